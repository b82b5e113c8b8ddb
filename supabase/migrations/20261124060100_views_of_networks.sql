-- A view is counted for a network (/24, /48) and not for each address and browser in it, which one machine can change
-- as often as it likes; and a network adds at most so many views a day. How many it has added is counted by a digest
-- of its own, so that nobody can see from the digests of views which of them are of one network.
create unlogged table catalogue.view_networks (
	day date not null references catalogue.view_salts (day) on delete cascade,
	digest bytea not null check (octet_length(digest) = 16),
	views integer not null check (views > 0),
	primary key (day, digest)
);
alter table catalogue.view_networks enable row level security;
revoke all on catalogue.view_networks from public, anon, authenticated, service_role;

-- Digests of addresses are not those of networks: of this day each network may count once more.
delete from catalogue.view_salts;

drop function if exists catalogue.count_views(date, text[], text[]);
