-- What people gave us goes when its time is over. The server calls `forget_expired` once a day.

-- Deletes what is past its time, if nothing speaks against it. Returns how many rows of each kind, and `refused` with
-- the reason or null. Called by the server. The day is a parameter, so that a test can be in two years' time.
create or replace function retention.forget_expired(today timestamptz) returns jsonb
	language plpgsql security definer set search_path = ''
as $$
declare
	reason text;
	counts jsonb;
begin
	perform from retention.state for update;
	reason := retention.objection(today);
	select jsonb_object_agg(kind, expired) into counts from retention.count_expired(today);
	update retention.state
		set refused = reason, last_run = case when reason is null then today else last_run end;
	if reason is null then
		perform retention.delete_expired(today);
	end if;
	return counts || jsonb_build_object('refused', reason);
end
$$;

-- Accounts that nobody has used for 24 months. Called by the rules. A session that is still being renewed is use as
-- well.
create or replace function retention.unused_accounts(today timestamptz) returns setof uuid
	language sql stable security definer set search_path = ''
as $$
	select users.id from auth.users as users
	where greatest(users.created_at, users.last_sign_in_at) < today - interval '24 months'
		and not exists (
			select from auth.refresh_tokens as tokens
			where tokens.user_id::text = users.id::text
				and tokens.created_at >= today - interval '24 months'
		)
$$;

-- How many rows of each kind are past their time, and how many there are. Called by operators and the rules. An account takes
-- its applications with it, the last one of a company this as well. Messages, reports, requests of people from when they are
-- closed, the log of staff, exports, changes of who belongs to a company, what staff asked it, messages that staff have looked at and the numbers of views are kept for 24 months,
-- drafts of internships for 12 months after they were last touched (those that nobody finishes are deleted earlier,
-- posting_rules). What belongs to an application goes with it: events, messages, notes, times of interviews, what was sent
-- along, what was said about its answer. Profiles, CVs, saved internships and alerts go with their account. Who waits for an
-- internship to open again is forgotten after 12 months, when a shared list ends, too, a note on one that is no longer saved,
-- the invitation of a colleague or to a careers service and the proposal of an administrator that have ended after 30 days,
-- a message that did not wait for staff after a day, an app for a second step that was begun and not set up after a day, a browser in which the step was taken after 12 months,
-- what a student had agreed to show a careers service 24 months after it ended, and who of staff had what open a quarter of
-- an hour after they worked on it, with the next run.
create or replace function retention.count_expired(today timestamptz)
	returns table (kind text, expired bigint, stored bigint)
	language sql stable security definer set search_path = ''
as $$
	with unused as materialized (select retention.unused_accounts(today) as id),
		past as materialized (select retention.expired_applications(today) as id)
	select 'contacts', count(*) filter (where created_at < today - interval '24 months'), count(*)
	from public.contacts
	union all
	select 'reports', count(*) filter (where created_at < today - interval '24 months'), count(*)
	from public.reports
	union all
	select 'applications', count(*) filter (
		where id in (select id from past) or user_id in (select id from unused)
	), count(*)
	from public.applications
	union all
	select 'drafts', count(*) filter (where touched_at < today - interval '12 months'), count(*)
	from public.internship_drafts
	union all
	select 'staff_log', count(*) filter (where at < today - interval '24 months'), count(*)
	from public.staff_log
	union all
	select 'person_requests', count(*) filter (where closed_at < today - interval '24 months'), count(*)
	from public.person_requests
	union all
	select 'applicant_exports', count(*) filter (where at < today - interval '24 months'), count(*)
	from public.applicant_exports
	union all
	select 'member_changes', count(*) filter (where at < today - interval '24 months'), count(*)
	from posting_rules.member_changes
	union all
	select 'staff_questions', count(*) filter (where asked_at < today - interval '24 months'), count(*)
	from posting_rules.staff_questions
	union all
	select 'message_reviews', count(*) filter (where asked_at < today - interval '24 months'), count(*)
	from public.message_reviews
	union all
	select 'listing_questions', count(*) filter (where coalesce(answered_at, asked_at) < today - interval '24 months'), count(*)
	from public.listing_questions
	union all
	select 'views', count(*) filter (where day < (today - interval '24 months')::date), count(*)
	from catalogue.views
	union all
	select 'employers', count(*) filter (where not exists (
		select from public.company_members as member
		where member.employer_id = employers.id and member.user_id not in (select id from unused)
	)), count(*)
	from public.employers
	union all
	select 'accounts', (select count(*) from unused), count(*) from auth.users
$$;

-- Deletes all that is past its time, unused accounts included. Called by the rules.
create or replace function retention.delete_expired(today timestamptz) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	expired constant timestamptz := today - interval '24 months';
	unused uuid[];
