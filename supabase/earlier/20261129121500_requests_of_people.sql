-- What people ask of their data: access, erasure, correction, complaints. Kept apart from accounts, as it has to be shown later
-- that each was answered in time, that of somebody who was deleted, too.
create table public.person_requests (
	id uuid primary key default gen_random_uuid(),
	kind text not null check (kind in ('access', 'erasure', 'correction', 'complaint')),
	-- Who asks: an address, or a name.
	person text not null check (char_length(person) <= 254 and person ~ '\S'),
	received_on date not null,
	-- By schema/staff/person-requests.ts.
	due_on date not null check (due_on > received_on),
	note text check (char_length(note) <= 2000),
	-- Why two months were added; null where they were not.
	extension text check (char_length(extension) <= 2000),
	closed_at timestamptz,
	outcome text check (char_length(outcome) <= 2000),
	check ((closed_at is null) = (outcome is null))
);
create index person_requests_open_idx on public.person_requests (due_on) where closed_at is null;
create index person_requests_person_idx on public.person_requests (lower(person));

alter table public.person_requests enable row level security;
revoke all on public.person_requests from public, anon, authenticated, service_role;
grant select on public.person_requests to authenticated;
grant select, insert, update on public.person_requests to service_role;
create policy "staff see requests of people" on public.person_requests
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "deeds do everything" on public.person_requests
	for all to service_role using (true) with check (true);

-- When somebody looked last at who has access.
create index staff_log_reviews_idx on public.staff_log (number) where action = 'review-access';
