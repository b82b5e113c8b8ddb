-- Messages from the contact form. Anyone may write one; nobody but staff may read one.
create table public.contacts (
	id uuid primary key default gen_random_uuid(),
	name text not null check (char_length(name) <= 120 and name ~ '\S'),
	email text not null
		check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+$'),
	subject text not null check (char_length(subject) <= 200 and subject ~ '\S'),
	category text check (
		category in ('student-inquiries', 'employer-partnerships', 'technical-support', 'general', 'media')
	),
	message text not null check (char_length(message) <= 5000 and message ~ '\S'),
	created_at timestamptz not null default now()
);

create index contacts_sender_idx on public.contacts (lower(email), created_at desc);

-- A double click or a retry is stored once, and answered like the first. The lock lets the second
-- of two parallel ones see the first; it ends with the transaction.
create function public.drop_repeated_contact() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform pg_catalog.pg_advisory_xact_lock(
		pg_catalog.hashtextextended('contacts:' || lower(new.email), 0)
	);
	if exists (
		select from public.contacts as earlier
		where lower(earlier.email) = lower(new.email)
			and earlier.created_at > clock_timestamp() - interval '1 minute'
			and earlier.name = new.name
			and earlier.subject = new.subject
			and earlier.category is not distinct from new.category
			and earlier.message = new.message
	) then
		return null;
	end if;
	new.created_at := clock_timestamp();
	return new;
end
$$;
revoke all on function public.drop_repeated_contact() from public;

create trigger drop_repeated before insert on public.contacts
	for each row execute function public.drop_repeated_contact();

alter table public.contacts enable row level security;

revoke all on public.contacts from public, anon, authenticated;
grant insert (name, email, subject, category, message) on public.contacts to anon, authenticated;
grant select, insert, update, delete on public.contacts to service_role;

create policy "anyone writes a message" on public.contacts
	for insert to anon, authenticated with check (true);
create policy "staff do everything" on public.contacts
	for all to service_role using (true) with check (true);
