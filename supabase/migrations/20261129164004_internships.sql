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
	pay_amount numeric not null check (pay_amount > 0),
	pay_per text not null check (pay_per in ('month', 'week', 'hour')),
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
	-- Who paused it: its employer, or the number of applications that its employer can answer.
	paused_by text check (paused_by in ('employer', 'limit', 'staff')),
	-- Null where there is no such number.
	most_applications integer check (most_applications between 10 and 200),
	-- Of an employer who is not verified: in no list, on no page. Set by a trigger alone.
	hidden boolean not null default false,
	-- Whether an internship asks for a driving licence; what was there before does not.
	driving_licence boolean not null default false,
	risks text check (char_length(risks) <= 2000 and risks ~ '\S'),
	expenses text check (char_length(expenses) <= 300 and expenses ~ '\S'),
	notice text check (char_length(notice) <= 300 and notice ~ '\S'),
	-- A role, not a name: the page is public.
	supervisor text check (char_length(supervisor) <= 120 and supervisor ~ '\S'),
	authority boolean not null default false,
	-- When and how often what readers see of an internship has changed: for feeds, calendars and the sitemap. `updated_at`
	-- was the time of any write.
	revision integer not null default 0 check (revision >= 0),
	taken_down_at timestamptz,
	least_hours numeric(3, 1) check (least_hours >= 1),
	hours_pattern text check (char_length(hours_pattern) <= 80 and hours_pattern ~ '\S'),
	typical_day text check (char_length(typical_day) <= 1500 and typical_day ~ '\S'),
	team text check (char_length(team) <= 300 and team ~ '\S'),
	-- Steps, in their order.
	selection text[] not null default '{}'
		check (application_rules.is_list(to_jsonb(selection), 6, '300')),
	questions text[] not null default '{}'
		check (application_rules.is_list(to_jsonb(questions), 3, '200')),
	-- Until an applicant is invited, an employer does not see who somebody is, where the internship says so: those that are published
	-- from now on do, those before do not. Until then applicants are numbered, in the order in which they have applied to it.
	hide_names boolean not null default false,
	check ((source = 'employer') = (employer_id is not null)),
	check ((status = 'closed') = (closed_at is not null)),
	constraint internships_paused_check check ((status = 'paused') = (paused_by is not null)),
	constraint internships_of_employers_check
		check (source = 'site' or (weeks >= 6 and pay_currency = 'GBP' and country = 'United Kingdom')),
	constraint internships_one_line check (public.is_one_line(concat(title, company, city, location,
		array_to_string(requirements, ''), array_to_string(benefits, '')))),
	constraint internships_sponsorship_country_check check (
	case
		when sponsorship is not null then country = 'United Kingdom'
		else country <> 'United Kingdom' or (source = 'site' and remote = 'remote')
	end
),
	constraint internships_taken_down_check
		check (taken_down_at is null or (source = 'employer' and status = 'closed' and hidden)),
	constraint internships_pence_check
		check (pay_amount % case pay_per when 'hour' then 0.01 else 1 end = 0),
	constraint internships_varying_hours_check check (least_hours < hours),
	constraint internships_work_told_one_line check (public.is_one_line(
		concat(team, array_to_string(selection, ''), array_to_string(questions, ''))))
);
create index internships_version_idx on public.internships (version, number);
create index internships_employer_idx on public.internships (employer_id) include (id);
-- Every ten minutes it is looked what closes within three days.
create index internships_deadline_idx on public.internships (deadline) where status = 'open';
alter table public.internships enable row level security;
revoke all on public.internships from public, anon, authenticated, service_role;
grant select on public.internships to anon, authenticated;
grant select, insert, update, delete on public.internships to service_role;
-- A deadline ends with its day in London.
create policy "everybody sees what is open, and for 90 days what is closed" on public.internships
	for select to anon, authenticated using (
		not hidden
		and coalesce(closed_at > now() - interval '90 days', true)
		and coalesce(deadline >= (now() at time zone 'Europe/London')::date - 90, true)
	);
create policy "members of staff see all" on public.internships
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "staff do everything" on public.internships
	for all to service_role using (true) with check (true);
create policy "members see those of their company" on public.internships
	for select to authenticated using (employer_id = (select posting_rules.own_employer()));
create trigger hide_of_unverified before insert or update on public.internships
	for each row execute function public.hide_of_unverified();
create trigger count_change before insert or update or delete or truncate on public.internships
	for each statement execute function catalogue.count_change();
create trigger set_version before insert or update on public.internships
	for each row execute function catalogue.set_version();
