-- The answer of a student to the times of an invitation: the time that holds, or none. One row for each application, changed
-- with each answer. Which row still holds its time is worked out (application_rules.holds_interview): an invitation that is
-- taken back brings the time back. Written by the server alone (server/deeds/applications/interviews).
create table public.application_interviews (
	application_id uuid primary key references public.applications (id) on delete cascade,
	-- The move that invites.
	event_id uuid not null references public.application_events (id) on delete cascade,
	-- Who meets the student; null for the office.
	employer_id uuid references public.employers (id) on delete cascade,
	one_each boolean not null,
	starts_at timestamptz,
	minutes integer not null check (minutes between 5 and 240),
	message text check (char_length(message) <= 2000),
	-- Where the student is, by the name of the time zone.
	zone text check (zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,59}$'),
	-- Counts what is mailed: SEQUENCE of the invitation.
	revision integer not null default 0 check (revision between 0 and 1000),
	-- How often its student has answered.
	answers integer not null default 1,
	answered_at timestamptz not null default clock_timestamp()
);
-- Of two students one has a time that is for one. Who meets them is the office where no company does.
create unique index application_interviews_one_each on public.application_interviews (employer_id, starts_at) nulls not distinct
	where one_each and starts_at is not null;
create index application_interviews_employer_idx on public.application_interviews (employer_id);
create index application_interviews_starts_at_idx on public.application_interviews (starts_at) where starts_at is not null;
create index application_interviews_event_idx on public.application_interviews (event_id);

alter table public.application_interviews enable row level security;
revoke all on public.application_interviews from public, anon, authenticated, service_role;
grant select (application_id, event_id, one_each, starts_at, minutes, message, zone, answers, answered_at)
	on public.application_interviews to authenticated;
grant select, insert, update on public.application_interviews to service_role;
-- Row-level security of applications decides.
create policy "who sees an application sees the answer to its interview" on public.application_interviews
	for select to authenticated using (exists (
		select from public.applications where applications.id = application_id
	));
create policy "the server does everything" on public.application_interviews
	for all to service_role using (true) with check (true);

-- What has been said of an interview on the day before it.
create table outbox.told_interviews (
	application_id uuid not null references public.applications (id) on delete cascade,
	starts_at timestamptz not null,
	primary key (application_id, starts_at)
);
alter table outbox.told_interviews enable row level security;
revoke all on outbox.told_interviews from public, anon, authenticated, service_role;
grant select, insert on outbox.told_interviews to service_role;
create policy "the server does everything" on outbox.told_interviews
	for all to service_role using (true) with check (true);
