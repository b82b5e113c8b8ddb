-- What our server asks of the accounts. The auth server's tables belong to it, and on a hosted project
-- only the role that applies these migrations may read them and delete from them: these functions run
-- as that role. The schema is not served by the API.
create schema if not exists accounts;
revoke all on schema accounts from public;

-- The name given at sign-up. Lite keeps it in a JSON text within the JSON, Supabase directly.
create function accounts.full_name(meta jsonb) returns text
	language sql immutable set search_path = ''
	return case jsonb_typeof(meta)
		when 'string' then (meta #>> '{}')::jsonb ->> 'full_name'
		else meta ->> 'full_name'
	end;

create function accounts.find(ids uuid[]) returns table (id uuid, email text, full_name text)
	language sql stable security definer set search_path = ''
as $$
	select users.id, users.email::text, accounts.full_name(users.raw_user_meta_data::jsonb)
	from auth.users as users where users.id = any (ids)
$$;

-- With its sessions, applications and employer profile (the tables' cascades), and with the traces
-- in the auth server's own books, which no cascade reaches. Twice is harmless.
create function accounts.delete(account uuid) returns void
	language plpgsql security definer set search_path = ''
as $$
begin
	delete from auth.refresh_tokens as tokens where tokens.user_id::text = account::text;
	delete from auth.flow_state as flows where flows.user_id = account;
	delete from auth.audit_log_entries as entries
		where position(account::text in entries.payload::text) > 0;
	delete from auth.users as users where users.id = account;
end
$$;

revoke all on all functions in schema accounts from public, anon, authenticated, service_role;

-- Our server reads the lines in every mode now, a hosted project included.
create or replace function outbox.note_stored_row() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into outbox.notices (kind, row_id) values (tg_table_name, new.id);
	return null;
end
$$;
