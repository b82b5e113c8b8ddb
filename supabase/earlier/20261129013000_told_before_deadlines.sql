-- Of which deadline somebody was told before it, and on which day in Europe/London: one mail for all that are due on that day.
alter table public.saved_internships
	add column told_of date,
	add column told_on date,
	add check ((told_of is null) = (told_on is null));

-- Whether somebody is told before what they have saved closes: they are while there is no row.
create table public.deadline_mails (
	user_id uuid primary key references auth.users (id) on delete cascade,
	-- Since when they do not want these mails; null while they want them.
	stopped_at timestamptz,
	-- The last day in Europe/London on which there was one. There is one a day at most.
	told_on date
);

alter table public.deadline_mails enable row level security;
revoke all on public.deadline_mails from public, anon, authenticated, service_role;
grant select on public.deadline_mails to authenticated;
create policy "people read their own" on public.deadline_mails
	for select to authenticated using (user_id = (select auth.uid()));

-- Every ten minutes it is looked what closes within three days.
create index internships_deadline_idx on public.internships (deadline) where status = 'open';
