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

-- Members were written by triggers alone; now deeds add and remove them.
grant insert, update, delete on public.company_members to service_role;
create policy "deeds do everything" on public.company_members
	for all to service_role using (true) with check (true);

-- At the end of the transaction: within it the place of an owner may be empty.
create constraint trigger require_owner after update or delete on public.company_members
	deferrable initially deferred for each row execute function posting_rules.require_owner();
