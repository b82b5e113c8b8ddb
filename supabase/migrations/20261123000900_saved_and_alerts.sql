-- Which internships somebody has saved. They are nobody else's business: staff have no rights here.
create table public.saved_internships (
	user_id uuid not null references auth.users (id) on delete cascade,
	internship_id uuid not null references public.internships (id) on delete cascade,
	saved_at timestamptz not null default clock_timestamp(),
	primary key (user_id, internship_id)
);
create index saved_internships_internship_idx on public.saved_internships (internship_id);

alter table public.saved_internships enable row level security;
revoke all on public.saved_internships from public, anon, authenticated, service_role;
grant select, delete, insert (user_id, internship_id) on public.saved_internships to authenticated;
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
create policy "everybody has their own" on public.alerts
	for all to authenticated using (user_id = auth.uid()) with check (user_id = auth.uid());

create trigger start before insert on public.alerts
	for each row execute function alert_rules.start_alert();
create trigger delete_waiting_mails after delete on public.alerts
	for each row execute function alert_rules.delete_waiting_mails();
