-- What waits for staff, one row for each thing: a new kind is one more branch. Answers that are overdue depend on the
-- day, and are counted by staff_rules.overdue.
create view staff_rules.what_waits (kind, since) as
	select 'drafts', submitted_at from public.internship_drafts where state = 'submitted'
	union all select 'employers', asked_at from public.employers where asked_at is not null
	union all select 'messages', created_at from public.contacts
		where not exists (select from public.contact_answers where contact_id = contacts.id)
	union all select 'reports', created_at from public.reports where resolved_at is null
	-- Applications without an employer are answered by staff.
	union all select 'applications', applications.created_at from application_rules.waiting as ours
		join public.applications using (id) where ours.employer_id is null;
revoke all on staff_rules.what_waits from public, anon, authenticated, service_role;
