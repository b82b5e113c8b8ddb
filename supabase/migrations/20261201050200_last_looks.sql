-- When a member of a company looked at the list of its applicants last, so that the dashboard counts for each of them what is new.
create table posting_rules.last_looks (
	-- It goes with the membership.
	user_id uuid primary key references public.company_members (user_id) on delete cascade,
	at timestamptz not null default clock_timestamp()
);
alter table posting_rules.last_looks enable row level security;
revoke all on posting_rules.last_looks from public, anon, authenticated, service_role;
grant select, insert, update on posting_rules.last_looks to service_role;
create policy "deeds do everything" on posting_rules.last_looks
	for all to service_role using (true) with check (true);
-- Until now nobody's look was noted: for who is a member, what came before is not new.
insert into posting_rules.last_looks (user_id) select user_id from public.company_members;
