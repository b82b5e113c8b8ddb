-- Anyone may subscribe an address; nobody but staff may see one.
create table public.newsletter_subscriptions (
	id uuid primary key default gen_random_uuid(),
	email text not null
		check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+$'),
	created_at timestamptz not null default now()
);

-- One subscription an address, in any letter case: a second one is error 23505.
create unique index newsletter_subscriptions_email_key
	on public.newsletter_subscriptions (lower(email));

alter table public.newsletter_subscriptions enable row level security;

revoke all on public.newsletter_subscriptions from public, anon, authenticated;
grant insert (email) on public.newsletter_subscriptions to anon, authenticated;
grant select, insert, update, delete on public.newsletter_subscriptions to service_role;

create policy "anyone subscribes" on public.newsletter_subscriptions
	for insert to anon, authenticated with check (true);
create policy "staff do everything" on public.newsletter_subscriptions
	for all to service_role using (true) with check (true);
