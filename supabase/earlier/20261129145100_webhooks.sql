-- Addresses of companies' programs that are told what happens, and what is on its way to them. The secret that signs it is not
-- stored: it is made of the server's signing key, the id and the number of the secret.
create table posting_rules.webhooks (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	url text not null check (char_length(url) <= 500),
	secret_number integer not null default 1,
	-- For a day the secret before it signs too.
	secret_changed_at timestamptz,
	added_at timestamptz not null default clock_timestamp(),
	-- Off after a delivery that could never be made; null while it is on.
	off_at timestamptz,
	unique (employer_id, url)
);

create table posting_rules.webhook_deliveries (
	id uuid primary key default gen_random_uuid(),
	webhook_id uuid not null references posting_rules.webhooks (id) on delete cascade,
	type text not null,
	-- What happened: ids and statuses, nothing about a person.
	data jsonb not null,
	happened_at timestamptz not null default clock_timestamp(),
	attempts integer not null default 0,
	-- Null once it was delivered, or is given up.
	next_at timestamptz default clock_timestamp(),
	delivered_at timestamptz,
	-- The status of the last answer, or a word for why there was none.
	answer text check (char_length(answer) <= 40)
);
create index webhook_deliveries_next_idx on posting_rules.webhook_deliveries (next_at) where next_at is not null;
create index webhook_deliveries_webhook_idx on posting_rules.webhook_deliveries (webhook_id, happened_at);

alter table posting_rules.webhooks enable row level security;
alter table posting_rules.webhook_deliveries enable row level security;
revoke all on posting_rules.webhooks, posting_rules.webhook_deliveries from public, anon, authenticated, service_role;
grant select, insert, update, delete on posting_rules.webhooks, posting_rules.webhook_deliveries to service_role;
create policy "deeds do everything" on posting_rules.webhooks
	for all to service_role using (true) with check (true);
create policy "deeds do everything" on posting_rules.webhook_deliveries
	for all to service_role using (true) with check (true);

create trigger tell_webhooks after insert on public.applications
	for each row execute function posting_rules.tell_of_application();
create trigger tell_webhooks_of_status after update of status on public.applications
	for each row when (old.status is distinct from new.status)
	execute function posting_rules.tell_of_application();
create trigger tell_webhooks after update of status on public.internships
	for each row when (old.status is distinct from new.status)
	execute function posting_rules.tell_of_internship();
create trigger tell_webhooks after update of state on public.internship_drafts
	for each row when (old.state is distinct from new.state and new.state in ('returned', 'approved'))
	execute function posting_rules.tell_of_draft();
