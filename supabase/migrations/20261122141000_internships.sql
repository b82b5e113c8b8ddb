-- Everything that one can apply to: the site's own list, which each start of the server brings up to date,
-- and what employers post. Our server finds and reads them through the schema `catalogue`, which the API
-- does not serve; no extension is needed.
create schema if not exists catalogue;
revoke all on schema catalogue from public;

-- Lower case, without accents and apostrophes, and a space for everything between words. The names of some
-- programming languages consist of signs, and become words.
create function catalogue.folded(given text) returns text
	language sql immutable strict parallel safe
	return btrim(regexp_replace(
		regexp_replace(
			replace(replace(replace(replace(
				lower(normalize(given, nfkd)), 'c++', ' cplusplus '), 'c#', ' csharp '), 'f#', ' fsharp '),
				'.net', ' dotnet '),
			'[\u0300-\u036f''\u2018\u2019`]', '', 'g'),
		'[\x01-\x2f\x3a-\x60\x7b-\xbf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\uff00-\uff0f]+',
		' ', 'g'));

-- What can be searched beside title, company and sector.
create function catalogue.other_text(
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

-- The stems of title, company and sector with their weights: the order of what is found.
create function catalogue.head_stems(title text, company text, sector text) returns tsvector
	language sql immutable parallel safe
	return setweight(to_tsvector('pg_catalog.english', catalogue.folded(title)), 'A')
		|| setweight(to_tsvector('pg_catalog.english', catalogue.folded(company)), 'B')
		|| setweight(to_tsvector('pg_catalog.english', catalogue.folded(sector)), 'C');

create table public.internships (
	id uuid primary key default gen_random_uuid(),
	-- Small numbers: the server's index of all internships has a bit for each.
	number integer generated always as identity unique,
	slug text not null unique check (char_length(slug) <= 160 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	source text not null check (source in ('site', 'employer')),
	employer_id uuid references public.employers (id) on delete cascade,
	kind text not null check (
		kind in ('program', 'london', 'uk-cities', 'remote', 'placement', 'international')
	),
	title text not null check (char_length(title) <= 120 and title ~ '\S'),
	company text not null check (char_length(company) <= 200 and company ~ '\S'),
	sector text not null check (sector in (
		'Technology', 'Data & AI', 'Finance', 'Accounting', 'Consulting', 'Law', 'Marketing', 'Media',
		'Design', 'Engineering', 'Automotive', 'Manufacturing', 'Aerospace', 'Energy', 'Environment',
		'Construction', 'Architecture', 'Property', 'Healthcare', 'Life Sciences', 'Education', 'Tourism',
		'Hospitality', 'Culture & Heritage', 'Sport', 'Retail', 'Fashion', 'Food & Drink', 'Maritime',
		'Logistics', 'Transport', 'Public Policy', 'Charity', 'Human Resources'
	)),
	city text check (char_length(city) <= 100 and city ~ '\S'),
	location text not null check (char_length(location) <= 200 and location ~ '\S'),
	remote text not null check (remote in ('on-site', 'hybrid', 'remote')),
	country text not null check (char_length(country) <= 100 and country ~ '\S'),
	weeks integer not null check (weeks between 1 and 52),
	hours numeric(3, 1) not null check (hours between 1 and 48),
	pay_amount integer not null check (pay_amount > 0),
	pay_per text not null check (pay_per in ('month', 'week')),
	pay_currency text not null check (pay_currency ~ '^[A-Z]{3}$'),
	part_of_course boolean not null default false,
	starts_on date,
	starts text not null check (char_length(starts) <= 100 and starts ~ '\S'),
	deadline date check (deadline < starts_on),
	description text not null check (char_length(description) <= 5000 and description ~ '\S'),
	requirements text[] not null default '{}' check (cardinality(requirements) <= 20),
	benefits text[] not null default '{}' check (cardinality(benefits) <= 20),
	spots integer check (spots > 0),
	featured boolean not null default false,
	sponsorship text check (
		sponsorship in ('right-to-work-needed', 'student-visa-ok', 'can-sponsor')
	),
	answer_days integer not null default 14 check (answer_days between 7 and 28),
	details jsonb not null default '{}'
		check (jsonb_typeof(details) = 'object' and char_length(details::text) <= 20000),
	status text not null default 'open' check (status in ('open', 'closed')),
	published_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	closed_at timestamptz,
	sample boolean not null default false,
	-- The version of the catalogue in which this row was last changed.
	version bigint not null default 0,
	head tsvector not null
		generated always as (catalogue.head_stems(title, company, sector)) stored,
	stems tsvector not null generated always as (
		catalogue.head_stems(title, company, sector) || to_tsvector('pg_catalog.english',
			catalogue.folded(catalogue.other_text(
				kind, location, city, country, remote, hours, weeks,
				starts_on, starts, description, requirements, benefits, details)))
	) stored,
	check ((source = 'employer') = (employer_id is not null)),
	check ((status = 'closed') = (closed_at is not null)),
	-- UK rules on permission to work do not apply abroad.
	check ((country = 'United Kingdom') = (sponsorship is not null))
);

create index internships_stems_idx on public.internships using gin (stems);
create index internships_version_idx on public.internships (version, number);
create index internships_employer_idx on public.internships (employer_id);

alter table public.internships enable row level security;

revoke all on public.internships from public, anon, authenticated;
grant select on public.internships to anon, authenticated;
grant select, insert, update, delete on public.internships to service_role;

-- A deadline ends with its day in London.
create policy "everybody sees what is open, and for 90 days what is closed" on public.internships
	for select to anon, authenticated using (
		coalesce(closed_at > now() - interval '90 days', true)
		and coalesce(deadline >= (now() at time zone 'Europe/London')::date - 90, true)
	);
create policy "staff do everything" on public.internships
	for all to service_role using (true) with check (true);

-- Counts the changes. Whoever changes internships holds the row until the end of the transaction, so that
-- versions appear in their order. There is no row before the first change.
create table catalogue.state (
	only_row boolean primary key default true check (only_row),
	version bigint not null,
	-- The version in which internships were last deleted.
	deleted bigint not null default 0
);
alter table catalogue.state enable row level security;
revoke all on catalogue.state from public, anon, authenticated, service_role;

create function catalogue.count_change() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into catalogue.state as state (version) values (1)
		on conflict (only_row) do update set version = state.version + 1;
	if tg_op in ('DELETE', 'TRUNCATE') then
		update catalogue.state set deleted = version;
	end if;
	return null;
end
$$;

create function catalogue.set_version() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	select state.version into strict new.version from catalogue.state;
	new.updated_at := now();
	return new;
end
$$;

create trigger count_change before insert or update or delete or truncate on public.internships
	for each statement execute function catalogue.count_change();
create trigger set_version before insert or update on public.internships
	for each row execute function catalogue.set_version();

-- The words of all internships there ever were, for words typed in part or with an error.
create table catalogue.words (
	word text collate "C" primary key check (char_length(word) <= 40),
	stem text not null,
	-- The word, and what is left of it without any one letter: two words with a common variant are one
	-- typing error apart, mostly.
	variants text[] not null
);
create index words_stem_idx on catalogue.words (stem);
create index words_variants_idx on catalogue.words using gin (variants);
alter table catalogue.words enable row level security;
revoke all on catalogue.words from public, anon, authenticated, service_role;

create function catalogue.variants(word text) returns text[]
	language sql immutable strict parallel safe
	return array(
		select distinct overlay(word placing '' from place for 1)
		from generate_series(1, char_length(word)) as place
	) || word;

-- The stem of one folded word; null for "the", "of" and the like.
create function catalogue.stem(word text) returns text
	language sql immutable strict parallel safe
	return (tsvector_to_array(to_tsvector('pg_catalog.english', word)))[1];

create function catalogue.note_words() returns trigger
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

create trigger note_inserted_words after insert on public.internships
	referencing new table as changed for each statement execute function catalogue.note_words();
create trigger note_updated_words after update on public.internships
	referencing new table as changed for each statement execute function catalogue.note_words();

-- The stems that a typed word may mean: its own, those of words that begin with it, else those of words
-- that differ in one letter; if there are none, its own stem, which finds nothing.
create function catalogue.stems_like(typed text) returns text[]
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

-- All words of the text have to be found; null if there is none. At most eight are used.
create function catalogue.text_query(given text) returns tsquery
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

-- The numbers of the internships with this text, the best first; null if the text has no words.
create function catalogue.find(given text) returns integer[]
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
		from public.internships where stems @@ wanted and status = 'open'
	), '{}');
