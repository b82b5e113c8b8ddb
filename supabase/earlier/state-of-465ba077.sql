do $$
begin
	if not exists (select from pg_roles where rolname = 'anon') then
		create role anon nologin noinherit;
	end if;
	if not exists (select from pg_roles where rolname = 'authenticated') then
		create role authenticated nologin noinherit;
	end if;
	if not exists (select from pg_roles where rolname = 'service_role') then
		create role service_role nologin noinherit;
	end if;
exception
	when duplicate_object or unique_violation then null;
end
$$;
grant usage on schema public to anon, authenticated, service_role;
create schema if not exists accounts;
create schema if not exists alert_rules;
create schema if not exists application_rules;
create schema if not exists catalogue;
create schema if not exists limits;
create schema if not exists outbox;
create schema if not exists posting_rules;
create schema if not exists retention;
create schema if not exists staff_rules;
revoke all on schema accounts, alert_rules, application_rules, catalogue, limits, outbox, posting_rules,
	retention, staff_rules from public;

grant usage on schema accounts, catalogue, outbox to service_role;
grant usage on schema application_rules, posting_rules, staff_rules to authenticated, service_role;
create table accounts.repeated_sign_ups (
	user_id uuid primary key references auth.users (id) on delete cascade,
	password_hash text check (char_length(password_hash) <= 100),
	created_at timestamptz not null default now()
);
alter table accounts.repeated_sign_ups enable row level security;
revoke all on accounts.repeated_sign_ups from public, anon, authenticated, service_role;
create table limits.known_networks (
	user_id uuid not null references auth.users (id) on delete cascade,
	network text not null check (char_length(network) <= 100),
	used_on date not null default current_date,
	primary key (user_id, network)
);
create index known_networks_used_idx on limits.known_networks (used_on);
alter table limits.known_networks enable row level security;
revoke all on limits.known_networks from public, anon, authenticated, service_role;
create unlogged table limits.counts (
	key text primary key,
	points integer not null default 0,
	expire bigint
);
create index counts_expire_idx on limits.counts (expire);
revoke all on limits.counts from public, anon, authenticated, service_role;
create table retention.state (
	only_row boolean primary key default true check (only_row),
	last_run timestamptz,
	refused text check (refused in ('clock', 'pause', 'share'))
);
revoke all on retention.state from public, anon, authenticated, service_role;
create table accounts.accepted_terms (
	user_id uuid not null references auth.users (id) on delete cascade,
	version date not null,
	accepted_on date not null,
	primary key (user_id, version)
);
alter table accounts.accepted_terms enable row level security;
revoke all on accounts.accepted_terms from public, anon, authenticated, service_role;
create table accounts.recoveries (
	session_id uuid primary key,
	user_id uuid not null references auth.users (id) on delete cascade,
	created_at timestamptz not null default now()
);
create index recoveries_user_idx on accounts.recoveries (user_id);
alter table accounts.recoveries enable row level security;
revoke all on accounts.recoveries from public, anon, authenticated, service_role;
do $$
begin
	if not exists (
		select from pg_class where oid = 'auth.users'::regclass and relowner = current_user::regrole
	) then
		return;
	end if;
	create index if not exists accounts_address_idx on auth.users (email);
	create index if not exists accounts_created_idx on auth.users (created_at) where email_confirmed_at is not null;
	create index if not exists accounts_confirmation_idx on auth.users (confirmation_token)
		where confirmation_token is not null;
	create index if not exists accounts_recovery_idx on auth.users (recovery_token) where recovery_token is not null;
	create index if not exists accounts_change_idx on auth.users (email_change_token_new)
		where email_change_token_new is not null;
	create index if not exists accounts_change_from_idx on auth.users (email_change_token_current)
		where email_change_token_current is not null;
end
$$;

create trigger unverify_employer after update of email on auth.users
	for each row when (lower(old.email) is distinct from lower(new.email))
	execute function accounts.unverify_employer();
create trigger note_terms after insert on auth.users
	for each row execute function accounts.note_terms();
create trigger note_new_password after update of encrypted_password on auth.users
	for each row when (
		new.encrypted_password is distinct from old.encrypted_password
		and coalesce(old.encrypted_password, '') <> '' and coalesce(new.encrypted_password, '') <> ''
	)
	execute function accounts.note_new_password();
create trigger note_new_address after update of email on auth.users
	for each row when (lower(old.email) is distinct from lower(new.email))
	execute function accounts.note_new_address();

insert into retention.state default values;
create table public.employers (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null unique references auth.users (id) on delete cascade,
	company_name text not null check (char_length(company_name) <= 200 and company_name ~ '\S'),
	contact_person text not null check (char_length(contact_person) <= 120 and contact_person ~ '\S'),
	phone text check (char_length(phone) <= 40),
	website text check (char_length(website) <= 300),
	industry text check (
		industry in (
			'Technology', 'Finance & Banking', 'Healthcare & Life Sciences',
			'Marketing & Advertising', 'Consulting', 'Manufacturing', 'Retail & E-commerce',
			'Media & Entertainment', 'Education', 'Real Estate', 'Energy & Utilities',
			'Transportation & Logistics', 'Legal Services', 'Non-profit', 'Government',
			'Food & Hospitality', 'Other'
		)
	),
	company_size text check (
		company_size in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')
	),
	location text check (char_length(location) <= 200),
	company_description text check (char_length(company_description) <= 5000),
	founded_year integer check (founded_year between 1800 and 2200),
	linkedin_url text check (char_length(linkedin_url) <= 300),
	profile_completed boolean not null default false,
	verified boolean not null default false,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	application_mails text not null default 'daily'
		check (application_mails in ('at-once', 'daily', 'never')),
	asked_at timestamptz,
	verified_at timestamptz,
	refused_at timestamptz,
	refusal text check (char_length(refusal) <= 2000 and refusal ~ '\S'),
	company_number text check (company_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6}|R0[0-9]{6})$'),
	host_since timestamptz,
	answers_until date,
	check (verified_at is null or verified),
	check ((refused_at is null) = (refusal is null)),
	check (num_nonnulls(asked_at, verified_at, refused_at) <= 1),
	constraint employers_one_line check (public.is_one_line(
		concat(company_name, contact_person, phone, website, location, linkedin_url))),
	constraint employers_hosts_check check (host_since is not null or not verified),
	constraint employers_answers_check
		check (answers_until is null or (host_since is not null and not verified))
);
create index employers_asked_idx on public.employers (asked_at) where asked_at is not null;
alter table public.employers enable row level security;
revoke all on public.employers from public, anon, authenticated, service_role;
grant select on public.employers to authenticated;
grant select, insert, update, delete on public.employers to service_role;
grant insert (
	user_id, company_name, contact_person, phone, website, industry, company_size, location, company_description,
	founded_year, linkedin_url, profile_completed, company_number
) on public.employers to authenticated;
grant update (
	user_id, company_name, contact_person, phone, website, industry, company_size, location, company_description,
	founded_year, linkedin_url, profile_completed, company_number
) on public.employers to authenticated;
create policy "an employer makes their own" on public.employers
	for insert to authenticated with check (user_id = (select auth.uid()));
