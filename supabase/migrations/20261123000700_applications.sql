-- A copy of schema/applications/application-moves.ts, written by each start of the server.
create table application_rules.moves (
	mover text not null check (mover in ('student', 'employer', 'staff', 'server')),
	from_status text not null,
	to_status text not null,
	take_back boolean not null,
	primary key (mover, from_status, to_status)
);
create table application_rules.rejection_reasons (reason text primary key);

-- Applications. A signed-in person sends their own and sees their own, and changes none.
create table public.applications (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	program_type text not null check (
		program_type in ('london', 'international', 'remote', 'placement', 'uk-cities')
	),
	program_name text check (char_length(program_name) <= 300),
	motivation text not null check (char_length(motivation) <= 5000 and motivation ~ '\S'),
	experience text not null check (char_length(experience) <= 5000 and experience ~ '\S'),
	availability text not null check (char_length(availability) <= 5000 and availability ~ '\S'),
	created_at timestamptz not null default now(),
	-- Null for an application to the service in general.
	internship_id uuid references public.internships (id) on delete set null,
	status text not null default 'submitted',
	-- The first day on which the applicant has an answer, in Europe/London.
	answer_due_on date not null
);
create index applications_user_idx on public.applications (user_id, created_at desc);
create index applications_internship_idx on public.applications (internship_id, created_at);
create index applications_waiting_idx on public.applications (answer_due_on)
	where status in ('submitted', 'in-review');
-- Who has withdrawn may apply again.
create unique index applications_one_for_each_internship on public.applications (user_id, internship_id)
	where status <> 'withdrawn';

alter table public.applications enable row level security;
revoke all on public.applications from public, anon, authenticated;
grant select on public.applications to authenticated;
grant insert (user_id, program_type, program_name, motivation, experience, availability, internship_id)
	on public.applications to authenticated;
grant select, insert, update, delete on public.applications to service_role;

create policy "a person applies for themselves" on public.applications
	for insert to authenticated with check (user_id = (select auth.uid()));
create policy "a person sees their own" on public.applications
	for select to authenticated using (user_id = (select auth.uid()));
-- Who answers applications: the verified employer of an internship, and signed-in members of staff. What a policy
-- calls without an argument of the row is worked out once for each statement.
create policy "an employer sees the applications to their internships" on public.applications
	for select to authenticated
	using (internship_id = any (array(select application_rules.own_internships())));
create policy "members of staff see all applications" on public.applications
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "staff do everything" on public.applications
	for all to service_role using (true) with check (true);

create trigger refuse_direct_move before update on public.applications
	for each row when (new.status is distinct from old.status)
	execute function public.refuse_direct_move();
-- Not for what staff put in, and a restored backup.
create trigger note_stored after insert on public.applications
	for each row when (current_user in ('anon', 'authenticated'))
	execute function outbox.note_stored_row();

-- What has happened to an application.
create table public.application_events (
	id uuid primary key default gen_random_uuid(),
	application_id uuid not null references public.applications (id) on delete cascade,
	-- Events of one application have the order of their numbers.
	number bigint generated always as identity,
	at timestamptz not null default clock_timestamp(),
	mover text not null check (mover in ('student', 'employer', 'staff', 'server')),
	-- The account that made the move; null for the server, for staff on the command line and after the
	-- deletion of the account.
	moved_by uuid references auth.users (id) on delete set null,
	-- Null for the first.
	from_status text,
	to_status text not null,
	reasons text[] not null default '{}' check (cardinality(reasons) <= 10),
	message text check (char_length(message) <= 5000),
	-- The event that this one takes back.
	takes_back uuid unique references public.application_events (id) on delete cascade
);
create index application_events_application_idx on public.application_events (application_id, number);
create index application_events_moved_by_idx on public.application_events (moved_by);

alter table public.application_events enable row level security;
revoke all on public.application_events from public, anon, authenticated, service_role;
grant select on public.application_events to service_role;
-- Not which account made a move.
grant select (id, application_id, number, at, mover, from_status, to_status, reasons, message, takes_back)
	on public.application_events to authenticated;
-- Row-level security of applications decides.
create policy "who sees an application sees its events" on public.application_events
	for select to authenticated using (exists (
		select from public.applications where applications.id = application_id
	));
create policy "staff see all" on public.application_events for select to service_role using (true);

create trigger refuse_change before update or delete on public.application_events
	for each row execute function public.refuse_event_change();
