-- The database of the commit 18750ca, the last one with 62 migrations and without supabase/functions, with a row in
-- every table. Written from its catalogue; the schema auth and the roles are made before. Of the functions
-- only those have bodies that columns, and the triggers of what newer migrations write to, need.
set check_function_bodies = off;
create schema accounts;
create schema alert_rules;
create schema application_rules;
grant usage on schema application_rules to authenticated, service_role;
create schema catalogue;
grant usage on schema catalogue to service_role;
create schema limits;
create schema outbox;
create schema posting_rules;
grant usage on schema posting_rules to authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
create schema retention;
create schema staff_rules;
grant usage on schema staff_rules to authenticated, service_role;

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
create function catalogue.head_stems(title text, company text, sector text) returns tsvector
	language sql immutable parallel safe
	return setweight(to_tsvector('pg_catalog.english', catalogue.folded(title)), 'A')
		|| setweight(to_tsvector('pg_catalog.english', catalogue.folded(company)), 'B')
		|| setweight(to_tsvector('pg_catalog.english', catalogue.folded(sector)), 'C');
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
create function catalogue.stem(word text) returns text
	language sql immutable strict parallel safe
	return (tsvector_to_array(to_tsvector('pg_catalog.english', word)))[1];
create function catalogue.variants(word text) returns text[]
	language sql immutable strict parallel safe
	return array(
		select distinct overlay(word placing '' from place for 1)
		from generate_series(1, char_length(word)) as place
	) || word;