create policy "an employer sees their own" on public.employers
	for select to authenticated using (user_id = (select auth.uid()));
create policy "an employer changes their own" on public.employers
	for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "staff see all employers" on public.employers
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "staff do everything" on public.employers
	for all to service_role using (true) with check (true);
create trigger protect before insert or update on public.employers
	for each row execute function public.protect_employer();
create trigger unverify_changed before update on public.employers
	for each row execute function public.unverify_changed_employer();
create trigger verification before insert or update on public.employers
	for each row execute function public.ask_for_verification();
create trigger show_of_verified after update on public.employers
	for each row when (old.verified is distinct from new.verified)
	execute function public.show_of_verified();
create trigger note_verification after insert on public.employers
	for each row when (new.asked_at is not null and current_user in ('anon', 'authenticated'))
	execute function public.note_verification();
create trigger note_verification_again after update on public.employers
	for each row when (new.asked_at is not null and old.asked_at is null)
	execute function public.note_verification();
create trigger note_company_change after update on public.employers
	for each row when (old.host_since is not null) execute function staff_rules.note_company_change();
create trigger note_answerer after update on public.employers
	for each row when ((old.host_since is null) <> (new.host_since is null))
	execute function application_rules.note_answerer();
create table public.employer_decisions (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	outcome text not null check (outcome in ('verified', 'refused')),
	checks text[] not null default '{}'
		check (checks <@ array['company-number', 'website', 'mail-domain']),
	company_number text check (company_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6}|R0[0-9]{6})$'),
	reason text check (char_length(reason) <= 2000 and reason ~ '\S'),
	note text check (char_length(note) <= 2000 and note ~ '\S'),
	replaced jsonb check (jsonb_typeof(replaced) = 'object'),
	taken_back_at timestamptz,
	asked_at timestamptz,
	check ((company_number is not null) = ('company-number' = any (checks))),
	check ((outcome = 'refused') = (reason is not null)),
	constraint employer_decisions_taken_back_check check (taken_back_at is null or replaced is not null)
);
create index employer_decisions_employer_idx on public.employer_decisions (employer_id, at desc);
alter table public.employer_decisions enable row level security;
revoke all on public.employer_decisions from public, anon, authenticated, service_role;
grant select on public.employer_decisions to authenticated;
grant select, insert on public.employer_decisions to service_role;
grant update (taken_back_at) on public.employer_decisions to service_role;
create policy "staff see what staff decided" on public.employer_decisions
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.employer_decisions
	for select to service_role using (true);
create policy "the server adds decisions" on public.employer_decisions
	for insert to service_role with check (true);
create policy "the server notes what is taken back" on public.employer_decisions
	for update to service_role using (true) with check (true);
create table staff_rules.company_changes (
	employer_id uuid primary key references public.employers (id) on delete cascade,
	checked jsonb not null check (jsonb_typeof(checked) = 'object'),
	first_at timestamptz not null default clock_timestamp(),
	last_at timestamptz not null default clock_timestamp()
);
create index company_changes_first_idx on staff_rules.company_changes (first_at);
alter table staff_rules.company_changes enable row level security;
revoke all on staff_rules.company_changes from public, anon, authenticated, service_role;
grant select on staff_rules.company_changes to authenticated;
grant select, delete on staff_rules.company_changes to service_role;
create policy "members of staff see all" on staff_rules.company_changes
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "an employer sees their own" on staff_rules.company_changes
	for select to authenticated using (employer_id = (select posting_rules.own_employer()));
create policy "programs of staff see all" on staff_rules.company_changes
	for select to service_role using (true);
create policy "the server notes that staff have looked" on staff_rules.company_changes
	for delete to service_role using (true);
create table public.internships (
	id uuid primary key default gen_random_uuid(),
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
	version bigint not null default 0,
	paused_by text check (paused_by in ('employer', 'limit')),
	most_applications integer check (most_applications between 10 and 200),
	hidden boolean not null default false,
	driving_licence boolean not null default false,
	risks text check (char_length(risks) <= 2000 and risks ~ '\S'),
	expenses text check (char_length(expenses) <= 300 and expenses ~ '\S'),
	notice text check (char_length(notice) <= 300 and notice ~ '\S'),
	supervisor text check (char_length(supervisor) <= 120 and supervisor ~ '\S'),
	authority boolean not null default false,
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
)
);
create index internships_version_idx on public.internships (version, number);
create index internships_employer_idx on public.internships (employer_id) include (id);
alter table public.internships enable row level security;
revoke all on public.internships from public, anon, authenticated, service_role;
grant select on public.internships to anon, authenticated;
grant select, insert, update, delete on public.internships to service_role;
create policy "everybody sees what is open, and for 90 days what is closed" on public.internships
	for select to anon, authenticated using (
		not hidden
		and coalesce(closed_at > now() - interval '90 days', true)
		and coalesce(deadline >= (now() at time zone 'Europe/London')::date - 90, true)
	);
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
create trigger note_reopening after update on public.internships
	for each row when (
		new.status = 'open' and not new.hidden
		and (old.status, old.hidden, old.deadline) is distinct from (new.status, new.hidden, new.deadline)
	)
	execute function alert_rules.note_reopening();
create trigger note_answerer after update on public.internships
	for each row when (old.employer_id is distinct from new.employer_id)
	execute function application_rules.note_answerer();
create table catalogue.state (
	only_row boolean primary key default true check (only_row),
	version bigint not null,
	deleted bigint not null default 0
);
alter table catalogue.state enable row level security;
revoke all on catalogue.state from public, anon, authenticated, service_role;
create table catalogue.site_entries (
	entry text primary key check (char_length(entry) <= 50),
	number integer not null unique references public.internships (number) on delete cascade,
	digest text check (char_length(digest) <= 100)
);
alter table catalogue.site_entries enable row level security;
revoke all on catalogue.site_entries from public, anon, authenticated, service_role;
create table catalogue.answer_records (
	employer_id uuid primary key references public.employers (id) on delete cascade,
	applications integer not null,
	asked integer not null,
	answered integer not null,
	median_days integer
);
alter table catalogue.answer_records enable row level security;
revoke all on catalogue.answer_records from public, anon, authenticated, service_role;
create table catalogue.stale_records (
	id bigint generated always as identity primary key,
	employer_id uuid not null,
	daily boolean not null default false
);
alter table catalogue.stale_records enable row level security;
revoke all on catalogue.stale_records from public, anon, authenticated, service_role;

