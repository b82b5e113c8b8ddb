-- A mail server that is slow, or that cuts the connection after the text, may have taken the mail
-- all the same: such tries are counted, as each may be a copy in somebody's mailbox.
alter table outbox.mails
	-- How often the whole text was sent and no answer came. Counted before the text ends, so that a
	-- server that is killed in between does not forget it.
	add column unconfirmed integer not null default 0,
	-- Set when the mail is not tried again by itself: `npm run mail:retry` tries it once more.
	add column set_aside_at timestamptz;
