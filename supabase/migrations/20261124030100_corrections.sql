-- Small corrections of a public internship are public at once; staff look at them afterwards and can undo them. Which
-- corrections are small, schema/employers/corrections.ts decides, in the transaction that submits them.

-- Of each internship with corrections that staff have not looked at, what they approved last. Without a row, what is
-- public is approved.
create table posting_rules.corrections (
	internship_id uuid primary key references public.internships (id) on delete cascade,
	-- In the shape of schema/employers/internship-draft.ts.
	approved jsonb not null check (jsonb_typeof(approved) = 'object'),
	-- When the first and the last of them were made.
	first_at timestamptz not null default clock_timestamp(),
	last_at timestamptz not null default clock_timestamp(),
	-- Counts the changes: whoever has seen another one is told.
	version integer not null default 1
);
create index corrections_first_idx on posting_rules.corrections (first_at);
alter table posting_rules.corrections enable row level security;
revoke all on posting_rules.corrections from public, anon, authenticated, service_role;
grant select on posting_rules.corrections to authenticated, service_role;
create policy "members of staff see all" on posting_rules.corrections
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on posting_rules.corrections
	for select to service_role using (true);

create or replace view staff_rules.what_waits (kind, since) as
	select 'drafts', submitted_at from public.internship_drafts where state = 'submitted'
	union all select 'corrections', first_at from posting_rules.corrections
	union all select 'employers', asked_at from public.employers where asked_at is not null
	union all select 'messages', created_at from public.contacts
		where not exists (select from public.contact_answers where contact_id = contacts.id)
	union all select 'reports', created_at from public.reports where resolved_at is null
	-- Applications without an employer are answered by staff.
	union all select 'applications', applications.created_at from application_rules.waiting as ours
		join public.applications using (id) where ours.employer_id is null;

-- When the mail about a change is due, or was.
alter table posting_rules.changes add column mail_at timestamptz;

drop function if exists posting_rules.submit(uuid, integer);
