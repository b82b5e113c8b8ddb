-- What our server asks of the accounts, and where they have signed in from. The functions run as the role that applies
-- the migrations: on a hosted project only that role may read and delete rows of the auth server.

-- The name in the metadata of an account, as Lite or Supabase stores them; null without one. Called by the rules and
-- operators.
create or replace function accounts.full_name(meta jsonb) returns text
	language sql immutable
	return case jsonb_typeof(meta)
		when 'string' then (meta #>> '{}')::jsonb ->> 'full_name'
		else meta ->> 'full_name'
	end;

-- Address and name of accounts; those that do not exist are left out. Called by the server and the rules.
create or replace function accounts.find(ids uuid[]) returns table (id uuid, email text, full_name text)
	language sql stable security definer set search_path = ''
as $$
	select users.id, users.email::text, accounts.full_name(users.raw_user_meta_data::jsonb)
	from auth.users as users where users.id = any (ids)
$$;
grant execute on function accounts.find to service_role;

-- An account as the auth server describes it, with its name; null if there is none. Called by the deed that logs who
-- has asked for it.
create or replace function accounts.describe(account uuid) returns jsonb
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select jsonb_build_object('id', users.id, 'email', users.email, 'created_at', users.created_at,
		'email_confirmed_at', users.email_confirmed_at, 'last_sign_in_at', users.last_sign_in_at,
		'user_metadata', jsonb_build_object('full_name', accounts.full_name(users.raw_user_meta_data::jsonb)))
	from auth.users as users where users.id = account
$$;
grant execute on function accounts.describe to service_role;

-- Deletes an account with its sessions, its rows and its traces in the log of the auth server. Does nothing if there is
-- none. Called by the server. The cascades of the tables do not reach the log. Twice is harmless.
create or replace function accounts.delete(account uuid) returns void
	language plpgsql security definer set search_path = ''
as $$
begin
	delete from auth.refresh_tokens as tokens where tokens.user_id::text = account::text;
	delete from auth.flow_state as flows where flows.user_id = account;
	delete from auth.audit_log_entries as entries
		where position(account::text in entries.payload::text) > 0;
	delete from auth.users as users where users.id = account;
end
$$;

-- Trigger on auth.users: a company is no longer verified where the address of the account that fills its profile changes,
-- which staff have checked, or the domain of another owner's. Runs as the role that applies the migrations: the auth server
-- has no rights on our tables.
create or replace function accounts.unverify_employer() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	update public.employers set verified = false
		where id = posting_rules.employer_of(new.id, 'company') and verified and (
			user_id = new.id or split_part(lower(new.email), '@', 2) is distinct from split_part(lower(old.email), '@', 2)
		);
	return null;
end
$$;

-- Trigger on auth.users: notes which version of the terms of use a new account has accepted, as its sign-up says. What
-- is no day of a version is not noted. Runs as the role that applies the migrations, as above.
create or replace function accounts.note_terms() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	meta jsonb := new.raw_user_meta_data::jsonb;
	version date;
begin
	if jsonb_typeof(meta) = 'string' then meta := (meta #>> '{}')::jsonb; end if;
	if meta ->> 'terms' ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' then
		version := meta ->> 'terms';
		insert into accounts.accepted_terms (user_id, version, accepted_on)
		values (new.id, version, application_rules.today());
	end if;
	return null;
-- An account is made whatever its sign-up says: text that is no JSON, 30 February.
exception when data_exception then
	return null;
end
$$;

-- Which versions of the terms an account has accepted, for the copy of its data. Called by the server.
create or replace function accounts.terms_of(account_id uuid) returns table (version date, accepted_on date)
	language sql stable security definer set search_path = ''
as $$
	select terms.version, terms.accepted_on from accounts.accepted_terms as terms
	where terms.user_id = account_id order by terms.version desc
$$;

-- Whether an account has signed in from a network. Called by the server.
create or replace function limits.is_known_network(account text, digest text) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from limits.known_networks as known
		join auth.users as users on users.id = known.user_id
		where users.email = account and known.network = digest
	)
$$;

-- On which days an account's known networks were last used, for the copy of its data. Called by the server. The digests
-- would tell its owner nothing.
create or replace function limits.networks_of(account_id uuid) returns table (used_on date)
	language sql stable security definer set search_path = ''
as $$
	select known.used_on from limits.known_networks as known
	where known.user_id = account_id order by known.used_on desc
$$;

-- Stores that an account has signed in from a network; keeps ten for each account, for 90 days. Called by the server. A
-- plain upsert would write a row at each sign-in.
create or replace function limits.remember_network(account text, digest text) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	account_id uuid;
begin
	select id into account_id from auth.users where email = account;
	if account_id is null or exists (
		select from limits.known_networks
		where user_id = account_id and network = digest and used_on = current_date
	) then
		return;
	end if;
	insert into limits.known_networks (user_id, network) values (account_id, digest)
		on conflict (user_id, network) do update set used_on = current_date;
	delete from limits.known_networks where used_on < current_date - 90;
	delete from limits.known_networks where user_id = account_id and network in (
		select network from limits.known_networks where user_id = account_id
		order by used_on desc, network = digest desc offset 10
	);
end
$$;

-- Before a sign-up: deletes the unconfirmed account of this address, with the links sent for it. Returns whether the
-- address has a confirmed account, and whether one was deleted. Called by the server. Addresses are stored in lower
-- case.
create or replace function accounts.begin_sign_up(address text)
	returns table (confirmed boolean, replaced boolean)
	language plpgsql security definer set search_path = ''
as $$
begin
	delete from auth.users as users
		where users.email = lower(address) and users.confirmed_at is null
			and users.invited_at is null and not users.is_sso_user;
	replaced := found;
	confirmed := exists (select from auth.users as users where users.email = lower(address));
	return next;
end
$$;

-- Stores the password hash of a sign-up with an address that has an account. Called by the server.
create or replace function accounts.note_repeated_sign_up(address text, hash text) returns void
	language sql security definer set search_path = ''
as $$
	insert into accounts.repeated_sign_ups (user_id, password_hash)
	select users.id, hash from auth.users as users where users.email = lower(address)
	on conflict (user_id) do update
		set password_hash = excluded.password_hash, created_at = now()
$$;

-- For a refused sign-in: whether the account has a password, and the hash of a sign-up repeated within a day. No row
-- without an account. Called by the server.
create or replace function accounts.refused_sign_in(address text)
	returns table (has_password boolean, repeated_hash text)
	language sql stable security definer set search_path = ''
as $$
	select coalesce(users.encrypted_password, '') <> '', repeated.password_hash
	from auth.users as users
	left join accounts.repeated_sign_ups as repeated
		on repeated.user_id = users.id and repeated.created_at > now() - interval '1 day'
	where users.email = lower(address)
$$;

-- Whether an unconfirmed address was signed up more than once. Called by the server. Nobody knows whose sign-up was the
-- last.
create or replace function accounts.is_contested(address text) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from auth.users as users
		join accounts.repeated_sign_ups as repeated on repeated.user_id = users.id
		where users.email = lower(address) and users.confirmed_at is null
	)
