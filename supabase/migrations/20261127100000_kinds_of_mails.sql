-- What a mail is about, for the counts in /metrics. Those written before this say "unknown".
alter table outbox.mails add column kind text not null default 'unknown' check (kind ~ '^[a-z_]{1,50}$');
-- What is not sent is counted at every check of health: not by reading the mails of a month.
create index mails_unsent_idx on outbox.mails (created_at) include (kind, attempts, set_aside_at)
	where not caught and sent_at is null and refused_at is null;
