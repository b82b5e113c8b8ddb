-- What people gave us goes when its time is over, as the privacy notice says to them
-- (content/guides/privacy.ts). Our own server calls this once a day; a hosted project schedules it
-- (docs/operating.md). The schema is not served by the API.
create schema if not exists retention;
revoke all on schema retention from public;

-- The day is a parameter, so that a test can be in two years' time.
create function retention.forget_expired(today timestamptz) returns jsonb
	language plpgsql security definer set search_path = ''
as $$
declare
	expired constant timestamptz := today - interval '24 months';
	unused uuid[];
	contacts integer;
	applications integer;
begin
	delete from public.contacts where created_at < expired;
	get diagnostics contacts = row_count;
	delete from public.applications where created_at < expired;
	get diagnostics applications = row_count;

	-- A session that is still being renewed is use as well. Locked, so that nobody signs in meanwhile.
	select coalesce(array_agg(id), '{}') into unused from (
		select users.id from auth.users as users
		where greatest(users.created_at, users.last_sign_in_at) < expired
			and not exists (
				select from auth.refresh_tokens as tokens
				where tokens.user_id::text = users.id::text and tokens.created_at >= expired
			)
		for update skip locked
	) as locked;
	delete from auth.refresh_tokens where user_id::text = any (unused::text[]);
	delete from auth.users where id = any (unused);
	-- The auth server's own book of what accounts did.
	delete from auth.audit_log_entries as entries where created_at < expired
		or exists (
			select from unnest(unused::text[]) as account
			where position(account in entries.payload::text) > 0
		);

	return jsonb_build_object(
		'contacts', contacts, 'applications', applications, 'accounts', cardinality(unused)
	);
end
$$;
revoke all on function retention.forget_expired(timestamptz) from public, anon, authenticated;
