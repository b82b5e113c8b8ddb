-- Which member of a company has taken an application on: by choice, and nobody without a row.
create table public.application_assignments (
	application_id uuid primary key references public.applications (id) on delete cascade,
	user_id uuid not null references auth.users (id) on delete cascade,
	assigned_at timestamptz not null default clock_timestamp()
);
create index application_assignments_user_idx on public.application_assignments (user_id);

alter table public.application_assignments enable row level security;
revoke all on public.application_assignments from public, anon, authenticated, service_role;
grant select on public.application_assignments to authenticated;
grant select, insert, update, delete on public.application_assignments to service_role;
create policy "colleagues see whose an application is" on public.application_assignments
	for select to authenticated using (application_rules.shares_notes(application_id));
create policy "deeds do everything" on public.application_assignments
	for all to service_role using (true) with check (true);
