-- What employers take out of the site, for staff to see. Lines are added by application_rules.note_export
-- and never changed.
create table public.applicant_exports (
	id uuid primary key default gen_random_uuid(),
	at timestamptz not null default clock_timestamp(),
	-- Null after the deletion of the account; the name stays.
	employer_id uuid references public.employers (id) on delete set null,
	company text not null,
	-- A table of applications, or their CVs.
	kind text not null check (kind in ('list', 'cvs')),
	-- Of the chosen internship; null for all of them, and where they were chosen one by one.
	internship text check (char_length(internship) <= 160),
	applications integer not null check (applications >= 0)
);
create index applicant_exports_employer_idx on public.applicant_exports (employer_id, at desc);
create index applicant_exports_at_idx on public.applicant_exports (at);
create trigger refuse_change before update or delete on public.applicant_exports
	for each row execute function public.refuse_log_change();

alter table public.applicant_exports enable row level security;
revoke all on public.applicant_exports from public, anon, authenticated, service_role;
grant select on public.applicant_exports to authenticated, service_role;
create policy "an employer sees what it took out" on public.applicant_exports
	for select to authenticated using (
		employer_id = (select employers.id from public.employers where employers.user_id = (select auth.uid()))
	);
create policy "staff see what employers took out" on public.applicant_exports
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.applicant_exports
	for select to service_role using (true);
