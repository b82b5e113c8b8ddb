-- An employer's message with a link, a telephone number, or words about money or documents waits for staff where it
-- goes to more than three people in 24 hours. What is sent without waiting is counted here as well.
create table public.message_reviews (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	-- Who has written it: once approved, the applications are moved in their name.
	user_id uuid not null references auth.users (id) on delete cascade,
	asked_at timestamptz not null default clock_timestamp(),
	to_status text not null,
	reasons text[] not null default '{}',
	message text not null check (char_length(message) <= 5000),
	-- What it has: kinds of words of schema/words.
	found text[] not null check (cardinality(found) > 0),
	-- How many people have such messages of the employer in these 24 hours, with this one.
	people integer not null,
	-- `replaced`: the employer has given each of its applications another answer.
	state text not null default 'waiting'
		check (state in ('sent', 'waiting', 'approved', 'returned', 'replaced')),
	decided_at timestamptz,
	-- Why staff have returned it.
	answer text check (char_length(answer) <= 2000)
);
create index message_reviews_employer_idx on public.message_reviews (employer_id, asked_at);
create index message_reviews_user_idx on public.message_reviews (user_id);
create index message_reviews_waiting_idx on public.message_reviews (asked_at) where state = 'waiting';

create table public.reviewed_applications (
	review_id uuid not null references public.message_reviews (id) on delete cascade,
	application_id uuid not null references public.applications (id) on delete cascade,
	-- The status that the employer has seen.
	expected text not null,
	waits boolean not null,
	primary key (review_id, application_id)
);
create unique index reviewed_applications_waiting_idx on public.reviewed_applications (application_id) where waits;
create index reviewed_applications_application_idx on public.reviewed_applications (application_id);

-- Written by the server as service_role, in the transaction of the employer or of staff.
alter table public.message_reviews enable row level security;
alter table public.reviewed_applications enable row level security;
revoke all on public.message_reviews, public.reviewed_applications
	from public, anon, authenticated, service_role;
grant select on public.message_reviews, public.reviewed_applications to authenticated;
grant select, insert, update, delete on public.message_reviews, public.reviewed_applications to service_role;
create policy "an employer sees its messages" on public.message_reviews
	for select to authenticated using (user_id = (select auth.uid()));
create policy "staff see all messages that were looked at" on public.message_reviews
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff do everything" on public.message_reviews
	for all to service_role using (true) with check (true);
create policy "who sees the message sees its applications" on public.reviewed_applications
	for select to authenticated using (exists (select from public.message_reviews where id = review_id));
create policy "programs of staff do everything" on public.reviewed_applications
	for all to service_role using (true) with check (true);

-- While an answer waits for staff, the employer does not owe it: nobody is reminded or called late.
create or replace view application_rules.waiting as
	select application.id, internship.employer_id, application.internship_id, application.answer_due_on
	from public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	where application.status in ('submitted', 'in-review')
		and not exists (
			select from public.reviewed_applications as held where held.application_id = application.id and held.waits
		);

create policy "a student sees which messages they have reported" on public.reports
	for select to authenticated using (exists (
		select from public.application_events as event
		join public.applications as application on application.id = event.application_id
		where event.id = event_id and application.user_id = (select auth.uid())
	));
