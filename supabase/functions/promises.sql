-- What the mails about due and late answers say. server/deeds/applications/keep-promises.ts has the rules.

-- Today in Europe/London by the clock of the database. Called by the rules, the server and operators.
create or replace function application_rules.today() returns date
	language sql volatile set search_path = ''
	return (clock_timestamp() at time zone 'Europe/London')::date;
grant execute on function application_rules.today to service_role;

-- Whether a last day is over: it counts until it ends; null where there is none. As hasPassed in schema/london-day.ts. Called
-- by students, deeds and the server.
create or replace function application_rules.has_passed(last_day date, today date) returns boolean
	language sql immutable parallel safe
	return coalesce(last_day < today, false);
grant execute on function application_rules.has_passed to authenticated, service_role;

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

-- What reminders name, as far as it still waits for an answer, for each who is told of it, or the office, for a mail. Called by
-- the server.
create or replace function application_rules.reminded(reminders uuid[])
	returns table (id uuid, user_id uuid, program_type text, program_name text, due_on date,
		in_days integer, applications bigint)
	language sql stable security definer set search_path = ''
as $$
	select reminder.id, member.user_id, application.program_type, application.program_name,
		application.answer_due_on, application.answer_due_on - reminder.day, count(*)
	from outbox.reminders as reminder
	join outbox.told on told.reminder_id = reminder.id
	join application_rules.waiting on waiting.id = told.application_id
	join public.applications as application on application.id = waiting.id
	left join lateral posting_rules.told_of(application.id, reminder.employer_id) as member on true
	where reminder.id = any (reminders)
	group by reminder.id, member.user_id, application.program_type, application.program_name,
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

-- How many applications for the same their students had sent until each of these, with it: the subjects of its mails
-- have it from the second on. Called by the server.
create or replace function application_rules.places(applications uuid[]) returns table (id uuid, place integer)
	language sql stable security definer set search_path = ''
as $$
	select application.id, (
		select count(*)::integer from public.applications as earlier
		where earlier.user_id = application.user_id and earlier.program_type = application.program_type
			and earlier.program_name is not distinct from application.program_name
			and (earlier.created_at, earlier.id) <= (application.created_at, application.id)
	)
	from public.applications as application where application.id = any (applications)
$$;

-- Offers that end tomorrow or have ended, as far as they still wait for their student, for a mail. Called by the server.
create or replace function application_rules.ending_offers(events uuid[])
	returns table (id uuid, application_id uuid, user_id uuid, program_type text, program_name text,
		offer_until date, company text, told uuid[], contact uuid)
	language sql stable security definer set search_path = ''
as $$
	select event.id, application.id, application.user_id, application.program_type, application.program_name,
		(event.details ->> 'offer_until')::date, employer.company_name,
		array(select member.user_id from posting_rules.told_of(application.id, employer.id) as member),
		(select owner.user_id from posting_rules.owners_of(employer.id) as owner limit 1)
	from public.application_events as event
	join public.applications as application on application.id = event.application_id
	left join public.internships as internship on internship.id = application.internship_id
	left join public.employers as employer on employer.id = internship.employer_id and employer.host_since is not null
	where event.id = any (events) and event.details ->> 'offer_until' is not null and application_rules.is_open_offer(event.id)
$$;

-- Whether an offer is shown to its student and not answered. Called by the rules.
create or replace function application_rules.is_open_offer(given uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from public.application_events as event
		join public.applications as application on application.id = event.application_id
		where event.id = given and application.status = 'offered' and event.id = (
			select one.id from public.application_events as one
			where one.application_id = application.id and one.takes_back is null
				and not exists (select from public.application_events as later where later.takes_back = one.id)
			order by one.number desc limit 1
		) and event.to_status = 'offered' and application_rules.is_shown(event.id)
	)
$$;

-- The offers whose last day is in these days, that are shown and not answered, and of which their student has not been
-- told this. Called by the server.
create or replace function application_rules.untold_offers(told_what text, first_day date, last_day date)
	returns table (id uuid)
	language sql stable security definer set search_path = ''
as $$
	select event.id from public.application_events as event
	where event.to_status = 'offered'
		and event.details ->> 'offer_until' between to_char(first_day, 'YYYY-MM-DD') and to_char(last_day, 'YYYY-MM-DD')
		and not exists (
			select from outbox.told_offers as told where told.event_id = event.id and told.what = told_what
		)
		and application_rules.is_open_offer(event.id)
$$;
grant execute on function application_rules.untold_offers to service_role;

-- Open internships stored with a move, without those that the student has applied for, for its mail. Called by the
-- server.
create or replace function application_rules.suggested(events uuid[])
	returns table (event_id uuid, slug text, title text, company text)
	language sql stable security definer set search_path = ''
as $$
	select suggestion.event_id, internship.slug, internship.title, internship.company
	from outbox.suggestions as suggestion, unnest(suggestion.slugs) with ordinality as named (slug, place)
	join public.internships as internship on internship.slug = named.slug
	where suggestion.event_id = any (events) and internship.status = 'open' and not exists (
		select from public.application_events as event
		join public.applications as own on own.id = event.application_id
		join public.applications as other on other.user_id = own.user_id and other.internship_id = internship.id
		where event.id = suggestion.event_id
	)
	order by named.place
$$;
