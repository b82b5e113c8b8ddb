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

-- What a student and the employer write to each other about an application. Plain text.
create table public.application_messages (
	id uuid primary key default gen_random_uuid(),
	application_id uuid not null references public.applications (id) on delete cascade,
	number bigint generated always as identity,
	side text not null check (side in ('student', 'employer')),
	-- Null after the deletion of the account.
	written_by uuid references auth.users (id) on delete set null,
	written_at timestamptz not null default clock_timestamp(),
	text text not null check (char_length(text) <= 2000 and text ~ '\S'),
	-- Null while it waits for staff, and where they have not sent it or have stopped it: the other side does not see it then.
	sent_at timestamptz default clock_timestamp(),
	-- When somebody of the other side opened the page with it, and when the other side was mailed about it.
	read_at timestamptz,
	mailed_at timestamptz,
	check (sent_at is not null or read_at is null and mailed_at is null)
);
create index application_messages_application_idx on public.application_messages (application_id, number);
create index application_messages_written_by_idx on public.application_messages (written_by);
create index application_messages_unread_idx on public.application_messages (application_id)
	where sent_at is not null and read_at is null;
alter table public.application_messages enable row level security;
revoke all on public.application_messages from public, anon, authenticated, service_role;
grant select on public.application_messages to authenticated, service_role;
grant insert (application_id, side, written_by, text, sent_at) on public.application_messages to service_role;
grant update (sent_at, read_at, mailed_at) on public.application_messages to service_role;
create policy "each side sees its own and what was sent to it" on public.application_messages
	for select to authenticated using (
		case application_rules.side_of(application_id)
			when side then true
			when 'student' then sent_at is not null
			when 'employer' then sent_at is not null
		end
	);
create policy "people see what they have written" on public.application_messages
	for select to authenticated using (written_by = (select auth.uid()));
create policy "the server sees all" on public.application_messages for select to service_role using (true);
create policy "the server stores them" on public.application_messages for insert to service_role with check (true);
create policy "the server notes what became of them" on public.application_messages
	for update to service_role using (true) with check (true);
create policy "members of staff see what was reported" on public.application_messages
	for select to authenticated using ((select staff_rules.is_staff()) and staff_rules.is_reported(id));

-- An employer's message with a link, a telephone number, or words about money or documents waits for staff where it
-- goes to more than three people in 24 hours. What is sent without waiting is counted here as well.
create table public.message_reviews (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	-- Who has written it: once approved, the applications are moved in their name.
	user_id uuid not null references auth.users (id) on delete cascade,
	asked_at timestamptz not null default clock_timestamp(),
	to_status text,
	reasons text[] not null default '{}',
	message text not null check (char_length(message) <= 5000),
	-- What it has: kinds of words of schema/words.
	found text[] not null,
	-- How many people have such messages of the employer in these 24 hours, with this one.
	people integer not null,
	-- `replaced`: the employer has given each of its applications another answer.
	state text not null default 'waiting'
		check (state in ('sent', 'waiting', 'approved', 'returned', 'replaced')),
	decided_at timestamptz,
	-- Why staff have returned it.
	answer text check (char_length(answer) <= 2000),
	-- The words that were found, as they are written; a message has at most a few.
	words text[] not null default '{}' check (cardinality(words) <= 20),
	-- As the employer gave it, where the message waits for staff: it is checked again when the application is moved.
	details jsonb
		check (jsonb_typeof(details) = 'object' and char_length(details::text) <= 4000),
	application_message_id uuid unique references public.application_messages (id) on delete cascade,
	check ((to_status is null) = (application_message_id is not null))
);
create index message_reviews_employer_idx on public.message_reviews (employer_id, asked_at);
create index message_reviews_user_idx on public.message_reviews (user_id);
create index message_reviews_waiting_idx on public.message_reviews (asked_at) where state = 'waiting';
create index message_reviews_sent_idx on public.message_reviews (asked_at) where state = 'sent';
alter table public.message_reviews enable row level security;
revoke all on public.message_reviews from public, anon, authenticated, service_role;
grant select on public.message_reviews to authenticated;
grant select, insert, update, delete on public.message_reviews to service_role;
create policy "an employer sees its messages" on public.message_reviews
	for select to authenticated using (user_id = (select auth.uid()));
