-- The promise that every application gets an answer, kept by the clock: reminders to who owes answers, a mail
-- to the applicant once an answer is late, and the status `unanswered` when none came. The server calls these
-- functions in the morning (server/jobs/promises); each says what day it is.

-- The day in London by the database's clock.
create function application_rules.today() returns date
	language sql volatile set search_path = ''
	return (clock_timestamp() at time zone 'Europe/London')::date;

create or replace function application_rules.has_overdue(
	employer uuid, today date default application_rules.today()
) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from application_rules.waiting where employer_id = employer and answer_due_on < today
	)
$$;

create table application_rules.promise_state (
	only_row boolean primary key default true check (only_row),
	-- Answers that were due before are not the clock's: they were given by mail, outside of this site.
	began_on date not null default application_rules.today(),
	last_day date,
	-- Why the last call did nothing.
	refused text check (refused in ('clock', 'pause'))
);
insert into application_rules.promise_state default values;

-- One mail for each who owes answers and day; the office has no employer.
create table application_rules.reminders (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid references public.employers (id) on delete cascade,
	day date not null,
	unique nulls not distinct (employer_id, day)
);

-- What has been said of an application's answer: that it is due soon, due on the day, and late.
create table application_rules.told (
	application_id uuid not null references public.applications (id) on delete cascade,
	what text not null check (what in ('soon', 'due', 'late')),
	reminder_id uuid references application_rules.reminders (id) on delete cascade,
	primary key (application_id, what),
	check ((what = 'late') = (reminder_id is null))
);
create index told_reminder_idx on application_rules.told (reminder_id);

-- Open internships that the mail about an unanswered application names.
create table application_rules.suggestions (
	event_id uuid primary key references public.application_events (id) on delete cascade,
	slugs text[] not null check (cardinality(slugs) <= 3)
);

alter table application_rules.promise_state enable row level security;
alter table application_rules.reminders enable row level security;
alter table application_rules.told enable row level security;
alter table application_rules.suggestions enable row level security;
revoke all on application_rules.promise_state, application_rules.reminders, application_rules.told,
	application_rules.suggestions from public, anon, authenticated, service_role;

-- Those whose answer is later than the wait of 14 days after it was due.
create function application_rules.to_give_up(today date)
	returns table (application uuid, internship uuid)
	language sql stable security definer set search_path = ''
as $$
	select waiting.id, internship_id from application_rules.waiting, application_rules.promise_state
	where answer_due_on < today - 14 and answer_due_on >= began_on
	order by answer_due_on, waiting.id
$$;

-- A wrong clock must not make hundreds late, or move them: where the caller's day is not the database's, or
-- time has jumped since the last run and more than ten applications are concerned, an operator decides.
create function application_rules.promise_objection(today date) returns text
	language sql volatile security definer set search_path = ''
as $$
	select case
		when abs(today - application_rules.today()) > 1 then 'clock'
		when today > coalesce(last_day, began_on) + 3 and 10 < (
			select count(*) from application_rules.waiting as application
			where answer_due_on < promise_state.today_of and answer_due_on >= began_on and (
				answer_due_on < promise_state.today_of - 14 or not exists (
					select from application_rules.told where application_id = application.id and what = 'late'
				)
			)
		) then 'pause'
	end
	from (select *, today as today_of from application_rules.promise_state) as promise_state
$$;

-- Notes that answers are due in three days, due today and late, with their mails, each once; one process at
-- a time.
-- @returns how many of each kind, or `refused` and nothing else
create function application_rules.keep_promises(today date) returns jsonb
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	reason text;
	reminded integer;
	late integer;
begin
	perform from application_rules.promise_state for update;
	reason := application_rules.promise_objection(today);
	update application_rules.promise_state as state
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
			select from application_rules.told
			where told.application_id = due.id and told.what in (due.what, 'due')
		)
	), reminder as (
		insert into application_rules.reminders (employer_id, day)
			select distinct untold.employer_id, today from untold
			on conflict do nothing returning id, employer_id
	), noted as (
		insert into application_rules.told (application_id, what, reminder_id)
			select untold.id, untold.what, reminder.id from untold
			join reminder on reminder.employer_id is not distinct from untold.employer_id
	)
	insert into outbox.notices (kind, row_id) select 'answer_reminders', id from reminder;
	get diagnostics reminded = row_count;
	with noted as (
		insert into application_rules.told (application_id, what)
			select waiting.id, 'late' from application_rules.waiting, application_rules.promise_state
			where answer_due_on between greatest(began_on, today - 14) and today - 1
			on conflict do nothing returning application_id
	)
	insert into outbox.notices (kind, row_id) select 'late_answers', application_id from noted;
	get diagnostics late = row_count;
	return jsonb_build_object('reminded', reminded, 'late', late);
end
$$;