create trigger note_stale_record after insert on public.application_events for each row
	when (new.to_status <> 'in-review' or new.takes_back is not null)
	execute function catalogue.note_stale_record();

-- What those who answer an application tell each other; its student never reads it.
create table public.application_notes (
	id uuid primary key default gen_random_uuid(),
	application_id uuid not null references public.applications (id) on delete cascade,
	written_by uuid not null references auth.users (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	text text not null check (char_length(text) <= 2000 and text ~ '\S')
);
create index application_notes_application_idx on public.application_notes (application_id, at);
create index application_notes_written_by_idx on public.application_notes (written_by);

alter table public.application_notes enable row level security;
revoke all on public.application_notes from public, anon, authenticated, service_role;
-- Written and deleted by functions of application_rules.
grant select on public.application_notes to authenticated, service_role;
create policy "colleagues see the notes of an application" on public.application_notes
	for select to authenticated using (application_rules.shares_notes(application_id));
create policy "writers see what they have written" on public.application_notes
	for select to authenticated using (written_by = (select auth.uid()));
create policy "programs of staff see all" on public.application_notes
	for select to service_role using (true);

-- The words with which somebody begins the message of a move, where they have changed ours.
create table public.message_templates (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
	to_status text not null check (to_status in ('in-review', 'interview', 'offered', 'rejected')),
	text text not null check (char_length(text) <= 5000 and text ~ '\S'),
	unique (user_id, to_status),
	constraint message_templates_rejection_check
		check (to_status <> 'rejected' or application_rules.is_sentence(text))
);

alter table public.message_templates enable row level security;
revoke all on public.message_templates from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.message_templates to authenticated, service_role;
create policy "a person keeps their own templates" on public.message_templates
	for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "programs of staff do everything" on public.message_templates
	for all to service_role using (true) with check (true);

-- What an employer has not been told yet. The mail is made of all lines that are ready, which are deleted in
-- the transaction that adds it.
create table outbox.news (
	event_id uuid primary key references public.application_events (id) on delete cascade,
	employer_id uuid not null references public.employers (id) on delete cascade,
	ready_at timestamptz not null
);
create index news_employer_idx on outbox.news (employer_id, ready_at);

-- The applications that wait for an answer, with who owes it: null for the office, which answers those to the
-- site's internships and general ones.
create view application_rules.waiting as
	select application.id, internship.employer_id, application.internship_id, application.answer_due_on
	from public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	where application.status in ('submitted', 'in-review');

-- The promise that every application gets an answer, kept by the clock: reminders to who owes answers, a mail
-- to the applicant once an answer is late, and the status `unanswered` when none came. What has been said of answers
-- is part of backups, as the outbox is: after a restore nobody is told twice.

-- Made by the first run, as a backup is restored into empty tables.
create table outbox.promise_state (
	only_row boolean primary key default true check (only_row),
	-- Answers that were due before are not the clock's: they were given by mail, outside of this site.
	began_on date not null default application_rules.today(),
	last_day date,
	-- Why the last call did nothing.
	refused text check (refused in ('clock', 'pause'))
);

-- One mail for each who owes answers and day; the office has no employer.
create table outbox.reminders (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid references public.employers (id) on delete cascade,
	day date not null,
	unique nulls not distinct (employer_id, day)
);

-- What has been said of an application's answer: that it is due soon, due on the day, and late.
create table outbox.told (
	application_id uuid not null references public.applications (id) on delete cascade,
	what text not null check (what in ('soon', 'due', 'late')),
	reminder_id uuid references outbox.reminders (id) on delete cascade,
	primary key (application_id, what),
	check ((what = 'late') = (reminder_id is null))
);
create index told_reminder_idx on outbox.told (reminder_id);

-- Open internships that the mail about an unanswered application names.
create table outbox.suggestions (
	event_id uuid primary key references public.application_events (id) on delete cascade,
	slugs text[] not null check (cardinality(slugs) <= 3)
);

alter table application_rules.moves enable row level security;
alter table application_rules.rejection_reasons enable row level security;
alter table outbox.news enable row level security;
alter table outbox.promise_state enable row level security;
alter table outbox.reminders enable row level security;
alter table outbox.told enable row level security;
alter table outbox.suggestions enable row level security;
revoke all on application_rules.moves, application_rules.rejection_reasons, application_rules.waiting, outbox.news,
	outbox.promise_state, outbox.reminders, outbox.told, outbox.suggestions
	from public, anon, authenticated, service_role;
