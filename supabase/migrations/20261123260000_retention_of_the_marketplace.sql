-- Drafts of internships are kept for 12 months after they were last touched (those that nobody finishes are deleted
-- earlier, posting_rules), the log of staff and the numbers of views for 24 months. What belongs to an application
-- goes with it: events, notes, what was sent along, what was said about its answer. Profiles, CVs, saved internships
-- and alerts go with their account.
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
	select 'views', count(*) filter (where day < (today - interval '24 months')::date), count(*)
	from catalogue.views
	union all
	select 'employers', count(*) filter (where user_id in (select id from unused)), count(*)
	from public.employers
	union all
	select 'accounts', (select count(*) from unused), count(*) from auth.users
$$;

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
	delete from public.staff_log where at < expired;
	delete from catalogue.views where day < expired::date;
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
end
$$;
