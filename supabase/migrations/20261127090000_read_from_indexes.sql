-- What lists, counts and weeks read of a million applications is in an index; rows of the table are read for one page.
drop index public.applications_waiting_idx;
create index applications_waiting_idx on public.applications (answer_due_on, created_at, id)
	include (internship_id, user_id, status) where status in ('submitted', 'in-review');
drop index public.applications_answered_idx;
create index applications_created_idx on public.applications (created_at desc, id)
	include (internship_id, user_id, status, answer_due_on);
create index applications_status_idx on public.applications (status, created_at desc, id)
	include (internship_id, user_id, answer_due_on);
create index internships_answerer_idx on public.internships (id) include (employer_id);

-- The internships whose applications an employer answers, for staff alone.
create view application_rules.answered_by_employers as
	select internship.id as internship_id
	from public.internships as internship join public.employers as employer on employer.id = internship.employer_id
	where employer.host_since is not null and (select staff_rules.is_staff());
revoke all on application_rules.answered_by_employers from public, anon, service_role;
grant select on application_rules.answered_by_employers to authenticated;