create function application_rules.is_list(given jsonb, most integer, longest jsonb) returns boolean
	language sql immutable parallel safe
	return case
		when jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > most then false
		when jsonb_typeof(longest) = 'number' then not exists (
			select from jsonb_array_elements(given) as entry
			where jsonb_typeof(entry) <> 'string' or entry #>> '{}' !~ '\S'
				or char_length(entry #>> '{}') > longest::integer
		)
		else not exists (
			select from jsonb_array_elements(given) as entry
			where jsonb_typeof(entry) <> 'object'
				or not coalesce(entry ?& array(select jsonb_object_keys(longest)), false)
				or exists (
					select from jsonb_each(
						case jsonb_typeof(entry) when 'object' then entry else '{}' end
					) as member
					where not longest ? member.key
						or jsonb_typeof(member.value) not in ('string', 'null')
						or char_length(member.value #>> '{}') > (longest ->> member.key)::integer
				)
		)
	end;
create function application_rules.is_sentence(message text) returns boolean
	language sql immutable set search_path = ''
as $$
	select (char_length(said.text) >= 15 and (
		select count(*) from regexp_split_to_table(said.text, '[ \t\r\n]+') as word
		where word ~ '[^!-@\[-`{-~]'
	) >= 3)
		-- Scripts without spaces between words.
		or char_length(regexp_replace(said.text,
			'[^\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]', '', 'g')) >= 8
	from (select btrim(replace(message, '{name}', ''), E' \t\r\n') as text) as said
$$;
create function application_rules.today() returns date
	language sql volatile set search_path = ''
	return (clock_timestamp() at time zone 'Europe/London')::date;

create table accounts.repeated_sign_ups (
	user_id uuid not null, password_hash text, created_at timestamptz not null default now(),
	constraint repeated_sign_ups_pkey PRIMARY KEY (user_id),
	constraint repeated_sign_ups_password_hash_check CHECK ((char_length(password_hash) <= 100))
);
create table application_rules.moves (
	mover text not null, from_status text not null, to_status text not null, take_back boolean not null,
	constraint moves_pkey PRIMARY KEY (mover, from_status, to_status),
	constraint moves_mover_check CHECK ((mover = ANY (ARRAY['student'::text, 'employer'::text, 'staff'::text, 'server'::text])))
);
create table application_rules.rejection_reasons (
	reason text not null,
	constraint rejection_reasons_pkey PRIMARY KEY (reason)
);
create table catalogue.answer_records (
	employer_id uuid not null, applications integer not null, asked integer not null, answered integer not null,
	median_days integer,
	constraint answer_records_pkey PRIMARY KEY (employer_id)
);
create table catalogue.records_day (
	only_row boolean not null default true, day date not null,
	constraint records_day_pkey PRIMARY KEY (only_row),
	constraint records_day_only_row_check CHECK (only_row)
);
create table catalogue.site_entries (
	entry text not null, number integer not null, digest text,
	constraint site_entries_pkey PRIMARY KEY (entry),
	constraint site_entries_digest_check CHECK ((char_length(digest) <= 100)),
	constraint site_entries_entry_check CHECK ((char_length(entry) <= 50)),
	constraint site_entries_number_key UNIQUE (number)
);
create table catalogue.stale_records (
	id bigint not null generated always as identity, employer_id uuid not null,
	constraint stale_records_pkey PRIMARY KEY (id)
);
create table catalogue.state (
	only_row boolean not null default true, version bigint not null, deleted bigint not null default 0,
	constraint state_pkey PRIMARY KEY (only_row),
	constraint state_only_row_check CHECK (only_row)
);
create unlogged table catalogue.view_digests (
	day date not null, digest bytea not null,
	constraint view_digests_pkey PRIMARY KEY (day, digest),
	constraint view_digests_digest_check CHECK ((octet_length(digest) = 16))
);
create unlogged table catalogue.view_salts (
	day date not null, salt bytea not null,
	constraint view_salts_pkey PRIMARY KEY (day)
);
create table catalogue.views (
	internship_id uuid not null, day date not null, views integer not null,
	constraint views_pkey PRIMARY KEY (internship_id, day),
	constraint views_views_check CHECK ((views > 0))
);
create table catalogue.words (
	word text collate "C" not null, stem text not null, variants text[] not null,
	constraint words_pkey PRIMARY KEY (word),
	constraint words_word_check CHECK ((char_length(word) <= 40))
);
create unlogged table limits.counts (
	key text not null, points integer not null default 0, expire bigint,
	constraint counts_pkey PRIMARY KEY (key)
);
create table limits.known_networks (
	user_id uuid not null, network text not null, used_on date not null default CURRENT_DATE,
	constraint known_networks_pkey PRIMARY KEY (user_id, network),
	constraint known_networks_network_check CHECK ((char_length(network) <= 100))
);
create table outbox.mails (
	id uuid not null default gen_random_uuid(), recipient text not null, subject text not null, body_text text not null,
	body_html text not null, caught boolean not null, created_at timestamptz not null default clock_timestamp(), sent_at
	timestamptz, refused_at timestamptz, attempts integer not null default 0, reply_to text, unsubscribe_url text,
	unconfirmed integer not null default 0, set_aside_at timestamptz, alerts uuid[],
	constraint mails_pkey PRIMARY KEY (id),
	constraint mails_recipient_check CHECK (((char_length(recipient) <= 254) AND (recipient !~ '[\s<>,;]'::text))),
	constraint mails_reply_to_check CHECK (((char_length(reply_to) <= 254) AND (reply_to !~ '[\s<>,;]'::text))),
	constraint mails_subject_check CHECK ((subject !~ '[\r\n]'::text)),
	constraint mails_unsubscribe_url_check CHECK (((char_length(unsubscribe_url) <= 500) AND (unsubscribe_url ~ '^https?://[^\s<>]+$'::text)))
);
create table outbox.news (
	event_id uuid not null, employer_id uuid not null, ready_at timestamptz not null,
	constraint news_pkey PRIMARY KEY (event_id)
);
create table outbox.notices (
	id bigint not null generated always as identity, kind text not null, row_id uuid not null, due_at timestamptz not null
	default clock_timestamp(), words jsonb,
	constraint notices_pkey PRIMARY KEY (id),
	constraint notices_kind_check CHECK ((kind ~ '^[a-z_]{1,50}$'::text))
);
create table outbox.promise_state (
	only_row boolean not null default true, began_on date not null default application_rules.today(), last_day date,
	refused text,
	constraint promise_state_pkey PRIMARY KEY (only_row),
	constraint promise_state_only_row_check CHECK (only_row),
	constraint promise_state_refused_check CHECK ((refused = ANY (ARRAY['clock'::text, 'pause'::text])))
);
create table outbox.reminders (
	id uuid not null default gen_random_uuid(), employer_id uuid, day date not null,
	constraint reminders_pkey PRIMARY KEY (id),
	constraint reminders_employer_id_day_key UNIQUE NULLS NOT DISTINCT (employer_id, day)
);
create table outbox.suggestions (
	event_id uuid not null, slugs text[] not null,
	constraint suggestions_pkey PRIMARY KEY (event_id),
	constraint suggestions_slugs_check CHECK ((cardinality(slugs) <= 3))
);
create table outbox.told (
	application_id uuid not null, what text not null, reminder_id uuid,
	constraint told_pkey PRIMARY KEY (application_id, what),
	constraint told_check CHECK (((what = 'late'::text) = (reminder_id IS NULL))),
	constraint told_what_check CHECK ((what = ANY (ARRAY['soon'::text, 'due'::text, 'late'::text])))
);
create table posting_rules.changes (
	id uuid not null default gen_random_uuid(), internship_id uuid not null, at timestamptz not null default
	clock_timestamp(), before jsonb not null, after jsonb not null,
	constraint changes_pkey PRIMARY KEY (id)
);
create table posting_rules.wages (
	from_day date not null, adult numeric(6,2) not null,
	constraint wages_pkey PRIMARY KEY (from_day)
);
create table public.alerts (
	id uuid not null default gen_random_uuid(), user_id uuid not null, query text not null, frequency text not null,
	created_at timestamptz not null default now(), told_from integer not null default 0, told_to integer not null default
	0, looked_on date not null default ((now() AT TIME ZONE 'Europe/London'::text))::date, wanted_on date not null
	default ((now() AT TIME ZONE 'Europe/London'::text))::date, asked_on date, ends_on date,
	constraint alerts_pkey PRIMARY KEY (id),
	constraint alerts_check CHECK ((told_to >= told_from)),
	constraint alerts_check1 CHECK ((ends_on > asked_on)),
	constraint alerts_check2 CHECK (((asked_on IS NULL) = (ends_on IS NULL))),
	constraint alerts_frequency_check CHECK ((frequency = ANY (ARRAY['daily'::text, 'weekly'::text]))),
	constraint alerts_query_check CHECK (((char_length(query) <= 2000) AND (query ~ '^[!-~]*$'::text))),
	constraint alerts_user_id_query_key UNIQUE (user_id, query)
);
create table public.application_copies (
	application_id uuid not null, profile jsonb, permission_shown jsonb, cv_name text, cv bytea storage external,
	created_at timestamptz not null default clock_timestamp(),
	constraint application_copies_pkey PRIMARY KEY (application_id),
	constraint application_copies_check CHECK (((cv IS NULL) = (cv_name IS NULL))),
	constraint application_copies_cv_check CHECK (((octet_length(cv) <= 2097152) AND (substr(cv, 1, 5) = '\x255044462d'::bytea))),
	constraint application_copies_cv_name_check CHECK (((char_length(cv_name) <= 140) AND (cv_name ~ '\S'::text))),
	constraint application_copies_permission_shown_check CHECK ((jsonb_typeof(permission_shown) = 'object'::text)),
	constraint application_copies_profile_check CHECK ((jsonb_typeof(profile) = 'object'::text))
);
create table public.application_events (
	id uuid not null default gen_random_uuid(), application_id uuid not null, number bigint not null generated always as
	identity, at timestamptz not null default clock_timestamp(), mover text not null, moved_by uuid, from_status text,
	to_status text not null, reasons text[] not null default '{}'::text[], message text, takes_back uuid,
	constraint application_events_pkey PRIMARY KEY (id),
	constraint application_events_message_check CHECK ((char_length(message) <= 5000)),
	constraint application_events_mover_check CHECK ((mover = ANY (ARRAY['student'::text, 'employer'::text, 'staff'::text, 'server'::text]))),
	constraint application_events_reasons_check CHECK ((cardinality(reasons) <= 10)),
	constraint application_events_takes_back_key UNIQUE (takes_back)
);
create table public.application_notes (
	id uuid not null default gen_random_uuid(), application_id uuid not null, written_by uuid not null, at timestamptz not
	null default clock_timestamp(), text text not null,
	constraint application_notes_pkey PRIMARY KEY (id),
	constraint application_notes_text_check CHECK (((char_length(text) <= 2000) AND (text ~ '\S'::text)))
);
create table public.applications (
	id uuid not null default gen_random_uuid(), user_id uuid not null, program_type text not null, program_name text,
	motivation text not null, experience text not null, availability text not null, created_at timestamptz not null
	default now(), internship_id uuid, status text not null default 'submitted'::text, answer_due_on date not null,
	constraint applications_pkey PRIMARY KEY (id),
	constraint applications_availability_check CHECK (((char_length(availability) <= 5000) AND (availability ~ '\S'::text))),
	constraint applications_experience_check CHECK (((char_length(experience) <= 5000) AND (experience ~ '\S'::text))),
	constraint applications_motivation_check CHECK (((char_length(motivation) <= 5000) AND (motivation ~ '\S'::text))),
	constraint applications_program_name_check CHECK ((char_length(program_name) <= 300)),
	constraint applications_program_type_check CHECK ((program_type = ANY (ARRAY['london'::text, 'international'::text, 'remote'::text, 'placement'::text, 'uk-cities'::text])))
);
create table public.contact_answers (
	id uuid not null default gen_random_uuid(), contact_id uuid not null, at timestamptz not null default
	clock_timestamp(), message text,
	constraint contact_answers_pkey PRIMARY KEY (id),
	constraint contact_answers_contact_id_key UNIQUE (contact_id),
	constraint contact_answers_message_check CHECK (((char_length(message) <= 5000) AND (message ~ '\S'::text)))
);
create table public.contacts (
	id uuid not null default gen_random_uuid(), name text not null, email text not null, subject text not null, category
	text, message text not null, created_at timestamptz not null default now(),
	constraint contacts_pkey PRIMARY KEY (id),
	constraint contacts_category_check CHECK ((category = ANY (ARRAY['student-inquiries'::text, 'employer-partnerships'::text, 'technical-support'::text, 'general'::text, 'media'::text]))),
	constraint contacts_email_check CHECK (((char_length(email) <= 254) AND (email ~ '^[^\s@]+@[^\s@]+$'::text))),
	constraint contacts_message_check CHECK (((char_length(message) <= 5000) AND (message ~ '\S'::text))),
	constraint contacts_name_check CHECK (((char_length(name) <= 120) AND (name ~ '\S'::text))),
	constraint contacts_subject_check CHECK (((char_length(subject) <= 200) AND (subject ~ '\S'::text)))
);
create table public.cv_files (
	id uuid not null default gen_random_uuid(), user_id uuid not null, name text not null, content bytea storage external
	not null, created_at timestamptz not null default now(), updated_at timestamptz not null default clock_timestamp(),
	constraint cv_files_pkey PRIMARY KEY (id),
	constraint cv_files_content_check CHECK (((octet_length(content) <= 2097152) AND (substr(content, 1, 5) = '\x255044462d'::bytea))),
	constraint cv_files_name_check CHECK (((char_length(name) <= 120) AND (name ~ '\S'::text))),
	constraint cv_files_user_id_key UNIQUE (user_id)
);
create table public.employer_decisions (
	id uuid not null default gen_random_uuid(), employer_id uuid not null, at timestamptz not null default
	clock_timestamp(), outcome text not null, checks text[] not null default '{}'::text[], company_number text, reason
	text, note text,
	constraint employer_decisions_pkey PRIMARY KEY (id),
	constraint employer_decisions_check CHECK (((company_number IS NOT NULL) = ('company-number'::text = ANY (checks)))),
	constraint employer_decisions_check1 CHECK (((outcome = 'refused'::text) = (reason IS NOT NULL))),
	constraint employer_decisions_checks_check CHECK ((checks <@ ARRAY['company-number'::text, 'website'::text, 'mail-domain'::text])),
	constraint employer_decisions_company_number_check CHECK ((company_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6}|R0[0-9]{6})$'::text)),
	constraint employer_decisions_note_check CHECK (((char_length(note) <= 2000) AND (note ~ '\S'::text))),
	constraint employer_decisions_outcome_check CHECK ((outcome = ANY (ARRAY['verified'::text, 'refused'::text]))),
	constraint employer_decisions_reason_check CHECK (((char_length(reason) <= 2000) AND (reason ~ '\S'::text)))
);
create table public.employers (
	id uuid not null default gen_random_uuid(), user_id uuid not null, company_name text not null, contact_person text not
	null, phone text, website text, industry text, company_size text, location text, company_description text,
	founded_year integer, linkedin_url text, profile_completed boolean not null default false, verified boolean not null
	default false, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
	application_mails text not null default 'daily'::text, asked_at timestamptz, verified_at timestamptz, refused_at
	timestamptz, refusal text, company_number text,
	constraint employers_pkey PRIMARY KEY (id),
	constraint employers_application_mails_check CHECK ((application_mails = ANY (ARRAY['at-once'::text, 'daily'::text, 'never'::text]))),
	constraint employers_check CHECK (((verified_at IS NULL) OR verified)),
	constraint employers_check1 CHECK (((refused_at IS NULL) = (refusal IS NULL))),
	constraint employers_check2 CHECK ((num_nonnulls(asked_at, verified_at, refused_at) <= 1)),
	constraint employers_company_description_check CHECK ((char_length(company_description) <= 5000)),
	constraint employers_company_name_check CHECK (((char_length(company_name) <= 200) AND (company_name ~ '\S'::text))),
	constraint employers_company_number_check CHECK ((company_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6}|R0[0-9]{6})$'::text)),
	constraint employers_company_size_check CHECK ((company_size = ANY (ARRAY['1-10'::text, '11-50'::text, '51-200'::text, '201-500'::text, '501-1000'::text, '1000+'::text]))),
	constraint employers_contact_person_check CHECK (((char_length(contact_person) <= 120) AND (contact_person ~ '\S'::text))),
	constraint employers_founded_year_check CHECK (((founded_year >= 1800) AND (founded_year <= 2200))),
	constraint employers_industry_check CHECK ((industry = ANY (ARRAY['Technology'::text, 'Finance & Banking'::text, 'Healthcare & Life Sciences'::text, 'Marketing & Advertising'::text, 'Consulting'::text, 'Manufacturing'::text, 'Retail & E-commerce'::text, 'Media & Entertainment'::text, 'Education'::text, 'Real Estate'::text, 'Energy & Utilities'::text, 'Transportation & Logistics'::text, 'Legal Services'::text, 'Non-profit'::text, 'Government'::text, 'Other'::text]))),
	constraint employers_linkedin_url_check CHECK ((char_length(linkedin_url) <= 300)),
	constraint employers_location_check CHECK ((char_length(location) <= 200)),
	constraint employers_phone_check CHECK ((char_length(phone) <= 40)),
	constraint employers_refusal_check CHECK (((char_length(refusal) <= 2000) AND (refusal ~ '\S'::text))),
	constraint employers_user_id_key UNIQUE (user_id),
	constraint employers_website_check CHECK ((char_length(website) <= 300))
);
create table public.internship_drafts (
	id uuid not null default gen_random_uuid(), employer_id uuid not null, internship_id uuid, state text not null default
	'draft'::text, content jsonb not null default '{}'::jsonb, step integer not null default 1, version integer not null
	default 1, created_at timestamptz not null default clock_timestamp(), touched_at timestamptz not null default
	clock_timestamp(), submitted_at timestamptz, times_submitted integer not null default 0, claimed_by uuid,
	claimed_until timestamptz, decided_at timestamptz, return_reason text, comments jsonb not null default '{}'::jsonb,
	warnings integer not null default 0, warned_at timestamptz,
	constraint internship_drafts_pkey PRIMARY KEY (id),
	constraint internship_drafts_comments_check CHECK (((jsonb_typeof(comments) = 'object'::text) AND (char_length((comments)::text) <= 30000))),
	constraint internship_drafts_content_check CHECK (((jsonb_typeof(content) = 'object'::text) AND (char_length((content)::text) <= 30000))),
	constraint internship_drafts_return_reason_check CHECK ((char_length(return_reason) <= 2000)),
	constraint internship_drafts_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'returned'::text, 'approved'::text]))),
	constraint internship_drafts_step_check CHECK (((step >= 1) AND (step <= 4))),
	constraint internship_drafts_warnings_check CHECK (((warnings >= 0) AND (warnings <= 2)))
);
create table public.internships (
	id uuid not null default gen_random_uuid(), number integer not null generated always as identity, slug text not null,
	source text not null, employer_id uuid, kind text not null, title text not null, company text not null, sector text
	not null, city text, location text not null, remote text not null, country text not null, weeks integer not null,
	hours numeric(3,1) not null, pay_amount integer not null, pay_per text not null, pay_currency text not null,
	part_of_course boolean not null default false, starts_on date, starts text not null, deadline date, description text
	not null, requirements text[] not null default '{}'::text[], benefits text[] not null default '{}'::text[], spots
	integer, featured boolean not null default false, sponsorship text, answer_days integer not null default 14, details
	jsonb not null default '{}'::jsonb, status text not null default 'open'::text, published_at timestamptz not null
	default now(), updated_at timestamptz not null default now(), closed_at timestamptz, sample boolean not null default
	false, version bigint not null default 0, head tsvector not null generated always as (catalogue.head_stems(title,
	company, sector)) stored, stems tsvector not null generated always as ((catalogue.head_stems(title, company, sector)
	|| to_tsvector('english'::regconfig, catalogue.folded(catalogue.other_text(kind, location, city, country, remote,
	hours, weeks, starts_on, starts, description, requirements, benefits, details))))) stored, paused_by text,
	most_applications integer, hidden boolean not null default false,
	constraint internships_pkey PRIMARY KEY (id),
	constraint internships_answer_days_check CHECK (((answer_days >= 7) AND (answer_days <= 28))),
	constraint internships_benefits_check CHECK ((cardinality(benefits) <= 20)),
	constraint internships_check CHECK ((deadline < starts_on)),
	constraint internships_check1 CHECK (((source = 'employer'::text) = (employer_id IS NOT NULL))),
	constraint internships_check2 CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
	constraint internships_check3 CHECK (((country = 'United Kingdom'::text) = (sponsorship IS NOT NULL))),
	constraint internships_city_check CHECK (((char_length(city) <= 100) AND (city ~ '\S'::text))),
	constraint internships_company_check CHECK (((char_length(company) <= 200) AND (company ~ '\S'::text))),
	constraint internships_country_check CHECK (((char_length(country) <= 100) AND (country ~ '\S'::text))),
	constraint internships_description_check CHECK (((char_length(description) <= 5000) AND (description ~ '\S'::text))),
	constraint internships_details_check CHECK (((jsonb_typeof(details) = 'object'::text) AND (char_length((details)::text) <= 20000))),
	constraint internships_hours_check CHECK (((hours >= (1)::numeric) AND (hours <= (48)::numeric))),
	constraint internships_kind_check CHECK ((kind = ANY (ARRAY['program'::text, 'london'::text, 'uk-cities'::text, 'remote'::text, 'placement'::text, 'international'::text]))),
	constraint internships_location_check CHECK (((char_length(location) <= 200) AND (location ~ '\S'::text))),
	constraint internships_most_applications_check CHECK (((most_applications >= 10) AND (most_applications <= 200))),
	constraint internships_number_key UNIQUE (number),
	constraint internships_of_employers_check CHECK (((source = 'site'::text) OR ((weeks >= 6) AND (pay_currency = 'GBP'::text) AND (country = 'United Kingdom'::text)))),
	constraint internships_paused_by_check CHECK ((paused_by = ANY (ARRAY['employer'::text, 'limit'::text]))),
	constraint internships_paused_check CHECK (((status = 'paused'::text) = (paused_by IS NOT NULL))),
	constraint internships_pay_amount_check CHECK ((pay_amount > 0)),
	constraint internships_pay_currency_check CHECK ((pay_currency ~ '^[A-Z]{3}$'::text)),
	constraint internships_pay_per_check CHECK ((pay_per = ANY (ARRAY['month'::text, 'week'::text]))),
	constraint internships_remote_check CHECK ((remote = ANY (ARRAY['on-site'::text, 'hybrid'::text, 'remote'::text]))),
	constraint internships_requirements_check CHECK ((cardinality(requirements) <= 20)),
	constraint internships_sector_check CHECK ((sector = ANY (ARRAY['Technology'::text, 'Data & AI'::text, 'Finance'::text, 'Accounting'::text, 'Consulting'::text, 'Law'::text, 'Marketing'::text, 'Media'::text, 'Design'::text, 'Engineering'::text, 'Automotive'::text, 'Manufacturing'::text, 'Aerospace'::text, 'Energy'::text, 'Environment'::text, 'Construction'::text, 'Architecture'::text, 'Property'::text, 'Healthcare'::text, 'Life Sciences'::text, 'Education'::text, 'Tourism'::text, 'Hospitality'::text, 'Culture & Heritage'::text, 'Sport'::text, 'Retail'::text, 'Fashion'::text, 'Food & Drink'::text, 'Maritime'::text, 'Logistics'::text, 'Transport'::text, 'Public Policy'::text, 'Charity'::text, 'Human Resources'::text]))),
	constraint internships_slug_check CHECK (((char_length(slug) <= 160) AND (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))),
	constraint internships_slug_key UNIQUE (slug),
	constraint internships_source_check CHECK ((source = ANY (ARRAY['site'::text, 'employer'::text]))),
	constraint internships_sponsorship_check CHECK ((sponsorship = ANY (ARRAY['right-to-work-needed'::text, 'student-visa-ok'::text, 'can-sponsor'::text]))),
	constraint internships_spots_check CHECK ((spots > 0)),
	constraint internships_starts_check CHECK (((char_length(starts) <= 100) AND (starts ~ '\S'::text))),
	constraint internships_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paused'::text, 'closed'::text]))),
	constraint internships_title_check CHECK (((char_length(title) <= 120) AND (title ~ '\S'::text))),
	constraint internships_weeks_check CHECK (((weeks >= 1) AND (weeks <= 52)))
);
create table public.message_templates (
	id uuid not null default gen_random_uuid(), user_id uuid not null default auth.uid(), to_status text not null, text
	text not null,
	constraint message_templates_pkey PRIMARY KEY (id),
	constraint message_templates_rejection_check CHECK (((to_status <> 'rejected'::text) OR application_rules.is_sentence(text))),
	constraint message_templates_text_check CHECK (((char_length(text) <= 5000) AND (text ~ '\S'::text))),
	constraint message_templates_to_status_check CHECK ((to_status = ANY (ARRAY['in-review'::text, 'interview'::text, 'offered'::text, 'rejected'::text]))),
	constraint message_templates_user_id_to_status_key UNIQUE (user_id, to_status)
);
create table public.newsletter_subscriptions (
	id uuid not null default gen_random_uuid(), email text not null, created_at timestamptz not null default now(),
	constraint newsletter_subscriptions_pkey PRIMARY KEY (id),
	constraint newsletter_subscriptions_email_check CHECK (((char_length(email) <= 254) AND (email ~ '^[^\s@]+@[^\s@]+$'::text)))
);
create table public.reports (
	id uuid not null default gen_random_uuid(), internship text not null, reason text not null, message text, email text,
	created_at timestamptz not null default now(), resolved_at timestamptz, resolution text,
	constraint reports_pkey PRIMARY KEY (id),
	constraint reports_check CHECK (((resolved_at IS NULL) = (resolution IS NULL))),
	constraint reports_email_check CHECK (((char_length(email) <= 254) AND (email ~ '^[^\s@]+@[^\s@]+$'::text))),
	constraint reports_internship_check CHECK (((char_length(internship) <= 160) AND (internship ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))),
	constraint reports_message_check CHECK ((char_length(message) <= 5000)),
	constraint reports_reason_check CHECK ((reason = ANY (ARRAY['fee'::text, 'pay'::text, 'not-real'::text, 'misleading'::text, 'unfair'::text, 'closed'::text, 'other'::text]))),
	constraint reports_resolution_check CHECK (((char_length(resolution) <= 2000) AND (resolution ~ '\S'::text)))
);
create table public.saved_internships (
	user_id uuid not null, internship_id uuid not null, saved_at timestamptz not null default clock_timestamp(),
	constraint saved_internships_pkey PRIMARY KEY (user_id, internship_id)
);
create table public.staff (
	user_id uuid not null, added_at timestamptz not null default clock_timestamp(),
	constraint staff_pkey PRIMARY KEY (user_id)
);
create table public.staff_log (
	id uuid not null default gen_random_uuid(), number bigint not null generated always as identity, at timestamptz not
	null default clock_timestamp(), staff_id uuid, staff_email text not null, action text not null, subject text not
	null, subject_id text, detail text,
	constraint staff_log_pkey PRIMARY KEY (id),
	constraint staff_log_action_check CHECK (((char_length(action) <= 60) AND (action ~ '^[a-z]+(-[a-z]+)*$'::text))),
	constraint staff_log_detail_check CHECK ((char_length(detail) <= 5000)),
	constraint staff_log_staff_email_check CHECK ((char_length(staff_email) <= 254)),
	constraint staff_log_subject_check CHECK (((char_length(subject) <= 60) AND (subject ~ '^[a-z]+(-[a-z]+)*$'::text))),
	constraint staff_log_subject_id_check CHECK ((char_length(subject_id) <= 200))
);
create table public.student_profiles (
	id uuid not null default gen_random_uuid(), user_id uuid not null, name text, university text, course text, level
	text, graduation text, education jsonb not null default '[]'::jsonb, experience jsonb not null default '[]'::jsonb,
	skills jsonb not null default '[]'::jsonb, languages jsonb not null default '[]'::jsonb, links jsonb not null default
	'[]'::jsonb, work_permission jsonb, earliest_start date, weekly_hours integer, versions jsonb not null default
	'{}'::jsonb, created_at timestamptz not null default now(), updated_at timestamptz not null default clock_timestamp(),
	constraint student_profiles_pkey PRIMARY KEY (id),
	constraint student_profiles_course_check CHECK ((char_length(course) <= 200)),
	constraint student_profiles_education_check CHECK (application_rules.is_list(education, 8, '{"to": 7, "from": 7, "school": 200, "details": 800, "qualification": 200}'::jsonb)),
	constraint student_profiles_experience_check CHECK (application_rules.is_list(experience, 10, '{"to": 7, "from": 7, "role": 200, "details": 1500, "organisation": 200}'::jsonb)),
	constraint student_profiles_graduation_check CHECK ((graduation ~ '^(19|20)\d\d-(0[1-9]|1[0-2])$'::text)),
	constraint student_profiles_languages_check CHECK (application_rules.is_list(languages, 15, '{"level": 10, "language": 80}'::jsonb)),
	constraint student_profiles_level_check CHECK ((level = ANY (ARRAY['foundation'::text, 'bachelor'::text, 'integrated-master'::text, 'master'::text, 'phd'::text, 'other'::text]))),
	constraint student_profiles_links_check CHECK (application_rules.is_list(links, 8, '300'::jsonb)),
	constraint student_profiles_name_check CHECK ((char_length(name) <= 120)),
	constraint student_profiles_skills_check CHECK (application_rules.is_list(skills, 40, '80'::jsonb)),
	constraint student_profiles_university_check CHECK ((char_length(university) <= 200)),
	constraint student_profiles_user_id_key UNIQUE (user_id),
	constraint student_profiles_versions_check CHECK (((jsonb_typeof(versions) = 'object'::text) AND (char_length((versions)::text) <= 500))),
	constraint student_profiles_weekly_hours_check CHECK (((weekly_hours >= 1) AND (weekly_hours <= 48))),
	constraint student_profiles_work_permission_check CHECK (((work_permission IS NULL) OR ((jsonb_typeof(work_permission) = 'object'::text) AND (char_length((work_permission)::text) <= 2000) AND COALESCE(((work_permission ->> 'kind'::text) = ANY (ARRAY['no-restriction'::text, 'student-visa'::text, 'graduate-visa'::text, 'other-visa'::text, 'needs-sponsorship'::text, 'not-said'::text])), false))))
);
create table retention.state (
	only_row boolean not null default true, last_run timestamptz, refused text,
	constraint state_pkey PRIMARY KEY (only_row),
	constraint state_only_row_check CHECK (only_row),
	constraint state_refused_check CHECK ((refused = ANY (ARRAY['clock'::text, 'pause'::text, 'share'::text])))
);

