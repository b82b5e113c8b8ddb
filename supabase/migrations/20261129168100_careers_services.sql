-- Careers services of universities: staff admit one and invite its people, who read what students of that university have
-- agreed to show. Everything is stored by deeds: no client reads or writes these tables.
create table public.careers_services (
	id uuid primary key default gen_random_uuid(),
	-- As students read it.
	university text not null check (
		char_length(university) between 2 and 200 and btrim(university) = university and public.is_one_line(university)
	),
	admitted_at timestamptz not null default clock_timestamp()
);

-- What the profiles of its students may call a university, each name of one service only.
create table public.careers_names (
	-- By application_rules.university_key.
	key text primary key check (char_length(key) between 1 and 200),
	service_id uuid not null references public.careers_services (id) on delete cascade
);
create index careers_names_service_idx on public.careers_names (service_id);

create table public.careers_members (
	-- An account belongs to one service.
	user_id uuid primary key references auth.users (id) on delete cascade,
	service_id uuid not null references public.careers_services (id) on delete cascade,
	added_at timestamptz not null default clock_timestamp()
);
create index careers_members_service_idx on public.careers_members (service_id);

-- A row is deleted once it is accepted, declined or withdrawn, so that each can be used once.
create table public.careers_invitations (
	id uuid primary key default gen_random_uuid(),
	service_id uuid not null references public.careers_services (id) on delete cascade,
	-- In lower case, as accounts have theirs.
	email text not null check (char_length(email) <= 254 and email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$'),
	-- When it was mailed last.
	invited_at timestamptz not null default clock_timestamp(),
	ends_at timestamptz not null default clock_timestamp() + interval '7 days',
	unique (service_id, email)
);
create index careers_invitations_email_idx on public.careers_invitations (email);

-- What a student has agreed to, and when it ended: kept to show it later, until the account is deleted.
create table public.careers_consents (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	-- Null once the service has ended.
	service_id uuid references public.careers_services (id) on delete set null,
	-- As the student read it.
	university text not null check (char_length(university) <= 200),
	-- Counted without a name, or shown with it: the applications that the student has chosen, or all.
	kind text not null check (kind in ('counted', 'chosen', 'all')),
	-- Of the words that the student read (schema/careers/consent.ts).
	wording date not null,
	given_at timestamptz not null default clock_timestamp(),
	ended_at timestamptz,
	end_reason text check (end_reason in ('withdrawn', 'changed', 'university', 'service')),
	check ((ended_at is null) = (end_reason is null)),
	check (ended_at is not null or service_id is not null)
);
create unique index careers_consents_open_idx on public.careers_consents (user_id) where ended_at is null;
create index careers_consents_service_idx on public.careers_consents (service_id) where ended_at is null;
create index careers_consents_user_idx on public.careers_consents (user_id);
create index careers_consents_services_idx on public.careers_consents (service_id);

-- The applications of a consent of the kind `chosen`.
create table public.careers_chosen (
	consent_id uuid not null references public.careers_consents (id) on delete cascade,
	application_id uuid not null references public.applications (id) on delete cascade,
	primary key (consent_id, application_id)
);
create index careers_chosen_application_idx on public.careers_chosen (application_id);

do $$
declare
	named text;
begin
	foreach named in array array['careers_services', 'careers_names', 'careers_members', 'careers_invitations',
		'careers_consents', 'careers_chosen']
	loop
		execute format('alter table public.%I enable row level security', named);
		execute format('revoke all on public.%I from public, anon, authenticated, service_role', named);
		execute format('grant select, insert, update, delete on public.%I to service_role', named);
		execute format('create policy "deeds do everything" on public.%I for all to service_role
			using (true) with check (true)', named);
	end loop;
end
$$;

-- Consent is to the careers service of a student's own university.
create trigger end_careers_consent after update of university or delete on public.student_profiles
	for each row execute function application_rules.end_careers_consent();

-- Whoever reads for a careers service is no student, no employer and no member of staff here.
create trigger refuse_adviser before insert on public.applications
	for each row execute function posting_rules.refuse_adviser();
create trigger refuse_adviser before insert on public.company_members
	for each row execute function posting_rules.refuse_adviser();
create trigger refuse_adviser before insert on public.staff
	for each row execute function posting_rules.refuse_adviser();
