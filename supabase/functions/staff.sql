-- Who is staff, what they see, and the log of what they do. What is called by staff raises PT404 for everybody else.

-- Trigger on staff_log: lines are never changed. Raises 42501. References act with the rights of the table's owner.
create or replace function public.refuse_log_change() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user <> (
		select pg_catalog.pg_get_userbyid(relowner) from pg_catalog.pg_class where oid = tg_relid
	) then
		raise insufficient_privilege using message = 'the log of staff is not changed';
	end if;
	return case tg_op when 'DELETE' then old else new end;
end
$$;

-- Whether the caller is a member of staff. Called by policies, the server as the person, and the rules.
create or replace function staff_rules.is_staff() returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (select from public.staff where user_id = auth.uid())
$$;
grant execute on function staff_rules.is_staff to authenticated, service_role;

-- Raises PT404 for everybody but staff, operators and jobs of the server. Called by the rules.
create or replace function staff_rules.require_staff() returns void
	language plpgsql stable security definer set search_path = ''
as $$
begin
	-- Without a person it is an operator's command or a job of the server's.
	if current_setting('role') = 'anon'
		or (auth.uid() is null and current_setting('role') = 'authenticated')
		or (auth.uid() is not null and not staff_rules.is_staff())
	then
		raise sqlstate 'PT404' using message = 'There is no such page.';
	end if;
end
$$;
grant execute on function staff_rules.require_staff to authenticated, service_role;

-- Writes a line of the log of staff, in the transaction of what was done. Called by staff, operators and the rules.
create or replace function staff_rules.note(action text, subject text, subject_id text, detail text) returns void
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
	perform staff_rules.require_staff();
	insert into public.staff_log (staff_id, staff_email, action, subject, subject_id, detail)
		values (
			auth.uid(),
			coalesce(
				(select users.email from auth.users as users where users.id = auth.uid()), 'command line'
			),
			action, subject, subject_id, nullif(btrim(detail), '')
		);
end
$$;
grant execute on function staff_rules.note to authenticated, service_role;

-- Applications and confirmed accounts of the last ten weeks. Called by staff. They begin on Mondays in London.
create or replace function staff_rules.weeks(today date)
	returns table (begins date, applications integer, sign_ups integer)
	language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	this_week constant date := date_trunc('week', today::timestamp)::date;
	first_moment constant timestamptz := (this_week - 63)::timestamp at time zone 'Europe/London';
begin
	perform staff_rules.require_staff();
	return query
		with sent as (
			select date_trunc('week', application.created_at at time zone 'Europe/London')::date as week,
				count(*)::integer as count
			from public.applications as application where application.created_at >= first_moment group by 1
		), joined as (
			select date_trunc('week', account.created_at at time zone 'Europe/London')::date as week,
				count(*)::integer as count
			from auth.users as account
			where account.created_at >= first_moment and account.email_confirmed_at is not null group by 1
		)
		select monday::date, coalesce(sent.count, 0), coalesce(joined.count, 0)
		from generate_series(this_week - 63, this_week, interval '7 days') as monday
		left join sent on sent.week = monday::date
		left join joined on joined.week = monday::date
		order by 1;
end
$$;
grant execute on function staff_rules.weeks to authenticated;

-- Employers with answers overdue, how many and since when. Called by staff.
create or replace function staff_rules.overdue(today date)
	returns table (employer_id uuid, company text, count bigint, oldest date)
	language plpgsql stable security definer set search_path = ''
as $$
begin
	perform staff_rules.require_staff();
	return query
		select employers.id, employers.company_name, count(*), min(late.answer_due_on)
		from application_rules.waiting as late
		join public.employers on employers.id = late.employer_id
		where late.answer_due_on < today
		group by employers.id
		order by min(late.answer_due_on), employers.company_name;
end
$$;
grant execute on function staff_rules.overdue to authenticated, service_role;

