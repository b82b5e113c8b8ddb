-- What was of one's own is of the company of which one is a member.
create policy "members see each other" on public.company_members
	for select to authenticated using (employer_id = (select posting_rules.own_employer()));
create policy "members of staff see all" on public.company_members
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.company_members
	for select to service_role using (true);

-- Beside "an employer sees their own": a row is read while it is stored, before the trigger makes its account a member.
create policy "members see their company" on public.employers
	for select to authenticated using (id = (select posting_rules.own_employer()));
drop policy "an employer changes their own" on public.employers;
create policy "members change their company" on public.employers
	for update to authenticated
	using (id = (select posting_rules.own_employer('company')))
	with check (id = (select posting_rules.own_employer('company')));

drop policy "an employer sees their own" on public.internships;
create policy "members see those of their company" on public.internships
	for select to authenticated using (employer_id = (select posting_rules.own_employer()));
create policy "members see those of their company" on public.internship_drafts
	for select to authenticated using (employer_id = (select posting_rules.own_employer('internships')));
create policy "members see those of their company" on staff_rules.company_changes
	for select to authenticated using (employer_id = (select posting_rules.own_employer()));
create policy "members see why" on posting_rules.stops
	for select to authenticated using (internship_id in (
		select id from public.internships where employer_id = (select posting_rules.own_employer())
	));
drop policy "an employer sees what it took out" on public.applicant_exports;
create policy "members see what their company took out" on public.applicant_exports
	for select to authenticated using (employer_id = (select posting_rules.own_employer('applicants')));
-- Beside "an employer sees its messages": what a person has written stays in the copy of their account.
create policy "members see the messages of their company" on public.message_reviews
	for select to authenticated using (employer_id = (select posting_rules.own_employer('applicants')));