begin
	delete from public.contacts where created_at < expired;
	delete from public.reports where created_at < expired;
	delete from public.applications where id in (select retention.expired_applications(today));
	delete from public.internship_drafts where touched_at < today - interval '12 months';
	delete from public.person_requests where closed_at < expired;
	delete from public.staff_log where at < expired;
	delete from public.applicant_exports where at < expired;
	delete from posting_rules.member_changes where at < expired;
	delete from posting_rules.staff_questions where asked_at < expired;
	delete from public.listing_questions where coalesce(answered_at, asked_at) < expired;
	delete from public.message_reviews where asked_at < expired;
	-- Kept so that people are counted for 24 hours, and that staff can stop it.
	delete from public.message_reviews where state = 'sent' and asked_at < today - interval '24 hours';
	delete from catalogue.views where day < expired::date;
	delete from public.reopening_notices where asked_at < today - interval '12 months';
	delete from public.company_invitations where ends_at < today - interval '30 days';
	delete from public.careers_invitations where ends_at < today - interval '30 days';
	delete from public.careers_consents where ended_at < expired;
	delete from public.staff_proposals where ends_at < today - interval '30 days';
	delete from public.saved_notes where removed_at < today - interval '30 days';
	delete from public.shared_lists where made_at < today - interval '12 months';
	delete from catalogue.empty_searches where day < (today - interval '90 days')::date;
	delete from second_factor.apps where since is null and begun_at < today - interval '1 day';
	delete from second_factor.challenges where ends_at < today;
	delete from second_factor.devices where used_on < (today - interval '12 months')::date;
	delete from second_factor.passed_sessions where accounts.has_ended(session_id);
	delete from accounts.session_browsers where accounts.has_ended(session_id);
	-- When somebody was reminded says nothing once its applications are gone.
	delete from outbox.reminders where day < expired::date;
	-- Locked, so that nobody signs in meanwhile.
	select coalesce(array_agg(id), '{}') into unused from (
		select users.id from auth.users as users
		where users.id in (select retention.unused_accounts(today))
		for update skip locked
	) as locked;
	delete from auth.refresh_tokens where user_id::text = any (unused::text[]);
	delete from auth.users where id = any (unused);
	-- The auth server's log of what accounts did.
	delete from auth.audit_log_entries as entries where created_at < expired
		or exists (
			select from unnest(unused::text[]) as account
			where position(account in entries.payload::text) > 0
		);
	-- At the end: who takes something up has locked it before its claim.
	delete from public.staff_claims where until < today;
end
$$;

-- Why nothing is deleted on a day; null if it may be. Called by the rules.
create or replace function retention.objection(today timestamptz) returns text
	language plpgsql stable security definer set search_path = ''
as $$
declare
	before timestamptz;
begin
	-- The caller's clock and the database's differ.
	if today not between now() - interval '1 day' and now() + interval '1 day' then
		return 'clock';
	end if;
	if not exists (select from retention.count_expired(today) where expired > 0) then
		return null;
	end if;
	-- Later rows do not count once there was a run: a wrong clock writes rows as well.
	select coalesce(last_run, greatest(
		(select max(created_at) from public.contacts),
		(select max(created_at) from public.applications),
		(select max(created_at) from public.newsletter_subscriptions),
		(select max(greatest(created_at, last_sign_in_at)) from auth.users)
	)) into before from retention.state;
	-- Off for a month is honest.
	if today > before + interval '45 days' then
		return 'pause';
	end if;
	-- A day is 0.14 % of 24 months. Of a small table ten may go at once.
	if exists (
		select from retention.count_expired(today) where expired > greatest(10, stored * 0.05)
	) then
		return 'share';
	end if;
	return null;
end
$$;

-- Deletes what is past its time in spite of an objection. Returns how many rows of each kind. Called by operators.
-- Raises 22008 if the day is not that of the database.
create or replace function retention.confirm(today date) returns jsonb
	language plpgsql security definer set search_path = ''
as $$
declare
	counts jsonb;
begin
	if abs(today - (now() at time zone 'utc')::date) > 1 then
		raise exception using errcode = '22008', message = 'the clock of the database shows another day';
	end if;
	perform from retention.state for update;
	select jsonb_object_agg(kind, expired) into counts from retention.count_expired(now());
	update retention.state set refused = null, last_run = now();
	perform retention.delete_expired(now());
	return counts;
end
$$;

-- Applications to which nothing has happened for 24 months. Called by the rules.
create or replace function retention.expired_applications(today timestamptz) returns setof uuid
	language sql stable security definer set search_path = ''
as $$
	select id from public.applications
	where created_at < today - interval '24 months' and not exists (
		select from public.application_events
		where application_id = applications.id and at >= today - interval '24 months'
	) and not exists (
		select from public.application_messages
		where application_id = applications.id and written_at >= today - interval '24 months'
	)
$$;
