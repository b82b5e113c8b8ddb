-- What those who answer applications do: the verified employer of an internship, and signed-in members of staff.

-- Whether the signed-in person is the employer of an internship, and answers its applications. Called by the rules.
create or replace function application_rules.is_employer_of(internship uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from public.internships join public.employers on employers.id = internships.employer_id
		where internships.id = internship and employers.user_id = auth.uid() and employers.host_since is not null
	)
$$;
grant execute on function application_rules.is_employer_of to authenticated;

-- The internships of the signed-in employer; none before it is verified for the first time, and once it is refused.
-- Called by policies and employers.
create or replace function application_rules.own_internships() returns setof uuid
	language sql stable security definer set search_path = ''
as $$
	select internships.id from public.internships
	join public.employers on employers.id = internships.employer_id
	where employers.user_id = auth.uid() and employers.host_since is not null
$$;
grant execute on function application_rules.own_internships to authenticated;

-- The names of those whose applications the caller answers; their addresses for staff, and once they were invited.
-- Called by employers and staff. Others could move hundreds, read their addresses, and take it back.
create or replace function application_rules.applicants(given uuid[])
	returns table (application_id uuid, name text, email text)
	language sql stable security definer set search_path = ''
as $$
	select application.id, nullif(btrim(person.full_name), ''),
		case when mover = 'staff' or application_rules.is_invited(application.id) then person.email end
	from public.applications as application
	join lateral accounts.find(array[application.user_id]) as person on true
	cross join lateral application_rules.mover_of(application) as mover
	where application.id = any (given) and mover in ('employer', 'staff')
$$;
grant execute on function application_rules.applicants to authenticated;

