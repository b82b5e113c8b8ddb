-- Who answers applications: the verified employer of an internship, and signed-in members of staff.

-- The internships of the signed-in person's company; none before it is verified, and while a change of its
-- name or website is checked.
create function application_rules.own_internships() returns setof uuid
	language sql stable security definer set search_path = ''
as $$
	select internships.id from public.internships
	join public.employers on employers.id = internships.employer_id
	where employers.user_id = auth.uid() and employers.verified
$$;

create or replace function application_rules.is_employer_of(internship uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from public.internships join public.employers on employers.id = internships.employer_id
		where internships.id = internship and employers.user_id = auth.uid() and employers.verified
	)
$$;

-- Who the caller is to an application; null for whoever may not know that it exists.
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

-- What a policy calls without an argument of the row is worked out once for each statement.
drop policy "an employer sees the applications to their internships" on public.applications;
create policy "an employer sees the applications to their internships" on public.applications
	for select to authenticated
	using (internship_id = any (array(select application_rules.own_internships())));
create policy "members of staff see all applications" on public.applications
	for select to authenticated using ((select staff_rules.is_staff()));

-- Moves an application, with its message, in one step. `expected` is the status that the caller has seen.
-- @param by_server for what the clock decides; staff's role only
-- @returns the event
-- @throws PT404, PT409 if it has another status by now, PT422 if there is no such move, or if a rejection
-- has no message or none of the reasons
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
	if wanted = 'rejected' and (cardinality(reasons) = 0 or coalesce(message, '') !~ '\S') then
		raise sqlstate 'PT422' using message = 'A rejection has a reason and a message.';
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
create function application_rules.undo_seconds(given uuid) returns integer
	language sql stable security definer set search_path = ''
as $$
	select coalesce((
		select case when event.takes_back is null and event.from_status is not null
				and event.mover = application_rules.mover_of(application)
				and event.moved_by is not distinct from auth.uid()
			then greatest(0, floor(extract(epoch from event.at + interval '10 minutes' - clock_timestamp())))
		end
		from public.application_events as event
		join public.applications as application on application.id = event.application_id
		where event.application_id = given order by event.number desc limit 1
	), 0)::integer
$$;

-- The names and addresses of those whose applications the caller answers.
create function application_rules.applicants(given uuid[])
	returns table (application_id uuid, name text, email text)
	language sql stable security definer set search_path = ''
as $$
	select application.id, nullif(btrim(person.full_name), ''), person.email
	from public.applications as application
	join lateral accounts.find(array[application.user_id]) as person on true
	where application.id = any (given)
		and application_rules.mover_of(application) in ('employer', 'staff')
$$;

-- Moves many applications in one transaction, each with its own message: `{name}` in the template becomes
-- the name of the applicant. One that somebody else has moved, or that is not the caller's, is left as it is.
-- @param given [{"id": …, "expected": the status that the caller has seen}]
-- @param host as whom the caller moves: employer or staff
-- @returns for each what became of it, and its status now
-- @throws PT422 as `move`
create function application_rules.move_many(
	given jsonb, host text, wanted text, reasons text[] default '{}', template text default null
) returns table (application_id uuid, outcome text, status text)
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	wish record;
	application public.applications;
	mover text;
	message text;
begin
	if jsonb_array_length(given) > 500 then
		raise sqlstate 'PT422' using message = 'These are too many at once.';
	end if;
	-- In one order, so that two of these at once do not wait for each other.
	for wish in
		select distinct on (id) (item ->> 'id')::uuid as id, item ->> 'expected' as expected
		from jsonb_array_elements(given) as item order by id
	loop
		select * into application from public.applications where id = wish.id for update;
		mover := case when application.id is not null then application_rules.mover_of(application) end;
		application_id := wish.id;
		status := null;
		if mover is distinct from host then
			outcome := 'not_found';
		elsif application.status <> wish.expected then
			outcome := 'moved_meanwhile';
			status := application.status;
		elsif not exists (
			select from application_rules.moves as known where known.mover = mover
				and known.from_status = wish.expected and known.to_status = wanted
		) then
			outcome := 'no_such_move';
			status := application.status;
		else
			message := replace(template, '{name}', coalesce(
				(select named.name from application_rules.applicants(array[wish.id]) as named), 'applicant'
			));
			if char_length(message) > 5000 then
				raise sqlstate 'PT422' using message = 'With the names filled in, the message is too long.';
			end if;
			perform application_rules.move(wish.id, wish.expected, wanted, reasons, message);
			outcome := 'moved';
			status := wanted;
		end if;
		return next;
	end loop;
