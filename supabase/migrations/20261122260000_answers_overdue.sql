-- The applications that wait for an answer, with who owes it: null for the office, which answers those to the
-- site's internships and general ones.
create view application_rules.waiting as
	select application.id, internship.employer_id, application.internship_id, application.answer_due_on
	from public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	where application.status in ('submitted', 'in-review');
revoke all on application_rules.waiting from public, anon, authenticated, service_role;

create index applications_waiting_idx on public.applications (answer_due_on)
	where status in ('submitted', 'in-review');

-- Whether an employer owes an answer whose day has passed. What is `unanswered` is no longer overdue: its
-- applicant has been told that no answer came.
create function application_rules.has_overdue(
	employer uuid, today date default (clock_timestamp() at time zone 'Europe/London')::date
) returns boolean
	language sql stable security definer set search_path = ''
as $$
	select exists (
		select from application_rules.waiting where employer_id = employer and answer_due_on < today
	)
$$;
revoke all on function application_rules.has_overdue(uuid, date)
	from public, anon, authenticated, service_role;
