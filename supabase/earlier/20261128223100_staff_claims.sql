-- Who of staff has open what waits for them: colleagues see it, and do not decide on it. One row for each thing; what is over
-- counts no more, and is deleted once a day.
create table public.staff_claims (
	id uuid primary key default gen_random_uuid(),
	draft_id uuid unique references public.internship_drafts (id) on delete cascade,
	correction_id uuid unique references posting_rules.corrections (internship_id) on delete cascade,
	employer_id uuid unique references public.employers (id) on delete cascade,
	contact_id uuid unique references public.contacts (id) on delete cascade,
	review_id uuid unique references public.message_reviews (id) on delete cascade,
	report_id uuid unique references public.reports (id) on delete cascade,
	claimed_by uuid not null references auth.users (id) on delete cascade,
	until timestamptz not null,
	check (num_nonnulls(draft_id, correction_id, employer_id, contact_id, review_id, report_id) = 1)
);
create index staff_claims_claimed_by_idx on public.staff_claims (claimed_by);
alter table public.staff_claims enable row level security;
revoke all on public.staff_claims from public, anon, authenticated, service_role;
grant select on public.staff_claims to authenticated;
grant select, insert, update, delete on public.staff_claims to service_role;
create policy "members of staff see all" on public.staff_claims
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff do everything" on public.staff_claims
	for all to service_role using (true) with check (true);

-- Drafts had this for themselves.
insert into public.staff_claims (draft_id, claimed_by, until)
	select id, claimed_by, claimed_until from public.internship_drafts
	where state = 'submitted' and claimed_by is not null and claimed_until > clock_timestamp();
drop function if exists posting_rules.claim_of(public.internship_drafts);
alter table public.internship_drafts drop column claimed_by, drop column claimed_until;
