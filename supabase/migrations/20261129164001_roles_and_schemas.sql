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

-- The API serves the schema `public` alone. Of the others, requests reach what is granted to their roles.
grant usage on schema public to anon, authenticated, service_role;

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
-- The files of this release and of those before it, whose names are their content's: a page that stood open while another
-- release began asks for them, and in a rolling restart each process for those of the other.
create schema if not exists releases;
-- What is deleted when its time is over.
create schema if not exists retention;
-- The second step of a sign-in, beside the password: codes of an app, and recovery codes for whoever has lost it. Our own tables, as
-- a hosted project may have its own second factor switched off and Lite has none. Deeds read and write them, no client does.
create schema if not exists second_factor;
-- What staff may do.
create schema if not exists staff_rules;
revoke all on schema accounts, alert_rules, application_rules, catalogue, limits, outbox, posting_rules,
	releases, retention, second_factor, staff_rules from public;

grant usage on schema accounts, catalogue, outbox, second_factor to service_role;
grant usage on schema application_rules, posting_rules, staff_rules to authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
