-- A copy of schema/applications/application-moves.ts, written by each start of the server.
create table application_rules.moves (
	mover text not null check (mover in ('student', 'employer', 'staff', 'server')),
	from_status text not null,
	to_status text not null,
	take_back boolean not null,
	primary key (mover, from_status, to_status)
);
alter table application_rules.moves enable row level security;
revoke all on application_rules.moves from public, anon, authenticated, service_role;

create table application_rules.rejection_reasons (
	reason text primary key
);
alter table application_rules.rejection_reasons enable row level security;
revoke all on application_rules.rejection_reasons from public, anon, authenticated, service_role;

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
	-- An application in general is answered within 14 days, not counting the day of sending.
	answer_due_on date not null default application_rules.today() + 14,
	-- The day is that of the application. Null for those that were sent before.
	terms_version date,
	-- Whether the office answers it: it is general, or no employer who may answer has the internship.
	to_office boolean not null default true,
	-- Questions as they were asked, each with its answer: an internship that changes later changes none of them.
	question_answers jsonb not null default '[]'
		check (application_rules.are_question_answers(question_answers)),
	number integer,
	-- Who was told, as they applied, that nobody sees their name before the invitation: that stays so where their employer shows names
	-- later.
	names_hidden boolean not null default false,
	constraint applications_one_line check (public.is_one_line(program_name))
);
create index applications_user_idx on public.applications (user_id, created_at desc);
create index applications_internship_idx on public.applications (internship_id, created_at);
-- Who has withdrawn may apply again.
create unique index applications_one_for_each_internship on public.applications (user_id, internship_id)
	where status <> 'withdrawn';
create index applications_withdrawn_idx on public.applications (id) where status = 'withdrawn';
create index applications_waiting_idx on public.applications (answer_due_on, created_at, id)
	include (internship_id, user_id, status) where status in ('submitted', 'in-review');
-- What waits by the day of its answer, the rest newest first; each also by its status.
create index applications_due_idx on public.applications (to_office, answer_due_on, created_at, id)
	include (internship_id, user_id, status) where status in ('submitted', 'in-review');
create index applications_due_status_idx on public.applications (to_office, status, answer_due_on, created_at, id)
	include (internship_id, user_id) where status in ('submitted', 'in-review');
create index applications_created_idx on public.applications (created_at);
create index applications_answered_idx on public.applications (to_office, created_at desc, id)
	include (internship_id, user_id, status, answer_due_on) where status not in ('submitted', 'in-review');
create index applications_status_idx on public.applications (to_office, status, created_at desc, id)
	include (internship_id, user_id, answer_due_on) where status not in ('submitted', 'in-review');
create index applications_number_idx on public.applications (internship_id, number desc);
alter table public.applications enable row level security;
revoke all on public.applications from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.applications to service_role;
grant select (
	id, user_id, program_type, program_name, motivation, experience, availability, created_at, internship_id,
	answer_due_on, terms_version, question_answers
) on public.applications to authenticated;
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
-- For every change: what a trigger changes is not among the columns of an update.
create trigger note_who_answers before insert on public.applications
	for each row execute function application_rules.note_who_answers();
create trigger note_who_answers_now before update on public.applications
	for each row when (
		(old.internship_id, old.to_office) is distinct from (new.internship_id, new.to_office)
	) execute function application_rules.note_who_answers();
create trigger tell_webhooks after insert on public.applications
	for each row execute function posting_rules.tell_of_application();
