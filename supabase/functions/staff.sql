-- Who is staff, and what they see; the log of what they do is written by deeds (server/deeds/staff).

-- Trigger on staff_log: lines are never changed. Raises 42501. References act with the rights of the table's owner.
create or replace function public.refuse_log_change() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user <> (
		select pg_catalog.pg_get_userbyid(relowner) from pg_catalog.pg_class where oid = tg_relid
	) then
		raise insufficient_privilege using message = 'the log of staff is not changed';
	end if;
	return case tg_op when 'DELETE' then old else new end;
end
$$;

-- Whether the caller is a member of staff. Called by policies, the server as the person, and the rules.
create or replace function staff_rules.is_staff() returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (select from public.staff where user_id = auth.uid())
$$;
grant execute on function staff_rules.is_staff to authenticated, service_role;

-- What a member of staff may do, in the words of posting_rules.rights; nothing for others. Called by deeds and the rules.
create or replace function staff_rules.rights_of(account uuid) returns setof text
	language sql stable security definer set search_path = ''
as $$
	select granted.may from public.staff join posting_rules.rights() as granted on granted.role = staff.role
	where staff.user_id = account
$$;
grant execute on function staff_rules.rights_of to service_role;

-- What the caller may do; nothing for others than staff. Called by policies and staff.
create or replace function staff_rules.own_rights() returns setof text
	language sql stable security definer set search_path = ''
as $$
	select staff_rules.rights_of(auth.uid())
$$;
grant execute on function staff_rules.own_rights to authenticated;

-- The members of staff, administrators first, with address, name and last sign-in. Called by deeds.
create or replace function staff_rules.members() returns table (
		id uuid, email text, name text, role text, added_at timestamptz, last_sign_in_at timestamptz
	)
	language sql stable security definer set search_path = ''
as $$
	select users.id, users.email::text, nullif(btrim(accounts.full_name(users.raw_user_meta_data::jsonb)), ''), staff.role,
		staff.added_at, users.last_sign_in_at
	from public.staff join auth.users as users on users.id = staff.user_id
	order by staff.role, staff.added_at, users.id
$$;
grant execute on function staff_rules.members to service_role;

-- The account with this address, in lower case, if the address was confirmed; null otherwise. Called by deeds.
create or replace function staff_rules.account_with(address text) returns uuid
	language sql stable security definer set search_path = ''
as $$
	select users.id from auth.users as users
	where lower(users.email) = address and users.email_confirmed_at is not null
	order by users.id limit 1
$$;
grant execute on function staff_rules.account_with to service_role;

-- Applications and confirmed accounts of the last ten weeks, which begin on Mondays in London. Called by staff; nothing
-- for others.
create or replace function staff_rules.weeks(today date)
	returns table (begins date, applications integer, sign_ups integer)
	language sql stable security definer set search_path = ''
as $$
	with mondays as (
		select monday::date as monday from generate_series(date_trunc('week', today::timestamp) - interval '63 days',
			date_trunc('week', today::timestamp), interval '7 days') as monday
	), ranges as (
		select monday, monday::timestamp at time zone 'Europe/London' as first,
			(monday + 7)::timestamp at time zone 'Europe/London' as next
		from mondays where staff_rules.is_staff()
	)
	select monday,
		(
			select count(*)::integer from public.applications as application
			where application.created_at >= first and application.created_at < next
		), (
			select count(*)::integer from auth.users as account
			where account.created_at >= first and account.created_at < next and account.email_confirmed_at is not null
		)
	from ranges order by monday
$$;
grant execute on function staff_rules.weeks to authenticated;

-- Employers with answers overdue, how many and since when. Called by staff; nothing for others.
create or replace function staff_rules.overdue(today date)
	returns table (employer_id uuid, company text, count bigint, oldest date)
	language sql stable security definer set search_path = ''
as $$
	select employers.id, employers.company_name, count(*), min(late.answer_due_on)
	from application_rules.waiting as late
	join public.employers on employers.id = late.employer_id
	where late.answer_due_on < today and staff_rules.is_staff()
	group by employers.id
	order by min(late.answer_due_on), employers.company_name
$$;
grant execute on function staff_rules.overdue to authenticated;

-- Counts what waits for staff, by kind, with the day in Europe/London since which the oldest waits; kinds of which
-- nothing waits are missing. Requests of people wait from a week before their day (schema/staff/person-requests.ts). Of applications the first thousand by the day of their answer are counted, as
-- server/api/staff/overview.ts says. Called by staff; nothing for others.
create or replace function staff_rules.waiting(today date)
	returns table (kind text, count bigint, oldest date)
	language sql stable security definer set search_path = ''