create table catalogue.records_day (
	only_row boolean primary key default true check (only_row),
	day date not null
);
alter table catalogue.records_day enable row level security;
revoke all on catalogue.records_day from public, anon, authenticated, service_role;
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
create unlogged table catalogue.view_networks (
	day date not null references catalogue.view_salts (day) on delete cascade,
	digest bytea not null check (octet_length(digest) = 16),
	views integer not null check (views > 0),
	primary key (day, digest)
);
alter table catalogue.view_networks enable row level security;
revoke all on catalogue.view_networks from public, anon, authenticated, service_role;
create table catalogue.empty_searches (
	words text not null check (char_length(words) between 2 and 60),
	day date not null,
	primary key (words, day)
);
create index empty_searches_day_idx on catalogue.empty_searches (day);
alter table catalogue.empty_searches enable row level security;
revoke all on catalogue.empty_searches from public, anon, authenticated, service_role;
create view catalogue.cards with (security_invoker = true) as
	select number, slug, source, kind, title, company, sector, city, location, remote, country, weeks, hours,
		pay_amount, pay_per, pay_currency, part_of_course, starts_on, starts, deadline, spots, featured,
		sponsorship, answer_days, status, published_at, closed_at, sample, driving_licence
	from public.internships where not hidden;
revoke all on catalogue.cards from public, anon, authenticated, service_role;

insert into catalogue.state (version) values (1);
create table public.internship_drafts (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	internship_id uuid references public.internships (id) on delete cascade,
	state text not null default 'draft'
		check (state in ('draft', 'submitted', 'returned', 'approved')),
	content jsonb not null default '{}'
		check (jsonb_typeof(content) = 'object' and char_length(content::text) <= 30000),
	step integer not null default 1 check (step between 1 and 4),
	version integer not null default 1,
	created_at timestamptz not null default clock_timestamp(),
	touched_at timestamptz not null default clock_timestamp(),
	submitted_at timestamptz,
	times_submitted integer not null default 0,
	claimed_by uuid references auth.users (id) on delete set null,
	claimed_until timestamptz,
	decided_at timestamptz,
	return_reason text check (char_length(return_reason) <= 2000),
	comments jsonb not null default '{}'
		check (jsonb_typeof(comments) = 'object' and char_length(comments::text) <= 30000),
	warnings integer not null default 0 check (warnings between 0 and 2),
	warned_at timestamptz,
	returned_content jsonb check (jsonb_typeof(returned_content) = 'object'),
	mailed_at timestamptz,
	constraint internship_drafts_one_line check (
		public.is_one_line(concat(content ->> 'title', content ->> 'city', content ->> 'location'))
		and coalesce(application_rules.are_lines(content -> 'requirements'), true)
		and coalesce(application_rules.are_lines(content -> 'benefits'), true))
);
create index internship_drafts_employer_idx on public.internship_drafts (employer_id, touched_at);
create index internship_drafts_waiting_idx on public.internship_drafts (submitted_at)
	where state = 'submitted';
create index internship_drafts_touched_idx on public.internship_drafts (touched_at);
create index internship_drafts_claimed_by_idx on public.internship_drafts (claimed_by);
create index internship_drafts_internship_idx on public.internship_drafts (internship_id);
create unique index internship_drafts_one_revision on public.internship_drafts (internship_id)
	where state <> 'approved';
alter table public.internship_drafts enable row level security;
revoke all on public.internship_drafts from public, anon, authenticated, service_role;
grant select on public.internship_drafts to authenticated;
grant select, insert, update, delete on public.internship_drafts to service_role;
create policy "an employer sees their own" on public.internship_drafts
	for select to authenticated using (employer_id = (select posting_rules.own_employer()));
create policy "members of staff see what was submitted" on public.internship_drafts
	for select to authenticated using (state <> 'draft' and (select staff_rules.is_staff()));
create policy "the server writes all" on public.internship_drafts
	for all to service_role using (true) with check (true);
create trigger count_change before update on public.internship_drafts
	for each row execute function public.count_draft_change();
