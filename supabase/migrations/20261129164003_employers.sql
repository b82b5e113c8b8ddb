-- Company profiles, one a user. Only staff make one verified.
create table public.employers (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null unique references auth.users (id),
	company_name text not null check (char_length(company_name) <= 200 and company_name ~ '\S'),
	contact_person text not null check (char_length(contact_person) <= 120 and contact_person ~ '\S'),
	phone text check (char_length(phone) <= 40),
	website text check (char_length(website) <= 300),
	industry text check (
		industry in (
			'Technology', 'Finance & Banking', 'Healthcare & Life Sciences',
			'Marketing & Advertising', 'Consulting', 'Manufacturing', 'Retail & E-commerce',
			'Media & Entertainment', 'Education', 'Real Estate', 'Energy & Utilities',
			'Transportation & Logistics', 'Legal Services', 'Non-profit', 'Government',
			'Food & Hospitality', 'Other'
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
	-- Since when it answers applications: since it was verified first. Null before, and once staff have refused.
	host_since timestamptz,
	-- The last day on which it answers, in London. Null where no refusal limits it.
	answers_until date,
	check (verified_at is null or verified),
	check ((refused_at is null) = (refusal is null)),
	check (num_nonnulls(asked_at, verified_at, refused_at) <= 1),
	constraint employers_one_line check (public.is_one_line(
		concat(company_name, contact_person, phone, website, location, linkedin_url))),
	constraint employers_hosts_check check (host_since is not null or not verified),
	constraint employers_answers_check
		check (answers_until is null or (host_since is not null and not verified))
);
create index employers_asked_idx on public.employers (asked_at) where asked_at is not null;
alter table public.employers enable row level security;
revoke all on public.employers from public, anon, authenticated, service_role;
grant select on public.employers to authenticated;
grant select, insert, update, delete on public.employers to service_role;
grant insert (
	user_id, company_name, contact_person, phone, website, industry, company_size, location, company_description,
	founded_year, linkedin_url, profile_completed, company_number
) on public.employers to authenticated;
grant update (
	user_id, company_name, contact_person, phone, website, industry, company_size, location, company_description,
	founded_year, linkedin_url, profile_completed, company_number
) on public.employers to authenticated;
create policy "an employer makes their own" on public.employers
	for insert to authenticated with check (user_id = (select auth.uid()));
create policy "an employer sees their own" on public.employers
	for select to authenticated using (user_id = (select auth.uid()));
create policy "staff see all employers" on public.employers
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "staff do everything" on public.employers
	for all to service_role using (true) with check (true);
-- Beside "an employer sees their own": a row is read while it is stored, before the trigger makes its account a member.
create policy "members see their company" on public.employers
	for select to authenticated using (id = (select posting_rules.own_employer()));
create policy "members change their company" on public.employers
	for update to authenticated
	using (id = (select posting_rules.own_employer('company')))
	with check (id = (select posting_rules.own_employer('company')));
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
create trigger note_company_change after update on public.employers
	for each row when (old.host_since is not null) execute function staff_rules.note_company_change();
create trigger note_answerer after update on public.employers
	for each row when ((old.host_since is null) <> (new.host_since is null))
	execute function application_rules.note_answerer();
create trigger note_owner after insert on public.employers
	for each row execute function posting_rules.note_owner();
create trigger note_new_owner after update on public.employers
	for each row when (old.user_id is distinct from new.user_id)
	execute function posting_rules.note_owner();

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
	replaced jsonb check (jsonb_typeof(replaced) = 'object'),
	taken_back_at timestamptz,
	-- Since when the company had waited; null where it did not.
	asked_at timestamptz,
	-- What each check of a decision rested on, by its name: a number, a website, a domain.
	grounds jsonb
		check (jsonb_typeof(grounds) = 'object' and char_length(grounds::text) <= 2000),
	check ((company_number is not null) = ('company-number' = any (checks))),
	check ((outcome = 'refused') = (reason is not null)),
	constraint employer_decisions_taken_back_check check (taken_back_at is null or replaced is not null)
);
create index employer_decisions_employer_idx on public.employer_decisions (employer_id, at desc);
alter table public.employer_decisions enable row level security;
revoke all on public.employer_decisions from public, anon, authenticated, service_role;
grant select on public.employer_decisions to authenticated;
grant select, insert on public.employer_decisions to service_role;
grant update (taken_back_at) on public.employer_decisions to service_role;
create policy "staff see what staff decided" on public.employer_decisions
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.employer_decisions
	for select to service_role using (true);
create policy "the server adds decisions" on public.employer_decisions
	for insert to service_role with check (true);
create policy "the server notes what is taken back" on public.employer_decisions
	for update to service_role using (true) with check (true);

-- What a company changes of its profile after staff have checked it: they look at the difference afterwards, or when
-- they check it again.
-- Of each company that has changed since, its profile as staff saw it last. Without a row, nothing has changed.
create table staff_rules.company_changes (
	employer_id uuid primary key references public.employers (id) on delete cascade,
	-- As staff_rules.profile_of makes it.
	checked jsonb not null check (jsonb_typeof(checked) = 'object'),
	-- When the first and the last of the changes were made.
	first_at timestamptz not null default clock_timestamp(),
	last_at timestamptz not null default clock_timestamp()
);
create index company_changes_first_idx on staff_rules.company_changes (first_at);
alter table staff_rules.company_changes enable row level security;
revoke all on staff_rules.company_changes from public, anon, authenticated, service_role;
grant select on staff_rules.company_changes to authenticated;
grant select, delete on staff_rules.company_changes to service_role;
create policy "members of staff see all" on staff_rules.company_changes
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on staff_rules.company_changes
	for select to service_role using (true);
create policy "the server notes that staff have looked" on staff_rules.company_changes
	for delete to service_role using (true);
create policy "members see those of their company" on staff_rules.company_changes
	for select to authenticated using (employer_id = (select posting_rules.own_employer()));

-- Who belongs to a company, in which role; posting_rules.rights says what a role may do. A company outlives the accounts in
-- it: what happens to it when one is deleted, a trigger does.
create table public.company_members (
	employer_id uuid not null references public.employers (id) on delete cascade,
	-- An account belongs to one company.
	user_id uuid not null unique references auth.users (id) on delete cascade,
	role text not null check (role in ('owner', 'recruiter')),
	added_at timestamptz not null default clock_timestamp(),
	primary key (employer_id, user_id)
);
alter table public.company_members enable row level security;
revoke all on public.company_members from public, anon, authenticated, service_role;
grant select on public.company_members to authenticated;
grant select, insert, update, delete on public.company_members to service_role;
-- What was of one's own is of the company of which one is a member.
create policy "members see each other" on public.company_members
	for select to authenticated using (employer_id = (select posting_rules.own_employer()));
create policy "members of staff see all" on public.company_members
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.company_members
	for select to service_role using (true);
create policy "deeds do everything" on public.company_members
	for all to service_role using (true) with check (true);
-- At the end of the transaction: within it the place of an owner may be empty.
create constraint trigger require_owner after update or delete on public.company_members
	deferrable initially deferred for each row execute function posting_rules.require_owner();

-- Invitations of colleagues that wait for an answer: a row is deleted once it is accepted, declined or withdrawn, so that
-- each can be used once. Only the account with the address can accept it, until it ends.
create table public.company_invitations (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	-- In lower case, as accounts have theirs.
	email text not null check (char_length(email) <= 254 and email = lower(email) and email ~ '^[^\s@]+@[^\s@]+$'),
	role text not null check (role in ('owner', 'recruiter')),
	-- Null once that account is deleted.
	invited_by uuid references auth.users (id) on delete set null,
	-- When it was mailed last.
	invited_at timestamptz not null default clock_timestamp(),
	ends_at timestamptz not null default clock_timestamp() + interval '7 days',
	unique (employer_id, email)
);
create index company_invitations_invited_by_idx on public.company_invitations (invited_by);
create index company_invitations_email_idx on public.company_invitations (email);
alter table public.company_invitations enable row level security;
revoke all on public.company_invitations from public, anon, authenticated, service_role;
grant select on public.company_invitations to authenticated;
grant select, insert, update, delete on public.company_invitations to service_role;
-- Whoever is invited reads it by a deed: their address, and not their account, is in the row.
create policy "owners see whom their company has invited" on public.company_invitations
	for select to authenticated using (employer_id = (select posting_rules.own_employer('colleagues')));
create policy "deeds do everything" on public.company_invitations
	for all to service_role using (true) with check (true);

-- Keys with which programs of a company call /api/v1. A key acts for the owner who has made it, for as long as they are one. Of
-- the key itself only the digest is stored: it has 32 random bytes, so that nobody can guess it from that.
create table posting_rules.company_keys (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	made_by uuid not null references auth.users (id) on delete cascade,
	name text not null check (char_length(name) <= 60 and name ~ '\S'),
	digest bytea not null unique check (octet_length(digest) = 32),
	made_at timestamptz not null default clock_timestamp(),
	-- To the minute.
	used_at timestamptz
);
create index company_keys_employer_idx on posting_rules.company_keys (employer_id);
create index company_keys_made_by_idx on posting_rules.company_keys (made_by);
alter table posting_rules.company_keys enable row level security;
revoke all on posting_rules.company_keys from public, anon, authenticated, service_role;
grant select, insert, update, delete on posting_rules.company_keys to service_role;
create policy "deeds do everything" on posting_rules.company_keys
	for all to service_role using (true) with check (true);

-- Addresses of companies' programs that are told what happens, and what is on its way to them. The secret that signs it is not
-- stored: it is made of the server's signing key, the id and the number of the secret.
create table posting_rules.webhooks (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	url text not null check (char_length(url) <= 500),
	secret_number integer not null default 1,
	-- For a day the secret before it signs too.
	secret_changed_at timestamptz,
	added_at timestamptz not null default clock_timestamp(),
	-- Off after a delivery that could never be made; null while it is on.
	off_at timestamptz,
	unique (employer_id, url)
);
alter table posting_rules.webhooks enable row level security;
revoke all on posting_rules.webhooks from public, anon, authenticated, service_role;
grant select, insert, update, delete on posting_rules.webhooks to service_role;
create policy "deeds do everything" on posting_rules.webhooks
	for all to service_role using (true) with check (true);

create table posting_rules.webhook_deliveries (
	id uuid primary key default gen_random_uuid(),
	webhook_id uuid not null references posting_rules.webhooks (id) on delete cascade,
	type text not null,
	-- What happened: ids and statuses, nothing about a person.
	data jsonb not null,
	happened_at timestamptz not null default clock_timestamp(),
	attempts integer not null default 0,
	-- Null once it was delivered, or is given up.
	next_at timestamptz default clock_timestamp(),
	delivered_at timestamptz,
	-- The status of the last answer, or a word for why there was none.
	answer text check (char_length(answer) <= 40)
);
create index webhook_deliveries_webhook_idx on posting_rules.webhook_deliveries (webhook_id, happened_at);
create index webhook_deliveries_due_idx on posting_rules.webhook_deliveries (webhook_id, next_at)
	where next_at is not null;
alter table posting_rules.webhook_deliveries enable row level security;
revoke all on posting_rules.webhook_deliveries from public, anon, authenticated, service_role;
grant select, insert, update, delete on posting_rules.webhook_deliveries to service_role;
create policy "deeds do everything" on posting_rules.webhook_deliveries
	for all to service_role using (true) with check (true);