as $$
	select waits.kind, count(*), (min(waits.since) at time zone 'Europe/London')::date
	from staff_rules.what_waits as waits where staff_rules.is_staff() group by waits.kind
	union all
	select 'applications', count(*), (min(first.created_at) at time zone 'Europe/London')::date
	from (
		select application.created_at from public.applications as application
		where to_office and application.status in ('submitted', 'in-review') and staff_rules.is_staff()
			and not exists (
				select from public.reviewed_applications as reviewed
				where reviewed.application_id = application.id and reviewed.waits
			)
		order by application.answer_due_on, application.created_at, application.id limit 1000
	) as first having count(*) > 0
	union all
	select 'requests', count(*), min(received_on) from public.person_requests
	where closed_at is null and due_on <= today + 7 and staff_rules.is_staff() having count(*) > 0
	union all
	select 'overdue', sum(late.count)::bigint, min(late.oldest)
	from staff_rules.overdue(today) as late having count(*) > 0
$$;
grant execute on function staff_rules.waiting to authenticated;

-- Since when each thing waits for staff of which the office has no mail of its own: corrections, changed companies, held
-- messages to applicants, and requests of people, a week before their last day and the day before it. Called by the deed.
create or replace function staff_rules.waits_without_mail() returns table (kind text, since timestamptz)
	language sql stable security definer set search_path = ''
as $$
	select waits.kind, waits.since from staff_rules.what_waits as waits where waits.kind in ('corrections', 'companies')
	union all
	select 'applicant-messages', asked_at from public.message_reviews where state = 'waiting'
	union all
	select 'requests', (due_on - days)::timestamp at time zone 'Europe/London'
	from public.person_requests cross join unnest(array[7, 1]) as days where closed_at is null
$$;
grant execute on function staff_rules.waits_without_mail to service_role;

-- What the site owes people, for /metrics: how many of each, and since when the oldest waits. Late answers begin with the
-- midnight in London after the promised day, and are counted up to ten thousand, applications to the office up to two
-- thousand, by the day of their answer. Called by the server.
create or replace function staff_rules.figures(today date)
	returns table (figure text, label text, count integer, oldest timestamptz)
	language sql stable security definer set search_path = ''
as $$
	select 'waiting', waits.kind, count(*)::integer, min(waits.since)
	from staff_rules.what_waits as waits group by waits.kind
	union all
	select 'waiting', 'applications', count(*)::integer, min(ours.created_at)
	from (
		select created_at from public.applications as application
		where to_office and application.status in ('submitted', 'in-review')
			and not exists (
				select from public.reviewed_applications as reviewed
				where reviewed.application_id = application.id and reviewed.waits
			)
		order by answer_due_on limit 2000
	) as ours
	union all
	select 'waiting', 'requests', count(*)::integer, min(received_on)::timestamp at time zone 'Europe/London'
	from public.person_requests where closed_at is null and due_on <= today + 7
	union all
	select 'waiting', 'applicant-messages', count(*)::integer, min(asked_at)
	from public.message_reviews where state = 'waiting'
	union all
	select 'late', case when late.employer_id is null then 'office' else 'employer' end, count(*)::integer,
		(min(late.answer_due_on) + 1)::timestamp at time zone 'Europe/London'
	from (
		select employer_id, answer_due_on from application_rules.waiting
		where answer_due_on < today order by answer_due_on limit 10000
	) as late
	group by 2
	union all
	select 'notices', '', count(*)::integer, min(due.due_at) from (
		select due_at from outbox.notices where due_at <= clock_timestamp() order by due_at limit 10000
	) as due
	union all
	select 'promises refused', '', count(*)::integer, null from outbox.promise_state where refused is not null
	union all
	select 'mails', kind || case when set_aside_at is null then ' waiting' else ' set aside' end, count(*)::integer,
		min(created_at)
	from outbox.mails where not caught and sent_at is null and refused_at is null group by 2
$$;

-- The accounts that have each word of a text in their address, in their name or in that of their profile. Called by the rules.
create or replace function staff_rules.accounts_with(typed text) returns setof uuid
	language sql stable security definer set search_path = ''
as $$
	select users.id
	from auth.users as users
	left join public.student_profiles as profile on profile.user_id = users.id
	left join public.employers as employer on employer.user_id = users.id
	where not exists (
		select from regexp_split_to_table(btrim(typed), '\s+') as word
		where not public.has_typed(word, users.email::text, accounts.full_name(users.raw_user_meta_data::jsonb),
			profile.name, profile.latin_name, employer.contact_person)
	)
$$;

-- The same for a search in the applications that staff see. Called by staff; nothing for others.
create or replace function staff_rules.applicants_with(typed text) returns setof uuid
	language sql stable security definer set search_path = ''
as $$
	select found from staff_rules.accounts_with(typed) as found where staff_rules.is_staff()
$$;
grant execute on function staff_rules.applicants_with to authenticated;