create policy "staff see all messages that were looked at" on public.message_reviews
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff do everything" on public.message_reviews
	for all to service_role using (true) with check (true);
-- Beside "an employer sees its messages": what a person has written stays in the copy of their account.
create policy "members see the messages of their company" on public.message_reviews
	for select to authenticated using (employer_id = (select posting_rules.own_employer('applicants')));

create table public.reviewed_applications (
	review_id uuid not null references public.message_reviews (id) on delete cascade,
	application_id uuid not null references public.applications (id) on delete cascade,
	-- The status that the employer has seen.
	expected text not null,
	waits boolean not null,
	primary key (review_id, application_id)
);
create unique index reviewed_applications_waiting_idx on public.reviewed_applications (application_id) where waits;
create index reviewed_applications_application_idx on public.reviewed_applications (application_id);
alter table public.reviewed_applications enable row level security;
revoke all on public.reviewed_applications from public, anon, authenticated, service_role;
grant select on public.reviewed_applications to authenticated;
grant select, insert, update, delete on public.reviewed_applications to service_role;
create policy "who sees the message sees its applications" on public.reviewed_applications
	for select to authenticated using (exists (select from public.message_reviews where id = review_id));
create policy "programs of staff do everything" on public.reviewed_applications
	for all to service_role using (true) with check (true);

-- The answer of a student to the times of an invitation: the time that holds, or none. One row for each application, changed
-- with each answer. Which row still holds its time is worked out (application_rules.holds_interview): an invitation that is
-- taken back brings the time back. Written by the server alone (server/deeds/applications/interviews).
create table public.application_interviews (
	application_id uuid primary key references public.applications (id) on delete cascade,
	-- The move that invites.
	event_id uuid not null references public.application_events (id) on delete cascade,
	-- Who meets the student; null for the office.
	employer_id uuid references public.employers (id) on delete cascade,
	one_each boolean not null,
	starts_at timestamptz,
	minutes integer not null check (minutes between 5 and 240),
	message text check (char_length(message) <= 2000),
	-- Where the student is, by the name of the time zone.
	zone text check (zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,59}$'),
	-- Counts what is mailed: SEQUENCE of the invitation.
	revision integer not null default 0 check (revision between 0 and 1000),
	-- How often its student has answered.
	answers integer not null default 1,
	answered_at timestamptz not null default clock_timestamp()
);
-- Of two students one has a time that is for one. Who meets them is the office where no company does.
create unique index application_interviews_one_each on public.application_interviews (employer_id, starts_at) nulls not distinct
	where one_each and starts_at is not null;
create index application_interviews_employer_idx on public.application_interviews (employer_id);
create index application_interviews_starts_at_idx on public.application_interviews (starts_at) where starts_at is not null;
create index application_interviews_event_idx on public.application_interviews (event_id);
alter table public.application_interviews enable row level security;
revoke all on public.application_interviews from public, anon, authenticated, service_role;
grant select, insert, update on public.application_interviews to service_role;
grant select (
	application_id, event_id, one_each, starts_at, minutes, message, zone, answers, answered_at
) on public.application_interviews to authenticated;
-- Row-level security of applications decides.
create policy "who sees an application sees the answer to its interview" on public.application_interviews
	for select to authenticated using (exists (
		select from public.applications where applications.id = application_id
	));
create policy "the server does everything" on public.application_interviews
	for all to service_role using (true) with check (true);

-- `employer_id` is who owes the answer: null where the office does.
create view application_rules.waiting as
	select application.id, employer.id as employer_id, application.internship_id, application.answer_due_on,
		application.created_at
	from public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	left join public.employers as employer on employer.id = internship.employer_id
		and employer.host_since is not null and internship.taken_down_at is null
	where application.status in ('submitted', 'in-review')
		and not exists (
			select from public.reviewed_applications as held where held.application_id = application.id and held.waits
		);
revoke all on application_rules.waiting from public, anon, authenticated, service_role;
grant select on application_rules.waiting to service_role;
