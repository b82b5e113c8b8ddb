-- What waits for staff, and since which day in Europe/London.

-- What applicants to employers' internships wait for longer than they were promised.
create function staff_rules.overdue(today date)
	returns table (employer_id uuid, company text, count bigint, oldest date)
	language plpgsql stable security definer set search_path = ''
as $$
begin
	perform staff_rules.require_staff();
	return query
		select employers.id, employers.company_name, count(*), min(late.answer_due_on)
		from application_rules.waiting as late
		join public.employers on employers.id = late.employer_id
		where late.answer_due_on < today
		group by employers.id
		order by min(late.answer_due_on), employers.company_name;
end
$$;

create function staff_rules.waiting(today date)
	returns table (kind text, count bigint, oldest date)
	language plpgsql stable security definer set search_path = ''
as $$
begin
	perform staff_rules.require_staff();
	return query
		select 'employers', count(*), (min(employers.updated_at) at time zone 'Europe/London')::date
		from public.employers where profile_completed and not verified
		union all
		select 'overdue', coalesce(sum(late.count), 0)::bigint, min(late.oldest)
		from staff_rules.overdue(today) as late
		union all
		select 'messages', count(*), (min(contacts.created_at) at time zone 'Europe/London')::date
		from public.contacts
		union all
		select 'reports', count(*), (min(reports.created_at) at time zone 'Europe/London')::date
		from public.reports
		union all
		-- Applications without an employer are answered by staff.
		select 'applications', count(*), (min(applications.created_at) at time zone 'Europe/London')::date
		from application_rules.waiting as ours
		join public.applications on applications.id = ours.id
		where ours.employer_id is null;
end
$$;

revoke all on function staff_rules.overdue(date), staff_rules.waiting(date)
	from public, anon, authenticated, service_role;
grant execute on function staff_rules.overdue(date), staff_rules.waiting(date)
	to authenticated, service_role;
