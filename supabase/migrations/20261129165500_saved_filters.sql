-- Combinations of filters that a member of a company keeps for the list of applications. They are theirs alone, and go as they leave.
create table public.saved_filters (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	name text not null check (name ~ '\S' and char_length(name) <= 60 and public.is_one_line(name)),
	-- As the address of the list has it, without the place in the list.
	query text not null check (query ~ '\S' and char_length(query) <= 2000),
	made_at timestamptz not null default clock_timestamp(),
	unique (user_id, name)
);

alter table public.saved_filters enable row level security;
revoke all on public.saved_filters from public, anon, authenticated, service_role;
grant select on public.saved_filters to authenticated;
grant select, insert, update, delete on public.saved_filters to service_role;
create policy "people read the filters that they have saved" on public.saved_filters
	for select to authenticated using (user_id = (select auth.uid()));
create policy "deeds do everything" on public.saved_filters
	for all to service_role using (true) with check (true);
