-- Who is told by one mail when an internship that is paused or closed takes applications again. Written by deeds; a row
-- goes with the mail that it leads to, with its account, with the internship, and after 12 months.
create table public.reopening_notices (
	user_id uuid not null references auth.users (id) on delete cascade,
	internship_id uuid not null references public.internships (id) on delete cascade,
	asked_at timestamptz not null default clock_timestamp(),
	primary key (user_id, internship_id)
);
create index reopening_notices_internship_idx on public.reopening_notices (internship_id, asked_at);

alter table public.reopening_notices enable row level security;
revoke all on public.reopening_notices from public, anon, authenticated, service_role;
grant select on public.reopening_notices to authenticated;
grant select, insert, update, delete on public.reopening_notices to service_role;
create policy "people read what they wait for" on public.reopening_notices
	for select to authenticated using (user_id = (select auth.uid()));
create policy "deeds do everything" on public.reopening_notices
	for all to service_role using (true) with check (true);

-- However it opens: by its employer, by a later deadline, or as its company is verified again.
create trigger note_reopening after update on public.internships
	for each row when (
		new.status = 'open' and not new.hidden
		and (old.status, old.hidden, old.deadline) is distinct from (new.status, new.hidden, new.deadline)
	)
	execute function alert_rules.note_reopening();

-- The mail names three that its student has not applied for; the others stand in for those.
alter table outbox.suggestions drop constraint suggestions_slugs_check,
	add constraint suggestions_slugs_check check (cardinality(slugs) <= 6);
