-- The promise that every application gets an answer, kept by the clock: reminders to who owes answers, a mail to the
-- applicant once an answer is late, and the status `unanswered` when none came. The server calls them in the morning
-- (server/jobs/promises); each says what day it is.

-- Today in Europe/London by the clock of the database. Called by the rules and operators.
create or replace function application_rules.today() returns date
	language sql volatile set search_path = ''
	return (clock_timestamp() at time zone 'Europe/London')::date;

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

-- Applications whose answer was due more than 14 days ago. Called as service_role.
create or replace function application_rules.to_give_up(today date)
	returns table (application uuid, internship uuid)
	language sql stable security definer set search_path = ''
as $$
	select waiting.id, internship_id from application_rules.waiting, outbox.promise_state
	where answer_due_on < today - 14 and answer_due_on >= began_on
	order by answer_due_on, waiting.id
$$;
grant execute on function application_rules.to_give_up to service_role;

-- Why no mails about late answers go out today: `clock` or `pause`; null if they may. Called by the rules. A wrong
-- clock must not make hundreds late, or move them: where the caller's day is not the database's, or time has jumped
-- since the last run and more than ten applications are concerned, an operator decides.
create or replace function application_rules.promise_objection(today date) returns text
	language sql volatile security definer set search_path = ''
as $$
	select case
		when abs(today - application_rules.today()) > 1 then 'clock'
		when today > coalesce(last_day, began_on) + 3 and 10 < (
			select count(*) from application_rules.waiting as application
			where answer_due_on < promise_state.today_of and answer_due_on >= began_on and (
				answer_due_on < promise_state.today_of - 14 or not exists (
					select from outbox.told where application_id = application.id and what = 'late'
				)
			)
		) then 'pause'
	end
	from (select *, today as today_of from outbox.promise_state) as promise_state
$$;

-- Stores mails about answers due in three days, due today and late, each once. Returns how many, or `refused` and why.
-- Called as service_role. One process at a time.
create or replace function application_rules.keep_promises(today date) returns jsonb
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	reason text;
	reminded integer;
	late integer;
begin
	insert into outbox.promise_state default values on conflict do nothing;
	perform from outbox.promise_state for update;
	reason := application_rules.promise_objection(today);
	update outbox.promise_state as state
		set refused = reason, last_day = case when reason is null then today else state.last_day end;
	if reason is not null then
		return jsonb_build_object('refused', reason);
	end if;
	-- What a reminder of today has not said, as it was sent before, the next one says.
	with due as (
		select waiting.id, employer_id, case when answer_due_on = today then 'due' else 'soon' end as what
		from application_rules.waiting where answer_due_on between today and today + 3
	), untold as (
		select due.* from due where not exists (
			select from outbox.told
			where told.application_id = due.id and told.what in (due.what, 'due')
		)
	), reminder as (
		insert into outbox.reminders (employer_id, day)
			select distinct untold.employer_id, today from untold
			on conflict do nothing returning id, employer_id
	), noted as (
		insert into outbox.told (application_id, what, reminder_id)
			select untold.id, untold.what, reminder.id from untold
			join reminder on reminder.employer_id is not distinct from untold.employer_id
	)
	insert into outbox.notices (kind, row_id) select 'answer_reminders', id from reminder;
	get diagnostics reminded = row_count;
	with noted as (
		insert into outbox.told (application_id, what)
			select waiting.id, 'late' from application_rules.waiting, outbox.promise_state
			where answer_due_on between greatest(began_on, today - 14) and today - 1
			on conflict do nothing returning application_id
	)
	insert into outbox.notices (kind, row_id) select 'late_answers', application_id from noted;
	get diagnostics late = row_count;
	return jsonb_build_object('reminded', reminded, 'late', late);
end
$$;
grant execute on function application_rules.keep_promises to service_role;

-- Moves an application without an answer to `unanswered`, and stores the internships that its mail names. Returns
-- whether it was moved. Called as service_role. Raises P0001 before keep_promises has run that day.
create or replace function application_rules.give_up(today date, given uuid, similar_slugs text[]) returns boolean
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	found_status text;
begin
	if not exists (
		select from outbox.promise_state where last_day = today and refused is null
	) then
		raise exception 'the promises of this day are not kept yet';
	end if;
	select application.status into found_status from public.applications as application
		where application.id = given for update skip locked;
	if found_status is null or not exists (
		select from application_rules.to_give_up(today) where application = given
	) then
		return false;
	end if;
	insert into outbox.suggestions (event_id, slugs) values (
		application_rules.move(given, found_status, 'unanswered', by_server => true), similar_slugs
	);
	return true;
end
$$;
grant execute on function application_rules.give_up to service_role;

-- Lets the next run about late answers go on after a pause. Called by operators. Raises 22008 if the day is not that of
-- the database.
create or replace function application_rules.confirm_promises(today date) returns void
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
	if today <> application_rules.today() then
		raise exception using errcode = '22008', message = 'the clock of the database shows another day';
	end if;
	insert into outbox.promise_state (last_day) values (today)
		on conflict (only_row) do update set refused = null, last_day = excluded.last_day;
end
$$;

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
