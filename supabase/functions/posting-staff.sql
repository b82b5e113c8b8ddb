-- What staff do with drafts that wait for them.

-- A submitted draft, locked until the transaction ends. Called by the rules, for staff. Raises PT404 for everybody
-- else, PT409 if it was decided, or a colleague has taken it up (claimed).
create or replace function posting_rules.waiting_draft(given uuid) returns public.internship_drafts
	language plpgsql security definer set search_path = ''
as $$
declare
	draft public.internship_drafts;
begin
	perform staff_rules.require_staff();
	select * into draft from public.internship_drafts where id = given for update;
	if draft.id is null then
		raise sqlstate 'PT404' using message = 'There is no such draft.';
	end if;
	if draft.state <> 'submitted' then
		raise sqlstate 'PT409' using message = case draft.state
				when 'draft' then 'Its employer has taken it back in the meantime.'
				else 'Somebody has decided in the meantime.'
			end, detail = draft.state;
	end if;
	if draft.claimed_by <> auth.uid() and draft.claimed_until > clock_timestamp() then
		raise sqlstate 'PT409' using message = 'A colleague has taken it up.', detail = 'claimed';
	end if;
	return draft;
end
$$;

-- Takes a submitted draft up for an hour: colleagues cannot decide on it. Called by staff. Raises PT404, PT409.
create or replace function posting_rules.claim(given uuid) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	draft constant public.internship_drafts := posting_rules.waiting_draft(given);
begin
	update public.internship_drafts
		set claimed_by = auth.uid(), claimed_until = clock_timestamp() + interval '1 hour'
		where id = given;
	perform staff_rules.note('claim', 'draft', given::text, posting_rules.title_of(draft));
end
$$;
grant execute on function posting_rules.claim to authenticated;

-- Publishes a draft, or the revision of an internship. Returns the slug. Called by staff. Raises PT404, PT409, PT422
-- (deadline, or the first field that breaks a rule). `expected` is the version that was looked at; `new_slug`, of one
-- that was not public before, is its address for ever.
create or replace function posting_rules.approve(given uuid, expected integer, new_slug text) returns text
	language plpgsql security definer set search_path = ''
as $$
declare
	draft constant public.internship_drafts := posting_rules.waiting_draft(given);
	submitted_on constant date := (draft.submitted_at at time zone 'Europe/London')::date;
	employer public.employers;
	published public.internships;
	wanted public.internships;
begin
	perform posting_rules.require_version(draft, expected);
	select * into employer from public.employers where id = draft.employer_id for share;
	if not employer.verified then
		raise sqlstate 'PT409' using message = 'The company is not verified.', detail = 'not_verified';
	end if;
	select * into published from public.internships where id = draft.internship_id for update;
	if published.status = 'closed' then
		raise sqlstate 'PT409' using message = 'This internship has closed.', detail = 'closed';
	end if;
	wanted := posting_rules.columns_of(draft.content);
	perform posting_rules.require_valid(wanted, submitted_on, published);
	if wanted.deadline < posting_rules.today() and wanted.deadline is distinct from published.deadline then
		raise sqlstate 'PT422' using message = 'Its last day to apply has passed.', detail = 'deadline';
	end if;
	wanted := posting_rules.row_of(wanted, employer);
	if published.id is not null then
		perform posting_rules.publish_revision(published, wanted);
		-- What it changes is approved with it; corrections beside it still wait for staff.
		update posting_rules.corrections set version = version + 1, approved = approved || coalesce((
			select jsonb_object_agg(new.key, new.value) from jsonb_each(posting_rules.content_of(wanted)) as new
			join jsonb_each(posting_rules.content_of(published)) as old using (key)
			where new.value <> old.value
		), '{}') where internship_id = published.id;
		delete from posting_rules.corrections
			where internship_id = published.id and approved = posting_rules.content_of(wanted);
	else
		insert into public.internships (slug, source, employer_id, kind, title, company, sector, city,
				location, remote, country, weeks, hours, pay_amount, pay_per, pay_currency, part_of_course,
				starts_on, starts, deadline, description, requirements, benefits, spots, sponsorship,
				answer_days, most_applications, published_at)
			values (new_slug, 'employer', employer.id, wanted.kind, wanted.title, wanted.company,
				wanted.sector, wanted.city, wanted.location, wanted.remote, wanted.country, wanted.weeks,
				wanted.hours, wanted.pay_amount, wanted.pay_per, wanted.pay_currency,
				wanted.part_of_course, wanted.starts_on, wanted.starts, wanted.deadline,
				wanted.description, wanted.requirements, wanted.benefits, wanted.spots,
				wanted.sponsorship, wanted.answer_days, wanted.most_applications, clock_timestamp())
			returning * into published;
	end if;
	update public.internship_drafts set state = 'approved', internship_id = published.id,
		decided_at = clock_timestamp(), return_reason = null, comments = '{}',
		claimed_by = null, claimed_until = null
		where id = given;
	insert into outbox.notices (kind, row_id) values ('draft_approved', given);
	perform staff_rules.note('approve', 'draft', given::text, posting_rules.title_of(draft));
	return published.slug;
end
$$;
grant execute on function posting_rules.approve to authenticated;

