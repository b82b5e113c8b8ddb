-- The internships are locked before the version of the catalogue, as where one of them is closed or pauses: of two
-- that take them in different orders Postgres ends one.
create or replace function public.show_of_verified() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform from public.internships where employer_id = new.id order by id for no key update;
	update public.internships set company = case
		when new.verified and status <> 'closed' then new.company_name else company end
	where employer_id = new.id;
	return null;
end
$$;
