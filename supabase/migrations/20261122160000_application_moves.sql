-- Where an application stands, who may change that, and what has happened to it.
create schema if not exists application_rules;
revoke all on schema application_rules from public;

-- A copy of schema/application-moves.ts, written by each start of the server.
create table application_rules.moves (
	mover text not null check (mover in ('student', 'employer', 'staff', 'server')),
	from_status text not null,
	to_status text not null,
	take_back boolean not null,
	primary key (mover, from_status, to_status)
);
create table application_rules.rejection_reasons (reason text primary key);
alter table application_rules.moves enable row level security;
alter table application_rules.rejection_reasons enable row level security;
revoke all on application_rules.moves, application_rules.rejection_reasons
	from public, anon, authenticated, service_role;

alter table public.applications
	-- Null for an application to the service in general.
	add column internship_id uuid references public.internships (id) on delete set null,
	add column status text not null default 'submitted',
	-- The first day on which the applicant has an answer, in Europe/London.
	add column answer_due_on date;

update public.applications
	set answer_due_on = (created_at at time zone 'Europe/London')::date + 15;
alter table public.applications alter column answer_due_on set not null;

create index applications_internship_idx on public.applications (internship_id, created_at);
-- Who has withdrawn may apply again.
create unique index applications_one_for_each_internship on public.applications (user_id, internship_id)
	where status <> 'withdrawn';

grant insert (internship_id) on public.applications to authenticated;

-- The same text may go to two internships.
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

-- Sets what the applicant does not choose. Staff and restored backups give their own values.
create function public.start_application() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	today constant date := (clock_timestamp() at time zone 'Europe/London')::date;
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
	-- Locked, so that it is not closed before this application is stored.
	select * into chosen from public.internships where id = new.internship_id for share;
	if not found then
		raise sqlstate 'PT404' using message = 'There is no such internship.';
	end if;
	if exists (
		select from public.applications as earlier where earlier.user_id = new.user_id
			and earlier.internship_id = new.internship_id and earlier.status <> 'withdrawn'
	) then
		raise sqlstate 'PT409' using message = 'You have already applied for this internship.',
			detail = 'applied_before';
	end if;
	if chosen.status <> 'open' or chosen.deadline < today then
		raise sqlstate 'PT409' using message = 'This internship has closed.', detail = 'closed';
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
revoke all on function public.start_application() from public;
create trigger d_start before insert on public.applications
	for each row execute function public.start_application();

create table public.application_events (
	id uuid primary key default gen_random_uuid(),
	application_id uuid not null references public.applications (id) on delete cascade,
	-- Events of one application have the order of their numbers.
	number bigint generated always as identity,
	at timestamptz not null default clock_timestamp(),
	mover text not null check (mover in ('student', 'employer', 'staff', 'server')),
	-- The account that made the move; null for the server, for staff on the command line and after the
	-- deletion of the account.
	moved_by uuid references auth.users (id) on delete set null,
	-- Null for the first.
	from_status text,
	to_status text not null,
	reasons text[] not null default '{}' check (cardinality(reasons) <= 10),
	message text check (char_length(message) <= 5000),
	-- The event that this one takes back.
	takes_back uuid unique references public.application_events (id) on delete cascade
);
create index application_events_application_idx on public.application_events (application_id, number);
create index application_events_moved_by_idx on public.application_events (moved_by);

-- Events are never changed; they are deleted with their application only. References act with the rights
-- of the table's owner.
create function public.refuse_event_change() returns trigger
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
revoke all on function public.refuse_event_change() from public;
create trigger refuse_change before update or delete on public.application_events
	for each row execute function public.refuse_event_change();

alter table public.application_events enable row level security;
revoke all on public.application_events from public, anon, authenticated, service_role;
grant select on public.application_events to service_role;
-- Not which account made a move.
grant select (id, application_id, number, at, mover, from_status, to_status, reasons, message, takes_back)
	on public.application_events to authenticated;

