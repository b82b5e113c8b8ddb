-- Times of interviews. What people do with them is in server/deeds/applications/interviews.

-- A moment as it is stored in invitations: ISO, in UTC, with milliseconds. Called by the rules and the server.
create or replace function application_rules.iso_moment(given timestamptz) returns text
	language sql stable parallel safe set search_path = ''
	return to_char(given at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
grant execute on function application_rules.iso_moment to authenticated, service_role;

-- The newest move of an application to an interview that its student is shown; null without one. Called by the rules.
create or replace function application_rules.shown_invitation(given uuid) returns uuid
	language sql stable security definer set search_path = ''
as $$
	select event.id from public.application_events as event
	where event.application_id = given and event.to_status = 'interview' and event.takes_back is null
		and application_rules.is_shown(event.id)
	order by event.number desc limit 1
$$;

-- Whether an application holds the time in its row: not after it was withdrawn, moved on, or invited anew, as far as its
-- student is shown that. Called by the rules and the server.
create or replace function application_rules.holds_interview(given uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from public.application_interviews as held
		where held.application_id = given and held.starts_at is not null
			and application_rules.shown_status(given) = 'interview'
			and held.event_id = application_rules.shown_invitation(given)
	)
$$;
grant execute on function application_rules.holds_interview to service_role;

-- The time that an application holds and that is to come, as its mails say it; no row without one. Called by the rules and the
-- server.
create or replace function application_rules.coming_interview(given uuid)
	returns table (starts_at text, minutes integer, place text, zone text, revision integer, answered_at text)
	language sql stable security definer set search_path = ''
as $$
	select application_rules.iso_moment(held.starts_at), held.minutes, invited.details -> 'interview' ->> 'place',
		held.zone, held.revision, application_rules.iso_moment(held.answered_at)
	from public.application_interviews as held
	join public.application_events as invited on invited.id = held.event_id
	where held.application_id = given and held.starts_at > clock_timestamp()
		and application_rules.holds_interview(given)
$$;
grant execute on function application_rules.coming_interview to service_role;

-- Who meets the student of an application: a company, or null for the office. Called by the rules and the server.
create or replace function application_rules.interviewer_of(given uuid) returns uuid
	language sql stable security definer set search_path = ''
as $$
	select case when not application.to_office then internship.employer_id end
	from public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	where application.id = given
$$;
grant execute on function application_rules.interviewer_of to service_role;

-- The applications that hold, or have held, a time for one student that overlaps with this one, with the same people to
-- meet, other than the given one. Called by the rules and the server.
create or replace function application_rules.overlapping(given uuid, starts timestamptz, minutes integer)
	returns setof uuid
	language sql stable security definer set search_path = ''
as $$
	select held.application_id from public.application_interviews as held
	where held.one_each and held.application_id <> given
		and held.employer_id is not distinct from application_rules.interviewer_of(given)
		-- No interview is longer than four hours: the index on the start finds them.
		and held.starts_at > starts - interval '4 hours'
		and held.starts_at < starts + make_interval(mins => overlapping.minutes)
		and held.starts_at + make_interval(mins => held.minutes) > starts
$$;
grant execute on function application_rules.overlapping to service_role;

-- Whether another student holds a time for one. Called by the rules.
create or replace function application_rules.is_time_taken(given uuid, starts timestamptz, minutes integer)
	returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from application_rules.overlapping(given, starts, is_time_taken.minutes) as other
		where application_rules.holds_interview(other)
	)
$$;
grant execute on function application_rules.is_time_taken to authenticated, service_role;

-- The times that a move invites to, as they stand; null without any. Those of a company that is gone are cancelled, as nobody
-- meets the student. Called by the rules and deeds.
create or replace function application_rules.offered_times(given uuid, mover text, details jsonb) returns jsonb
	language sql stable set search_path = ''
as $$
	select case
		when offered_times.mover = 'employer' and not exists (
			select from public.applications as application
			where application.id = given and application.internship_id is not null
		) then (offered_times.details -> 'interview') || '{"times": [], "place": null, "cancelled": true}'
		else offered_times.details -> 'interview'
	end
$$;
grant execute on function application_rules.offered_times to authenticated, service_role;

-- The interviews that are to come and end as an account is deleted, where its company goes with it: what their students are
-- mailed. Called by the server.
create or replace function application_rules.left_by(person uuid) returns table (application_id uuid, news jsonb)
	language sql stable security definer set search_path = ''
as $$
	select held.application_id, jsonb_build_object('what', 'ended',
		'at', application_rules.iso_moment(clock_timestamp()), 'revision', coming.revision + 1,
		'starts_at', coming.starts_at, 'minutes', coming.minutes, 'place', coming.place, 'message', null,
		'zone', coming.zone)
	from public.application_interviews as held
	cross join lateral application_rules.coming_interview(held.application_id) as coming
	where held.employer_id = posting_rules.employer_of(person)
		and not exists (
			select from public.company_members as other
			where other.employer_id = held.employer_id and other.user_id <> person
		)
$$;

-- The newest invitation of an application that has times, or ends one that had, with its answer; null without one. Called by
-- its student, employers, staff and the server, each reading what they may.
create or replace function application_rules.interview_of(given uuid) returns jsonb
	language sql stable set search_path = ''
as $$
	select case when newest.invitation is not null then newest.invitation || jsonb_build_object(
		'event', newest.id,
		'times', (
			select coalesce(jsonb_agg(jsonb_build_object('at', moment, 'free', not (
				(newest.invitation ->> 'one_each')::boolean and application_rules.is_time_taken(
					given, moment::timestamptz, (newest.invitation ->> 'minutes')::integer)
			)) order by moment), '[]')
			from jsonb_array_elements_text(newest.invitation -> 'times') as entry (moment)
		),
		'answer', (
			select jsonb_build_object('number', answered.answers, 'at', application_rules.iso_moment(answered.answered_at),
				'starts_at', application_rules.iso_moment(answered.starts_at), 'message', answered.message,
				'zone', answered.zone)
			from public.application_interviews as answered
			where answered.application_id = given and answered.event_id = newest.id
		)
	) end
	from (
		select event.id, application_rules.offered_times(given, event.mover, event.details) as invitation
		from public.application_events as event
		where event.application_id = given and event.to_status = 'interview' and event.takes_back is null
			and not exists (select from public.application_events as later where later.takes_back = event.id)
		order by event.number desc limit 1
	) as newest
$$;
grant execute on function application_rules.interview_of to authenticated, service_role;
