-- What staff have decided and can take back for ten minutes: to publish a draft, to verify a company. Nothing follows from
-- it before it is due; then the server does it, in the name of the member of staff.
create table staff_rules.pending_decisions (
	id uuid primary key default gen_random_uuid(),
	draft_id uuid unique references public.internship_drafts (id) on delete cascade,
	employer_id uuid unique references public.employers (id) on delete cascade,
	decided_by uuid not null references auth.users (id) on delete cascade,
	due_at timestamptz not null default clock_timestamp() + application_rules.take_back_time(),
	-- Of a draft the version that was looked at; of a company what was checked, and the profile that was looked at.
	decision jsonb not null check (jsonb_typeof(decision) = 'object' and char_length(decision::text) <= 20000),
	check (num_nonnulls(draft_id, employer_id) = 1)
);
create index pending_decisions_due_idx on staff_rules.pending_decisions (due_at);
create index pending_decisions_decided_by_idx on staff_rules.pending_decisions (decided_by);
alter table staff_rules.pending_decisions enable row level security;
revoke all on staff_rules.pending_decisions from public, anon, authenticated, service_role;
grant select on staff_rules.pending_decisions to authenticated;
grant select, insert, update, delete on staff_rules.pending_decisions to service_role;
create policy "members of staff see all" on staff_rules.pending_decisions
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff do everything" on staff_rules.pending_decisions
	for all to service_role using (true) with check (true);

-- What is decided waits for nobody, unless the company has changed its profile since.
create or replace view staff_rules.what_waits (kind, since) as
	select 'drafts', submitted_at from public.internship_drafts as draft
		where state = 'submitted'
			and not exists (select from staff_rules.pending_decisions where draft_id = draft.id)
	union all select 'corrections', first_at from posting_rules.corrections
	union all select 'employers', asked_at from public.employers
		where asked_at is not null and not exists (
			select from staff_rules.pending_decisions as pending
			where pending.employer_id = employers.id and pending.decision -> 'profile' = staff_rules.profile_of(employers)
		)
	-- Those that are checked again as a whole wait as employers.
	union all select 'companies', changed.first_at from staff_rules.company_changes as changed
		join public.employers on employers.id = changed.employer_id and employers.verified
	union all select 'messages', created_at from public.contacts
		where not exists (select from public.contact_answers where contact_id = contacts.id)
	union all select 'reports', created_at from public.reports where resolved_at is null;

-- What each check of a decision rested on, by its name: a number, a website, a domain.
alter table public.employer_decisions add column grounds jsonb
	check (jsonb_typeof(grounds) = 'object' and char_length(grounds::text) <= 2000);
