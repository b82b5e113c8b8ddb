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

-- Lines are never changed. References act with the rights of the table's owner.
create function public.refuse_log_change() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user <> (
		select pg_catalog.pg_get_userbyid(relowner) from pg_catalog.pg_class where oid = tg_relid
	) then
		raise insufficient_privilege using message = 'the log of staff is not changed';
	end if;
	return case tg_op when 'DELETE' then old else new end;
end
$$;
revoke all on function public.refuse_log_change() from public;
create trigger refuse_change before update or delete on public.staff_log
	for each row execute function public.refuse_log_change();

-- What staff may do. The schema is not served by the API.
create schema if not exists staff_rules;
revoke all on schema staff_rules from public;

-- Whether the signed-in person is a member of staff.
create function staff_rules.is_staff() returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (select from public.staff where user_id = auth.uid())
$$;

-- Refuses everybody but staff: a function of staff's is nothing to others.
-- @throws PT404
create function staff_rules.require_staff() returns void
	language plpgsql stable security definer set search_path = ''
as $$
begin
	-- Without a person it is an operator's command or a job of the server's.
	if current_setting('role') = 'anon'
		or (auth.uid() is null and current_setting('role') = 'authenticated')
		or (auth.uid() is not null and not staff_rules.is_staff())
	then
		raise sqlstate 'PT404' using message = 'There is no such page.';
	end if;
end
$$;

-- Writes a line of the log, in the transaction of what was done.
-- @throws PT404 for everybody but staff
create function staff_rules.note(action text, subject text, subject_id text, detail text) returns void
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
	perform staff_rules.require_staff();
	insert into public.staff_log (staff_id, staff_email, action, subject, subject_id, detail)
		values (
			auth.uid(),
			coalesce(
				(select users.email from auth.users as users where users.id = auth.uid()), 'command line'
			),
			action, subject, subject_id, nullif(btrim(detail), '')
		);
end
$$;

revoke all on all functions in schema staff_rules from public, anon, authenticated, service_role;
grant usage on schema staff_rules to authenticated, service_role;
grant execute on all functions in schema staff_rules to authenticated, service_role;

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
