-- What all migrations make, read from a new database: to be read, not to be run or changed by hand. After a migration
-- write it anew: npx vitest run -u --project integration supabase/tests/schema.test.ts

create schema accounts;
grant usage on schema accounts to service_role;
create schema alert_rules;
create schema application_rules;
grant usage on schema application_rules to authenticated;
grant usage on schema application_rules to service_role;
create schema catalogue;
grant usage on schema catalogue to service_role;
create schema limits;
create schema outbox;
grant usage on schema outbox to service_role;
create schema posting_rules;
grant usage on schema posting_rules to authenticated;
grant usage on schema posting_rules to service_role;
create schema public;
grant usage on schema public to anon;
grant usage on schema public to authenticated;
grant usage on schema public to public;
grant usage on schema public to service_role;
create schema releases;
create schema retention;
create schema second_factor;
grant usage on schema second_factor to service_role;
create schema staff_rules;
grant usage on schema staff_rules to authenticated;
grant usage on schema staff_rules to service_role;

create table accounts.accepted_terms (
	user_id uuid not null,
	version date not null,
	accepted_on date not null,
	constraint accepted_terms_pkey PRIMARY KEY (user_id, version),
	constraint accepted_terms_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table accounts.accepted_terms enable row level security;

create table accounts.recoveries (
	session_id uuid not null,
	user_id uuid not null,
	created_at timestamp with time zone default now() not null,
	constraint recoveries_pkey PRIMARY KEY (session_id),
	constraint recoveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX recoveries_user_idx ON accounts.recoveries USING btree (user_id);
alter table accounts.recoveries enable row level security;

create table accounts.repeated_sign_ups (
	user_id uuid not null,
	password_hash text,
	created_at timestamp with time zone default now() not null,
	constraint repeated_sign_ups_pkey PRIMARY KEY (user_id),
	constraint repeated_sign_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint repeated_sign_ups_password_hash_check CHECK (char_length(password_hash) <= 100)
);
alter table accounts.repeated_sign_ups enable row level security;

create table accounts.session_browsers (
	session_id uuid not null,
	user_id uuid not null,
	name text not null,
	constraint session_browsers_pkey PRIMARY KEY (session_id),
	constraint session_browsers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint session_browsers_name_check CHECK (char_length(name) <= 100)
);
CREATE INDEX session_browsers_user_idx ON accounts.session_browsers USING btree (user_id);
alter table accounts.session_browsers enable row level security;

create table accounts.short_passwords (
	user_id uuid not null,
	constraint short_passwords_pkey PRIMARY KEY (user_id),
	constraint short_passwords_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table accounts.short_passwords enable row level security;

create table application_rules.bank_holidays (
	day date not null,
	constraint bank_holidays_pkey PRIMARY KEY (day)
);
alter table application_rules.bank_holidays enable row level security;

create table application_rules.moves (
	mover text not null,
	from_status text not null,
	to_status text not null,
	take_back boolean not null,
	constraint moves_pkey PRIMARY KEY (mover, from_status, to_status),
	constraint moves_mover_check CHECK (mover = ANY (ARRAY['student'::text, 'employer'::text, 'staff'::text, 'server'::text]))
);
alter table application_rules.moves enable row level security;

create table application_rules.rejection_reasons (
	reason text not null,
	constraint rejection_reasons_pkey PRIMARY KEY (reason)
);
alter table application_rules.rejection_reasons enable row level security;

create table application_rules.sent_now (
	event_id uuid not null,
	at timestamp with time zone default clock_timestamp() not null,
	constraint sent_now_pkey PRIMARY KEY (event_id),
	constraint sent_now_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.application_events(id) ON DELETE CASCADE
);
alter table application_rules.sent_now enable row level security;
create policy "the server reads and adds" on application_rules.sent_now for all to service_role using (true) with check (true);
grant insert, select on application_rules.sent_now to service_role;

create table catalogue.answer_records (
	employer_id uuid not null,
	applications integer not null,
	asked integer not null,
	answered integer not null,
	median_days integer,
	constraint answer_records_pkey PRIMARY KEY (employer_id),
	constraint answer_records_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE
);
alter table catalogue.answer_records enable row level security;

create table catalogue.empty_searches (
	words text not null,
	day date not null,
	constraint empty_searches_pkey PRIMARY KEY (words, day),
	constraint empty_searches_words_check CHECK (char_length(words) >= 2 AND char_length(words) <= 60)
);
CREATE INDEX empty_searches_day_idx ON catalogue.empty_searches USING btree (day);
alter table catalogue.empty_searches enable row level security;

create table catalogue.records_day (
	only_row boolean default true not null,
	day date not null,
	constraint records_day_pkey PRIMARY KEY (only_row),
	constraint records_day_only_row_check CHECK (only_row)
);
alter table catalogue.records_day enable row level security;

create table catalogue.site_entries (
	entry text not null,
	number integer not null,
	digest text,
	constraint site_entries_number_key UNIQUE (number),
	constraint site_entries_pkey PRIMARY KEY (entry),
	constraint site_entries_number_fkey FOREIGN KEY (number) REFERENCES public.internships(number) ON DELETE CASCADE,
	constraint site_entries_digest_check CHECK (char_length(digest) <= 100),
	constraint site_entries_entry_check CHECK (char_length(entry) <= 50)
);
alter table catalogue.site_entries enable row level security;

create table catalogue.stale_records (
	id bigint generated always as identity not null,
	employer_id uuid not null,
	daily boolean default false not null,
	constraint stale_records_pkey PRIMARY KEY (id)
);
alter table catalogue.stale_records enable row level security;

create table catalogue.state (
	only_row boolean default true not null,
	version bigint not null,
	deleted bigint default 0 not null,
	deleted_at timestamp with time zone,
	constraint state_pkey PRIMARY KEY (only_row),
	constraint state_only_row_check CHECK (only_row)
);
alter table catalogue.state enable row level security;

create unlogged table catalogue.view_digests (
	day date not null,
	digest bytea not null,
	constraint view_digests_pkey PRIMARY KEY (day, digest),
	constraint view_digests_day_fkey FOREIGN KEY (day) REFERENCES catalogue.view_salts(day) ON DELETE CASCADE,
	constraint view_digests_digest_check CHECK (octet_length(digest) = 16)
);
alter table catalogue.view_digests enable row level security;

create unlogged table catalogue.view_networks (
	day date not null,
	digest bytea not null,
	views integer not null,
	constraint view_networks_pkey PRIMARY KEY (day, digest),
	constraint view_networks_day_fkey FOREIGN KEY (day) REFERENCES catalogue.view_salts(day) ON DELETE CASCADE,
	constraint view_networks_digest_check CHECK (octet_length(digest) = 16),
	constraint view_networks_views_check CHECK (views > 0)
);
alter table catalogue.view_networks enable row level security;

create unlogged table catalogue.view_salts (
	day date not null,
	salt bytea not null,
	constraint view_salts_pkey PRIMARY KEY (day)
);
alter table catalogue.view_salts enable row level security;

create table catalogue.views (
	internship_id uuid not null,
	day date not null,
	views integer not null,
	constraint views_pkey PRIMARY KEY (internship_id, day),
	constraint views_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE,
	constraint views_views_check CHECK (views > 0)
);
CREATE INDEX views_day_idx ON catalogue.views USING btree (day);
alter table catalogue.views enable row level security;

create unlogged table limits.counts (
	key text not null,
	points integer default 0 not null,
	expire bigint,
	constraint counts_pkey PRIMARY KEY (key)
);
CREATE INDEX counts_expire_idx ON limits.counts USING btree (expire);

create table limits.known_networks (
	user_id uuid not null,
	network text not null,
	used_on date default CURRENT_DATE not null,
	constraint known_networks_pkey PRIMARY KEY (user_id, network),
	constraint known_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint known_networks_network_check CHECK (char_length(network) <= 100)
);
CREATE INDEX known_networks_used_idx ON limits.known_networks USING btree (used_on);
alter table limits.known_networks enable row level security;

create table outbox.interview_calendars (
	application_id uuid not null,
	user_id uuid not null,
	constraint interview_calendars_pkey PRIMARY KEY (application_id, user_id),
	constraint interview_calendars_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
	constraint interview_calendars_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX interview_calendars_user_idx ON outbox.interview_calendars USING btree (user_id);
alter table outbox.interview_calendars enable row level security;
create policy "the server does everything" on outbox.interview_calendars for all to service_role using (true) with check (true);
grant delete, insert, select, update on outbox.interview_calendars to service_role;

create table outbox.mails (
	id uuid default gen_random_uuid() not null,
	recipient text not null,
	subject text not null,
	body_text text not null,
	body_html text not null,
	caught boolean not null,
	created_at timestamp with time zone default clock_timestamp() not null,
	sent_at timestamp with time zone,
	refused_at timestamp with time zone,
	attempts integer default 0 not null,
	reply_to text,
	unsubscribe_url text,
	unconfirmed integer default 0 not null,
	set_aside_at timestamp with time zone,
	alerts uuid[],
	due_at timestamp with time zone default clock_timestamp() not null,
	taken_at timestamp with time zone,
	kind text default 'unknown'::text not null,
	body_calendar text,
	constraint mails_pkey PRIMARY KEY (id),
	constraint mails_body_calendar_check CHECK (body_calendar ~ '^BEGIN:VCALENDAR\r?\n'::text AND body_calendar ~ '\nMETHOD:(REQUEST|CANCEL)\r?\n'::text),
	constraint mails_kind_check CHECK (kind ~ '^[a-z_]{1,50}$'::text),
	constraint mails_recipient_check CHECK (char_length(recipient) <= 254 AND recipient !~ '[\s<>,;]'::text),
	constraint mails_reply_to_check CHECK (char_length(reply_to) <= 254 AND reply_to !~ '[\s<>,;]'::text),
	constraint mails_subject_check CHECK (subject !~ '[\r\n]'::text),
	constraint mails_unsubscribe_url_check CHECK (char_length(unsubscribe_url) <= 500 AND unsubscribe_url ~ '^https?://[^\s<>]+$'::text)
);
CREATE INDEX mails_alerts_idx ON outbox.mails USING gin (alerts) WHERE alerts IS NOT NULL;
CREATE INDEX mails_caught_idx ON outbox.mails USING btree (created_at) WHERE caught;
CREATE INDEX mails_unsent_idx ON outbox.mails USING btree (created_at) INCLUDE (kind, attempts, set_aside_at) WHERE NOT caught AND sent_at IS NULL AND refused_at IS NULL;
CREATE INDEX mails_waiting_idx ON outbox.mails USING btree ((unsubscribe_url IS NOT NULL), due_at) WHERE NOT caught AND sent_at IS NULL AND refused_at IS NULL AND set_aside_at IS NULL;

create table outbox.news (
	event_id uuid not null,
	employer_id uuid not null,
	ready_at timestamp with time zone not null,
	user_id uuid not null,
	constraint news_pkey PRIMARY KEY (event_id, user_id),
	constraint news_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint news_employer_id_user_id_fkey FOREIGN KEY (employer_id, user_id) REFERENCES public.company_members(employer_id, user_id) ON DELETE CASCADE,
	constraint news_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.application_events(id) ON DELETE CASCADE
);
CREATE INDEX news_employer_idx ON outbox.news USING btree (employer_id, ready_at);
alter table outbox.news enable row level security;
create policy "the server does everything" on outbox.news for all to service_role using (true) with check (true);
grant delete, insert, select, update on outbox.news to service_role;

create table outbox.notices (
	id bigint generated always as identity not null,
	kind text not null,
	row_id uuid not null,
	due_at timestamp with time zone default clock_timestamp() not null,
	words jsonb,
	constraint notices_pkey PRIMARY KEY (id),
	constraint notices_kind_check CHECK (kind ~ '^[a-z_]{1,50}$'::text)
);
CREATE INDEX notices_due_idx ON outbox.notices USING btree (due_at);
CREATE INDEX notices_row_idx ON outbox.notices USING btree (row_id);
grant delete, insert, select, update on outbox.notices to service_role;

create table outbox.office_told (
	only_row boolean default true not null,
	told_at timestamp with time zone default '-infinity'::timestamp with time zone not null,
	constraint office_told_pkey PRIMARY KEY (only_row),
	constraint office_told_only_row_check CHECK (only_row)
);
alter table outbox.office_told enable row level security;
create policy "the server does everything" on outbox.office_told for all to service_role using (true) with check (true);
grant insert, select, update on outbox.office_told to service_role;

create table outbox.promise_state (
	only_row boolean default true not null,
	began_on date default application_rules.today() not null,
	last_day date,
	refused text,
	constraint promise_state_pkey PRIMARY KEY (only_row),
	constraint promise_state_only_row_check CHECK (only_row),
	constraint promise_state_refused_check CHECK (refused = ANY (ARRAY['clock'::text, 'pause'::text]))
);
alter table outbox.promise_state enable row level security;
create policy "the server does everything" on outbox.promise_state for all to service_role using (true) with check (true);
grant delete, insert, select, update on outbox.promise_state to service_role;

create table outbox.reminders (
	id uuid default gen_random_uuid() not null,
	employer_id uuid,
	day date not null,
	constraint reminders_employer_id_day_key UNIQUE NULLS NOT DISTINCT (employer_id, day),
	constraint reminders_pkey PRIMARY KEY (id),
	constraint reminders_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE
);
alter table outbox.reminders enable row level security;
create policy "the server does everything" on outbox.reminders for all to service_role using (true) with check (true);
grant delete, insert, select, update on outbox.reminders to service_role;

create table outbox.suggestions (
	event_id uuid not null,
	slugs text[] not null,
	constraint suggestions_pkey PRIMARY KEY (event_id),
	constraint suggestions_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.application_events(id) ON DELETE CASCADE,
	constraint suggestions_slugs_check CHECK (cardinality(slugs) <= 6)
);
alter table outbox.suggestions enable row level security;
create policy "the server does everything" on outbox.suggestions for all to service_role using (true) with check (true);
grant delete, insert, select, update on outbox.suggestions to service_role;

create table outbox.told (
	application_id uuid not null,
	what text not null,
	reminder_id uuid,
	constraint told_pkey PRIMARY KEY (application_id, what),
	constraint told_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
	constraint told_reminder_id_fkey FOREIGN KEY (reminder_id) REFERENCES outbox.reminders(id) ON DELETE CASCADE,
	constraint told_check CHECK ((what = 'late'::text) = (reminder_id IS NULL)),
	constraint told_what_check CHECK (what = ANY (ARRAY['soon'::text, 'due'::text, 'late'::text]))
);
CREATE INDEX told_reminder_idx ON outbox.told USING btree (reminder_id);
alter table outbox.told enable row level security;
create policy "the server does everything" on outbox.told for all to service_role using (true) with check (true);
grant delete, insert, select, update on outbox.told to service_role;

create table outbox.told_interviews (
	application_id uuid not null,
	starts_at timestamp with time zone not null,
	constraint told_interviews_pkey PRIMARY KEY (application_id, starts_at),
	constraint told_interviews_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE
);
alter table outbox.told_interviews enable row level security;
create policy "the server does everything" on outbox.told_interviews for all to service_role using (true) with check (true);
grant insert, select on outbox.told_interviews to service_role;

create table outbox.told_offers (
	event_id uuid not null,
	what text not null,
	constraint told_offers_pkey PRIMARY KEY (event_id, what),
	constraint told_offers_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.application_events(id) ON DELETE CASCADE,
	constraint told_offers_what_check CHECK (what = ANY (ARRAY['ends'::text, 'ended'::text]))
);
alter table outbox.told_offers enable row level security;
create policy "the server does everything" on outbox.told_offers for all to service_role using (true) with check (true);
grant insert, select on outbox.told_offers to service_role;

create table posting_rules.api_posts (
	key_id uuid not null,
	idempotency_key text not null,
	digest bytea not null,
	draft_id uuid,
	posted_at timestamp with time zone default clock_timestamp() not null,
	constraint api_posts_pkey PRIMARY KEY (key_id, idempotency_key),
	constraint api_posts_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES public.internship_drafts(id) ON DELETE CASCADE,
	constraint api_posts_key_id_fkey FOREIGN KEY (key_id) REFERENCES posting_rules.company_keys(id) ON DELETE CASCADE,
	constraint api_posts_digest_check CHECK (octet_length(digest) = 32),
	constraint api_posts_idempotency_key_check CHECK (char_length(idempotency_key) >= 1 AND char_length(idempotency_key) <= 255)
);
CREATE INDEX api_posts_draft_idx ON posting_rules.api_posts USING btree (draft_id);
alter table posting_rules.api_posts enable row level security;
create policy "deeds do everything" on posting_rules.api_posts for all to service_role using (true) with check (true);
grant delete, insert, select, update on posting_rules.api_posts to service_role;

create table posting_rules.changes (
	id uuid default gen_random_uuid() not null,
	internship_id uuid not null,
	at timestamp with time zone default clock_timestamp() not null,
	before jsonb not null,
	after jsonb not null,
	mail_at timestamp with time zone,
	constraint changes_pkey PRIMARY KEY (id),
	constraint changes_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE
);
CREATE INDEX changes_internship_idx ON posting_rules.changes USING btree (internship_id);
alter table posting_rules.changes enable row level security;
create policy "the server writes all" on posting_rules.changes for all to service_role using (true) with check (true);
grant delete, insert, select, update on posting_rules.changes to service_role;

create table posting_rules.company_keys (
	id uuid default gen_random_uuid() not null,
	employer_id uuid not null,
	made_by uuid not null,
	name text not null,
	digest bytea not null,
	made_at timestamp with time zone default clock_timestamp() not null,
	used_at timestamp with time zone,
	constraint company_keys_digest_key UNIQUE (digest),
	constraint company_keys_pkey PRIMARY KEY (id),
	constraint company_keys_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint company_keys_made_by_fkey FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint company_keys_digest_check CHECK (octet_length(digest) = 32),
	constraint company_keys_name_check CHECK (char_length(name) <= 60 AND name ~ '\S'::text)
);
CREATE INDEX company_keys_employer_idx ON posting_rules.company_keys USING btree (employer_id);
CREATE INDEX company_keys_made_by_idx ON posting_rules.company_keys USING btree (made_by);
alter table posting_rules.company_keys enable row level security;
create policy "deeds do everything" on posting_rules.company_keys for all to service_role using (true) with check (true);
grant delete, insert, select, update on posting_rules.company_keys to service_role;

create table posting_rules.corrections (
	internship_id uuid not null,
	approved jsonb not null,
	first_at timestamp with time zone default clock_timestamp() not null,
	last_at timestamp with time zone default clock_timestamp() not null,
	version integer default 1 not null,
	constraint corrections_pkey PRIMARY KEY (internship_id),
	constraint corrections_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE,
	constraint corrections_approved_check CHECK (jsonb_typeof(approved) = 'object'::text)
);
CREATE INDEX corrections_first_idx ON posting_rules.corrections USING btree (first_at);
alter table posting_rules.corrections enable row level security;
create policy "members of staff see all" on posting_rules.corrections for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "the server writes all" on posting_rules.corrections for all to service_role using (true) with check (true);
grant select on posting_rules.corrections to authenticated;
grant delete, insert, select, update on posting_rules.corrections to service_role;

create table posting_rules.imported_lines (
	digest bytea not null,
	internship_id uuid not null,
	constraint imported_lines_pkey PRIMARY KEY (digest),
	constraint imported_lines_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE,
	constraint imported_lines_digest_check CHECK (octet_length(digest) = 32)
);
CREATE INDEX imported_lines_internship_idx ON posting_rules.imported_lines USING btree (internship_id);
alter table posting_rules.imported_lines enable row level security;
create policy "the server adds lines" on posting_rules.imported_lines for all to service_role using (true) with check (true);
grant insert, select on posting_rules.imported_lines to service_role;

create table posting_rules.last_looks (
	user_id uuid not null,
	at timestamp with time zone default clock_timestamp() not null,
	constraint last_looks_pkey PRIMARY KEY (user_id),
	constraint last_looks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.company_members(user_id) ON DELETE CASCADE
);
alter table posting_rules.last_looks enable row level security;
create policy "deeds do everything" on posting_rules.last_looks for all to service_role using (true) with check (true);
grant insert, select, update on posting_rules.last_looks to service_role;

create table posting_rules.member_changes (
	id uuid default gen_random_uuid() not null,
	employer_id uuid not null,
	user_id uuid,
	kind text not null,
	role text not null,
	since timestamp with time zone not null,
	at timestamp with time zone default clock_timestamp() not null,
	changed_by uuid,
	constraint member_changes_pkey PRIMARY KEY (id),
	constraint member_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES auth.users(id) ON DELETE SET NULL,
	constraint member_changes_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint member_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
	constraint member_changes_kind_check CHECK (kind = ANY (ARRAY['joined'::text, 'role'::text, 'left'::text])),
	constraint member_changes_role_check CHECK (role = ANY (ARRAY['owner'::text, 'recruiter'::text]))
);
CREATE INDEX member_changes_at_idx ON posting_rules.member_changes USING btree (at);
CREATE INDEX member_changes_changed_by_idx ON posting_rules.member_changes USING btree (changed_by);
CREATE INDEX member_changes_employer_idx ON posting_rules.member_changes USING btree (employer_id, at);
CREATE INDEX member_changes_user_idx ON posting_rules.member_changes USING btree (user_id);
alter table posting_rules.member_changes enable row level security;
create policy "deeds read" on posting_rules.member_changes for select to service_role using (true);
grant select on posting_rules.member_changes to service_role;

create table posting_rules.staff_questions (
	id uuid default gen_random_uuid() not null,
	employer_id uuid not null,
	question text not null,
	asked_at timestamp with time zone default clock_timestamp() not null,
	answered_at timestamp with time zone,
	answer text,
	answered_by uuid,
	constraint staff_questions_pkey PRIMARY KEY (id),
	constraint staff_questions_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES auth.users(id) ON DELETE SET NULL,
	constraint staff_questions_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint staff_questions_answer_check CHECK (char_length(answer) <= 2000 AND answer ~ '\S'::text),
	constraint staff_questions_check CHECK (answered_at IS NOT NULL OR answer IS NULL AND answered_by IS NULL),
	constraint staff_questions_question_check CHECK (char_length(question) <= 2000 AND question ~ '\S'::text)
);
CREATE INDEX staff_questions_answered_by_idx ON posting_rules.staff_questions USING btree (answered_by);
CREATE INDEX staff_questions_asked_at_idx ON posting_rules.staff_questions USING btree (asked_at);
CREATE INDEX staff_questions_employer_idx ON posting_rules.staff_questions USING btree (employer_id, asked_at);
alter table posting_rules.staff_questions enable row level security;
create policy "deeds do everything" on posting_rules.staff_questions for all to service_role using (true) with check (true);
grant insert, select, update on posting_rules.staff_questions to service_role;

create table posting_rules.stops (
	internship_id uuid not null,
	kind text not null,
	at timestamp with time zone default clock_timestamp() not null,
	reason text not null,
	replaced jsonb not null,
	constraint stops_pkey PRIMARY KEY (internship_id),
	constraint stops_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE,
	constraint stops_kind_check CHECK (kind = ANY (ARRAY['paused'::text, 'taken-down'::text])),
	constraint stops_reason_check CHECK (char_length(reason) <= 2000 AND reason ~ '\S'::text),
	constraint stops_replaced_check CHECK (jsonb_typeof(replaced) = 'object'::text)
);
alter table posting_rules.stops enable row level security;
create policy "members of staff see all" on posting_rules.stops for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "members see why" on posting_rules.stops for select to authenticated using ((internship_id IN ( SELECT internships.id
   FROM public.internships
  WHERE internships.employer_id = (( SELECT posting_rules.own_employer() AS own_employer)))));
create policy "programs of staff do everything" on posting_rules.stops for all to service_role using (true) with check (true);
grant select on posting_rules.stops to authenticated;
grant delete, insert, select, update on posting_rules.stops to service_role;

create table posting_rules.webhook_deliveries (
	id uuid default gen_random_uuid() not null,
	webhook_id uuid not null,
	type text not null,
	data jsonb not null,
	happened_at timestamp with time zone default clock_timestamp() not null,
	attempts integer default 0 not null,
	next_at timestamp with time zone default clock_timestamp(),
	delivered_at timestamp with time zone,
	answer text,
	constraint webhook_deliveries_pkey PRIMARY KEY (id),
	constraint webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES posting_rules.webhooks(id) ON DELETE CASCADE,
	constraint webhook_deliveries_answer_check CHECK (char_length(answer) <= 40)
);
CREATE INDEX webhook_deliveries_due_idx ON posting_rules.webhook_deliveries USING btree (webhook_id, next_at) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_deliveries_webhook_idx ON posting_rules.webhook_deliveries USING btree (webhook_id, happened_at);
alter table posting_rules.webhook_deliveries enable row level security;
create policy "deeds do everything" on posting_rules.webhook_deliveries for all to service_role using (true) with check (true);
grant delete, insert, select, update on posting_rules.webhook_deliveries to service_role;

create table posting_rules.webhooks (
	id uuid default gen_random_uuid() not null,
	employer_id uuid not null,
	url text not null,
	secret_number integer default 1 not null,
	secret_changed_at timestamp with time zone,
	added_at timestamp with time zone default clock_timestamp() not null,
	off_at timestamp with time zone,
	constraint webhooks_employer_id_url_key UNIQUE (employer_id, url),
	constraint webhooks_pkey PRIMARY KEY (id),
	constraint webhooks_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint webhooks_url_check CHECK (char_length(url) <= 500)
);
alter table posting_rules.webhooks enable row level security;
create policy "deeds do everything" on posting_rules.webhooks for all to service_role using (true) with check (true);
grant delete, insert, select, update on posting_rules.webhooks to service_role;

create table public.alerts (
	id uuid default gen_random_uuid() not null,
	user_id uuid not null,
	query text not null,
	frequency text not null,
	created_at timestamp with time zone default now() not null,
	told_from integer default 0 not null,
	told_to integer default 0 not null,
	looked_on date default (now() AT TIME ZONE 'Europe/London'::text)::date not null,
	wanted_on date default (now() AT TIME ZONE 'Europe/London'::text)::date not null,
	asked_on date,
	ends_on date,
	constraint alerts_user_id_query_key UNIQUE (user_id, query),
	constraint alerts_pkey PRIMARY KEY (id),
	constraint alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint alerts_check CHECK (told_to >= told_from),
	constraint alerts_check1 CHECK (ends_on > asked_on),
	constraint alerts_check2 CHECK ((asked_on IS NULL) = (ends_on IS NULL)),
	constraint alerts_frequency_check CHECK (frequency = ANY (ARRAY['daily'::text, 'weekly'::text])),
	constraint alerts_query_check CHECK (char_length(query) <= 2000 AND query ~ '^[!-~]*$'::text)
);
CREATE TRIGGER delete_waiting_mails AFTER DELETE ON public.alerts FOR EACH ROW EXECUTE FUNCTION alert_rules.delete_waiting_mails();
CREATE TRIGGER start BEFORE INSERT ON public.alerts FOR EACH ROW EXECUTE FUNCTION alert_rules.start_alert();
alter table public.alerts enable row level security;
create policy "everybody has their own" on public.alerts for all to authenticated using (user_id = (( SELECT auth.uid() AS uid))) with check (user_id = (( SELECT auth.uid() AS uid)));
grant delete, select on public.alerts to authenticated;
grant insert (user_id, query, frequency) on public.alerts to authenticated;
grant update (frequency) on public.alerts to authenticated;

create table public.applicant_exports (
	id uuid default gen_random_uuid() not null,
	at timestamp with time zone default clock_timestamp() not null,
	employer_id uuid,
	company text not null,
	kind text not null,
	internship text,
	applications integer not null,
	user_id uuid,
	constraint applicant_exports_pkey PRIMARY KEY (id),
	constraint applicant_exports_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE SET NULL,
	constraint applicant_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
	constraint applicant_exports_applications_check CHECK (applications >= 0),
	constraint applicant_exports_internship_check CHECK (char_length(internship) <= 160),
	constraint applicant_exports_kind_check CHECK (kind = ANY (ARRAY['list'::text, 'cvs'::text, 'cv'::text]))
);
CREATE INDEX applicant_exports_at_idx ON public.applicant_exports USING btree (at);
CREATE INDEX applicant_exports_employer_idx ON public.applicant_exports USING btree (employer_id, at DESC);
CREATE INDEX applicant_exports_user_idx ON public.applicant_exports USING btree (user_id);
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON public.applicant_exports FOR EACH ROW EXECUTE FUNCTION public.refuse_log_change();
alter table public.applicant_exports enable row level security;
create policy "members see what their company took out" on public.applicant_exports for select to authenticated using (employer_id = (( SELECT posting_rules.own_employer('applicants'::text) AS own_employer)));
create policy "programs of staff see all" on public.applicant_exports for select to service_role using (true);
create policy "staff see what employers took out" on public.applicant_exports for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "the server stores them" on public.applicant_exports for insert to service_role with check (true);
grant select on public.applicant_exports to authenticated;
grant insert, select on public.applicant_exports to service_role;

create table public.application_assignments (
	application_id uuid not null,
	user_id uuid not null,
	assigned_at timestamp with time zone default clock_timestamp() not null,
	constraint application_assignments_pkey PRIMARY KEY (application_id),
	constraint application_assignments_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
	constraint application_assignments_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX application_assignments_user_idx ON public.application_assignments USING btree (user_id);
alter table public.application_assignments enable row level security;
create policy "colleagues see whose an application is" on public.application_assignments for select to authenticated using ((EXISTS ( SELECT
   FROM public.applications taken
  WHERE taken.id = application_assignments.application_id AND taken.user_id <> (( SELECT auth.uid() AS uid)) AND (taken.internship_id = ANY ((ARRAY( SELECT application_rules.own_internships() AS own_internships)))))) OR application_rules.shares_notes(application_id));
create policy "deeds do everything" on public.application_assignments for all to service_role using (true) with check (true);
grant select on public.application_assignments to authenticated;
grant delete, insert, select, update on public.application_assignments to service_role;

create table public.application_changes (
	id uuid default gen_random_uuid() not null,
	application_id uuid not null,
	at timestamp with time zone default clock_timestamp() not null,
	changed_by uuid,
	kind text not null,
	stars smallint,
	colleague uuid,
	export_id uuid,
	constraint application_changes_pkey PRIMARY KEY (id),
	constraint application_changes_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
	constraint application_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES auth.users(id) ON DELETE SET NULL,
	constraint application_changes_colleague_fkey FOREIGN KEY (colleague) REFERENCES auth.users(id) ON DELETE SET NULL,
	constraint application_changes_export_id_fkey FOREIGN KEY (export_id) REFERENCES public.applicant_exports(id) ON DELETE CASCADE,
	constraint application_changes_check CHECK ((stars IS NOT NULL) = (kind = 'stars'::text)),
	constraint application_changes_check1 CHECK (colleague IS NULL OR kind = 'assigned'::text),
	constraint application_changes_check2 CHECK ((export_id IS NOT NULL) = (kind = 'exported'::text)),
	constraint application_changes_kind_check CHECK (kind = ANY (ARRAY['stars'::text, 'shortlisted'::text, 'unlisted'::text, 'assigned'::text, 'unassigned'::text, 'exported'::text])),
	constraint application_changes_stars_check CHECK (stars >= 0 AND stars <= 3)
);
CREATE INDEX application_changes_application_idx ON public.application_changes USING btree (application_id, at);
CREATE INDEX application_changes_changed_by_idx ON public.application_changes USING btree (changed_by);
CREATE INDEX application_changes_colleague_idx ON public.application_changes USING btree (colleague);
CREATE INDEX application_changes_export_idx ON public.application_changes USING btree (export_id);
alter table public.application_changes enable row level security;
create policy "colleagues see what was changed" on public.application_changes for select to authenticated using ((EXISTS ( SELECT
   FROM public.applications changed
  WHERE changed.id = application_changes.application_id AND changed.user_id <> (( SELECT auth.uid() AS uid)) AND (changed.internship_id = ANY ((ARRAY( SELECT application_rules.own_internships() AS own_internships)))))));
create policy "deeds do everything" on public.application_changes for all to service_role using (true) with check (true);
grant select on public.application_changes to authenticated;
grant delete, insert, select on public.application_changes to service_role;

create table public.application_copies (
	application_id uuid not null,
	profile jsonb,
	permission_shown jsonb,
	cv_name text,
	created_at timestamp with time zone default clock_timestamp() not null,
	sent_cv uuid,
	phone text,
	constraint application_copies_pkey PRIMARY KEY (application_id),
	constraint application_copies_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
	constraint application_copies_sent_cv_fkey FOREIGN KEY (sent_cv) REFERENCES public.sent_cvs(id),
	constraint application_copies_check CHECK ((sent_cv IS NULL) = (cv_name IS NULL)),
	constraint application_copies_cv_name_check CHECK (char_length(cv_name) <= 140 AND cv_name ~ '\S'::text),
	constraint application_copies_permission_shown_check CHECK (jsonb_typeof(permission_shown) = 'object'::text),
	constraint application_copies_phone_check CHECK (char_length(phone) <= 40),
	constraint application_copies_profile_check CHECK (jsonb_typeof(profile) = 'object'::text),
	constraint application_copies_profile_check1 CHECK (NOT profile ? 'phone'::text)
);
CREATE INDEX application_copies_sent_cv_idx ON public.application_copies USING btree (sent_cv);
CREATE TRIGGER delete_unused_cv AFTER DELETE ON public.application_copies FOR EACH ROW WHEN (old.sent_cv IS NOT NULL) EXECUTE FUNCTION application_rules.delete_unused_cv();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON public.application_copies FOR EACH ROW EXECUTE FUNCTION application_rules.refuse_change();
alter table public.application_copies enable row level security;
create policy "staff see all" on public.application_copies for select to service_role using (true);
create policy "the server stores them" on public.application_copies for insert to service_role with check (true);
create policy "who sees an application sees what was sent with it" on public.application_copies for select to authenticated using ((EXISTS ( SELECT
   FROM public.applications
  WHERE applications.id = application_copies.application_id)));
grant insert, select on public.application_copies to service_role;
grant select (application_id, profile, permission_shown, cv_name, created_at, sent_cv) on public.application_copies to authenticated;

create table public.application_events (
	id uuid default gen_random_uuid() not null,
	application_id uuid not null,
	number bigint generated always as identity not null,
	at timestamp with time zone default clock_timestamp() not null,
	mover text not null,
	moved_by uuid,
	from_status text,
	to_status text not null,
	reasons text[] default '{}'::text[] not null,
	message text,
	takes_back uuid,
	withdrawn_with uuid,
	details jsonb,
	template text,
	constraint application_events_takes_back_key UNIQUE (takes_back),
	constraint application_events_pkey PRIMARY KEY (id),
	constraint application_events_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
	constraint application_events_moved_by_fkey FOREIGN KEY (moved_by) REFERENCES auth.users(id) ON DELETE SET NULL,
	constraint application_events_takes_back_fkey FOREIGN KEY (takes_back) REFERENCES public.application_events(id) ON DELETE CASCADE,
	constraint application_events_withdrawn_with_fkey FOREIGN KEY (withdrawn_with) REFERENCES public.applications(id) ON DELETE SET NULL,
	constraint application_events_check2 CHECK (withdrawn_with IS NULL OR to_status = 'withdrawn'::text),
	constraint application_events_details_check CHECK (details IS NULL OR application_rules.are_details(to_status, details)),
	constraint application_events_message_check CHECK (char_length(message) <= 5000),
	constraint application_events_mover_check CHECK (mover = ANY (ARRAY['student'::text, 'employer'::text, 'staff'::text, 'server'::text])),
	constraint application_events_reasons_check CHECK (cardinality(reasons) <= 10),
	constraint application_events_template_check CHECK (char_length(template) <= 5000)
);
CREATE INDEX application_events_application_idx ON public.application_events USING btree (application_id, number);
CREATE INDEX application_events_moved_by_idx ON public.application_events USING btree (moved_by);
CREATE INDEX application_events_offers_idx ON public.application_events USING btree ((details ->> 'offer_until'::text)) WHERE to_status = 'offered'::text;
CREATE INDEX application_events_withdrawn_with_idx ON public.application_events USING btree (withdrawn_with) WHERE withdrawn_with IS NOT NULL;
CREATE TRIGGER make_move BEFORE INSERT ON public.application_events FOR EACH ROW WHEN (CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name, 'service_role'::name])) EXECUTE FUNCTION application_rules.make_move();
CREATE TRIGGER note_stale_record AFTER INSERT ON public.application_events FOR EACH ROW WHEN (new.to_status <> 'in-review'::text OR new.takes_back IS NOT NULL) EXECUTE FUNCTION catalogue.note_stale_record();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON public.application_events FOR EACH ROW EXECUTE FUNCTION public.refuse_event_change();
alter table public.application_events enable row level security;
create policy "staff see all" on public.application_events for select to service_role using (true);
create policy "the server stores them" on public.application_events for insert to service_role with check (true);
create policy "who sees an application sees its events, a student those that a" on public.application_events for select to authenticated using ((EXISTS ( SELECT
   FROM public.applications
  WHERE applications.id = application_events.application_id AND (applications.user_id <> (( SELECT auth.uid() AS uid)) OR application_rules.is_shown(application_events.id)))));
grant select on public.application_events to service_role;
grant select (id, application_id, number, at, mover, from_status, to_status, reasons, message, takes_back, withdrawn_with, details, template) on public.application_events to authenticated;
grant insert (application_id, at, mover, moved_by, from_status, to_status, reasons, message, takes_back, withdrawn_with, details, template) on public.application_events to service_role;

create table public.application_interviews (
	application_id uuid not null,
	event_id uuid not null,
	employer_id uuid,
	one_each boolean not null,
	starts_at timestamp with time zone,
	minutes integer not null,
	message text,
	zone text,
	revision integer default 0 not null,
	answers integer default 1 not null,
	answered_at timestamp with time zone default clock_timestamp() not null,
	constraint application_interviews_pkey PRIMARY KEY (application_id),
	constraint application_interviews_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
	constraint application_interviews_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint application_interviews_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.application_events(id) ON DELETE CASCADE,
	constraint application_interviews_message_check CHECK (char_length(message) <= 2000),
	constraint application_interviews_minutes_check CHECK (minutes >= 5 AND minutes <= 240),
	constraint application_interviews_revision_check CHECK (revision >= 0 AND revision <= 1000),
	constraint application_interviews_zone_check CHECK (zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,59}$'::text)
);
CREATE INDEX application_interviews_employer_idx ON public.application_interviews USING btree (employer_id);
CREATE INDEX application_interviews_event_idx ON public.application_interviews USING btree (event_id);
CREATE UNIQUE INDEX application_interviews_one_each ON public.application_interviews USING btree (employer_id, starts_at) NULLS NOT DISTINCT WHERE one_each AND starts_at IS NOT NULL;
CREATE INDEX application_interviews_starts_at_idx ON public.application_interviews USING btree (starts_at) WHERE starts_at IS NOT NULL;
alter table public.application_interviews enable row level security;
create policy "the server does everything" on public.application_interviews for all to service_role using (true) with check (true);
create policy "who sees an application sees the answer to its interview" on public.application_interviews for select to authenticated using ((EXISTS ( SELECT
   FROM public.applications
  WHERE applications.id = application_interviews.application_id)));
grant insert, select, update on public.application_interviews to service_role;
grant select (application_id, event_id, one_each, starts_at, minutes, message, zone, answers, answered_at) on public.application_interviews to authenticated;

create table public.application_marks (
	application_id uuid not null,
	stars smallint default 0 not null,
	shortlisted boolean default false not null,
	marked_by uuid,
	marked_at timestamp with time zone default clock_timestamp() not null,
	constraint application_marks_pkey PRIMARY KEY (application_id),
	constraint application_marks_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
	constraint application_marks_marked_by_fkey FOREIGN KEY (marked_by) REFERENCES auth.users(id) ON DELETE SET NULL,
	constraint application_marks_stars_check CHECK (stars >= 0 AND stars <= 3)
);
CREATE INDEX application_marks_marked_by_idx ON public.application_marks USING btree (marked_by);
alter table public.application_marks enable row level security;
create policy "colleagues see marks" on public.application_marks for select to authenticated using ((EXISTS ( SELECT
   FROM public.applications marked
  WHERE marked.id = application_marks.application_id AND marked.user_id <> (( SELECT auth.uid() AS uid)) AND (marked.internship_id = ANY ((ARRAY( SELECT application_rules.own_internships() AS own_internships)))))) OR application_rules.shares_notes(application_id));
create policy "deeds do everything" on public.application_marks for all to service_role using (true) with check (true);
grant select on public.application_marks to authenticated;
grant delete, insert, select, update on public.application_marks to service_role;

create table public.application_messages (
	id uuid default gen_random_uuid() not null,
	application_id uuid not null,
	number bigint generated always as identity not null,
	side text not null,
	written_by uuid,
	written_at timestamp with time zone default clock_timestamp() not null,
	text text not null,
	sent_at timestamp with time zone default clock_timestamp(),
	read_at timestamp with time zone,
	mailed_at timestamp with time zone,
	constraint application_messages_pkey PRIMARY KEY (id),
	constraint application_messages_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
	constraint application_messages_written_by_fkey FOREIGN KEY (written_by) REFERENCES auth.users(id) ON DELETE SET NULL,
	constraint application_messages_check CHECK (sent_at IS NOT NULL OR read_at IS NULL AND mailed_at IS NULL),
	constraint application_messages_side_check CHECK (side = ANY (ARRAY['student'::text, 'employer'::text])),
	constraint application_messages_text_check CHECK (char_length(text) <= 2000 AND text ~ '\S'::text)
);
CREATE INDEX application_messages_application_idx ON public.application_messages USING btree (application_id, number);
CREATE INDEX application_messages_unread_idx ON public.application_messages USING btree (application_id) WHERE sent_at IS NOT NULL AND read_at IS NULL;
CREATE INDEX application_messages_written_by_idx ON public.application_messages USING btree (written_by);
alter table public.application_messages enable row level security;
create policy "each side sees its own and what was sent to it" on public.application_messages for select to authenticated using (
CASE application_rules.side_of(application_id)
    WHEN side THEN true
    WHEN 'student'::text THEN sent_at IS NOT NULL
    WHEN 'employer'::text THEN sent_at IS NOT NULL
    ELSE NULL::boolean
END);
create policy "members of staff see what was reported" on public.application_messages for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff) AND staff_rules.is_reported(id));
create policy "people see what they have written" on public.application_messages for select to authenticated using (written_by = (( SELECT auth.uid() AS uid)));
create policy "the server notes what became of them" on public.application_messages for update to service_role using (true) with check (true);
create policy "the server sees all" on public.application_messages for select to service_role using (true);
create policy "the server stores them" on public.application_messages for insert to service_role with check (true);
grant select on public.application_messages to authenticated;
grant select on public.application_messages to service_role;
grant insert (application_id, side, written_by, text, sent_at) on public.application_messages to service_role;
grant update (sent_at, read_at, mailed_at) on public.application_messages to service_role;

create table public.application_notes (
	id uuid default gen_random_uuid() not null,
	application_id uuid not null,
	written_by uuid not null,
	at timestamp with time zone default clock_timestamp() not null,
	text text not null,
	for_colleague uuid,
	seen_at timestamp with time zone,
	constraint application_notes_pkey PRIMARY KEY (id),
	constraint application_notes_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
	constraint application_notes_for_colleague_fkey FOREIGN KEY (for_colleague) REFERENCES auth.users(id) ON DELETE SET NULL,
	constraint application_notes_written_by_fkey FOREIGN KEY (written_by) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint application_notes_text_check CHECK (char_length(text) <= 2000 AND text ~ '\S'::text)
);
CREATE INDEX application_notes_application_idx ON public.application_notes USING btree (application_id, at);
CREATE INDEX application_notes_for_colleague_idx ON public.application_notes USING btree (for_colleague);
CREATE INDEX application_notes_written_by_idx ON public.application_notes USING btree (written_by);
alter table public.application_notes enable row level security;
create policy "colleagues see the notes of an application" on public.application_notes for select to authenticated using (application_rules.shares_notes(application_id));
create policy "programs of staff see all" on public.application_notes for select to service_role using (true);
create policy "the server deletes them" on public.application_notes for delete to service_role using (true);
create policy "the server notes that one was seen" on public.application_notes for update to service_role using (true) with check (true);
create policy "the server stores them" on public.application_notes for insert to service_role with check (true);
create policy "writers see what they have written" on public.application_notes for select to authenticated using (written_by = (( SELECT auth.uid() AS uid)));
grant select on public.application_notes to authenticated;
grant delete, insert, select on public.application_notes to service_role;
grant update (seen_at) on public.application_notes to service_role;

create table public.applications (
	id uuid default gen_random_uuid() not null,
	user_id uuid not null,
	program_type text not null,
	program_name text,
	motivation text not null,
	experience text not null,
	availability text not null,
	created_at timestamp with time zone default now() not null,
	internship_id uuid,
	status text default 'submitted'::text not null,
	answer_due_on date default application_rules.today() + 14 not null,
	terms_version date,
	to_office boolean default true not null,
	question_answers jsonb default '[]'::jsonb not null,
	number integer,
	names_hidden boolean default false not null,
	came_by text,
	constraint applications_pkey PRIMARY KEY (id),
	constraint applications_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE SET NULL,
	constraint applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint applications_availability_check CHECK (char_length(availability) <= 5000 AND availability ~ '\S'::text),
	constraint applications_came_by_check CHECK (came_by = ANY (ARRAY['search'::text, 'list'::text, 'company'::text, 'alert'::text, 'shared'::text, 'saved'::text, 'employer'::text, 'direct'::text])),
	constraint applications_experience_check CHECK (char_length(experience) <= 5000 AND experience ~ '\S'::text),
	constraint applications_motivation_check CHECK (char_length(motivation) <= 5000 AND motivation ~ '\S'::text),
	constraint applications_one_line CHECK (public.is_one_line(program_name)),
	constraint applications_program_name_check CHECK (char_length(program_name) <= 300),
	constraint applications_program_type_check CHECK (program_type = ANY (ARRAY['london'::text, 'international'::text, 'remote'::text, 'placement'::text, 'uk-cities'::text])),
	constraint applications_question_answers_check CHECK (application_rules.are_question_answers(question_answers))
);
CREATE INDEX applications_answered_idx ON public.applications USING btree (to_office, created_at DESC, id) INCLUDE (internship_id, user_id, status, answer_due_on) WHERE status <> ALL (ARRAY['submitted'::text, 'in-review'::text]);
CREATE INDEX applications_created_idx ON public.applications USING btree (created_at);
CREATE INDEX applications_due_idx ON public.applications USING btree (to_office, answer_due_on, created_at, id) INCLUDE (internship_id, user_id, status) WHERE status = ANY (ARRAY['submitted'::text, 'in-review'::text]);
CREATE INDEX applications_due_status_idx ON public.applications USING btree (to_office, status, answer_due_on, created_at, id) INCLUDE (internship_id, user_id) WHERE status = ANY (ARRAY['submitted'::text, 'in-review'::text]);
CREATE INDEX applications_internship_idx ON public.applications USING btree (internship_id, created_at);
CREATE INDEX applications_number_idx ON public.applications USING btree (internship_id, number DESC);
CREATE UNIQUE INDEX applications_one_for_each_internship ON public.applications USING btree (user_id, internship_id) WHERE status <> 'withdrawn'::text;
CREATE INDEX applications_status_idx ON public.applications USING btree (to_office, status, created_at DESC, id) INCLUDE (internship_id, user_id, answer_due_on) WHERE status <> ALL (ARRAY['submitted'::text, 'in-review'::text]);
CREATE INDEX applications_user_idx ON public.applications USING btree (user_id, created_at DESC);
CREATE INDEX applications_waiting_idx ON public.applications USING btree (answer_due_on, created_at, id) INCLUDE (internship_id, user_id, status) WHERE status = ANY (ARRAY['submitted'::text, 'in-review'::text]);
CREATE INDEX applications_withdrawn_idx ON public.applications USING btree (id) WHERE status = 'withdrawn'::text;
CREATE TRIGGER note_who_answers BEFORE INSERT ON public.applications FOR EACH ROW EXECUTE FUNCTION application_rules.note_who_answers();
CREATE TRIGGER note_who_answers_now BEFORE UPDATE ON public.applications FOR EACH ROW WHEN (old.internship_id IS DISTINCT FROM new.internship_id OR old.to_office IS DISTINCT FROM new.to_office) EXECUTE FUNCTION application_rules.note_who_answers();
CREATE TRIGGER refuse_adviser BEFORE INSERT ON public.applications FOR EACH ROW EXECUTE FUNCTION posting_rules.refuse_adviser();
CREATE TRIGGER refuse_direct_move BEFORE UPDATE ON public.applications FOR EACH ROW WHEN (new.status IS DISTINCT FROM old.status) EXECUTE FUNCTION public.refuse_direct_move();
CREATE TRIGGER tell_webhooks AFTER INSERT ON public.applications FOR EACH ROW EXECUTE FUNCTION posting_rules.tell_of_application();
CREATE TRIGGER tell_webhooks_of_status AFTER UPDATE OF status ON public.applications FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION posting_rules.tell_of_application();
alter table public.applications enable row level security;
create policy "a person sees their own" on public.applications for select to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
create policy "an employer sees the applications to their internships" on public.applications for select to authenticated using (internship_id = ANY ((ARRAY( SELECT application_rules.own_internships() AS own_internships))));
create policy "members of staff see all applications" on public.applications for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "staff do everything" on public.applications for all to service_role using (true) with check (true);
grant delete, insert, select, update on public.applications to service_role;
grant select (id, user_id, program_type, program_name, motivation, experience, availability, created_at, internship_id, answer_due_on, terms_version, question_answers) on public.applications to authenticated;

create table public.calendar_addresses (
	user_id uuid not null,
	digest bytea not null,
	made_at timestamp with time zone default clock_timestamp() not null,
	constraint calendar_addresses_digest_key UNIQUE (digest),
	constraint calendar_addresses_pkey PRIMARY KEY (user_id),
	constraint calendar_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint calendar_addresses_digest_check CHECK (octet_length(digest) = 32)
);
alter table public.calendar_addresses enable row level security;
create policy "deeds do everything" on public.calendar_addresses for all to service_role using (true) with check (true);
create policy "people read when they made theirs" on public.calendar_addresses for select to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
grant select on public.calendar_addresses to authenticated;
grant delete, insert, select, update on public.calendar_addresses to service_role;

create table public.careers_chosen (
	consent_id uuid not null,
	application_id uuid not null,
	constraint careers_chosen_pkey PRIMARY KEY (consent_id, application_id),
	constraint careers_chosen_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
	constraint careers_chosen_consent_id_fkey FOREIGN KEY (consent_id) REFERENCES public.careers_consents(id) ON DELETE CASCADE
);
CREATE INDEX careers_chosen_application_idx ON public.careers_chosen USING btree (application_id);
alter table public.careers_chosen enable row level security;
create policy "deeds do everything" on public.careers_chosen for all to service_role using (true) with check (true);
grant delete, insert, select, update on public.careers_chosen to service_role;

create table public.careers_consents (
	id uuid default gen_random_uuid() not null,
	user_id uuid not null,
	service_id uuid,
	university text not null,
	kind text not null,
	wording date not null,
	given_at timestamp with time zone default clock_timestamp() not null,
	ended_at timestamp with time zone,
	end_reason text,
	constraint careers_consents_pkey PRIMARY KEY (id),
	constraint careers_consents_service_id_fkey FOREIGN KEY (service_id) REFERENCES public.careers_services(id) ON DELETE SET NULL,
	constraint careers_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint careers_consents_check CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
	constraint careers_consents_check1 CHECK (ended_at IS NOT NULL OR service_id IS NOT NULL),
	constraint careers_consents_end_reason_check CHECK (end_reason = ANY (ARRAY['withdrawn'::text, 'changed'::text, 'university'::text, 'service'::text])),
	constraint careers_consents_kind_check CHECK (kind = ANY (ARRAY['counted'::text, 'chosen'::text, 'all'::text])),
	constraint careers_consents_university_check CHECK (char_length(university) <= 200)
);
CREATE UNIQUE INDEX careers_consents_open_idx ON public.careers_consents USING btree (user_id) WHERE ended_at IS NULL;
CREATE INDEX careers_consents_service_idx ON public.careers_consents USING btree (service_id) WHERE ended_at IS NULL;
CREATE INDEX careers_consents_services_idx ON public.careers_consents USING btree (service_id);
CREATE INDEX careers_consents_user_idx ON public.careers_consents USING btree (user_id);
alter table public.careers_consents enable row level security;
create policy "deeds do everything" on public.careers_consents for all to service_role using (true) with check (true);
grant delete, insert, select, update on public.careers_consents to service_role;

create table public.careers_invitations (
	id uuid default gen_random_uuid() not null,
	service_id uuid not null,
	email text not null,
	invited_at timestamp with time zone default clock_timestamp() not null,
	ends_at timestamp with time zone default clock_timestamp() + '7 days'::interval not null,
	constraint careers_invitations_service_id_email_key UNIQUE (service_id, email),
	constraint careers_invitations_pkey PRIMARY KEY (id),
	constraint careers_invitations_service_id_fkey FOREIGN KEY (service_id) REFERENCES public.careers_services(id) ON DELETE CASCADE,
	constraint careers_invitations_email_check CHECK (char_length(email) <= 254 AND email = lower(email) AND email ~ '^[^\s@]+@[^\s@]+$'::text)
);
CREATE INDEX careers_invitations_email_idx ON public.careers_invitations USING btree (email);
alter table public.careers_invitations enable row level security;
create policy "deeds do everything" on public.careers_invitations for all to service_role using (true) with check (true);
grant delete, insert, select, update on public.careers_invitations to service_role;

create table public.careers_members (
	user_id uuid not null,
	service_id uuid not null,
	added_at timestamp with time zone default clock_timestamp() not null,
	constraint careers_members_pkey PRIMARY KEY (user_id),
	constraint careers_members_service_id_fkey FOREIGN KEY (service_id) REFERENCES public.careers_services(id) ON DELETE CASCADE,
	constraint careers_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX careers_members_service_idx ON public.careers_members USING btree (service_id);
alter table public.careers_members enable row level security;
create policy "deeds do everything" on public.careers_members for all to service_role using (true) with check (true);
grant delete, insert, select, update on public.careers_members to service_role;

create table public.careers_names (
	key text not null,
	service_id uuid not null,
	constraint careers_names_pkey PRIMARY KEY (key),
	constraint careers_names_service_id_fkey FOREIGN KEY (service_id) REFERENCES public.careers_services(id) ON DELETE CASCADE,
	constraint careers_names_key_check CHECK (char_length(key) >= 1 AND char_length(key) <= 200)
);
CREATE INDEX careers_names_service_idx ON public.careers_names USING btree (service_id);
alter table public.careers_names enable row level security;
create policy "deeds do everything" on public.careers_names for all to service_role using (true) with check (true);
grant delete, insert, select, update on public.careers_names to service_role;

create table public.careers_services (
	id uuid default gen_random_uuid() not null,
	university text not null,
	admitted_at timestamp with time zone default clock_timestamp() not null,
	constraint careers_services_pkey PRIMARY KEY (id),
	constraint careers_services_university_check CHECK (char_length(university) >= 2 AND char_length(university) <= 200 AND btrim(university) = university AND public.is_one_line(university))
);
alter table public.careers_services enable row level security;
create policy "deeds do everything" on public.careers_services for all to service_role using (true) with check (true);
grant delete, insert, select, update on public.careers_services to service_role;

create table public.company_invitations (
	id uuid default gen_random_uuid() not null,
	employer_id uuid not null,
	email text not null,
	role text not null,
	invited_by uuid,
	invited_at timestamp with time zone default clock_timestamp() not null,
	ends_at timestamp with time zone default clock_timestamp() + '7 days'::interval not null,
	constraint company_invitations_employer_id_email_key UNIQUE (employer_id, email),
	constraint company_invitations_pkey PRIMARY KEY (id),
	constraint company_invitations_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint company_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES auth.users(id) ON DELETE SET NULL,
	constraint company_invitations_email_check CHECK (char_length(email) <= 254 AND email = lower(email) AND email ~ '^[^\s@]+@[^\s@]+$'::text),
	constraint company_invitations_role_check CHECK (role = ANY (ARRAY['owner'::text, 'recruiter'::text]))
);
CREATE INDEX company_invitations_email_idx ON public.company_invitations USING btree (email);
CREATE INDEX company_invitations_invited_by_idx ON public.company_invitations USING btree (invited_by);
alter table public.company_invitations enable row level security;
create policy "deeds do everything" on public.company_invitations for all to service_role using (true) with check (true);
create policy "owners see whom their company has invited" on public.company_invitations for select to authenticated using (employer_id = (( SELECT posting_rules.own_employer('colleagues'::text) AS own_employer)));
grant select on public.company_invitations to authenticated;
grant delete, insert, select, update on public.company_invitations to service_role;

create table public.company_members (
	employer_id uuid not null,
	user_id uuid not null,
	role text not null,
	added_at timestamp with time zone default clock_timestamp() not null,
	application_mails text,
	constraint company_members_user_id_key UNIQUE (user_id),
	constraint company_members_pkey PRIMARY KEY (employer_id, user_id),
	constraint company_members_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint company_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint company_members_application_mails_check CHECK (application_mails = ANY (ARRAY['at-once'::text, 'daily'::text, 'mine'::text, 'never'::text])),
	constraint company_members_role_check CHECK (role = ANY (ARRAY['owner'::text, 'recruiter'::text]))
);
CREATE TRIGGER end_keys AFTER DELETE OR UPDATE OF role ON public.company_members FOR EACH ROW EXECUTE FUNCTION posting_rules.end_keys();
CREATE TRIGGER note_member_change AFTER INSERT OR DELETE OR UPDATE OF role ON public.company_members FOR EACH ROW EXECUTE FUNCTION posting_rules.note_member_change();
CREATE TRIGGER refuse_adviser BEFORE INSERT ON public.company_members FOR EACH ROW EXECUTE FUNCTION posting_rules.refuse_adviser();
CREATE CONSTRAINT TRIGGER require_owner AFTER DELETE OR UPDATE ON public.company_members DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION posting_rules.require_owner();
alter table public.company_members enable row level security;
create policy "deeds do everything" on public.company_members for all to service_role using (true) with check (true);
create policy "members of staff see all" on public.company_members for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "members see each other" on public.company_members for select to authenticated using (employer_id = (( SELECT posting_rules.own_employer() AS own_employer)));
create policy "programs of staff see all" on public.company_members for select to service_role using (true);
grant select on public.company_members to authenticated;
grant delete, insert, select, update on public.company_members to service_role;

create table public.contact_answers (
	id uuid default gen_random_uuid() not null,
	contact_id uuid not null,
	at timestamp with time zone default clock_timestamp() not null,
	message text,
	constraint contact_answers_contact_id_key UNIQUE (contact_id),
	constraint contact_answers_pkey PRIMARY KEY (id),
	constraint contact_answers_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES public.contacts(id) ON DELETE CASCADE,
	constraint contact_answers_message_check CHECK (char_length(message) <= 5000 AND message ~ '\S'::text)
);
alter table public.contact_answers enable row level security;
create policy "programs of staff see all" on public.contact_answers for select to service_role using (true);
create policy "staff see answers" on public.contact_answers for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "the server adds answers" on public.contact_answers for insert to service_role with check (true);
grant select on public.contact_answers to authenticated;
grant insert, select on public.contact_answers to service_role;

create table public.contacts (
	id uuid default gen_random_uuid() not null,
	name text not null,
	email text not null,
	subject text not null,
	category text,
	message text not null,
	created_at timestamp with time zone default now() not null,
	constraint contacts_pkey PRIMARY KEY (id),
	constraint contacts_category_check CHECK (category = ANY (ARRAY['student-inquiries'::text, 'employer-partnerships'::text, 'technical-support'::text, 'general'::text, 'media'::text])),
	constraint contacts_email_check CHECK (char_length(email) <= 254 AND email ~ '^[^\s@]+@[^\s@]+$'::text),
	constraint contacts_message_check CHECK (char_length(message) <= 5000 AND message ~ '\S'::text),
	constraint contacts_name_check CHECK (char_length(name) <= 120 AND name ~ '\S'::text),
	constraint contacts_one_line CHECK (public.is_one_line((name || email) || subject)),
	constraint contacts_subject_check CHECK (char_length(subject) <= 200 AND subject ~ '\S'::text)
);
CREATE INDEX contacts_sender_idx ON public.contacts USING btree (lower(email), created_at DESC);
CREATE TRIGGER drop_repeated BEFORE INSERT ON public.contacts FOR EACH ROW EXECUTE FUNCTION public.drop_repeated_contact();
CREATE TRIGGER note_stored AFTER INSERT ON public.contacts FOR EACH ROW WHEN (CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])) EXECUTE FUNCTION outbox.note_stored_row();
alter table public.contacts enable row level security;
create policy "anyone writes a message" on public.contacts for insert to anon, authenticated with check (true);
create policy "staff do everything" on public.contacts for all to service_role using (true) with check (true);
create policy "staff see messages" on public.contacts for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
grant select on public.contacts to authenticated;
grant delete, insert, select, update on public.contacts to service_role;
grant insert (name, email, subject, category, message) on public.contacts to anon;
grant insert (name, email, subject, category, message) on public.contacts to authenticated;

