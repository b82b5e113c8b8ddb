-- The second step of a sign-in, beside the password: codes of an app, and recovery codes for whoever has lost it. Our own tables, as
-- a hosted project may have its own second factor switched off and Lite has none. Deeds read and write them, no client does.
create schema second_factor;
grant usage on schema second_factor to service_role;

-- The app of an account. `secret` is encrypted (server/deeds/second-step/secrets.ts).
create table second_factor.apps (
	user_id uuid primary key references auth.users (id) on delete cascade,
	secret text not null check (char_length(secret) <= 300),
	begun_at timestamptz not null default clock_timestamp(),
	-- Null until its first code was typed: until then nothing is asked for.
	since timestamptz,
	-- The 30 seconds since 1970 of the last code that was accepted: each is accepted once.
	last_step bigint not null default 0
);

-- Those that were handed out last. Only their digests are stored.
create table second_factor.recovery_codes (
	user_id uuid not null references auth.users (id) on delete cascade,
	digest text not null check (char_length(digest) <= 100),
	used_at timestamptz,
	primary key (user_id, digest)
);

-- Wrong codes of an account since the last right one.
create table second_factor.attempts (
	user_id uuid primary key references auth.users (id) on delete cascade,
	wrong integer not null,
	locked_until timestamptz
);

-- Sessions in which the second step was taken. One that has ended is deleted with the next of its account.
create table second_factor.passed_sessions (
	session_id uuid primary key,
	user_id uuid not null references auth.users (id) on delete cascade,
	passed_at timestamptz not null default clock_timestamp()
);
create index passed_sessions_user_idx on second_factor.passed_sessions (user_id);

-- Browsers in which the second step was taken: a new one is mailed. The digest is of a random text that the browser keeps.
create table second_factor.devices (
	user_id uuid not null references auth.users (id) on delete cascade,
	digest text not null check (char_length(digest) <= 100),
	-- In words: "Firefox on Windows".
	name text not null check (char_length(name) <= 100),
	used_on date not null,
	primary key (user_id, digest)
);

do $$
declare
	one text;
begin
	foreach one in array array['apps', 'recovery_codes', 'attempts', 'passed_sessions', 'devices'] loop
		execute format('alter table second_factor.%I enable row level security', one);
		execute format('revoke all on second_factor.%I from public, anon, authenticated, service_role', one);
		execute format('grant select, insert, update, delete on second_factor.%I to service_role', one);
		execute format(
			'create policy "deeds do everything" on second_factor.%I for all to service_role using (true) with check (true)', one
		);
	end loop;
end
$$;