alter table accounts.repeated_sign_ups add constraint repeated_sign_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table catalogue.answer_records add constraint answer_records_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE;
alter table catalogue.site_entries add constraint site_entries_number_fkey FOREIGN KEY (number) REFERENCES internships(number) ON DELETE CASCADE;
alter table catalogue.view_digests add constraint view_digests_day_fkey FOREIGN KEY (day) REFERENCES catalogue.view_salts(day) ON DELETE CASCADE;
alter table catalogue.views add constraint views_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES internships(id) ON DELETE CASCADE;
alter table limits.known_networks add constraint known_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table outbox.news add constraint news_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE;
alter table outbox.news add constraint news_event_id_fkey FOREIGN KEY (event_id) REFERENCES application_events(id) ON DELETE CASCADE;
alter table outbox.reminders add constraint reminders_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE;
alter table outbox.suggestions add constraint suggestions_event_id_fkey FOREIGN KEY (event_id) REFERENCES application_events(id) ON DELETE CASCADE;
alter table outbox.told add constraint told_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table outbox.told add constraint told_reminder_id_fkey FOREIGN KEY (reminder_id) REFERENCES outbox.reminders(id) ON DELETE CASCADE;
alter table posting_rules.changes add constraint changes_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES internships(id) ON DELETE CASCADE;
alter table public.alerts add constraint alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table public.application_copies add constraint application_copies_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table public.application_events add constraint application_events_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table public.application_events add constraint application_events_moved_by_fkey FOREIGN KEY (moved_by) REFERENCES auth.users(id) ON DELETE SET NULL;
alter table public.application_events add constraint application_events_takes_back_fkey FOREIGN KEY (takes_back) REFERENCES application_events(id) ON DELETE CASCADE;
alter table public.application_notes add constraint application_notes_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
alter table public.application_notes add constraint application_notes_written_by_fkey FOREIGN KEY (written_by) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table public.applications add constraint applications_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES internships(id) ON DELETE SET NULL;
alter table public.applications add constraint applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table public.contact_answers add constraint contact_answers_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE;
alter table public.cv_files add constraint cv_files_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table public.employer_decisions add constraint employer_decisions_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE;
alter table public.employers add constraint employers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table public.internship_drafts add constraint internship_drafts_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES auth.users(id) ON DELETE SET NULL;
alter table public.internship_drafts add constraint internship_drafts_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE;
alter table public.internship_drafts add constraint internship_drafts_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES internships(id) ON DELETE CASCADE;
alter table public.internships add constraint internships_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE;
alter table public.message_templates add constraint message_templates_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table public.saved_internships add constraint saved_internships_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES internships(id) ON DELETE CASCADE;
alter table public.saved_internships add constraint saved_internships_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table public.staff add constraint staff_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table public.staff_log add constraint staff_log_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES auth.users(id) ON DELETE SET NULL;
alter table public.student_profiles add constraint student_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
CREATE INDEX application_events_application_idx ON public.application_events USING btree (application_id, number);
CREATE INDEX application_events_moved_by_idx ON public.application_events USING btree (moved_by);
CREATE INDEX application_notes_application_idx ON public.application_notes USING btree (application_id, at);
CREATE INDEX application_notes_written_by_idx ON public.application_notes USING btree (written_by);
CREATE INDEX applications_internship_idx ON public.applications USING btree (internship_id, created_at);
CREATE INDEX applications_user_idx ON public.applications USING btree (user_id, created_at DESC);
CREATE INDEX applications_waiting_idx ON public.applications USING btree (answer_due_on) WHERE (status = ANY (ARRAY['submitted'::text, 'in-review'::text]));
CREATE INDEX changes_internship_idx ON posting_rules.changes USING btree (internship_id);
CREATE INDEX contacts_sender_idx ON public.contacts USING btree (lower(email), created_at DESC);
CREATE INDEX counts_expire_idx ON limits.counts USING btree (expire);
CREATE INDEX employer_decisions_employer_idx ON public.employer_decisions USING btree (employer_id, at DESC);
CREATE INDEX employers_asked_idx ON public.employers USING btree (asked_at) WHERE (asked_at IS NOT NULL);
CREATE INDEX internship_drafts_claimed_by_idx ON public.internship_drafts USING btree (claimed_by);
CREATE INDEX internship_drafts_employer_idx ON public.internship_drafts USING btree (employer_id, touched_at);
CREATE INDEX internship_drafts_internship_idx ON public.internship_drafts USING btree (internship_id);
CREATE INDEX internship_drafts_touched_idx ON public.internship_drafts USING btree (touched_at);
CREATE INDEX internship_drafts_waiting_idx ON public.internship_drafts USING btree (submitted_at) WHERE (state = 'submitted'::text);
CREATE INDEX internships_employer_idx ON public.internships USING btree (employer_id);
CREATE INDEX internships_stems_idx ON public.internships USING gin (stems);
CREATE INDEX internships_version_idx ON public.internships USING btree (version, number);
CREATE INDEX known_networks_used_idx ON limits.known_networks USING btree (used_on);
CREATE INDEX mails_alerts_idx ON outbox.mails USING gin (alerts) WHERE (alerts IS NOT NULL);
CREATE INDEX mails_caught_idx ON outbox.mails USING btree (created_at) WHERE caught;
CREATE INDEX news_employer_idx ON outbox.news USING btree (employer_id, ready_at);
CREATE INDEX notices_due_idx ON outbox.notices USING btree (due_at);
CREATE INDEX notices_row_idx ON outbox.notices USING btree (row_id);
CREATE INDEX reports_internship_idx ON public.reports USING btree (internship, created_at DESC);
CREATE INDEX reports_open_idx ON public.reports USING btree (created_at) WHERE (resolved_at IS NULL);
CREATE INDEX saved_internships_internship_idx ON public.saved_internships USING btree (internship_id);
CREATE INDEX staff_log_number_idx ON public.staff_log USING btree (number);
CREATE INDEX staff_log_staff_idx ON public.staff_log USING btree (staff_id);
CREATE INDEX staff_log_subject_idx ON public.staff_log USING btree (subject_id, staff_id);
CREATE INDEX told_reminder_idx ON outbox.told USING btree (reminder_id);
CREATE INDEX views_day_idx ON catalogue.views USING btree (day);
CREATE INDEX words_stem_idx ON catalogue.words USING btree (stem);
CREATE INDEX words_variants_idx ON catalogue.words USING gin (variants);
CREATE UNIQUE INDEX applications_one_for_each_internship ON public.applications USING btree (user_id, internship_id) WHERE (status <> 'withdrawn'::text);
CREATE UNIQUE INDEX internship_drafts_one_revision ON public.internship_drafts USING btree (internship_id) WHERE (state <> 'approved'::text);
CREATE UNIQUE INDEX newsletter_subscriptions_email_key ON public.newsletter_subscriptions USING btree (lower(email));

