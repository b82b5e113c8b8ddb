-- What those who answer applications do: the verified employer of an internship, and signed-in members of staff.

-- Whether the signed-in person answers the applications to an internship of their company: not of one that staff have
-- taken down. Called by the rules. As own_employer, but joined: it is called for each application of a list.
create or replace function application_rules.is_employer_of(internship uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from public.internships join public.employers on employers.id = internships.employer_id
		join public.company_members as member on member.employer_id = employers.id
		join posting_rules.rights() as granted on granted.role = member.role
		where internships.id = internship and member.user_id = auth.uid() and granted.may = 'applicants'
			and employers.host_since is not null and internships.taken_down_at is null
	)
$$;
grant execute on function application_rules.is_employer_of to authenticated;

-- The internships of the signed-in person's company but those that staff have taken down; none before it is verified for the
-- first time, and once a refusal has ended its time to answer. Called by policies and employers.
create or replace function application_rules.own_internships() returns setof uuid
	language sql stable security definer set search_path = ''
as $$
	select internships.id from public.internships
	join public.employers on employers.id = internships.employer_id
	where employers.id = (select posting_rules.own_employer('applicants')) and employers.host_since is not null
		and internships.taken_down_at is null
$$;
grant execute on function application_rules.own_internships to authenticated;

-- How many employers have reported messages or questions of a student, as long as staff have not resolved it. Called by deeds.
create or replace function application_rules.reporters_of(student uuid) returns integer
	language sql stable security definer set search_path = ''
as $$
	select count(distinct reported.employer_id)::integer from public.reports as report
	left join public.application_messages as message
		on message.id = report.application_message_id and message.side = 'student'
	left join public.applications as application on application.id = message.application_id
	left join public.listing_questions as question
		on question.id = report.listing_question_id and report.question_side = 'student'
	join public.internships as reported on reported.id = coalesce(application.internship_id, question.internship_id)
	where report.resolved_at is null and coalesce(application.user_id, question.user_id) = student
$$;
grant execute on function application_rules.reporters_of to service_role;

-- The names of those whose applications the caller answers; their addresses for staff, and once they were invited.
-- Called by employers and staff. Others could move hundreds, read their addresses, and take it back.
create or replace function application_rules.applicants(given uuid[])
	returns table (application_id uuid, name text, email text)
	language sql stable security definer set search_path = ''
as $$
	-- As mover_of, once for all.
	with answered as materialized (
		select application.id, application.user_id,
			coalesce(application.internship_id = any (array(select application_rules.own_internships())), false) as is_own
		from public.applications as application
		where application.id = any (given) and application.user_id <> auth.uid()
	)
	select answered.id, nullif(btrim(person.full_name), ''),
		case when not is_own or answered.id in (select application_rules.invited_ones(given)) then person.email end
	from answered join accounts.find(array(select user_id from answered)) as person on person.id = answered.user_id
	where is_own or (select staff_rules.is_staff())
$$;
grant execute on function application_rules.applicants to authenticated;

-- The names of the accounts that have applied to the caller's company, but of those who are hidden from it. Called by employers,
-- for a search.
create or replace function application_rules.applicant_names(given uuid[])
	returns table (application_id uuid, name text)
	language sql stable security definer set search_path = ''
as $$
	with sent as materialized (
		select application.id, application.user_id from public.applications as application
		where application.id = any (given)
			and application.internship_id = any (array(select application_rules.own_internships()))
			and application.id not in (select application_rules.hidden_ones(given))
	)
	select sent.id, account.full_name
	from sent join accounts.find(array(select user_id from sent)) as account on account.id = sent.user_id
$$;
grant execute on function application_rules.applicant_names to authenticated;

-- Whether the caller may read and write the notes of an application: its employer, or staff for internships without
-- one. Called by policies, employers, staff and the rules.
create or replace function application_rules.shares_notes(application uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from public.applications as noted
		left join public.internships on internships.id = noted.internship_id
		where noted.id = application and case application_rules.mover_of(noted)
			when 'employer' then true
			when 'staff' then internships.employer_id is null
			else false
		end
	)
$$;
grant execute on function application_rules.shares_notes to authenticated;

-- Who of the company has moved an application, changed something of it or written a note on it, by the id of the event, change or
-- note: the name of the account, or its address where none was given; nothing of accounts that are gone. Also of former members.
-- With whom a note names, or who was given it. Called by employers, for the applications that they answer.
create or replace function application_rules.acted_by(given uuid)
	returns table (about uuid, name text, you boolean, named text, named_you boolean)
	language sql stable security definer set search_path = ''
