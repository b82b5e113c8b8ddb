-- Applications and confirmed accounts of the last ten weeks, which begin on Mondays in London; for staff.
create function staff_rules.weeks(today date)
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
revoke all on function staff_rules.weeks(date) from public, anon, authenticated, service_role;
grant execute on function staff_rules.weeks(date) to authenticated;
