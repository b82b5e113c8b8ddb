-- All internships as our server reads them, and how the site's own list is written.

-- Trigger on internships: each change raises the version of the catalogue.
create or replace function catalogue.count_change() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into catalogue.state as state (version) values (1)
		on conflict (only_row) do update set version = state.version + 1;
	if tg_op in ('DELETE', 'TRUNCATE') then
		update catalogue.state set deleted = version,
			deleted_at = date_trunc('milliseconds', clock_timestamp());
	end if;
	return null;
end
$$;

-- Trigger on search_words: each change raises the version of the catalogue, and dates it, as searches find other internships
-- then. Processes read these words with each version.
create or replace function catalogue.count_words_change() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into catalogue.state as state (version) values (1)
		on conflict (only_row) do update set version = state.version + 1;
	update catalogue.state set deleted_at = date_trunc('milliseconds', clock_timestamp());
	return null;
end
$$;

-- The words that staff have added, in the order in which they did. Called by the server.
create or replace function catalogue.search_words() returns table (typed text, means text)
	language sql stable security definer set search_path = ''
as $$
	select word.typed, word.means from public.search_words as word order by word.added_at, word.id
$$;

-- Trigger on internships: writes the version of the catalogue into a changed row.
create or replace function catalogue.set_version() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	select state.version into strict new.version from catalogue.state;
	return new;
end
$$;

-- Trigger on internships: dates and counts the changes that readers see. What is new has changed when it was published; a
-- restored row says itself when. The clock is read while the version is locked: later changes have later times.
create or replace function catalogue.note_change() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	if tg_op = 'INSERT' then
		if new.updated_at = now() then
			new.updated_at := new.published_at;
		end if;
	elsif catalogue.shown_of(new) = catalogue.shown_of(old) then
		new.updated_at := old.updated_at;
		new.revision := old.revision;
	else
		new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at);
		new.revision := old.revision + 1;
	end if;
	return new;
end
$$;

-- What readers see of an internship, and whether they see it. Called by the rules.
create or replace function catalogue.shown_of(internship public.internships) returns jsonb
	language sql stable set search_path = ''
as $$
	select to_jsonb(internship) - array['id', 'number', 'employer_id', 'version', 'updated_at', 'revision',
		'most_applications', 'authority']
$$;

-- The version of the catalogue, and that of its last deletion. Called by the server.
create or replace function catalogue.version() returns table (version bigint, deleted bigint)
	language sql stable security definer set search_path = ''
as $$
	select coalesce(max(state.version), 0), coalesce(max(state.deleted), 0) from catalogue.state
$$;

-- When internships were last deleted, or the words of the search changed; null if never. Called by the server.
create or replace function catalogue.deleted_at() returns timestamptz
	language sql stable security definer set search_path = ''
as $$
	select max(state.deleted_at) from catalogue.state
$$;