create table public.cv_files (
	id uuid default gen_random_uuid() not null,
	user_id uuid not null,
	name text not null,
	content bytea not null,
	created_at timestamp with time zone default now() not null,
	updated_at timestamp with time zone default clock_timestamp() not null,
	has_text boolean default true not null,
	constraint cv_files_user_id_key UNIQUE (user_id),
	constraint cv_files_pkey PRIMARY KEY (id),
	constraint cv_files_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint cv_files_content_check CHECK (octet_length(content) <= 5242880 AND POSITION(('\x255044462d'::bytea) IN (substr(content, 1, 1029))) > 0),
	constraint cv_files_name_check CHECK (char_length(name) <= 120 AND name ~ '\S'::text),
	constraint cv_files_one_line CHECK (public.is_one_line(name))
);
CREATE TRIGGER note_update BEFORE UPDATE ON public.cv_files FOR EACH ROW EXECUTE FUNCTION public.note_update();
alter table public.cv_files enable row level security;
create policy "a person has their own" on public.cv_files for all to authenticated using (user_id = (( SELECT auth.uid() AS uid))) with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "staff do everything" on public.cv_files for all to service_role using (true) with check (true);
grant delete, select on public.cv_files to authenticated;
grant delete, insert, select, update on public.cv_files to service_role;

