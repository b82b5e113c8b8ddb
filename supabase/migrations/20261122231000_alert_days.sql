-- Days of alerts after a clock that was wrong for a while: one that was looked at in the future is due, and
-- none ends before the database's own clock says so too.
create function alert_rules.is_due(looked_on date, frequency text, today date, week_begins date)
	returns boolean
	language sql immutable set search_path = ''
	return looked_on < case frequency when 'daily' then today else week_begins end
		or looked_on > today + 1;

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

create or replace function alert_rules.oldest_due(today date, week_begins date) returns integer
	language sql stable security definer set search_path = ''
as $$
	select min(told_to) from public.alerts
	where alert_rules.is_due(looked_on, frequency, today, week_begins)
$$;

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

create or replace function alert_rules.end_unanswered(today date) returns bigint
	language sql security definer set search_path = ''
as $$
	with ended as (
		delete from public.alerts
		where ends_on < least(today, (now() at time zone 'Europe/London')::date) returning id
	) select count(*) from ended
$$;

revoke all on function alert_rules.is_due(date, text, date, date)
	from public, anon, authenticated, service_role;
