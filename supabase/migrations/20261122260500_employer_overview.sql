-- What the dashboard of the signed-in employer counts. The weeks begin on Mondays, in London.
create function application_rules.employer_overview(
	today date default application_rules.today()
) returns jsonb
	language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	employer public.employers;
	this_week constant date := date_trunc('week', today::timestamp)::date;
	overview jsonb;
begin
	select * into employer from public.employers where user_id = auth.uid();
	if employer.id is null then
		raise sqlstate 'PT404' using message = 'You have no company profile.';
	end if;
	with own as (
		select * from public.internships where employer_id = employer.id
	), sent as materialized (
		select application.internship_id, application.status, application.answer_due_on,
			(application.created_at at time zone 'Europe/London')::date as sent_on,
			(application_rules.answered_at(application.id) at time zone 'Europe/London')::date as answered_on,
			application.status in ('submitted', 'in-review') and answer_due_on < today as overdue,
			array(
				select distinct event.to_status from public.application_events as event
				where event.application_id = application.id and event.takes_back is null and not exists (
					select from public.application_events as later where later.takes_back = event.id
				)
			) || application.status as reached
		from public.applications as application where internship_id in (select id from own)
	), seen as (
		select coalesce(sum(views), 0) as views, coalesce(sum(views) filter (where day > today - 7), 0) as lately
		from catalogue.views where internship_id in (select id from own)
	), weeks as (
		select week::date as begins, (
			select count(*) from sent where sent_on >= week::date and sent_on < week::date + 7
		) as applications
		from generate_series(this_week - 63, this_week, interval '7 days') as week
	), answered as (
		select count(*) as answers, count(*) filter (where status = 'accepted') as accepted,
			percentile_disc(0.5) within group (order by answered_on - sent_on) as median_days
		from sent
		where answered_on is not null
			or status in ('interview', 'offered', 'accepted', 'declined', 'rejected')
	)
	select jsonb_build_object(
		'mails', employer.application_mails,
		'internships', (select count(*) from own where status = 'open' and coalesce(deadline >= today, true)),
		'applications', (select count(*) from sent),
		'this_week', (select count(*) from sent where sent_on >= this_week),
		'views', (select views from seen),
		'views_lately', (select lately from seen),
		'answered', (select answers from answered),
		'accepted', (select accepted from answered),
		'offers_open', (select count(*) from sent where status = 'offered'),
		'median_days', (select median_days from answered),
		'overdue', (select count(*) from sent where overdue),
		'weeks', (select jsonb_agg(jsonb_build_object('begins', begins, 'applications', applications)
			order by begins) from weeks),
		'funnel', (select jsonb_build_object(
			'sent', count(*),
			'read', count(*) filter (where reached && '{in-review,interview,offered,accepted,declined,rejected}'),
			'interview', count(*) filter (where reached && '{interview,offered,accepted,declined}'),
			'offered', count(*) filter (where reached && '{offered,accepted,declined}'),
			'accepted', count(*) filter (where status = 'accepted')) from sent),
		'record', (select catalogue.shown_record(catalogue.answers_of(employer.id, today))),
		'listings', (
			select coalesce(jsonb_agg(to_jsonb(listing) - 'published_at' order by
				array_position('{open,paused,closed}', listing.status), listing.published_at desc), '[]')
			from (
				select id, slug, title, sector, location, own.status, deadline, published_at,
					(select coalesce(sum(views), 0) from catalogue.views where internship_id = own.id) as views,
					(select count(*) from sent where internship_id = own.id and overdue) as overdue,
					(select coalesce(jsonb_object_agg(counted.status, counted.count), '{}') from (
						select sent.status, count(*) from sent where internship_id = own.id group by sent.status
					) as counted) as statuses
				from own
				order by array_position('{open,paused,closed}', own.status), published_at desc limit 20
			) as listing
		)
	) into overview;
	return overview;
end
$$;
revoke all on function application_rules.employer_overview(date)
	from public, anon, authenticated, service_role;
grant execute on function application_rules.employer_overview(date) to authenticated;
