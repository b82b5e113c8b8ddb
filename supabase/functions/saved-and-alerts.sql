-- Saved internships with notes on them, searches of which somebody is told by mail, and internships that open again.

-- Trigger on saved_internships. Raises PT403 from the 101st of an account on. They are listed as a whole. The lock
-- makes the count exact. Restored backups are not bound.
create or replace function public.limit_saved_internships() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user = 'authenticated' then
		perform pg_catalog.pg_advisory_xact_lock(
			pg_catalog.hashtextextended('saved_internships:' || new.user_id, 0)
		);
		if (
			select pg_catalog.count(*) from public.saved_internships where user_id = new.user_id
		) >= 100 then
			raise sqlstate 'PT403' using message = 'An account can hold 100 saved internships.';
		end if;
	end if;
	return new;
end
$$;

-- Trigger on saved_internships. A note stays for 30 days after its internship was taken off the list, and is there again
-- where that is saved again: a press on the heart by mistake loses nothing. Of an account the last hundred such notes stay.
create or replace function public.keep_saved_note() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	if tg_op = 'INSERT' then
		update public.saved_notes set removed_at = null
			where user_id = new.user_id and internship_id = new.internship_id;
		return null;
	end if;
	update public.saved_notes set removed_at = clock_timestamp()
		where user_id = old.user_id and internship_id = old.internship_id;
	if found then
		delete from public.saved_notes where user_id = old.user_id and internship_id in (
			select internship_id from public.saved_notes
			where user_id = old.user_id and removed_at is not null
			order by removed_at desc offset 100
		);
	end if;
	return null;
end
$$;

-- Whether an alert is for all internships of one company, which is called following it. Called by the rules.
create or replace function alert_rules.follows_company(query text) returns boolean
	language sql immutable set search_path = ''
	return query ~ '^company=[^&]+$';

-- Trigger on alerts: a new one begins with internships published from now on. Raises PT403 from the eleventh alert of
-- an account on, and from the 51st company that it follows. The lock lets the second of two parallel ones see the first.
create or replace function alert_rules.start_alert() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	follows constant boolean := alert_rules.follows_company(new.query);
	others bigint;
begin
	perform pg_catalog.pg_advisory_xact_lock(
		pg_catalog.hashtextextended('alerts:' || new.user_id::text, 0)
	);
	-- The same again is for the unique index to refuse.
	select count(*) into others from public.alerts
	where alerts.user_id = new.user_id and alerts.query <> new.query
		and alert_rules.follows_company(alerts.query) = follows;
	if follows and others >= 50 then
		raise sqlstate 'PT403' using message = 'You follow 50 companies. Stop following one to follow another.';
	elsif not follows and others >= 10 then
		raise sqlstate 'PT403' using message = 'You have ten alerts. Remove one to make another.';
	end if;
	-- Restored backups and tests give their own values.
	if auth.uid() is not null then
		select coalesce(max(number), 0) into new.told_to from public.internships;
		new.told_from := new.told_to;
	end if;
	return new;
end
$$;

-- Trigger on alerts: deletes mails not sent yet whose alerts have all been deleted.
create or replace function alert_rules.delete_waiting_mails() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	delete from outbox.mails
	where mails.alerts @> array[old.id] and mails.sent_at is null and not mails.caught
		and not exists (select from public.alerts where alerts.id = any (mails.alerts));
	return null;
end
$$;

-- Notes that an alert is still wanted. Returns whether there is one. Called by the server, for its person or a signed
-- link.
create or replace function alert_rules.go_on(alert uuid, today date) returns boolean
	language sql security definer set search_path = ''
as $$
	with wanted as (
		update public.alerts set wanted_on = today, asked_on = null, ends_on = null
		where id = alert returning id
	) select exists (select from wanted)
$$;

-- All alerts of the next people of whom one alert is due, after the account `after`; locks them until the transaction
-- ends. Called by the server. All alerts of these people, as nobody is told twice of the same internship.
create or replace function alert_rules.due(today date, week_begins date, after uuid, most integer)
	returns table (id uuid, user_id uuid, query text, frequency text, told_from integer,
		told_to integer, is_due boolean, wanted_on date, ends_on date)
	language sql volatile security definer set search_path = ''
as $$
	select alerts.id, alerts.user_id, alerts.query, alerts.frequency, alerts.told_from, alerts.told_to,
		alert_rules.is_due(alerts.looked_on, alerts.frequency, today, week_begins),
		alerts.wanted_on, alerts.ends_on
	from public.alerts
	where alerts.user_id = any (array(
		select distinct due.user_id from public.alerts as due
		where due.user_id > after
			and alert_rules.is_due(due.looked_on, due.frequency, today, week_begins)
		order by due.user_id limit most
	))
	order by alerts.user_id, alerts.created_at, alerts.id
	for update
$$;

-- The lowest number of an internship after which something may be new for an alert that is due; null if none is due.
-- Called by the server.
create or replace function alert_rules.oldest_due(today date, week_begins date) returns integer
	language sql stable security definer set search_path = ''
as $$
	select min(told_to) from public.alerts
	where alert_rules.is_due(looked_on, frequency, today, week_begins)
$$;

-- Stores up to which internship alerts have been mailed, and the last day of those whose person was asked whether they
-- go on. Called by the server.
create or replace function alert_rules.told(
	alerts uuid[], up_to integer, today date, asked uuid[], last_day date
) returns void
	language sql security definer set search_path = ''
