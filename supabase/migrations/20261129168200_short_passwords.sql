-- Accounts of employers and staff whose password had fewer than ten characters when it was typed last: they are asked to change it.
create table accounts.short_passwords (
	user_id uuid primary key references auth.users (id) on delete cascade
);
alter table accounts.short_passwords enable row level security;