as $$
	select acted.id, coalesce(nullif(btrim(account.full_name), ''), account.email), account.id = auth.uid(),
		coalesce(nullif(btrim(named.full_name), ''), named.email), coalesce(named.id = auth.uid(), false)
	from public.applications as application
	cross join lateral (
		select event.id, event.moved_by as person, null::uuid as named from public.application_events as event
		where event.application_id = application.id and event.mover = 'employer'
		union all
		select note.id, note.written_by, note.for_colleague from public.application_notes as note
		where note.application_id = application.id
		union all
		select change.id, change.changed_by, change.colleague from public.application_changes as change
		where change.application_id = application.id
	) as acted
	cross join lateral accounts.find(array[acted.person]) as account
	left join lateral accounts.find(array[acted.named]) as named on true
	where application.id = given and application_rules.mover_of(application) = 'employer'
$$;
grant execute on function application_rules.acted_by to authenticated;

-- The others of the signed-in person's company, by name, for a note that names one or an application that one takes over.
-- Called by employers.
create or replace function application_rules.own_colleagues() returns table (id uuid, name text)
	language sql stable security definer set search_path = ''
as $$
	select member.user_id, coalesce(nullif(btrim(account.full_name), ''), account.email)
	from public.company_members as member
	cross join lateral accounts.find(array[member.user_id]) as account
	where member.employer_id = posting_rules.own_employer('applicants') and member.user_id <> auth.uid()
	order by 2, 1
$$;
grant execute on function application_rules.own_colleagues to authenticated;

-- Who of a company has taken applications or CVs out, by name; null once the account is deleted, and to others than the
-- company and staff. Called by employers and staff.
create or replace function application_rules.taken_out_by(given uuid) returns text
	language sql stable security definer set search_path = ''
as $$
	select coalesce(nullif(btrim(account.full_name), ''), account.email)
	from public.applicant_exports as export cross join lateral accounts.find(array[export.user_id]) as account
	where export.id = given
		and (staff_rules.is_staff() or export.employer_id = posting_rules.own_employer('applicants'))
$$;
grant execute on function application_rules.taken_out_by to authenticated;

-- The texts of a move beside its message, line by line: where an interview or the work is, and who the student reports to. Null
-- where it has none. The same texts are in textsOf (schema/applications/details.ts). Called by students, employers, staff, deeds
-- and the rules.
create or replace function application_rules.texts_of(details jsonb) returns text
	language sql stable parallel safe set search_path = ''
as $$
	select nullif(concat_ws(chr(10), 'Place: ' || (details -> 'interview' ->> 'place'),
		'Place: ' || (details -> 'offer' ->> 'place'), 'They report to: ' || (details -> 'offer' ->> 'report_to')), '')
$$;
grant execute on function application_rules.texts_of to authenticated, service_role;

-- What an employer wrote of a move that staff look at: the message, and the texts beside it. Called by employers, staff and
-- deeds.
create or replace function application_rules.reviewed_text(review public.message_reviews) returns text
	language sql stable parallel safe set search_path = ''
as $$
	select concat_ws(chr(10), nullif(review.message, ''), application_rules.texts_of(review.details))
$$;
grant execute on function application_rules.reviewed_text to authenticated, service_role;

-- Trigger on reviewed_applications: a message that did not wait for staff goes with the last application that it was for. It is
-- stored only so that people are counted for a day, and that staff can stop it.
create or replace function application_rules.forget_sent_messages() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	delete from public.message_reviews as review
	where review.state = 'sent' and review.id in (select gone.review_id from gone) and not exists (
		select from public.reviewed_applications as reviewed where reviewed.review_id = review.id
	);
	return null;
end
$$;

-- The first 8:00 in Europe/London after a moment. Called by the server.
create or replace function application_rules.next_morning(moment timestamptz) returns timestamptz
	language sql stable set search_path = ''
	return (
		((moment at time zone 'Europe/London') - interval '8 hours')::date + 1 + time '08:00'
	) at time zone 'Europe/London';
grant execute on function application_rules.next_morning to service_role;

-- Deletes what members of companies are to be mailed now, and returns it counted by internship, for each of them; without
-- applications of which they are told no more. Called by the server.
create or replace function application_rules.take_news(employers uuid[])
	returns table (id uuid, user_id uuid, title text, applied integer, withdrawn integer)
	language sql volatile security definer set search_path = ''