create table public.deadline_mails (
	user_id uuid not null,
	stopped_at timestamp with time zone,
	told_on date,
	constraint deadline_mails_pkey PRIMARY KEY (user_id),
	constraint deadline_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.deadline_mails enable row level security;
create policy "people read their own" on public.deadline_mails for select to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
grant select on public.deadline_mails to authenticated;

create table public.employer_decisions (
	id uuid default gen_random_uuid() not null,
	employer_id uuid not null,
	at timestamp with time zone default clock_timestamp() not null,
	outcome text not null,
	checks text[] default '{}'::text[] not null,
	company_number text,
	reason text,
	note text,
	replaced jsonb,
	taken_back_at timestamp with time zone,
	asked_at timestamp with time zone,
	grounds jsonb,
	ends_access boolean default false not null,
	constraint employer_decisions_pkey PRIMARY KEY (id),
	constraint employer_decisions_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint employer_decisions_check CHECK ((company_number IS NOT NULL) = ('company-number'::text = ANY (checks))),
	constraint employer_decisions_check1 CHECK ((outcome = 'refused'::text) = (reason IS NOT NULL)),
	constraint employer_decisions_check2 CHECK (NOT ends_access OR outcome = 'refused'::text),
	constraint employer_decisions_checks_check CHECK (checks <@ ARRAY['company-number'::text, 'website'::text, 'mail-domain'::text]),
	constraint employer_decisions_company_number_check CHECK (company_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6}|R0[0-9]{6})$'::text),
	constraint employer_decisions_grounds_check CHECK (jsonb_typeof(grounds) = 'object'::text AND char_length(grounds::text) <= 2000),
	constraint employer_decisions_note_check CHECK (char_length(note) <= 2000 AND note ~ '\S'::text),
	constraint employer_decisions_outcome_check CHECK (outcome = ANY (ARRAY['verified'::text, 'refused'::text])),
	constraint employer_decisions_reason_check CHECK (char_length(reason) <= 2000 AND reason ~ '\S'::text),
	constraint employer_decisions_replaced_check CHECK (jsonb_typeof(replaced) = 'object'::text),
	constraint employer_decisions_taken_back_check CHECK (taken_back_at IS NULL OR replaced IS NOT NULL)
);
CREATE INDEX employer_decisions_employer_idx ON public.employer_decisions USING btree (employer_id, at DESC);
alter table public.employer_decisions enable row level security;
create policy "programs of staff see all" on public.employer_decisions for select to service_role using (true);
create policy "staff see what staff decided" on public.employer_decisions for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "the server adds decisions" on public.employer_decisions for insert to service_role with check (true);
create policy "the server notes what is taken back" on public.employer_decisions for update to service_role using (true) with check (true);
grant select on public.employer_decisions to authenticated;
grant insert, select on public.employer_decisions to service_role;
grant update (taken_back_at) on public.employer_decisions to service_role;

