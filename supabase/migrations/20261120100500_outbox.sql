-- Mail on its way. The schema is not served by the API, and no request role may look into it.
create schema if not exists outbox;
revoke all on schema outbox from public;

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
	attempts integer not null default 0
);

create index mails_caught_idx on outbox.mails (created_at) where caught;

