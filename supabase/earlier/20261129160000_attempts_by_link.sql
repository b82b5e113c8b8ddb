-- Wrong codes that were typed after a mailed link to choose a new password are counted for themselves: who knows the password alone
-- must not be able to keep out whoever has the mailbox, and would change that password.
alter table second_factor.attempts
	add column by_link boolean not null default false,
	drop constraint attempts_pkey,
	add primary key (user_id, by_link);
