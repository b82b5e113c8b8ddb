-- What holds for applications whoever writes. The deeds are in server/deeds/applications, the moves in the table
-- application_rules.moves.

-- Trigger on application_events: events are never changed, and deleted with their application only. Raises 42501.
-- References act with the rights of the table's owner.
create or replace function public.refuse_event_change() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user <> (
		select pg_catalog.pg_get_userbyid(relowner) from pg_catalog.pg_class where oid = tg_relid
	) then
		raise insufficient_privilege using message = 'events of an application are not changed';
	end if;
	return case tg_op when 'DELETE' then old else new end;
end
$$;

-- For how long a move can be taken back; schema/applications/application-moves.ts has it for the screens. Called by the
-- rules, students, employers, staff and the server.
create or replace function application_rules.take_back_time() returns interval
	language sql immutable set search_path = ''
	return interval '10 minutes';
grant execute on function application_rules.take_back_time to authenticated, service_role;

-- The moves of an application by employer or staff that its student is not shown yet, oldest first: they can be taken
-- back, and are not sent before their time. What staff do on the command line is final at once. Called by the rules and the server.
create or replace function application_rules.pending(given uuid) returns setof public.application_events
	language sql stable security definer set search_path = ''
as $$
	select event.* from public.application_events as event
	where event.application_id = given and event.mover in ('employer', 'staff') and event.takes_back is null
		and event.moved_by is not null
		and event.at > clock_timestamp() - application_rules.take_back_time()
		and not exists (select from application_rules.sent_now where sent_now.event_id = event.id)
		and not exists (select from public.application_events as later where later.takes_back = event.id)
	order by event.number
$$;
grant execute on function application_rules.pending to service_role;

