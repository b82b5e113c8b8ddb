-- How often whom has asked for what, counted together by all server processes. The keys are digests.
-- Not logged: after a crash of Postgres everybody starts anew.
create schema if not exists limits;
revoke all on schema limits from public;

create unlogged table limits.counts (
	key text primary key,
	points integer not null default 0,
	-- Milliseconds since 1970.
	expire bigint
);

create index counts_expire_idx on limits.counts (expire);
