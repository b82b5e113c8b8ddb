-- A student also reports what an employer wrote beside a message: where an interview or the work is, and who they report to.
drop policy "a student reports a message of an employer" on public.reports;
create policy "a student reports a message of an employer" on public.reports
	for insert to authenticated with check (
		email is null and exists (
			select from public.application_events as event
			join public.applications as application on application.id = event.application_id
			where event.id = reports.event_id and application.user_id = (select auth.uid())
				and event.mover = 'employer'
				and (event.message is not null or application_rules.texts_of(event.details) is not null)
				and reports.internship is not distinct from (
					select internships.slug from public.internships where internships.id = application.internship_id
				)
		)
	);
