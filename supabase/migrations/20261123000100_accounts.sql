-- The accounts are the auth server's. Here is what our server notes beside them.

-- The last sign-up with an address that was in use already: kept for a day, as a sign-up that waits is.
create table accounts.repeated_sign_ups (
	user_id uuid primary key references auth.users (id) on delete cascade,
	-- Of the password that was typed; null where the account waits for its confirmation and has it.
	password_hash text check (char_length(password_hash) <= 100),
	created_at timestamptz not null default now()
);

-- From which networks somebody has signed in to an account: wrong passwords sent from elsewhere do not
-- lock them out there. `network` is a keyed digest of the network and the account.
create table limits.known_networks (
	user_id uuid not null references auth.users (id) on delete cascade,
	network text not null check (char_length(network) <= 100),
	used_on date not null default current_date,
	primary key (user_id, network)
);
create index known_networks_used_idx on limits.known_networks (used_on);

alter table accounts.repeated_sign_ups enable row level security;
alter table limits.known_networks enable row level security;
revoke all on accounts.repeated_sign_ups, limits.known_networks
	from public, anon, authenticated, service_role;

-- The counts of limits; their keys are digests. Not logged: after a crash of Postgres everybody starts anew.
create unlogged table limits.counts (
	key text primary key,
	points integer not null default 0,
	-- Milliseconds since 1970.
	expire bigint
);
create index counts_expire_idx on limits.counts (expire);

create trigger unverify_employer after update of email on auth.users
	for each row when (lower(old.email) is distinct from lower(new.email))
	execute function accounts.unverify_employer();
