-- Members of staff, and what they have done. The right belongs to the account and ends with its row: every
-- rule asks the table.
create table public.staff (
	user_id uuid primary key references auth.users (id) on delete cascade,
	added_at timestamptz not null default clock_timestamp(),
	-- What a member of staff may do (posting_rules.rights in supabase/functions/members.sql). Who was staff before may do everything.
	role text not null default 'administrator' check (role in ('reviewer', 'administrator'))
);
alter table public.staff enable row level security;
revoke all on public.staff from public, anon, authenticated, service_role;
grant select on public.staff to authenticated;
grant select, insert, update, delete on public.staff to service_role;
create policy "staff see who is staff" on public.staff
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.staff
	for select to service_role using (true);
create policy "deeds do everything" on public.staff
	for all to service_role using (true) with check (true);

create table public.staff_log (
	id uuid primary key default gen_random_uuid(),
	number bigint generated always as identity,
	at timestamptz not null default clock_timestamp(),
	-- Null for an operator's command, and after the deletion of the account.
	staff_id uuid references auth.users (id) on delete set null,
	-- Kept, so that the log can be read after the deletion of the account.
	staff_email text not null check (char_length(staff_email) <= 254),
	action text not null check (char_length(action) <= 60 and action ~ '^[a-z]+(-[a-z]+)*$'),
	-- What it was done to: the kind of thing, and its id.
	subject text not null check (char_length(subject) <= 60 and subject ~ '^[a-z]+(-[a-z]+)*$'),
	subject_id text check (char_length(subject_id) <= 200),
	detail text check (char_length(detail) <= 5000)
);
create index staff_log_number_idx on public.staff_log (number);
create index staff_log_staff_idx on public.staff_log (staff_id);
create index staff_log_subject_idx on public.staff_log (subject_id, staff_id);
-- When somebody looked last at who has access.
create index staff_log_reviews_idx on public.staff_log (number) where action = 'review-access';
alter table public.staff_log enable row level security;
revoke all on public.staff_log from public, anon, authenticated, service_role;
grant select on public.staff_log to authenticated;
grant select, insert on public.staff_log to service_role;
create policy "staff see what staff did" on public.staff_log
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.staff_log
	for select to service_role using (true);
create policy "the server adds lines" on public.staff_log
	for insert to service_role with check (true);
create trigger refuse_change before update or delete on public.staff_log
	for each row execute function public.refuse_log_change();

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

-- Who of staff has open what waits for them: colleagues see it, and do not decide on it. One row for each thing; what is over
-- counts no more, and is deleted once a day.
create table public.staff_claims (
	id uuid primary key default gen_random_uuid(),
	draft_id uuid unique references public.internship_drafts (id) on delete cascade,
	correction_id uuid unique references posting_rules.corrections (internship_id) on delete cascade,
	employer_id uuid unique references public.employers (id) on delete cascade,
	contact_id uuid unique references public.contacts (id) on delete cascade,
	review_id uuid unique references public.message_reviews (id) on delete cascade,
	report_id uuid unique references public.reports (id) on delete cascade,
	claimed_by uuid not null references auth.users (id) on delete cascade,
	until timestamptz not null,
	check (num_nonnulls(draft_id, correction_id, employer_id, contact_id, review_id, report_id) = 1)
);
create index staff_claims_claimed_by_idx on public.staff_claims (claimed_by);
alter table public.staff_claims enable row level security;
revoke all on public.staff_claims from public, anon, authenticated, service_role;
grant select on public.staff_claims to authenticated;
grant select, insert, update, delete on public.staff_claims to service_role;
create policy "members of staff see all" on public.staff_claims
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff do everything" on public.staff_claims
	for all to service_role using (true) with check (true);

-- Who has been proposed as an administrator, until a second administrator approves it, or somebody ends it.
create table public.staff_proposals (
	user_id uuid primary key references auth.users (id) on delete cascade,
	proposed_by uuid not null references auth.users (id) on delete cascade,
	proposed_at timestamptz not null default clock_timestamp(),
	ends_at timestamptz not null default clock_timestamp() + interval '7 days',
	check (user_id <> proposed_by)
);
create index staff_proposals_proposed_by_idx on public.staff_proposals (proposed_by);
alter table public.staff_proposals enable row level security;
revoke all on public.staff_proposals from public, anon, authenticated, service_role;
grant select on public.staff_proposals to authenticated;
grant select, insert, update, delete on public.staff_proposals to service_role;
create policy "administrators see who is proposed" on public.staff_proposals
	for select to authenticated using ('staff' in (select staff_rules.own_rights()));
create policy "deeds do everything" on public.staff_proposals
	for all to service_role using (true) with check (true);

-- What people ask of their data: access, erasure, correction, complaints. Kept apart from accounts, as it has to be shown later
-- that each was answered in time, that of somebody who was deleted, too.
create table public.person_requests (
	id uuid primary key default gen_random_uuid(),
	kind text not null check (kind in ('access', 'erasure', 'correction', 'complaint')),
	-- Who asks: an address, or a name.
	person text not null check (char_length(person) <= 254 and person ~ '\S'),
	received_on date not null,
	-- By schema/staff/person-requests.ts.
	due_on date not null check (due_on > received_on),
	note text check (char_length(note) <= 2000),
	-- Why two months were added; null where they were not.
	extension text check (char_length(extension) <= 2000),
	closed_at timestamptz,
	outcome text check (char_length(outcome) <= 2000),
	check ((closed_at is null) = (outcome is null))
);
create index person_requests_open_idx on public.person_requests (due_on) where closed_at is null;
create index person_requests_person_idx on public.person_requests (lower(person));
alter table public.person_requests enable row level security;
revoke all on public.person_requests from public, anon, authenticated, service_role;
grant select on public.person_requests to authenticated;
grant select, insert, update on public.person_requests to service_role;
create policy "staff see requests of people" on public.person_requests
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "deeds do everything" on public.person_requests
	for all to service_role using (true) with check (true);

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

-- What is decided waits for nobody, unless the company has changed its profile since.
create view staff_rules.what_waits (kind, since) as
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
revoke all on staff_rules.what_waits from public, anon, authenticated, service_role;