-- Whether the student of its application is shown an event: not while employer or staff can take it back, and never if
-- they did. Called by policies and the rules.
create or replace function application_rules.is_shown(given uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select case
		when back.mover is not null then back.mover = 'student'
		when event.mover in ('employer', 'staff') then not exists (
				select from public.application_events as later where later.takes_back = event.id
			) and not exists (
				select from application_rules.pending(event.application_id) as waiting where waiting.id = event.id
			)
		else true
	end
	from public.application_events as event
	left join public.application_events as back on back.id = event.takes_back
	where event.id = given
$$;
grant execute on function application_rules.is_shown to authenticated;

-- The status of an application as its student is shown it: the one before the moves that are not shown yet. Called by
-- the rules and the server.
create or replace function application_rules.shown_status(given uuid) returns text
	language sql stable security definer set search_path = ''
as $$
	select coalesce((
		select waiting.from_status from application_rules.pending(given) as waiting
		where not exists (
			select from public.application_events as later
			where later.application_id = given and later.number > waiting.number
				and later.mover in ('student', 'server') and later.takes_back is null
		)
		order by waiting.number limit 1
	), application.status)
	from public.applications as application where application.id = given
$$;
grant execute on function application_rules.shown_status to service_role;

-- The status of an application as the caller may know it; null for others. Called by its student, employers and staff.
create or replace function application_rules.status_of(given uuid) returns text
	language sql stable security definer set search_path = ''
as $$
	select case application_rules.mover_of(application)
		when 'student' then application_rules.shown_status(application.id)
		when 'employer' then application.status
		when 'staff' then application.status
	end
	from public.applications as application where application.id = given
$$;
grant execute on function application_rules.status_of to authenticated;

-- Trigger on application_events: an event of the server moves its application, where the table of moves has the move,
-- or takes the last move back. So status and history are always the same. A student takes back what is not shown yet by
-- moving on from what they see. Raises PT422, also for unknown reasons. An operator's program and a
-- restored backup write both themselves.
create or replace function application_rules.make_move() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	if new.from_status is null then
		-- The sending, in the transaction that stores the application.
		if (new.mover, new.to_status) = ('student', 'submitted') and not exists (
			select from public.application_events where application_id = new.application_id
		) then
			return new;
		end if;
	else
		update public.applications as moved set status = new.to_status
		where moved.id = new.application_id and moved.status = new.from_status and exists (
			select from application_rules.moves as known where case
				when new.takes_back is null then
					(known.mover, known.from_status, known.to_status) = (new.mover, new.from_status, new.to_status)
				else known.take_back and (known.to_status, known.from_status) = (new.from_status, new.to_status)
					and (new.takes_back, known.mover) = (
						select last.id, last.mover from public.application_events as last
						where last.application_id = new.application_id and last.takes_back is null and not exists (
							select from public.application_events as later where later.takes_back = last.id
						)
						order by last.number desc limit 1
					)
					and (known.mover = new.mover or new.mover = 'student' and new.takes_back in (
						select waiting.id from application_rules.pending(new.application_id) as waiting
					))
			end
		);
		if found and new.reasons <@ array(select reason from application_rules.rejection_reasons) then
			return new;
		end if;
	end if;
	raise sqlstate 'PT422' using message = 'This move does not exist.';
end
$$;

-- Trigger on applications: the status is changed by an event alone. Raises 42501.
create or replace function public.refuse_direct_move() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user in ('anon', 'authenticated', 'service_role') then
		raise insufficient_privilege using message = 'an application is moved by its events';
	end if;
	return new;
end
$$;

-- As whom the caller moves an application: student, employer or staff; null if they may not know of it. Called by
-- employers, staff and the rules; deeds ask lockApplications in server/deeds/applications/applications.ts.
create or replace function application_rules.mover_of(application public.applications) returns text
	language sql stable security definer set search_path = ''
as $$
	select case
		when application.user_id = auth.uid() then 'student'
		when application_rules.is_employer_of(application.internship_id) then 'employer'
		when staff_rules.is_staff() then 'staff'
	end
$$;
grant execute on function application_rules.mover_of to authenticated;

-- On which side of the messages about an application the caller is: student or employer; null for others, staff too. Called
-- by policies.
create or replace function application_rules.side_of(given uuid) returns text
	language sql stable security definer set search_path = ''
as $$
	select nullif(application_rules.mover_of(application), 'staff')
	from public.applications as application where application.id = given
$$;
grant execute on function application_rules.side_of to authenticated;

-- Whose a move of an application is now: what a member of a company has moved is of its contact once they may not answer
-- applications for it any more; null for the server’s. Called by the rules and deeds.
create or replace function application_rules.whose_move(internship uuid, mover text, moved_by uuid) returns uuid
	language sql stable security definer set search_path = ''
as $$
	select case mover
		when 'employer' then posting_rules.acting_for((
			select employer_id from public.internships where internships.id = internship
		), moved_by)
		else moved_by
	end
$$;
grant execute on function application_rules.whose_move to service_role;

-- For how many seconds the caller can still take back the last move of an application, as takeBackEach in
-- server/deeds/applications/pending-moves.ts; 0 if not. Called by its student, employers and staff.
create or replace function application_rules.undo_seconds(given uuid) returns integer
	language sql stable security definer set search_path = ''
as $$
	select coalesce((
		select case when event.takes_back is null and event.from_status is not null
				and event.mover = application_rules.mover_of(application)
				and application_rules.whose_move(application.internship_id, event.mover, event.moved_by)
					is not distinct from auth.uid()
				and not application_rules.waits_on_closed(application.internship_id, event.from_status)
				and not exists (select from application_rules.sent_now where sent_now.event_id = event.id)
			then greatest(0, floor(extract(epoch from
				event.at + application_rules.take_back_time() - clock_timestamp())))
		end
		from public.application_events as event
		join public.applications as application on application.id = event.application_id
		where event.application_id = given order by event.number desc limit 1
	), 0)::integer
$$;
grant execute on function application_rules.undo_seconds to authenticated;

-- Internships that are paused as full, with each member who posts for their company, for a mail. Called by the server.
create or replace function application_rules.full_ones(internships uuid[])
	returns table (id uuid, user_id uuid, title text, most integer)
	language sql stable security definer set search_path = ''
as $$
	select internship.id, poster.user_id, internship.title, internship.most_applications
	from public.internships as internship
	cross join lateral posting_rules.posters_of(internship.employer_id) as poster
	where internship.id = any (internships) and internship.paused_by = 'limit'
$$;

-- Whether an application with this status would wait for the employer of a closed internship: the office answers those of
-- one that staff have taken down. Called by the rules and the server. An
-- internship closes once every applicant has an answer. What would leave somebody waiting on it again is not taken
-- back: neither an answer nor a withdrawal.
create or replace function application_rules.waits_on_closed(internship uuid, status text) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select status in ('submitted', 'in-review', 'unanswered') and exists (
		select from public.internships
		where id = internship and employer_id is not null and internships.status = 'closed'
			and taken_down_at is null
	)
$$;
grant execute on function application_rules.waits_on_closed to service_role;

-- What the doubts about an offer depend on (schema/applications/offer/offer-doubts.ts): the profile as it is now, what was
-- written of days, the listing and the newest offer. Called by the student and the server, each reading what they may.
create or replace function application_rules.offer_basis(given uuid) returns jsonb
	language sql stable set search_path = ''
as $$
	select jsonb_build_object(
		'profile', (
			select jsonb_build_object('work_permission', own.work_permission, 'level', own.level,
				'weekly_hours', own.weekly_hours, 'earliest_start', own.earliest_start)
			from public.student_profiles as own where own.user_id = application.user_id
		),
		'availability', application.availability,
		'sentOn', (application.created_at at time zone 'Europe/London')::date,
		'listing', (
			select to_jsonb(listing) from (
				select starts_on, starts, weeks, hours, least_hours, hours_pattern, location, country, sponsorship, part_of_course, pay_amount,
					pay_per, pay_currency
				from public.internships where internships.id = application.internship_id
			) as listing
		),
		'offer', (
			select event.details -> 'offer' from public.application_events as event
			where event.application_id = application.id and event.to_status = 'offered' and event.takes_back is null
				and not exists (select from public.application_events as later where later.takes_back = event.id)
			order by event.number desc limit 1
		)
	)
	from public.applications as application where application.id = given
$$;
grant execute on function application_rules.offer_basis to authenticated, service_role;

-- The applications of a person for which somebody holds a place or a time, not those whose work or offer is over (as needOf in
-- schema/applications/what-needs-me.ts says), with the members of the company that are told of each, for the mail about the
-- deletion of the account; of an interview that is to come what ends it in calendars, also in those of who had the application
-- before. Called by the server.
create or replace function application_rules.held_for(person uuid)
	returns table (application_id uuid, status text, program_type text, program_name text, company text, told uuid[],
		interview jsonb)
	language sql stable security definer set search_path = ''
as $$
	select application.id, application_rules.shown_status(application.id), application.program_type,
		application.program_name, employer.company_name,
		array(
			select member.user_id from posting_rules.told_of(application.id, employer.id) as member
			union select kept.user_id from outbox.interview_calendars as kept
			where kept.application_id = application.id and posting_rules.employer_of(kept.user_id) = employer.id
		), (
			select jsonb_build_object('at', application_rules.iso_moment(clock_timestamp()),
				'revision', coming.revision + 1, 'starts_at', coming.starts_at, 'minutes', coming.minutes,
				'place', coming.place)
			from application_rules.coming_interview(application.id) as coming
		)
	from public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	left join public.employers as employer on employer.id = internship.employer_id and employer.host_since is not null
	left join lateral (
		select event.details from public.application_events as event
		where event.application_id = application.id and event.to_status = 'offered' and event.takes_back is null
			and not exists (select from public.application_events as later where later.takes_back = event.id)
		order by event.number desc limit 1
	) as newest on true
	where application.user_id = person and case application_rules.shown_status(application.id)
		when 'interview' then true
		when 'offered' then not application_rules.has_passed(
			(newest.details ->> 'offer_until')::date, application_rules.today()
		)
		when 'accepted' then not application_rules.has_passed(
			(newest.details -> 'offer' ->> 'last_day')::date, application_rules.today()
		)
		else false
	end
	order by application.created_at
$$;
