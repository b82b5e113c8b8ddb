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

-- What a device is asked to sign, once and for five minutes, in one session.
create table second_factor.challenges (
	session_id uuid primary key,
	user_id uuid not null references auth.users (id) on delete cascade,
	challenge text not null check (char_length(challenge) <= 200),
	for_adding boolean not null,
	ends_at timestamptz not null
);
create index challenges_user_idx on second_factor.challenges (user_id);

alter table second_factor.passkeys enable row level security;
alter table second_factor.challenges enable row level security;
revoke all on second_factor.passkeys, second_factor.challenges from public, anon, authenticated, service_role;
grant select, insert, update, delete on second_factor.passkeys, second_factor.challenges to service_role;
create policy "deeds do everything" on second_factor.passkeys
	for all to service_role using (true) with check (true);
create policy "deeds do everything" on second_factor.challenges
	for all to service_role using (true) with check (true);
