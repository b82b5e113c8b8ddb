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
	alerts uuid[]
);
create index mails_caught_idx on outbox.mails (created_at) where caught;
create index mails_alerts_idx on outbox.mails using gin (alerts) where alerts is not null;

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