create table public.employers (
	id uuid default gen_random_uuid() not null,
	user_id uuid not null,
	company_name text not null,
	contact_person text not null,
	phone text,
	website text,
	industry text,
	company_size text,
	location text,
	company_description text,
	founded_year integer,
	linkedin_url text,
	profile_completed boolean default false not null,
	verified boolean default false not null,
	created_at timestamp with time zone default now() not null,
	updated_at timestamp with time zone default now() not null,
	asked_at timestamp with time zone,
	verified_at timestamp with time zone,
	refused_at timestamp with time zone,
	refusal text,
	company_number text,
	host_since timestamp with time zone,
	answers_until date,
	constraint employers_user_id_key UNIQUE (user_id),
	constraint employers_pkey PRIMARY KEY (id),
	constraint employers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id),
	constraint employers_answers_check CHECK (answers_until IS NULL OR host_since IS NOT NULL AND NOT verified),
	constraint employers_check CHECK (verified_at IS NULL OR verified),
	constraint employers_check1 CHECK ((refused_at IS NULL) = (refusal IS NULL)),
	constraint employers_check2 CHECK (num_nonnulls(asked_at, verified_at, refused_at) <= 1),
	constraint employers_company_description_check CHECK (char_length(company_description) <= 5000),
	constraint employers_company_name_check CHECK (char_length(company_name) <= 200 AND company_name ~ '\S'::text),
	constraint employers_company_number_check CHECK (company_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6}|R0[0-9]{6})$'::text),
	constraint employers_company_size_check CHECK (company_size = ANY (ARRAY['1-10'::text, '11-50'::text, '51-200'::text, '201-500'::text, '501-1000'::text, '1000+'::text])),
	constraint employers_contact_person_check CHECK (char_length(contact_person) <= 120 AND contact_person ~ '\S'::text),
	constraint employers_founded_year_check CHECK (founded_year >= 1800 AND founded_year <= 2200),
	constraint employers_hosts_check CHECK (host_since IS NOT NULL OR NOT verified),
	constraint employers_industry_check CHECK (industry = ANY (ARRAY['Technology'::text, 'Finance & Banking'::text, 'Healthcare & Life Sciences'::text, 'Marketing & Advertising'::text, 'Consulting'::text, 'Manufacturing'::text, 'Retail & E-commerce'::text, 'Media & Entertainment'::text, 'Education'::text, 'Real Estate'::text, 'Energy & Utilities'::text, 'Transportation & Logistics'::text, 'Legal Services'::text, 'Non-profit'::text, 'Government'::text, 'Food & Hospitality'::text, 'Other'::text])),
	constraint employers_linkedin_url_check CHECK (char_length(linkedin_url) <= 300),
	constraint employers_location_check CHECK (char_length(location) <= 200),
	constraint employers_one_line CHECK (public.is_one_line(concat(company_name, contact_person, phone, website, location, linkedin_url))),
	constraint employers_phone_check CHECK (char_length(phone) <= 40),
	constraint employers_refusal_check CHECK (char_length(refusal) <= 2000 AND refusal ~ '\S'::text),
	constraint employers_website_check CHECK (char_length(website) <= 300)
);
CREATE INDEX employers_answers_until_idx ON public.employers USING btree (answers_until) WHERE answers_until IS NOT NULL;
CREATE INDEX employers_asked_idx ON public.employers USING btree (asked_at) WHERE asked_at IS NOT NULL;
CREATE TRIGGER note_answerer AFTER UPDATE ON public.employers FOR EACH ROW WHEN ((old.host_since IS NULL) <> (new.host_since IS NULL)) EXECUTE FUNCTION application_rules.note_answerer();
CREATE TRIGGER note_company_change AFTER UPDATE ON public.employers FOR EACH ROW WHEN (old.host_since IS NOT NULL) EXECUTE FUNCTION staff_rules.note_company_change();
CREATE TRIGGER note_new_owner AFTER UPDATE ON public.employers FOR EACH ROW WHEN (old.user_id IS DISTINCT FROM new.user_id) EXECUTE FUNCTION posting_rules.note_owner();
CREATE TRIGGER note_owner AFTER INSERT ON public.employers FOR EACH ROW EXECUTE FUNCTION posting_rules.note_owner();
CREATE TRIGGER note_unverified AFTER UPDATE ON public.employers FOR EACH ROW WHEN (old.verified AND NOT new.verified AND new.refused_at IS NULL) EXECUTE FUNCTION public.note_unverified();
CREATE TRIGGER note_verification AFTER INSERT ON public.employers FOR EACH ROW WHEN (new.asked_at IS NOT NULL AND (CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name]))) EXECUTE FUNCTION public.note_verification();
CREATE TRIGGER note_verification_again AFTER UPDATE ON public.employers FOR EACH ROW WHEN (new.asked_at IS NOT NULL AND old.asked_at IS NULL) EXECUTE FUNCTION public.note_verification();
CREATE TRIGGER protect BEFORE INSERT OR UPDATE ON public.employers FOR EACH ROW EXECUTE FUNCTION public.protect_employer();
CREATE TRIGGER show_of_verified AFTER UPDATE ON public.employers FOR EACH ROW WHEN (old.verified IS DISTINCT FROM new.verified) EXECUTE FUNCTION public.show_of_verified();
CREATE TRIGGER unverify_changed BEFORE UPDATE ON public.employers FOR EACH ROW EXECUTE FUNCTION public.unverify_changed_employer();
CREATE TRIGGER verification BEFORE INSERT OR UPDATE ON public.employers FOR EACH ROW EXECUTE FUNCTION public.ask_for_verification();
alter table public.employers enable row level security;
create policy "an employer makes their own" on public.employers for insert to authenticated with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "an employer sees their own" on public.employers for select to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
create policy "members change their company" on public.employers for update to authenticated using (id = (( SELECT posting_rules.own_employer('company'::text) AS own_employer))) with check (id = (( SELECT posting_rules.own_employer('company'::text) AS own_employer)));
create policy "members see their company" on public.employers for select to authenticated using (id = (( SELECT posting_rules.own_employer() AS own_employer)));
create policy "staff do everything" on public.employers for all to service_role using (true) with check (true);
create policy "staff see all employers" on public.employers for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
grant select on public.employers to authenticated;
grant delete, insert, select, update on public.employers to service_role;
grant insert (user_id, company_name, contact_person, phone, website, industry, company_size, location, company_description, founded_year, linkedin_url, profile_completed, company_number) on public.employers to authenticated;
grant update (user_id, company_name, contact_person, phone, website, industry, company_size, location, company_description, founded_year, linkedin_url, profile_completed, company_number) on public.employers to authenticated;

create table public.internship_drafts (
	id uuid default gen_random_uuid() not null,
	employer_id uuid not null,
	internship_id uuid,
	state text default 'draft'::text not null,
	content jsonb default '{}'::jsonb not null,
	step integer default 1 not null,
	version integer default 1 not null,
	created_at timestamp with time zone default clock_timestamp() not null,
	touched_at timestamp with time zone default clock_timestamp() not null,
	submitted_at timestamp with time zone,
	times_submitted integer default 0 not null,
	decided_at timestamp with time zone,
	return_reason text,
	comments jsonb default '{}'::jsonb not null,
	warnings integer default 0 not null,
	warned_at timestamp with time zone,
	returned_content jsonb,
	mailed_at timestamp with time zone,
	meant text,
	imported_digest bytea,
	hide_names boolean default true not null,
	constraint internship_drafts_pkey PRIMARY KEY (id),
	constraint internship_drafts_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint internship_drafts_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE,
	constraint internship_drafts_comments_check CHECK (jsonb_typeof(comments) = 'object'::text AND char_length(comments::text) <= 30000),
	constraint internship_drafts_content_check CHECK (jsonb_typeof(content) = 'object'::text AND char_length(content::text) <= 40000),
	constraint internship_drafts_imported_digest_check CHECK (octet_length(imported_digest) = 32),
	constraint internship_drafts_meant_check CHECK (char_length(meant) <= 1000 AND meant ~ '\S'::text),
	constraint internship_drafts_one_line CHECK (public.is_one_line(concat(content ->> 'title'::text, content ->> 'city'::text, content ->> 'location'::text)) AND COALESCE(application_rules.are_lines(content -> 'requirements'::text), true) AND COALESCE(application_rules.are_lines(content -> 'benefits'::text), true)),
	constraint internship_drafts_return_reason_check CHECK (char_length(return_reason) <= 2000),
	constraint internship_drafts_returned_content_check CHECK (jsonb_typeof(returned_content) = 'object'::text),
	constraint internship_drafts_state_check CHECK (state = ANY (ARRAY['draft'::text, 'submitted'::text, 'returned'::text, 'approved'::text])),
	constraint internship_drafts_step_check CHECK (step >= 1 AND step <= 4),
	constraint internship_drafts_warnings_check CHECK (warnings >= 0 AND warnings <= 2),
	constraint internship_drafts_work_told_one_line CHECK (public.is_one_line(COALESCE(content ->> 'team'::text, ''::text)) AND COALESCE(application_rules.are_lines(content -> 'selection'::text), true) AND COALESCE(application_rules.are_lines(content -> 'questions'::text), true))
);
CREATE INDEX internship_drafts_employer_idx ON public.internship_drafts USING btree (employer_id, touched_at);
CREATE INDEX internship_drafts_internship_idx ON public.internship_drafts USING btree (internship_id);
CREATE UNIQUE INDEX internship_drafts_one_revision ON public.internship_drafts USING btree (internship_id) WHERE state <> 'approved'::text;
CREATE INDEX internship_drafts_touched_idx ON public.internship_drafts USING btree (touched_at);
CREATE INDEX internship_drafts_waiting_idx ON public.internship_drafts USING btree (submitted_at) WHERE state = 'submitted'::text;
CREATE TRIGGER count_change BEFORE UPDATE ON public.internship_drafts FOR EACH ROW EXECUTE FUNCTION public.count_draft_change();
CREATE TRIGGER tell_webhooks AFTER UPDATE OF state ON public.internship_drafts FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state AND (new.state = ANY (ARRAY['returned'::text, 'approved'::text]))) EXECUTE FUNCTION posting_rules.tell_of_draft();
alter table public.internship_drafts enable row level security;
create policy "members of staff see what was submitted" on public.internship_drafts for select to authenticated using (state <> 'draft'::text AND ( SELECT staff_rules.is_staff() AS is_staff));
create policy "members see those of their company" on public.internship_drafts for select to authenticated using (employer_id = (( SELECT posting_rules.own_employer('internships'::text) AS own_employer)));
create policy "the server writes all" on public.internship_drafts for all to service_role using (true) with check (true);
grant select on public.internship_drafts to authenticated;
grant delete, insert, select, update on public.internship_drafts to service_role;