create view application_rules.waiting as
 SELECT application.id,
    internship.employer_id,
    application.internship_id,
    application.answer_due_on
   FROM (applications application
     LEFT JOIN internships internship ON ((internship.id = application.internship_id)))
  WHERE (application.status = ANY (ARRAY['submitted'::text, 'in-review'::text]));
create view catalogue.cards with (security_invoker=true) as
 SELECT number,
    slug,
    source,
    kind,
    title,
    company,
    sector,
    city,
    location,
    remote,
    country,
    weeks,
    hours,
    pay_amount,
    pay_per,
    pay_currency,
    part_of_course,
    starts_on,
    starts,
    deadline,
    spots,
    featured,
    sponsorship,
    answer_days,
    status,
    published_at,
    closed_at,
    sample
   FROM internships
  WHERE (NOT hidden);

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
create function public.hide_of_unverified() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	new.hidden := new.employer_id is not null
		and not exists (select from public.employers where id = new.employer_id and verified);
	return new;
end
$$;

create function accounts.begin_sign_up(address text) returns TABLE(confirmed boolean, replaced boolean) language plpgsql as '';
create function accounts.delete(account uuid) returns void language plpgsql as '';
create function accounts.delete_unconfirmed(today timestamptz) returns integer language plpgsql as '';
create function accounts.find(ids uuid[]) returns TABLE(id uuid, email text, full_name text) language sql as '';
create function accounts.forget_unconfirmed_sign_up(token text) returns void language sql as '';
create function accounts.full_name(meta jsonb) returns text language sql as '';
create function accounts.is_contested(address text) returns boolean language sql as '';
create function accounts.is_session(session uuid) returns boolean language sql as '';
create function accounts.note_repeated_sign_up(address text, hash text) returns void language sql as '';
create function accounts.refused_sign_in(address text) returns TABLE(has_password boolean, repeated_hash text) language sql as '';
create function accounts.unverify_employer() returns trigger language plpgsql as '';
create function alert_rules.delete_waiting_mails() returns trigger language plpgsql as '';
create function alert_rules.due(today date, week_begins date, after uuid, most integer) returns TABLE(id uuid, user_id uuid, query text, frequency text, told_from integer, told_to integer, is_due boolean, wanted_on date, ends_on date) language sql as '';
create function alert_rules.end_unanswered(today date) returns bigint language sql as '';
create function alert_rules.go_on(alert uuid, today date) returns boolean language sql as '';
create function alert_rules.is_due(looked_on date, frequency text, today date, week_begins date) returns boolean language sql as '';
create function alert_rules.oldest_due(today date, week_begins date) returns integer language sql as '';
create function alert_rules.start_alert() returns trigger language plpgsql as '';
create function alert_rules.stop_all(person uuid) returns void language sql as '';
create function alert_rules.stop_one(alert uuid) returns void language sql as '';
create function alert_rules.told(alerts uuid[], up_to integer, today date, asked uuid[], last_day date) returns void language sql as '';
create function application_rules.add_note(application uuid, text text) returns uuid language plpgsql as '';
create function application_rules.answered_at(application uuid) returns timestamptz language sql as '';
create function application_rules.applicants(given uuid[]) returns TABLE(application_id uuid, name text, email text) language sql as '';
create function application_rules.confirm_promises(today date) returns void language plpgsql as '';
create function application_rules.delete_note(application uuid, note uuid) returns void language plpgsql as '';
create function application_rules.employer_overview(today date DEFAULT application_rules.today()) returns jsonb language plpgsql as '';
create function application_rules.freeze(application uuid, profile_seen timestamptz, show_permission boolean, cv_seen timestamptz, made_name text DEFAULT NULL::text, made bytea DEFAULT NULL::bytea) returns void language plpgsql as '';
create function application_rules.full_ones(internships uuid[]) returns TABLE(id uuid, user_id uuid, title text, most integer) language sql as '';
create function application_rules.give_up(today date, given uuid, similar_slugs text[]) returns boolean language plpgsql as '';
create function application_rules.has_overdue(employer uuid, today date DEFAULT application_rules.today()) returns boolean language sql as '';
create function application_rules.is_employer_of(internship uuid) returns boolean language sql as '';
create function application_rules.keep_promises(today date) returns jsonb language plpgsql as '';
create function application_rules.late_ones(applications uuid[]) returns TABLE(id uuid, user_id uuid, program_type text, program_name text, due_on date, company text) language sql as '';
create function application_rules.move(given uuid, expected text, wanted text, reasons text[] DEFAULT '{}'::text[], message text DEFAULT NULL::text, by_server boolean DEFAULT false) returns uuid language plpgsql as '';
create function application_rules.move_many(given jsonb, host text, wanted text, reasons text[] DEFAULT '{}'::text[], template text DEFAULT NULL::text) returns TABLE(application_id uuid, outcome text, status text) language plpgsql as '';
create function application_rules.next_morning(moment timestamptz) returns timestamptz language sql as '';
create function application_rules.note_news() returns trigger language plpgsql as '';
create function application_rules.own_internships() returns SETOF uuid language sql as '';
create function application_rules.promise_objection(today date) returns text language sql as '';
create function application_rules.refuse_change() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user <> (
		select pg_catalog.pg_get_userbyid(relowner) from pg_catalog.pg_class where oid = tg_relid
	) then
		raise insufficient_privilege using message = 'what was sent is not changed';
	end if;
	return case tg_op when 'DELETE' then old else new end;
