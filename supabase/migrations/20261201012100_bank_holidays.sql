-- A copy of what schema/working-days.ts knows, written by each start of the server.
create table application_rules.bank_holidays (day date primary key);
alter table application_rules.bank_holidays enable row level security;
revoke all on application_rules.bank_holidays from public, anon, authenticated, service_role;
