-- A student reports a message of an employer, on the page of the application. The office is mailed once an hour.
alter table public.reports
	-- Null only for a report of a message whose internship is gone.
	alter column internship drop not null,
	-- The message that is reported; null for an internship, and once the application is deleted.
	add column event_id uuid references public.application_events (id) on delete set null,
	-- When the office was mailed about it.
	add column mailed_at timestamptz,
	drop constraint reports_reason_check,
	add constraint reports_reason_check check (reason in (
		'fee', 'pay', 'not-real', 'misleading', 'unfair', 'closed', 'documents', 'elsewhere', 'rude', 'other'
	));
update public.reports set mailed_at = created_at;

-- One message is reported once until staff have looked at it.
create unique index reports_event_idx on public.reports (event_id) where resolved_at is null;
create index reports_unmailed_idx on public.reports (created_at) where mailed_at is null;
create index reports_mailed_idx on public.reports (mailed_at);

grant insert (event_id) on public.reports to authenticated;

drop policy "anyone reports an internship that they can see" on public.reports;
create policy "anyone reports an internship that they can see" on public.reports
	for insert to anon, authenticated with check (
		event_id is null
		and exists (select from public.internships where internships.slug = reports.internship)
	);
-- Staff see who it is by the application.
create policy "a student reports a message of an employer" on public.reports
	for insert to authenticated with check (
		email is null and exists (
			select from public.application_events as event
			join public.applications as application on application.id = event.application_id
			where event.id = reports.event_id and application.user_id = (select auth.uid())
				and event.mover = 'employer' and event.message is not null
				and reports.internship is not distinct from (
					select internships.slug from public.internships where internships.id = application.internship_id
				)
		)
	);