create trigger tell_webhooks_of_status after update of status on public.applications
	for each row when (old.status is distinct from new.status)
	execute function posting_rules.tell_of_application();

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
	takes_back uuid unique references public.application_events (id) on delete cascade,
	-- Of a withdrawal in one step with others: the application whose offer was accepted. They are taken back together.
	withdrawn_with uuid
		references public.applications (id) on delete set null
		constraint application_events_check2 check (withdrawn_with is null or to_status = 'withdrawn'),
	-- What a status brings along stands in one column of its move, whatever the status: of an offer its last day and what is
	-- offered. Null where a move brings nothing. So another status, or another date of one, needs no column of its own.
	details jsonb,
	-- The message of a move before `{name}` was filled in: what an employer reads of it who does not know the name. Null where nothing was
	-- filled in.
	template text check (char_length(template) <= 5000),
	constraint application_events_details_check
		check (details is null or application_rules.are_details(to_status, details))
);
create index application_events_application_idx on public.application_events (application_id, number);
create index application_events_moved_by_idx on public.application_events (moved_by);
create index application_events_withdrawn_with_idx on public.application_events (withdrawn_with)
	where withdrawn_with is not null;
-- Offers by their last day.
create index application_events_offers_idx on public.application_events ((details ->> 'offer_until'))
	where to_status = 'offered';
alter table public.application_events enable row level security;
revoke all on public.application_events from public, anon, authenticated, service_role;
grant select on public.application_events to service_role;
grant select (
	id, application_id, number, at, mover, from_status, to_status, reasons, message, takes_back, withdrawn_with,
	details, template
) on public.application_events to authenticated;
grant insert (
	application_id, at, mover, moved_by, from_status, to_status, reasons, message, takes_back, withdrawn_with,
	details, template
) on public.application_events to service_role;
create policy "staff see all" on public.application_events for select to service_role using (true);
create policy "the server stores them" on public.application_events for insert to service_role with check (true);
create policy "who sees an application sees its events, a student those that are final" on public.application_events
	for select to authenticated using (exists (
		select from public.applications where applications.id = application_id
			and (applications.user_id <> (select auth.uid()) or application_rules.is_shown(application_events.id))
	));
create trigger refuse_change before update or delete on public.application_events
	for each row execute function public.refuse_event_change();
create trigger note_stale_record after insert on public.application_events for each row
	when (new.to_status <> 'in-review' or new.takes_back is not null)
	execute function catalogue.note_stale_record();
create trigger make_move before insert on public.application_events
	for each row when (current_user in ('anon', 'authenticated', 'service_role'))
	execute function application_rules.make_move();