create table public.internships (
	id uuid default gen_random_uuid() not null,
	number integer generated always as identity not null,
	slug text not null,
	source text not null,
	employer_id uuid,
	kind text not null,
	title text not null,
	company text not null,
	sector text not null,
	city text,
	location text not null,
	remote text not null,
	country text not null,
	weeks integer not null,
	hours numeric(3,1) not null,
	pay_amount numeric not null,
	pay_per text not null,
	pay_currency text not null,
	part_of_course boolean default false not null,
	starts_on date,
	starts text not null,
	deadline date,
	description text not null,
	requirements text[] default '{}'::text[] not null,
	benefits text[] default '{}'::text[] not null,
	spots integer,
	featured boolean default false not null,
	sponsorship text,
	answer_days integer default 14 not null,
	details jsonb default '{}'::jsonb not null,
	status text default 'open'::text not null,
	published_at timestamp with time zone default now() not null,
	updated_at timestamp with time zone default now() not null,
	closed_at timestamp with time zone,
	sample boolean default false not null,
	version bigint default 0 not null,
	paused_by text,
	most_applications integer,
	hidden boolean default false not null,
	driving_licence boolean default false not null,
	risks text,
	expenses text,
	notice text,
	supervisor text,
	authority boolean default false not null,
	revision integer default 0 not null,
	taken_down_at timestamp with time zone,
	least_hours numeric(3,1),
	hours_pattern text,
	typical_day text,
	team text,
	selection text[] default '{}'::text[] not null,
	questions text[] default '{}'::text[] not null,
	hide_names boolean default false not null,
	constraint internships_number_key UNIQUE (number),
	constraint internships_slug_key UNIQUE (slug),
	constraint internships_pkey PRIMARY KEY (id),
	constraint internships_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint internships_answer_days_check CHECK (answer_days >= 7 AND answer_days <= 28),
	constraint internships_benefits_check CHECK (cardinality(benefits) <= 20),
	constraint internships_check CHECK (deadline < starts_on),
	constraint internships_check1 CHECK ((source = 'employer'::text) = (employer_id IS NOT NULL)),
	constraint internships_check2 CHECK ((status = 'closed'::text) = (closed_at IS NOT NULL)),
	constraint internships_city_check CHECK (char_length(city) <= 100 AND city ~ '\S'::text),
	constraint internships_company_check CHECK (char_length(company) <= 200 AND company ~ '\S'::text),
	constraint internships_country_check CHECK (char_length(country) <= 100 AND country ~ '\S'::text),
	constraint internships_description_check CHECK (char_length(description) <= 5000 AND description ~ '\S'::text),
	constraint internships_details_check CHECK (jsonb_typeof(details) = 'object'::text AND char_length(details::text) <= 20000),
	constraint internships_expenses_check CHECK (char_length(expenses) <= 300 AND expenses ~ '\S'::text),
	constraint internships_hours_check CHECK (hours >= 1::numeric AND hours <= 48::numeric),
	constraint internships_hours_pattern_check CHECK (char_length(hours_pattern) <= 80 AND hours_pattern ~ '\S'::text),
	constraint internships_kind_check CHECK (kind = ANY (ARRAY['program'::text, 'london'::text, 'uk-cities'::text, 'remote'::text, 'placement'::text, 'international'::text])),
	constraint internships_least_hours_check CHECK (least_hours >= 1::numeric),
	constraint internships_location_check CHECK (char_length(location) <= 200 AND location ~ '\S'::text),
	constraint internships_most_applications_check CHECK (most_applications >= 10 AND most_applications <= 200),
	constraint internships_notice_check CHECK (char_length(notice) <= 300 AND notice ~ '\S'::text),
	constraint internships_of_employers_check CHECK (source = 'site'::text OR weeks >= 6 AND pay_currency = 'GBP'::text AND country = 'United Kingdom'::text),
	constraint internships_one_line CHECK (public.is_one_line(concat(title, company, city, location, array_to_string(requirements, ''::text), array_to_string(benefits, ''::text)))),
	constraint internships_paused_by_check CHECK (paused_by = ANY (ARRAY['employer'::text, 'limit'::text, 'staff'::text])),
	constraint internships_paused_check CHECK ((status = 'paused'::text) = (paused_by IS NOT NULL)),
	constraint internships_pay_amount_check CHECK (pay_amount > 0::numeric),
	constraint internships_pay_currency_check CHECK (pay_currency ~ '^[A-Z]{3}$'::text),
	constraint internships_pay_per_check CHECK (pay_per = ANY (ARRAY['month'::text, 'week'::text, 'hour'::text])),
	constraint internships_pence_check CHECK ((pay_amount %
CASE pay_per
    WHEN 'hour'::text THEN 0.01
    ELSE 1::numeric
END) = 0::numeric),
	constraint internships_questions_check CHECK (application_rules.is_list(to_jsonb(questions), 3, '200'::jsonb)),
	constraint internships_remote_check CHECK (remote = ANY (ARRAY['on-site'::text, 'hybrid'::text, 'remote'::text])),
	constraint internships_requirements_check CHECK (cardinality(requirements) <= 20),
	constraint internships_revision_check CHECK (revision >= 0),
	constraint internships_risks_check CHECK (char_length(risks) <= 2000 AND risks ~ '\S'::text),
	constraint internships_sector_check CHECK (sector = ANY (ARRAY['Technology'::text, 'Data & AI'::text, 'Finance'::text, 'Accounting'::text, 'Consulting'::text, 'Law'::text, 'Marketing'::text, 'Media'::text, 'Design'::text, 'Engineering'::text, 'Automotive'::text, 'Manufacturing'::text, 'Aerospace'::text, 'Energy'::text, 'Environment'::text, 'Construction'::text, 'Architecture'::text, 'Property'::text, 'Healthcare'::text, 'Life Sciences'::text, 'Education'::text, 'Tourism'::text, 'Hospitality'::text, 'Culture & Heritage'::text, 'Sport'::text, 'Retail'::text, 'Fashion'::text, 'Food & Drink'::text, 'Maritime'::text, 'Logistics'::text, 'Transport'::text, 'Public Policy'::text, 'Charity'::text, 'Human Resources'::text])),
	constraint internships_selection_check CHECK (application_rules.is_list(to_jsonb(selection), 6, '300'::jsonb)),
	constraint internships_slug_check CHECK (char_length(slug) <= 160 AND slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
	constraint internships_source_check CHECK (source = ANY (ARRAY['site'::text, 'employer'::text])),
	constraint internships_sponsorship_check CHECK (sponsorship = ANY (ARRAY['right-to-work-needed'::text, 'student-visa-ok'::text, 'can-sponsor'::text])),
	constraint internships_sponsorship_country_check CHECK (
CASE
    WHEN sponsorship IS NOT NULL THEN country = 'United Kingdom'::text
    ELSE country <> 'United Kingdom'::text OR source = 'site'::text AND remote = 'remote'::text
END),
	constraint internships_spots_check CHECK (spots > 0),
	constraint internships_starts_check CHECK (char_length(starts) <= 100 AND starts ~ '\S'::text),
	constraint internships_status_check CHECK (status = ANY (ARRAY['open'::text, 'paused'::text, 'closed'::text])),
	constraint internships_supervisor_check CHECK (char_length(supervisor) <= 120 AND supervisor ~ '\S'::text),
	constraint internships_taken_down_check CHECK (taken_down_at IS NULL OR source = 'employer'::text AND status = 'closed'::text AND hidden),
	constraint internships_team_check CHECK (char_length(team) <= 300 AND team ~ '\S'::text),
	constraint internships_title_check CHECK (char_length(title) <= 120 AND title ~ '\S'::text),
	constraint internships_typical_day_check CHECK (char_length(typical_day) <= 1500 AND typical_day ~ '\S'::text),
	constraint internships_varying_hours_check CHECK (least_hours < hours),
	constraint internships_weeks_check CHECK (weeks >= 1 AND weeks <= 52),
	constraint internships_work_told_one_line CHECK (public.is_one_line(concat(team, array_to_string(selection, ''::text), array_to_string(questions, ''::text))))
);
CREATE INDEX internships_deadline_idx ON public.internships USING btree (deadline) WHERE status = 'open'::text;
CREATE INDEX internships_employer_idx ON public.internships USING btree (employer_id) INCLUDE (id);
CREATE INDEX internships_version_idx ON public.internships USING btree (version, number);
CREATE TRIGGER count_change BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.internships FOR EACH STATEMENT EXECUTE FUNCTION catalogue.count_change();
CREATE TRIGGER hide_of_unverified BEFORE INSERT OR UPDATE ON public.internships FOR EACH ROW EXECUTE FUNCTION public.hide_of_unverified();
CREATE TRIGGER note_answerer AFTER UPDATE ON public.internships FOR EACH ROW WHEN (old.employer_id IS DISTINCT FROM new.employer_id OR old.taken_down_at IS DISTINCT FROM new.taken_down_at) EXECUTE FUNCTION application_rules.note_answerer();
CREATE TRIGGER note_change BEFORE INSERT OR UPDATE ON public.internships FOR EACH ROW EXECUTE FUNCTION catalogue.note_change();
CREATE TRIGGER note_reopening AFTER UPDATE ON public.internships FOR EACH ROW WHEN (new.status = 'open'::text AND NOT new.hidden AND (old.status IS DISTINCT FROM new.status OR old.hidden IS DISTINCT FROM new.hidden OR old.deadline IS DISTINCT FROM new.deadline)) EXECUTE FUNCTION alert_rules.note_reopening();
CREATE TRIGGER set_version BEFORE INSERT OR UPDATE ON public.internships FOR EACH ROW EXECUTE FUNCTION catalogue.set_version();
CREATE TRIGGER tell_webhooks AFTER UPDATE OF status ON public.internships FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION posting_rules.tell_of_internship();
alter table public.internships enable row level security;
create policy "everybody sees what is open, and for 90 days what is closed" on public.internships for select to anon, authenticated using (NOT hidden AND COALESCE(closed_at > (now() - '90 days'::interval), true) AND COALESCE(deadline >= ((now() AT TIME ZONE 'Europe/London'::text)::date - 90), true));
create policy "members of staff see all" on public.internships for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "members see those of their company" on public.internships for select to authenticated using (employer_id = (( SELECT posting_rules.own_employer() AS own_employer)));
create policy "staff do everything" on public.internships for all to service_role using (true) with check (true);
grant select on public.internships to anon;
grant select on public.internships to authenticated;
grant delete, insert, select, update on public.internships to service_role;

create table public.listing_questions (
	id uuid default gen_random_uuid() not null,
	internship_id uuid not null,
	user_id uuid not null,
	asked_at timestamp with time zone default clock_timestamp() not null,
	text text not null,
	read_at timestamp with time zone,
	mailed_at timestamp with time zone,
	answer text,
	answered_by uuid,
	answered_at timestamp with time zone,
	answer_read_at timestamp with time zone,
	answer_mailed_at timestamp with time zone,
	constraint listing_questions_pkey PRIMARY KEY (id),
	constraint listing_questions_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES auth.users(id) ON DELETE SET NULL,
	constraint listing_questions_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE,
	constraint listing_questions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint listing_questions_answer_check CHECK (char_length(answer) <= 2000 AND answer ~ '\S'::text),
	constraint listing_questions_check CHECK ((answer IS NULL) = (answered_at IS NULL)),
	constraint listing_questions_check1 CHECK (answer IS NOT NULL OR answered_by IS NULL AND answer_read_at IS NULL AND answer_mailed_at IS NULL),
	constraint listing_questions_text_check CHECK (char_length(text) <= 2000 AND text ~ '\S'::text)
);
CREATE INDEX listing_questions_answered_by_idx ON public.listing_questions USING btree (answered_by);
CREATE INDEX listing_questions_internship_idx ON public.listing_questions USING btree (internship_id, asked_at);
CREATE INDEX listing_questions_user_idx ON public.listing_questions USING btree (user_id, asked_at);
CREATE UNIQUE INDEX listing_questions_waiting_idx ON public.listing_questions USING btree (internship_id, user_id) WHERE answer IS NULL;
alter table public.listing_questions enable row level security;
create policy "members of staff see what an answer is to that they look at" on public.listing_questions for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff) AND (EXISTS ( SELECT
   FROM public.message_reviews review
  WHERE review.listing_question_id = listing_questions.id)));
create policy "members of staff see what was reported" on public.listing_questions for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff) AND staff_rules.is_reported(id));
create policy "people see what they have asked" on public.listing_questions for select to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
create policy "the server notes what became of them" on public.listing_questions for update to service_role using (true) with check (true);
create policy "the server sees all" on public.listing_questions for select to service_role using (true);
create policy "the server stores them" on public.listing_questions for insert to service_role with check (true);
grant select on public.listing_questions to authenticated;
grant select on public.listing_questions to service_role;
grant insert (internship_id, user_id, text, answer, answered_at) on public.listing_questions to service_role;
grant update (read_at, mailed_at, answer, answered_by, answered_at, answer_read_at, answer_mailed_at) on public.listing_questions to service_role;

create table public.message_reviews (
	id uuid default gen_random_uuid() not null,
	employer_id uuid not null,
	user_id uuid not null,
	asked_at timestamp with time zone default clock_timestamp() not null,
	to_status text,
	reasons text[] default '{}'::text[] not null,
	message text not null,
	found text[] not null,
	people integer not null,
	state text default 'waiting'::text not null,
	decided_at timestamp with time zone,
	answer text,
	words text[] default '{}'::text[] not null,
	details jsonb,
	application_message_id uuid,
	listing_question_id uuid,
	constraint message_reviews_application_message_id_key UNIQUE (application_message_id),
	constraint message_reviews_pkey PRIMARY KEY (id),
	constraint message_reviews_application_message_id_fkey FOREIGN KEY (application_message_id) REFERENCES public.application_messages(id) ON DELETE CASCADE,
	constraint message_reviews_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint message_reviews_listing_question_id_fkey FOREIGN KEY (listing_question_id) REFERENCES public.listing_questions(id) ON DELETE CASCADE,
	constraint message_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint message_reviews_answer_check CHECK (char_length(answer) <= 2000),
	constraint message_reviews_check CHECK (num_nonnulls(to_status, application_message_id, listing_question_id) = 1),
	constraint message_reviews_details_check CHECK (jsonb_typeof(details) = 'object'::text AND char_length(details::text) <= 4000),
	constraint message_reviews_message_check CHECK (char_length(message) <= 5000),
	constraint message_reviews_state_check CHECK (state = ANY (ARRAY['sent'::text, 'waiting'::text, 'approved'::text, 'returned'::text, 'replaced'::text])),
	constraint message_reviews_words_check CHECK (cardinality(words) <= 20)
);
CREATE INDEX message_reviews_employer_idx ON public.message_reviews USING btree (employer_id, asked_at);
CREATE INDEX message_reviews_listing_question_idx ON public.message_reviews USING btree (listing_question_id, asked_at);
CREATE INDEX message_reviews_sent_idx ON public.message_reviews USING btree (asked_at) WHERE state = 'sent'::text;
CREATE INDEX message_reviews_user_idx ON public.message_reviews USING btree (user_id);
CREATE UNIQUE INDEX message_reviews_waiting_answer_idx ON public.message_reviews USING btree (listing_question_id) WHERE state = 'waiting'::text;
CREATE INDEX message_reviews_waiting_idx ON public.message_reviews USING btree (asked_at) WHERE state = 'waiting'::text;
alter table public.message_reviews enable row level security;
create policy "an employer sees its messages" on public.message_reviews for select to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
create policy "members see the messages of their company" on public.message_reviews for select to authenticated using (employer_id = (( SELECT posting_rules.own_employer('applicants'::text) AS own_employer)));
create policy "programs of staff do everything" on public.message_reviews for all to service_role using (true) with check (true);
create policy "staff see all messages that were looked at" on public.message_reviews for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
grant select on public.message_reviews to authenticated;
grant delete, insert, select, update on public.message_reviews to service_role;

create table public.message_templates (
	id uuid default gen_random_uuid() not null,
	user_id uuid default auth.uid() not null,
	to_status text not null,
	text text not null,
	constraint message_templates_user_id_to_status_key UNIQUE (user_id, to_status),
	constraint message_templates_pkey PRIMARY KEY (id),
	constraint message_templates_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint message_templates_rejection_check CHECK (to_status <> 'rejected'::text OR application_rules.is_sentence(text)),
	constraint message_templates_text_check CHECK (char_length(text) <= 5000 AND text ~ '\S'::text),
	constraint message_templates_to_status_check CHECK (to_status = ANY (ARRAY['in-review'::text, 'interview'::text, 'offered'::text, 'rejected'::text]))
);
alter table public.message_templates enable row level security;
create policy "a person keeps their own templates" on public.message_templates for all to authenticated using (user_id = (( SELECT auth.uid() AS uid))) with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "programs of staff do everything" on public.message_templates for all to service_role using (true) with check (true);
grant delete, insert, select, update on public.message_templates to authenticated;
grant delete, insert, select, update on public.message_templates to service_role;

create table public.newsletter_subscriptions (
	id uuid default gen_random_uuid() not null,
	email text not null,
	created_at timestamp with time zone default now() not null,
	constraint newsletter_subscriptions_pkey PRIMARY KEY (id),
	constraint newsletter_subscriptions_email_check CHECK (char_length(email) <= 254 AND email ~ '^[^\s@]+@[^\s@]+$'::text)
);
CREATE UNIQUE INDEX newsletter_subscriptions_email_key ON public.newsletter_subscriptions USING btree (lower(email));
CREATE TRIGGER note_stored AFTER INSERT ON public.newsletter_subscriptions FOR EACH ROW WHEN (CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])) EXECUTE FUNCTION outbox.note_stored_row();
alter table public.newsletter_subscriptions enable row level security;
create policy "anyone subscribes" on public.newsletter_subscriptions for insert to anon, authenticated with check (true);
create policy "staff do everything" on public.newsletter_subscriptions for all to service_role using (true) with check (true);
grant delete, insert, select, update on public.newsletter_subscriptions to service_role;
grant insert (email) on public.newsletter_subscriptions to anon;
grant insert (email) on public.newsletter_subscriptions to authenticated;

create table public.person_requests (
	id uuid default gen_random_uuid() not null,
	kind text not null,
	person text not null,
	received_on date not null,
	due_on date not null,
	note text,
	extension text,
	closed_at timestamp with time zone,
	outcome text,
	constraint person_requests_pkey PRIMARY KEY (id),
	constraint person_requests_check CHECK (due_on > received_on),
	constraint person_requests_check1 CHECK ((closed_at IS NULL) = (outcome IS NULL)),
	constraint person_requests_extension_check CHECK (char_length(extension) <= 2000),
	constraint person_requests_kind_check CHECK (kind = ANY (ARRAY['access'::text, 'erasure'::text, 'correction'::text, 'complaint'::text])),
	constraint person_requests_note_check CHECK (char_length(note) <= 2000),
	constraint person_requests_outcome_check CHECK (char_length(outcome) <= 2000),
	constraint person_requests_person_check CHECK (char_length(person) <= 254 AND person ~ '\S'::text)
);
CREATE INDEX person_requests_open_idx ON public.person_requests USING btree (due_on) WHERE closed_at IS NULL;
CREATE INDEX person_requests_person_idx ON public.person_requests USING btree (lower(person));
alter table public.person_requests enable row level security;
create policy "deeds do everything" on public.person_requests for all to service_role using (true) with check (true);
create policy "staff see requests of people" on public.person_requests for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
grant select on public.person_requests to authenticated;
grant insert, select, update on public.person_requests to service_role;

