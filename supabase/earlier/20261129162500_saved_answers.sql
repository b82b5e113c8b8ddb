-- Texts that staff use again: of one member of staff, whose they are until they leave, or shared, without an owner.
create table staff_rules.saved_answers (
	id uuid primary key default gen_random_uuid(),
	kind text not null check (kind in ('draft', 'correction', 'employer', 'message', 'applicant-message', 'report')),
	owner uuid references public.staff (user_id) on delete cascade,
	name text not null check (char_length(name) between 1 and 60),
	text text not null check (char_length(text) between 1 and 2000),
	changed_at timestamptz not null default clock_timestamp()
);
create index saved_answers_owner_idx on staff_rules.saved_answers (owner);
create unique index saved_answers_name_key on staff_rules.saved_answers (kind, owner, lower(name)) nulls not distinct;
alter table staff_rules.saved_answers enable row level security;
revoke all on staff_rules.saved_answers from public, anon, authenticated, service_role;
grant select on staff_rules.saved_answers to authenticated;
grant select, insert, update, delete on staff_rules.saved_answers to service_role;
create policy "members of staff see shared ones and their own" on staff_rules.saved_answers
	for select to authenticated
	using ((select staff_rules.is_staff()) and (owner is null or owner = (select auth.uid())));
create policy "programs of staff do everything" on staff_rules.saved_answers
	for all to service_role using (true) with check (true);