create table posting_rules.changes (
	id uuid primary key default gen_random_uuid(),
	internship_id uuid not null references public.internships (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	before jsonb not null,
	after jsonb not null,
	mail_at timestamptz
);
create index changes_internship_idx on posting_rules.changes (internship_id);
alter table posting_rules.changes enable row level security;
revoke all on posting_rules.changes from public, anon, authenticated, service_role;
grant select, insert, update, delete on posting_rules.changes to service_role;
create policy "the server writes all" on posting_rules.changes
	for all to service_role using (true) with check (true);
create table posting_rules.corrections (
	internship_id uuid primary key references public.internships (id) on delete cascade,
	approved jsonb not null check (jsonb_typeof(approved) = 'object'),
	first_at timestamptz not null default clock_timestamp(),
	last_at timestamptz not null default clock_timestamp(),
	version integer not null default 1
);
create index corrections_first_idx on posting_rules.corrections (first_at);
alter table posting_rules.corrections enable row level security;
revoke all on posting_rules.corrections from public, anon, authenticated, service_role;
grant select on posting_rules.corrections to authenticated;
grant select, insert, update, delete on posting_rules.corrections to service_role;
create policy "members of staff see all" on posting_rules.corrections
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "the server writes all" on posting_rules.corrections
	for all to service_role using (true) with check (true);
create table application_rules.moves (
	mover text not null check (mover in ('student', 'employer', 'staff', 'server')),
	from_status text not null,
	to_status text not null,
	take_back boolean not null,
	primary key (mover, from_status, to_status)
);
alter table application_rules.moves enable row level security;
revoke all on application_rules.moves from public, anon, authenticated, service_role;

create table application_rules.rejection_reasons (
	reason text primary key
);
alter table application_rules.rejection_reasons enable row level security;
revoke all on application_rules.rejection_reasons from public, anon, authenticated, service_role;
create table public.applications (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	program_type text not null check (
		program_type in ('london', 'international', 'remote', 'placement', 'uk-cities')
	),
	program_name text check (char_length(program_name) <= 300),
	motivation text not null check (char_length(motivation) <= 5000 and motivation ~ '\S'),
	experience text not null check (char_length(experience) <= 5000 and experience ~ '\S'),
	availability text not null check (char_length(availability) <= 5000 and availability ~ '\S'),
	created_at timestamptz not null default now(),
	internship_id uuid references public.internships (id) on delete set null,
	status text not null default 'submitted',
	answer_due_on date not null default application_rules.today() + 15,
	terms_version date,
	to_office boolean not null default true,
	constraint applications_one_line check (public.is_one_line(program_name))
);
create index applications_user_idx on public.applications (user_id, created_at desc);
create index applications_internship_idx on public.applications (internship_id, created_at);
create unique index applications_one_for_each_internship on public.applications (user_id, internship_id)
	where status <> 'withdrawn';
create index applications_withdrawn_idx on public.applications (id) where status = 'withdrawn';
create index applications_waiting_idx on public.applications (answer_due_on, created_at, id)
	include (internship_id, user_id, status) where status in ('submitted', 'in-review');
create index applications_due_idx on public.applications (to_office, answer_due_on, created_at, id)
	include (internship_id, user_id, status) where status in ('submitted', 'in-review');
create index applications_due_status_idx on public.applications (to_office, status, answer_due_on, created_at, id)
	include (internship_id, user_id) where status in ('submitted', 'in-review');
create index applications_created_idx on public.applications (created_at);
create index applications_answered_idx on public.applications (to_office, created_at desc, id)
	include (internship_id, user_id, status, answer_due_on) where status not in ('submitted', 'in-review');
create index applications_status_idx on public.applications (to_office, status, created_at desc, id)
	include (internship_id, user_id, answer_due_on) where status not in ('submitted', 'in-review');
alter table public.applications enable row level security;
revoke all on public.applications from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.applications to service_role;
grant select (
	id, user_id, program_type, program_name, motivation, experience, availability, created_at, internship_id,
	answer_due_on, terms_version
) on public.applications to authenticated;
create policy "a person sees their own" on public.applications
	for select to authenticated using (user_id = (select auth.uid()));
create policy "an employer sees the applications to their internships" on public.applications
	for select to authenticated
	using (internship_id = any (array(select application_rules.own_internships())));
create policy "members of staff see all applications" on public.applications
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "staff do everything" on public.applications
	for all to service_role using (true) with check (true);
create trigger refuse_direct_move before update on public.applications
	for each row when (new.status is distinct from old.status)
	execute function public.refuse_direct_move();
create trigger note_who_answers before insert on public.applications
	for each row execute function application_rules.note_who_answers();
create trigger note_who_answers_now before update on public.applications
	for each row when (
		(old.internship_id, old.to_office) is distinct from (new.internship_id, new.to_office)
	) execute function application_rules.note_who_answers();
create table public.application_events (
	id uuid primary key default gen_random_uuid(),
	application_id uuid not null references public.applications (id) on delete cascade,
	number bigint generated always as identity,
	at timestamptz not null default clock_timestamp(),
	mover text not null check (mover in ('student', 'employer', 'staff', 'server')),
	moved_by uuid references auth.users (id) on delete set null,
	from_status text,
	to_status text not null,
	reasons text[] not null default '{}' check (cardinality(reasons) <= 10),
	message text check (char_length(message) <= 5000),
	takes_back uuid unique references public.application_events (id) on delete cascade,
	offer_until date
		check (offer_until is null or to_status = 'offered')
);
create index application_events_application_idx on public.application_events (application_id, number);
create index application_events_moved_by_idx on public.application_events (moved_by);
create index application_events_offers_idx on public.application_events (offer_until) where offer_until is not null;
alter table public.application_events enable row level security;
revoke all on public.application_events from public, anon, authenticated, service_role;
grant select on public.application_events to service_role;
grant select (
	id, application_id, number, at, mover, from_status, to_status, reasons, message, takes_back, offer_until
) on public.application_events to authenticated;
grant insert (
	application_id, at, mover, moved_by, from_status, to_status, reasons, message, takes_back, offer_until
) on public.application_events to service_role;
create policy "staff see all" on public.application_events for select to service_role using (true);
create policy "the server stores them" on public.application_events for insert to service_role with check (true);
create policy "who sees an application sees its events, a student those that are final" on public.application_events
	for select to authenticated using (exists (
		select from public.applications where applications.id = application_id
			and (applications.user_id <> (select auth.uid()) or application_rules.is_shown(application_events.id))
	));
create trigger refuse_change before update or delete on public.application_events
	for each row execute function public.refuse_event_change();
create trigger note_stale_record after insert on public.application_events for each row
	when (new.to_status <> 'in-review' or new.takes_back is not null)
	execute function catalogue.note_stale_record();
create trigger make_move before insert on public.application_events
	for each row when (current_user in ('anon', 'authenticated', 'service_role'))
	execute function application_rules.make_move();
create table public.application_notes (
	id uuid primary key default gen_random_uuid(),
	application_id uuid not null references public.applications (id) on delete cascade,
	written_by uuid not null references auth.users (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	text text not null check (char_length(text) <= 2000 and text ~ '\S')
);
create index application_notes_application_idx on public.application_notes (application_id, at);
create index application_notes_written_by_idx on public.application_notes (written_by);
alter table public.application_notes enable row level security;
revoke all on public.application_notes from public, anon, authenticated, service_role;
grant select on public.application_notes to authenticated;
grant select, insert, delete on public.application_notes to service_role;
create policy "colleagues see the notes of an application" on public.application_notes
	for select to authenticated using (application_rules.shares_notes(application_id));
create policy "writers see what they have written" on public.application_notes
	for select to authenticated using (written_by = (select auth.uid()));
create policy "programs of staff see all" on public.application_notes
	for select to service_role using (true);
create policy "the server stores them" on public.application_notes for insert to service_role with check (true);
create policy "the server deletes them" on public.application_notes for delete to service_role using (true);
create table public.applicant_exports (
	id uuid primary key default gen_random_uuid(),
	at timestamptz not null default clock_timestamp(),
	employer_id uuid references public.employers (id) on delete set null,
	company text not null,
	kind text not null check (kind in ('list', 'cvs')),
	internship text check (char_length(internship) <= 160),
	applications integer not null check (applications >= 0)
);
create index applicant_exports_employer_idx on public.applicant_exports (employer_id, at desc);
create index applicant_exports_at_idx on public.applicant_exports (at);
alter table public.applicant_exports enable row level security;
revoke all on public.applicant_exports from public, anon, authenticated, service_role;
grant select on public.applicant_exports to authenticated;
grant select, insert on public.applicant_exports to service_role;
create policy "an employer sees what it took out" on public.applicant_exports
	for select to authenticated using (
		employer_id = (select employers.id from public.employers where employers.user_id = (select auth.uid()))
	);
create policy "staff see what employers took out" on public.applicant_exports
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.applicant_exports
	for select to service_role using (true);
create policy "the server stores them" on public.applicant_exports for insert to service_role with check (true);
create trigger refuse_change before update or delete on public.applicant_exports
	for each row execute function public.refuse_log_change();
create table application_rules.sent_now (
	event_id uuid primary key references public.application_events (id) on delete cascade,
	at timestamptz not null default clock_timestamp()
);
alter table application_rules.sent_now enable row level security;
revoke all on application_rules.sent_now from public, anon, authenticated, service_role;
grant select, insert on application_rules.sent_now to service_role;
create policy "the server reads and adds" on application_rules.sent_now
	for all to service_role using (true) with check (true);

create view application_rules.answered_by_me as
	select application.id, application.user_id, application.program_type, application.program_name,
		application.motivation, application.experience, application.availability, application.created_at,
		application.internship_id, application.status, application.answer_due_on, application.terms_version,
		application.to_office,
		case when internship_id = any (array(select application_rules.own_internships()))
			then 'employer' else 'staff' end as mover
	from public.applications as application
	where user_id <> (select auth.uid()) and (
		internship_id = any (array(select application_rules.own_internships()))
		or (select staff_rules.is_staff())
	);
revoke all on application_rules.answered_by_me from public, anon, authenticated, service_role;
grant select on application_rules.answered_by_me to authenticated;
create table public.student_profiles (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null unique references auth.users (id) on delete cascade,
	name text check (char_length(name) <= 120),
	university text check (char_length(university) <= 200),
	course text check (char_length(course) <= 200),
	level text check (level in ('foundation', 'bachelor', 'integrated-master', 'master', 'phd', 'other')),
	graduation text check (graduation ~ '^(19|20)\d\d-(0[1-9]|1[0-2])$'),
	education jsonb not null default '[]' check (application_rules.is_list(education, 8,
		'{"school": 200, "qualification": 200, "from": 7, "to": 7, "details": 800}')),
	experience jsonb not null default '[]' check (application_rules.is_list(experience, 10,
		'{"role": 200, "organisation": 200, "from": 7, "to": 7, "details": 1500}')),
	skills jsonb not null default '[]' check (application_rules.is_list(skills, 40, '80')),
	languages jsonb not null default '[]'
		check (application_rules.is_list(languages, 15, '{"language": 80, "level": 10}')),
	links jsonb not null default '[]' check (application_rules.is_list(links, 8, '300')),
	work_permission jsonb check (
		work_permission is null or jsonb_typeof(work_permission) = 'object' and char_length(work_permission::text) <= 2000
		and coalesce(work_permission ->> 'kind' in ('no-restriction', 'student-visa', 'graduate-visa',
			'other-visa', 'needs-sponsorship', 'not-said'), false)
	),
	earliest_start date,
	weekly_hours integer check (weekly_hours between 1 and 48),
	versions jsonb not null default '{}'
		check (jsonb_typeof(versions) = 'object' and char_length(versions::text) <= 500),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default clock_timestamp(),
	phone text check (char_length(phone) <= 40),
	town text check (char_length(town) <= 100),
	headline text check (char_length(headline) <= 120),
	projects jsonb not null default '[]'
		check (application_rules.is_list(projects, 6, '{"title": 200, "link": 300, "details": 800}')),
	constraint student_profiles_one_line check (public.is_one_line(concat(name, university, course))
		and application_rules.are_lines(education) and application_rules.are_lines(experience)
		and application_rules.are_lines(skills) and application_rules.are_lines(languages)
		and application_rules.are_lines(links)),
	constraint student_profiles_more_one_line check (
		public.is_one_line(concat(phone, town, headline)) and application_rules.are_lines(projects)
	)
);
alter table public.student_profiles enable row level security;
revoke all on public.student_profiles from public, anon, authenticated, service_role;
grant select, delete on public.student_profiles to authenticated;
grant select, insert, update, delete on public.student_profiles to service_role;
grant insert (
	user_id, name, university, course, level, graduation, education, experience, skills, languages, links,
	work_permission, earliest_start, weekly_hours, versions, phone, town, headline, projects
) on public.student_profiles to authenticated;
grant update (
	name, university, course, level, graduation, education, experience, skills, languages, links, work_permission,
	earliest_start, weekly_hours, versions, phone, town, headline, projects
) on public.student_profiles to authenticated;
create policy "a person has their own" on public.student_profiles
	for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "staff do everything" on public.student_profiles
	for all to service_role using (true) with check (true);
create trigger note_update before update on public.student_profiles
	for each row execute function public.note_update();
create table public.cv_files (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null unique references auth.users (id) on delete cascade,
	name text not null check (char_length(name) <= 120 and name ~ '\S'),
	content bytea not null check (
		octet_length(content) <= 2097152 and substr(content, 1, 5) = '\x255044462d'
	),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default clock_timestamp(),
	constraint cv_files_one_line check (public.is_one_line(name))
);
alter table public.cv_files alter column content set storage external;
alter table public.cv_files enable row level security;
revoke all on public.cv_files from public, anon, authenticated, service_role;
grant select, delete on public.cv_files to authenticated;
grant select, insert, update, delete on public.cv_files to service_role;
create policy "a person has their own" on public.cv_files
	for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "staff do everything" on public.cv_files
	for all to service_role using (true) with check (true);
create trigger note_update before update on public.cv_files
	for each row execute function public.note_update();
create table public.sent_cvs (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	content bytea not null check (
		octet_length(content) <= 2097152 and substr(content, 1, 5) = '\x255044462d'
	),
	digest bytea not null generated always as (sha256(content)) stored,
	created_at timestamptz not null default clock_timestamp(),
	unique (user_id, digest)
);
alter table public.sent_cvs alter column content set storage external;
alter table public.sent_cvs enable row level security;
revoke all on public.sent_cvs from public, anon, authenticated, service_role;
grant select on public.sent_cvs to authenticated, service_role;
grant insert (user_id, content) on public.sent_cvs to service_role;
grant update (user_id) on public.sent_cvs to service_role;
create policy "a person sees their own" on public.sent_cvs
	for select to authenticated using (user_id = (select auth.uid()));
create policy "staff see all" on public.sent_cvs for select to service_role using (true);
create policy "the server stores them" on public.sent_cvs for insert to service_role with check (true);
create policy "the server locks them" on public.sent_cvs for update to service_role using (true);
create trigger refuse_change before update or delete on public.sent_cvs
	for each row execute function application_rules.refuse_change();
create table public.application_copies (
	application_id uuid primary key references public.applications (id) on delete cascade,
	profile jsonb check (jsonb_typeof(profile) = 'object'),
	permission_shown jsonb check (jsonb_typeof(permission_shown) = 'object'),
	cv_name text check (char_length(cv_name) <= 140 and cv_name ~ '\S'),
	created_at timestamptz not null default clock_timestamp(),
	sent_cv uuid references public.sent_cvs (id),
	check ((sent_cv is null) = (cv_name is null))
);
create index application_copies_sent_cv_idx on public.application_copies (sent_cv);
alter table public.application_copies enable row level security;
revoke all on public.application_copies from public, anon, authenticated, service_role;
grant select on public.application_copies to authenticated;
grant select, insert on public.application_copies to service_role;
create policy "who sees an application sees what was sent with it" on public.application_copies
	for select to authenticated using (exists (
		select from public.applications where applications.id = application_id
	));
create policy "staff see all" on public.application_copies for select to service_role using (true);
create policy "the server stores them" on public.application_copies for insert to service_role with check (true);
create trigger refuse_change before update or delete on public.application_copies
	for each row execute function application_rules.refuse_change();
create trigger delete_unused_cv after delete on public.application_copies
	for each row when (old.sent_cv is not null) execute function application_rules.delete_unused_cv();
create policy "who sees what was sent sees its CV" on public.sent_cvs
	for select to authenticated using (exists (
		select from public.application_copies where sent_cv = sent_cvs.id
	));
create table public.message_templates (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
	to_status text not null check (to_status in ('in-review', 'interview', 'offered', 'rejected')),
	text text not null check (char_length(text) <= 5000 and text ~ '\S'),
	unique (user_id, to_status),
	constraint message_templates_rejection_check
		check (to_status <> 'rejected' or application_rules.is_sentence(text))
);
alter table public.message_templates enable row level security;
revoke all on public.message_templates from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.message_templates to authenticated, service_role;
create policy "a person keeps their own templates" on public.message_templates
	for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "programs of staff do everything" on public.message_templates
	for all to service_role using (true) with check (true);
create table public.message_reviews (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	user_id uuid not null references auth.users (id) on delete cascade,
	asked_at timestamptz not null default clock_timestamp(),
	to_status text not null,
	reasons text[] not null default '{}',
	message text not null check (char_length(message) <= 5000),
	found text[] not null check (cardinality(found) > 0),
	people integer not null,
	state text not null default 'waiting'
		check (state in ('sent', 'waiting', 'approved', 'returned', 'replaced')),
	decided_at timestamptz,
	answer text check (char_length(answer) <= 2000),
	offer_until date
);
create index message_reviews_employer_idx on public.message_reviews (employer_id, asked_at);
create index message_reviews_user_idx on public.message_reviews (user_id);
create index message_reviews_waiting_idx on public.message_reviews (asked_at) where state = 'waiting';
alter table public.message_reviews enable row level security;
revoke all on public.message_reviews from public, anon, authenticated, service_role;
grant select on public.message_reviews to authenticated;
grant select, insert, update, delete on public.message_reviews to service_role;
create policy "an employer sees its messages" on public.message_reviews
	for select to authenticated using (user_id = (select auth.uid()));
create policy "staff see all messages that were looked at" on public.message_reviews
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff do everything" on public.message_reviews
	for all to service_role using (true) with check (true);

create table public.reviewed_applications (
	review_id uuid not null references public.message_reviews (id) on delete cascade,
	application_id uuid not null references public.applications (id) on delete cascade,
	expected text not null,
	waits boolean not null,
	primary key (review_id, application_id)
);
create unique index reviewed_applications_waiting_idx on public.reviewed_applications (application_id) where waits;
create index reviewed_applications_application_idx on public.reviewed_applications (application_id);
alter table public.reviewed_applications enable row level security;
revoke all on public.reviewed_applications from public, anon, authenticated, service_role;
grant select on public.reviewed_applications to authenticated;
grant select, insert, update, delete on public.reviewed_applications to service_role;
create policy "who sees the message sees its applications" on public.reviewed_applications
	for select to authenticated using (exists (select from public.message_reviews where id = review_id));
create policy "programs of staff do everything" on public.reviewed_applications
	for all to service_role using (true) with check (true);
create view application_rules.waiting as
	select application.id, employer.id as employer_id, application.internship_id, application.answer_due_on,
		application.created_at
	from public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	left join public.employers as employer
		on employer.id = internship.employer_id and employer.host_since is not null
	where application.status in ('submitted', 'in-review')
		and not exists (
			select from public.reviewed_applications as held where held.application_id = application.id and held.waits
		);
revoke all on application_rules.waiting from public, anon, authenticated, service_role;
grant select on application_rules.waiting to service_role;
create table public.newsletter_subscriptions (
	id uuid primary key default gen_random_uuid(),
	email text not null
		check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+$'),
	created_at timestamptz not null default now()
);
create unique index newsletter_subscriptions_email_key
	on public.newsletter_subscriptions (lower(email));
alter table public.newsletter_subscriptions enable row level security;
revoke all on public.newsletter_subscriptions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.newsletter_subscriptions to service_role;
grant insert (email) on public.newsletter_subscriptions to anon, authenticated;
create policy "anyone subscribes" on public.newsletter_subscriptions
	for insert to anon, authenticated with check (true);
create policy "staff do everything" on public.newsletter_subscriptions
	for all to service_role using (true) with check (true);
create trigger note_stored after insert on public.newsletter_subscriptions
	for each row when (current_user in ('anon', 'authenticated'))
	execute function outbox.note_stored_row();
create table public.contacts (
	id uuid primary key default gen_random_uuid(),
	name text not null check (char_length(name) <= 120 and name ~ '\S'),
	email text not null
		check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+$'),
	subject text not null check (char_length(subject) <= 200 and subject ~ '\S'),
	category text check (
		category in ('student-inquiries', 'employer-partnerships', 'technical-support', 'general', 'media')
	),
	message text not null check (char_length(message) <= 5000 and message ~ '\S'),
	created_at timestamptz not null default now(),
	constraint contacts_one_line check (public.is_one_line(name || email || subject))
);
create index contacts_sender_idx on public.contacts (lower(email), created_at desc);
alter table public.contacts enable row level security;
revoke all on public.contacts from public, anon, authenticated, service_role;
grant select on public.contacts to authenticated;
grant select, insert, update, delete on public.contacts to service_role;
grant insert (name, email, subject, category, message) on public.contacts to anon, authenticated;
create policy "anyone writes a message" on public.contacts
	for insert to anon, authenticated with check (true);
create policy "staff see messages" on public.contacts
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "staff do everything" on public.contacts
	for all to service_role using (true) with check (true);
create trigger drop_repeated before insert on public.contacts
	for each row execute function public.drop_repeated_contact();
create trigger note_stored after insert on public.contacts
	for each row when (current_user in ('anon', 'authenticated'))
	execute function outbox.note_stored_row();
create table public.contact_answers (
	id uuid primary key default gen_random_uuid(),
	contact_id uuid not null unique references public.contacts (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	message text check (char_length(message) <= 5000 and message ~ '\S')
);
alter table public.contact_answers enable row level security;
revoke all on public.contact_answers from public, anon, authenticated, service_role;
grant select on public.contact_answers to authenticated;
grant select, insert on public.contact_answers to service_role;
create policy "staff see answers" on public.contact_answers
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.contact_answers
	for select to service_role using (true);
create policy "the server adds answers" on public.contact_answers
	for insert to service_role with check (true);
create table public.reports (
	id uuid primary key default gen_random_uuid(),
	internship text
		check (char_length(internship) <= 160 and internship ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	reason text not null check (reason in (
		'fee', 'pay', 'not-real', 'misleading', 'unfair', 'illegal', 'closed', 'documents', 'elsewhere', 'rude', 'other'
	)),
	message text check (char_length(message) <= 5000),
	email text check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+$'),
	created_at timestamptz not null default now(),
	resolved_at timestamptz,
	resolution text check (char_length(resolution) <= 2000 and resolution ~ '\S'),
	event_id uuid references public.application_events (id) on delete set null,
	mailed_at timestamptz,
	check ((resolved_at is null) = (resolution is null))
);
create index reports_internship_idx on public.reports (internship, created_at desc);
create index reports_open_idx on public.reports (created_at) where resolved_at is null;
create unique index reports_event_idx on public.reports (event_id) where resolved_at is null;
create index reports_unmailed_idx on public.reports (created_at) where mailed_at is null;
create index reports_mailed_idx on public.reports (mailed_at);
alter table public.reports enable row level security;
revoke all on public.reports from public, anon, authenticated, service_role;
grant select on public.reports to authenticated;
grant select, insert, update, delete on public.reports to service_role;
grant insert (internship, reason, message, email) on public.reports to anon;
grant insert (internship, reason, message, email, event_id) on public.reports to authenticated;
create policy "staff see reports" on public.reports
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "staff do everything" on public.reports
	for all to service_role using (true) with check (true);
create policy "anyone reports an internship that they can see" on public.reports
	for insert to anon, authenticated with check (
		event_id is null
		and exists (select from public.internships where internships.slug = reports.internship)
	);
create policy "a student reports a message of an employer" on public.reports
	for insert to authenticated with check (
		email is null and exists (
			select from public.application_events as event
			join public.applications as application on application.id = event.application_id
			where event.id = reports.event_id and application.user_id = (select auth.uid())
				and event.mover = 'employer' and event.message is not null
				and reports.internship is not distinct from (
					select internships.slug from public.internships where internships.id = application.internship_id
				)
		)
	);
create policy "a student sees which messages they have reported" on public.reports
	for select to authenticated using (exists (
		select from public.application_events as event
		join public.applications as application on application.id = event.application_id
		where event.id = event_id and application.user_id = (select auth.uid())
	));
create trigger drop_repeated before insert on public.reports
	for each row execute function public.drop_repeated_report();
create trigger note_stored after insert on public.reports
	for each row when (current_user in ('anon', 'authenticated'))
	execute function outbox.note_stored_row();
create view staff_rules.what_waits (kind, since) as
	select 'drafts', submitted_at from public.internship_drafts where state = 'submitted'
	union all select 'corrections', first_at from posting_rules.corrections
	union all select 'employers', asked_at from public.employers where asked_at is not null
	union all select 'companies', changed.first_at from staff_rules.company_changes as changed
		join public.employers on employers.id = changed.employer_id and employers.verified
	union all select 'messages', created_at from public.contacts
		where not exists (select from public.contact_answers where contact_id = contacts.id)
	union all select 'reports', created_at from public.reports where resolved_at is null;
revoke all on staff_rules.what_waits from public, anon, authenticated, service_role;
create table public.saved_internships (
	user_id uuid not null references auth.users (id) on delete cascade,
	internship_id uuid not null references public.internships (id) on delete cascade,
	saved_at timestamptz not null default clock_timestamp(),
	primary key (user_id, internship_id)
);
create index saved_internships_internship_idx on public.saved_internships (internship_id);
alter table public.saved_internships enable row level security;
revoke all on public.saved_internships from public, anon, authenticated, service_role;
grant select, delete on public.saved_internships to authenticated;
grant insert (user_id, internship_id) on public.saved_internships to authenticated;
create policy "people read what they have saved" on public.saved_internships
	for select to authenticated using (user_id = (select auth.uid()));
create policy "people save an internship that they can see" on public.saved_internships
	for insert to authenticated with check (
		user_id = (select auth.uid())
		and exists (select from public.internships where internships.id = internship_id)
	);
create policy "people remove what they have saved" on public.saved_internships
	for delete to authenticated using (user_id = (select auth.uid()));
create trigger limit_rows before insert on public.saved_internships
	for each row execute function public.limit_saved_internships();
create table public.alerts (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	query text not null check (char_length(query) <= 2000 and query ~ '^[!-~]*$'),
	frequency text not null check (frequency in ('daily', 'weekly')),
	created_at timestamptz not null default now(),
	told_from integer not null default 0,
	told_to integer not null default 0 check (told_to >= told_from),
	looked_on date not null default (now() at time zone 'Europe/London')::date,
	wanted_on date not null default (now() at time zone 'Europe/London')::date,
	asked_on date,
	ends_on date check (ends_on > asked_on),
	check ((asked_on is null) = (ends_on is null)),
	unique (user_id, query)
);
alter table public.alerts enable row level security;
revoke all on public.alerts from public, anon, authenticated, service_role;
grant select, delete on public.alerts to authenticated;
grant insert (user_id, query, frequency) on public.alerts to authenticated;
grant update (frequency) on public.alerts to authenticated;
create policy "everybody has their own" on public.alerts
	for all to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create trigger start before insert on public.alerts
	for each row execute function alert_rules.start_alert();
create trigger delete_waiting_mails after delete on public.alerts
	for each row execute function alert_rules.delete_waiting_mails();
create table public.reopening_notices (
	user_id uuid not null references auth.users (id) on delete cascade,
	internship_id uuid not null references public.internships (id) on delete cascade,
	asked_at timestamptz not null default clock_timestamp(),
	primary key (user_id, internship_id)
);
create index reopening_notices_internship_idx on public.reopening_notices (internship_id, asked_at);
alter table public.reopening_notices enable row level security;
revoke all on public.reopening_notices from public, anon, authenticated, service_role;
grant select on public.reopening_notices to authenticated;
grant select, insert, update, delete on public.reopening_notices to service_role;
create policy "people read what they wait for" on public.reopening_notices
	for select to authenticated using (user_id = (select auth.uid()));
create policy "deeds do everything" on public.reopening_notices
	for all to service_role using (true) with check (true);
create table public.staff (
	user_id uuid primary key references auth.users (id) on delete cascade,
	added_at timestamptz not null default clock_timestamp()
);
alter table public.staff enable row level security;
revoke all on public.staff from public, anon, authenticated, service_role;
grant select on public.staff to authenticated, service_role;
create policy "staff see who is staff" on public.staff
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.staff
	for select to service_role using (true);

create table public.staff_log (
	id uuid primary key default gen_random_uuid(),
	number bigint generated always as identity,
	at timestamptz not null default clock_timestamp(),
	staff_id uuid references auth.users (id) on delete set null,
	staff_email text not null check (char_length(staff_email) <= 254),
	action text not null check (char_length(action) <= 60 and action ~ '^[a-z]+(-[a-z]+)*$'),
	subject text not null check (char_length(subject) <= 60 and subject ~ '^[a-z]+(-[a-z]+)*$'),
	subject_id text check (char_length(subject_id) <= 200),
	detail text check (char_length(detail) <= 5000)
);
create index staff_log_number_idx on public.staff_log (number);
create index staff_log_staff_idx on public.staff_log (staff_id);
create index staff_log_subject_idx on public.staff_log (subject_id, staff_id);
alter table public.staff_log enable row level security;
revoke all on public.staff_log from public, anon, authenticated, service_role;
grant select on public.staff_log to authenticated;
grant select, insert on public.staff_log to service_role;
create policy "staff see what staff did" on public.staff_log
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.staff_log
	for select to service_role using (true);
create policy "the server adds lines" on public.staff_log
	for insert to service_role with check (true);
create trigger refuse_change before update or delete on public.staff_log
	for each row execute function public.refuse_log_change();
create table outbox.mails (
	id uuid primary key default gen_random_uuid(),
	recipient text not null check (char_length(recipient) <= 254 and recipient !~ '[\s<>,;]'),
	subject text not null check (subject !~ '[\r\n]'),
	body_text text not null,
	body_html text not null,
	caught boolean not null,
	created_at timestamptz not null default clock_timestamp(),
	sent_at timestamptz,
	refused_at timestamptz,
	attempts integer not null default 0,
	reply_to text check (char_length(reply_to) <= 254 and reply_to !~ '[\s<>,;]'),
	unsubscribe_url text
		check (char_length(unsubscribe_url) <= 500 and unsubscribe_url ~ '^https?://[^\s<>]+$'),
	unconfirmed integer not null default 0,
	set_aside_at timestamptz,
	alerts uuid[],
	due_at timestamptz not null default clock_timestamp(),
	taken_at timestamptz,
	kind text not null default 'unknown' check (kind ~ '^[a-z_]{1,50}$')
);
create index mails_caught_idx on outbox.mails (created_at) where caught;
create index mails_alerts_idx on outbox.mails using gin (alerts) where alerts is not null;
create index mails_waiting_idx on outbox.mails ((unsubscribe_url is not null), due_at)
	where not caught and sent_at is null and refused_at is null and set_aside_at is null;
create index mails_unsent_idx on outbox.mails (created_at) include (kind, attempts, set_aside_at)
	where not caught and sent_at is null and refused_at is null;
revoke all on outbox.mails from public, anon, authenticated, service_role;
create table outbox.notices (
	id bigint generated always as identity primary key,
	kind text not null check (kind ~ '^[a-z_]{1,50}$'),
	row_id uuid not null,
	due_at timestamptz not null default clock_timestamp(),
	words jsonb
);
create index notices_due_idx on outbox.notices (due_at);
create index notices_row_idx on outbox.notices (row_id);
revoke all on outbox.notices from public, anon, authenticated, service_role;
grant select, insert, update, delete on outbox.notices to service_role;
create table outbox.news (
	event_id uuid primary key references public.application_events (id) on delete cascade,
	employer_id uuid not null references public.employers (id) on delete cascade,
	ready_at timestamptz not null
);
create index news_employer_idx on outbox.news (employer_id, ready_at);
alter table outbox.news enable row level security;
revoke all on outbox.news from public, anon, authenticated, service_role;
grant select, insert, update, delete on outbox.news to service_role;
create policy "the server does everything" on outbox.news for all to service_role using (true) with check (true);
create table outbox.promise_state (
	only_row boolean primary key default true check (only_row),
	began_on date not null default application_rules.today(),
	last_day date,
	refused text check (refused in ('clock', 'pause'))
);
alter table outbox.promise_state enable row level security;
revoke all on outbox.promise_state from public, anon, authenticated, service_role;
grant select, insert, update, delete on outbox.promise_state to service_role;
create policy "the server does everything" on outbox.promise_state
	for all to service_role using (true) with check (true);
create table outbox.reminders (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid references public.employers (id) on delete cascade,
	day date not null,
	unique nulls not distinct (employer_id, day)
);
alter table outbox.reminders enable row level security;
revoke all on outbox.reminders from public, anon, authenticated, service_role;
grant select, insert, update, delete on outbox.reminders to service_role;
create policy "the server does everything" on outbox.reminders for all to service_role using (true) with check (true);
create table outbox.told (
	application_id uuid not null references public.applications (id) on delete cascade,
	what text not null check (what in ('soon', 'due', 'late')),
	reminder_id uuid references outbox.reminders (id) on delete cascade,
	primary key (application_id, what),
	check ((what = 'late') = (reminder_id is null))
);
create index told_reminder_idx on outbox.told (reminder_id);
alter table outbox.told enable row level security;
revoke all on outbox.told from public, anon, authenticated, service_role;
grant select, insert, update, delete on outbox.told to service_role;
create policy "the server does everything" on outbox.told for all to service_role using (true) with check (true);
create table outbox.suggestions (
	event_id uuid primary key references public.application_events (id) on delete cascade,
	slugs text[] not null check (cardinality(slugs) <= 6)
);
alter table outbox.suggestions enable row level security;
revoke all on outbox.suggestions from public, anon, authenticated, service_role;
grant select, insert, update, delete on outbox.suggestions to service_role;
create policy "the server does everything" on outbox.suggestions
	for all to service_role using (true) with check (true);
create table outbox.told_offers (
	event_id uuid not null references public.application_events (id) on delete cascade,
	what text not null check (what in ('ends', 'ended')),
	primary key (event_id, what)
);
alter table outbox.told_offers enable row level security;
revoke all on outbox.told_offers from public, anon, authenticated, service_role;
grant select, insert on outbox.told_offers to service_role;
create policy "the server does everything" on outbox.told_offers
	for all to service_role using (true) with check (true);
