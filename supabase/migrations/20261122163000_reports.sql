-- What somebody finds wrong with an internship. Anyone may write one; nobody but staff may read one. The
-- internship is named by its slug, which stays when the internship is deleted.
create table public.reports (
	id uuid primary key default gen_random_uuid(),
	internship text not null
		check (char_length(internship) <= 160 and internship ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	reason text not null check (
		reason in ('fee', 'pay', 'not-real', 'misleading', 'unfair', 'closed', 'other')
	),
	message text check (char_length(message) <= 5000),
	email text check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+$'),
	created_at timestamptz not null default now()
);

create index reports_internship_idx on public.reports (internship, created_at desc);

-- A double click or a retry is stored once, and answered like the first. The lock lets the second
-- of two parallel ones see the first; it ends with the transaction.
create function public.drop_repeated_report() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform pg_catalog.pg_advisory_xact_lock(
		pg_catalog.hashtextextended('reports:' || new.internship, 0)
	);
	if exists (
		select from public.reports as earlier
		where earlier.internship = new.internship
			and earlier.created_at > clock_timestamp() - interval '10 minutes'
			and earlier.reason = new.reason
			and earlier.message is not distinct from new.message
			and lower(earlier.email) is not distinct from lower(new.email)
	) then
		return null;
	end if;
	new.created_at := clock_timestamp();
	return new;
end
$$;
revoke all on function public.drop_repeated_report() from public;

create trigger drop_repeated before insert on public.reports
	for each row execute function public.drop_repeated_report();

alter table public.reports enable row level security;

revoke all on public.reports from public, anon, authenticated;
grant insert (internship, reason, message, email) on public.reports to anon, authenticated;
grant select, insert, update, delete on public.reports to service_role;

create policy "anyone reports an internship that they can see" on public.reports
	for insert to anon, authenticated with check (
		exists (select from public.internships where internships.slug = reports.internship)
	);
create policy "staff do everything" on public.reports
	for all to service_role using (true) with check (true);

-- The office is mailed.
alter table outbox.notices drop constraint notices_kind_check;
alter table outbox.notices add constraint notices_kind_check
	check (
		kind in ('newsletter_subscriptions', 'contacts', 'applications', 'application_events', 'reports')
	);
create trigger note_stored after insert on public.reports
	for each row when (current_user in ('anon', 'authenticated'))
	execute function outbox.note_stored_row();

-- Reports are kept as long as messages.
create or replace function retention.count_expired(today timestamptz)
	returns table (kind text, expired bigint, stored bigint)
	language sql stable security definer set search_path = ''
as $$
	with unused as materialized (select retention.unused_accounts(today) as id)
	select 'contacts', count(*) filter (where created_at < today - interval '24 months'), count(*)
	from public.contacts
	union all
	select 'reports', count(*) filter (where created_at < today - interval '24 months'), count(*)
	from public.reports
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

create or replace function retention.delete_expired(today timestamptz) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	expired constant timestamptz := today - interval '24 months';
	unused uuid[];
begin
	delete from public.contacts where created_at < expired;
	delete from public.reports where created_at < expired;
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
