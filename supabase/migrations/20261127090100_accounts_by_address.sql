-- Lite finds an account by its address or by a mailed code, and its own indexes do not fit these questions. On a hosted
-- project the accounts belong to the auth server.
do $$
begin
	if not exists (
		select from pg_class where oid = 'auth.users'::regclass and relowner = current_user::regrole
	) then
		return;
	end if;
	create index if not exists accounts_address_idx on auth.users (email);
	create index if not exists accounts_created_idx on auth.users (created_at) where email_confirmed_at is not null;
	create index if not exists accounts_confirmation_idx on auth.users (confirmation_token)
		where confirmation_token is not null;
	create index if not exists accounts_recovery_idx on auth.users (recovery_token) where recovery_token is not null;
	create index if not exists accounts_change_idx on auth.users (email_change_token_new)
		where email_change_token_new is not null;
	create index if not exists accounts_change_from_idx on auth.users (email_change_token_current)
		where email_change_token_current is not null;
end
$$;
-- Worked out once for each statement, as elsewhere.
alter policy "everybody has their own" on public.alerts
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
