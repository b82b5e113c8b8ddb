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

-- How many one account may hold: they are listed as a whole. The lock makes the count exact. Restored
-- backups are not bound.
create function public.limit_saved_internships() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user = 'authenticated' then
		perform pg_catalog.pg_advisory_xact_lock(
			pg_catalog.hashtextextended('saved_internships:' || new.user_id, 0)
		);
		if (
			select pg_catalog.count(*) from public.saved_internships where user_id = new.user_id
		) >= 100 then
			raise sqlstate 'PT403' using message = 'An account can hold 100 saved internships.';
		end if;
	end if;
	return new;
end
$$;
revoke all on function public.limit_saved_internships() from public;

create trigger limit_rows before insert on public.saved_internships
	for each row execute function public.limit_saved_internships();

-- The cards of the internships with these slugs.
create function catalogue.cards_by_slug(slugs text[]) returns setof jsonb
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select to_jsonb(card) from catalogue.cards as card where card.slug = any (slugs)
$$;
revoke all on function catalogue.cards_by_slug(text[]) from public, anon, authenticated, service_role;
