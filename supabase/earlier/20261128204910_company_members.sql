-- Who belongs to a company, in which role; posting_rules.rights says what a role may do. A company outlives the accounts in
-- it: what happens to it when one is deleted, a trigger does.
create table public.company_members (
	employer_id uuid not null references public.employers (id) on delete cascade,
	-- An account belongs to one company.
	user_id uuid not null unique references auth.users (id) on delete cascade,
	role text not null check (role in ('owner', 'recruiter')),
	added_at timestamptz not null default clock_timestamp(),
	primary key (employer_id, user_id)
);

alter table public.company_members enable row level security;
revoke all on public.company_members from public, anon, authenticated, service_role;
-- Written by the triggers below.
grant select on public.company_members to authenticated, service_role;

insert into public.company_members (employer_id, user_id, role, added_at)
	select id, user_id, 'owner', created_at from public.employers;

-- The account that fills the profile, by the calls on this table, is an owner.
alter table public.employers drop constraint employers_user_id_fkey,
	add constraint employers_user_id_fkey foreign key (user_id) references auth.users (id);
create trigger note_owner after insert on public.employers
	for each row execute function posting_rules.note_owner();
create trigger note_new_owner after update on public.employers
	for each row when (old.user_id is distinct from new.user_id)
	execute function posting_rules.note_owner();
create trigger leave_company before delete on auth.users
	for each row execute function posting_rules.leave_company();

-- These name the function without arguments; the next migration makes them again, with the right that they need.
drop policy "an employer sees their own" on public.internship_drafts;
drop policy "an employer sees their own" on staff_rules.company_changes;
drop policy "an employer sees why" on posting_rules.stops;
drop function if exists posting_rules.own_employer();
