-- An internship closes once every applicant has an answer. What would leave somebody waiting on it again is not taken
-- back: neither an answer nor a withdrawal.

-- Whether an application with this status would wait for an employer who has closed the internship.
create function application_rules.waits_on_closed(internship uuid, status text) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select status in ('submitted', 'in-review', 'unanswered') and exists (
		select from public.internships
		where id = internship and employer_id is not null and internships.status = 'closed'
	)
$$;
revoke all on function application_rules.waits_on_closed(uuid, text)
	from public, anon, authenticated, service_role;

-- Takes back the caller's last move within ten minutes, before anybody has had a mail about it. A member of
-- staff takes back their own moves only.
-- @returns the status that the application has again
-- @throws PT404, PT409 if it cannot be taken back, or not any more
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

-- How long the caller can still take back the last move of an application, in seconds; 0 if not.
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
