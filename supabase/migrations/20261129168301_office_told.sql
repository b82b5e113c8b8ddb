-- When the office was last told of what waits for staff.
create table outbox.office_told (
	only_row boolean primary key default true check (only_row),
	told_at timestamptz not null default '-infinity'
);
alter table outbox.office_told enable row level security;
revoke all on outbox.office_told from public, anon, authenticated, service_role;
grant select, insert, update on outbox.office_told to service_role;
create policy "the server does everything" on outbox.office_told
	for all to service_role using (true) with check (true);
