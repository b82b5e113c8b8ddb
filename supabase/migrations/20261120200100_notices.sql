-- One line for each row that a visitor has stored and that a mail follows on. It is written in the
-- row's own transaction: a double that was dropped, or a row rolled back, leaves none. The server
-- takes a line and queues its mails in one transaction, so that each row is answered once.
create table outbox.notices (
	id bigint generated always as identity primary key,
	kind text not null check (kind in ('newsletter_subscriptions', 'contacts', 'applications')),
	row_id uuid not null,
	-- Later than now where an attempt has failed.
	due_at timestamptz not null default clock_timestamp()
);

create index notices_due_idx on outbox.notices (due_at);

-- A hosted project, where our own server's role is missing, has nobody to read the lines.
create function outbox.note_stored_row() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	if exists (select from pg_catalog.pg_roles where rolname = 'internships_server') then
		insert into outbox.notices (kind, row_id) values (tg_table_name, new.id);
	end if;
	return null;
end
$$;
revoke all on function outbox.note_stored_row() from public;

-- What staff put in, and a restored backup, is old news: no mail follows.
create trigger note_stored after insert on public.newsletter_subscriptions
	for each row when (current_user in ('anon', 'authenticated'))
	execute function outbox.note_stored_row();
create trigger note_stored after insert on public.contacts
	for each row when (current_user in ('anon', 'authenticated'))
	execute function outbox.note_stored_row();
create trigger note_stored after insert on public.applications
	for each row when (current_user in ('anon', 'authenticated'))
	execute function outbox.note_stored_row();