-- Whether the signed-in person is the employer of an internship.
create function application_rules.is_employer_of(internship uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from public.internships join public.employers on employers.id = internships.employer_id
		where internships.id = internship and employers.user_id = auth.uid()
	)
$$;

create policy "an employer sees the applications to their internships" on public.applications
	for select to authenticated using (application_rules.is_employer_of(internship_id));
-- Row-level security of applications decides.
create policy "who sees an application sees its events" on public.application_events
	for select to authenticated using (exists (
		select from public.applications where applications.id = application_id
	));
create policy "staff see all" on public.application_events for select to service_role using (true);

-- The status is changed by the functions below alone.
create function public.refuse_direct_move() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user in ('anon', 'authenticated', 'service_role') then
		raise insufficient_privilege using message = 'an application is moved by its functions';
	end if;
	return new;
end
$$;
revoke all on function public.refuse_direct_move() from public;
create trigger refuse_direct_move before update on public.applications
	for each row when (new.status is distinct from old.status)
	execute function public.refuse_direct_move();

-- The first event of what a person sends; a restored backup has its events already.
create function public.note_submission() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into public.application_events (application_id, at, mover, moved_by, to_status)
		values (new.id, new.created_at, 'student', new.user_id, new.status);
	return null;
end
$$;
revoke all on function public.note_submission() from public;
create trigger note_submission after insert on public.applications
	for each row when (current_user in ('anon', 'authenticated'))
	execute function public.note_submission();

insert into public.application_events (application_id, at, mover, moved_by, to_status)
	select id, created_at, 'student', user_id, status from public.applications;

alter table outbox.notices drop constraint notices_kind_check;
alter table outbox.notices add constraint notices_kind_check check (
	kind in ('newsletter_subscriptions', 'contacts', 'applications', 'application_events')
);
create index notices_row_idx on outbox.notices (row_id);

-- Who the caller is to an application; null for whoever may not know that it exists.
create function application_rules.mover_of(application public.applications) returns text
	language sql stable security definer set search_path = ''
as $$
	select case
		when current_setting('role') = 'service_role' then 'staff'
		when current_setting('role') <> 'authenticated' then null
		when application.user_id = auth.uid() then 'student'
		when application_rules.is_employer_of(application.internship_id) then 'employer'
	end
$$;

-- Locks an application for a move. @throws PT404
create function application_rules.locked(given uuid) returns public.applications
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

-- Moves an application, with its message, in one step. `expected` is the status that the caller has seen.
-- @param by_server for what the clock decides; staff's role only
-- @returns the event
-- @throws PT404, PT409 if it has another status by now, PT422 if there is no such move, or if a rejection
-- has no message or none of the reasons
create function application_rules.move(
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
	if by_server and mover = 'staff' then
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
		values (given, mover, case when mover in ('student', 'employer') then auth.uid() end,
			expected, wanted,
			case wanted when 'rejected' then reasons else '{}' end, nullif(btrim(message), ''))
		returning id into event;
	update public.applications as moved set status = wanted where moved.id = given;
	-- Its mails wait for as long as it can be taken back.
	insert into outbox.notices (kind, row_id, due_at) values ('application_events', event,
		clock_timestamp() + case when allowed.take_back then interval '10 minutes' else interval '0' end);
	return event;
end
$$;

-- Takes back the caller's last move within ten minutes, before anybody has had a mail about it.
-- @returns the status that the application has again
-- @throws PT404, PT409 if it cannot be taken back, or not any more
create function application_rules.take_back(given uuid) returns text
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
		values (given, mover, case when mover in ('student', 'employer') then auth.uid() end,
			last_event.to_status, last_event.from_status, last_event.id);
	update public.applications as moved set status = last_event.from_status where moved.id = given;
	return last_event.from_status;
end
$$;

revoke all on all functions in schema application_rules
	from public, anon, authenticated, service_role;
grant usage on schema application_rules to authenticated, service_role;
grant execute on function application_rules.is_employer_of(uuid) to authenticated;
grant execute on function application_rules.move(uuid, text, text, text[], text, boolean),
	application_rules.take_back(uuid) to authenticated, service_role;
