-- From which networks somebody has signed in to an account: wrong passwords sent from elsewhere do not
-- lock them out there. `network` is a keyed digest of the network and the account. The schema is not
-- served by the API.
create table limits.known_networks (
	user_id uuid not null references auth.users (id) on delete cascade,
	network text not null check (char_length(network) <= 100),
	used_on date not null default current_date,
	primary key (user_id, network)
);
alter table limits.known_networks enable row level security;
revoke all on limits.known_networks from public, anon, authenticated, service_role;

create index known_networks_used_idx on limits.known_networks (used_on);

create function limits.is_known_network(account text, digest text) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from limits.known_networks as known
		join auth.users as users on users.id = known.user_id
		where users.email = account and known.network = digest
	)
$$;

-- For the copy of an account's data: the digests would tell its owner nothing.
create function limits.networks_of(account_id uuid) returns table (used_on date)
	language sql stable security definer set search_path = ''
as $$
	select known.used_on from limits.known_networks as known
	where known.user_id = account_id order by known.used_on desc
$$;

-- A plain upsert would write a row at each sign-in. Old ones go here: 90 days after their last use, and
-- all but the ten newest of an account.
create function limits.remember_network(account text, digest text) returns void
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
revoke all on function limits.is_known_network(text, text), limits.remember_network(text, text),
	limits.networks_of(uuid)
	from public, anon, authenticated, service_role;
