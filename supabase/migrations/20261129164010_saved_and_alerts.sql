-- Which internships somebody has saved. They are nobody else's business: staff have no rights here.
create table public.saved_internships (
	user_id uuid not null references auth.users (id) on delete cascade,
	internship_id uuid not null references public.internships (id) on delete cascade,
	saved_at timestamptz not null default clock_timestamp(),
	told_of date,
	told_on date,
	primary key (user_id, internship_id),
	check ((told_of is null) = (told_on is null))
);
create index saved_internships_internship_idx on public.saved_internships (internship_id);
alter table public.saved_internships enable row level security;
revoke all on public.saved_internships from public, anon, authenticated, service_role;
grant select, delete on public.saved_internships to authenticated;
grant insert (user_id, internship_id) on public.saved_internships to authenticated;
create policy "people read what they have saved" on public.saved_internships
	for select to authenticated using (user_id = (select auth.uid()));
create policy "people save an internship that they can see" on public.saved_internships
	for insert to authenticated with check (
		user_id = (select auth.uid())
		and exists (select from public.internships where internships.id = internship_id)
	);
create policy "people remove what they have saved" on public.saved_internships
	for delete to authenticated using (user_id = (select auth.uid()));
create trigger limit_rows before insert on public.saved_internships
	for each row execute function public.limit_saved_internships();
create trigger keep_note after insert or delete on public.saved_internships
	for each row execute function public.keep_saved_note();

-- Searches of which somebody is told by mail when they find something new. Internships become public in the
-- order of their numbers, as the row of catalogue.state is held while they are inserted: a number says up to
-- where an alert has been told.
create table public.alerts (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	-- The query of the address of the search, without its order and page: schema/students/alert.ts.
	query text not null check (char_length(query) <= 2000 and query ~ '^[!-~]*$'),
	frequency text not null check (frequency in ('daily', 'weekly')),
	created_at timestamptz not null default now(),
	-- The highest number there was when it was made, and the highest of which it has been told.
	told_from integer not null default 0,
	told_to integer not null default 0 check (told_to >= told_from),
	-- Days in Europe/London: the last on which news were looked for, when the person last wanted it, when
	-- they were asked whether it goes on, and its last day if they do not answer.
	looked_on date not null default (now() at time zone 'Europe/London')::date,
	wanted_on date not null default (now() at time zone 'Europe/London')::date,
	asked_on date,
	ends_on date check (ends_on > asked_on),
	check ((asked_on is null) = (ends_on is null)),
	unique (user_id, query)
);
alter table public.alerts enable row level security;
revoke all on public.alerts from public, anon, authenticated, service_role;
grant select, delete on public.alerts to authenticated;
grant insert (user_id, query, frequency) on public.alerts to authenticated;
grant update (frequency) on public.alerts to authenticated;
-- Worked out once for each statement, as elsewhere.
create policy "everybody has their own" on public.alerts
	for all to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create trigger start before insert on public.alerts
	for each row execute function alert_rules.start_alert();
create trigger delete_waiting_mails after delete on public.alerts
	for each row execute function alert_rules.delete_waiting_mails();

-- Who is told by one mail when an internship that is paused or closed takes applications again. Written by deeds; a row
-- goes with the mail that it leads to, with its account, with the internship, and after 12 months.
create table public.reopening_notices (
	user_id uuid not null references auth.users (id) on delete cascade,
	internship_id uuid not null references public.internships (id) on delete cascade,
	asked_at timestamptz not null default clock_timestamp(),
	primary key (user_id, internship_id)
);
create index reopening_notices_internship_idx on public.reopening_notices (internship_id, asked_at);
alter table public.reopening_notices enable row level security;
revoke all on public.reopening_notices from public, anon, authenticated, service_role;
grant select on public.reopening_notices to authenticated;
grant select, insert, update, delete on public.reopening_notices to service_role;
create policy "people read what they wait for" on public.reopening_notices
	for select to authenticated using (user_id = (select auth.uid()));
create policy "deeds do everything" on public.reopening_notices
	for all to service_role using (true) with check (true);

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

-- What people note for themselves on internships that they have saved. It is nobody else's business: staff have no rights
-- here. A note is a row of its own, so that it outlives a press on the heart by mistake.
create table public.saved_notes (
	user_id uuid not null references auth.users (id) on delete cascade,
	internship_id uuid not null references public.internships (id) on delete cascade,
	text text not null check (char_length(text) <= 1000 and text ~ '\S'),
	-- How often it was saved, so that of two tabs none overwrites the other.
	version integer not null default 1 check (version > 0),
	changed_at timestamptz not null default clock_timestamp(),
	-- When its internship was taken off the list; null while it is saved.
	removed_at timestamptz,
	primary key (user_id, internship_id)
);
create index saved_notes_internship_idx on public.saved_notes (internship_id);
create index saved_notes_removed_idx on public.saved_notes (removed_at) where removed_at is not null;
alter table public.saved_notes enable row level security;
revoke all on public.saved_notes from public, anon, authenticated, service_role;
grant select, delete on public.saved_notes to authenticated;
grant insert (user_id, internship_id, text) on public.saved_notes to authenticated;
grant update (text, version, changed_at) on public.saved_notes to authenticated;
create policy "people read their notes" on public.saved_notes
	for select to authenticated using (user_id = (select auth.uid()));
create policy "people note something on what they have saved" on public.saved_notes
	for insert to authenticated with check (
		user_id = (select auth.uid())
		and exists (
			select from public.saved_internships as saved
			where saved.user_id = saved_notes.user_id and saved.internship_id = saved_notes.internship_id
		)
	);
create policy "people change their notes" on public.saved_notes
	for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their notes" on public.saved_notes
	for delete to authenticated using (user_id = (select auth.uid()));

-- Whether somebody is told before what they have saved closes: they are while there is no row.
create table public.deadline_mails (
	user_id uuid primary key references auth.users (id) on delete cascade,
	-- Since when they do not want these mails; null while they want them.
	stopped_at timestamptz,
	-- The last day in Europe/London on which there was one. There is one a day at most.
	told_on date
);
alter table public.deadline_mails enable row level security;
revoke all on public.deadline_mails from public, anon, authenticated, service_role;
grant select on public.deadline_mails to authenticated;
create policy "people read their own" on public.deadline_mails
	for select to authenticated using (user_id = (select auth.uid()));

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
