-- server/mail/mails-for-rows.ts knows how each kind is answered, and is the only list of them.
alter table outbox.notices drop constraint notices_kind_check;
alter table outbox.notices add constraint notices_kind_check check (kind ~ '^[a-z_]{1,50}$');