as $$
	with taken as (
		delete from outbox.news
		where employer_id = any (employers) and ready_at <= clock_timestamp()
		returning event_id, employer_id, user_id
	)
	select employer.id, taken.user_id, internship.title,
		count(*) filter (where event.to_status <> 'withdrawn')::integer,
		count(*) filter (where event.to_status = 'withdrawn')::integer
	from taken
	join public.application_events as event on event.id = taken.event_id
	join public.applications as application on application.id = event.application_id
	join public.internships as internship on internship.id = application.internship_id
	join public.employers as employer on employer.id = taken.employer_id
	where not exists (select from public.application_events as later where later.takes_back = event.id)
		and taken.user_id in (
			select member.user_id from posting_rules.told_of(application.id, employer.id) as member
			where member.theirs or member.mails <> 'mine'
		)
	group by employer.id, taken.user_id, internship.id, internship.title
	order by internship.title, internship.id
$$;

-- The figures of an employer's dashboard, over all of its internships and applications. Called by the employer. Raises
-- PT404 without a company profile. The weeks begin on Mondays, in London.
create or replace function application_rules.employer_overview(
	today date default application_rules.today()
) returns jsonb
	language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	employer public.employers;
	reader public.company_members;
	this_week constant date := date_trunc('week', today::timestamp)::date;
	overview jsonb;
