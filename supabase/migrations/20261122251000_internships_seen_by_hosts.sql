-- Who answers applications sees the internships that they were sent to, however long ago those have closed.
create policy "an employer sees their own" on public.internships
	for select to authenticated
	using (employer_id in (select id from public.employers where user_id = (select auth.uid())));
create policy "members of staff see all" on public.internships
	for select to authenticated using ((select staff_rules.is_staff()));