as $$
	update public.alerts as alert set
		told_to = greatest(alert.told_to, up_to),
		looked_on = today,
		asked_on = case when alert.id = any (asked) then today else alert.asked_on end,
		ends_on = case when alert.id = any (asked) then last_day else alert.ends_on end
	where alert.id = any (alerts)
$$;

-- Deletes alerts whose person was asked whether they go on and has not answered by their last day. Returns how many.
-- Called by the server. None ends before the database's own clock says so too.
create or replace function alert_rules.end_unanswered(today date) returns bigint
	language sql security definer set search_path = ''
as $$
	with ended as (
		delete from public.alerts
		where ends_on < least(today, (now() at time zone 'Europe/London')::date) returning id
	) select count(*) from ended
$$;

-- Deletes an alert. Called by the server, for a signed link.
create or replace function alert_rules.stop_one(alert uuid) returns void
	language sql security definer set search_path = ''
as $$
	delete from public.alerts where id = alert
$$;

-- Deletes all alerts of an account. Called by the server, for a signed link.
create or replace function alert_rules.stop_all(person uuid) returns void
	language sql security definer set search_path = ''
as $$
	delete from public.alerts where user_id = person
$$;

-- Whether an alert is to be looked at today: a daily one not looked at today, a weekly one not looked at this week. A
-- look in the future, by a wrong clock, does not count. Called by the rules.
create or replace function alert_rules.is_due(looked_on date, frequency text, today date, week_begins date)
	returns boolean
	language sql immutable set search_path = ''
	return looked_on < case frequency when 'daily' then today else week_begins end
		or looked_on > today + 1;

-- Trigger on internships that take applications again: those who asked are told of it.
create or replace function alert_rules.note_reopening() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	if exists (select from public.reopening_notices where internship_id = new.id) then
		insert into outbox.notices (kind, row_id) values ('internship_reopened', new.id);
	end if;
	return null;
end
$$;

-- Notes what closes within three days of what people have saved, and one mail for each of them about all of it. Returns how
-- many people. Called by the server, in the morning. Each deadline is told once, one that was put off by more than three days
-- again. What was saved today is told tomorrow, and what its person has applied for never. One process at a time does this; the
-- second finds all told.
create or replace function alert_rules.note_deadlines(today date) returns bigint
	language plpgsql security definer set search_path = ''
as $$
declare
	people bigint;
begin
	if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('deadlines', 0)) then
		return 0;
	end if;
	with due as (
		update public.saved_internships as saved set told_of = internship.deadline, told_on = today
		from public.internships as internship
		where internship.id = saved.internship_id
			and internship.status = 'open' and not internship.hidden
			and internship.deadline between today and today + 3
			and (saved.told_of is null or internship.deadline > saved.told_of + 3)
			and (saved.saved_at at time zone 'Europe/London')::date < today
			and not exists (
				select from public.applications as application
				where application.user_id = saved.user_id and application.internship_id = saved.internship_id
			)
			-- A mail in the future, by a wrong clock, does not count.
			and not exists (
				select from public.deadline_mails as mail
				where mail.user_id = saved.user_id
					and (mail.stopped_at is not null or mail.told_on between today and today + 1)
			)
		returning saved.user_id
	), person as (
		insert into public.deadline_mails (user_id, told_on) select distinct user_id, today from due
		on conflict (user_id) do update set told_on = excluded.told_on
		returning user_id
	), noted as (
		insert into outbox.notices (kind, row_id, words)
		select 'saved_deadlines', user_id, jsonb_build_object('day', today) from person returning row_id
	)
	select count(*) into people from noted;
	return people;
end
$$;

-- Of what these people are told before it closes, and on which day, without what has closed meanwhile, what they have removed
-- or applied for since, and those who no longer want these mails. Called by the server.
create or replace function alert_rules.told_deadlines(people uuid[])
	returns table (user_id uuid, day date, slug text, title text, company text, location text, deadline date)
	language sql stable security definer set search_path = ''
as $$
	select saved.user_id, saved.told_on, internship.slug, internship.title, internship.company, internship.location,
		internship.deadline
	from public.deadline_mails as mail
	join public.saved_internships as saved on saved.user_id = mail.user_id and saved.told_on is not null
	join public.internships as internship on internship.id = saved.internship_id
	where mail.user_id = any (people) and mail.stopped_at is null
		and internship.status = 'open' and not internship.hidden
		and internship.deadline >= application_rules.today()
		and not exists (
			select from public.applications as application
			where application.user_id = saved.user_id and application.internship_id = saved.internship_id
		)
	order by saved.user_id, internship.deadline, internship.title, internship.slug
$$;

-- Ends the mails before deadlines of an account, or lets them go on; the same again changes nothing. Called by the server, for
-- its person or a signed link. An account that has been deleted has none.
create or replace function alert_rules.want_deadlines(person uuid, wanted boolean) returns void
	language sql security definer set search_path = ''
as $$
	insert into public.deadline_mails as mail (user_id, stopped_at)
	select id, case when not wanted then clock_timestamp() end from auth.users where id = person
	on conflict (user_id) do update
		set stopped_at = case when not wanted then coalesce(mail.stopped_at, excluded.stopped_at) end
$$;