end
$$;

create function catalogue.version() returns table (version bigint, deleted bigint)
	language sql stable security definer set search_path = ''
as $$
	select coalesce(max(state.version), 0), coalesce(max(state.deleted), 0) from catalogue.state
$$;

-- What is needed to find and count: of at most 2,000 internships that were changed after this version, or
-- in it with a higher number.
create function catalogue.changed_after(given bigint, last_number integer)
	returns table (version bigint, number integer, facts jsonb)
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select changed.version, changed.number, jsonb_build_object(
		'number', changed.number, 'kind', kind, 'sector', sector, 'company', company, 'city', city,
		'remote', remote, 'country', country, 'weeks', weeks, 'hours', hours, 'pay_amount', pay_amount,
		'pay_per', pay_per, 'pay_currency', pay_currency, 'starts_on', starts_on, 'starts', starts,
		'deadline', deadline, 'sponsorship', sponsorship, 'status', status, 'published_at', published_at)
	from public.internships as changed
	where (changed.version, changed.number) > (given, last_number)
	order by changed.version, changed.number limit 2000
$$;

-- What a card shows.
create view catalogue.cards with (security_invoker = true) as
	select number, slug, source, kind, title, company, sector, city, location, remote, country, weeks, hours,
		pay_amount, pay_per, pay_currency, part_of_course, starts_on, starts, deadline, spots, featured,
		sponsorship, answer_days, status, published_at, closed_at, sample
	from public.internships;
