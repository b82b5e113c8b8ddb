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

-- Trigger on application_events: an event of the server moves its application, where the table of moves has the move,
-- or takes the last move back. So status and history are always the same. Raises PT422, also for unknown reasons. An operator's program and a
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
			select from application_rules.moves as known where known.mover = new.mover and case
				when new.takes_back is null
					then (known.from_status, known.to_status) = (new.from_status, new.to_status)
				else known.take_back and (known.to_status, known.from_status) = (new.from_status, new.to_status)
					and new.takes_back = (
						select last.id from public.application_events as last
						where last.application_id = new.application_id order by last.number desc limit 1
					)
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

-- For how many seconds the caller can still take back the last move of an application; 0 if not. Called by its student,
-- employers and staff.
create or replace function application_rules.undo_seconds(given uuid) returns integer
	language sql stable security definer set search_path = ''
as $$
	select coalesce((
		select case when event.takes_back is null and event.from_status is not null
				and event.mover = application_rules.mover_of(application)
				and event.moved_by is not distinct from auth.uid()
				and not application_rules.waits_on_closed(application.internship_id, event.from_status)
			then greatest(0, floor(extract(epoch from event.at + interval '10 minutes' - clock_timestamp())))
		end
		from public.application_events as event
		join public.applications as application on application.id = event.application_id
		where event.application_id = given order by event.number desc limit 1
	), 0)::integer
$$;
grant execute on function application_rules.undo_seconds to authenticated;

-- Internships that are paused as full, with their employer, for a mail. Called by the server.
create or replace function application_rules.full_ones(internships uuid[])
	returns table (id uuid, user_id uuid, title text, most integer)
	language sql stable security definer set search_path = ''
as $$
	select internship.id, employer.user_id, internship.title, internship.most_applications
	from public.internships as internship
	join public.employers as employer on employer.id = internship.employer_id
	where internship.id = any (internships) and internship.paused_by = 'limit'
$$;

-- Whether an application with this status would wait for the employer of a closed internship. Called by the rules and the server. An
-- internship closes once every applicant has an answer. What would leave somebody waiting on it again is not taken
-- back: neither an answer nor a withdrawal.
create or replace function application_rules.waits_on_closed(internship uuid, status text) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select status in ('submitted', 'in-review', 'unanswered') and exists (
		select from public.internships
		where id = internship and employer_id is not null and internships.status = 'closed'
	)
$$;
grant execute on function application_rules.waits_on_closed to service_role;