$$;

-- Removes password and names typed at a sign-up that was never confirmed, before a link to choose a password confirms
-- it. Called by the server. Lite stores a JSON text within the JSON, Supabase the object: `#>>` reads both.
create or replace function accounts.forget_unconfirmed_sign_up(token text) returns void
	language sql security definer set search_path = ''
as $$
	update auth.users set
		encrypted_password = null,
		raw_user_meta_data = (raw_user_meta_data #>> '{}')::jsonb - 'full_name' - 'company_name'
	where recovery_token = token and recovery_token <> '' and confirmed_at is null
$$;

-- What a session may do: 'half' until the second step that its account has set up is taken in it, 'unproven' where its account is
-- of staff or reads for a careers service and has set up none, 'whole' otherwise; null once it has ended. Called by the server.
create or replace function accounts.session_state(session uuid) returns text
	language sql stable security definer set search_path = ''
as $$
	select case
		when exists (select from second_factor.apps where user_id = found.user_id and since is not null)
			or exists (select from second_factor.passkeys where user_id = found.user_id) then
			case when exists (select from second_factor.passed_sessions where session_id = session) then 'whole' else 'half' end
		when exists (select from public.staff where user_id = found.user_id)
			or exists (select from public.careers_members where user_id = found.user_id) then 'unproven'
		else 'whole'
	end
	from auth.sessions as found where found.id = session
$$;

-- Whether a session has ended. Called by deeds.
create or replace function accounts.has_ended(session uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select not exists (select from auth.sessions where id = session)
$$;
grant execute on function accounts.has_ended to service_role;

-- Stores in which browser a session of an account was opened or renewed; nothing of one that has ended. Called by deeds.
create or replace function accounts.note_browser(session uuid, account uuid, browser text) returns void
	language sql security definer set search_path = ''
as $$
	insert into accounts.session_browsers as noted (session_id, user_id, name)
	select found.id, found.user_id, browser from auth.sessions as found
	where found.id = session and found.user_id = account
	on conflict (session_id) do update set name = excluded.name where noted.name <> excluded.name
$$;
grant execute on function accounts.note_browser to service_role;

-- The sessions of an account, the last used first: in which browser, since when, and when it was opened or renewed last, which a
-- browser in use does each hour. Called by deeds. On a hosted project nobody but the role that applies the migrations reads them.
create or replace function accounts.sessions_of(account uuid)
	returns table (id uuid, browser text, since timestamptz, used_at timestamptz)
	language sql stable security definer set search_path = ''
as $$
	select found.id, noted.name, found.created_at,
		greatest(found.created_at, found.updated_at, found.refreshed_at at time zone 'UTC')
	from auth.sessions as found left join accounts.session_browsers as noted on noted.session_id = found.id
	where found.user_id = account and coalesce(found.not_after > now(), true)
	order by 4 desc, 1
$$;
grant execute on function accounts.sessions_of to service_role;

-- Ends sessions of an account, with the tokens that renew them; those of others are left. Called by deeds.
create or replace function accounts.end_sessions(account uuid, ended uuid[]) returns integer
	language sql security definer set search_path = ''
as $$
	with gone as (
		delete from auth.sessions as found where found.user_id = account and found.id = any (ended) returning found.id
	), forgotten as (
		delete from accounts.session_browsers as noted where noted.session_id in (select gone.id from gone)
	)
	select count(*)::integer from gone
$$;
grant execute on function accounts.end_sessions to service_role;

-- The session that a refresh token renews; null for an unknown one. Called by the server.
create or replace function accounts.session_of_refresh_token(refresh text) returns uuid
	language sql stable security definer set search_path = ''
as $$
	select session_id from auth.refresh_tokens where token = refresh limit 1
$$;

-- Deletes accounts that nobody confirmed for a day, and their traces. Returns how many. Called by the server. The time
-- is a parameter, so that a test can be in tomorrow.
create or replace function accounts.delete_unconfirmed(today timestamptz) returns integer
	language plpgsql security definer set search_path = ''
as $$
declare
	expired constant timestamptz := today - interval '1 day';
	deleted integer;
begin
	delete from auth.users as users
		where users.confirmed_at is null and users.last_sign_in_at is null
			and users.email is not null and users.invited_at is null
			and not users.is_sso_user and not users.is_anonymous
			and greatest(users.created_at, users.confirmation_sent_at, users.recovery_sent_at) < expired;
	get diagnostics deleted = row_count;
	delete from accounts.repeated_sign_ups as repeated where repeated.created_at < expired;
	delete from auth.audit_log_entries as entries
		where entries.created_at between expired - interval '7 days' and expired
			and (entries.payload #>> '{}')::jsonb ->> 'action' = 'user_confirmation_requested'
			and not exists (
				select from auth.users as users
				where users.id::text = (entries.payload #>> '{}')::jsonb ->> 'actor_id'
			);
	return deleted;
end
$$;

-- What somebody is on this site: 'staff', 'adviser', 'employer' or 'student'. Called by deeds and the server. Who signed up
-- as an employer is one before the company profile is stored.
create or replace function accounts.role_of(account uuid) returns text
	language sql stable security definer set search_path = ''
as $$
	select case
		when exists (select from public.staff where user_id = account) then 'staff'
		when exists (select from public.careers_members where user_id = account) then 'adviser'
		when exists (select from public.company_members where user_id = account) then 'employer'
		when exists (
			select from auth.users as users where users.id = account
				and (users.raw_user_meta_data #>> '{}')::jsonb ->> 'account' = 'employer'
		) then 'employer'
		else 'student'
	end
$$;
grant execute on function accounts.role_of to service_role;

-- Stores that a mailed link to choose a new password began this session. Called by the server.
create or replace function accounts.begin_recovery(session uuid, account uuid) returns void
	language sql security definer set search_path = ''
as $$
	delete from accounts.recoveries where created_at < now() - interval '1 hour';
	insert into accounts.recoveries (session_id, user_id) values (session, account)
		on conflict (session_id) do nothing
$$;

-- Whether a session may choose a new password without the present one: for an hour after the mailed link. Called by
-- the server and deeds.
create or replace function accounts.is_recovery(session uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from accounts.recoveries
		where session_id = session and created_at > now() - interval '1 hour'
	)
$$;
grant execute on function accounts.is_recovery to service_role;

-- Notes whether a password that was right is short for whoever is no student. Called by the server.
create or replace function accounts.note_password(account uuid, is_short boolean) returns void
	language plpgsql security definer set search_path = ''
as $$
begin
	if is_short and accounts.role_of(account) <> 'student' then
		insert into accounts.short_passwords (user_id) values (account) on conflict (user_id) do nothing;
	else
		delete from accounts.short_passwords where user_id = account;
	end if;
end
$$;

-- Whether an account has set up a second step of its sign-in. Called by the server.
create or replace function accounts.has_second_step(account uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (select from second_factor.apps where user_id = account and since is not null)
		or exists (select from second_factor.passkeys where user_id = account)
$$;
grant execute on function accounts.has_second_step to service_role;

-- Whether the password of an account was short when it was typed last. Called by the server and deeds.
create or replace function accounts.has_short_password(account uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (select from accounts.short_passwords where user_id = account)
$$;
grant execute on function accounts.has_short_password to service_role;

-- After a new password: a change of the address that was asked for before it, and the right to choose another password
-- by the mailed link, end. Called by the server. Whoever knew the old password may have asked for that change.
create or replace function accounts.end_requests(account uuid) returns void
	language sql security definer set search_path = ''
as $$
	delete from accounts.recoveries where user_id = account;
	delete from accounts.short_passwords where user_id = account;
	update auth.users set email_change = '', email_change_token_new = '', email_change_token_current = ''
		where id = account and email_change <> ''
$$;

-- Trigger on auth.users: a mail says that the password was changed.
create or replace function accounts.note_new_password() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into outbox.notices (kind, row_id) values ('password_changed', new.id);
	return null;
end
$$;

-- Trigger on auth.users: mails to both addresses say that the address was changed.
create or replace function accounts.note_new_address() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into outbox.notices (kind, row_id, words)
		values ('address_changed', new.id, jsonb_build_object('from', old.email, 'to', new.email));
	return null;
end
$$;
