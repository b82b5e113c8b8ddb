-- What /internships.json lists: cards with their texts, in one query. `id` gives no rights: what may be done with an
-- internship is decided by the account. `employer_id` is the account's side, and not public.
create function catalogue.listings_of(numbers integer[]) returns setof jsonb
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select to_jsonb(card) || jsonb_build_object('id', internship.id, 'description', description,
		'requirements', requirements, 'benefits', benefits, 'details', details)
	from unnest(numbers) with ordinality as wanted (number, place)
	join catalogue.cards as card using (number)
	join public.internships as internship using (number) order by place
$$;
revoke all on function catalogue.listings_of(integer[]) from public, anon, authenticated, service_role;
