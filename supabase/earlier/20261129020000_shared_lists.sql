-- Lists of internships that somebody shares by an address, until they end them. Whoever has the address reads the list; of
-- its maker it shows the name that they have chosen for it, and nothing else.
create table public.shared_lists (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	-- SHA-256 of the token in the address, which the server makes of the id with a secret that the database does not have.
	digest bytea not null unique check (octet_length(digest) = 32),
	title text not null check (title ~ '\S' and char_length(title) <= 80),
	line text check (char_length(line) <= 200),
	shown_name text check (char_length(shown_name) <= 120),
	-- By id; their page puts them in order. One that is deleted later is only a number here.
	internships uuid[] not null check (
		cardinality(internships) between 1 and 100 and array_position(internships, null) is null
	),
	made_at timestamptz not null default clock_timestamp(),
	constraint shared_lists_one_line check (public.is_one_line(concat(title, line, shown_name)))
);
create index shared_lists_user_idx on public.shared_lists (user_id, made_at);

alter table public.shared_lists enable row level security;
revoke all on public.shared_lists from public, anon, authenticated, service_role;
grant select on public.shared_lists to authenticated;
grant select, insert, update, delete on public.shared_lists to service_role;
create policy "people read the lists that they share" on public.shared_lists
	for select to authenticated using (user_id = (select auth.uid()));
create policy "deeds do everything" on public.shared_lists
	for all to service_role using (true) with check (true);
