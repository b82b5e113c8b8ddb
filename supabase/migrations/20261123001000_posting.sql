-- What an employer writes until it is approved. Rows are changed by the functions of `posting_rules` alone.
create table public.internship_drafts (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	-- The internship of which it is a revision, or which it has become.
	internship_id uuid references public.internships (id) on delete cascade,
	state text not null default 'draft'
		check (state in ('draft', 'submitted', 'returned', 'approved')),
	-- In the shape of schema/employers/internship-draft.ts.
	content jsonb not null default '{}'
		check (jsonb_typeof(content) = 'object' and char_length(content::text) <= 30000),
	step integer not null default 1 check (step between 1 and 4),
	-- Counts the changes of content and state: whoever has seen another one is told.
	version integer not null default 1,
	created_at timestamptz not null default clock_timestamp(),
	touched_at timestamptz not null default clock_timestamp(),
	submitted_at timestamptz,
	times_submitted integer not null default 0,
	-- The member of staff whose it is for an hour.
	claimed_by uuid references auth.users (id) on delete set null,
	claimed_until timestamptz,
	decided_at timestamptz,
	return_reason text check (char_length(return_reason) <= 2000),
	-- For each field concerned, what staff say of it.
	comments jsonb not null default '{}'
		check (jsonb_typeof(comments) = 'object' and char_length(comments::text) <= 30000),
	-- How many of the two mails before its deletion have been written, and when the last was.
	warnings integer not null default 0 check (warnings between 0 and 2),
	warned_at timestamptz
);
create index internship_drafts_employer_idx on public.internship_drafts (employer_id, touched_at);
create index internship_drafts_waiting_idx on public.internship_drafts (submitted_at)
	where state = 'submitted';
create index internship_drafts_touched_idx on public.internship_drafts (touched_at);
create index internship_drafts_claimed_by_idx on public.internship_drafts (claimed_by);
create index internship_drafts_internship_idx on public.internship_drafts (internship_id);
-- One revision of an internship at a time.
create unique index internship_drafts_one_revision on public.internship_drafts (internship_id)
	where state <> 'approved';

create trigger count_change before update on public.internship_drafts
	for each row execute function public.count_draft_change();

alter table public.internship_drafts enable row level security;
revoke all on public.internship_drafts from public, anon, authenticated, service_role;
grant select on public.internship_drafts to authenticated, service_role;
create policy "an employer sees their own" on public.internship_drafts
	for select to authenticated using (employer_id = (select posting_rules.own_employer()));
create policy "members of staff see what was submitted" on public.internship_drafts
	for select to authenticated using (state <> 'draft' and (select staff_rules.is_staff()));
create policy "programs of staff see all" on public.internship_drafts
	for select to service_role using (true);

-- The minimum wage for 21 and over, from each day on which it changes: a copy of
-- schema/internships/wage-rates.ts, written by each start of the server.
create table posting_rules.wages (from_day date primary key, adult numeric(6, 2) not null);

-- What a revision changed, for the mails to those who have applied.
create table posting_rules.changes (
	id uuid primary key default gen_random_uuid(),
	internship_id uuid not null references public.internships (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	before jsonb not null,
	after jsonb not null
);
create index changes_internship_idx on posting_rules.changes (internship_id);

alter table posting_rules.wages enable row level security;
alter table posting_rules.changes enable row level security;
revoke all on posting_rules.wages, posting_rules.changes from public, anon, authenticated, service_role;
grant select on posting_rules.changes to service_role;
create policy "programs of staff see all" on posting_rules.changes
	for select to service_role using (true);
