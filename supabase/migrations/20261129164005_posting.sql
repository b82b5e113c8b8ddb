-- A version of corrections never comes again, although the row is removed when staff have decided: whoever has an older list
-- open decides on nothing that they have not seen.
create sequence posting_rules.correction_versions as integer;
revoke all on sequence posting_rules.correction_versions from public, anon, authenticated, service_role;
grant usage on sequence posting_rules.correction_versions to service_role;

-- What an employer writes until it is approved. Deeds alone change rows (server/deeds/posting).
create table public.internship_drafts (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	-- The internship of which it is a revision, or which it has become.
	internship_id uuid references public.internships (id) on delete cascade,
	state text not null default 'draft'
		check (state in ('draft', 'submitted', 'returned', 'approved')),
	-- In the shape of schema/employers/internship-draft.ts.
	content jsonb not null default '{}',
	step integer not null default 1 check (step between 1 and 4),
	-- Counts the changes of content and state: whoever has seen another one is told.
	version integer not null default 1,
	created_at timestamptz not null default clock_timestamp(),
	touched_at timestamptz not null default clock_timestamp(),
	submitted_at timestamptz,
	times_submitted integer not null default 0,
	decided_at timestamptz,
	return_reason text check (char_length(return_reason) <= 2000),
	-- For each field concerned, what staff say of it.
	comments jsonb not null default '{}'
		check (jsonb_typeof(comments) = 'object' and char_length(comments::text) <= 30000),
	-- How many of the two mails before its deletion have been written, and when the last was.
	warnings integer not null default 0 check (warnings between 0 and 2),
	warned_at timestamptz,
	returned_content jsonb check (jsonb_typeof(returned_content) = 'object'),
	-- When the office was told of its last submission.
	mailed_at timestamptz,
	-- What an employer says of words that are right in some texts only, when a draft is submitted.
	meant text check (char_length(meant) <= 1000 and meant ~ '\S'),
	-- What the line of a file said from which a draft was imported: the same line is known although the draft has changed since.
	imported_digest bytea check (octet_length(imported_digest) = 32),
	constraint internship_drafts_one_line check (
		public.is_one_line(concat(content ->> 'title', content ->> 'city', content ->> 'location'))
		and coalesce(application_rules.are_lines(content -> 'requirements'), true)
		and coalesce(application_rules.are_lines(content -> 'benefits'), true)),
	constraint internship_drafts_content_check
		check (jsonb_typeof(content) = 'object' and char_length(content::text) <= 40000),
	constraint internship_drafts_work_told_one_line check (
		public.is_one_line(coalesce(content ->> 'team', ''))
		and coalesce(application_rules.are_lines(content -> 'selection'), true)
		and coalesce(application_rules.are_lines(content -> 'questions'), true))
);
create index internship_drafts_employer_idx on public.internship_drafts (employer_id, touched_at);
create index internship_drafts_waiting_idx on public.internship_drafts (submitted_at)
	where state = 'submitted';
create index internship_drafts_touched_idx on public.internship_drafts (touched_at);
create index internship_drafts_internship_idx on public.internship_drafts (internship_id);
-- One revision of an internship at a time.
create unique index internship_drafts_one_revision on public.internship_drafts (internship_id)
	where state <> 'approved';
alter table public.internship_drafts enable row level security;
revoke all on public.internship_drafts from public, anon, authenticated, service_role;
grant select on public.internship_drafts to authenticated;
grant select, insert, update, delete on public.internship_drafts to service_role;
create policy "members of staff see what was submitted" on public.internship_drafts
	for select to authenticated using (state <> 'draft' and (select staff_rules.is_staff()));
create policy "the server writes all" on public.internship_drafts
	for all to service_role using (true) with check (true);
create policy "members see those of their company" on public.internship_drafts
	for select to authenticated using (employer_id = (select posting_rules.own_employer('internships')));
create trigger count_change before update on public.internship_drafts
	for each row execute function public.count_draft_change();
create trigger tell_webhooks after update of state on public.internship_drafts
	for each row when (old.state is distinct from new.state and new.state in ('returned', 'approved'))
	execute function posting_rules.tell_of_draft();