revoke all on catalogue.cards from public, anon, authenticated, service_role;

create function catalogue.cards_of(numbers integer[]) returns setof jsonb
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select to_jsonb(card) from unnest(numbers) with ordinality as wanted (number, place)
	join catalogue.cards as card using (number) order by place
$$;

create function catalogue.by_slug(given text) returns jsonb
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select to_jsonb(card) || jsonb_build_object('description', description,
		'requirements', requirements, 'benefits', benefits, 'details', details)
	from catalogue.cards as card join public.internships using (number) where card.slug = given
$$;

create function catalogue.slugs_of(numbers integer[]) returns table (slug text, updated text)
	language sql stable security definer set search_path = ''
as $$
	select internship.slug, to_char(internship.updated_at at time zone 'UTC', 'YYYY-MM-DD')
	from unnest(numbers) with ordinality as wanted (number, place)
	join public.internships as internship using (number) order by place
$$;

-- Which entry of the site's own list an internship is, such as "london/3", so that its address stays when
-- its title changes; and a digest of what was written, so that the same is not written again.
create table catalogue.site_entries (
	entry text primary key check (char_length(entry) <= 50),
	number integer not null unique references public.internships (number) on delete cascade,
	-- Null after it has left the list.
	digest text check (char_length(digest) <= 100)
);
alter table catalogue.site_entries enable row level security;
revoke all on catalogue.site_entries from public, anon, authenticated, service_role;

create function catalogue.list_site_entries() returns table (entry text, slug text, digest text)
	language sql stable security definer set search_path = ''
as $$
	select site.entry, internship.slug, site.digest
	from catalogue.site_entries as site join public.internships as internship using (number)
$$;

create function catalogue.taken_slugs(slugs text[]) returns setof text
	language sql stable security definer set search_path = ''
as $$
	select internship.slug from public.internships as internship where internship.slug = any (slugs)
$$;

-- Writes what is new or has changed, with its slug, and closes what has left the list.
create function catalogue.write_site_entries(changed jsonb, gone text[], at timestamptz) returns void
	language plpgsql security definer set search_path = ''
as $$
begin
	with incoming as materialized (
		select entry, digest, (jsonb_populate_record(null::public.internships, columns)).*
		from jsonb_to_recordset(changed) as line (entry text, digest text, columns jsonb)
	), written as (
		insert into public.internships as internship (slug, source, kind, title, company, sector, city,
			location, remote, country, weeks, hours, pay_amount, pay_per, pay_currency, part_of_course,
			starts_on, starts, deadline, description, requirements, benefits, spots, featured, sponsorship,
			answer_days, details, published_at, sample)
		select slug, 'site', kind, title, company, sector, city,
			location, remote, country, weeks, hours, pay_amount, pay_per, pay_currency, part_of_course,
			starts_on, starts, deadline, description, requirements, benefits, spots, featured, sponsorship,
			answer_days, details, published_at, sample
		from incoming order by entry
		on conflict (slug) do update set (kind, title, company, sector, city,
			location, remote, country, weeks, hours, pay_amount, pay_per, pay_currency, part_of_course,
			starts_on, starts, deadline, description, requirements, benefits, spots, featured, sponsorship,
			answer_days, details, published_at, sample, status, closed_at)
		= (excluded.kind, excluded.title, excluded.company, excluded.sector, excluded.city,
			excluded.location, excluded.remote, excluded.country, excluded.weeks, excluded.hours,
			excluded.pay_amount, excluded.pay_per, excluded.pay_currency, excluded.part_of_course,
			excluded.starts_on, excluded.starts, excluded.deadline, excluded.description,
			excluded.requirements, excluded.benefits, excluded.spots, excluded.featured,
			excluded.sponsorship, excluded.answer_days, excluded.details, excluded.published_at,
			excluded.sample, 'open', null)
		returning internship.number, internship.slug
	)
	insert into catalogue.site_entries as site (entry, number, digest)
		select incoming.entry, written.number, incoming.digest from incoming join written using (slug)
		on conflict (entry) do update set digest = excluded.digest;
	if cardinality(gone) > 0 then
		update public.internships as internship set status = 'closed', closed_at = at
			from catalogue.site_entries as site
			where site.number = internship.number and site.entry = any (gone)
				and internship.status = 'open';
		update catalogue.site_entries set digest = null where entry = any (gone);
	end if;
end
$$;

revoke all on all functions in schema catalogue from public, anon, authenticated, service_role;
-- Rows that staff write have their generated columns made with these.
grant usage on schema catalogue to service_role;
grant execute on function catalogue.folded(text), catalogue.head_stems(text, text, text),
	catalogue.other_text(text, text, text, text, text, numeric, integer, date, text, text, text[], text[], jsonb)
	to service_role;
