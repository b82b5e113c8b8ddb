-- Staff find a person by mail, and put employers' internships into the catalogue.

create policy "staff see all internships" on public.internships
	for select to authenticated using ((select staff_rules.is_staff()));

-- Accounts with this in their address, at most twenty, with what is kept of them. That somebody looked is
-- written into the log.
create function staff_rules.people(typed text) returns setof jsonb
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
		order by lower(users.email) <> lower(typed), users.email limit 20;
end
$$;

-- The account of a step that staff take on request, which is written into the log first.
-- @param action copy or delete
-- @throws PT404, PT409 for the deletion of a member of staff
create function staff_rules.on_request(given uuid, action text) returns jsonb
	language plpgsql security definer set search_path = '' set timezone = 'UTC'
as $$
#variable_conflict use_variable
declare
	account jsonb;
begin
	perform staff_rules.require_staff();
	select jsonb_build_object('id', users.id, 'email', users.email, 'created_at', users.created_at,
			'email_confirmed_at', users.email_confirmed_at, 'last_sign_in_at', users.last_sign_in_at,
			'user_metadata', jsonb_build_object(
				'full_name', accounts.full_name(users.raw_user_meta_data::jsonb)))
		into account from auth.users as users where users.id = given;
	if account is null then
		raise sqlstate 'PT404' using message = 'There is no such account.';
	end if;
	if action = 'delete' and exists (select from public.staff where user_id = given) then
		raise sqlstate 'PT409' using message = 'A member of staff is removed from staff first.',
			detail = 'is_staff';
	end if;
	perform staff_rules.note(action, 'account', given::text, null);
	return account;
end
$$;

-- The employers of an import, by the addresses of their accounts.
create function staff_rules.employers_by_mail(addresses text[])
	returns table (email text, id uuid, company text, verified boolean, overdue boolean)
	language plpgsql stable security definer set search_path = ''
as $$
begin
	perform staff_rules.require_staff();
	return query
		select lower(users.email), employer.id, employer.company_name, employer.verified,
			application_rules.has_overdue(employer.id)
		from auth.users as users join public.employers as employer on employer.user_id = users.id
		where lower(users.email) = any (addresses);
end
$$;

-- Publishes internships of verified employers, all or none, in one statement.
-- @param lines with employer (an id), slug and content (as that of a draft)
-- @throws PT422 where a line breaks a rule
create function staff_rules.import_internships(lines jsonb) returns integer
	language plpgsql security definer set search_path = ''
as $$
declare
	stored integer;
begin
	perform staff_rules.require_staff();
	with posting as materialized (
		select employers as poster from public.employers
		where id in (select (line ->> 'employer')::uuid from jsonb_array_elements(lines) as line)
			and verified and not application_rules.has_overdue(id)
	), incoming as materialized (
		select line.slug, poster, posting_rules.columns_of(line.content) as wanted
		from jsonb_to_recordset(lines) as line (employer uuid, slug text, content jsonb)
		join posting on (posting.poster).id = line.employer
	)
	insert into public.internships (slug, source, employer_id, kind, title, company, sector, city,
		location, remote, country, weeks, hours, pay_amount, pay_per, pay_currency, part_of_course,
		starts_on, starts, deadline, description, requirements, benefits, spots, sponsorship,
		answer_days, most_applications, published_at)
	select incoming.slug, 'employer', made.employer_id, made.kind, made.title, made.company, made.sector,
		made.city, made.location, made.remote, made.country, made.weeks, made.hours, made.pay_amount,
		made.pay_per, made.pay_currency, made.part_of_course, made.starts_on, made.starts, made.deadline,
		made.description, made.requirements, made.benefits, made.spots, made.sponsorship,
		made.answer_days, made.most_applications, clock_timestamp()
	from incoming, posting_rules.row_of(incoming.wanted, incoming.poster) as made
	where posting_rules.problem(incoming.wanted, posting_rules.today(), null) is null;
	get diagnostics stored = row_count;
	if stored <> jsonb_array_length(lines) then
		raise sqlstate 'PT422' using message = 'A line breaks a rule. Nothing was stored.',
			detail = 'lines_wrong';
	end if;
	perform staff_rules.note('import', 'catalogue', null, stored || ' internships');
	return stored;
end
$$;

-- Employers' internships, as an export has them.
create function staff_rules.export_internships() returns setof jsonb
	language plpgsql security definer set search_path = ''
as $$
begin
	perform staff_rules.note('export', 'catalogue', null, null);
	return query
		select posting_rules.content_of(internship)
			|| jsonb_build_object('slug', slug, 'company', company, 'status', status)
		from public.internships as internship where source = 'employer'
		order by published_at, id limit 50000;
end
$$;

revoke all on function staff_rules.people(text), staff_rules.on_request(uuid, text),
	staff_rules.employers_by_mail(text[]), staff_rules.import_internships(jsonb),
	staff_rules.export_internships()
	from public, anon, authenticated, service_role;
grant execute on function staff_rules.people(text), staff_rules.on_request(uuid, text),
	staff_rules.employers_by_mail(text[]), staff_rules.import_internships(jsonb),
	staff_rules.export_internships()
	to authenticated, service_role;
