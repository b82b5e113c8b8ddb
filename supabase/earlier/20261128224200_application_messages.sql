-- What a student and the employer write to each other about an application. Plain text.
create table public.application_messages (
	id uuid primary key default gen_random_uuid(),
	application_id uuid not null references public.applications (id) on delete cascade,
	number bigint generated always as identity,
	side text not null check (side in ('student', 'employer')),
	-- Null after the deletion of the account.
	written_by uuid references auth.users (id) on delete set null,
	written_at timestamptz not null default clock_timestamp(),
	text text not null check (char_length(text) <= 2000 and text ~ '\S'),
	-- Null while it waits for staff, and where they have not sent it or have stopped it: the other side does not see it then.
	sent_at timestamptz default clock_timestamp(),
	-- When somebody of the other side opened the page with it, and when the other side was mailed about it.
	read_at timestamptz,
	mailed_at timestamptz,
	check (sent_at is not null or read_at is null and mailed_at is null)
);
create index application_messages_application_idx on public.application_messages (application_id, number);
create index application_messages_written_by_idx on public.application_messages (written_by);
create index application_messages_unread_idx on public.application_messages (application_id)
	where sent_at is not null and read_at is null;

-- Written by deeds of the server, as service_role.
alter table public.application_messages enable row level security;
revoke all on public.application_messages from public, anon, authenticated, service_role;
grant select on public.application_messages to authenticated, service_role;
grant insert (application_id, side, written_by, text, sent_at) on public.application_messages to service_role;
grant update (sent_at, read_at, mailed_at) on public.application_messages to service_role;
create policy "each side sees its own and what was sent to it" on public.application_messages
	for select to authenticated using (
		case application_rules.side_of(application_id)
			when side then true
			when 'student' then sent_at is not null
			when 'employer' then sent_at is not null
		end
	);
create policy "people see what they have written" on public.application_messages
	for select to authenticated using (written_by = (select auth.uid()));
create policy "the server sees all" on public.application_messages for select to service_role using (true);
create policy "the server stores them" on public.application_messages for insert to service_role with check (true);
create policy "the server notes what became of them" on public.application_messages
	for update to service_role using (true) with check (true);

-- One that staff look at before it is sent, or have stopped. It goes with no move.
alter table public.message_reviews
	alter column to_status drop not null,
	add column application_message_id uuid unique references public.application_messages (id) on delete cascade,
	add check ((to_status is null) = (application_message_id is not null));

-- Each side can report what the other has written; staff read a conversation only then.
alter table public.reports
	add column application_message_id uuid references public.application_messages (id) on delete set null;
create index reports_application_message_idx on public.reports (application_message_id);
create unique index reports_application_message_open_idx on public.reports (application_message_id)
	where resolved_at is null;
create policy "each side sees what it has reported" on public.reports
	for select to authenticated using (exists (
		select from public.application_messages as message
		where message.id = application_message_id
			and message.side <> application_rules.side_of(message.application_id)
	));
create policy "members of staff see what was reported" on public.application_messages
	for select to authenticated using ((select staff_rules.is_staff()) and staff_rules.is_reported(id));