-- Up to 21 accounts that have each word of a text in their address, in their name or in that of their profile, and what is stored
-- of them: who has this address comes first, then in the order of addresses those after one. Called by the deed that logs it.
create or replace function staff_rules.people(typed text, after_address text) returns setof jsonb
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select jsonb_build_object(
		'id', users.id, 'email', users.email,
		'full_name', accounts.full_name(users.raw_user_meta_data::jsonb),
		'created_at', users.created_at, 'email_confirmed_at', users.email_confirmed_at,
		'last_sign_in_at', users.last_sign_in_at,
		'staff', exists (select from public.staff where user_id = users.id),
		'company', (select company_name from public.employers where id = posting_rules.employer_of(users.id)),
		'applications', (select count(*) from public.applications where user_id = users.id),
		'saved', (select count(*) from public.saved_internships where user_id = users.id),
		'alerts', (select count(*) from public.alerts where user_id = users.id),
		'profile', exists (select from public.student_profiles where user_id = users.id),
		'messages', (
			select count(*) from public.contacts where lower(contacts.email) = lower(users.email)
		),
		'requests', (
			select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'received_on', received_on) order by received_on), '[]')
			from public.person_requests where closed_at is null and lower(btrim(person)) = lower(users.email)
		)
	)
	from auth.users as users
	where users.id in (select staff_rules.accounts_with(typed)) and (after_address is null or (lower(users.email) <> lower(typed), users.email::text)
		> (lower(after_address) <> lower(typed), after_address))
	order by lower(users.email) <> lower(typed), users.email::text limit 21
$$;
grant execute on function staff_rules.people to service_role;

-- The companies of the accounts with these addresses, in lower case, for an import. Called by the deed.
create or replace function staff_rules.employers_by_mail(addresses text[], today date)
	returns table (email text, id uuid, company text, verified boolean, overdue boolean)
	language sql stable security definer set search_path = ''
as $$
	select lower(users.email), employer.id, employer.company_name, employer.verified,
		application_rules.has_overdue(employer.id, today)
	from auth.users as users join public.employers as employer on employer.id = posting_rules.employer_of(users.id)
	where lower(users.email) = any (addresses)
$$;
grant execute on function staff_rules.employers_by_mail to service_role;

-- Who has decided on a draft or on a company, and when it is done; null where nobody has, or where the company has changed
-- its profile since. Called by staff; nothing for others.
create or replace function staff_rules.pending_of(draft uuid, employer uuid) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select jsonb_build_object(
		'by', coalesce(nullif(accounts.full_name(users.raw_user_meta_data::jsonb), ''), users.email), 'due_at', pending.due_at
	)
	from staff_rules.pending_decisions as pending join auth.users on users.id = pending.decided_by
	where (pending.draft_id = draft or pending.employer_id = employer) and staff_rules.is_staff()
		and (pending.employer_id is null or pending.decision -> 'profile' = (
			select staff_rules.profile_of(employers) from public.employers where employers.id = pending.employer_id
		))
$$;
grant execute on function staff_rules.pending_of to authenticated;

-- Which member of staff has something open, and until when; null where nobody has. Called by staff; null for others.
create or replace function staff_rules.claim_of(claim public.staff_claims) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select jsonb_build_object('mine', users.id = auth.uid(),
		'by', coalesce(nullif(accounts.full_name(users.raw_user_meta_data::jsonb), ''), users.email),
		'until', claim.until)
	from auth.users join public.staff on staff.user_id = users.id
	where users.id = claim.claimed_by and claim.until > clock_timestamp() and staff_rules.is_staff()
$$;
grant execute on function staff_rules.claim_of to authenticated;

-- Until when a message of an employer can be stopped, as nobody has read it yet: null where it waits for staff, or is sent, taken
-- back or given back. Called by staff; null for others.
create or replace function staff_rules.leaves_at(review public.message_reviews) returns timestamptz
	language sql stable security definer set search_path = ''
as $$
	select coalesce((
		select max(last.at) + application_rules.take_back_time()
		from public.reviewed_applications as reviewed
		cross join lateral (
			select id, at, takes_back from public.application_events as event
			where event.application_id = reviewed.application_id order by number desc limit 1
		) as last
		where reviewed.review_id = review.id and review.state in ('sent', 'approved')
			and coalesce(review.decided_at, review.asked_at) > clock_timestamp() - 2 * application_rules.take_back_time()
			and last.at >= coalesce(review.decided_at, review.asked_at) and last.takes_back is null
			and last.at > clock_timestamp() - application_rules.take_back_time()
			and not exists (select from application_rules.sent_now where event_id = last.id)
	), (
		-- One that goes with no move is shown at once: it can be stopped until it is read, or mailed.
		select message.sent_at + application_rules.take_back_time()
		from public.application_messages as message
		where message.id = review.application_message_id and message.read_at is null and message.mailed_at is null
			and message.sent_at > clock_timestamp() - application_rules.take_back_time()
	), (
		select question.answered_at + application_rules.take_back_time()
		from public.listing_questions as question
		where question.id = review.listing_question_id and review.state = 'approved'
			and question.answer_read_at is null and question.answer_mailed_at is null
			and question.answered_at > clock_timestamp() - application_rules.take_back_time()
	))
	where staff_rules.is_staff()
$$;
grant execute on function staff_rules.leaves_at to authenticated;

-- Whether a message about an application, or a question about an internship, was reported. Called by policies, which cannot ask two tables about each other.
create or replace function staff_rules.is_reported(given uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (select from public.reports where given in (application_message_id, listing_question_id))
$$;
grant execute on function staff_rules.is_reported to authenticated;
