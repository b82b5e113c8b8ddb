-- How an employer has answered so far, for everybody to read on its listings and the page of the company.
create table catalogue.answer_records (
	employer_id uuid primary key references public.employers (id) on delete cascade,
	-- All that were not withdrawn before an answer.
	applications integer not null,
	-- Those that have an answer, or whose day of answer has passed.
	asked integer not null,
	answered integer not null,
	-- Of the days between sending and answer; null without an answer.
	median_days integer
);

-- Employers whose record is to be worked out again. Lines are only added and taken, so that nobody waits.
create table catalogue.stale_records (
	id bigint generated always as identity primary key,
	employer_id uuid not null
);
create table catalogue.records_day (
	only_row boolean primary key default true check (only_row),
	-- The day on which all were last worked out, as an answer becomes overdue with the day.
	day date not null
);
alter table catalogue.answer_records enable row level security;
alter table catalogue.stale_records enable row level security;
alter table catalogue.records_day enable row level security;
revoke all on catalogue.answer_records, catalogue.stale_records, catalogue.records_day
	from public, anon, authenticated, service_role;

-- The moment of the first answer to an application that was not taken back; null if there is none.
create function application_rules.answered_at(application uuid) returns timestamptz
	language sql stable security definer set search_path = ''
as $$
	select min(event.at) from public.application_events as event
	where event.application_id = application and event.mover in ('employer', 'staff')
		and event.to_status in ('interview', 'offered', 'rejected') and event.takes_back is null
		and not exists (select from public.application_events as later where later.takes_back = event.id)
$$;

create function catalogue.answers_of(employer uuid, today date) returns catalogue.answer_records
	language sql stable security definer set search_path = ''
as $$
	select employer,
		count(*) filter (where answered or application.status <> 'withdrawn')::integer,
		count(*) filter (where answered or application.status = 'unanswered'
			or (application.status in ('submitted', 'in-review') and answer_due_on < today))::integer,
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

-- From the fifth application on; null before.
create function catalogue.shown_record(record catalogue.answer_records) returns jsonb
	language sql immutable set search_path = ''
	return case when (record).applications >= 5 and (record).asked > 0 then jsonb_build_object(
		'asked', (record).asked, 'answered', (record).answered, 'days', (record).median_days) end;

create function catalogue.note_stale_record() returns trigger
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
create trigger note_stale_record after insert on public.application_events for each row
	when (new.to_status <> 'in-review' or new.takes_back is not null)
	execute function catalogue.note_stale_record();

-- Works out the records that may have changed; all of them once a day. The version of the catalogue counts up
-- only if what visitors read has changed: kept pages are rendered anew with it.
-- @returns how many visitors read differently
create function catalogue.refresh_records(today date) returns integer
	language plpgsql security definer set search_path = ''
as $$
declare
	stale uuid[];
	changed integer;
	new_day boolean;
begin
	if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('internships:records', 0)) then
		return 0;
	end if;
	new_day := not exists (select from catalogue.records_day where day = today);
	with taken as (delete from catalogue.stale_records returning employer_id)
	select coalesce(array_agg(distinct employer_id), '{}') into stale from taken;
	if new_day then
		insert into catalogue.records_day (day) values (today)
			on conflict (only_row) do update set day = excluded.day;
		select array_agg(distinct internship.employer_id) into stale from public.internships as internship
			where internship.employer_id is not null;
	end if;
	if coalesce(cardinality(stale), 0) = 0 then
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

-- What the page of an internship, and of its company, says.
create function catalogue.record_of(given text) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select catalogue.shown_record(record) from public.internships as internship
	join catalogue.answer_records as record using (employer_id)
	where internship.slug = given
$$;

revoke all on function application_rules.answered_at(uuid), catalogue.answers_of(uuid, date),
	catalogue.shown_record(catalogue.answer_records), catalogue.note_stale_record(),
	catalogue.refresh_records(date), catalogue.record_of(text)
	from public, anon, authenticated, service_role;
