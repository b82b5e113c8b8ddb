-- What can be taken back is not shown to its student yet, and an offer has a day until which it can be answered.

-- Moves that were not left to wait for their ten minutes.
create table application_rules.sent_now (
	event_id uuid primary key references public.application_events (id) on delete cascade,
	at timestamptz not null default clock_timestamp()
);
alter table application_rules.sent_now enable row level security;
revoke all on application_rules.sent_now from public, anon, authenticated, service_role;
grant select, insert on application_rules.sent_now to service_role;
create policy "the server reads and adds" on application_rules.sent_now
	for all to service_role using (true) with check (true);

-- The last day on which an offer can be answered, in Europe/London; null for other moves and for earlier offers.
alter table public.application_events add column offer_until date
	check (offer_until is null or to_status = 'offered');
grant select (offer_until) on public.application_events to authenticated;
grant insert (offer_until) on public.application_events to service_role;
-- As the employer asked, where the message waits for staff.
alter table public.message_reviews add column offer_until date;

-- What has been said of the end of an offer: on the day before, and once it is over.
create table outbox.told_offers (
	event_id uuid not null references public.application_events (id) on delete cascade,
	what text not null check (what in ('ends', 'ended')),
	primary key (event_id, what)
);
alter table outbox.told_offers enable row level security;
revoke all on outbox.told_offers from public, anon, authenticated, service_role;
grant select, insert on outbox.told_offers to service_role;
create policy "the server does everything" on outbox.told_offers
	for all to service_role using (true) with check (true);

-- The status is what those who answer see. Its student is shown the one before while a move can be taken back, which
-- row-level security cannot do to a column: application_rules.status_of has it for everybody.
revoke select on public.applications from authenticated;
grant select (id, user_id, program_type, program_name, motivation, experience, availability, created_at,
	internship_id, answer_due_on) on public.applications to authenticated;
-- The applications that the signed-in person answers, with their status.
create view application_rules.answered_by_me as
	select application.*,
		case when internship_id = any (array(select application_rules.own_internships()))
			then 'employer' else 'staff' end as mover
	from public.applications as application
	where user_id <> (select auth.uid()) and (
		internship_id = any (array(select application_rules.own_internships()))
		or (select staff_rules.is_staff())
	);
revoke all on application_rules.answered_by_me from public, anon, service_role;
grant select on application_rules.answered_by_me to authenticated;

drop policy "who sees an application sees its events" on public.application_events;
create policy "who sees an application sees its events, a student those that are final" on public.application_events
	for select to authenticated using (exists (
		select from public.applications where applications.id = application_id
			and (applications.user_id <> (select auth.uid()) or application_rules.is_shown(application_events.id))
	));
