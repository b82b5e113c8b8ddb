-- Members of staff, and what they have done. The right belongs to the account and ends with its row: every
-- rule asks the table.
create table public.staff (
	user_id uuid primary key references auth.users (id) on delete cascade,
	added_at timestamptz not null default clock_timestamp()
);

create table public.staff_log (
	id uuid primary key default gen_random_uuid(),
	number bigint generated always as identity,
	at timestamptz not null default clock_timestamp(),
	-- Null for an operator's command, and after the deletion of the account.
	staff_id uuid references auth.users (id) on delete set null,
	-- Kept, so that the log can be read after the deletion of the account.
	staff_email text not null check (char_length(staff_email) <= 254),
	action text not null check (char_length(action) <= 60 and action ~ '^[a-z]+(-[a-z]+)*$'),
	-- What it was done to: the kind of thing, and its id.
	subject text not null check (char_length(subject) <= 60 and subject ~ '^[a-z]+(-[a-z]+)*$'),
	subject_id text check (char_length(subject_id) <= 200),
	detail text check (char_length(detail) <= 5000)
);
create index staff_log_number_idx on public.staff_log (number);
create index staff_log_staff_idx on public.staff_log (staff_id);
create index staff_log_subject_idx on public.staff_log (subject_id, staff_id);

create trigger refuse_change before update or delete on public.staff_log
	for each row execute function public.refuse_log_change();

alter table public.staff enable row level security;
alter table public.staff_log enable row level security;
revoke all on public.staff, public.staff_log from public, anon, authenticated, service_role;
-- Operators add and remove staff with the role that owns the tables.
grant select on public.staff, public.staff_log to authenticated, service_role;
create policy "staff see who is staff" on public.staff
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "staff see what staff did" on public.staff_log
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.staff
	for select to service_role using (true);
create policy "programs of staff see all" on public.staff_log
	for select to service_role using (true);
