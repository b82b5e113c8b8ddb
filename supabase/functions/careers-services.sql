-- What students have agreed to show the careers service of their university. The tables are written by deeds
-- (server/deeds/careers).

-- The name of a university as it is compared: in lower case, without "the" at its beginning, full stops and commas. Null
-- where nothing is left. Called by deeds and the rules.
create or replace function application_rules.university_key(name text) returns text
	language sql immutable set search_path = ''
as $$
	select nullif(left(btrim(regexp_replace(regexp_replace(lower(normalize(name, NFC)), '[\s.,]+', ' ', 'g'),
		'^ ?the ', '')), 200), '')
$$;
grant execute on function application_rules.university_key to service_role;

-- The applications that a careers service may read with a name: of consents that have not ended, all or those that the
-- student has chosen. Called by deeds and the server.
create or replace function application_rules.careers_shown(service uuid) returns setof uuid
	language sql stable security definer set search_path = ''
as $$
	select application.id from public.careers_consents as consent
	join public.applications as application on application.user_id = consent.user_id
	where consent.service_id = service and consent.ended_at is null and (
		consent.kind = 'all' or consent.kind = 'chosen' and exists (
			select from public.careers_chosen as chosen
			where chosen.consent_id = consent.id and chosen.application_id = application.id
		)
	)
$$;
grant execute on function application_rules.careers_shown to service_role;

-- The applications of which a careers service is told numbers, with the status that each student was shown at a moment: of
-- consents without a name that were given before it, also where the student has agreed to something else since then. One row for
-- each application that was sent before. Called by the server.
create or replace function application_rules.careers_counted(service uuid, moment timestamptz)
	returns table (application_id uuid, user_id uuid, status text)
	language sql stable security definer set search_path = ''
as $$
	select application.id, application.user_id, coalesce((
		-- What was still open to be taken back then was not shown.
		select event.from_status from public.application_events as event
		where event.application_id = application.id and event.from_status is not null
			and event.at >= moment - application_rules.take_back_time()
		order by event.number limit 1
	), application.status)
	from public.careers_consents as consent
	join public.applications as application on application.user_id = consent.user_id
	where consent.service_id = service and consent.kind = 'counted'
		and consent.given_at < moment and application.created_at < moment
		-- Whose name appears leaves the numbers with the others: a number that fell then would tell what else they have sent.
		and (consent.ended_at is null or consent.end_reason = 'changed' and consent.ended_at >= moment and exists (
			select from public.careers_consents as present
			where present.user_id = consent.user_id and present.service_id = service and present.ended_at is null
				and not exists (
					select from public.careers_consents as stopped where stopped.user_id = consent.user_id
						and stopped.ended_at >= consent.ended_at and stopped.end_reason <> 'changed'
				)
		))
$$;
grant execute on function application_rules.careers_counted to service_role;

-- Trigger on student_profiles: where a profile names the university of another service or none, consent to the former one
-- ends, whoever writes, with a mail.
create or replace function application_rules.end_careers_consent() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	with ended as (
		update public.careers_consents as consent set ended_at = clock_timestamp(), end_reason = 'university'
		where consent.user_id = old.user_id and consent.ended_at is null and not exists (
			select from public.careers_names as named where named.service_id = consent.service_id
				and tg_op = 'UPDATE' and named.key = application_rules.university_key(new.university)
		)
		returning consent.id
	)
	insert into outbox.notices (kind, row_id) select 'careers_consent_ended', ended.id from ended;
	return null;
end
$$;