create table public.reopening_notices (
	user_id uuid not null,
	internship_id uuid not null,
	asked_at timestamp with time zone default clock_timestamp() not null,
	constraint reopening_notices_pkey PRIMARY KEY (user_id, internship_id),
	constraint reopening_notices_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE,
	constraint reopening_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX reopening_notices_internship_idx ON public.reopening_notices USING btree (internship_id, asked_at);
alter table public.reopening_notices enable row level security;
create policy "deeds do everything" on public.reopening_notices for all to service_role using (true) with check (true);
create policy "people read what they wait for" on public.reopening_notices for select to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
grant select on public.reopening_notices to authenticated;
grant delete, insert, select, update on public.reopening_notices to service_role;

create table public.reports (
	id uuid default gen_random_uuid() not null,
	internship text,
	reason text not null,
	message text,
	email text,
	created_at timestamp with time zone default now() not null,
	resolved_at timestamp with time zone,
	resolution text,
	event_id uuid,
	mailed_at timestamp with time zone,
	application_message_id uuid,
	listing_question_id uuid,
	question_side text,
	constraint reports_pkey PRIMARY KEY (id),
	constraint reports_application_message_id_fkey FOREIGN KEY (application_message_id) REFERENCES public.application_messages(id) ON DELETE SET NULL,
	constraint reports_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.application_events(id) ON DELETE SET NULL,
	constraint reports_listing_question_id_fkey FOREIGN KEY (listing_question_id) REFERENCES public.listing_questions(id) ON DELETE SET NULL,
	constraint reports_check CHECK ((resolved_at IS NULL) = (resolution IS NULL)),
	constraint reports_email_check CHECK (char_length(email) <= 254 AND email ~ '^[^\s@]+@[^\s@]+$'::text),
	constraint reports_internship_check CHECK (char_length(internship) <= 160 AND internship ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
	constraint reports_message_check CHECK (char_length(message) <= 5000),
	constraint reports_question_side_check CHECK (question_side = ANY (ARRAY['student'::text, 'employer'::text])),
	constraint reports_reason_check CHECK (reason = ANY (ARRAY['fee'::text, 'pay'::text, 'not-real'::text, 'misleading'::text, 'unfair'::text, 'illegal'::text, 'closed'::text, 'documents'::text, 'elsewhere'::text, 'rude'::text, 'other'::text])),
	constraint reports_resolution_check CHECK (char_length(resolution) <= 2000 AND resolution ~ '\S'::text)
);
CREATE INDEX reports_application_message_idx ON public.reports USING btree (application_message_id);
CREATE UNIQUE INDEX reports_application_message_open_idx ON public.reports USING btree (application_message_id) WHERE resolved_at IS NULL;
CREATE UNIQUE INDEX reports_event_idx ON public.reports USING btree (event_id) WHERE resolved_at IS NULL;
CREATE INDEX reports_internship_idx ON public.reports USING btree (internship, created_at DESC);
CREATE UNIQUE INDEX reports_listing_question_open_idx ON public.reports USING btree (listing_question_id, question_side) WHERE resolved_at IS NULL;
CREATE INDEX reports_mailed_idx ON public.reports USING btree (mailed_at);
CREATE INDEX reports_open_idx ON public.reports USING btree (created_at) WHERE resolved_at IS NULL;
CREATE INDEX reports_unmailed_idx ON public.reports USING btree (created_at) WHERE mailed_at IS NULL;
CREATE TRIGGER drop_repeated BEFORE INSERT ON public.reports FOR EACH ROW EXECUTE FUNCTION public.drop_repeated_report();
CREATE TRIGGER note_stored AFTER INSERT ON public.reports FOR EACH ROW WHEN (CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])) EXECUTE FUNCTION outbox.note_stored_row();
alter table public.reports enable row level security;
create policy "a student reports a message of an employer" on public.reports for insert to authenticated with check (email IS NULL AND (EXISTS ( SELECT
   FROM public.application_events event
     JOIN public.applications application ON application.id = event.application_id
  WHERE event.id = reports.event_id AND application.user_id = (( SELECT auth.uid() AS uid)) AND event.mover = 'employer'::text AND (event.message IS NOT NULL OR application_rules.texts_of(event.details) IS NOT NULL) AND NOT reports.internship IS DISTINCT FROM (( SELECT internships.slug
           FROM public.internships
          WHERE internships.id = application.internship_id)))));
create policy "a student sees which messages they have reported" on public.reports for select to authenticated using ((EXISTS ( SELECT
   FROM public.application_events event
     JOIN public.applications application ON application.id = event.application_id
  WHERE event.id = reports.event_id AND application.user_id = (( SELECT auth.uid() AS uid)))));
create policy "anyone reports an internship that they can see" on public.reports for insert to anon, authenticated with check (event_id IS NULL AND (EXISTS ( SELECT
   FROM public.internships
  WHERE internships.slug = reports.internship)));
create policy "each side sees what it has reported" on public.reports for select to authenticated using ((EXISTS ( SELECT
   FROM public.application_messages message
  WHERE message.id = reports.application_message_id AND message.side <> application_rules.side_of(message.application_id))));
create policy "staff do everything" on public.reports for all to service_role using (true) with check (true);
create policy "staff see reports" on public.reports for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
grant select on public.reports to authenticated;
grant delete, insert, select, update on public.reports to service_role;
grant insert (internship, reason, message, email) on public.reports to anon;
grant insert (internship, reason, message, email, event_id) on public.reports to authenticated;

create table public.reviewed_applications (
	review_id uuid not null,
	application_id uuid not null,
	expected text not null,
	waits boolean not null,
	constraint reviewed_applications_pkey PRIMARY KEY (review_id, application_id),
	constraint reviewed_applications_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE,
	constraint reviewed_applications_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.message_reviews(id) ON DELETE CASCADE
);
CREATE INDEX reviewed_applications_application_idx ON public.reviewed_applications USING btree (application_id);
CREATE UNIQUE INDEX reviewed_applications_waiting_idx ON public.reviewed_applications USING btree (application_id) WHERE waits;
CREATE TRIGGER forget_sent_messages AFTER DELETE ON public.reviewed_applications REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION application_rules.forget_sent_messages();
alter table public.reviewed_applications enable row level security;
create policy "programs of staff do everything" on public.reviewed_applications for all to service_role using (true) with check (true);
create policy "who sees the message sees its applications" on public.reviewed_applications for select to authenticated using ((EXISTS ( SELECT
   FROM public.message_reviews
  WHERE message_reviews.id = reviewed_applications.review_id)));
grant select on public.reviewed_applications to authenticated;
grant delete, insert, select, update on public.reviewed_applications to service_role;

create table public.saved_filters (
	id uuid default gen_random_uuid() not null,
	user_id uuid not null,
	name text not null,
	query text not null,
	made_at timestamp with time zone default clock_timestamp() not null,
	constraint saved_filters_user_id_name_key UNIQUE (user_id, name),
	constraint saved_filters_pkey PRIMARY KEY (id),
	constraint saved_filters_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint saved_filters_name_check CHECK (name ~ '\S'::text AND char_length(name) <= 60 AND public.is_one_line(name)),
	constraint saved_filters_query_check CHECK (query ~ '\S'::text AND char_length(query) <= 2000)
);
alter table public.saved_filters enable row level security;
create policy "deeds do everything" on public.saved_filters for all to service_role using (true) with check (true);
create policy "people read the filters that they have saved" on public.saved_filters for select to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
grant select on public.saved_filters to authenticated;
grant delete, insert, select, update on public.saved_filters to service_role;

create table public.saved_internships (
	user_id uuid not null,
	internship_id uuid not null,
	saved_at timestamp with time zone default clock_timestamp() not null,
	told_of date,
	told_on date,
	constraint saved_internships_pkey PRIMARY KEY (user_id, internship_id),
	constraint saved_internships_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE,
	constraint saved_internships_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint saved_internships_check CHECK ((told_of IS NULL) = (told_on IS NULL))
);
CREATE INDEX saved_internships_internship_idx ON public.saved_internships USING btree (internship_id);
CREATE TRIGGER keep_note AFTER INSERT OR DELETE ON public.saved_internships FOR EACH ROW EXECUTE FUNCTION public.keep_saved_note();
CREATE TRIGGER limit_rows BEFORE INSERT ON public.saved_internships FOR EACH ROW EXECUTE FUNCTION public.limit_saved_internships();
alter table public.saved_internships enable row level security;
create policy "people read what they have saved" on public.saved_internships for select to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
create policy "people remove what they have saved" on public.saved_internships for delete to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
create policy "people save an internship that they can see" on public.saved_internships for insert to authenticated with check (user_id = (( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.internships
  WHERE internships.id = saved_internships.internship_id)));
grant delete, select on public.saved_internships to authenticated;
grant insert (user_id, internship_id) on public.saved_internships to authenticated;

create table public.saved_notes (
	user_id uuid not null,
	internship_id uuid not null,
	text text not null,
	version integer default 1 not null,
	changed_at timestamp with time zone default clock_timestamp() not null,
	removed_at timestamp with time zone,
	constraint saved_notes_pkey PRIMARY KEY (user_id, internship_id),
	constraint saved_notes_internship_id_fkey FOREIGN KEY (internship_id) REFERENCES public.internships(id) ON DELETE CASCADE,
	constraint saved_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint saved_notes_text_check CHECK (char_length(text) <= 1000 AND text ~ '\S'::text),
	constraint saved_notes_version_check CHECK (version > 0)
);
CREATE INDEX saved_notes_internship_idx ON public.saved_notes USING btree (internship_id);
CREATE INDEX saved_notes_removed_idx ON public.saved_notes USING btree (removed_at) WHERE removed_at IS NOT NULL;
alter table public.saved_notes enable row level security;
create policy "people change their notes" on public.saved_notes for update to authenticated using (user_id = (( SELECT auth.uid() AS uid))) with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "people delete their notes" on public.saved_notes for delete to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
create policy "people note something on what they have saved" on public.saved_notes for insert to authenticated with check (user_id = (( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.saved_internships saved
  WHERE saved.user_id = saved_notes.user_id AND saved.internship_id = saved_notes.internship_id)));
create policy "people read their notes" on public.saved_notes for select to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
grant delete, select on public.saved_notes to authenticated;
grant insert (user_id, internship_id, text) on public.saved_notes to authenticated;
grant update (text, version, changed_at) on public.saved_notes to authenticated;

create table public.search_words (
	id uuid default gen_random_uuid() not null,
	typed text not null,
	key text not null,
	means text,
	added_at timestamp with time zone default clock_timestamp() not null,
	constraint search_words_key_key UNIQUE (key),
	constraint search_words_pkey PRIMARY KEY (id),
	constraint search_words_key_check CHECK (char_length(key) >= 2 AND char_length(key) <= 60),
	constraint search_words_means_check CHECK (char_length(means) >= 1 AND char_length(means) <= 200),
	constraint search_words_typed_check CHECK (char_length(typed) >= 2 AND char_length(typed) <= 60 AND typed !~ '[,|=\n]'::text)
);
CREATE TRIGGER count_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.search_words FOR EACH STATEMENT EXECUTE FUNCTION catalogue.count_words_change();
alter table public.search_words enable row level security;
create policy "members of staff see them" on public.search_words for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "programs of staff add and remove" on public.search_words for all to service_role using (true) with check (true);
grant select on public.search_words to authenticated;
grant delete, insert, select on public.search_words to service_role;

create table public.sent_cvs (
	id uuid default gen_random_uuid() not null,
	user_id uuid not null,
	content bytea not null,
	digest bytea generated always as (sha256(content)) stored not null,
	created_at timestamp with time zone default clock_timestamp() not null,
	text text,
	constraint sent_cvs_user_id_digest_key UNIQUE (user_id, digest),
	constraint sent_cvs_pkey PRIMARY KEY (id),
	constraint sent_cvs_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint sent_cvs_content_check CHECK (octet_length(content) <= 5242880 AND POSITION(('\x255044462d'::bytea) IN (substr(content, 1, 1029))) > 0),
	constraint sent_cvs_text_check CHECK (char_length(text) <= 100000)
);
CREATE INDEX sent_cvs_unread_idx ON public.sent_cvs USING btree (created_at) WHERE text IS NULL;
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OF user_id, content, created_at ON public.sent_cvs FOR EACH ROW EXECUTE FUNCTION application_rules.refuse_change();
alter table public.sent_cvs enable row level security;
create policy "a person sees their own" on public.sent_cvs for select to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
create policy "staff see all" on public.sent_cvs for select to service_role using (true);
create policy "the server locks them" on public.sent_cvs for update to service_role using (true);
create policy "the server stores them" on public.sent_cvs for insert to service_role with check (true);
create policy "who sees what was sent sees its CV" on public.sent_cvs for select to authenticated using ((EXISTS ( SELECT
   FROM public.application_copies
  WHERE application_copies.sent_cv = sent_cvs.id)));
grant select on public.sent_cvs to authenticated;
grant select on public.sent_cvs to service_role;
grant insert (user_id, content) on public.sent_cvs to service_role;
grant update (user_id, text) on public.sent_cvs to service_role;

create table public.shared_lists (
	id uuid default gen_random_uuid() not null,
	user_id uuid not null,
	digest bytea not null,
	title text not null,
	line text,
	shown_name text,
	internships uuid[] not null,
	made_at timestamp with time zone default clock_timestamp() not null,
	constraint shared_lists_digest_key UNIQUE (digest),
	constraint shared_lists_pkey PRIMARY KEY (id),
	constraint shared_lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint shared_lists_digest_check CHECK (octet_length(digest) = 32),
	constraint shared_lists_internships_check CHECK (cardinality(internships) >= 1 AND cardinality(internships) <= 100 AND array_position(internships, NULL::uuid) IS NULL),
	constraint shared_lists_line_check CHECK (char_length(line) <= 200),
	constraint shared_lists_one_line CHECK (public.is_one_line(concat(title, line, shown_name))),
	constraint shared_lists_shown_name_check CHECK (char_length(shown_name) <= 120),
	constraint shared_lists_title_check CHECK (title ~ '\S'::text AND char_length(title) <= 80)
);
CREATE INDEX shared_lists_user_idx ON public.shared_lists USING btree (user_id, made_at);
alter table public.shared_lists enable row level security;
create policy "deeds do everything" on public.shared_lists for all to service_role using (true) with check (true);
create policy "people read the lists that they share" on public.shared_lists for select to authenticated using (user_id = (( SELECT auth.uid() AS uid)));
grant select on public.shared_lists to authenticated;
grant delete, insert, select, update on public.shared_lists to service_role;

create table public.staff (
	user_id uuid not null,
	added_at timestamp with time zone default clock_timestamp() not null,
	role text default 'administrator'::text not null,
	constraint staff_pkey PRIMARY KEY (user_id),
	constraint staff_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint staff_role_check CHECK (role = ANY (ARRAY['reviewer'::text, 'administrator'::text]))
);
CREATE TRIGGER refuse_adviser BEFORE INSERT ON public.staff FOR EACH ROW EXECUTE FUNCTION posting_rules.refuse_adviser();
alter table public.staff enable row level security;
create policy "deeds do everything" on public.staff for all to service_role using (true) with check (true);
create policy "programs of staff see all" on public.staff for select to service_role using (true);
create policy "staff see who is staff" on public.staff for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
grant select on public.staff to authenticated;
grant delete, insert, select, update on public.staff to service_role;

create table public.staff_claims (
	id uuid default gen_random_uuid() not null,
	draft_id uuid,
	correction_id uuid,
	employer_id uuid,
	contact_id uuid,
	review_id uuid,
	report_id uuid,
	claimed_by uuid not null,
	until timestamp with time zone not null,
	constraint staff_claims_contact_id_key UNIQUE (contact_id),
	constraint staff_claims_correction_id_key UNIQUE (correction_id),
	constraint staff_claims_draft_id_key UNIQUE (draft_id),
	constraint staff_claims_employer_id_key UNIQUE (employer_id),
	constraint staff_claims_report_id_key UNIQUE (report_id),
	constraint staff_claims_review_id_key UNIQUE (review_id),
	constraint staff_claims_pkey PRIMARY KEY (id),
	constraint staff_claims_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint staff_claims_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES public.contacts(id) ON DELETE CASCADE,
	constraint staff_claims_correction_id_fkey FOREIGN KEY (correction_id) REFERENCES posting_rules.corrections(internship_id) ON DELETE CASCADE,
	constraint staff_claims_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES public.internship_drafts(id) ON DELETE CASCADE,
	constraint staff_claims_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint staff_claims_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.reports(id) ON DELETE CASCADE,
	constraint staff_claims_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.message_reviews(id) ON DELETE CASCADE,
	constraint staff_claims_check CHECK (num_nonnulls(draft_id, correction_id, employer_id, contact_id, review_id, report_id) = 1)
);
CREATE INDEX staff_claims_claimed_by_idx ON public.staff_claims USING btree (claimed_by);
alter table public.staff_claims enable row level security;
create policy "members of staff see all" on public.staff_claims for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "programs of staff do everything" on public.staff_claims for all to service_role using (true) with check (true);
grant select on public.staff_claims to authenticated;
grant delete, insert, select, update on public.staff_claims to service_role;

create table public.staff_log (
	id uuid default gen_random_uuid() not null,
	number bigint generated always as identity not null,
	at timestamp with time zone default clock_timestamp() not null,
	staff_id uuid,
	staff_email text not null,
	action text not null,
	subject text not null,
	subject_id text,
	detail text,
	waited_since timestamp with time zone,
	constraint staff_log_pkey PRIMARY KEY (id),
	constraint staff_log_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES auth.users(id) ON DELETE SET NULL,
	constraint staff_log_action_check CHECK (char_length(action) <= 60 AND action ~ '^[a-z]+(-[a-z]+)*$'::text),
	constraint staff_log_detail_check CHECK (char_length(detail) <= 5000),
	constraint staff_log_staff_email_check CHECK (char_length(staff_email) <= 254),
	constraint staff_log_subject_check CHECK (char_length(subject) <= 60 AND subject ~ '^[a-z]+(-[a-z]+)*$'::text),
	constraint staff_log_subject_id_check CHECK (char_length(subject_id) <= 200)
);
CREATE INDEX staff_log_number_idx ON public.staff_log USING btree (number);
CREATE INDEX staff_log_reviews_idx ON public.staff_log USING btree (number) WHERE action = 'review-access'::text;
CREATE INDEX staff_log_staff_idx ON public.staff_log USING btree (staff_id);
CREATE INDEX staff_log_subject_idx ON public.staff_log USING btree (subject_id, staff_id);
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON public.staff_log FOR EACH ROW EXECUTE FUNCTION public.refuse_log_change();
alter table public.staff_log enable row level security;
create policy "programs of staff see all" on public.staff_log for select to service_role using (true);
create policy "staff see what staff did" on public.staff_log for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "the server adds lines" on public.staff_log for insert to service_role with check (true);
grant select on public.staff_log to authenticated;
grant insert, select on public.staff_log to service_role;

