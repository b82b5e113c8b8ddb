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
revoke all on public.newsletter_subscriptions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.newsletter_subscriptions to service_role;
grant insert (email) on public.newsletter_subscriptions to anon, authenticated;
create policy "anyone subscribes" on public.newsletter_subscriptions
	for insert to anon, authenticated with check (true);
create policy "staff do everything" on public.newsletter_subscriptions
	for all to service_role using (true) with check (true);
-- What staff put in, and a restored backup, is old news: no mail follows.
create trigger note_stored after insert on public.newsletter_subscriptions
	for each row when (current_user in ('anon', 'authenticated'))
	execute function outbox.note_stored_row();

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
	created_at timestamptz not null default now(),
	constraint contacts_one_line check (public.is_one_line(name || email || subject))
);
create index contacts_sender_idx on public.contacts (lower(email), created_at desc);
alter table public.contacts enable row level security;
revoke all on public.contacts from public, anon, authenticated, service_role;
grant select on public.contacts to authenticated;
grant select, insert, update, delete on public.contacts to service_role;
grant insert (name, email, subject, category, message) on public.contacts to anon, authenticated;
create policy "anyone writes a message" on public.contacts
	for insert to anon, authenticated with check (true);
create policy "staff see messages" on public.contacts
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "staff do everything" on public.contacts
	for all to service_role using (true) with check (true);
create trigger drop_repeated before insert on public.contacts
	for each row execute function public.drop_repeated_contact();
create trigger note_stored after insert on public.contacts
	for each row when (current_user in ('anon', 'authenticated'))
	execute function outbox.note_stored_row();

-- Staff answer a message once.
create table public.contact_answers (
	id uuid primary key default gen_random_uuid(),
	contact_id uuid not null unique references public.contacts (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	-- Null where nothing was to be answered.
	message text check (char_length(message) <= 5000 and message ~ '\S')
);
alter table public.contact_answers enable row level security;
revoke all on public.contact_answers from public, anon, authenticated, service_role;
grant select on public.contact_answers to authenticated;
grant select, insert on public.contact_answers to service_role;
create policy "staff see answers" on public.contact_answers
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.contact_answers
	for select to service_role using (true);
create policy "the server adds answers" on public.contact_answers
	for insert to service_role with check (true);

-- What somebody finds wrong with an internship. Anyone may write one; nobody but staff may read one. The
-- internship is named by its slug, which stays when the internship is deleted.
create table public.reports (
	id uuid primary key default gen_random_uuid(),
	internship text
		check (char_length(internship) <= 160 and internship ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	reason text not null check (reason in (
		'fee', 'pay', 'not-real', 'misleading', 'unfair', 'illegal', 'closed', 'documents', 'elsewhere', 'rude', 'other'
	)),
	message text check (char_length(message) <= 5000),
	email text check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+$'),
	created_at timestamptz not null default now(),
	resolved_at timestamptz,
	-- What was done, in words for staff.
	resolution text check (char_length(resolution) <= 2000 and resolution ~ '\S'),
	-- The message that is reported; null for an internship, and once the application is deleted.
	event_id uuid references public.application_events (id) on delete set null,
	-- When the office was mailed about it.
	mailed_at timestamptz,
	-- Each side can report what the other has written; staff read a conversation only then.
	application_message_id uuid references public.application_messages (id) on delete set null,
	check ((resolved_at is null) = (resolution is null))
);
create index reports_internship_idx on public.reports (internship, created_at desc);
create index reports_open_idx on public.reports (created_at) where resolved_at is null;
-- One message is reported once until staff have looked at it.
create unique index reports_event_idx on public.reports (event_id) where resolved_at is null;
create index reports_unmailed_idx on public.reports (created_at) where mailed_at is null;
create index reports_mailed_idx on public.reports (mailed_at);
create index reports_application_message_idx on public.reports (application_message_id);
create unique index reports_application_message_open_idx on public.reports (application_message_id)
	where resolved_at is null;
alter table public.reports enable row level security;
revoke all on public.reports from public, anon, authenticated, service_role;
grant select on public.reports to authenticated;
grant select, insert, update, delete on public.reports to service_role;
grant insert (internship, reason, message, email) on public.reports to anon;
grant insert (internship, reason, message, email, event_id) on public.reports to authenticated;
create policy "staff see reports" on public.reports
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "staff do everything" on public.reports
	for all to service_role using (true) with check (true);
create policy "anyone reports an internship that they can see" on public.reports
	for insert to anon, authenticated with check (
		event_id is null
		and exists (select from public.internships where internships.slug = reports.internship)
	);
-- Staff see who it is by the application.
create policy "a student reports a message of an employer" on public.reports
	for insert to authenticated with check (
		email is null and exists (
			select from public.application_events as event
			join public.applications as application on application.id = event.application_id
			where event.id = reports.event_id and application.user_id = (select auth.uid())
				and event.mover = 'employer' and event.message is not null
				and reports.internship is not distinct from (
					select internships.slug from public.internships where internships.id = application.internship_id
				)
		)
	);
create policy "a student sees which messages they have reported" on public.reports
	for select to authenticated using (exists (
		select from public.application_events as event
		join public.applications as application on application.id = event.application_id
		where event.id = event_id and application.user_id = (select auth.uid())
	));
create policy "each side sees what it has reported" on public.reports
	for select to authenticated using (exists (
		select from public.application_messages as message
		where message.id = application_message_id
			and message.side <> application_rules.side_of(message.application_id)
	));
create trigger drop_repeated before insert on public.reports
	for each row execute function public.drop_repeated_report();
create trigger note_stored after insert on public.reports
	for each row when (current_user in ('anon', 'authenticated'))
	execute function outbox.note_stored_row();
