-- What members of a company have changed of an application besides moves and notes, for the company itself to read: who, and when.
-- No student sees it. A line is of one kind, which says what its other columns mean.
create table public.application_changes (
	id uuid primary key default gen_random_uuid(),
	application_id uuid not null references public.applications (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	-- Null once the account is deleted.
	changed_by uuid references auth.users (id) on delete set null,
	kind text not null check (kind in ('stars', 'shortlisted', 'unlisted', 'assigned', 'unassigned', 'exported')),
	-- 0 to 3, where they were changed.
	stars smallint check (stars between 0 and 3),
	-- Who was given it; null once the account is deleted.
	colleague uuid references auth.users (id) on delete set null,
	-- With which file it was taken out.
	export_id uuid references public.applicant_exports (id) on delete cascade,
	check ((stars is not null) = (kind = 'stars')),
	check (colleague is null or kind = 'assigned'),
	check ((export_id is not null) = (kind = 'exported'))
);
create index application_changes_application_idx on public.application_changes (application_id, at);
create index application_changes_changed_by_idx on public.application_changes (changed_by);
create index application_changes_colleague_idx on public.application_changes (colleague);
create index application_changes_export_idx on public.application_changes (export_id);
alter table public.application_changes enable row level security;
revoke all on public.application_changes from public, anon, authenticated, service_role;
grant select on public.application_changes to authenticated;
grant select, insert, delete on public.application_changes to service_role;
create policy "colleagues see what was changed" on public.application_changes for select to authenticated using (
	exists (
		select from public.applications as changed where changed.id = application_id and changed.user_id <> (select auth.uid())
			and changed.internship_id = any (array(select application_rules.own_internships()))
	)
);
create policy "deeds do everything" on public.application_changes
	for all to service_role using (true) with check (true);
