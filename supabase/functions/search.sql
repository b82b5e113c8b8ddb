-- What searches found nothing; and functions that the first migrations name, for columns and a trigger that a later one
-- drops.

-- Notes that the words of a search found nothing on a day, once. A day has at most so many of them. Called by the server.
create or replace function catalogue.note_empty_search(given text, today date, most integer) returns void
	language plpgsql security definer set search_path = ''
as $$
begin
	if (select count(*) < most from catalogue.empty_searches where day = today) then
		insert into catalogue.empty_searches (words, day) values (given, today) on conflict do nothing;
	end if;
end
$$;

-- Words that found nothing on at least five days, those of most days first. Called by staff; nothing for others.
create or replace function staff_rules.empty_searches()
	returns table (words text, days integer, last_day date)
	language sql stable security definer set search_path = ''
as $$
	select empty.words, count(*)::integer, max(empty.day)
	from catalogue.empty_searches as empty
	where staff_rules.is_staff()
	group by empty.words having count(*) >= 5
	order by count(*) desc, max(empty.day) desc, empty.words limit 200
$$;
grant execute on function staff_rules.empty_searches to authenticated;

-- Named by the first migrations alone. Called by nothing.
create or replace function catalogue.folded(given text) returns text
	language sql immutable strict parallel safe
	return given;

-- Named by the first migrations alone. Called by nothing.
create or replace function catalogue.head_stems(title text, company text, sector text) returns tsvector
	language sql immutable parallel safe
	return ''::tsvector;

-- Named by the first migrations alone. Called by nothing.
create or replace function catalogue.other_text(
	kind text, location text, city text, country text, remote text, hours numeric, weeks integer,
	starts_on date, starts text, description text, requirements text[], benefits text[], details jsonb
) returns text
	language sql immutable parallel safe
	return '';

-- Named by the first migrations alone. Called by nothing.
create or replace function catalogue.note_words() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	return null;
end
$$;