-- Moves up to 500 applications, each with its own message. Returns for each `moved`, `moved_meanwhile`, `no_such_move`
-- or `not_found`. Called by employers and staff. Raises PT422 as move does. `given` is a list of {id, expected: the
-- status that the caller has seen}, `host` as whom the caller moves (employer or staff); `{name}` in the template
-- becomes the name of the applicant. One that somebody else has moved, or that is not the caller's, is left as it is.
create or replace function application_rules.move_many(
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
grant execute on function application_rules.move_many to authenticated;

-- Takes back up to 500 moves. Returns for each `taken_back`, `not_taken_back` or `not_found`. Called by employers and
-- staff. Raises PT422 above 500.
create or replace function application_rules.take_back_many(given uuid[], host text)
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
grant execute on function application_rules.take_back_many to authenticated;

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

-- Adds a note to an application. Returns its id. Called by those who share its notes. Raises PT404; PT409 at 100 notes.
-- Of notes that are added at once, each counts those before it.
create or replace function application_rules.add_note(application uuid, text text) returns uuid
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	note uuid;
begin
	if auth.uid() is null or not application_rules.shares_notes(application) then
		raise sqlstate 'PT404' using message = 'There is no such application.';
	end if;
	perform pg_catalog.pg_advisory_xact_lock(
		pg_catalog.hashtextextended('application_notes:' || application::text, 0)
	);
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
grant execute on function application_rules.add_note to authenticated;

-- Deletes a note that the caller wrote. Called by employers and staff. Raises PT404.
create or replace function application_rules.delete_note(application uuid, note uuid) returns void
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
grant execute on function application_rules.delete_note to authenticated;

-- The first 8:00 in Europe/London after a moment. Called by the rules.
create or replace function application_rules.next_morning(moment timestamptz) returns timestamptz
	language sql stable set search_path = ''
	return (
		((moment at time zone 'Europe/London') - interval '8 hours')::date + 1 + time '08:00'
	) at time zone 'Europe/London';

-- Trigger on application_events: stores what the employer is mailed of a new or withdrawn application, as its choice of
-- mails says. A withdrawal can be taken back for ten minutes.
create or replace function application_rules.note_news() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	employer public.employers;
	at_once constant timestamptz := clock_timestamp()
		+ case when new.to_status = 'withdrawn' then interval '10 minutes' else interval '0' end;
	ready timestamptz;
begin
	select employers.* into employer from public.applications
		join public.internships on internships.id = applications.internship_id
		join public.employers on employers.id = internships.employer_id
		where applications.id = new.application_id;
	if employer.id is null or employer.application_mails = 'never' then
		return null;
	end if;
	ready := case employer.application_mails
		when 'daily' then application_rules.next_morning(at_once) else at_once end;
	insert into outbox.news (event_id, employer_id, ready_at)
		values (new.id, employer.id, ready);
	insert into outbox.notices (kind, row_id, due_at)
		select 'employer_news', employer.id, ready
		where not exists (
			select from outbox.notices
			where kind = 'employer_news' and row_id = employer.id and due_at = ready
		);
	return null;
end
$$;

-- Deletes what employers are to be mailed now, and returns it counted by internship. Called by the server.
create or replace function application_rules.take_news(employers uuid[])
	returns table (id uuid, user_id uuid, title text, applied integer, withdrawn integer)
	language sql volatile security definer set search_path = ''
as $$
	with taken as (
		delete from outbox.news
		where employer_id = any (employers) and ready_at <= clock_timestamp()
		returning event_id, employer_id
	)
	select employer.id, employer.user_id, internship.title,
		count(*) filter (where event.to_status <> 'withdrawn')::integer,
		count(*) filter (where event.to_status = 'withdrawn')::integer
	from taken
	join public.application_events as event on event.id = taken.event_id
	join public.applications as application on application.id = event.application_id
	join public.internships as internship on internship.id = application.internship_id
	join public.employers as employer on employer.id = taken.employer_id
	where not exists (select from public.application_events as later where later.takes_back = event.id)
	group by employer.id, employer.user_id, internship.id, internship.title
	order by internship.title, internship.id
$$;

-- Sets how an employer is mailed about applications: at-once, daily or never. Called by the employer. Raises PT404
-- without a company profile. What waits is mailed as it is wanted from now on.
create or replace function application_rules.set_application_mails(wanted text) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	employer uuid;
begin
	update public.employers set application_mails = wanted where user_id = auth.uid()
		returning id into employer;
	if employer is null then
		raise sqlstate 'PT404' using message = 'You have no company profile.';
	end if;
	if wanted = 'never' then
		delete from outbox.news where employer_id = employer;
	elsif wanted = 'at-once' then
		update outbox.news set ready_at = clock_timestamp() where employer_id = employer;
		update outbox.notices set due_at = clock_timestamp()
			where kind = 'employer_news' and row_id = employer;
	end if;
end
$$;
grant execute on function application_rules.set_application_mails to authenticated;

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
			application.status in ('submitted', 'in-review') and answer_due_on < today
				and not application_rules.waits_for_staff(application.id) as overdue,
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
grant execute on function application_rules.employer_overview to authenticated;

-- Notes that the signed-in employer takes out a list of applications or their CVs. Called by employers. A company takes
-- out while a change of it is checked, as it answers: the server asks who is a host.
create or replace function application_rules.note_export(kind text, internship text, applications integer) returns void
	language sql security definer set search_path = ''
as $$
	insert into public.applicant_exports (employer_id, company, kind, internship, applications)
		select employers.id, employers.company_name, note_export.kind, note_export.internship,
			note_export.applications
		from public.employers where employers.user_id = auth.uid()
$$;
grant execute on function application_rules.note_export to authenticated;

-- Whether the applicant was invited to an interview or has had an offer, which cannot be taken back any more. Called by
-- the rules.
create or replace function application_rules.is_invited(application uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from public.application_events as event
		where event.application_id = is_invited.application
			and event.to_status in ('interview', 'offered') and event.takes_back is null
			and event.at < clock_timestamp() - interval '10 minutes'
			and not exists (
				select from public.application_events as later where later.takes_back = event.id
			)
	)
$$;

-- Whether the employer has answered an application and the answer waits for staff. Called by the rules.
create or replace function application_rules.waits_for_staff(application uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from public.reviewed_applications as held
		where held.application_id = waits_for_staff.application and held.waits
	)
$$;
