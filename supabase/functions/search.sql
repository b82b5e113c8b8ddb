-- Functions that the first migrations name, for columns and a trigger that a later one drops. Nothing calls them.

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
