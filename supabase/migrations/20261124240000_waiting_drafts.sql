-- Submitted drafts wait for staff, beside everything else.
create or replace function staff_rules.waiting(today date)
	returns table (kind text, count bigint, oldest date)
	language plpgsql stable security definer set search_path = ''
as $$
begin
	perform staff_rules.require_staff();
	return query
		select 'drafts', count(*), (min(drafts.submitted_at) at time zone 'Europe/London')::date
		from public.internship_drafts as drafts where drafts.state = 'submitted'
		union all
		select 'employers', count(*), (min(employers.asked_at) at time zone 'Europe/London')::date
		from public.employers where asked_at is not null
		union all
		select 'overdue', coalesce(sum(late.count), 0)::bigint, min(late.oldest)
		from staff_rules.overdue(today) as late
		union all
		select 'messages', count(*), (min(contacts.created_at) at time zone 'Europe/London')::date
		from public.contacts where not exists (
			select from public.contact_answers where contact_id = contacts.id
		)
		union all
		select 'reports', count(*), (min(reports.created_at) at time zone 'Europe/London')::date
		from public.reports where resolved_at is null
		union all
		-- Applications without an employer are answered by staff.
		select 'applications', count(*), (min(applications.created_at) at time zone 'Europe/London')::date
		from application_rules.waiting as ours
		join public.applications on applications.id = ours.id
		where ours.employer_id is null;
end
$$;
