-- What a company thinks of who has applied, for its own members: stars and a shortlist. No student sees them here.
create table public.application_marks (
	application_id uuid primary key references public.applications (id) on delete cascade,
	stars smallint not null default 0 check (stars between 0 and 3),
	shortlisted boolean not null default false,
	-- Who was last; kept without a name once the account is gone.
	marked_by uuid references auth.users (id) on delete set null,
	marked_at timestamptz not null default clock_timestamp()
);
create index application_marks_marked_by_idx on public.application_marks (marked_by);

alter table public.application_marks enable row level security;
revoke all on public.application_marks from public, anon, authenticated, service_role;
grant select on public.application_marks to authenticated;
grant select, insert, update, delete on public.application_marks to service_role;
create policy "colleagues see marks" on public.application_marks
	for select to authenticated using (application_rules.shares_notes(application_id));
create policy "deeds do everything" on public.application_marks
	for all to service_role using (true) with check (true);