begin
	select * into employer from public.employers where id = posting_rules.own_employer('applicants');
	if employer.id is null then
		raise sqlstate 'PT404' using message = 'You have no company profile.';
	end if;
	select * into reader from public.company_members where user_id = auth.uid();
	with own as (
		select * from public.internships where employer_id = employer.id and taken_down_at is null
	), hidden as materialized (
		select application_rules.hidden_ones(array(
			select id from public.applications where internship_id in (select id from own) and came_by is not null
		)) as id
	), sent as materialized (
		select application.internship_id, application.status, application.answer_due_on, application.created_at,
			-- A link that was given to one person would say who is hidden, by what changes when an application is moved.
			case when application.id not in (select id from hidden) then application.came_by end as came_by,
			(application.created_at at time zone 'Europe/London')::date as sent_on,
			(application_rules.answered_at(application.id) at time zone 'Europe/London')::date as answered_on,
			application.status in ('submitted', 'in-review') and answer_due_on < today
				and not application_rules.waits_for_staff(application.id) as overdue,
			application.status in ('submitted', 'in-review') and answer_due_on between today and today + 3
				and not application_rules.waits_for_staff(application.id) as due_soon,
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
	), funnels as (
		select grouping(internship_id, came_by) as left_out, internship_id, came_by, jsonb_build_object(
			'sent', count(*),
			'read', count(*) filter (where reached && '{in-review,interview,offered,accepted,declined,rejected}'),
			'interview', count(*) filter (where reached && '{interview,offered,accepted,declined}'),
			'offered', count(*) filter (where reached && '{offered,accepted,declined}'),
			'accepted', count(*) filter (where status = 'accepted')) as funnel
		from sent group by grouping sets ((), (internship_id), (came_by))
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
		'mails', posting_rules.mails_of(reader),
		'role', reader.role,
		'alone', not exists (
			select from public.company_members as other
			where other.employer_id = employer.id and other.user_id <> reader.user_id
		),
		'published', (select count(*) from own),
		'internships', (select count(*) from own where status = 'open' and not application_rules.has_passed(deadline, today)),
		'applications', (select count(*) from sent),
		'this_week', (select count(*) from sent where sent_on >= this_week),
		'views', (select views from seen),
		'views_lately', (select lately from seen),
		'answered', (select answers from answered),
		'accepted', (select accepted from answered),
		'offers_open', (select count(*) from sent where status = 'offered'),
		'places', (select coalesce(sum(coalesce(spots, 1)), 0) from own),
		'new_since_look', (
			select count(*) from sent where status = 'submitted' and created_at > coalesce(
				(select look.at from posting_rules.last_looks as look where look.user_id = reader.user_id), reader.added_at)
		),
		'median_days', (select median_days from answered),
		'due_soon', (select count(*) from sent where due_soon),
		'weeks', (select jsonb_agg(jsonb_build_object('begins', begins, 'applications', applications)
			order by begins) from weeks),
		'funnel', (select funnel from funnels where left_out = 3),
		'ways', (
			select coalesce(jsonb_agg(jsonb_build_object('came_by', came_by, 'funnel', funnel)
				order by came_by is null, (funnel ->> 'sent')::integer desc, came_by), '[]')
			from funnels where left_out = 2
		),
		'record', (select catalogue.shown_record(catalogue.answers_of(employer.id, today))),
		'listings', (
			select coalesce(jsonb_agg(to_jsonb(listing) - 'published_at' order by
				array_position('{open,paused,closed}', listing.status), listing.published_at desc), '[]')
			from (
				select id, slug, title, sector, location, own.status, deadline, published_at, coalesce(spots, 1) as spots,
					(select coalesce(sum(views), 0) from catalogue.views where internship_id = own.id) as views,
					(select count(*) from sent where internship_id = own.id and overdue) as overdue,
					(select funnel from funnels where left_out = 1 and internship_id = own.id) as funnel,
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
grant execute on function application_rules.employer_overview to authenticated;

-- Those of some applications of which the applicant was invited to an interview or has had an offer, which cannot be taken back
-- any more: of an event that is older than the time for that, nothing else is asked. Called by the rules.
create or replace function application_rules.invited_ones(given uuid[]) returns setof uuid
	language sql stable security definer set search_path = ''
as $$
	select distinct event.application_id from public.application_events as event
	where event.application_id = any (given) and event.to_status in ('interview', 'offered') and event.takes_back is null
		and case when event.at > clock_timestamp() - application_rules.take_back_time() then application_rules.is_shown(event.id)
			else not exists (select from public.application_events as later where later.takes_back = event.id) end
$$;

-- Those of some applications whose senders are hidden from the employer: where the internship hides names, or did when they
-- were sent, until the applicant was invited to an interview or has had an offer, which cannot be taken back any more. There
-- is no move back to the first two statuses. Called by employers, deeds and the rules.
create or replace function application_rules.hidden_ones(given uuid[]) returns setof uuid
	language sql stable security definer set search_path = ''
as $$
	select application.id from public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	where application.id = any (given)
		and (coalesce(internship.hide_names, false) or coalesce(application.names_hidden, false))
		and (application.status in ('submitted', 'in-review') or application.id not in (select application_rules.invited_ones(given)))
$$;
grant execute on function application_rules.hidden_ones to authenticated, service_role;

-- Whether the employer has answered an application and the answer waits for staff. Called by the rules.
create or replace function application_rules.waits_for_staff(application uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from public.reviewed_applications as reviewed
		where reviewed.application_id = waits_for_staff.application and reviewed.waits
	)
$$;
grant execute on function application_rules.waits_for_staff to service_role;

-- Whether the office answers the applications to an internship, or to none. Called by the rules.
create or replace function application_rules.is_to_office(internship uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select not exists (
		select from public.internships join public.employers on employers.id = internships.employer_id
		where internships.id = internship and employers.host_since is not null
			and internships.taken_down_at is null
	)
$$;

-- Trigger on applications: notes who answers it, whatever was given, its number among those to its internship, and whether
-- names are hidden there. The internship is locked, so that nobody changes the answerer, or shows names, until the
-- application is stored.
create or replace function application_rules.note_who_answers() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform from public.internships where id = new.internship_id for share;
	new.to_office := application_rules.is_to_office(new.internship_id);
	if tg_op = 'INSERT' then
		new.names_hidden := coalesce((select hide_names from public.internships where id = new.internship_id), false);
	end if;
	if tg_op = 'INSERT' and new.internship_id is not null and new.number is null then
		-- No two have the same number.
		perform pg_advisory_xact_lock(hashtextextended('internships:applicants:' || new.internship_id, 0));
		select coalesce(max(number), 0) + 1 into new.number
		from public.applications where internship_id = new.internship_id;
	end if;
	return new;
end
$$;

-- Trigger on employers and internships: who answers has changed for applications that are stored. Applications that are
-- being stored lock their internship: this waits for them.
create or replace function application_rules.note_answerer() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	changed uuid[];
begin
	if tg_table_name = 'employers' then
		changed := array(
			select id from public.internships where employer_id = new.id order by id for no key update
		);
	else
		changed := array[new.id];
	end if;
	update public.applications set to_office = application_rules.is_to_office(internship_id)
		where internship_id = any (changed);
	return null;
end
$$;
