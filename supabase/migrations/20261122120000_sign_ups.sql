-- What our server asks of accounts that wait for their confirmation, and of sessions. The auth
-- server's tables belong to it, and on a hosted project only the role that applies these migrations may
-- change them: these functions run as that role. The schema is not served by the API.
create schema if not exists accounts;
revoke all on schema accounts from public;

-- The last sign-up with an address that was in use already: kept for a day, as a sign-up that waits is.
create table accounts.repeated_sign_ups (
	user_id uuid primary key references auth.users (id) on delete cascade,
	-- Of the password that was typed; null where the account waits for its confirmation and has it.
	password_hash text check (char_length(password_hash) <= 100),
	created_at timestamptz not null default now()
);
alter table accounts.repeated_sign_ups enable row level security;
revoke all on accounts.repeated_sign_ups from public, anon, authenticated, service_role;

-- Ends the account that waits for the confirmation of this address; the links sent for it end with it.
-- Addresses are stored in lower case.
create function accounts.begin_sign_up(address text)
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

-- Notes that somebody has signed up with an address in use.
create function accounts.note_repeated_sign_up(address text, hash text) returns void
	language sql security definer set search_path = ''
as $$
	insert into accounts.repeated_sign_ups (user_id, password_hash)
	select users.id, hash from auth.users as users where users.email = lower(address)
	on conflict (user_id) do update
		set password_hash = excluded.password_hash, created_at = now()
$$;

-- What a refused sign-in is judged by: whether the account has a password, and the password of a
-- sign-up that was repeated within the last day.
create function accounts.refused_sign_in(address text)
	returns table (has_password boolean, repeated_hash text)
	language sql stable security definer set search_path = ''
as $$
	select coalesce(users.encrypted_password, '') <> '', repeated.password_hash
	from auth.users as users
	left join accounts.repeated_sign_ups as repeated
		on repeated.user_id = users.id and repeated.created_at > now() - interval '1 day'
	where users.email = lower(address)
$$;

-- Whether more than one sign-up was made with an address that waits: nobody knows whose was the last.
create function accounts.is_contested(address text) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from auth.users as users
		join accounts.repeated_sign_ups as repeated on repeated.user_id = users.id
		where users.email = lower(address) and users.confirmed_at is null
	)
$$;

-- Before a link to choose a new password confirms an address, too: what was typed at the sign-up was
-- typed by whoever made it. Lite keeps a JSON text within the JSON, Supabase the object: `#>>` reads both.
create function accounts.forget_unconfirmed_sign_up(token text) returns void
	language sql security definer set search_path = ''
as $$
	update auth.users set
		encrypted_password = null,
		raw_user_meta_data = (raw_user_meta_data #>> '{}')::jsonb - 'full_name' - 'company_name'
	where recovery_token = token and recovery_token <> '' and confirmed_at is null
$$;

create function accounts.is_session(session uuid) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (select from auth.sessions where id = session)
$$;

-- Accounts that nobody confirmed for a day, and what the auth server wrote down of them. The time is a
-- parameter, so that a test can be in tomorrow.
create function accounts.delete_unconfirmed(today timestamptz) returns integer
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

revoke all on all functions in schema accounts from public, anon, authenticated, service_role;
