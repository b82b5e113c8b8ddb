-- Accounts with this in their address, with what is kept of them: twenty, and one more if there are more. That
-- somebody looked is written into the log.
create or replace function staff_rules.people(typed text) returns setof jsonb
	language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
begin
	perform staff_rules.require_staff();
	perform staff_rules.note('look-up', 'account', null, typed);
	return query
		select jsonb_build_object(
			'id', users.id, 'email', users.email,
			'full_name', accounts.full_name(users.raw_user_meta_data::jsonb),
			'created_at', users.created_at, 'email_confirmed_at', users.email_confirmed_at,
			'last_sign_in_at', users.last_sign_in_at,
			'staff', exists (select from public.staff where user_id = users.id),
			'company', (select company_name from public.employers where user_id = users.id),
			'applications', (select count(*) from public.applications where user_id = users.id),
			'saved', (select count(*) from public.saved_internships where user_id = users.id),
			'alerts', (select count(*) from public.alerts where user_id = users.id),
			'profile', exists (select from public.student_profiles where user_id = users.id),
			'messages', (
				select count(*) from public.contacts where lower(contacts.email) = lower(users.email)
			)
		)
		from auth.users as users
		where position(lower(typed) in lower(users.email)) > 0
		order by lower(users.email) <> lower(typed), users.email limit 21;
end
$$;
