-- In which browser a session was opened or last renewed, in words ("Firefox on Windows"), for its person alone: no network, and not
-- what the browser sends. That of a session that has ended is deleted by the clock.
create table accounts.session_browsers (
	session_id uuid primary key,
	user_id uuid not null references auth.users (id) on delete cascade,
	name text not null check (char_length(name) <= 100)
);
create index session_browsers_user_idx on accounts.session_browsers (user_id);
alter table accounts.session_browsers enable row level security;
revoke all on accounts.session_browsers from public, anon, authenticated, service_role;
