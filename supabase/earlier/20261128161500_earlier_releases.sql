-- The files of this release and of those before it, whose names are their content's: a page that stood open while another
-- release began asks for them, and in a rolling restart each process for those of the other.
create schema releases;
revoke all on schema releases from public;

create table releases.builds (
	-- SHA-256 of the names of its files.
	id text primary key check (char_length(id) = 43),
	-- The last time a process with it started.
	started_at timestamptz not null,
	paths text[] not null
);

create table releases.files (
	-- As in an address, such as /assets/app-1a2b3c4.js.
	path text primary key check (char_length(path) <= 300),
	-- Compressed by brotli, or as it is.
	encoding text not null check (encoding in ('br', 'identity')),
	content bytea not null
);
-- What is compressed already is not compressed again.
alter table releases.files alter column content set storage external;

revoke all on releases.builds, releases.files from public, anon, authenticated, service_role;
