-- The roles that requests run as. Hosted Supabase has them; elsewhere they are made here, before
-- the first policy names them. None may log in, own anything or pass by row-level security.
do $$
begin
	if not exists (select from pg_roles where rolname = 'anon') then
		create role anon nologin noinherit;
	end if;
	if not exists (select from pg_roles where rolname = 'authenticated') then
		create role authenticated nologin noinherit;
	end if;
	if not exists (select from pg_roles where rolname = 'service_role') then
		create role service_role nologin noinherit;
	end if;
exception
	-- Another database of the same cluster made them in this moment.
	when duplicate_object or unique_violation then null;
end
$$;

grant usage on schema public to anon, authenticated, service_role;