create table public.staff_proposals (
	user_id uuid not null,
	proposed_by uuid not null,
	proposed_at timestamp with time zone default clock_timestamp() not null,
	ends_at timestamp with time zone default clock_timestamp() + '7 days'::interval not null,
	constraint staff_proposals_pkey PRIMARY KEY (user_id),
	constraint staff_proposals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint staff_proposals_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint staff_proposals_check CHECK (user_id <> proposed_by)
);
CREATE INDEX staff_proposals_proposed_by_idx ON public.staff_proposals USING btree (proposed_by);
alter table public.staff_proposals enable row level security;
create policy "administrators see who is proposed" on public.staff_proposals for select to authenticated using (('staff'::text IN ( SELECT staff_rules.own_rights() AS own_rights)));
create policy "deeds do everything" on public.staff_proposals for all to service_role using (true) with check (true);
grant select on public.staff_proposals to authenticated;
grant delete, insert, select, update on public.staff_proposals to service_role;

create table public.student_profiles (
	id uuid default gen_random_uuid() not null,
	user_id uuid not null,
	name text,
	university text,
	course text,
	level text,
	graduation text,
	education jsonb default '[]'::jsonb not null,
	experience jsonb default '[]'::jsonb not null,
	skills jsonb default '[]'::jsonb not null,
	languages jsonb default '[]'::jsonb not null,
	links jsonb default '[]'::jsonb not null,
	work_permission jsonb,
	earliest_start date,
	weekly_hours integer,
	versions jsonb default '{}'::jsonb not null,
	created_at timestamp with time zone default now() not null,
	updated_at timestamp with time zone default clock_timestamp() not null,
	phone text,
	town text,
	headline text,
	projects jsonb default '[]'::jsonb not null,
	latin_name text,
	constraint student_profiles_user_id_key UNIQUE (user_id),
	constraint student_profiles_pkey PRIMARY KEY (id),
	constraint student_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint student_profiles_course_check CHECK (char_length(course) <= 200),
	constraint student_profiles_education_check CHECK (application_rules.is_list(education, 8, '{"to": 7, "from": 7, "school": 200, "details": 800, "qualification": 200}'::jsonb)),
	constraint student_profiles_experience_check CHECK (application_rules.is_list(experience, 10, '{"to": 7, "from": 7, "role": 200, "details": 1500, "organisation": 200}'::jsonb)),
	constraint student_profiles_graduation_check CHECK (graduation ~ '^(19|20)\d\d-(0[1-9]|1[0-2])$'::text),
	constraint student_profiles_headline_check CHECK (char_length(headline) <= 120),
	constraint student_profiles_languages_check CHECK (application_rules.is_list(languages, 15, '{"level": 10, "language": 80}'::jsonb)),
	constraint student_profiles_latin_name_check CHECK (char_length(latin_name) <= 120),
	constraint student_profiles_latin_name_one_line CHECK (public.is_one_line(latin_name)),
	constraint student_profiles_level_check CHECK (level = ANY (ARRAY['foundation'::text, 'bachelor'::text, 'integrated-master'::text, 'master'::text, 'phd'::text, 'other'::text])),
	constraint student_profiles_links_check CHECK (application_rules.is_list(links, 8, '300'::jsonb)),
	constraint student_profiles_more_one_line CHECK (public.is_one_line(concat(phone, town, headline)) AND application_rules.are_lines(projects)),
	constraint student_profiles_name_check CHECK (char_length(name) <= 120),
	constraint student_profiles_one_line CHECK (public.is_one_line(concat(name, university, course)) AND application_rules.are_lines(education) AND application_rules.are_lines(experience) AND application_rules.are_lines(skills) AND application_rules.are_lines(languages) AND application_rules.are_lines(links)),
	constraint student_profiles_phone_check CHECK (char_length(phone) <= 40),
	constraint student_profiles_projects_check CHECK (application_rules.is_list(projects, 6, '{"link": 300, "title": 200, "details": 800}'::jsonb)),
	constraint student_profiles_skills_check CHECK (application_rules.is_list(skills, 40, '80'::jsonb)),
	constraint student_profiles_town_check CHECK (char_length(town) <= 100),
	constraint student_profiles_university_check CHECK (char_length(university) <= 200),
	constraint student_profiles_versions_check CHECK (jsonb_typeof(versions) = 'object'::text AND char_length(versions::text) <= 500),
	constraint student_profiles_weekly_hours_check CHECK (weekly_hours >= 1 AND weekly_hours <= 48),
	constraint student_profiles_work_permission_check CHECK (work_permission IS NULL OR jsonb_typeof(work_permission) = 'object'::text AND char_length(work_permission::text) <= 2000 AND COALESCE((work_permission ->> 'kind'::text) = ANY (ARRAY['no-restriction'::text, 'student-visa'::text, 'graduate-visa'::text, 'other-visa'::text, 'needs-sponsorship'::text, 'not-said'::text]), false))
);
CREATE TRIGGER end_careers_consent AFTER DELETE OR UPDATE OF university ON public.student_profiles FOR EACH ROW EXECUTE FUNCTION application_rules.end_careers_consent();
CREATE TRIGGER note_update BEFORE UPDATE ON public.student_profiles FOR EACH ROW EXECUTE FUNCTION public.note_update();
alter table public.student_profiles enable row level security;
create policy "a person has their own" on public.student_profiles for all to authenticated using (user_id = (( SELECT auth.uid() AS uid))) with check (user_id = (( SELECT auth.uid() AS uid)));
create policy "staff do everything" on public.student_profiles for all to service_role using (true) with check (true);
grant delete, select on public.student_profiles to authenticated;
grant delete, insert, select, update on public.student_profiles to service_role;
grant insert (user_id, name, university, course, level, graduation, education, experience, skills, languages, links, work_permission, earliest_start, weekly_hours, versions, phone, town, headline, projects, latin_name) on public.student_profiles to authenticated;
grant update (name, university, course, level, graduation, education, experience, skills, languages, links, work_permission, earliest_start, weekly_hours, versions, phone, town, headline, projects, latin_name) on public.student_profiles to authenticated;

create table releases.builds (
	id text not null,
	started_at timestamp with time zone not null,
	paths text[] not null,
	constraint builds_pkey PRIMARY KEY (id),
	constraint builds_id_check CHECK (char_length(id) = 43)
);

create table releases.files (
	path text not null,
	encoding text not null,
	content bytea not null,
	constraint files_pkey PRIMARY KEY (path),
	constraint files_encoding_check CHECK (encoding = ANY (ARRAY['br'::text, 'identity'::text])),
	constraint files_path_check CHECK (char_length(path) <= 300)
);

create table retention.state (
	only_row boolean default true not null,
	last_run timestamp with time zone,
	refused text,
	constraint state_pkey PRIMARY KEY (only_row),
	constraint state_only_row_check CHECK (only_row),
	constraint state_refused_check CHECK (refused = ANY (ARRAY['clock'::text, 'pause'::text, 'share'::text]))
);

create table second_factor.apps (
	user_id uuid not null,
	secret text not null,
	begun_at timestamp with time zone default clock_timestamp() not null,
	since timestamp with time zone,
	last_step bigint default 0 not null,
	constraint apps_pkey PRIMARY KEY (user_id),
	constraint apps_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint apps_secret_check CHECK (char_length(secret) <= 300)
);
alter table second_factor.apps enable row level security;
create policy "deeds do everything" on second_factor.apps for all to service_role using (true) with check (true);
grant delete, insert, select, update on second_factor.apps to service_role;

create table second_factor.attempts (
	user_id uuid not null,
	wrong integer not null,
	locked_until timestamp with time zone,
	by_link boolean default false not null,
	constraint attempts_pkey PRIMARY KEY (user_id, by_link),
	constraint attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table second_factor.attempts enable row level security;
create policy "deeds do everything" on second_factor.attempts for all to service_role using (true) with check (true);
grant delete, insert, select, update on second_factor.attempts to service_role;

create table second_factor.challenges (
	session_id uuid not null,
	user_id uuid not null,
	challenge text not null,
	for_adding boolean not null,
	ends_at timestamp with time zone not null,
	constraint challenges_pkey PRIMARY KEY (session_id),
	constraint challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint challenges_challenge_check CHECK (char_length(challenge) <= 200)
);
CREATE INDEX challenges_user_idx ON second_factor.challenges USING btree (user_id);
alter table second_factor.challenges enable row level security;
create policy "deeds do everything" on second_factor.challenges for all to service_role using (true) with check (true);
grant delete, insert, select, update on second_factor.challenges to service_role;

create table second_factor.devices (
	user_id uuid not null,
	digest text not null,
	name text not null,
	used_on date not null,
	constraint devices_pkey PRIMARY KEY (user_id, digest),
	constraint devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint devices_digest_check CHECK (char_length(digest) <= 100),
	constraint devices_name_check CHECK (char_length(name) <= 100)
);
alter table second_factor.devices enable row level security;
create policy "deeds do everything" on second_factor.devices for all to service_role using (true) with check (true);
grant delete, insert, select, update on second_factor.devices to service_role;

create table second_factor.passed_sessions (
	session_id uuid not null,
	user_id uuid not null,
	passed_at timestamp with time zone default clock_timestamp() not null,
	constraint passed_sessions_pkey PRIMARY KEY (session_id),
	constraint passed_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX passed_sessions_user_idx ON second_factor.passed_sessions USING btree (user_id);
alter table second_factor.passed_sessions enable row level security;
create policy "deeds do everything" on second_factor.passed_sessions for all to service_role using (true) with check (true);
grant delete, insert, select, update on second_factor.passed_sessions to service_role;

create table second_factor.passkeys (
	id text not null,
	user_id uuid not null,
	public_key bytea not null,
	counter bigint not null,
	transports text[] not null,
	name text not null,
	added_at timestamp with time zone default clock_timestamp() not null,
	used_at timestamp with time zone,
	constraint passkeys_pkey PRIMARY KEY (id),
	constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint passkeys_id_check CHECK (char_length(id) <= 1400),
	constraint passkeys_name_check CHECK (char_length(name) <= 100),
	constraint passkeys_public_key_check CHECK (octet_length(public_key) <= 4000),
	constraint passkeys_transports_check CHECK (cardinality(transports) <= 10)
);
CREATE INDEX passkeys_user_idx ON second_factor.passkeys USING btree (user_id);
alter table second_factor.passkeys enable row level security;
create policy "deeds do everything" on second_factor.passkeys for all to service_role using (true) with check (true);
grant delete, insert, select, update on second_factor.passkeys to service_role;

create table second_factor.recovery_codes (
	user_id uuid not null,
	digest text not null,
	used_at timestamp with time zone,
	constraint recovery_codes_pkey PRIMARY KEY (user_id, digest),
	constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint recovery_codes_digest_check CHECK (char_length(digest) <= 100)
);
alter table second_factor.recovery_codes enable row level security;
create policy "deeds do everything" on second_factor.recovery_codes for all to service_role using (true) with check (true);
grant delete, insert, select, update on second_factor.recovery_codes to service_role;

create table staff_rules.company_changes (
	employer_id uuid not null,
	checked jsonb not null,
	first_at timestamp with time zone default clock_timestamp() not null,
	last_at timestamp with time zone default clock_timestamp() not null,
	constraint company_changes_pkey PRIMARY KEY (employer_id),
	constraint company_changes_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint company_changes_checked_check CHECK (jsonb_typeof(checked) = 'object'::text)
);
CREATE INDEX company_changes_first_idx ON staff_rules.company_changes USING btree (first_at);
alter table staff_rules.company_changes enable row level security;
create policy "members of staff see all" on staff_rules.company_changes for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "members see those of their company" on staff_rules.company_changes for select to authenticated using (employer_id = (( SELECT posting_rules.own_employer() AS own_employer)));
create policy "programs of staff see all" on staff_rules.company_changes for select to service_role using (true);
create policy "the server notes that staff have looked" on staff_rules.company_changes for delete to service_role using (true);
grant select on staff_rules.company_changes to authenticated;
grant delete, select on staff_rules.company_changes to service_role;

create table staff_rules.pending_decisions (
	id uuid default gen_random_uuid() not null,
	draft_id uuid,
	employer_id uuid,
	decided_by uuid not null,
	due_at timestamp with time zone default clock_timestamp() + application_rules.take_back_time() not null,
	decision jsonb not null,
	constraint pending_decisions_draft_id_key UNIQUE (draft_id),
	constraint pending_decisions_employer_id_key UNIQUE (employer_id),
	constraint pending_decisions_pkey PRIMARY KEY (id),
	constraint pending_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE CASCADE,
	constraint pending_decisions_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES public.internship_drafts(id) ON DELETE CASCADE,
	constraint pending_decisions_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES public.employers(id) ON DELETE CASCADE,
	constraint pending_decisions_check CHECK (num_nonnulls(draft_id, employer_id) = 1),
	constraint pending_decisions_decision_check CHECK (jsonb_typeof(decision) = 'object'::text AND char_length(decision::text) <= 20000)
);
CREATE INDEX pending_decisions_decided_by_idx ON staff_rules.pending_decisions USING btree (decided_by);
CREATE INDEX pending_decisions_due_idx ON staff_rules.pending_decisions USING btree (due_at);
alter table staff_rules.pending_decisions enable row level security;
create policy "members of staff see all" on staff_rules.pending_decisions for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff));
create policy "programs of staff do everything" on staff_rules.pending_decisions for all to service_role using (true) with check (true);
grant select on staff_rules.pending_decisions to authenticated;
grant delete, insert, select, update on staff_rules.pending_decisions to service_role;

create table staff_rules.saved_answers (
	id uuid default gen_random_uuid() not null,
	kind text not null,
	owner uuid,
	name text not null,
	text text not null,
	changed_at timestamp with time zone default clock_timestamp() not null,
	constraint saved_answers_pkey PRIMARY KEY (id),
	constraint saved_answers_owner_fkey FOREIGN KEY (owner) REFERENCES public.staff(user_id) ON DELETE CASCADE,
	constraint saved_answers_kind_check CHECK (kind = ANY (ARRAY['draft'::text, 'correction'::text, 'employer'::text, 'message'::text, 'applicant-message'::text, 'report'::text])),
	constraint saved_answers_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
	constraint saved_answers_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 2000)
);
CREATE UNIQUE INDEX saved_answers_name_key ON staff_rules.saved_answers USING btree (kind, owner, lower(name)) NULLS NOT DISTINCT;
CREATE INDEX saved_answers_owner_idx ON staff_rules.saved_answers USING btree (owner);
alter table staff_rules.saved_answers enable row level security;
create policy "members of staff see shared ones and their own" on staff_rules.saved_answers for select to authenticated using (( SELECT staff_rules.is_staff() AS is_staff) AND (owner IS NULL OR owner = (( SELECT auth.uid() AS uid))));
create policy "programs of staff do everything" on staff_rules.saved_answers for all to service_role using (true) with check (true);
grant select on staff_rules.saved_answers to authenticated;
grant delete, insert, select, update on staff_rules.saved_answers to service_role;

create sequence posting_rules.correction_versions as integer;
grant usage on posting_rules.correction_versions to service_role;

create view application_rules.answered_by_me with  as
 SELECT id,
    user_id,
    program_type,
    program_name,
    motivation,
    experience,
    availability,
    created_at,
    internship_id,
    status,
    answer_due_on,
    terms_version,
    to_office,
    question_answers,
    number,
        CASE
            WHEN internship_id = ANY ((ARRAY( SELECT application_rules.own_internships() AS own_internships))) THEN 'employer'::text
            ELSE 'staff'::text
        END AS mover
   FROM public.applications application
  WHERE user_id <> (( SELECT auth.uid() AS uid)) AND ((internship_id = ANY ((ARRAY( SELECT application_rules.own_internships() AS own_internships)))) OR ( SELECT staff_rules.is_staff() AS is_staff));
grant select on application_rules.answered_by_me to authenticated;

create view application_rules.waiting with  as
 SELECT application.id,
    employer.id AS employer_id,
    application.internship_id,
    application.answer_due_on,
    application.created_at
   FROM public.applications application
     LEFT JOIN public.internships internship ON internship.id = application.internship_id
     LEFT JOIN public.employers employer ON employer.id = internship.employer_id AND employer.host_since IS NOT NULL AND internship.taken_down_at IS NULL
  WHERE (application.status = ANY (ARRAY['submitted'::text, 'in-review'::text])) AND NOT (EXISTS ( SELECT
           FROM public.reviewed_applications held
          WHERE held.application_id = application.id AND held.waits));
grant select on application_rules.waiting to service_role;

create view catalogue.cards with {security_invoker=true} as
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
    sample,
    driving_licence,
    least_hours,
    hours_pattern
   FROM public.internships
  WHERE NOT hidden;

create view staff_rules.what_waits with  as
 SELECT 'drafts'::text AS kind,
    draft.submitted_at AS since
   FROM public.internship_drafts draft
  WHERE draft.state = 'submitted'::text AND NOT (EXISTS ( SELECT
           FROM staff_rules.pending_decisions
          WHERE pending_decisions.draft_id = draft.id))
UNION ALL
 SELECT 'corrections'::text AS kind,
    corrections.first_at AS since
   FROM posting_rules.corrections
UNION ALL
 SELECT 'employers'::text AS kind,
    employers.asked_at AS since
   FROM public.employers
  WHERE employers.asked_at IS NOT NULL AND NOT (EXISTS ( SELECT
           FROM staff_rules.pending_decisions pending
          WHERE pending.employer_id = employers.id AND (pending.decision -> 'profile'::text) = staff_rules.profile_of(employers.*)))
UNION ALL
 SELECT 'companies'::text AS kind,
    changed.first_at AS since
   FROM staff_rules.company_changes changed
     JOIN public.employers ON employers.id = changed.employer_id AND employers.verified
UNION ALL
 SELECT 'messages'::text AS kind,
    contacts.created_at AS since
   FROM public.contacts
  WHERE NOT (EXISTS ( SELECT
           FROM public.contact_answers
          WHERE contact_answers.contact_id = contacts.id))
UNION ALL
 SELECT 'reports'::text AS kind,
    reports.created_at AS since
   FROM public.reports
  WHERE reports.resolved_at IS NULL;