end
$$;
create function application_rules.reminded(reminders uuid[]) returns TABLE(id uuid, user_id uuid, program_type text, program_name text, due_on date, in_days integer, applications bigint) language sql as '';
create function application_rules.set_application_mails(wanted text) returns void language plpgsql as '';
create function application_rules.shares_notes(application uuid) returns boolean language sql as '';
create function application_rules.suggested(events uuid[]) returns TABLE(event_id uuid, slug text, title text, company text) language sql as '';
create function application_rules.take_back(given uuid) returns text language plpgsql as '';
create function application_rules.take_back_many(given uuid[], host text) returns TABLE(application_id uuid, outcome text) language plpgsql as '';
create function application_rules.take_news(employers uuid[]) returns TABLE(id uuid, user_id uuid, title text, applied integer, withdrawn integer) language sql as '';
create function application_rules.to_give_up(today date) returns TABLE(application uuid, internship uuid) language sql as '';
create function application_rules.undo_seconds(given uuid) returns integer language sql as '';
create function application_rules.waits_on_closed(internship uuid, status text) returns boolean language sql as '';
create function catalogue.by_slug(given text) returns jsonb language sql as '';
create function catalogue.cards_by_slug(slugs text[]) returns SETOF jsonb language sql as '';
create function catalogue.cards_of(numbers integer[]) returns SETOF jsonb language sql as '';
create function catalogue.changed_after(given bigint, last_number integer) returns TABLE(version bigint, number integer, facts jsonb) language sql as '';
create function catalogue.count_views(today date, slugs text[], digests text[]) returns void language sql as '';
create function catalogue.find(given text) returns integer[] language plpgsql as '';
create function catalogue.find_above(given text[], after integer) returns TABLE(place integer, numbers integer[]) language plpgsql as '';
create function catalogue.list_site_entries() returns TABLE(entry text, slug text, digest text) language sql as '';
create function catalogue.listings_of(numbers integer[]) returns SETOF jsonb language sql as '';
create function catalogue.note_stale_record() returns trigger language plpgsql as '';
create function catalogue.record_of(given text) returns jsonb language sql as '';
create function catalogue.refresh_records(today date) returns integer language plpgsql as '';
create function catalogue.salt_of_views(today date) returns bytea language plpgsql as '';
create function catalogue.slugs_of(numbers integer[]) returns TABLE(slug text, updated text) language sql as '';
create function catalogue.stems_like(typed text) returns text[] language plpgsql as '';
create function catalogue.taken_slugs(slugs text[]) returns SETOF text language sql as '';
create function catalogue.text_query(given text) returns tsquery language plpgsql as '';
create function catalogue.verification_of(employer uuid) returns jsonb language sql as '';
create function catalogue.version() returns TABLE(version bigint, deleted bigint) language sql as '';
create function catalogue.write_site_entries(changed jsonb, gone text[], at timestamptz) returns void language plpgsql as '';
create function limits.is_known_network(account text, digest text) returns boolean language sql as '';
create function limits.networks_of(account_id uuid) returns TABLE(used_on date) language sql as '';
create function limits.remember_network(account text, digest text) returns void language plpgsql as '';
create function outbox.note_stored_row() returns trigger language plpgsql as '';
create function posting_rules.add_draft(content jsonb, step integer, internship uuid) returns uuid language plpgsql as '';
create function posting_rules.age_drafts(moment timestamptz) returns integer language plpgsql as '';
create function posting_rules.approve(given uuid, expected integer, new_slug text) returns text language plpgsql as '';
create function posting_rules.at_once() returns text[] language sql as '';
create function posting_rules.claim(given uuid) returns void language plpgsql as '';
create function posting_rules.close(given uuid) returns void language plpgsql as '';
create function posting_rules.copy(given uuid) returns uuid language plpgsql as '';
create function posting_rules.create_draft(content jsonb, step integer) returns uuid language sql as '';
create function posting_rules.delete_draft(given uuid) returns void language plpgsql as '';
create function posting_rules.fields() returns text[] language sql as '';
create function posting_rules.owes_answers() returns boolean language sql as '';
create function posting_rules.own_employer() returns uuid language sql as '';
create function posting_rules.pause(given uuid) returns void language plpgsql as '';
create function posting_rules.reopen(given uuid, new_deadline date, most integer) returns void language plpgsql as '';
create function posting_rules.revise(given uuid) returns uuid language plpgsql as '';
create function posting_rules.save(given uuid, expected integer, content jsonb, step integer) returns integer language plpgsql as '';
create function posting_rules.send_back(given uuid, expected integer, reason text, field_comments jsonb) returns void language plpgsql as '';
create function posting_rules.submit(given uuid, expected integer) returns text language plpgsql as '';
create function posting_rules.today() returns date language sql as '';
create function posting_rules.withdraw(given uuid) returns void language plpgsql as '';
create function public.ask_for_verification() returns trigger language plpgsql as '';
create function public.count_draft_change() returns trigger language plpgsql as '';
create function public.drop_repeated_application() returns trigger language plpgsql as '';
create function public.drop_repeated_contact() returns trigger language plpgsql as '';
create function public.drop_repeated_report() returns trigger language plpgsql as '';
create function public.limit_applications() returns trigger language plpgsql as '';
create function public.limit_saved_internships() returns trigger language plpgsql as '';
create function public.note_submission() returns trigger language plpgsql as '';
create function public.note_update() returns trigger language plpgsql as '';
create function public.note_verification() returns trigger language plpgsql as '';
create function public.pause_full_internship() returns trigger language plpgsql as '';
create function public.protect_employer() returns trigger language plpgsql as '';
create function public.refuse_direct_move() returns trigger language plpgsql as '';
create function public.refuse_event_change() returns trigger language plpgsql as '';
create function public.refuse_foreign_application() returns trigger language plpgsql as '';
create function public.refuse_hidden_internship() returns trigger language plpgsql as '';
create function public.refuse_log_change() returns trigger language plpgsql as '';
create function public.show_of_verified() returns trigger language plpgsql as '';
create function public.start_application() returns trigger language plpgsql as '';
create function public.unverify_changed_employer() returns trigger language plpgsql as '';
create function retention.confirm(today date) returns jsonb language plpgsql as '';
create function retention.count_expired(today timestamptz) returns TABLE(kind text, expired bigint, stored bigint) language sql as '';
create function retention.delete_expired(today timestamptz) returns void language plpgsql as '';
create function retention.expired_applications(today timestamptz) returns SETOF uuid language sql as '';
create function retention.forget_expired(today timestamptz) returns jsonb language plpgsql as '';
create function retention.objection(today timestamptz) returns text language plpgsql as '';
create function retention.unused_accounts(today timestamptz) returns SETOF uuid language sql as '';
create function staff_rules.answer_contact(given uuid, message text) returns void language plpgsql as '';
create function staff_rules.decide_employer(given uuid, expected timestamptz, outcome text, checks text[] DEFAULT '{}'::text[], company_number text DEFAULT NULL::text, reason text DEFAULT NULL::text, note text DEFAULT NULL::text) returns uuid language plpgsql as '';
create function staff_rules.employers(shown text, typed text, most integer, after integer) returns SETOF jsonb language plpgsql as '';
create function staff_rules.employers_by_mail(addresses text[]) returns TABLE(email text, id uuid, company text, verified boolean, overdue boolean) language plpgsql as '';
create function staff_rules.export_internships() returns SETOF jsonb language plpgsql as '';
create function staff_rules.import_internships(lines jsonb) returns integer language plpgsql as '';
create function staff_rules.is_staff() returns boolean language sql as '';
create function staff_rules.note(action text, subject text, subject_id text, detail text) returns void language plpgsql as '';
create function staff_rules.note_reading(given uuid) returns void language plpgsql as '';
create function staff_rules.on_request(given uuid, action text) returns jsonb language plpgsql as '';
create function staff_rules.overdue(today date) returns TABLE(employer_id uuid, company text, count bigint, oldest date) language plpgsql as '';
create function staff_rules.people(typed text) returns SETOF jsonb language plpgsql as '';
create function staff_rules.require_staff() returns void language plpgsql as '';
create function staff_rules.resolve_report(given uuid, resolution text) returns void language plpgsql as '';
create function staff_rules.waiting(today date) returns TABLE(kind text, count bigint, oldest date) language plpgsql as '';
create function staff_rules.weeks(today date) returns TABLE(begins date, applications integer, sign_ups integer) language plpgsql as '';
create function application_rules.is_full(internship internships) returns boolean language sql as '';
create function application_rules.locked(given uuid) returns applications language plpgsql as '';
create function application_rules.mover_of(application applications) returns text language sql as '';
create function application_rules.sent_profile(given student_profiles) returns jsonb language sql as '';
create function catalogue.answers_of(employer uuid, today date) returns catalogue.answer_records language sql as '';
create function catalogue.shown_record(record catalogue.answer_records) returns jsonb language sql as '';
create function posting_rules.changed_fields(draft internship_drafts) returns text[] language sql as '';
create function posting_rules.claim_of(draft internship_drafts) returns jsonb language sql as '';
create function posting_rules.columns_of(content jsonb) returns internships language plpgsql as '';
create function posting_rules.company_of(draft internship_drafts, OUT company text, OUT verified boolean) returns record language sql as '';
create function posting_rules.content_of(published internships) returns jsonb language sql as '';
create function posting_rules.open_applications(draft internship_drafts) returns integer language sql as '';
create function posting_rules.own_draft(given uuid) returns internship_drafts language plpgsql as '';
create function posting_rules.own_internship(given uuid) returns internships language plpgsql as '';
create function posting_rules.problem(given internships, today date, published internships) returns text language plpgsql as '';
create function posting_rules.publish_revision(published internships, wanted internships) returns void language plpgsql as '';
create function posting_rules.published_of(draft internship_drafts) returns jsonb language sql as '';
create function posting_rules.require_valid(given internships, today date, published internships) returns void language plpgsql as '';
create function posting_rules.require_version(draft internship_drafts, expected integer) returns void language plpgsql as '';
create function posting_rules.row_of(given internships, employer employers) returns internships language plpgsql as '';
create function posting_rules.title_of(draft internship_drafts) returns text language sql as '';
create function posting_rules.waiting_draft(given uuid) returns internship_drafts language plpgsql as '';

