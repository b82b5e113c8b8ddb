-- A session that a mailed link to choose a new password began: for an hour it may choose one without the present one.
create table accounts.recoveries (
	session_id uuid primary key,
	user_id uuid not null references auth.users (id) on delete cascade,
	created_at timestamptz not null default now()
);
create index recoveries_user_idx on accounts.recoveries (user_id);
alter table accounts.recoveries enable row level security;
revoke all on accounts.recoveries from public, anon, authenticated, service_role;

create trigger note_new_password after update of encrypted_password on auth.users
	for each row when (
		new.encrypted_password is distinct from old.encrypted_password
		and coalesce(old.encrypted_password, '') <> '' and coalesce(new.encrypted_password, '') <> ''
	)
	execute function accounts.note_new_password();

create trigger note_new_address after update of email on auth.users
	for each row when (lower(old.email) is distinct from lower(new.email))
	execute function accounts.note_new_address();