-- Moves an application to `unanswered` with the internships that its mail names.
-- @returns whether it was moved: not if it has been answered, or another process has it in hand
create function application_rules.give_up(today date, given uuid, similar_slugs text[]) returns boolean
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	found_status text;
begin
	if not exists (
		select from application_rules.promise_state where last_day = today and refused is null
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
	insert into application_rules.suggestions (event_id, slugs) values (
		application_rules.move(given, found_status, 'unanswered', by_server => true), similar_slugs
	);
	return true;
end
$$;

-- For an operator, who says what day it is: the next run is not refused for a pause.
create function application_rules.confirm_promises(today date) returns void
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
	if today <> application_rules.today() then
		raise exception using errcode = '22008', message = 'the clock of the database shows another day';
	end if;
	update application_rules.promise_state set refused = null, last_day = today;
end
$$;

-- For the mails: what a reminder names, as far as it still waits.
create function application_rules.reminded(reminders uuid[])
	returns table (id uuid, user_id uuid, program_type text, program_name text, due_on date,
		in_days integer, applications bigint)
	language sql stable security definer set search_path = ''
as $$
	select reminder.id, employer.user_id, application.program_type, application.program_name,
		application.answer_due_on, application.answer_due_on - reminder.day, count(*)
	from application_rules.reminders as reminder
	join application_rules.told on told.reminder_id = reminder.id
	join application_rules.waiting on waiting.id = told.application_id
	join public.applications as application on application.id = waiting.id
	left join public.employers as employer on employer.id = reminder.employer_id
	where reminder.id = any (reminders)
	group by reminder.id, employer.user_id, application.program_type, application.program_name,
		application.answer_due_on, reminder.day
	order by application.answer_due_on, application.program_name
$$;

-- For the mails: applications that still wait, with the company that owes the answer, null for the office.
create function application_rules.late_ones(applications uuid[])
	returns table (id uuid, user_id uuid, program_type text, program_name text, due_on date, company text)
	language sql stable security definer set search_path = ''
as $$
	select application.id, application.user_id, application.program_type, application.program_name,
		application.answer_due_on,
		(select company_name from public.employers where employers.id = waiting.employer_id)
	from application_rules.waiting join public.applications as application using (id)
	where application.id = any (applications)
$$;

-- For the mails: the internships named with an event that are still open.
create function application_rules.suggested(events uuid[])
	returns table (event_id uuid, slug text, title text, company text)
	language sql stable security definer set search_path = ''
as $$
	select suggestion.event_id, internship.slug, internship.title, internship.company
	from application_rules.suggestions as suggestion, unnest(suggestion.slugs) with ordinality as named (slug, place)
	join public.internships as internship on internship.slug = named.slug
	where suggestion.event_id = any (events) and internship.status = 'open'
	order by named.place
$$;

-- An application to an internship of an employer who is not verified any more is refused like one to a paused
-- internship: a change of its name or website asks for verification again. With the employer's account its
-- internships are deleted; their applications stay, and the office answers them.
create or replace function public.start_application() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	today constant date := application_rules.today();
	chosen public.internships;
begin
	if current_setting('role') = 'service_role' or auth.uid() is null then
		new.answer_due_on := coalesce(new.answer_due_on, today + 15);
		return new;
	end if;
	new.status := 'submitted';
	new.answer_due_on := today + 15;
	if new.internship_id is null then
		return new;
	end if;
	-- Locked, so that it is not closed before this application is stored.
	select * into chosen from public.internships where id = new.internship_id for share;
	if not found then
		raise sqlstate 'PT404' using message = 'There is no such internship.';
	end if;
	if exists (
		select from public.applications as earlier where earlier.user_id = new.user_id
			and earlier.internship_id = new.internship_id and earlier.status <> 'withdrawn'
	) then
		raise sqlstate 'PT409' using message = 'You have already applied for this internship.',
			detail = 'applied_before';
	end if;
	if chosen.status = 'closed' or chosen.deadline < today then
		raise sqlstate 'PT409' using message = 'This internship has closed.', detail = 'closed';
	end if;
	if chosen.status <> 'open' or exists (
		select from public.employers where id = chosen.employer_id and not verified
	) then
		raise sqlstate 'PT409' using message = 'This internship takes no applications at the moment.',
			detail = 'paused';
	end if;
	new.answer_due_on := today + chosen.answer_days + 1;
	new.program_name := left(chosen.title || ', ' || chosen.company, 300);
	new.program_type := case
		when chosen.kind <> 'program' then chosen.kind
		when chosen.city = 'London' then 'london'
		when chosen.city is null then 'remote'
		else 'uk-cities'
	end;
	return new;
end
$$;

revoke all on function application_rules.today(), application_rules.has_overdue(uuid, date),
	application_rules.to_give_up(date), application_rules.promise_objection(date),
	application_rules.keep_promises(date), application_rules.give_up(date, uuid, text[]),
	application_rules.confirm_promises(date), application_rules.reminded(uuid[]),
	application_rules.late_ones(uuid[]), application_rules.suggested(uuid[])
	from public, anon, authenticated, service_role;
grant execute on function application_rules.keep_promises(date), application_rules.to_give_up(date),
	application_rules.give_up(date, uuid, text[]) to service_role;