CREATE TRIGGER delete_waiting_mails AFTER DELETE ON public.alerts FOR EACH ROW EXECUTE FUNCTION alert_rules.delete_waiting_mails();
CREATE TRIGGER start BEFORE INSERT ON public.alerts FOR EACH ROW EXECUTE FUNCTION alert_rules.start_alert();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON public.application_copies FOR EACH ROW EXECUTE FUNCTION application_rules.refuse_change();
CREATE TRIGGER note_news AFTER INSERT ON public.application_events FOR EACH ROW WHEN (((new.mover = 'student'::text) AND (new.takes_back IS NULL) AND ((new.from_status IS NULL) OR (new.to_status = 'withdrawn'::text)))) EXECUTE FUNCTION application_rules.note_news();
CREATE TRIGGER note_stale_record AFTER INSERT ON public.application_events FOR EACH ROW WHEN (((new.to_status <> 'in-review'::text) OR (new.takes_back IS NOT NULL))) EXECUTE FUNCTION catalogue.note_stale_record();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON public.application_events FOR EACH ROW EXECUTE FUNCTION refuse_event_change();
CREATE TRIGGER a_refuse_foreign BEFORE INSERT ON public.applications FOR EACH ROW EXECUTE FUNCTION refuse_foreign_application();
CREATE TRIGGER b_drop_repeated BEFORE INSERT ON public.applications FOR EACH ROW EXECUTE FUNCTION drop_repeated_application();
CREATE TRIGGER c_limit BEFORE INSERT ON public.applications FOR EACH ROW EXECUTE FUNCTION limit_applications();
CREATE TRIGGER c_not_hidden BEFORE INSERT ON public.applications FOR EACH ROW EXECUTE FUNCTION refuse_hidden_internship();
CREATE TRIGGER d_start BEFORE INSERT ON public.applications FOR EACH ROW EXECUTE FUNCTION start_application();
CREATE TRIGGER note_stored AFTER INSERT ON public.applications FOR EACH ROW WHEN ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name]))) EXECUTE FUNCTION outbox.note_stored_row();
CREATE TRIGGER note_submission AFTER INSERT ON public.applications FOR EACH ROW WHEN ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name]))) EXECUTE FUNCTION note_submission();
CREATE TRIGGER pause_full AFTER INSERT ON public.applications FOR EACH ROW WHEN (((new.internship_id IS NOT NULL) AND (CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))) EXECUTE FUNCTION pause_full_internship();
CREATE TRIGGER refuse_direct_move BEFORE UPDATE ON public.applications FOR EACH ROW WHEN ((new.status IS DISTINCT FROM old.status)) EXECUTE FUNCTION refuse_direct_move();
CREATE TRIGGER unverify_employer AFTER UPDATE OF email ON auth.users FOR EACH ROW WHEN ((lower((old.email)::text) IS DISTINCT FROM lower((new.email)::text))) EXECUTE FUNCTION accounts.unverify_employer();
CREATE TRIGGER drop_repeated BEFORE INSERT ON public.contacts FOR EACH ROW EXECUTE FUNCTION drop_repeated_contact();
CREATE TRIGGER note_stored AFTER INSERT ON public.contacts FOR EACH ROW WHEN ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name]))) EXECUTE FUNCTION outbox.note_stored_row();
CREATE TRIGGER note_update BEFORE UPDATE ON public.cv_files FOR EACH ROW EXECUTE FUNCTION note_update();
CREATE TRIGGER note_verification AFTER INSERT ON public.employers FOR EACH ROW WHEN (((new.asked_at IS NOT NULL) AND (CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))) EXECUTE FUNCTION note_verification();
CREATE TRIGGER note_verification_again AFTER UPDATE ON public.employers FOR EACH ROW WHEN (((new.asked_at IS NOT NULL) AND (old.asked_at IS NULL))) EXECUTE FUNCTION note_verification();
CREATE TRIGGER protect BEFORE INSERT OR UPDATE ON public.employers FOR EACH ROW EXECUTE FUNCTION protect_employer();
CREATE TRIGGER show_of_verified AFTER UPDATE ON public.employers FOR EACH ROW WHEN ((old.verified IS DISTINCT FROM new.verified)) EXECUTE FUNCTION show_of_verified();
CREATE TRIGGER unverify_changed BEFORE UPDATE ON public.employers FOR EACH ROW EXECUTE FUNCTION unverify_changed_employer();
CREATE TRIGGER verification BEFORE INSERT OR UPDATE ON public.employers FOR EACH ROW EXECUTE FUNCTION ask_for_verification();
CREATE TRIGGER count_change BEFORE UPDATE ON public.internship_drafts FOR EACH ROW EXECUTE FUNCTION count_draft_change();
CREATE TRIGGER count_change BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.internships FOR EACH STATEMENT EXECUTE FUNCTION catalogue.count_change();
CREATE TRIGGER hide_of_unverified BEFORE INSERT OR UPDATE ON public.internships FOR EACH ROW EXECUTE FUNCTION hide_of_unverified();
CREATE TRIGGER note_inserted_words AFTER INSERT ON public.internships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue.note_words();
CREATE TRIGGER note_updated_words AFTER UPDATE ON public.internships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalogue.note_words();
CREATE TRIGGER set_version BEFORE INSERT OR UPDATE ON public.internships FOR EACH ROW EXECUTE FUNCTION catalogue.set_version();
CREATE TRIGGER note_stored AFTER INSERT ON public.newsletter_subscriptions FOR EACH ROW WHEN ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name]))) EXECUTE FUNCTION outbox.note_stored_row();
CREATE TRIGGER drop_repeated BEFORE INSERT ON public.reports FOR EACH ROW EXECUTE FUNCTION drop_repeated_report();
CREATE TRIGGER note_stored AFTER INSERT ON public.reports FOR EACH ROW WHEN ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name]))) EXECUTE FUNCTION outbox.note_stored_row();
CREATE TRIGGER limit_rows BEFORE INSERT ON public.saved_internships FOR EACH ROW EXECUTE FUNCTION limit_saved_internships();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON public.staff_log FOR EACH ROW EXECUTE FUNCTION refuse_log_change();
CREATE TRIGGER note_update BEFORE UPDATE ON public.student_profiles FOR EACH ROW EXECUTE FUNCTION note_update();

alter table accounts.repeated_sign_ups enable row level security;
alter table application_rules.moves enable row level security;
alter table application_rules.rejection_reasons enable row level security;
alter table catalogue.answer_records enable row level security;
alter table catalogue.records_day enable row level security;
alter table catalogue.site_entries enable row level security;
alter table catalogue.stale_records enable row level security;
alter table catalogue.state enable row level security;
alter table catalogue.view_digests enable row level security;
alter table catalogue.view_salts enable row level security;
alter table catalogue.views enable row level security;
alter table catalogue.words enable row level security;
alter table limits.known_networks enable row level security;
alter table outbox.news enable row level security;
alter table outbox.promise_state enable row level security;
alter table outbox.reminders enable row level security;
alter table outbox.suggestions enable row level security;
alter table outbox.told enable row level security;
alter table posting_rules.changes enable row level security;
alter table posting_rules.wages enable row level security;
alter table public.alerts enable row level security;
alter table public.application_copies enable row level security;
alter table public.application_events enable row level security;
alter table public.application_notes enable row level security;
alter table public.applications enable row level security;
alter table public.contact_answers enable row level security;
alter table public.contacts enable row level security;
alter table public.cv_files enable row level security;
alter table public.employer_decisions enable row level security;
alter table public.employers enable row level security;
alter table public.internship_drafts enable row level security;
alter table public.internships enable row level security;
alter table public.message_templates enable row level security;
alter table public.newsletter_subscriptions enable row level security;
alter table public.reports enable row level security;
alter table public.saved_internships enable row level security;
alter table public.staff enable row level security;
alter table public.staff_log enable row level security;
alter table public.student_profiles enable row level security;
create policy "programs of staff see all" on posting_rules.changes for select to service_role using (true);
create policy "everybody has their own" on public.alerts for all to authenticated using ((user_id = auth.uid())) with check ((user_id = auth.uid()));
create policy "staff see all" on public.application_copies for select to service_role using (true);
create policy "who sees an application sees what was sent with it" on public.application_copies for select to authenticated using ((EXISTS ( SELECT FROM applications WHERE (applications.id = application_copies.application_id))));
create policy "staff see all" on public.application_events for select to service_role using (true);
create policy "who sees an application sees its events" on public.application_events for select to authenticated using ((EXISTS ( SELECT FROM applications WHERE (applications.id = application_events.application_id))));
create policy "colleagues see the notes of an application" on public.application_notes for select to authenticated using (application_rules.shares_notes(application_id));
create policy "programs of staff see all" on public.application_notes for select to service_role using (true);
create policy "writers see what they have written" on public.application_notes for select to authenticated using ((written_by = ( SELECT auth.uid() AS uid)));
create policy "a person applies for themselves" on public.applications for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "a person sees their own" on public.applications for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "an employer sees the applications to their internships" on public.applications for select to authenticated using ((internship_id = ANY (ARRAY( SELECT application_rules.own_internships() AS own_internships))));
create policy "members of staff see all applications" on public.applications for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "staff do everything" on public.applications for all to service_role using (true) with check (true);
create policy "programs of staff see all" on public.contact_answers for select to service_role using (true);
create policy "staff see answers" on public.contact_answers for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "anyone writes a message" on public.contacts for insert to anon, authenticated with check (true);
create policy "staff do everything" on public.contacts for all to service_role using (true) with check (true);
create policy "staff see messages" on public.contacts for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "a person has their own" on public.cv_files for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "staff do everything" on public.cv_files for all to service_role using (true) with check (true);
create policy "programs of staff see all" on public.employer_decisions for select to service_role using (true);
create policy "staff see what staff decided" on public.employer_decisions for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "an employer changes their own" on public.employers for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "an employer makes their own" on public.employers for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "an employer sees their own" on public.employers for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "staff do everything" on public.employers for all to service_role using (true) with check (true);
create policy "staff see all employers" on public.employers for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "an employer sees their own" on public.internship_drafts for select to authenticated using ((employer_id = ( SELECT posting_rules.own_employer() AS own_employer)));
create policy "members of staff see what was submitted" on public.internship_drafts for select to authenticated using (((state <> 'draft'::text) AND ( SELECT staff_rules.is_staff() AS is_staff)));
create policy "programs of staff see all" on public.internship_drafts for select to service_role using (true);
create policy "an employer sees their own" on public.internships for select to authenticated using ((employer_id IN ( SELECT employers.id FROM employers WHERE (employers.user_id = ( SELECT auth.uid() AS uid)))));
create policy "everybody sees what is open, and for 90 days what is closed" on public.internships for select to anon, authenticated using (((NOT hidden) AND COALESCE((closed_at > (now() - '90 days'::interval)), true) AND COALESCE((deadline >= (((now() AT TIME ZONE 'Europe/London'::text))::date - 90)), true)));
create policy "members of staff see all" on public.internships for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "staff do everything" on public.internships for all to service_role using (true) with check (true);
create policy "a person keeps their own templates" on public.message_templates for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "programs of staff do everything" on public.message_templates for all to service_role using (true) with check (true);
create policy "anyone subscribes" on public.newsletter_subscriptions for insert to anon, authenticated with check (true);
create policy "staff do everything" on public.newsletter_subscriptions for all to service_role using (true) with check (true);
create policy "anyone reports an internship that they can see" on public.reports for insert to anon, authenticated with check ((EXISTS ( SELECT FROM internships WHERE (internships.slug = reports.internship))));
create policy "staff do everything" on public.reports for all to service_role using (true) with check (true);
create policy "staff see reports" on public.reports for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "people read what they have saved" on public.saved_internships for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "people remove what they have saved" on public.saved_internships for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "people save an internship that they can see" on public.saved_internships for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT FROM internships WHERE (internships.id = saved_internships.internship_id)))));
create policy "programs of staff see all" on public.staff for select to service_role using (true);
create policy "staff see who is staff" on public.staff for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "programs of staff see all" on public.staff_log for select to service_role using (true);
create policy "staff see what staff did" on public.staff_log for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "a person has their own" on public.student_profiles for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "staff do everything" on public.student_profiles for all to service_role using (true) with check (true);

