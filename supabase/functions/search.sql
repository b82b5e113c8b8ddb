-- How internships are found by their words.

-- A text in lower case, without accents and punctuation, as it is searched. Called by the rules. The names of some
-- programming languages consist of signs, and become words.
create or replace function catalogue.folded(given text) returns text
	language sql immutable strict parallel safe
	return btrim(regexp_replace(
		regexp_replace(
			replace(replace(replace(replace(
				lower(normalize(given, nfkd)), 'c++', ' cplusplus '), 'c#', ' csharp '), 'f#', ' fsharp '),
				'.net', ' dotnet '),
			'[\u0300-\u036f''\u2018\u2019`]', '', 'g'),
		'[\x01-\x2f\x3a-\x60\x7b-\xbf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\uff00-\uff0f]+',
		' ', 'g'));
grant execute on function catalogue.folded to service_role;

-- The stems of title, company and sector, with their weights for the order of what is found. Called by the rules.
create or replace function catalogue.head_stems(title text, company text, sector text) returns tsvector
	language sql immutable parallel safe
	return setweight(to_tsvector('pg_catalog.english', catalogue.folded(title)), 'A')
		|| setweight(to_tsvector('pg_catalog.english', catalogue.folded(company)), 'B')
		|| setweight(to_tsvector('pg_catalog.english', catalogue.folded(sector)), 'C');
grant execute on function catalogue.head_stems to service_role;

-- What is searched of an internship beside title, company and sector. Called by the rules.
create or replace function catalogue.other_text(
	kind text, location text, city text, country text, remote text, hours numeric, weeks integer,
	starts_on date, starts text, description text, requirements text[], benefits text[], details jsonb
) returns text
	language sql immutable parallel safe
	return concat_ws(' ',
		case kind when 'placement' then 'placement year' when 'program' then 'program programme' end,
		location, city, country, case country when 'United Kingdom' then 'UK' else 'abroad international' end,
		remote, hours::text || ' hours a week', weeks::text || ' weeks', starts,
		(array['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September',
			'October', 'November', 'December'])[extract(month from starts_on)::integer],
		description, array_to_string(requirements, ' '), array_to_string(benefits, ' '),
		(select string_agg(value #>> '{}', ' ') from jsonb_path_query(details, '$.**') as value
			where jsonb_typeof(value) = 'string')
	);
grant execute on function catalogue.other_text to service_role;

-- The stem of a folded word; null for words such as "the". Called by the rules.
create or replace function catalogue.stem(word text) returns text
	language sql immutable strict parallel safe
	return (tsvector_to_array(to_tsvector('pg_catalog.english', word)))[1];

-- A word, and the same with any one letter left out. Called by the rules.
create or replace function catalogue.variants(word text) returns text[]
	language sql immutable strict parallel safe
	return array(
		select distinct overlay(word placing '' from place for 1)
		from generate_series(1, char_length(word)) as place
	) || word;

-- Trigger on internships: stores words that were not known yet, for searches with a letter missing or wrong.
create or replace function catalogue.note_words() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into catalogue.words (word, stem, variants)
		select word, catalogue.stem(word), catalogue.variants(word) from (
			select distinct unnest(tsvector_to_array(to_tsvector('pg_catalog.simple',
				catalogue.folded(concat_ws(' ', title, company, sector, catalogue.other_text(
					kind, location, city, country, remote, hours, weeks,
					starts_on, starts, description, requirements, benefits, details))))
			)) as word from changed
		) as found
		where char_length(word) <= 40 and catalogue.stem(word) is not null
			and not exists (select from catalogue.words as known where known.word = found.word)
		order by word
		on conflict (word) do nothing;
	return null;
end
$$;

-- The stems that a typed word may mean, beginnings and one wrong letter included. Called by the rules. They are its
-- own, those of words that begin with it, else those of words that differ in one letter; if there are none, its own
-- stem, which finds nothing.
create or replace function catalogue.stems_like(typed text) returns text[]
	language plpgsql stable security definer set search_path = ''
as $$
declare
	own constant text := catalogue.stem(typed);
	found text[];
begin
	if own is null then
		return null;
	end if;
	found := array(select stem from catalogue.words where stem = own limit 1);
	if cardinality(found) = 0 or char_length(typed) >= 4 then
		found := found || array(
			select distinct stem from catalogue.words
			where word >= typed collate "C" and word < (typed || U&'\+10FFFF') collate "C" limit 50
		);
	end if;
	if cardinality(found) = 0 and char_length(typed) >= 4 then
		found := array(
			select stem from catalogue.words
			where variants && catalogue.variants(typed)
			order by left(word, 1) <> left(typed, 1), abs(char_length(word) - char_length(typed)), word
			limit 3
		);
	end if;
	return case cardinality(found) when 0 then array[own] else found end;
end
$$;

-- A search as a query of at most eight words; null without a word. Called by the rules.
create or replace function catalogue.text_query(given text) returns tsquery
	language plpgsql stable security definer set search_path = ''
as $$
declare
	wanted tsquery;
	typed text;
	stems text[];
begin
	foreach typed in array (regexp_split_to_array(catalogue.folded(left(given, 400)), ' '))[1:8] loop
		stems := catalogue.stems_like(left(typed, 40));
		continue when stems is null;
		wanted := coalesce(wanted && array_to_string(stems, ' | ')::tsquery,
			array_to_string(stems, ' | ')::tsquery);
	end loop;
	return wanted;
end
$$;

-- The numbers of the internships with all words of a text, best first; null if it has no words. Called by the server.
create or replace function catalogue.find(given text) returns integer[]
	language plpgsql stable security definer set search_path = ''
	set random_page_cost = 1.1 set plan_cache_mode = force_custom_plan
as $$
declare
	wanted constant tsquery := catalogue.text_query(given);
begin
	if wanted is null then
		return null;
	end if;
	return coalesce((
		select array_agg(number order by
			ts_rank('{0.001, 0.02, 0.15, 1}', head, wanted) desc, featured desc, published_at desc, number)
		from public.internships where stems @@ wanted and status = 'open' and not hidden
	), '{}');
end
$$;

-- The numbers of the open internships above `after` with each of these texts; null for a text without words. Where few
-- internships are above the number, only these are looked at for all texts, not the whole catalogue for each. Called by
-- the server.
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