-- What a revision changed, for the mails to those who have applied.
create table posting_rules.changes (
	id uuid primary key default gen_random_uuid(),
	internship_id uuid not null references public.internships (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	before jsonb not null,
	after jsonb not null,
	-- When the mail about a change is due, or was.
	mail_at timestamptz
);
create index changes_internship_idx on posting_rules.changes (internship_id);
alter table posting_rules.changes enable row level security;
revoke all on posting_rules.changes from public, anon, authenticated, service_role;
grant select, insert, update, delete on posting_rules.changes to service_role;
create policy "the server writes all" on posting_rules.changes
	for all to service_role using (true) with check (true);

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
grant select on posting_rules.corrections to authenticated;
grant select, insert, update, delete on posting_rules.corrections to service_role;
create policy "members of staff see all" on posting_rules.corrections
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "the server writes all" on posting_rules.corrections
	for all to service_role using (true) with check (true);

-- The lines of imports that have become internships, by what they say: the same line is not stored again, although its
-- internship has been corrected since, and of two imports at once one stores it.
create table posting_rules.imported_lines (
	-- Of the employer and the content.
	digest bytea primary key check (octet_length(digest) = 32),
	internship_id uuid not null references public.internships (id) on delete cascade
);
create index imported_lines_internship_idx on posting_rules.imported_lines (internship_id);
alter table posting_rules.imported_lines enable row level security;
revoke all on posting_rules.imported_lines from public, anon, authenticated, service_role;
grant select, insert on posting_rules.imported_lines to service_role;
create policy "the server adds lines" on posting_rules.imported_lines
	for all to service_role using (true) with check (true);

-- Why, and what it was before, so that it can be so again.
create table posting_rules.stops (
	internship_id uuid primary key references public.internships (id) on delete cascade,
	kind text not null check (kind in ('paused', 'taken-down')),
	at timestamptz not null default clock_timestamp(),
	-- In words for the employer.
	reason text not null check (char_length(reason) <= 2000 and reason ~ '\S'),
	replaced jsonb not null check (jsonb_typeof(replaced) = 'object')
);
alter table posting_rules.stops enable row level security;
revoke all on posting_rules.stops from public, anon, authenticated, service_role;
grant select on posting_rules.stops to authenticated;
grant select, insert, update, delete on posting_rules.stops to service_role;
create policy "members of staff see all" on posting_rules.stops
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff do everything" on posting_rules.stops
	for all to service_role using (true) with check (true);
create policy "members see why" on posting_rules.stops
	for select to authenticated using (internship_id in (
		select id from public.internships where employer_id = (select posting_rules.own_employer())
	));

-- Words that staff have added to those of the search, without who has: the log of staff says that. `key` is the words as they
-- are looked up: in the singular and written as one. `means` is a word of the content's tables; null where it says nothing.
create table public.search_words (
	id uuid primary key default gen_random_uuid(),
	typed text not null check (char_length(typed) between 2 and 60 and typed !~ '[,|=\n]'),
	key text not null unique check (char_length(key) between 2 and 60),
	means text check (char_length(means) between 1 and 200),
	added_at timestamptz not null default clock_timestamp()
);
alter table public.search_words enable row level security;
revoke all on public.search_words from public, anon, authenticated, service_role;
grant select on public.search_words to authenticated;
grant select, insert, delete on public.search_words to service_role;
create policy "members of staff see them" on public.search_words
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff add and remove" on public.search_words for all to service_role using (true) with check (true);
create trigger count_change after insert or update or delete or truncate on public.search_words
	for each statement execute function catalogue.count_words_change();

-- What was posted with which Idempotency-Key, for a day: the same request again is answered with the same draft.
create table posting_rules.api_posts (
	key_id uuid not null references posting_rules.company_keys (id) on delete cascade,
	idempotency_key text not null check (char_length(idempotency_key) between 1 and 255),
	-- Of the body.
	digest bytea not null check (octet_length(digest) = 32),
	draft_id uuid references public.internship_drafts (id) on delete cascade,
	posted_at timestamptz not null default clock_timestamp(),
	primary key (key_id, idempotency_key)
);
create index api_posts_draft_idx on posting_rules.api_posts (draft_id);
alter table posting_rules.api_posts enable row level security;
revoke all on posting_rules.api_posts from public, anon, authenticated, service_role;
grant select, insert, update, delete on posting_rules.api_posts to service_role;
create policy "deeds do everything" on posting_rules.api_posts
	for all to service_role using (true) with check (true);
