-- The accounts are the auth server's. Here is what our server notes beside them.
-- The last sign-up with an address that was in use already: kept for a day, as a sign-up that waits is.
create table accounts.repeated_sign_ups (
	user_id uuid primary key references auth.users (id) on delete cascade,
	-- Of the password that was typed; null where the account waits for its confirmation and has it.
	password_hash text check (char_length(password_hash) <= 100),
	created_at timestamptz not null default now()
);
alter table accounts.repeated_sign_ups enable row level security;
revoke all on accounts.repeated_sign_ups from public, anon, authenticated, service_role;

-- From which networks somebody has signed in to an account: wrong passwords sent from elsewhere do not
-- lock them out there. `network` is a keyed digest of the network and the account.
create table limits.known_networks (
	user_id uuid not null references auth.users (id) on delete cascade,
	network text not null check (char_length(network) <= 100),
	used_on date not null default current_date,
	primary key (user_id, network)
);
create index known_networks_used_idx on limits.known_networks (used_on);
alter table limits.known_networks enable row level security;
revoke all on limits.known_networks from public, anon, authenticated, service_role;

-- The counts of limits; their keys are digests. Not logged: after a crash of Postgres everybody starts anew.
create unlogged table limits.counts (
	key text primary key,
	points integer not null default 0,
	-- Milliseconds since 1970.
	expire bigint
);
create index counts_expire_idx on limits.counts (expire);
revoke all on limits.counts from public, anon, authenticated, service_role;

-- What people gave us goes when its time is over, as the privacy notice says to them
-- (content/guides/privacy.ts). Our own server calls the functions once a day.
-- A wrong clock must not delete everything. The last run is remembered; where time has jumped, or too
-- much would go at once, nothing is deleted until an operator confirms (docs/operating.md).
create table retention.state (
	only_row boolean primary key default true check (only_row),
	-- The day that the last run worked with; none yet: the newest row tells how far time has come.
	last_run timestamptz,
	-- Why the last call deleted nothing.
	refused text check (refused in ('clock', 'pause', 'share'))
);
revoke all on retention.state from public, anon, authenticated, service_role;

-- Which version of the terms of use somebody has accepted, and on which day: with the sign-up, and with each application.
create table accounts.accepted_terms (
	user_id uuid not null references auth.users (id) on delete cascade,
	version date not null,
	accepted_on date not null,
	primary key (user_id, version)
);
alter table accounts.accepted_terms enable row level security;
revoke all on accounts.accepted_terms from public, anon, authenticated, service_role;

-- A session that a mailed link to choose a new password began: for an hour it may choose one without the present one.
create table accounts.recoveries (
	session_id uuid primary key,
	user_id uuid not null references auth.users (id) on delete cascade,
	created_at timestamptz not null default now()
);
create index recoveries_user_idx on accounts.recoveries (user_id);
alter table accounts.recoveries enable row level security;
revoke all on accounts.recoveries from public, anon, authenticated, service_role;

create table releases.builds (
	-- SHA-256 of the names of its files.
	id text primary key check (char_length(id) = 43),
	-- The last time a process with it started.
	started_at timestamptz not null,
	paths text[] not null
);
revoke all on releases.builds from public, anon, authenticated, service_role;

create table releases.files (
	-- As in an address, such as /assets/app-1a2b3c4.js.
	path text primary key check (char_length(path) <= 300),
	-- Compressed by brotli, or as it is.
	encoding text not null check (encoding in ('br', 'identity')),
	content bytea not null
);
alter table releases.files alter column content set storage external;
revoke all on releases.files from public, anon, authenticated, service_role;

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
alter table second_factor.apps enable row level security;
revoke all on second_factor.apps from public, anon, authenticated, service_role;
grant select, insert, update, delete on second_factor.apps to service_role;
create policy "deeds do everything" on second_factor.apps
	for all to service_role using (true) with check (true);

-- Those that were handed out last. Only their digests are stored.
create table second_factor.recovery_codes (
	user_id uuid not null references auth.users (id) on delete cascade,
	digest text not null check (char_length(digest) <= 100),
	used_at timestamptz,
	primary key (user_id, digest)
);
alter table second_factor.recovery_codes enable row level security;
revoke all on second_factor.recovery_codes from public, anon, authenticated, service_role;
grant select, insert, update, delete on second_factor.recovery_codes to service_role;
create policy "deeds do everything" on second_factor.recovery_codes
	for all to service_role using (true) with check (true);

-- Wrong codes of an account since the last right one.
create table second_factor.attempts (
	user_id uuid not null references auth.users (id) on delete cascade,
	wrong integer not null,
	locked_until timestamptz,
	by_link boolean not null default false,
	primary key (user_id, by_link)
);
alter table second_factor.attempts enable row level security;
revoke all on second_factor.attempts from public, anon, authenticated, service_role;
grant select, insert, update, delete on second_factor.attempts to service_role;
create policy "deeds do everything" on second_factor.attempts
	for all to service_role using (true) with check (true);