end
$$;

-- Takes back the caller's last move of each, where that is still possible.
-- @returns for each what became of it: taken_back, not_taken_back or not_found
create function application_rules.take_back_many(given uuid[], host text)
	returns table (application_id uuid, outcome text)
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	application public.applications;
begin
	if cardinality(given) > 500 then
		raise sqlstate 'PT422' using message = 'These are too many at once.';
	end if;
	for application_id in select distinct id from unnest(given) as id order by id loop
		select * into application from public.applications where id = application_id;
		if application.id is null or application_rules.mover_of(application) is distinct from host then
			outcome := 'not_found';
		else
			begin
				perform application_rules.take_back(application_id);
				outcome := 'taken_back';
			exception when sqlstate 'PT409' then
				outcome := 'not_taken_back';
			end;
		end if;
		return next;
	end loop;
end
$$;

-- What those who answer an application tell each other; its student never reads it.
create table public.application_notes (
	id uuid primary key default gen_random_uuid(),
	application_id uuid not null references public.applications (id) on delete cascade,
	written_by uuid not null references auth.users (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	text text not null check (char_length(text) <= 2000 and text ~ '\S')
);
create index application_notes_application_idx on public.application_notes (application_id, at);
create index application_notes_written_by_idx on public.application_notes (written_by);

-- Whether the caller shares the notes of an application: its employer, or staff where there is none.
create function application_rules.shares_notes(application uuid) returns boolean
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

alter table public.application_notes enable row level security;
revoke all on public.application_notes from public, anon, authenticated, service_role;
-- Written and deleted by the functions below.
grant select on public.application_notes to authenticated, service_role;
create policy "colleagues see the notes of an application" on public.application_notes
	for select to authenticated using (application_rules.shares_notes(application_id));
create policy "writers see what they have written" on public.application_notes
	for select to authenticated using (written_by = (select auth.uid()));
create policy "programs of staff see all" on public.application_notes
	for select to service_role using (true);

-- @throws PT404, PT409 if there are too many
create function application_rules.add_note(application uuid, text text) returns uuid
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	note uuid;
begin
	if auth.uid() is null or not application_rules.shares_notes(application) then
		raise sqlstate 'PT404' using message = 'There is no such application.';
	end if;
	if (select count(*) from public.application_notes where application_id = application) >= 100 then
		raise sqlstate 'PT409' using message = 'There are 100 notes already. Delete one first.';
	end if;
	insert into public.application_notes (application_id, written_by, text)
		values (application, auth.uid(), btrim(text)) returning id into note;
	if application_rules.mover_of((select noted from public.applications as noted where id = application)) = 'staff' then
		perform staff_rules.note('application-note-added', 'application', application::text, null);
	end if;
	return note;
end
$$;

-- Deletes a note of the caller's own.
-- @throws PT404
create function application_rules.delete_note(application uuid, note uuid) returns void
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
	if not application_rules.shares_notes(application) then
		raise sqlstate 'PT404' using message = 'There is no such application.';
	end if;
	delete from public.application_notes as written
		where written.id = note and written.application_id = application and written.written_by = auth.uid();
	if not found then
		raise sqlstate 'PT404' using message = 'There is no such note.';
	end if;
	if application_rules.mover_of((select noted from public.applications as noted where id = application)) = 'staff' then
		perform staff_rules.note('application-note-deleted', 'application', application::text, null);
	end if;
end
$$;

-- The words with which somebody begins the message of a move, where they have changed ours.
create table public.message_templates (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
	to_status text not null check (to_status in ('in-review', 'interview', 'offered', 'rejected')),
	text text not null check (char_length(text) <= 5000 and text ~ '\S'),
	unique (user_id, to_status)
);
alter table public.message_templates enable row level security;
revoke all on public.message_templates from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.message_templates to authenticated, service_role;
create policy "a person keeps their own templates" on public.message_templates
	for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "programs of staff do everything" on public.message_templates
	for all to service_role using (true) with check (true);

revoke all on all functions in schema application_rules from public, anon;
grant execute on function application_rules.own_internships(), application_rules.undo_seconds(uuid),
	application_rules.mover_of(public.applications), application_rules.applicants(uuid[]),
	application_rules.shares_notes(uuid), application_rules.add_note(uuid, text),
	application_rules.delete_note(uuid, uuid) to authenticated;
grant execute on function application_rules.move_many(jsonb, text, text, text[], text),
	application_rules.take_back_many(uuid[], text) to authenticated;