-- However it opens: by its employer, by a later deadline, or as its company is verified again.
create trigger note_reopening after update on public.internships
	for each row when (
		new.status = 'open' and not new.hidden
		and (old.status, old.hidden, old.deadline) is distinct from (new.status, new.hidden, new.deadline)
	)
	execute function alert_rules.note_reopening();
-- Between the trigger that hides and the one that writes the version.
create trigger note_change before insert or update on public.internships
	for each row execute function catalogue.note_change();
create trigger note_answerer after update on public.internships
	for each row when (
		old.employer_id is distinct from new.employer_id or old.taken_down_at is distinct from new.taken_down_at
	) execute function application_rules.note_answerer();
create trigger tell_webhooks after update of status on public.internships
	for each row when (old.status is distinct from new.status)
	execute function posting_rules.tell_of_internship();

-- Counts the changes. Whoever changes internships holds the row until the end of the transaction, so that
-- versions appear in their order. There is no row before the first change.
create table catalogue.state (
	only_row boolean primary key default true check (only_row),
	version bigint not null,
	-- The version in which internships were last deleted.
	deleted bigint not null default 0,
	-- When internships were last deleted: the time of the last change of all never goes back.
	deleted_at timestamptz
);
alter table catalogue.state enable row level security;
revoke all on catalogue.state from public, anon, authenticated, service_role;

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
alter table catalogue.answer_records enable row level security;
revoke all on catalogue.answer_records from public, anon, authenticated, service_role;

-- Employers whose record is to be worked out again. Lines are only added and taken, so that nobody waits.
create table catalogue.stale_records (
	id bigint generated always as identity primary key,
	employer_id uuid not null,
	-- Employers whose record is worked out again for the new day come after those where something has happened.
	daily boolean not null default false
);
alter table catalogue.stale_records enable row level security;
revoke all on catalogue.stale_records from public, anon, authenticated, service_role;

create table catalogue.records_day (
	only_row boolean primary key default true check (only_row),
	-- The day on which all were last worked out, as an answer becomes overdue with the day.
	day date not null
);
alter table catalogue.records_day enable row level security;
revoke all on catalogue.records_day from public, anon, authenticated, service_role;

-- How often an internship was looked at: once for each visitor and day, without knowing who. Within a day a
-- visitor is a digest made with a random salt; both are deleted when the day is over, and the digest then
-- belongs to nobody. Neither is logged or part of a backup.
create unlogged table catalogue.view_salts (
	day date primary key,
	salt bytea not null
);
alter table catalogue.view_salts enable row level security;
revoke all on catalogue.view_salts from public, anon, authenticated, service_role;

create unlogged table catalogue.view_digests (
	day date not null references catalogue.view_salts (day) on delete cascade,
	digest bytea not null check (octet_length(digest) = 16),
	primary key (day, digest)
);
alter table catalogue.view_digests enable row level security;
revoke all on catalogue.view_digests from public, anon, authenticated, service_role;

create table catalogue.views (
	internship_id uuid not null references public.internships (id) on delete cascade,
	day date not null,
	views integer not null check (views > 0),
	primary key (internship_id, day)
);
create index views_day_idx on catalogue.views (day);
alter table catalogue.views enable row level security;
revoke all on catalogue.views from public, anon, authenticated, service_role;

-- A view is counted for a network (/24, /48) and not for each address and browser in it, which one machine can change
-- as often as it likes; and a network adds at most so many views a day. How many it has added is counted by a digest
-- of its own, so that nobody can see from the digests of views which of them are of one network.
create unlogged table catalogue.view_networks (
	day date not null references catalogue.view_salts (day) on delete cascade,
	digest bytea not null check (octet_length(digest) = 16),
	views integer not null check (views > 0),
	primary key (day, digest)
);
alter table catalogue.view_networks enable row level security;
revoke all on catalogue.view_networks from public, anon, authenticated, service_role;

-- Words of searches that found nothing, so that staff can add them to the table of concepts: on which days, and never whose.
create table catalogue.empty_searches (
	words text not null check (char_length(words) between 2 and 60),
	day date not null,
	primary key (words, day)
);
create index empty_searches_day_idx on catalogue.empty_searches (day);
alter table catalogue.empty_searches enable row level security;
revoke all on catalogue.empty_searches from public, anon, authenticated, service_role;

-- What a card shows.
create view catalogue.cards with (security_invoker = true) as
	select number, slug, source, kind, title, company, sector, city, location, remote, country, weeks, hours,
		pay_amount, pay_per, pay_currency, part_of_course, starts_on, starts, deadline, spots, featured,
		sponsorship, answer_days, status, published_at, closed_at, sample, driving_licence, least_hours, hours_pattern
	from public.internships where not hidden;
revoke all on catalogue.cards from public, anon, authenticated, service_role;

insert into catalogue.state (version) values (1);