-- Sessions in which the second step was taken. One that has ended is deleted with the next of its account.
create table second_factor.passed_sessions (
	session_id uuid primary key,
	user_id uuid not null references auth.users (id) on delete cascade,
	passed_at timestamptz not null default clock_timestamp()
);
create index passed_sessions_user_idx on second_factor.passed_sessions (user_id);
alter table second_factor.passed_sessions enable row level security;
revoke all on second_factor.passed_sessions from public, anon, authenticated, service_role;
grant select, insert, update, delete on second_factor.passed_sessions to service_role;
create policy "deeds do everything" on second_factor.passed_sessions
	for all to service_role using (true) with check (true);

-- Browsers in which the second step was taken: a new one is mailed. The digest is of a random text that the browser keeps.
create table second_factor.devices (
	user_id uuid not null references auth.users (id) on delete cascade,
	digest text not null check (char_length(digest) <= 100),
	-- In words: "Firefox on Windows".
	name text not null check (char_length(name) <= 100),
	used_on date not null,
	primary key (user_id, digest)
);
alter table second_factor.devices enable row level security;
revoke all on second_factor.devices from public, anon, authenticated, service_role;
grant select, insert, update, delete on second_factor.devices to service_role;
create policy "deeds do everything" on second_factor.devices
	for all to service_role using (true) with check (true);

-- Passkeys of an account, the other way to take the second step of a sign-in.
create table second_factor.passkeys (
	-- Which the device has chosen, base64url: no two accounts have the same.
	id text primary key check (char_length(id) <= 1400),
	user_id uuid not null references auth.users (id) on delete cascade,
	public_key bytea not null check (octet_length(public_key) <= 4000),
	-- How often the device says it was used; 0 where it does not count.
	counter bigint not null,
	transports text[] not null check (cardinality(transports) <= 10),
	-- In words, after the browser in which it was added: "Firefox on Windows".
	name text not null check (char_length(name) <= 100),
	added_at timestamptz not null default clock_timestamp(),
	used_at timestamptz
);
create index passkeys_user_idx on second_factor.passkeys (user_id);
alter table second_factor.passkeys enable row level security;
revoke all on second_factor.passkeys from public, anon, authenticated, service_role;
grant select, insert, update, delete on second_factor.passkeys to service_role;
create policy "deeds do everything" on second_factor.passkeys
	for all to service_role using (true) with check (true);

-- What a device is asked to sign, once and for five minutes, in one session.
create table second_factor.challenges (
	session_id uuid primary key,
	user_id uuid not null references auth.users (id) on delete cascade,
	challenge text not null check (char_length(challenge) <= 200),
	for_adding boolean not null,
	ends_at timestamptz not null
);
create index challenges_user_idx on second_factor.challenges (user_id);
alter table second_factor.challenges enable row level security;
revoke all on second_factor.challenges from public, anon, authenticated, service_role;
grant select, insert, update, delete on second_factor.challenges to service_role;
create policy "deeds do everything" on second_factor.challenges
	for all to service_role using (true) with check (true);

-- Lite finds an account by its address or by a mailed code, and its own indexes do not fit these questions. On a hosted
-- project the accounts belong to the auth server.
do $$
begin
	if not exists (
		select from pg_class where oid = 'auth.users'::regclass and relowner = current_user::regrole
	) then
		return;
	end if;
	create index if not exists accounts_address_idx on auth.users (email);
	create index if not exists accounts_created_idx on auth.users (created_at) where email_confirmed_at is not null;
	create index if not exists accounts_confirmation_idx on auth.users (confirmation_token)
		where confirmation_token is not null;
	create index if not exists accounts_recovery_idx on auth.users (recovery_token) where recovery_token is not null;
	create index if not exists accounts_change_idx on auth.users (email_change_token_new)
		where email_change_token_new is not null;
	create index if not exists accounts_change_from_idx on auth.users (email_change_token_current)
		where email_change_token_current is not null;
end
$$;

create trigger unverify_employer after update of email on auth.users
	for each row when (lower(old.email) is distinct from lower(new.email))
	execute function accounts.unverify_employer();
create trigger note_terms after insert on auth.users
	for each row execute function accounts.note_terms();
create trigger note_new_password after update of encrypted_password on auth.users
	for each row when (
		new.encrypted_password is distinct from old.encrypted_password
		and coalesce(old.encrypted_password, '') <> '' and coalesce(new.encrypted_password, '') <> ''
	)
	execute function accounts.note_new_password();
create trigger note_new_address after update of email on auth.users
	for each row when (lower(old.email) is distinct from lower(new.email))
	execute function accounts.note_new_address();
create trigger leave_company before delete on auth.users
	for each row execute function posting_rules.leave_company();

insert into retention.state default values;
