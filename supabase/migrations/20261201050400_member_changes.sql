-- Who has belonged to a company, from when to when, in which role, and who has changed that.
create table posting_rules.member_changes (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	-- Whom it is about; null once that account is deleted.
	user_id uuid references auth.users (id) on delete set null,
	kind text not null check (kind in ('joined', 'role', 'left')),
	-- From then on; of who has left, until then.
	role text not null check (role in ('owner', 'recruiter')),
	-- Since when they had belonged to it.
	since timestamptz not null,
	at timestamptz not null default clock_timestamp(),
	-- Who has done it; null for nobody in particular, and once that account is deleted.
	changed_by uuid references auth.users (id) on delete set null
);
create index member_changes_employer_idx on posting_rules.member_changes (employer_id, at);
create index member_changes_user_idx on posting_rules.member_changes (user_id);
create index member_changes_changed_by_idx on posting_rules.member_changes (changed_by);
create index member_changes_at_idx on posting_rules.member_changes (at);
alter table posting_rules.member_changes enable row level security;
revoke all on posting_rules.member_changes from public, anon, authenticated, service_role;
grant select on posting_rules.member_changes to service_role;
create policy "deeds read" on posting_rules.member_changes for select to service_role using (true);
create trigger note_member_change after insert or delete or update of role on public.company_members
	for each row execute function posting_rules.note_member_change();
-- Until now nobody's change was noted: those who are there have joined.
insert into posting_rules.member_changes (employer_id, user_id, kind, role, since, at)
select employer_id, user_id, 'joined', role, added_at, added_at from public.company_members;