-- What search and counts need of the next 2,000 internships changed after a version. Called by the server. Or changed
-- in this version, with a higher number than this.
create or replace function catalogue.changed_after(given bigint, last_number integer)
	returns table (version bigint, number integer, facts jsonb)
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select changed.version, changed.number, jsonb_build_object(
		'number', changed.number, 'kind', kind, 'title', title, 'sector', sector, 'company', company, 'city', city,
		'remote', remote, 'country', country, 'weeks', weeks, 'hours', hours, 'least_hours', least_hours, 'pay_amount', pay_amount,
		'pay_per', pay_per, 'pay_currency', pay_currency, 'starts_on', starts_on, 'starts', starts,
		'deadline', deadline, 'sponsorship', sponsorship, 'part_of_course', part_of_course,
		'driving_licence', driving_licence,
		'status', case when hidden then 'closed' else status end, 'published_at', published_at,
		'updated_at', updated_at,
		'texts', case when status = 'open' and not hidden then jsonb_build_object(
			'title', title, 'company', company, 'sector', sector,
			'place', concat_ws(' ', location, city, country, details ->> 'region'),
			'requirement', array_to_string(requirements, ' · '),
			'description', concat_ws(' · ', description, typical_day, starts, hours_pattern, (
				select string_agg(value #>> '{}', ' · ') from jsonb_path_query(details, '$.**') as value
				where jsonb_typeof(value) = 'string')),
			'benefit', array_to_string(benefits, ' · ')) end)
	from public.internships as changed
	where (changed.version, changed.number) > (given, last_number)
	order by changed.version, changed.number limit 2000
$$;

-- The cards of internships in the order of the numbers; hidden ones are left out. Called by the server.
create or replace function catalogue.cards_of(numbers integer[]) returns setof jsonb
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select to_jsonb(card) from unnest(numbers) with ordinality as wanted (number, place)
	join catalogue.cards as card using (number) order by place
$$;

-- An internship with its texts; null if there is none, or it is hidden. Called by the server.
create or replace function catalogue.by_slug(given text) returns jsonb
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select to_jsonb(card) || jsonb_build_object('updated_at', updated_at, 'revision', revision, 'description', description,
		'requirements', requirements, 'benefits', benefits, 'details', details, 'paused_by', paused_by,
		'typical_day', typical_day, 'team', team, 'supervisor', supervisor, 'selection', selection, 'questions', questions,
		'risks', risks, 'expenses', expenses, 'notice', notice,
		'about', catalogue.company_of(employer_id), 'verification', catalogue.verification_of(employer_id))
	from catalogue.cards as card join public.internships using (number) where card.slug = given
$$;

-- Slug and day of the last change that readers see of internships, in the order of the numbers; hidden ones are left
-- out. Called by the server.
create or replace function catalogue.slugs_of(numbers integer[]) returns table (slug text, updated text)
	language sql stable security definer set search_path = ''
as $$
	select internship.slug, to_char(internship.updated_at at time zone 'UTC', 'YYYY-MM-DD')
	from unnest(numbers) with ordinality as wanted (number, place)
	join public.internships as internship using (number) where not internship.hidden order by place
$$;

-- The internships that come from the content of the site, with the digests of their texts. Called by the server.
create or replace function catalogue.list_site_entries() returns table (entry text, slug text, digest text)
	language sql stable security definer set search_path = ''
as $$
	select site.entry, internship.slug, site.digest
	from catalogue.site_entries as site join public.internships as internship using (number)
$$;

-- Which of these slugs are in use, by hidden internships as well. Called by the server.
create or replace function catalogue.taken_slugs(slugs text[]) returns setof text
	language sql stable security definer set search_path = ''
as $$
	select internship.slug from public.internships as internship where internship.slug = any (slugs)
$$;
grant execute on function catalogue.taken_slugs to service_role;

-- Notes which internship is which entry of the site's content, and closes those of entries that have left it. Called by
-- the server after it has stored the internships. `written` has entry, slug and digest.
create or replace function catalogue.note_site_entries(written jsonb, gone text[], at timestamptz) returns void
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into catalogue.site_entries as site (entry, number, digest)
		select line.entry, internship.number, line.digest
		from jsonb_to_recordset(written) as line (entry text, slug text, digest text)
		join public.internships as internship using (slug)
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

-- The cards of internships with their changes, in any order; hidden ones are left out. Called by the server.
create or replace function catalogue.cards_by_slug(slugs text[]) returns setof jsonb
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select to_jsonb(card)
		|| jsonb_build_object('updated_at', updated_at, 'revision', revision, 'paused_by', paused_by)
	from catalogue.cards as card join public.internships using (number) where card.slug = any (slugs)
$$;

-- The slugs of what an account has saved, found by the digest of the key in the address of its calendar; null where no
-- account has that. Called by the server.
create or replace function catalogue.saved_by(given bytea) returns text[]
	language sql stable security definer set search_path = ''
as $$
	select array(
		select internship.slug from public.saved_internships as saved
		join public.internships as internship on internship.id = saved.internship_id
		where saved.user_id = address.user_id order by saved.saved_at desc, internship.slug limit 100
	)
	from public.calendar_addresses as address where address.digest = given
$$;

-- A shared list, found by the digest of the token in its address: its title, line and name, the slugs of its internships,
-- and how many were chosen; null where there is none. Called by the server.
create or replace function catalogue.shared_list(given bytea) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select jsonb_build_object(
		'title', list.title, 'line', list.line, 'name', list.shown_name,
		'slugs', array(
			select internship.slug from public.internships as internship
			where internship.id = any (list.internships)
		),
		'chosen', cardinality(list.internships)
	)
	from public.shared_lists as list where list.digest = given
$$;

-- Trigger on internships: one whose employer is not verified, or that staff have taken down, is hidden.
create or replace function public.hide_of_unverified() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	-- Read by its name: an upgrade from before this column changes rows with this trigger.
	new.hidden := to_jsonb(new) ->> 'taken_down_at' is not null or new.employer_id is not null
		and not exists (select from public.employers where id = new.employer_id and verified);
	return new;
end
$$;

-- Cards with ids and texts for /internships.json, in the order of the numbers. Called by the server. `id` gives no
-- rights: what may be done with an internship is decided by the account. `employer_id` is the account's side, and not
-- public.
create or replace function catalogue.listings_of(numbers integer[]) returns setof jsonb
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select to_jsonb(card) || jsonb_build_object('id', internship.id, 'updated_at', updated_at, 'revision', revision,
		'description', description, 'requirements', requirements, 'benefits', benefits, 'details', details)
	from unnest(numbers) with ordinality as wanted (number, place)
	join catalogue.cards as card using (number)
	join public.internships as internship using (number) order by place
$$;
