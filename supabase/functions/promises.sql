-- What the mails about due and late answers say. server/deeds/applications/keep-promises.ts has the rules.

-- Today in Europe/London by the clock of the database. Called by the rules, the server and operators.
create or replace function application_rules.today() returns date
	language sql volatile set search_path = ''
	return (clock_timestamp() at time zone 'Europe/London')::date;
grant execute on function application_rules.today to service_role;

-- Whether an employer owes an answer whose day has passed. Called by the rules. What is `unanswered` is no longer
-- overdue: its applicant has been told that no answer came.
create or replace function application_rules.has_overdue(
	employer uuid, today date default application_rules.today()
) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from application_rules.waiting where employer_id = employer and answer_due_on < today
	)
$$;
grant execute on function application_rules.has_overdue to service_role;

-- What reminders name, as far as it still waits for an answer, for a mail. Called by the server.
create or replace function application_rules.reminded(reminders uuid[])
	returns table (id uuid, user_id uuid, program_type text, program_name text, due_on date,
		in_days integer, applications bigint)
	language sql stable security definer set search_path = ''
as $$
	select reminder.id, employer.user_id, application.program_type, application.program_name,
		application.answer_due_on, application.answer_due_on - reminder.day, count(*)
	from outbox.reminders as reminder
	join outbox.told on told.reminder_id = reminder.id
	join application_rules.waiting on waiting.id = told.application_id
	join public.applications as application on application.id = waiting.id
	left join public.employers as employer on employer.id = reminder.employer_id
	where reminder.id = any (reminders)
	group by reminder.id, employer.user_id, application.program_type, application.program_name,
		application.answer_due_on, reminder.day
	order by application.answer_due_on, application.program_name
$$;

-- Those of these applications that still wait for an answer, with who owes it, for a mail. Called by the server.
create or replace function application_rules.late_ones(applications uuid[])
	returns table (id uuid, user_id uuid, program_type text, program_name text, due_on date, company text)
	language sql stable security definer set search_path = ''
as $$
	select application.id, application.user_id, application.program_type, application.program_name,
		application.answer_due_on,
		(select company_name from public.employers where employers.id = waiting.employer_id)
	from application_rules.waiting join public.applications as application using (id)
	where application.id = any (applications)
$$;

-- Open internships stored with an application that was not answered, for its mail. Called by the server.
create or replace function application_rules.suggested(events uuid[])
	returns table (event_id uuid, slug text, title text, company text)
	language sql stable security definer set search_path = ''
as $$
	select suggestion.event_id, internship.slug, internship.title, internship.company
	from outbox.suggestions as suggestion, unnest(suggestion.slugs) with ordinality as named (slug, place)
	join public.internships as internship on internship.slug = named.slug
	where suggestion.event_id = any (events) and internship.status = 'open'
	order by named.place
$$;
