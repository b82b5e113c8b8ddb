-- Mail on its way. No request role may look into it.
create table outbox.mails (
	id uuid primary key default gen_random_uuid(),
	recipient text not null check (char_length(recipient) <= 254 and recipient !~ '[\s<>,;]'),
	subject text not null check (subject !~ '[\r\n]'),
	body_text text not null,
	body_html text not null,
	-- Caught mail is shown at /dev/mailbox and never sent.
	caught boolean not null,
	created_at timestamptz not null default clock_timestamp(),
	-- Set when the mail server has taken it; the texts are emptied then, as they carry sign-in links.
	sent_at timestamptz,
	-- Set when the mail server will never take it.
	refused_at timestamptz,
	attempts integer not null default 0,
	-- What it says in its headers: where an answer goes, and how to leave a list in one click.
	reply_to text check (char_length(reply_to) <= 254 and reply_to !~ '[\s<>,;]'),
	unsubscribe_url text
		check (char_length(unsubscribe_url) <= 500 and unsubscribe_url ~ '^https?://[^\s<>]+$'),
	-- How often the whole text was sent and no answer came: a mail server that is slow, or that cuts the connection
	-- after the text, may have taken the mail all the same, and each try may be a copy in somebody's mailbox.
	-- Counted before the text ends, so that a server that is killed in between does not forget it.
	unconfirmed integer not null default 0,
	-- Set when the mail is not tried again by itself: `npm run mail:retry` tries it once more.
	set_aside_at timestamptz,
	-- A mail that waits to be sent goes with the last of the alerts that it tells of.
	alerts uuid[],
	-- Before this time the mail is not tried again.
	due_at timestamptz not null default clock_timestamp(),
	-- Set by the server that sends the mail, and emptied when its attempt ends. A server that is killed leaves it: after
	-- `LEASE` of server/mail/delivery/deliver.ts another takes the mail.
	taken_at timestamptz,
	-- What a mail is about, for the counts in /metrics. Those written before this say "unknown".
	kind text not null default 'unknown' check (kind ~ '^[a-z_]{1,50}$'),
	-- A mail may have a third body for calendar programs: an invitation, its change or its end (RFC 6047). Its METHOD is also that of
	-- the part of the mail. It is emptied with the other bodies.
	body_calendar text
		check (body_calendar ~ '^BEGIN:VCALENDAR\r?\n' and body_calendar ~ '\nMETHOD:(REQUEST|CANCEL)\r?\n')
);
create index mails_caught_idx on outbox.mails (created_at) where caught;
create index mails_alerts_idx on outbox.mails using gin (alerts) where alerts is not null;
create index mails_waiting_idx on outbox.mails ((unsubscribe_url is not null), due_at)
	where not caught and sent_at is null and refused_at is null and set_aside_at is null;
-- What is not sent is counted at every check of health: not by reading the mails of a month.
create index mails_unsent_idx on outbox.mails (created_at) include (kind, attempts, set_aside_at)
	where not caught and sent_at is null and refused_at is null;
revoke all on outbox.mails from public, anon, authenticated, service_role;

-- One line for each row that a visitor has stored and that a mail follows on. It is written in the
-- row's own transaction: a double that was dropped, or a row rolled back, leaves none. The server
-- takes a line and queues its mails in one transaction, so that each row is answered once.
create table outbox.notices (
	id bigint generated always as identity primary key,
	-- server/mail/delivery/mails-for-rows.ts knows how each kind is answered, and is the only list of them.
	kind text not null check (kind ~ '^[a-z_]{1,50}$'),
	row_id uuid not null,
	-- Later than now where an attempt has failed.
	due_at timestamptz not null default clock_timestamp(),
	-- The mail about a returned draft has the words of the return: the draft may be submitted again, and its reason
	-- deleted, before the mail is written. They are deleted with the notice.
	words jsonb
);
create index notices_due_idx on outbox.notices (due_at);
create index notices_row_idx on outbox.notices (row_id);
revoke all on outbox.notices from public, anon, authenticated, service_role;
grant select, insert, update, delete on outbox.notices to service_role;

-- What an employer has not been told yet. The mail is made of all lines that are ready, which are deleted in
-- the transaction that adds it.
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

-- The promise that every application gets an answer, kept by the clock: reminders to who owes answers, a mail
-- to the applicant once an answer is late, and the status `unanswered` when none came. What has been said of answers
-- is part of backups, as the outbox is: after a restore nobody is told twice.
-- Made by the first run, as a backup is restored into empty tables.
create table outbox.promise_state (
	only_row boolean primary key default true check (only_row),
	-- Answers that were due before are not the clock's: they were given by mail, outside of this site.
	began_on date not null default application_rules.today(),
	last_day date,
	-- Why the last call did nothing.
	refused text check (refused in ('clock', 'pause'))
);
alter table outbox.promise_state enable row level security;
revoke all on outbox.promise_state from public, anon, authenticated, service_role;
grant select, insert, update, delete on outbox.promise_state to service_role;
create policy "the server does everything" on outbox.promise_state
	for all to service_role using (true) with check (true);

-- One mail for each who owes answers and day; the office has no employer.
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

-- What has been said of an application's answer: that it is due soon, due on the day, and late.
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

-- Open internships that the mail about an unanswered application names.
create table outbox.suggestions (
	event_id uuid primary key references public.application_events (id) on delete cascade,
	slugs text[] not null check (cardinality(slugs) <= 6)
);
alter table outbox.suggestions enable row level security;
revoke all on outbox.suggestions from public, anon, authenticated, service_role;
grant select, insert, update, delete on outbox.suggestions to service_role;
create policy "the server does everything" on outbox.suggestions
	for all to service_role using (true) with check (true);

-- What has been said of the end of an offer: on the day before, and once it is over.
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

-- What has been said of an interview on the day before it.
create table outbox.told_interviews (
	application_id uuid not null references public.applications (id) on delete cascade,
	starts_at timestamptz not null,
	primary key (application_id, starts_at)
);
alter table outbox.told_interviews enable row level security;
revoke all on outbox.told_interviews from public, anon, authenticated, service_role;
grant select, insert on outbox.told_interviews to service_role;
create policy "the server does everything" on outbox.told_interviews
	for all to service_role using (true) with check (true);
