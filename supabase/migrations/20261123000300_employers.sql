-- Company profiles, one a user. Only staff make one verified.
create table public.employers (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null unique references auth.users (id) on delete cascade,
	company_name text not null check (char_length(company_name) <= 200 and company_name ~ '\S'),
	contact_person text not null check (char_length(contact_person) <= 120 and contact_person ~ '\S'),
	phone text check (char_length(phone) <= 40),
	website text check (char_length(website) <= 300),
	industry text check (
		industry in (
			'Technology', 'Finance & Banking', 'Healthcare & Life Sciences',
			'Marketing & Advertising', 'Consulting', 'Manufacturing', 'Retail & E-commerce',
			'Media & Entertainment', 'Education', 'Real Estate', 'Energy & Utilities',
			'Transportation & Logistics', 'Legal Services', 'Non-profit', 'Government', 'Other'
		)
	),
	company_size text check (
		company_size in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')
	),
	location text check (char_length(location) <= 200),
	company_description text check (char_length(company_description) <= 5000),
	-- The latest year is the current one, which only the server can check.
	founded_year integer check (founded_year between 1800 and 2200),
	linkedin_url text check (char_length(linkedin_url) <= 300),
	profile_completed boolean not null default false,
	verified boolean not null default false,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	-- Mails about new applications and withdrawals. What a student answers to an offer is always mailed.
	application_mails text not null default 'daily'
		check (application_mails in ('at-once', 'daily', 'never')),
	-- Since when the profile waits for staff; null while it does not.
	asked_at timestamptz,
	verified_at timestamptz,
	refused_at timestamptz,
	-- Why, in words for the employer.
	refusal text check (char_length(refusal) <= 2000 and refusal ~ '\S'),
	-- At Companies House: eight digits, or two letters (R and 0 for old numbers of Northern Ireland) and six digits.
	-- The employer may give it; staff look it up there.
	company_number text check (company_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6}|R0[0-9]{6})$'),
	check (verified_at is null or verified),
	check ((refused_at is null) = (refusal is null)),
	check (num_nonnulls(asked_at, verified_at, refused_at) <= 1)
);
create index employers_asked_idx on public.employers (asked_at) where asked_at is not null;

-- Every decision of staff, with what they checked.
create table public.employer_decisions (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	outcome text not null check (outcome in ('verified', 'refused')),
	checks text[] not null default '{}'
		check (checks <@ array['company-number', 'website', 'mail-domain']),
	company_number text check (company_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6}|R0[0-9]{6})$'),
	-- In words for the employer.
	reason text check (char_length(reason) <= 2000 and reason ~ '\S'),
	-- In words for staff.
	note text check (char_length(note) <= 2000 and note ~ '\S'),
	check ((company_number is not null) = ('company-number' = any (checks))),
	check ((outcome = 'refused') = (reason is not null))
);
create index employer_decisions_employer_idx on public.employer_decisions (employer_id, at desc);

alter table public.employers enable row level security;
revoke all on public.employers from public, anon, authenticated;
grant select on public.employers to authenticated;
-- An upsert on user_id also names it among the columns it sets.
grant insert (
	user_id, company_name, contact_person, phone, website, industry, company_size, location,
	company_description, founded_year, linkedin_url, profile_completed, company_number
), update (
	user_id, company_name, contact_person, phone, website, industry, company_size, location,
	company_description, founded_year, linkedin_url, profile_completed, company_number
) on public.employers to authenticated;
grant select, insert, update, delete on public.employers to service_role;

create policy "an employer makes their own" on public.employers
	for insert to authenticated with check (user_id = (select auth.uid()));
create policy "an employer sees their own" on public.employers
	for select to authenticated using (user_id = (select auth.uid()));
create policy "an employer changes their own" on public.employers
	for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "staff see all employers" on public.employers
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "staff do everything" on public.employers
	for all to service_role using (true) with check (true);

alter table public.employer_decisions enable row level security;
revoke all on public.employer_decisions from public, anon, authenticated, service_role;
grant select on public.employer_decisions to authenticated, service_role;
create policy "staff see what staff decided" on public.employer_decisions
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.employer_decisions
	for select to service_role using (true);

-- Triggers of one kind run in the order of their names: the first three in this order.
create trigger protect before insert or update on public.employers
	for each row execute function public.protect_employer();
create trigger unverify_changed before update on public.employers
	for each row execute function public.unverify_changed_employer();
create trigger verification before insert or update on public.employers
	for each row execute function public.ask_for_verification();
create trigger show_of_verified after update on public.employers
	for each row when (old.verified is distinct from new.verified)
	execute function public.show_of_verified();
-- What staff put in, and a restored backup, is known.
create trigger note_verification after insert on public.employers
	for each row when (new.asked_at is not null and current_user in ('anon', 'authenticated'))
	execute function public.note_verification();
create trigger note_verification_again after update on public.employers
	for each row when (new.asked_at is not null and old.asked_at is null)
	execute function public.note_verification();
