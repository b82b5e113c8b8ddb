-- Notes that a member of staff reads an application to an employer's internship; those to the site's own and
-- general ones are staff's to answer. One line for each member, application and day: the page is fetched again
-- after each move and note, and what happened on which day is what is asked later.
create function staff_rules.note_reading(given uuid) returns void
	language plpgsql security definer set search_path = ''
as $$
begin
	perform staff_rules.require_staff();
	if exists (
		select from public.applications as application
		join public.internships as internship on internship.id = application.internship_id
		where application.id = given and internship.employer_id is not null
	) and not exists (
		select from public.staff_log as line
		where line.staff_id = auth.uid() and line.action = 'application-read'
			and line.subject_id = given::text
			and line.at >= date_trunc('day', clock_timestamp(), 'Europe/London')
	) then
		perform staff_rules.note('application-read', 'application', given::text, null);
	end if;
end
$$;
revoke all on function staff_rules.note_reading(uuid) from public, anon, service_role;
grant execute on function staff_rules.note_reading(uuid) to authenticated;
create index staff_log_subject_idx on public.staff_log (subject_id, staff_id);
