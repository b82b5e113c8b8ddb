-- As before; and where few internships are above the number, only these are looked at for all texts, not the whole
-- catalogue for each.
create or replace function catalogue.find_above(given text[], after integer)
	returns table (place integer, numbers integer[])
	language plpgsql stable security definer set search_path = ''
	set random_page_cost = 1.1 set plan_cache_mode = force_custom_plan
as $$
declare
	most constant integer := 2000;
	wanted tsquery;
begin
	if (
		select count(*) <= most from (
			select from public.internships as internship where internship.number > after limit most + 1
		) as above
	) then
		return query
			with new as materialized (
				-- In a row of its own a text search vector is compressed: each comparison would unpack it.
				select internship.number, internship.stems || ''::tsvector as stems
				from public.internships as internship
				where internship.number > after and internship.status = 'open'
			), asked as materialized (
				select text.place::integer, catalogue.text_query(text.words) as query
				from unnest(given) with ordinality as text(words, place)
			)
			select asked.place, case when asked.query is not null then array(
				select new.number from new where new.stems @@ asked.query
			) end
			from asked;
		return;
	end if;
	for place in 1 .. cardinality(given) loop
		wanted := catalogue.text_query(given[place]);
		numbers := case when wanted is not null then array(
			select internship.number from public.internships as internship
			where internship.number > after and internship.stems @@ wanted
				and internship.status = 'open'
		) end;
		return next;
	end loop;
end
$$;
