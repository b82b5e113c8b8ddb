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

-- The API serves the schema `public` alone. Of the others, requests reach what is granted to their roles.

-- What our server asks of the accounts. The auth server's tables belong to it, and on a hosted project only the role
-- that applies these migrations may read them and delete from them: the functions run as that role.
create schema if not exists accounts;
-- Searches of which somebody is told by mail when they find something new.
create schema if not exists alert_rules;
-- Where an application stands, who may change that, and what has happened to it.
create schema if not exists application_rules;
-- How our server finds and reads internships; no extension is needed.
create schema if not exists catalogue;
-- How often whom has asked for what, counted together by all server processes.
create schema if not exists limits;
-- Mail on its way.
create schema if not exists outbox;
-- What employers post: drafts, what is public of it, and what pauses.
create schema if not exists posting_rules;
-- What is deleted when its time is over.
create schema if not exists retention;
-- What staff may do.
create schema if not exists staff_rules;
revoke all on schema accounts, alert_rules, application_rules, catalogue, limits, outbox, posting_rules, retention,
	staff_rules from public;

grant usage on schema application_rules, posting_rules, staff_rules to authenticated, service_role;
-- Rows that staff write have their generated columns made with its functions.
grant usage on schema catalogue to service_role;
