-- How an application is sent and moved. The moves are in the table application_rules.moves.

-- Trigger on applications: the same application again within ten minutes is not stored. The same text may go to two
-- internships.
create or replace function public.drop_repeated_application() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform pg_catalog.pg_advisory_xact_lock(
		pg_catalog.hashtextextended('applications:' || new.user_id::text, 0)
	);
	if new.internship_id is null and exists (
		select from public.applications as earlier
		where earlier.user_id = new.user_id
			and earlier.internship_id is null
			and earlier.created_at > clock_timestamp() - interval '10 minutes'
			and earlier.program_type = new.program_type
			and earlier.program_name is not distinct from new.program_name
			and earlier.motivation = new.motivation
			and earlier.experience = new.experience
			and earlier.availability = new.availability
	) then
		return null;
	end if;
	new.created_at := clock_timestamp();
	return new;
end
$$;

-- Trigger on applications: nobody sends one in another person's name. Raises 42501, as row-level security does. Runs
-- before row-level security checks the row: a spoofed user_id must not tell by its silence what another person sent, so
-- it is refused here as well.
create or replace function public.refuse_foreign_application() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user in ('anon', 'authenticated') and new.user_id is distinct from auth.uid() then
		raise insufficient_privilege
			using message = 'new row violates row-level security policy for table "applications"';
	end if;
	return new;
end
$$;

-- Trigger on applications. Raises PT403 from the 501st of an account on. A person sends some dozens, and what an
-- account holds has to be copied, listed and answered. Staff and restored backups are not bound. The lock taken by
-- b_drop_repeated makes the count exact; a repeated application is dropped before it is counted.
create or replace function public.limit_applications() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user in ('anon', 'authenticated') and (
		select pg_catalog.count(*) from public.applications where user_id = new.user_id
	) >= 500 then
		-- The API answers it as 403, with this message.
		raise sqlstate 'PT403' using message =
			'Your account holds 500 applications, which is the most it can hold. Write to us to have old ones removed.';
	end if;
	return new;
end
$$;

-- Trigger on applications: sets status, program and the day by which an answer is due. Raises PT404, PT409
-- (own_internship, applied_before, closed, full, paused). Staff and restored backups give their own values. Nobody
-- applies to an internship of their own company: their answer would count in its public record. One of an employer who
-- is not verified any more is refused like a paused one: a change of its name or website asks for verification again.
-- With the employer's account its internships are deleted; their applications stay, and the office answers them.
create or replace function public.start_application() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	today constant date := application_rules.today();
	chosen public.internships;
begin
	if current_setting('role') = 'service_role' or auth.uid() is null then
		new.answer_due_on := coalesce(new.answer_due_on, today + 15);
		return new;
	end if;
	new.status := 'submitted';
	new.answer_due_on := today + 15;
	if new.internship_id is null then
		return new;
	end if;
	-- Locked, so that it is not closed before this application is stored. Where applications are counted, one
	-- waits for the other.
	if exists (
		select from public.internships where id = new.internship_id and most_applications is not null
	) then
		select * into chosen from public.internships where id = new.internship_id for no key update;
	else
		select * into chosen from public.internships where id = new.internship_id for share;
	end if;
	if chosen.id is null then
		raise sqlstate 'PT404' using message = 'There is no such internship.';
	end if;
	if exists (
		select from public.employers where id = chosen.employer_id and user_id = new.user_id
	) then
		raise sqlstate 'PT409' using message = 'This is an internship of your own company.',
			detail = 'own_internship';
	end if;
	if exists (
		select from public.applications as earlier where earlier.user_id = new.user_id
			and earlier.internship_id = new.internship_id and earlier.status <> 'withdrawn'
	) then
		raise sqlstate 'PT409' using message = 'You have already applied for this internship.',
			detail = 'applied_before';
	end if;
	if chosen.status = 'closed' or chosen.deadline < today then
		raise sqlstate 'PT409' using message = 'This internship has closed.', detail = 'closed';
	end if;
	if chosen.paused_by = 'limit' or application_rules.is_full(chosen) then
		raise sqlstate 'PT409' using detail = 'full',
			message = 'This internship has as many applications as its employer can answer.';
	end if;
	if chosen.status = 'paused' then
		raise sqlstate 'PT409' using message = 'This internship takes no applications at the moment.',
			detail = 'paused';
	end if;
	new.answer_due_on := today + chosen.answer_days + 1;
	new.program_name := left(chosen.title || ', ' || chosen.company, 300);
	new.program_type := case
		when chosen.kind <> 'program' then chosen.kind
		when chosen.city = 'London' then 'london'
		when chosen.city is null then 'remote'
		else 'uk-cities'
	end;
	return new;
