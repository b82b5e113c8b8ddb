-- What a company changes of its profile after staff have checked it: they look at the difference afterwards, or when
-- they check it again.

-- Of each company that has changed since, its profile as staff saw it last. Without a row, nothing has changed.
create table staff_rules.company_changes (
	employer_id uuid primary key references public.employers (id) on delete cascade,
	-- As staff_rules.profile_of makes it.
	checked jsonb not null check (jsonb_typeof(checked) = 'object'),
	-- When the first and the last of the changes were made.
	first_at timestamptz not null default clock_timestamp(),
	last_at timestamptz not null default clock_timestamp()
);
create index company_changes_first_idx on staff_rules.company_changes (first_at);
alter table staff_rules.company_changes enable row level security;
revoke all on staff_rules.company_changes from public, anon, authenticated, service_role;
grant select on staff_rules.company_changes to authenticated, service_role;
create policy "members of staff see all" on staff_rules.company_changes
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "an employer sees their own" on staff_rules.company_changes
	for select to authenticated using (employer_id = (select posting_rules.own_employer()));
create policy "programs of staff see all" on staff_rules.company_changes
	for select to service_role using (true);

create trigger note_company_change after update on public.employers
	for each row when (old.host_since is not null) execute function staff_rules.note_company_change();

create or replace view staff_rules.what_waits (kind, since) as
	select 'drafts', submitted_at from public.internship_drafts where state = 'submitted'
	union all select 'corrections', first_at from posting_rules.corrections
	union all select 'employers', asked_at from public.employers where asked_at is not null
	-- Those that are checked again as a whole wait as employers.
	union all select 'companies', changed.first_at from staff_rules.company_changes as changed
		join public.employers on employers.id = changed.employer_id and employers.verified
	union all select 'messages', created_at from public.contacts
		where not exists (select from public.contact_answers where contact_id = contacts.id)
	union all select 'reports', created_at from public.reports where resolved_at is null
	-- Applications without an employer are answered by staff.
	union all select 'applications', applications.created_at from application_rules.waiting as ours
		join public.applications using (id) where ours.employer_id is null;