-- Counts what waits for staff, by kind, with the day in Europe/London since which the oldest waits; kinds of which
-- nothing waits are missing. Throws PT404 for everybody but staff.
create or replace function staff_rules.waiting(today date)
	returns table (kind text, count bigint, oldest date)
	language plpgsql stable security definer set search_path = ''
as $$
begin
	perform staff_rules.require_staff();
	return query
		select waits.kind, count(*), (min(waits.since) at time zone 'Europe/London')::date
		from staff_rules.what_waits as waits group by waits.kind
		union all
		select 'overdue', sum(late.count)::bigint, min(late.oldest)
		from staff_rules.overdue(today) as late having count(*) > 0;
end
$$;
grant execute on function staff_rules.waiting to authenticated, service_role;

-- Up to 21 accounts with a text in their address, and what is stored of them; logged. Called by staff.
create or replace function staff_rules.people(typed text) returns setof jsonb
	language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
begin
	perform staff_rules.require_staff();
	perform staff_rules.note('look-up', 'account', null, typed);
	return query
		select jsonb_build_object(
			'id', users.id, 'email', users.email,
			'full_name', accounts.full_name(users.raw_user_meta_data::jsonb),
			'created_at', users.created_at, 'email_confirmed_at', users.email_confirmed_at,
			'last_sign_in_at', users.last_sign_in_at,
			'staff', exists (select from public.staff where user_id = users.id),
			'company', (select company_name from public.employers where user_id = users.id),
			'applications', (select count(*) from public.applications where user_id = users.id),
			'saved', (select count(*) from public.saved_internships where user_id = users.id),
			'alerts', (select count(*) from public.alerts where user_id = users.id),
			'profile', exists (select from public.student_profiles where user_id = users.id),
			'messages', (
				select count(*) from public.contacts where lower(contacts.email) = lower(users.email)
			)
		)
		from auth.users as users
		where position(lower(typed) in lower(users.email)) > 0
		order by lower(users.email) <> lower(typed), users.email limit 21;
end
$$;
grant execute on function staff_rules.people to authenticated, service_role;

-- The account of a copy or deletion that somebody asked staff for, which is logged first. Called by staff. Raises
-- PT404, PT409 (is_staff). `action` is copy or delete.
create or replace function staff_rules.on_request(given uuid, action text) returns jsonb
	language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
	account jsonb;
begin
	perform staff_rules.require_staff();
	select jsonb_build_object('id', users.id, 'email', users.email, 'created_at', users.created_at,
			'email_confirmed_at', users.email_confirmed_at, 'last_sign_in_at', users.last_sign_in_at,
			'user_metadata', jsonb_build_object(
				'full_name', accounts.full_name(users.raw_user_meta_data::jsonb)))
		into account from auth.users as users where users.id = given;
	if account is null then
		raise sqlstate 'PT404' using message = 'There is no such account.';
	end if;
	if action = 'delete' and exists (select from public.staff where user_id = given) then
		raise sqlstate 'PT409' using message = 'A member of staff is removed from staff first.',
			detail = 'is_staff';
	end if;
	perform staff_rules.note(action, 'account', given::text, null);
	return account;
end
$$;
grant execute on function staff_rules.on_request to authenticated, service_role;

-- Logs that a member of staff reads an application to an employer's internship, once a day. Called by staff. Those to
-- the site's own and general ones are staff's to answer. One line for each member, application and day: the page is
-- fetched again after each move and note, and what happened on which day is what is asked later.
create or replace function staff_rules.note_reading(given uuid) returns void
	language plpgsql security definer set search_path = ''
as $$
begin
	perform staff_rules.require_staff();
	if exists (
		select from public.applications as application
		join public.internships as internship on internship.id = application.internship_id
		where application.id = given and internship.employer_id is not null
	) and not exists (
		select from public.staff_log as line
		where line.staff_id = auth.uid() and line.action = 'application-read'
			and line.subject_id = given::text
			and line.at >= date_trunc('day', clock_timestamp(), 'Europe/London')
	) then
		perform staff_rules.note('application-read', 'application', given::text, null);
	end if;
end
$$;
grant execute on function staff_rules.note_reading to authenticated;