-- What those who answer an application tell each other; its student never reads it.
create table public.application_notes (
	id uuid primary key default gen_random_uuid(),
	application_id uuid not null references public.applications (id) on delete cascade,
	written_by uuid not null references auth.users (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	text text not null check (char_length(text) <= 2000 and text ~ '\S'),
	for_colleague uuid references auth.users (id) on delete set null,
	seen_at timestamptz
);
create index application_notes_application_idx on public.application_notes (application_id, at);
create index application_notes_written_by_idx on public.application_notes (written_by);
create index application_notes_for_colleague_idx on public.application_notes (for_colleague);
alter table public.application_notes enable row level security;
revoke all on public.application_notes from public, anon, authenticated, service_role;
grant select on public.application_notes to authenticated;
grant select, insert, delete on public.application_notes to service_role;
grant update (seen_at) on public.application_notes to service_role;
create policy "colleagues see the notes of an application" on public.application_notes
	for select to authenticated using (application_rules.shares_notes(application_id));
create policy "writers see what they have written" on public.application_notes
	for select to authenticated using (written_by = (select auth.uid()));
create policy "programs of staff see all" on public.application_notes
	for select to service_role using (true);
create policy "the server stores them" on public.application_notes for insert to service_role with check (true);
create policy "the server deletes them" on public.application_notes for delete to service_role using (true);
create policy "the server notes that one was seen" on public.application_notes
	for update to service_role using (true) with check (true);

-- What employers take out of the site, for staff to see. Lines are added by application_rules.note_export
-- and never changed.
create table public.applicant_exports (
	id uuid primary key default gen_random_uuid(),
	at timestamptz not null default clock_timestamp(),
	-- Null after the deletion of the account; the name stays.
	employer_id uuid references public.employers (id) on delete set null,
	company text not null,
	-- A table of applications, or their CVs.
	kind text not null check (kind in ('list', 'cvs', 'cv')),
	-- Of the chosen internship; null for all of them, and where they were chosen one by one.
	internship text check (char_length(internship) <= 160),
	applications integer not null check (applications >= 0)
);
create index applicant_exports_employer_idx on public.applicant_exports (employer_id, at desc);
create index applicant_exports_at_idx on public.applicant_exports (at);
alter table public.applicant_exports enable row level security;
revoke all on public.applicant_exports from public, anon, authenticated, service_role;
grant select on public.applicant_exports to authenticated;
grant select, insert on public.applicant_exports to service_role;
create policy "staff see what employers took out" on public.applicant_exports
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.applicant_exports
	for select to service_role using (true);
create policy "the server stores them" on public.applicant_exports for insert to service_role with check (true);
create policy "members see what their company took out" on public.applicant_exports
	for select to authenticated using (employer_id = (select posting_rules.own_employer('applicants')));
create trigger refuse_change before update or delete on public.applicant_exports
	for each row execute function public.refuse_log_change();

-- What can be taken back is not shown to its student yet, and an offer has a day until which it can be answered.
-- Moves that were not left to wait for their ten minutes.
create table application_rules.sent_now (
	event_id uuid primary key references public.application_events (id) on delete cascade,
	at timestamptz not null default clock_timestamp()
);
alter table application_rules.sent_now enable row level security;
revoke all on application_rules.sent_now from public, anon, authenticated, service_role;
grant select, insert on application_rules.sent_now to service_role;
create policy "the server reads and adds" on application_rules.sent_now
	for all to service_role using (true) with check (true);

-- Which member of a company has taken an application on: by choice, and nobody without a row.
create table public.application_assignments (
	application_id uuid primary key references public.applications (id) on delete cascade,
	user_id uuid not null references auth.users (id) on delete cascade,
	assigned_at timestamptz not null default clock_timestamp()
);
create index application_assignments_user_idx on public.application_assignments (user_id);
alter table public.application_assignments enable row level security;
revoke all on public.application_assignments from public, anon, authenticated, service_role;
grant select on public.application_assignments to authenticated;
grant select, insert, update, delete on public.application_assignments to service_role;
create policy "colleagues see whose an application is" on public.application_assignments
	for select to authenticated using (application_rules.shares_notes(application_id));
create policy "deeds do everything" on public.application_assignments
	for all to service_role using (true) with check (true);

-- What a company thinks of who has applied, for its own members: stars and a shortlist. No student sees them here.
create table public.application_marks (
	application_id uuid primary key references public.applications (id) on delete cascade,
	stars smallint not null default 0 check (stars between 0 and 3),
	shortlisted boolean not null default false,
	-- Who was last; kept without a name once the account is gone.
	marked_by uuid references auth.users (id) on delete set null,
	marked_at timestamptz not null default clock_timestamp()
);
create index application_marks_marked_by_idx on public.application_marks (marked_by);
alter table public.application_marks enable row level security;
revoke all on public.application_marks from public, anon, authenticated, service_role;
grant select on public.application_marks to authenticated;
grant select, insert, update, delete on public.application_marks to service_role;
create policy "colleagues see marks" on public.application_marks
	for select to authenticated using (application_rules.shares_notes(application_id));
create policy "deeds do everything" on public.application_marks
	for all to service_role using (true) with check (true);

create view application_rules.answered_by_me as
	select application.id, application.user_id, application.program_type, application.program_name,
		application.motivation, application.experience, application.availability, application.created_at,
		application.internship_id, application.status, application.answer_due_on, application.terms_version,
		application.to_office, application.question_answers, application.number,
		case when internship_id = any (array(select application_rules.own_internships()))
			then 'employer' else 'staff' end as mover
	from public.applications as application
	where user_id <> (select auth.uid()) and (
		internship_id = any (array(select application_rules.own_internships()))
		or (select staff_rules.is_staff())
	);
revoke all on application_rules.answered_by_me from public, anon, authenticated, service_role;
grant select on application_rules.answered_by_me to authenticated;
