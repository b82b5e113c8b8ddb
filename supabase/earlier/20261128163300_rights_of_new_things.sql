-- A hosted project grants all that is made in `public` to every role of its API. Each table took that back from visitors and
-- people. What is left: sequences, and for programs of staff to empty whole tables. What comes later has the rights that its
-- migration gives.
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
revoke truncate, trigger, references on all tables in schema public from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
