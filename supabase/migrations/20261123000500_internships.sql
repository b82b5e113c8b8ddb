-- Everything that one can apply to: the site's own list, which each start of the server brings up to date,
-- and what employers post.
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
	status text not null default 'open' check (status in ('open', 'paused', 'closed')),
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
	-- Who paused it: its employer, or the number of applications that its employer can answer.
	paused_by text check (paused_by in ('employer', 'limit')),
	-- Null where there is no such number.
	most_applications integer check (most_applications between 10 and 200),
	-- Of an employer who is not verified: in no list, on no page. Set by a trigger alone.
	hidden boolean not null default false,
	check ((source = 'employer') = (employer_id is not null)),
	check ((status = 'closed') = (closed_at is not null)),
	-- UK rules on permission to work do not apply abroad.
	check ((country = 'United Kingdom') = (sponsorship is not null)),
	constraint internships_paused_check check ((status = 'paused') = (paused_by is not null)),
	constraint internships_of_employers_check
		check (source = 'site' or (weeks >= 6 and pay_currency = 'GBP' and country = 'United Kingdom'))
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
		not hidden
		and coalesce(closed_at > now() - interval '90 days', true)
		and coalesce(deadline >= (now() at time zone 'Europe/London')::date - 90, true)
	);
-- Who answers applications sees the internships that they were sent to, however long ago those have closed.
create policy "an employer sees their own" on public.internships
	for select to authenticated
	using (employer_id in (select id from public.employers where user_id = (select auth.uid())));
create policy "members of staff see all" on public.internships
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "staff do everything" on public.internships
	for all to service_role using (true) with check (true);

create trigger hide_of_unverified before insert or update on public.internships
	for each row execute function public.hide_of_unverified();
create trigger count_change before insert or update or delete or truncate on public.internships
	for each statement execute function catalogue.count_change();
create trigger set_version before insert or update on public.internships
	for each row execute function catalogue.set_version();
create trigger note_inserted_words after insert on public.internships
	referencing new table as changed for each statement execute function catalogue.note_words();
create trigger note_updated_words after update on public.internships
	referencing new table as changed for each statement execute function catalogue.note_words();

-- Counts the changes. Whoever changes internships holds the row until the end of the transaction, so that
-- versions appear in their order. There is no row before the first change.
create table catalogue.state (
	only_row boolean primary key default true check (only_row),
	version bigint not null,
	-- The version in which internships were last deleted.
	deleted bigint not null default 0
);

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

-- Which entry of the site's own list an internship is, such as "london/3", so that its address stays when
-- its title changes; and a digest of what was written, so that the same is not written again.
create table catalogue.site_entries (
	entry text primary key check (char_length(entry) <= 50),
	number integer not null unique references public.internships (number) on delete cascade,
	-- Null after it has left the list.
	digest text check (char_length(digest) <= 100)
);

-- What a card shows.
create view catalogue.cards with (security_invoker = true) as
	select number, slug, source, kind, title, company, sector, city, location, remote, country, weeks, hours,
		pay_amount, pay_per, pay_currency, part_of_course, starts_on, starts, deadline, spots, featured,
		sponsorship, answer_days, status, published_at, closed_at, sample
	from public.internships where not hidden;

-- How an employer has answered so far, for everybody to read on its listings and the page of the company.
create table catalogue.answer_records (
	employer_id uuid primary key references public.employers (id) on delete cascade,
	-- All that were not withdrawn before an answer.
	applications integer not null,
	-- Those that have an answer, or whose day of answer has passed.
	asked integer not null,
	answered integer not null,
	-- Of the days between sending and answer; null without an answer.
	median_days integer
);

-- Employers whose record is to be worked out again. Lines are only added and taken, so that nobody waits.
create table catalogue.stale_records (
	id bigint generated always as identity primary key,
	employer_id uuid not null
);

create table catalogue.records_day (
	only_row boolean primary key default true check (only_row),
	-- The day on which all were last worked out, as an answer becomes overdue with the day.
	day date not null
);

-- How often an internship was looked at: once for each visitor and day, without knowing who. Within a day a
-- visitor is a digest made with a random salt; both are deleted when the day is over, and the digest then
-- belongs to nobody. Neither is logged or part of a backup.
create unlogged table catalogue.view_salts (
	day date primary key,
	salt bytea not null
);
create unlogged table catalogue.view_digests (
	day date not null references catalogue.view_salts (day) on delete cascade,
	digest bytea not null check (octet_length(digest) = 16),
	primary key (day, digest)
);
create table catalogue.views (
	internship_id uuid not null references public.internships (id) on delete cascade,
	day date not null,
	views integer not null check (views > 0),
	primary key (internship_id, day)
);
create index views_day_idx on catalogue.views (day);

alter table catalogue.state enable row level security;
alter table catalogue.words enable row level security;
alter table catalogue.site_entries enable row level security;
alter table catalogue.answer_records enable row level security;
alter table catalogue.stale_records enable row level security;
alter table catalogue.records_day enable row level security;
alter table catalogue.view_salts enable row level security;
alter table catalogue.view_digests enable row level security;
alter table catalogue.views enable row level security;
revoke all on all tables in schema catalogue from public, anon, authenticated, service_role;