-- On the accounts, which the auth server makes.
CREATE TRIGGER leave_company BEFORE DELETE ON auth.users FOR EACH ROW EXECUTE FUNCTION posting_rules.leave_company();
CREATE TRIGGER note_new_address AFTER UPDATE OF email ON auth.users FOR EACH ROW WHEN (lower(old.email::text) IS DISTINCT FROM lower(new.email::text)) EXECUTE FUNCTION accounts.note_new_address();
CREATE TRIGGER note_new_password AFTER UPDATE OF encrypted_password ON auth.users FOR EACH ROW WHEN (new.encrypted_password::text IS DISTINCT FROM old.encrypted_password::text AND COALESCE(old.encrypted_password, ''::character varying)::text <> ''::text AND COALESCE(new.encrypted_password, ''::character varying)::text <> ''::text) EXECUTE FUNCTION accounts.note_new_password();
CREATE TRIGGER note_terms AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION accounts.note_terms();
CREATE TRIGGER unverify_employer AFTER UPDATE OF email ON auth.users FOR EACH ROW WHEN (lower(old.email::text) IS DISTINCT FROM lower(new.email::text)) EXECUTE FUNCTION accounts.unverify_employer();

-- The functions of supabase/functions: result, whose rights they have, and who else than the server calls them.
-- accounts.begin_recovery(uuid,uuid) returns void, as its owner
-- accounts.begin_sign_up(text) returns TABLE(confirmed boolean, replaced boolean), as its owner
-- accounts.delete(uuid) returns void, as its owner
-- accounts.delete_unconfirmed(timestamp with time zone) returns integer, as its owner
-- accounts.describe(uuid) returns jsonb, as its owner, for service_role
-- accounts.end_requests(uuid) returns void, as its owner
-- accounts.end_sessions(uuid,uuid[]) returns integer, as its owner, for service_role
-- accounts.find(uuid[]) returns TABLE(id uuid, email text, full_name text), as its owner, for service_role
-- accounts.forget_unconfirmed_sign_up(text) returns void, as its owner
-- accounts.full_name(jsonb) returns text
-- accounts.has_ended(uuid) returns boolean, as its owner, for service_role
-- accounts.has_second_step(uuid) returns boolean, as its owner, for service_role
-- accounts.has_short_password(uuid) returns boolean, as its owner, for service_role
-- accounts.is_contested(text) returns boolean, as its owner
-- accounts.is_recovery(uuid) returns boolean, as its owner, for service_role
-- accounts.note_browser(uuid,uuid,text) returns void, as its owner, for service_role
-- accounts.note_new_address() returns trigger, as its owner
-- accounts.note_new_password() returns trigger, as its owner
-- accounts.note_password(uuid,boolean) returns void, as its owner
-- accounts.note_repeated_sign_up(text,text) returns void, as its owner
-- accounts.note_terms() returns trigger, as its owner
-- accounts.refused_sign_in(text) returns TABLE(has_password boolean, repeated_hash text), as its owner
-- accounts.role_of(uuid) returns text, as its owner, for service_role
-- accounts.session_of_refresh_token(text) returns uuid, as its owner
-- accounts.session_state(uuid) returns text, as its owner
-- accounts.sessions_of(uuid) returns TABLE(id uuid, browser text, since timestamp with time zone, used_at timestamp with time zone), as its owner, for service_role
-- accounts.terms_of(uuid) returns TABLE(version date, accepted_on date), as its owner
-- accounts.unverify_employer() returns trigger, as its owner
-- alert_rules.delete_waiting_mails() returns trigger, as its owner
-- alert_rules.due(date,date,uuid,integer) returns TABLE(id uuid, user_id uuid, query text, frequency text, told_from integer, told_to integer, is_due boolean, wanted_on date, ends_on date), as its owner
-- alert_rules.end_unanswered(date) returns bigint, as its owner
-- alert_rules.follows_company(text) returns boolean
-- alert_rules.go_on(uuid,date) returns boolean, as its owner
-- alert_rules.is_due(date,text,date,date) returns boolean
-- alert_rules.note_deadlines(date) returns bigint, as its owner
-- alert_rules.note_reopening() returns trigger, as its owner
-- alert_rules.oldest_due(date,date) returns integer, as its owner
-- alert_rules.start_alert() returns trigger, as its owner
-- alert_rules.stop_all(uuid) returns void, as its owner
-- alert_rules.stop_one(uuid) returns void, as its owner
-- alert_rules.told(uuid[],integer,date,uuid[],date) returns void, as its owner
-- alert_rules.told_deadlines(uuid[]) returns TABLE(user_id uuid, day date, slug text, title text, company text, location text, deadline date), as its owner
-- alert_rules.want_deadlines(uuid,boolean) returns void, as its owner
-- application_rules.acted_by(uuid) returns TABLE(about uuid, name text, you boolean, named text, named_you boolean), as its owner, for authenticated
-- application_rules.answered_at(uuid) returns timestamp with time zone, as its owner
-- application_rules.applicant_names(uuid[]) returns TABLE(application_id uuid, name text), as its owner, for authenticated
-- application_rules.applicants(uuid[]) returns TABLE(application_id uuid, name text, email text), as its owner, for authenticated
-- application_rules.are_details(text,jsonb) returns boolean, for authenticated, service_role
-- application_rules.are_lines(jsonb) returns boolean, for authenticated, service_role
-- application_rules.are_question_answers(jsonb) returns boolean, for authenticated, service_role
-- application_rules.careers_counted(uuid,timestamp with time zone) returns TABLE(application_id uuid, user_id uuid, status text), as its owner, for service_role
-- application_rules.careers_shown(uuid) returns SETOF uuid, as its owner, for service_role
-- application_rules.coming_interview(uuid) returns TABLE(starts_at text, minutes integer, place text, zone text, revision integer, answered_at text), as its owner, for service_role
-- application_rules.delete_unused_cv() returns trigger, as its owner
-- application_rules.delete_withdrawn_copies(timestamp with time zone) returns integer, as its owner
-- application_rules.employer_overview(date) returns jsonb, as its owner, for authenticated
-- application_rules.end_careers_consent() returns trigger, as its owner
-- application_rules.ending_offers(uuid[]) returns TABLE(id uuid, application_id uuid, user_id uuid, program_type text, program_name text, offer_until date, company text, told uuid[], contact uuid), as its owner
-- application_rules.forget_sent_messages() returns trigger, as its owner
-- application_rules.full_ones(uuid[]) returns TABLE(id uuid, user_id uuid, title text, most integer), as its owner
-- application_rules.has_overdue(uuid,date) returns boolean, as its owner, for service_role
-- application_rules.has_passed(date,date) returns boolean, for authenticated, service_role
-- application_rules.held_for(uuid) returns TABLE(application_id uuid, status text, program_type text, program_name text, company text, told uuid[], interview jsonb), as its owner
-- application_rules.hidden_ones(uuid[]) returns SETOF uuid, as its owner, for authenticated, service_role
-- application_rules.holds_interview(uuid) returns boolean, as its owner, for service_role
-- application_rules.interview_of(uuid) returns jsonb, for authenticated, service_role
-- application_rules.interviewer_of(uuid) returns uuid, as its owner, for service_role
-- application_rules.invited_ones(uuid[]) returns SETOF uuid, as its owner
-- application_rules.is_employer_of(uuid) returns boolean, as its owner, for authenticated
-- application_rules.is_invitation(jsonb) returns boolean, for authenticated, service_role
-- application_rules.is_list(jsonb,integer,jsonb) returns boolean, for authenticated, service_role
-- application_rules.is_offer(jsonb) returns boolean, for authenticated, service_role
-- application_rules.is_open_offer(uuid) returns boolean, as its owner
-- application_rules.is_sentence(text) returns boolean, for authenticated, service_role
-- application_rules.is_shown(uuid) returns boolean, as its owner, for authenticated
-- application_rules.is_time_taken(uuid,timestamp with time zone,integer) returns boolean, as its owner, for authenticated, service_role
-- application_rules.is_to_office(uuid) returns boolean, as its owner
-- application_rules.iso_moment(timestamp with time zone) returns text, for authenticated, service_role
-- application_rules.late_ones(uuid[]) returns TABLE(id uuid, user_id uuid, program_type text, program_name text, due_on date, company text), as its owner
-- application_rules.left_by(uuid) returns TABLE(application_id uuid, news jsonb), as its owner
-- application_rules.make_move() returns trigger, as its owner
-- application_rules.mover_of(public.applications) returns text, as its owner, for authenticated
-- application_rules.next_morning(timestamp with time zone) returns timestamp with time zone, for service_role
-- application_rules.note_answerer() returns trigger, as its owner
-- application_rules.note_who_answers() returns trigger, as its owner
-- application_rules.offer_basis(uuid) returns jsonb, for authenticated, service_role
-- application_rules.offered_times(uuid,text,jsonb) returns jsonb, for authenticated, service_role
-- application_rules.overlapping(uuid,timestamp with time zone,integer) returns SETOF uuid, as its owner, for service_role
-- application_rules.own_colleagues() returns TABLE(id uuid, name text), as its owner, for authenticated
-- application_rules.own_internships() returns SETOF uuid, as its owner, for authenticated
-- application_rules.pending(uuid) returns SETOF public.application_events, as its owner, for service_role
-- application_rules.places(uuid[]) returns TABLE(id uuid, place integer), as its owner
-- application_rules.refuse_change() returns trigger
-- application_rules.reminded(uuid[]) returns TABLE(id uuid, user_id uuid, program_type text, program_name text, due_on date, in_days integer, applications bigint), as its owner
-- application_rules.reporters_of(uuid) returns integer, as its owner, for service_role
-- application_rules.reviewed_text(public.message_reviews) returns text, for authenticated, service_role
-- application_rules.sent_phone(uuid) returns text, as its owner, for authenticated
-- application_rules.sent_profile(public.student_profiles) returns jsonb, for service_role
-- application_rules.shares_notes(uuid) returns boolean, as its owner, for authenticated
-- application_rules.shown_invitation(uuid) returns uuid, as its owner
-- application_rules.shown_status(uuid) returns text, as its owner, for service_role
-- application_rules.side_of(uuid) returns text, as its owner, for authenticated
-- application_rules.standing_of(uuid) returns jsonb, as its owner, for authenticated
-- application_rules.status_of(uuid) returns text, as its owner, for authenticated
-- application_rules.suggested(uuid[]) returns TABLE(event_id uuid, slug text, title text, company text), as its owner
-- application_rules.take_back_time() returns interval, for authenticated, service_role
-- application_rules.take_news(uuid[]) returns TABLE(id uuid, user_id uuid, title text, applied integer, withdrawn integer), as its owner
-- application_rules.taken_out_by(uuid) returns text, as its owner, for authenticated
-- application_rules.texts_of(jsonb) returns text, for authenticated, service_role
-- application_rules.today() returns date, for service_role
-- application_rules.undo_seconds(uuid) returns integer, as its owner, for authenticated
-- application_rules.university_key(text) returns text, for service_role
-- application_rules.untold_offers(text,date,date) returns TABLE(id uuid), as its owner, for service_role
-- application_rules.waits_for_staff(uuid) returns boolean, as its owner, for service_role
-- application_rules.waits_on_closed(uuid,text) returns boolean, as its owner, for service_role
-- application_rules.whose_move(uuid,text,uuid) returns uuid, as its owner, for service_role
-- catalogue.answers_of(uuid,date) returns catalogue.answer_records, as its owner
-- catalogue.by_slug(text) returns jsonb, as its owner
-- catalogue.cards_by_slug(text[]) returns SETOF jsonb, as its owner
-- catalogue.cards_of(integer[]) returns SETOF jsonb, as its owner
-- catalogue.changed_after(bigint,integer) returns TABLE(version bigint, number integer, facts jsonb), as its owner
-- catalogue.company_of(uuid) returns jsonb, as its owner
-- catalogue.count_change() returns trigger, as its owner
-- catalogue.count_views(date,text[],text[],text[],integer) returns void, as its owner
-- catalogue.count_words_change() returns trigger, as its owner
-- catalogue.deleted_at() returns timestamp with time zone, as its owner
-- catalogue.list_site_entries() returns TABLE(entry text, slug text, digest text), as its owner
-- catalogue.listings_of(integer[]) returns SETOF jsonb, as its owner
-- catalogue.note_change() returns trigger, as its owner
-- catalogue.note_empty_search(text,date,integer) returns void, as its owner
-- catalogue.note_site_entries(jsonb,text[],timestamp with time zone) returns void, as its owner
-- catalogue.note_stale_record() returns trigger, as its owner
-- catalogue.record_of(text) returns jsonb, as its owner
-- catalogue.refresh_records(date) returns integer, as its owner
-- catalogue.salt_of_views(date) returns bytea, as its owner
-- catalogue.saved_by(bytea) returns text[], as its owner
-- catalogue.search_words() returns TABLE(typed text, means text), as its owner
-- catalogue.set_version() returns trigger, as its owner
-- catalogue.shared_list(bytea) returns jsonb, as its owner
-- catalogue.shown_of(public.internships) returns jsonb
-- catalogue.shown_record(catalogue.answer_records) returns jsonb
-- catalogue.shown_records() returns TABLE(company text, record jsonb), as its owner
-- catalogue.slugs_of(integer[]) returns TABLE(slug text, updated text), as its owner
-- catalogue.taken_slugs(text[]) returns SETOF text, as its owner, for service_role
-- catalogue.verification_of(uuid) returns jsonb, as its owner
-- catalogue.version() returns TABLE(version bigint, deleted bigint), as its owner
-- limits.is_known_network(text,text) returns boolean, as its owner
-- limits.networks_of(uuid) returns TABLE(used_on date), as its owner
-- limits.remember_network(text,text) returns void, as its owner
-- outbox.note_stored_row() returns trigger, as its owner
-- posting_rules.acting_for(uuid,uuid) returns uuid, as its owner, for service_role
-- posting_rules.approved_of(public.internship_drafts) returns jsonb, as its owner, for authenticated
-- posting_rules.careers_service_of(uuid,text) returns uuid, as its owner, for service_role
-- posting_rules.employer_of(uuid,text) returns uuid, as its owner, for service_role
-- posting_rules.end_keys() returns trigger, as its owner
-- posting_rules.leave_company() returns trigger, as its owner
-- posting_rules.mails_of(public.company_members) returns text, for service_role
-- posting_rules.note_member_change() returns trigger, as its owner
-- posting_rules.note_owner() returns trigger, as its owner
-- posting_rules.open_of(uuid) returns SETOF uuid, as its owner, for service_role
-- posting_rules.owes_answers() returns boolean, as its owner, for authenticated
-- posting_rules.own_employer(text) returns uuid, as its owner, for authenticated
-- posting_rules.owners_of(uuid) returns TABLE(user_id uuid), as its owner, for service_role
-- posting_rules.posters_of(uuid) returns TABLE(user_id uuid), as its owner, for service_role
-- posting_rules.refuse_adviser() returns trigger, as its owner
-- posting_rules.require_owner() returns trigger, as its owner
-- posting_rules.rights() returns TABLE(role text, may text)
-- posting_rules.tell_of_application() returns trigger, as its owner
-- posting_rules.tell_of_draft() returns trigger, as its owner
-- posting_rules.tell_of_internship() returns trigger, as its owner
-- posting_rules.tell_webhooks(uuid,text,jsonb) returns void, as its owner
-- posting_rules.told_of(uuid,uuid) returns TABLE(user_id uuid, mails text, theirs boolean), as its owner, for service_role
-- posting_rules.waiting_times() returns jsonb, as its owner, for authenticated
-- public.ask_for_verification() returns trigger
-- public.count_draft_change() returns trigger
-- public.drop_repeated_contact() returns trigger, as its owner
-- public.drop_repeated_report() returns trigger, as its owner
-- public.has_typed(text,text[]) returns boolean, for authenticated, service_role
-- public.hide_of_unverified() returns trigger, as its owner
-- public.is_one_line(text) returns boolean, for anon, authenticated, service_role
-- public.keep_saved_note() returns trigger, as its owner
-- public.limit_saved_internships() returns trigger
-- public.note_unverified() returns trigger, as its owner
-- public.note_update() returns trigger
-- public.note_verification() returns trigger, as its owner
-- public.protect_employer() returns trigger
-- public.refuse_direct_move() returns trigger
-- public.refuse_event_change() returns trigger
-- public.refuse_log_change() returns trigger
-- public.search_form(text) returns text, for anon, authenticated, service_role
-- public.show_of_verified() returns trigger, as its owner
-- public.unverify_changed_employer() returns trigger, as its owner
-- retention.confirm(date) returns jsonb, as its owner
-- retention.count_expired(timestamp with time zone) returns TABLE(kind text, expired bigint, stored bigint), as its owner
-- retention.delete_expired(timestamp with time zone) returns void, as its owner
-- retention.expired_applications(timestamp with time zone) returns SETOF uuid, as its owner
-- retention.forget_expired(timestamp with time zone) returns jsonb, as its owner
-- retention.objection(timestamp with time zone) returns text, as its owner
-- retention.unused_accounts(timestamp with time zone) returns SETOF uuid, as its owner
-- staff_rules.account_with(text) returns uuid, as its owner, for service_role
-- staff_rules.accounts_with(text) returns SETOF uuid, as its owner
-- staff_rules.applicants_with(text) returns SETOF uuid, as its owner, for authenticated
-- staff_rules.at_work(uuid) returns jsonb, as its owner, for service_role
-- staff_rules.claim_of(public.staff_claims) returns jsonb, as its owner, for authenticated
-- staff_rules.employers(text,text,integer,bigint,uuid,text[]) returns TABLE(item jsonb, moment bigint), as its owner, for authenticated
-- staff_rules.employers_by_mail(text[],date) returns TABLE(email text, id uuid, company text, verified boolean, overdue boolean), as its owner, for service_role
-- staff_rules.employers_in(text,text) returns TABLE(id uuid, moment bigint, names text[]), as its owner, for authenticated
-- staff_rules.empty_searches() returns TABLE(words text, days integer, last_day date), as its owner, for authenticated
-- staff_rules.figures(date) returns TABLE(figure text, label text, count integer, oldest timestamp with time zone), as its owner
-- staff_rules.is_reported(uuid) returns boolean, as its owner, for authenticated
-- staff_rules.is_staff() returns boolean, as its owner, for authenticated, service_role
-- staff_rules.leaves_at(public.message_reviews) returns timestamp with time zone, as its owner, for authenticated
-- staff_rules.members() returns TABLE(id uuid, email text, name text, role text, added_at timestamp with time zone, last_sign_in_at timestamp with time zone), as its owner, for service_role
-- staff_rules.note_company_change() returns trigger, as its owner
-- staff_rules.overdue(date) returns TABLE(employer_id uuid, company text, count bigint, oldest date), as its owner, for authenticated
-- staff_rules.own_rights() returns SETOF text, as its owner, for authenticated
-- staff_rules.pending_of(uuid,uuid) returns jsonb, as its owner, for authenticated
-- staff_rules.people(text,text) returns SETOF jsonb, as its owner, for service_role
-- staff_rules.profile_of(public.employers) returns jsonb, for service_role
-- staff_rules.rights_of(uuid) returns SETOF text, as its owner, for service_role
-- staff_rules.waiting(date) returns TABLE(kind text, count bigint, oldest date), as its owner, for authenticated
-- staff_rules.waits_without_mail() returns TABLE(kind text, since timestamp with time zone), as its owner, for service_role
-- staff_rules.weeks(date) returns TABLE(begins date, applications integer, sign_ups integer), as its owner, for authenticated
