-- What a mail may say in its headers: where an answer goes, and how to leave a list in one click.
alter table outbox.mails
	add column reply_to text
		check (char_length(reply_to) <= 254 and reply_to !~ '[\s<>,;]'),
	add column unsubscribe_url text
		check (char_length(unsubscribe_url) <= 500 and unsubscribe_url ~ '^https?://[^\s<>]+$');