end
$$;

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

-- Trigger on applications: the status is changed by application_rules.move alone. Raises 42501.
create or replace function public.refuse_direct_move() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user in ('anon', 'authenticated', 'service_role') then
		raise insufficient_privilege using message = 'an application is moved by its functions';
	end if;
	return new;
end
$$;

-- Trigger on applications: stores the first event of an application. A restored backup has its events already.
create or replace function public.note_submission() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into public.application_events (application_id, at, mover, moved_by, to_status)
		values (new.id, new.created_at, 'student', new.user_id, new.status);
	return null;
end
$$;

-- As whom the caller moves an application: student, employer or staff; null if they may not know of it. Called by
-- employers, staff and the rules.
create or replace function application_rules.mover_of(application public.applications) returns text
	language sql stable security definer set search_path = ''
as $$
	select case
		when current_setting('role') = 'service_role' then 'staff'
		when current_setting('role') <> 'authenticated' then null
		when application.user_id = auth.uid() then 'student'
		when application_rules.is_employer_of(application.internship_id) then 'employer'
		when staff_rules.is_staff() then 'staff'
	end
$$;
grant execute on function application_rules.mover_of to authenticated;

-- An application, locked until the transaction ends. Called by the rules. Raises PT404 if there is none, or the caller
-- may not know of it.
create or replace function application_rules.locked(given uuid) returns public.applications
	language plpgsql security definer set search_path = ''
as $$
declare
	found_one public.applications;
begin
	select * into found_one from public.applications where id = given for update;
	if found_one.id is null or application_rules.mover_of(found_one) is null then
		raise sqlstate 'PT404' using message = 'There is no such application.';
	end if;
	return found_one;
end
$$;

-- Moves an application from one status to another, with its event, its mail and a line of the log of staff. Returns the
-- event. Called by its student, its employer, staff, and as service_role for the clock. Raises PT404, PT409 if it has
-- another status by now, PT422 if the move is not in application_rules.moves or a rejection says too little. `expected`
-- is the status that the caller has seen; `by_server` is for what the clock decides.
create or replace function application_rules.move(
	given uuid, expected text, wanted text, reasons text[] default '{}', message text default null,
	by_server boolean default false
) returns uuid
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	application constant public.applications := application_rules.locked(given);
	mover text := application_rules.mover_of(application);
	allowed application_rules.moves;
	event uuid;
begin
	if by_server and current_setting('role') = 'service_role' then
		mover := 'server';
	end if;
	if application.status <> expected then
		raise sqlstate 'PT409' using message = 'The application has been moved in the meantime.',
			detail = application.status;
	end if;
	select * into allowed from application_rules.moves as known
		where known.mover = mover and known.from_status = expected and known.to_status = wanted;
	if allowed.mover is null then
		raise sqlstate 'PT422' using message = 'This move does not exist.';
	end if;
	if wanted = 'rejected' and (
		cardinality(reasons) = 0 or not application_rules.is_sentence(coalesce(message, ''))
	) then
		raise sqlstate 'PT422' using message = 'A rejection has a reason and a message of at least one sentence.';
	end if;
	if wanted = 'rejected' and exists (
		select from unnest(reasons) as reason
		where reason is null or reason not in (select known.reason from application_rules.rejection_reasons as known)
	) then
		raise sqlstate 'PT422' using message = 'There is no such reason.';
	end if;
	insert into public.application_events
		(application_id, mover, moved_by, from_status, to_status, reasons, message)
		values (given, mover, case when mover <> 'server' then auth.uid() end, expected, wanted,
			case wanted when 'rejected' then reasons else '{}' end, nullif(btrim(message), ''))
		returning id into event;
	update public.applications as moved set status = wanted where moved.id = given;
	-- Its mails wait for as long as it can be taken back.
	insert into outbox.notices (kind, row_id, due_at) values ('application_events', event,
		clock_timestamp() + case when allowed.take_back then interval '10 minutes' else interval '0' end);
	if mover = 'staff' and auth.uid() is not null then
		perform staff_rules.note('application-moved', 'application', given::text, expected || ' to ' || wanted);
	end if;
	return event;
end
$$;
grant execute on function application_rules.move to authenticated, service_role;

