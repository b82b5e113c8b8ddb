-- Searches of which somebody is told by mail when they find something new. Internships become public in the
-- order of their numbers, as the row of catalogue.state is held while they are inserted: a number says up to
-- where an alert has been told.
create schema if not exists alert_rules;
revoke all on schema alert_rules from public;

create table public.alerts (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	-- The query of the address of the search, without its order and page: schema/alert.ts.
	query text not null check (char_length(query) <= 2000 and query ~ '^[!-~]*$'),
	frequency text not null check (frequency in ('daily', 'weekly')),
	created_at timestamptz not null default now(),
	-- The highest number there was when it was made, and the highest of which it has been told.
	told_from integer not null default 0,
	told_to integer not null default 0 check (told_to >= told_from),
	-- Days in Europe/London: the last on which news were looked for, when the person last wanted it, when
	-- they were asked whether it goes on, and its last day if they do not answer.
	looked_on date not null default (now() at time zone 'Europe/London')::date,
	wanted_on date not null default (now() at time zone 'Europe/London')::date,
	asked_on date,
	ends_on date check (ends_on > asked_on),
	check ((asked_on is null) = (ends_on is null)),
	unique (user_id, query)
);

-- Sets what a person does not choose. At most ten for each person: the lock lets the second of two parallel
-- ones see the first.
create function alert_rules.start_alert() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform pg_catalog.pg_advisory_xact_lock(
		pg_catalog.hashtextextended('alerts:' || new.user_id::text, 0)
	);
	-- The same again is for the unique index to refuse.
	if (
		select count(*) from public.alerts
		where alerts.user_id = new.user_id and alerts.query <> new.query
	) >= 10 then
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
revoke all on function alert_rules.start_alert() from public;
create trigger start before insert on public.alerts
	for each row execute function alert_rules.start_alert();

alter table public.alerts enable row level security;

revoke all on public.alerts from public, anon, authenticated, service_role;
grant select, delete on public.alerts to authenticated;
grant insert (user_id, query, frequency) on public.alerts to authenticated;
grant update (frequency) on public.alerts to authenticated;

create policy "everybody has their own" on public.alerts
	for all to authenticated using (user_id = auth.uid()) with check (user_id = auth.uid());

-- A mail that waits to be sent goes with the last of the alerts that it tells of.
alter table outbox.mails add column alerts uuid[];
create index mails_alerts_idx on outbox.mails using gin (alerts) where alerts is not null;

create function alert_rules.delete_waiting_mails() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	delete from outbox.mails
	where mails.alerts @> array[old.id] and mails.sent_at is null and not mails.caught
		and not exists (select from public.alerts where alerts.id = any (mails.alerts));
	return null;
end
$$;
revoke all on function alert_rules.delete_waiting_mails() from public;
create trigger delete_waiting_mails after delete on public.alerts
	for each row execute function alert_rules.delete_waiting_mails();

-- Whoever was asked says that an alert goes on. @returns whether there is one
create function alert_rules.go_on(alert uuid, today date) returns boolean
	language sql security definer set search_path = ''
as $$
	with wanted as (
		update public.alerts set wanted_on = today, asked_on = null, ends_on = null
		where id = alert returning id
	) select exists (select from wanted)
$$;

-- The alerts, of at most so many people after this one, for whose mail it is time: daily ones that were last
-- looked at before `today`, weekly ones before the first day of its week. All alerts of these people, as nobody
-- is told twice of the same internship; locked until the end of the transaction.
create function alert_rules.due(today date, week_begins date, after uuid, most integer)
	returns table (id uuid, user_id uuid, query text, frequency text, told_from integer,
		told_to integer, is_due boolean, wanted_on date, ends_on date)
	language sql volatile security definer set search_path = ''
as $$
	select alerts.id, alerts.user_id, alerts.query, alerts.frequency, alerts.told_from, alerts.told_to,
		alerts.looked_on < case alerts.frequency when 'daily' then today else week_begins end,
		alerts.wanted_on, alerts.ends_on
	from public.alerts
	where alerts.user_id = any (array(
		select distinct due.user_id from public.alerts as due
		where due.user_id > after
			and due.looked_on < case due.frequency when 'daily' then today else week_begins end
		order by due.user_id limit most
	))
	order by alerts.user_id, alerts.created_at, alerts.id
	for update
$$;

-- From where on internships may be news for somebody; null where nobody is due.
create function alert_rules.oldest_due(today date, week_begins date) returns integer
	language sql stable security definer set search_path = ''
as $$
	select min(told_to) from public.alerts
	where looked_on < case frequency when 'daily' then today else week_begins end
$$;

-- Notes up to where these alerts have been told, and since when those that were asked have been.
create function alert_rules.told(
	alerts uuid[], up_to integer, today date, asked uuid[], last_day date
) returns void
	language sql security definer set search_path = ''
as $$
	update public.alerts as alert set
		told_to = greatest(alert.told_to, up_to),
		looked_on = greatest(alert.looked_on, today),
		asked_on = case when alert.id = any (asked) then today else alert.asked_on end,
		ends_on = case when alert.id = any (asked) then last_day else alert.ends_on end
	where alert.id = any (alerts)
$$;

-- Ends what nobody wanted to go on. @returns how many
create function alert_rules.end_unanswered(today date) returns bigint
	language sql security definer set search_path = ''
as $$
	with ended as (delete from public.alerts where ends_on < today returning id)
	select count(*) from ended
$$;

-- Ends one alert, or all of a person.
create function alert_rules.stop_one(alert uuid) returns void
	language sql security definer set search_path = ''
as $$
	delete from public.alerts where id = alert
$$;
create function alert_rules.stop_all(person uuid) returns void
	language sql security definer set search_path = ''
as $$
	delete from public.alerts where user_id = person
$$;

revoke all on all functions in schema alert_rules from public, anon, authenticated, service_role;

-- The numbers of the open internships above this one with each text; null for a text without words.
create function catalogue.find_above(given text[], after integer)
	returns table (place integer, numbers integer[])
	language plpgsql stable security definer set search_path = ''
	set random_page_cost = 1.1 set plan_cache_mode = force_custom_plan
as $$
declare
	wanted tsquery;
begin
	for place in 1 .. cardinality(given) loop
		wanted := catalogue.text_query(given[place]);
		numbers := case when wanted is not null then array(
			select internship.number from public.internships as internship
			where internship.number > after and internship.stems @@ wanted
				and internship.status = 'open'
		) end;
		return next;
	end loop;
end
$$;
revoke all on function catalogue.find_above(text[], integer) from public;