grant select on posting_rules.changes to service_role;
grant delete, select on public.alerts to authenticated;
grant select on public.application_copies to authenticated;
grant select on public.application_copies to service_role;
grant select on public.application_events to service_role;
grant select on public.application_notes to authenticated;
grant select on public.application_notes to service_role;
grant select on public.applications to authenticated;
grant delete, insert, select, update on public.applications to service_role;
grant select on public.contact_answers to authenticated;
grant select on public.contact_answers to service_role;
grant select on public.contacts to authenticated;
grant delete, insert, select, update on public.contacts to service_role;
grant delete, select on public.cv_files to authenticated;
grant delete, insert, select, update on public.cv_files to service_role;
grant select on public.employer_decisions to authenticated;
grant select on public.employer_decisions to service_role;
grant select on public.employers to authenticated;
grant delete, insert, select, update on public.employers to service_role;
grant select on public.internship_drafts to authenticated;
grant select on public.internship_drafts to service_role;
grant select on public.internships to anon;
grant select on public.internships to authenticated;
grant delete, insert, select, update on public.internships to service_role;
grant delete, insert, select, update on public.message_templates to authenticated;
grant delete, insert, select, update on public.message_templates to service_role;
grant delete, insert, select, update on public.newsletter_subscriptions to service_role;
grant select on public.reports to authenticated;
grant delete, insert, select, update on public.reports to service_role;
grant delete, select on public.saved_internships to authenticated;
grant select on public.staff to authenticated;
grant select on public.staff to service_role;
grant select on public.staff_log to authenticated;
grant select on public.staff_log to service_role;
grant delete, select on public.student_profiles to authenticated;
grant delete, insert, select, update on public.student_profiles to service_role;
grant insert (user_id, query, frequency) on public.alerts to authenticated;
grant update (frequency) on public.alerts to authenticated;
grant select (id, application_id, number, at, mover, from_status, to_status, reasons, message, takes_back) on
	public.application_events to authenticated;
grant insert (user_id, program_type, program_name, motivation, experience, availability, internship_id) on
	public.applications to authenticated;
grant insert (name, email, subject, category, message) on public.contacts to anon;
grant insert (name, email, subject, category, message) on public.contacts to authenticated;
grant insert (user_id, name, content) on public.cv_files to authenticated;
grant update (name, content) on public.cv_files to authenticated;
grant insert (user_id, company_name, contact_person, phone, website, industry, company_size, location,
	company_description, founded_year, linkedin_url, profile_completed, company_number) on public.employers to
	authenticated;
grant update (user_id, company_name, contact_person, phone, website, industry, company_size, location,
	company_description, founded_year, linkedin_url, profile_completed, company_number) on public.employers to
	authenticated;
grant insert (email) on public.newsletter_subscriptions to anon;
grant insert (email) on public.newsletter_subscriptions to authenticated;
grant insert (internship, reason, message, email) on public.reports to anon;
grant insert (internship, reason, message, email) on public.reports to authenticated;
grant insert (user_id, internship_id) on public.saved_internships to authenticated;
grant insert (user_id, name, university, course, level, graduation, education, experience, skills, languages, links,
	work_permission, earliest_start, weekly_hours, versions) on public.student_profiles to authenticated;
grant update (name, university, course, level, graduation, education, experience, skills, languages, links,
	work_permission, earliest_start, weekly_hours, versions) on public.student_profiles to authenticated;

revoke all on all functions in schema accounts, alert_rules, application_rules, catalogue, limits, outbox, posting_rules, public, retention, staff_rules from public;
grant execute on function application_rules.add_note, application_rules.applicants, application_rules.delete_note,
	application_rules.employer_overview, application_rules.freeze, application_rules.is_employer_of,
	application_rules.is_list, application_rules.is_sentence, application_rules.move, application_rules.move_many,
	application_rules.mover_of, application_rules.own_internships, application_rules.set_application_mails,
	application_rules.shares_notes, application_rules.take_back, application_rules.take_back_many,
	application_rules.undo_seconds, posting_rules.approve, posting_rules.changed_fields, posting_rules.claim,
	posting_rules.claim_of, posting_rules.close, posting_rules.company_of, posting_rules.copy,
	posting_rules.create_draft, posting_rules.delete_draft, posting_rules.open_applications, posting_rules.owes_answers,
	posting_rules.own_employer, posting_rules.pause, posting_rules.published_of, posting_rules.reopen,
	posting_rules.revise, posting_rules.save, posting_rules.send_back, posting_rules.submit, posting_rules.withdraw,
	staff_rules.answer_contact, staff_rules.decide_employer, staff_rules.employers, staff_rules.employers_by_mail,
	staff_rules.export_internships, staff_rules.import_internships, staff_rules.is_staff, staff_rules.note,
	staff_rules.note_reading, staff_rules.on_request, staff_rules.overdue, staff_rules.people, staff_rules.require_staff,
	staff_rules.resolve_report, staff_rules.waiting, staff_rules.weeks to authenticated;
grant execute on function application_rules.give_up, application_rules.is_list, application_rules.is_sentence,
	application_rules.keep_promises, application_rules.move, application_rules.take_back, application_rules.to_give_up,
	catalogue.folded, catalogue.head_stems, catalogue.other_text, staff_rules.answer_contact,
	staff_rules.decide_employer, staff_rules.employers, staff_rules.employers_by_mail, staff_rules.export_internships,
	staff_rules.import_internships, staff_rules.is_staff, staff_rules.note, staff_rules.on_request, staff_rules.overdue,
	staff_rules.people, staff_rules.require_staff, staff_rules.resolve_report, staff_rules.waiting to service_role;

-- A row in every table. Triggers are off: they would write others.
set session_replication_role = replica;
insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'ann@example.org'),
	('00000000-0000-4000-8000-00000000000b', 'bob@acre.example'), ('00000000-0000-4000-8000-00000000000c', 'cat@example.org');
insert into accounts.repeated_sign_ups values ('00000000-0000-4000-8000-00000000000a', '$2b$10$hash', '2026-11-01');
insert into limits.counts values ('digest', 3, 1763900000000);
insert into limits.known_networks values ('00000000-0000-4000-8000-00000000000a', 'digest', '2026-11-20');
insert into public.employers (id, user_id, company_name, contact_person, phone, website, industry, company_size, location,
	company_description, founded_year, profile_completed, verified, created_at, updated_at, application_mails, verified_at,
	company_number) values ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-00000000000b', 'Acre Ltd',
	'Bob Ames', '0113 496 0000', 'https://acre.example', 'Technology', '11-50', 'Leeds', 'We make looms.', 1990, true, true,
	'2026-10-01', '2026-10-02', 'at-once', '2026-10-02', '01234567');
insert into public.employer_decisions values ('00000000-0000-4000-8000-0000000000d1',
	'00000000-0000-4000-8000-0000000000e1', '2026-10-02', 'verified', '{company-number}', '01234567', null, 'Looked up');
insert into public.staff values ('00000000-0000-4000-8000-00000000000c', '2026-09-01');
insert into public.staff_log overriding system value values ('00000000-0000-4000-8000-0000000000f1', 7, '2026-10-02',
	'00000000-0000-4000-8000-00000000000c', 'cat@example.org', 'employer-verified', 'employer',
	'00000000-0000-4000-8000-0000000000e1', 'Acre Ltd');
insert into public.internships (id, number, slug, source, employer_id, kind, title, company, sector, city, location, remote,
	country, weeks, hours, pay_amount, pay_per, pay_currency, starts_on, starts, deadline, description, requirements,
	benefits, spots, sponsorship, details, status, published_at, updated_at, version, paused_by, most_applications)
	overriding system value values ('00000000-0000-4000-8000-000000000011', 41, 'loom-intern-acre', 'employer',
	'00000000-0000-4000-8000-0000000000e1', 'uk-cities', 'Loom intern', 'Acre Ltd', 'Engineering', 'Leeds', 'Leeds', 'hybrid',
	'United Kingdom', 12, 35, 2100, 'month', 'GBP', '2027-06-01', 'June 2027', '2027-04-30', 'You mend looms.', '{Patience}',
	'{Lunch}', 2, 'student-visa-ok', '{"team": "Four people"}', 'paused', '2026-10-05', '2026-10-06', 9, 'employer', 50);
