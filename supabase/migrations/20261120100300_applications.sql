-- Applications. A signed-in person sends their own and sees their own, and changes none.
create table public.applications (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	program_type text not null check (
		program_type in ('london', 'international', 'remote', 'placement', 'uk-cities')
	),
	program_name text check (char_length(program_name) <= 300),
	motivation text not null check (char_length(motivation) <= 5000 and motivation ~ '\S'),
	experience text not null check (char_length(experience) <= 5000 and experience ~ '\S'),
	availability text not null check (char_length(availability) <= 5000 and availability ~ '\S'),
	created_at timestamptz not null default now()
);

create index applications_user_idx on public.applications (user_id, created_at desc);

-- Stored once and answered like the first, as with contacts.
create function public.drop_repeated_application() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform pg_catalog.pg_advisory_xact_lock(
		pg_catalog.hashtextextended('applications:' || new.user_id::text, 0)
	);
	if exists (
		select from public.applications as earlier
		where earlier.user_id = new.user_id
			and earlier.created_at > clock_timestamp() - interval '1 minute'
			and earlier.program_type = new.program_type
			and earlier.program_name is not distinct from new.program_name
			and earlier.motivation = new.motivation
			and earlier.experience = new.experience
			and earlier.availability = new.availability
	) then
		return null;
	end if;
	new.created_at := clock_timestamp();
	return new;
end
$$;
revoke all on function public.drop_repeated_application() from public;

-- Runs before row-level security checks the row: a spoofed user_id must not tell by its silence
-- what another person sent, so it is refused here as well.
create function public.refuse_foreign_application() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user in ('anon', 'authenticated') and new.user_id is distinct from auth.uid() then
		raise insufficient_privilege
			using message = 'new row violates row-level security policy for table "applications"';
	end if;
	return new;
end
$$;

-- Triggers of one kind run in the order of their names.
create trigger a_refuse_foreign before insert on public.applications
	for each row execute function public.refuse_foreign_application();
create trigger b_drop_repeated before insert on public.applications
	for each row execute function public.drop_repeated_application();

alter table public.applications enable row level security;

revoke all on public.applications from public, anon, authenticated;
grant select on public.applications to authenticated;
grant insert (user_id, program_type, program_name, motivation, experience, availability)
	on public.applications to authenticated;
grant select, insert, update, delete on public.applications to service_role;

create policy "a person applies for themselves" on public.applications
	for insert to authenticated with check (user_id = (select auth.uid()));
create policy "a person sees their own" on public.applications
	for select to authenticated using (user_id = (select auth.uid()));
create policy "staff do everything" on public.applications
	for all to service_role using (true) with check (true);
