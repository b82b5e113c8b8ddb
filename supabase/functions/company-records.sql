-- How a company has answered so far, and how often its internships were looked at.

-- When an application was first answered by employer or staff, moves taken back apart; null without an answer. Called
-- by the rules.
create or replace function application_rules.answered_at(application uuid) returns timestamptz
	language sql stable security definer set search_path = ''
as $$
	select min(event.at) from public.application_events as event
	where event.application_id = application and event.mover in ('employer', 'staff')
		and event.to_status in ('interview', 'offered', 'rejected') and event.takes_back is null
		and not exists (select from public.application_events as later where later.takes_back = event.id)
$$;

-- The record of an employer's answers: applications, due, answered, median of days. Called by the rules.
create or replace function catalogue.answers_of(employer uuid, today date) returns catalogue.answer_records
	language sql stable security definer set search_path = ''
as $$
	select employer,
		count(*) filter (where answered or application.status <> 'withdrawn')::integer,
		count(*) filter (where answered or application.status = 'unanswered'
			or (application.status in ('submitted', 'in-review') and answer_due_on < today
				and not application_rules.waits_for_staff(application.id)))::integer,
		count(*) filter (where answered)::integer,
		percentile_disc(0.5) within group (order by
			(answered_at at time zone 'Europe/London')::date
			- (application.created_at at time zone 'Europe/London')::date)::integer
	from public.applications as application
	join public.internships as internship on internship.id = application.internship_id
	cross join lateral application_rules.answered_at(application.id) as answered_at
	cross join lateral (select answered_at is not null
		or application.status in ('interview', 'offered', 'accepted', 'declined', 'rejected')) as known (answered)
	where internship.employer_id = employer
$$;

-- A record of answers from five applications on; null below. Called by the rules.
create or replace function catalogue.shown_record(record catalogue.answer_records) returns jsonb
	language sql immutable set search_path = ''
	return case when (record).applications >= 5 and (record).asked > 0 then jsonb_build_object(
		'asked', (record).asked, 'answered', (record).answered, 'days', (record).median_days) end;

-- Trigger on application_events: the employer's record of answers has to be worked out again.
create or replace function catalogue.note_stale_record() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into catalogue.stale_records (employer_id)
		select internship.employer_id from public.applications as application
		join public.internships as internship on internship.id = application.internship_id
		where application.id = new.application_id and internship.employer_id is not null;
	return null;
end
$$;

-- Works out the records of answers that may have changed, of a hundred employers at a time: first where something has
-- happened, then of all for the new day. Returns for how many employers visitors read something else. Called by the
-- server. The version of the catalogue counts up only if what visitors read has changed: kept pages are rendered anew
-- with it.
create or replace function catalogue.refresh_records(today date) returns integer
	language plpgsql security definer set search_path = ''
as $$
declare
	stale uuid[];
	changed integer;
begin
	if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('internships:records', 0)) then
		return 0;
	end if;
	if not exists (select from catalogue.records_day where day = today) then
		insert into catalogue.records_day (day) values (today)
			on conflict (only_row) do update set day = excluded.day;
		insert into catalogue.stale_records (employer_id, daily)
			select distinct employer_id, true from public.internships where employer_id is not null;
	end if;
	with first as (
		select employer_id from catalogue.stale_records group by employer_id order by bool_and(daily), min(id) limit 100
	), taken as (
		delete from catalogue.stale_records as stale using first where stale.employer_id = first.employer_id
		returning stale.employer_id
	)
	select coalesce(array_agg(distinct employer_id), '{}') into stale from taken;
	if cardinality(stale) = 0 then
		return 0;
	end if;
	with worked_out as materialized (
		select record.* from unnest(stale) as employer (id)
		join public.employers using (id)
		cross join lateral catalogue.answers_of(employer.id, today) as record
	), different as (
		select count(*) as count from worked_out as record
		left join catalogue.answer_records as old using (employer_id)
		where catalogue.shown_record(record) is distinct from
			case when old.employer_id is not null then catalogue.shown_record(old) end
	), written as (
		insert into catalogue.answer_records select * from worked_out
		on conflict (employer_id) do update set (applications, asked, answered, median_days)
			= (excluded.applications, excluded.asked, excluded.answered, excluded.median_days)
	)
	select count into changed from different;
	if changed > 0 then
		update catalogue.state set version = version + 1;
	end if;
	return changed;
end
$$;

-- The record of answers of the employer of an internship, as pages show it; null below five applications. Called by the
-- server.
create or replace function catalogue.record_of(given text) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select catalogue.shown_record(record) from public.internships as internship
	join catalogue.answer_records as record using (employer_id)
	where internship.slug = given
$$;

-- The records of answers that visitors see, of companies with an internship that was ever public: the name as their newest
-- internship has it. Called by the server.
create or replace function catalogue.shown_records() returns table (company text, record jsonb)
	language sql stable security definer set search_path = ''
as $$
	select internship.company, catalogue.shown_record(record)
	from catalogue.answer_records as record
	cross join lateral (
		select one.company from public.internships as one
		where one.employer_id = record.employer_id and not one.hidden
		order by one.number desc limit 1
	) as internship
	where catalogue.shown_record(record) is not null
$$;

-- The salt of a day for digests of visitors; deletes those of other days. Called by the server.
create or replace function catalogue.salt_of_views(today date) returns bytea
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
	insert into catalogue.view_salts (day, salt)
		values (today, pg_catalog.sha256(pg_catalog.uuid_send(gen_random_uuid())
			|| pg_catalog.uuid_send(gen_random_uuid())))
		on conflict do nothing;
	delete from catalogue.view_salts as salt where salt.day <> today;
	return (select salt.salt from catalogue.view_salts as salt where salt.day = today);
end
$$;

-- Counts views of internships: slugs, digests of view and digests of network, in hexadecimal and in the same order. A
-- digest counts once a day, and a network at most so often; an internship that does not exist does not count. Called by
-- the site.
create or replace function catalogue.count_views(today date, slugs text[], digests text[], networks text[], most integer)
	returns void
	language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
	-- One process after another: each has to see what the others have counted of a network.
	perform from catalogue.view_salts where day = today for update;
	if not found then
		return;
	end if;
	with viewed as (
		select internship.id, decode(given.digest, 'hex') as digest, decode(given.network, 'hex') as network
		from unnest(slugs, digests, networks) as given (slug, digest, network)
		join public.internships as internship on internship.slug = given.slug
		where not exists (
			select from catalogue.view_digests as known
			where known.day = today and known.digest = decode(given.digest, 'hex')
		)
	), numbered as (
		select viewed.*, coalesce(known.views, 0) + row_number() over (
			partition by viewed.network order by viewed.digest
		) as number
		from viewed left join catalogue.view_networks as known
			on known.day = today and known.digest = viewed.network
	), counted as (
		select id, digest, network from numbered where number <= most
	), noted as (
		insert into catalogue.view_digests (day, digest) select today, digest from counted
	), of_networks as (
		insert into catalogue.view_networks as known (day, digest, views)
			select today, network, count(*) from counted group by network
			on conflict (day, digest) do update set views = known.views + excluded.views
	)
	insert into catalogue.views as known (internship_id, day, views)
		select id, today, count(*) from counted group by id order by id
		on conflict (internship_id, day) do update set views = known.views + excluded.views;
end
$$;
