-- Whose marks and assignments somebody reads is found once for a statement, as for applications, and not row by row. Whoever does not
-- answer as an employer is asked as before.
drop policy "colleagues see marks" on public.application_marks;
create policy "colleagues see marks" on public.application_marks for select to authenticated using (
	exists (
		select from public.applications as marked where marked.id = application_id and marked.user_id <> (select auth.uid())
			and marked.internship_id = any (array(select application_rules.own_internships()))
	) or application_rules.shares_notes(application_id)
);
drop policy "colleagues see whose an application is" on public.application_assignments;
create policy "colleagues see whose an application is" on public.application_assignments for select to authenticated using (
	exists (
		select from public.applications as taken where taken.id = application_id and taken.user_id <> (select auth.uid())
			and taken.internship_id = any (array(select application_rules.own_internships()))
	) or application_rules.shares_notes(application_id)
);