-- Takes back the caller's last move within ten minutes. Returns the status that the application has again. Called by
-- whoever moved it. Raises PT404, PT409 if it is too late, mailed, or the internship has closed. A member of staff
-- takes back their own moves only.
create or replace function application_rules.take_back(given uuid) returns text
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	application constant public.applications := application_rules.locked(given);
	mover constant text := application_rules.mover_of(application);
	last_event public.application_events;
begin
	select * into last_event from public.application_events as event
		where event.application_id = given order by number desc limit 1;
	delete from outbox.notices as notice
		where notice.kind = 'application_events' and notice.row_id = last_event.id
			and last_event.mover = mover and last_event.takes_back is null
			and last_event.moved_by is not distinct from auth.uid()
			and last_event.at > clock_timestamp() - interval '10 minutes'
			and exists (
				select from application_rules.moves as known where known.take_back and known.mover = mover
					and known.from_status = last_event.from_status and known.to_status = last_event.to_status
			);
	if not found then
		raise sqlstate 'PT409' using message = 'This can no longer be taken back.';
	end if;
	-- Locked, so that it is not closed before this is stored.
	perform from public.internships where id = application.internship_id for share;
	if application_rules.waits_on_closed(application.internship_id, last_event.from_status) then
		raise sqlstate 'PT409' using detail = 'closed',
			message = 'The internship has closed: this can no longer be taken back.';
	end if;
	if last_event.to_status = 'withdrawn' and exists (
		select from public.applications as again where again.user_id = application.user_id
			and again.internship_id = application.internship_id and again.status <> 'withdrawn'
	) then
		raise sqlstate 'PT409' using message = 'You have applied again in the meantime.';
	end if;
	insert into public.application_events
		(application_id, mover, moved_by, from_status, to_status, takes_back)
		values (given, mover, auth.uid(), last_event.to_status, last_event.from_status, last_event.id);
	update public.applications as moved set status = last_event.from_status where moved.id = given;
	if mover = 'staff' and auth.uid() is not null then
		perform staff_rules.note('application-move-taken-back', 'application', given::text,
			last_event.to_status || ' to ' || last_event.from_status);
	end if;
	return last_event.from_status;
end
$$;
grant execute on function application_rules.take_back to authenticated, service_role;

-- Trigger on applications: none to an internship that is hidden. Raises PT404.
create or replace function public.refuse_hidden_internship() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	if auth.uid() is not null and exists (
		select from public.internships where id = new.internship_id and hidden
	) then
		raise sqlstate 'PT404' using message = 'There is no such internship.';
	end if;
	return new;
end
$$;

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

-- Whether an internship has as many applications, withdrawn ones apart, as its employer can answer. Called by the
-- rules.
create or replace function application_rules.is_full(internship public.internships) returns boolean
	language sql stable security definer set search_path = ''
	return (internship).most_applications <= (
		select count(*) from public.applications
		where internship_id = (internship).id and status <> 'withdrawn'
	);

-- Trigger on applications: pauses the internship with its last possible application, and stores a mail to its employer.
-- It stays paused when somebody withdraws later, until its employer opens it again. What is hidden as its employer is
-- not verified is refused before this (refuse_hidden_internship).
create or replace function public.pause_full_internship() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	-- Asked before: an update counts as a change of the catalogue, also of no row.
	if exists (
		select from public.internships as internship
		where id = new.internship_id and status = 'open' and application_rules.is_full(internship)
	) then
		update public.internships set status = 'paused', paused_by = 'limit' where id = new.internship_id;
		insert into outbox.notices (kind, row_id) values ('full_internships', new.internship_id);
	end if;
	return null;
end
$$;

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

-- Whether an application with this status would wait for the employer of a closed internship. Called by the rules. An
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

-- Trigger on applications: raises PT409 (applied_often) from the fourth application of a person to one internship on,
-- with those that were withdrawn. Programs of staff and restored backups are not bound. The lock taken by
-- b_drop_repeated makes the count exact. Runs after d_start, which says that one is there already.
create or replace function public.limit_repeated_applications() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user in ('anon', 'authenticated') and new.internship_id is not null and (
		select pg_catalog.count(*) from public.applications
		where user_id = new.user_id and internship_id = new.internship_id
	) >= 3 then
		raise sqlstate 'PT409' using detail = 'applied_often',
			message = 'You have applied for this internship three times, which is the most.';
	end if;
	return new;
end
$$;
