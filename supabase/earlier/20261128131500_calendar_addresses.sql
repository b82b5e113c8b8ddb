-- The address under which a calendar program reads the deadlines of what a person has saved: one for each account.
create table public.calendar_addresses (
	user_id uuid primary key references auth.users (id) on delete cascade,
	-- SHA-256 of the key in the address. Only its person has the key.
	digest bytea not null unique check (octet_length(digest) = 32),
	made_at timestamptz not null default clock_timestamp()
);

alter table public.calendar_addresses enable row level security;
revoke all on public.calendar_addresses from public, anon, authenticated, service_role;
grant select on public.calendar_addresses to authenticated;
grant select, insert, update, delete on public.calendar_addresses to service_role;
create policy "people read when they made theirs" on public.calendar_addresses
	for select to authenticated using (user_id = (select auth.uid()));
create policy "deeds do everything" on public.calendar_addresses
	for all to service_role using (true) with check (true);
