-- A wrong clock must not delete everything. The last run is remembered; where time has jumped, or too
-- much would go at once, nothing is deleted until an operator confirms (docs/operating.md).
create table retention.state (
	only_row boolean primary key default true check (only_row),
	-- The day that the last run worked with; none yet: the newest row tells how far time has come.
	last_run timestamptz,
	-- Why the last call deleted nothing.
	refused text check (refused in ('clock', 'pause', 'share'))
);
insert into retention.state default values;

-- A session that is still being renewed is use as well.
create function retention.unused_accounts(today timestamptz) returns setof uuid
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

-- How much is past its time on that day, of how much. An account takes its applications and its
-- employer profile with it.
create function retention.count_expired(today timestamptz)
	returns table (kind text, expired bigint, stored bigint)
	language sql stable security definer set search_path = ''
as $$
	with unused as materialized (select retention.unused_accounts(today) as id)
	select 'contacts', count(*) filter (where created_at < today - interval '24 months'), count(*)
	from public.contacts
	union all
	select 'applications', count(*) filter (
		where created_at < today - interval '24 months' or user_id in (select id from unused)
	), count(*)
	from public.applications
	union all
	select 'employers', count(*) filter (where user_id in (select id from unused)), count(*)
	from public.employers
	union all
	select 'accounts', (select count(*) from unused), count(*) from auth.users
$$;

create function retention.delete_expired(today timestamptz) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	expired constant timestamptz := today - interval '24 months';
	unused uuid[];
begin
	delete from public.contacts where created_at < expired;
	delete from public.applications where created_at < expired;
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

-- Why nothing is to be deleted on that day; null where nothing speaks against it.
create function retention.objection(today timestamptz) returns text
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

-- The same call as before, so that a schedule made with it goes on: what was deleted, or where
-- `refused` says why not, what would be.
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

-- For an operator, who says what day it is: deletes in spite of a pause or of how much goes.
create function retention.confirm(today date) returns jsonb
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

revoke all on function
	retention.unused_accounts(timestamptz), retention.count_expired(timestamptz),
	retention.delete_expired(timestamptz), retention.objection(timestamptz),
	retention.forget_expired(timestamptz), retention.confirm(date)
	from public, anon, authenticated;