insert into catalogue.state values (true, 9, 4);
insert into catalogue.words values ('loom', 'loom', '{oom,lom,loo,loom}');
insert into catalogue.site_entries values ('london/3', 41, null);
insert into catalogue.answer_records values ('00000000-0000-4000-8000-0000000000e1', 6, 5, 4, 3);
insert into catalogue.stale_records overriding system value values (5, '00000000-0000-4000-8000-0000000000e1');
insert into catalogue.records_day values (true, '2026-11-22');
insert into catalogue.view_salts values ('2026-11-22', '\x01');
insert into catalogue.view_digests values ('2026-11-22', '\x00112233445566778899aabbccddeeff');
insert into catalogue.views values ('00000000-0000-4000-8000-000000000011', '2026-11-22', 12);
insert into public.newsletter_subscriptions values ('00000000-0000-4000-8000-000000000021', 'zoë@example.org', '2026-10-01');
insert into public.contacts values ('00000000-0000-4000-8000-000000000022', 'Ann Lee', 'ann@example.org', 'A visa',
	'general', E'May I?\n\tAnn', '2026-10-01');
insert into public.contact_answers values ('00000000-0000-4000-8000-000000000023', '00000000-0000-4000-8000-000000000022',
	'2026-10-03', 'You may.');
insert into public.reports values ('00000000-0000-4000-8000-000000000024', 'loom-intern-acre', 'fee', 'They ask for money.',
	'ann@example.org', '2026-10-07', '2026-10-08', 'They do not.');
insert into application_rules.moves values ('student', 'submitted', 'withdrawn', true);
insert into application_rules.rejection_reasons values ('skills');
insert into public.applications values ('00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-00000000000a',
	'uk-cities', 'Loom intern, Acre Ltd', 'I like looms', 'Two summers', 'June', '2026-10-10',
	'00000000-0000-4000-8000-000000000011', 'in-review', '2026-10-25');
insert into public.application_events overriding system value values ('00000000-0000-4000-8000-000000000032',
	'00000000-0000-4000-8000-000000000031', 3, '2026-10-10', 'student', '00000000-0000-4000-8000-00000000000a', null,
	'submitted', '{}', null, null), ('00000000-0000-4000-8000-000000000033', '00000000-0000-4000-8000-000000000031', 4,
	'2026-10-11', 'employer', '00000000-0000-4000-8000-00000000000b', 'submitted', 'in-review', '{}', 'We read it.', null);
insert into public.application_copies values ('00000000-0000-4000-8000-000000000031', '{"name": "Ann Lee"}',
	'{"kind": "student-visa"}', 'ann-lee.pdf', '\x255044462d312e37', '2026-10-10');
insert into public.application_notes values ('00000000-0000-4000-8000-000000000034',
	'00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-00000000000b', '2026-10-11', 'Ask about June.');
insert into public.message_templates values ('00000000-0000-4000-8000-000000000035',
	'00000000-0000-4000-8000-00000000000b', 'rejected', 'Dear {name}, we have chosen somebody with more experience of looms.');
insert into public.student_profiles (id, user_id, name, university, level, graduation, education, skills, work_permission,
	versions, created_at, updated_at) values ('00000000-0000-4000-8000-000000000036', '00000000-0000-4000-8000-00000000000a',
	'Ann Lee', 'Leeds', 'bachelor', '2027-06', '[{"school": "Leeds", "qualification": null, "from": null, "to": null,
	"details": null}]', '["SQL"]', '{"kind": "student-visa"}', '{"about": 2}', '2026-10-09', '2026-10-09');
insert into public.cv_files values ('00000000-0000-4000-8000-000000000037', '00000000-0000-4000-8000-00000000000a',
	'cv.pdf', '\x255044462d312e37', '2026-10-09', '2026-10-09');
insert into public.saved_internships values ('00000000-0000-4000-8000-00000000000a',
	'00000000-0000-4000-8000-000000000011', '2026-10-09');
insert into public.alerts values ('00000000-0000-4000-8000-000000000038', '00000000-0000-4000-8000-00000000000a',
	'search=loom', 'weekly', '2026-10-09', 40, 41, '2026-11-16', '2026-10-09', null, null);
insert into public.internship_drafts (id, employer_id, internship_id, state, content, step, version, created_at, touched_at,
	submitted_at, times_submitted, claimed_by, claimed_until, comments) values ('00000000-0000-4000-8000-000000000039',
	'00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000011', 'submitted', '{"title": "Loom trainee"}',
	4, 3, '2026-11-01', '2026-11-02', '2026-11-02', 1, '00000000-0000-4000-8000-00000000000c', '2026-11-02', '{}');
insert into posting_rules.changes values ('00000000-0000-4000-8000-00000000003a', '00000000-0000-4000-8000-000000000011',
	'2026-11-01', '{"hours": 37.5}', '{"hours": 35}');
insert into posting_rules.wages values ('2026-04-01', 12.71);
insert into outbox.mails (id, recipient, subject, body_text, body_html, caught, created_at, attempts, reply_to, alerts)
	values ('00000000-0000-4000-8000-000000000041', 'ann@example.org', 'Received', 'Text', '<p>Text</p>', true, '2026-10-10', 1,
	'office@example.org', '{00000000-0000-4000-8000-000000000038}');
insert into outbox.notices overriding system value values (6, 'drafts_returned', '00000000-0000-4000-8000-000000000039',
	'2026-11-03', '{"reason": "Say what is paid."}');
insert into outbox.news values ('00000000-0000-4000-8000-000000000032', '00000000-0000-4000-8000-0000000000e1', '2026-10-11');
insert into outbox.promise_state values (true, '2026-10-01', '2026-11-22', null);
insert into outbox.reminders values ('00000000-0000-4000-8000-000000000042', '00000000-0000-4000-8000-0000000000e1',
	'2026-10-22');
insert into outbox.told values ('00000000-0000-4000-8000-000000000031', 'soon', '00000000-0000-4000-8000-000000000042');
insert into outbox.suggestions values ('00000000-0000-4000-8000-000000000033', '{loom-intern-acre}');
insert into retention.state values (true, '2026-11-22', null);
reset session_replication_role;
select setval('public.internships_number_seq', 41), setval('public.application_events_number_seq', 4),
	setval('public.staff_log_number_seq', 7), setval('outbox.notices_id_seq', 6),
	setval('catalogue.stale_records_id_seq', 5);

-- The history. Of what each migration was, only the names are here that backups and upgrades look for.
insert into supabase_migrations.schema_migrations (version, name, statements) values
	('20261120100000', 'roles', '{}'),
	('20261120100100', 'newsletter_subscriptions', '{create table public.newsletter_subscriptions}'),
	('20261120100200', 'contacts', '{create table public.contacts}'),
	('20261120100300', 'applications', '{create table public.applications}'),
	('20261120100400', 'employers', '{create table public.employers}'),
	('20261120100500', 'outbox', '{create table outbox.mails}'),
	('20261120200000', 'outbox_headers', '{}'),
	('20261120200100', 'notices', '{create table outbox.notices}'),
	('20261120210000', 'limits', '{create table limits.counts}'),
	('20261121100000', 'retention', '{}'),
	('20261122110000', 'outbox_set_aside', '{}'),
	('20261122111000', 'retention_refuses', '{create table retention.state}'),
	('20261122113000', 'accounts', '{}'),
	('20261122114000', 'verified_again', '{}'),
	('20261122114500', 'known_networks', '{create table limits.known_networks}'),
	('20261122120000', 'sign_ups', '{create table accounts.repeated_sign_ups}'),
	('20261122125500', 'application_limit', '{}'),
	('20261122133000', 'repeats_within_ten_minutes', '{}'),
	('20261122141000', 'internships', '{create table public.internships;create table catalogue.state;create table catalogue.words;create view catalogue.cards;create table catalogue.site_entries}'),
	('20261122160000', 'application_moves', '{create table application_rules.moves;create table application_rules.rejection_reasons;create table public.application_events}'),
	('20261122163000', 'reports', '{create table public.reports}'),
	('20261122173000', 'applications_after_last_event', '{}'),
	('20261122180000', 'notice_kinds', '{}'),
	('20261122190000', 'staff', '{create table public.staff;create table public.staff_log}'),
	('20261122200000', 'saved_internships', '{create table public.saved_internships}'),
	('20261122210000', 'student_profiles', '{create table public.student_profiles;create table public.cv_files;create table public.application_copies}'),
	('20261122230000', 'alerts', '{create table public.alerts}'),
	('20261122231000', 'alert_days', '{}'),
	('20261122240000', 'internship_drafts', '{create view catalogue.cards;create table public.internship_drafts;create table posting_rules.wages;create table posting_rules.changes}'),
	('20261122240100', 'posting_rules', '{}'),
	('20261122250000', 'applicants', '{create table public.application_notes;create table public.message_templates}'),
	('20261122251000', 'internships_seen_by_hosts', '{}'),
	('20261122260000', 'answers_overdue', '{create view application_rules.waiting}'),
	('20261122260100', 'promises', '{create table application_rules.promise_state;create table application_rules.reminders;create table application_rules.told;create table application_rules.suggestions}'),
	('20261122260110', 'promises_in_backups', '{}'),
	('20261122260200', 'employer_mails', '{create table outbox.news}'),
	('20261122260300', 'answer_records', '{create table catalogue.answer_records;create table catalogue.stale_records;create table catalogue.records_day}'),
	('20261122260400', 'views', '{create table catalogue.view_salts;create table catalogue.view_digests;create table catalogue.views}'),
	('20261122260500', 'employer_overview', '{}'),
	('20261122260600', 'full_internships', '{}'),
	('20261122260700', 'staff_figures', '{}'),
	('20261123020000', 'find_among_few', '{}'),
	('20261123030000', 'closed_internships_stay_answered', '{}'),
	('20261123190000', 'staff_overview', '{}'),
	('20261123191000', 'verification', '{create table public.employer_decisions}'),
	('20261123192000', 'answered_messages', '{create table public.contact_answers}'),
	('20261123193000', 'verification_shown', '{}'),
	('20261123194000', 'staff_people', '{}'),
	('20261123195000', 'waiting_drafts', '{}'),
	('20261123240200', 'posting_views', '{}'),
	('20261123260000', 'retention_of_the_marketplace', '{}'),
	('20261123600000', 'unanswered_are_told_and_approved_drafts_kept', '{}'),
	('20261123600100', 'more_people_found', '{}'),
	('20261123603000', 'company_numbers', '{}'),
	('20261123605000', 'returned_words', '{}'),
	('20261123605100', 'rejections_have_a_sentence', '{}'),
	('20261123605200', 'reading_is_logged', '{}'),
	('20261123605300', 'no_application_to_ones_own', '{}'),
	('20261123605400', 'listings_for_programs', '{}'),
	('20261123605500', 'function_comments', '{}'),
	('20261123605700', 'notes_at_once', '{}'),
	('20261123605710', 'verified_in_order', '{}');
update supabase_migrations.schema_migrations set statements = statements || (
	select array_agg(format('create function %s.%s', nspname, proname))
	from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname in ('accounts', 'alert_rules',
		'application_rules', 'catalogue', 'limits', 'outbox', 'posting_rules', 'public', 'retention', 'staff_rules')
) where version = '20261123605710';
reset check_function_bodies;