-- Returns a submitted draft with a reason and comments on fields. Called by staff. Raises PT404, PT409, PT422 (reason).
create or replace function posting_rules.send_back(
	given uuid, expected integer, reason text, field_comments jsonb
) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	draft constant public.internship_drafts := posting_rules.waiting_draft(given);
begin
	perform posting_rules.require_version(draft, expected);
	if coalesce(reason, '') !~ '\S' then
		raise sqlstate 'PT422' using message = 'A draft is returned with a reason.', detail = 'reason';
	end if;
	update public.internship_drafts set state = 'returned', return_reason = btrim(reason),
		comments = field_comments, decided_at = clock_timestamp(), claimed_by = null, claimed_until = null
		where id = given;
	insert into outbox.notices (kind, row_id, words) values ('draft_returned', given, jsonb_build_object(
		'title', posting_rules.title_of(draft), 'reason', btrim(reason), 'comments', field_comments));
	perform staff_rules.note('return', 'draft', given::text,
		left(concat_ws(': ', posting_rules.title_of(draft), btrim(reason)), 5000));
end
$$;
grant execute on function posting_rules.send_back to authenticated;

-- The employers with these addresses, for an import. Called by staff.
create or replace function staff_rules.employers_by_mail(addresses text[])
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
grant execute on function staff_rules.employers_by_mail to authenticated, service_role;

-- Publishes internships of verified employers, all or none. Returns how many. Called by staff. Raises PT422
-- (lines_wrong). `lines` have employer (an id), slug and content (as that of a draft).
create or replace function staff_rules.import_internships(lines jsonb) returns integer
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
grant execute on function staff_rules.import_internships to authenticated, service_role;

-- Employers' internships as the lines of an export. Called by staff.
create or replace function staff_rules.export_internships() returns setof jsonb
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
grant execute on function staff_rules.export_internships to authenticated, service_role;

-- Which member of staff has taken a draft up, and until when; null for everybody but staff. Called by staff.
create or replace function posting_rules.claim_of(draft public.internship_drafts) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select jsonb_build_object('mine', users.id = auth.uid(),
		'by', coalesce(nullif(users.raw_user_meta_data ->> 'full_name', ''), users.email),
		'until', draft.claimed_until)
	from auth.users where users.id = draft.claimed_by and draft.claimed_until > clock_timestamp()
		and staff_rules.is_staff()
$$;
grant execute on function posting_rules.claim_of to authenticated;

-- How many applicants a revision concerns: those without a final outcome; 0 for everybody but staff. Called by staff.
-- Who was not answered in time can still be invited or chosen, and so is told what changes, too.
create or replace function posting_rules.open_applications(draft public.internship_drafts) returns integer
	language sql stable security definer set search_path = ''
as $$
	select count(*)::integer from public.applications
	where internship_id = draft.internship_id and staff_rules.is_staff()
		and status in ('submitted', 'in-review', 'interview', 'offered', 'unanswered')
$$;
grant execute on function posting_rules.open_applications to authenticated;

-- The corrections of an internship that wait for staff, locked until the transaction ends. Called by the rules, for
-- staff. Raises PT404 for everybody else, PT409 where somebody has decided or its employer has corrected it again.
create or replace function posting_rules.waiting_correction(given uuid, expected integer) returns posting_rules.corrections
	language plpgsql security definer set search_path = ''
as $$
declare
	correction posting_rules.corrections;
begin
	perform staff_rules.require_staff();
	perform from public.internships where id = given for update;
	if not found then
		raise sqlstate 'PT404' using message = 'There is no such internship.';
	end if;
	select * into correction from posting_rules.corrections where internship_id = given for update;
	if correction.internship_id is null then
		raise sqlstate 'PT409' using message = 'Somebody has looked at it in the meantime.', detail = 'decided';
	end if;
	if correction.version <> expected then
		raise sqlstate 'PT409' using message = 'Its employer has corrected it again in the meantime.',
			detail = 'changed';
	end if;
	return correction;
end
$$;

-- Approves the corrections of an internship that staff have seen. Called by staff. Raises as waiting_correction.
create or replace function posting_rules.accept_correction(given uuid, expected integer) returns void
	language plpgsql security definer set search_path = ''
as $$
begin
	perform posting_rules.waiting_correction(given, expected);
	delete from posting_rules.corrections where internship_id = given;
	perform staff_rules.note('accept', 'internship', given::text,
		(select title from public.internships where id = given));
end
$$;
grant execute on function posting_rules.accept_correction to authenticated;

-- Makes public again what staff approved last, with a mail to the employer that has the reason. Called by staff. Raises
-- as waiting_correction, PT422 without a reason.
create or replace function posting_rules.put_back(given uuid, expected integer, reason text) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	correction constant posting_rules.corrections := posting_rules.waiting_correction(given, expected);
	published public.internships;
	wanted public.internships;
begin
	if coalesce(reason, '') !~ '\S' then
		raise sqlstate 'PT422' using message = 'Words are put back with a reason.', detail = 'reason';
	end if;
	select * into published from public.internships where id = given;
	wanted := posting_rules.columns_of(posting_rules.content_of(published) || (
		select jsonb_object_agg(key, value) from jsonb_each(correction.approved)
		where key = any (posting_rules.at_once())
	));
	wanted.starts := published.starts;
	wanted.kind := published.kind;
	perform posting_rules.publish_revision(published, wanted);
	delete from posting_rules.corrections where internship_id = given;
	insert into outbox.notices (kind, row_id, words) values ('correction_put_back', given,
		jsonb_build_object('title', published.title, 'reason', btrim(reason), 'comments', '{}'::jsonb));
	perform staff_rules.note('put-back', 'internship', given::text,
		left(published.title || E'\n' || btrim(reason), 5000));
end
$$;
grant execute on function posting_rules.put_back to authenticated;
