-- The list of applications is read along these, in its order: what waits by the day of its answer, the rest newest first.
drop index public.applications_waiting_idx;
create index applications_waiting_idx on public.applications (answer_due_on, created_at, id) include (internship_id)
	where status in ('submitted', 'in-review');
create index applications_answered_idx on public.applications (created_at desc, id)
	where status not in ('submitted', 'in-review');
-- What waits is counted from indexes alone.
drop index public.internships_employer_idx;
create index internships_employer_idx on public.internships (employer_id) include (id);

create or replace view application_rules.waiting as
	select application.id, employer.id as employer_id, application.internship_id, application.answer_due_on,
		application.created_at
	from public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	left join public.employers as employer
		on employer.id = internship.employer_id and employer.host_since is not null
	where application.status in ('submitted', 'in-review')
		and not exists (
			select from public.reviewed_applications as held where held.application_id = application.id and held.waits
		);

create or replace view staff_rules.what_waits (kind, since) as
	select 'drafts', submitted_at from public.internship_drafts where state = 'submitted'
	union all select 'corrections', first_at from posting_rules.corrections
	union all select 'employers', asked_at from public.employers where asked_at is not null
	-- Those that are checked again as a whole wait as employers.
	union all select 'companies', changed.first_at from staff_rules.company_changes as changed
		join public.employers on employers.id = changed.employer_id and employers.verified
	union all select 'messages', created_at from public.contacts
		where not exists (select from public.contact_answers where contact_id = contacts.id)
	union all select 'reports', created_at from public.reports where resolved_at is null
	-- Applications without an employer are answered by staff.
	union all select 'applications', created_at from application_rules.waiting where employer_id is null;
