-- What may be done with drafts and with the internships that they become. Errors: PT404 for whoever may not
-- know that it exists, PT409 where it is in another state by now, PT422 where it breaks a rule; the detail of
-- the last two is a word for programs.

create function posting_rules.today() returns date
	language sql stable set search_path = ''
as $$
	select (clock_timestamp() at time zone 'Europe/London')::date
$$;

-- The columns that a draft sets.
create function posting_rules.fields() returns text[]
	language sql immutable set search_path = ''
as $$
	select array['title', 'sector', 'description', 'requirements', 'benefits', 'remote', 'city', 'location',
		'starts_on', 'weeks', 'deadline', 'spots', 'pay_amount', 'pay_per', 'hours', 'part_of_course',
		'sponsorship', 'answer_days', 'most_applications']
$$;

-- Those that change at once when an internship is public; the others are a revision.
create function posting_rules.at_once() returns text[]
	language sql immutable set search_path = ''
as $$
	select array['title', 'sector', 'description', 'requirements', 'benefits', 'spots', 'most_applications']
$$;

-- The content of a draft as columns; empty texts are null.
-- @throws PT422
create function posting_rules.columns_of(content jsonb) returns public.internships
	language plpgsql stable set search_path = ''
as $$
declare
	given public.internships;
begin
	given := jsonb_populate_record(null::public.internships, (
		select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(content)
		where key = any (posting_rules.fields())
	));
	given.title := nullif(btrim(given.title), '');
	given.description := nullif(btrim(given.description), '');
	given.city := nullif(btrim(given.city), '');
	given.location := nullif(btrim(given.location), '');
	return given;
exception when data_exception then
	raise sqlstate 'PT422' using message = 'The draft is not valid.', detail = 'content';
end
$$;

-- The first field that breaks a rule, or null. What is public already may keep its days.
create function posting_rules.problem(given public.internships, today date, published public.internships)
	returns text
	language plpgsql stable security definer set search_path = ''
as $$
declare
	hourly constant numeric := given.pay_amount
		/ nullif(given.hours * case given.pay_per when 'month' then 52 / 12.0 else 1 end, 0);
begin
	return case
		when given.title is null then 'title'
		when given.sector is null then 'sector'
		when given.description is null then 'description'
		when cardinality(given.requirements) > 20 then 'requirements'
		when cardinality(given.benefits) > 20 then 'benefits'
		when given.remote is null then 'remote'
		when given.city is null and given.remote <> 'remote' then 'city'
		when given.location is null then 'location'
		when given.starts_on is null then 'starts_on'
		when given.starts_on is distinct from published.starts_on
			and given.starts_on not between today + 1 and today + 730 then 'starts_on'
		when given.weeks is null or given.weeks not between 6 and 52 then 'weeks'
		when given.deadline >= given.starts_on then 'deadline'
		when given.deadline is distinct from published.deadline and given.deadline < today + 7
			then 'deadline'
		when given.spots < 1 then 'spots'
		when given.hours is null or given.hours not between 1 and 48 then 'hours'
		when coalesce(given.pay_amount, 0) <= 0 or coalesce(given.pay_per, '') not in ('month', 'week')
			then 'pay_amount'
		when not coalesce(given.part_of_course, false) and hourly < (
			select coalesce(max(adult), 'infinity') from posting_rules.wages
			where from_day <= given.starts_on + given.weeks * 7 - 1
		) then 'pay_amount'
		when given.sponsorship is null then 'sponsorship'
		when given.answer_days is null or given.answer_days not between 7 and 28 then 'answer_days'
		when given.most_applications not between 10 and 200 then 'most_applications'
	end;
end
$$;

create function posting_rules.require_valid(given public.internships, today date, published public.internships)
	returns void
	language plpgsql stable security definer set search_path = ''
as $$
declare
	found_problem constant text := posting_rules.problem(given, today, published);
begin
	if found_problem is not null then
		raise sqlstate 'PT422' using message = 'The draft is not complete, or breaks a rule.',
			detail = found_problem;
	end if;
end
$$;

-- An internship as it would be public: the columns of a draft with what follows from them.
create function posting_rules.row_of(given public.internships, employer public.employers)
	returns public.internships
	language plpgsql stable security definer set search_path = ''
as $$
begin
	given.source := 'employer';
	given.employer_id := employer.id;
	given.company := employer.company_name;
	given.country := 'United Kingdom';
	given.pay_currency := 'GBP';
	given.part_of_course := coalesce(given.part_of_course, false);
	given.requirements := coalesce(given.requirements, '{}');
	given.benefits := coalesce(given.benefits, '{}');
	given.starts := to_char(given.starts_on, 'FMDD FMMonth YYYY');
	given.kind := case
		when given.part_of_course and given.weeks >= 36 then 'placement'
		when given.remote = 'remote' then 'remote'
		when given.city = 'London' then 'london'
		else 'uk-cities'
	end;
	return given;
end
$$;

-- The content of a draft, of what is public.
create function posting_rules.content_of(published public.internships) returns jsonb
	language sql stable set search_path = ''
as $$
	select jsonb_object_agg(key, case when key = 'city' then coalesce(nullif(value, 'null'), '""') else value end)
	from jsonb_each(to_jsonb(published)) where key = any (posting_rules.fields())
$$;

-- Locks a draft of the signed-in employer. @throws PT404
create function posting_rules.own_draft(given uuid) returns public.internship_drafts
	language plpgsql security definer set search_path = ''
as $$
declare
	draft public.internship_drafts;
begin
	select * into draft from public.internship_drafts
		where id = given and employer_id = posting_rules.own_employer() for update;
	if draft.id is null then
		raise sqlstate 'PT404' using message = 'There is no such draft.';
	end if;
	return draft;
end
$$;

-- Locks an internship of the signed-in employer. @throws PT404
create function posting_rules.own_internship(given uuid) returns public.internships
	language plpgsql security definer set search_path = ''
as $$
declare
	internship public.internships;
begin
	select * into internship from public.internships
		where id = given and employer_id = posting_rules.own_employer() for update;
	if internship.id is null then
		raise sqlstate 'PT404' using message = 'There is no such internship.';
	end if;
	return internship;
end
$$;

create function posting_rules.require_version(draft public.internship_drafts, expected integer) returns void
	language plpgsql set search_path = ''
as $$
begin
	if draft.version <> expected then
		raise sqlstate 'PT409' using message = 'The draft has been changed in the meantime.',
			detail = 'changed';
	end if;
end
$$;

-- A new draft of the signed-in employer, who has at most fifty that are not approved.
-- @param internship null, or the employer's own
-- @throws PT404 for everybody else, PT409
create function posting_rules.add_draft(content jsonb, step integer, internship uuid) returns uuid
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	employer uuid;
	created uuid;
begin
	select id into employer from public.employers where user_id = auth.uid() for update;
	if employer is null then
		raise sqlstate 'PT404' using message = 'There is no such page.';
	end if;
	if (select count(*) from public.internship_drafts as draft
		where draft.employer_id = employer and draft.state <> 'approved') >= 50
	then
		raise sqlstate 'PT409' using message = 'You have fifty drafts. Delete one first.',
			detail = 'too_many';
	end if;
	insert into public.internship_drafts (employer_id, internship_id, content, step)
		values (employer, internship, content, step) returning id into created;
	return created;
end
$$;

create function posting_rules.create_draft(content jsonb, step integer) returns uuid
	language sql security definer set search_path = ''
as $$
	select posting_rules.add_draft(content, step, null)
$$;

-- @returns the new version
create function posting_rules.save(given uuid, expected integer, content jsonb, step integer) returns integer
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	draft constant public.internship_drafts := posting_rules.own_draft(given);
	saved integer;
begin
	perform posting_rules.require_version(draft, expected);
	if draft.state not in ('draft', 'returned') then
		raise sqlstate 'PT409' using message = 'A draft that was submitted is not changed.',
			detail = draft.state;
	end if;
	update public.internship_drafts as changed set content = content, step = step
		where changed.id = given returning version into saved;
	return saved;
end
$$;

create function posting_rules.delete_draft(given uuid) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	draft constant public.internship_drafts := posting_rules.own_draft(given);
begin
	if draft.state not in ('draft', 'returned') then
		raise sqlstate 'PT409' using message = 'Only a draft that is not submitted can be deleted.',
			detail = draft.state;
	end if;
	delete from public.internship_drafts where id = given;
end
$$;

-- Writes what a draft changes of its internship. Who has applied and has no outcome yet is told what of pay,
-- hours, place, dates and permission has changed.
create function posting_rules.publish_revision(published public.internships, wanted public.internships)
	returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	before jsonb;
	after jsonb;
	change uuid;
begin
	select coalesce(jsonb_object_agg(old.key, old.value), '{}'), coalesce(jsonb_object_agg(old.key, new.value), '{}')
		into before, after
		from jsonb_each(posting_rules.content_of(published)) as old
		join jsonb_each(posting_rules.content_of(wanted)) as new using (key)
		where old.value is distinct from new.value and old.key <> all (posting_rules.at_once());
	update public.internships set (title, sector, description, requirements, benefits, remote, city,
			location, starts_on, starts, weeks, deadline, spots, pay_amount, pay_per, hours, part_of_course,
			sponsorship, answer_days, most_applications, kind)
		= (wanted.title, wanted.sector, wanted.description, wanted.requirements, wanted.benefits,
			wanted.remote, wanted.city, wanted.location, wanted.starts_on, wanted.starts, wanted.weeks,
			wanted.deadline, wanted.spots, wanted.pay_amount, wanted.pay_per, wanted.hours,
			wanted.part_of_course, wanted.sponsorship, wanted.answer_days, wanted.most_applications,
			wanted.kind)
		where id = published.id;
	if before <> '{}' then
		insert into posting_rules.changes (internship_id, before, after)
			values (published.id, before, after) returning id into change;
		insert into outbox.notices (kind, row_id) values ('internship_changes', change);
	end if;
end
$$;

-- Submits a draft. Of a revision, words and places change at once; if there is nothing else, it is done.
-- @returns the state of the draft then
create function posting_rules.submit(given uuid, expected integer) returns text
	language plpgsql security definer set search_path = ''
as $$
declare
	draft constant public.internship_drafts := posting_rules.own_draft(given);
	employer public.employers;
	published public.internships;
	wanted public.internships;
	at_once public.internships;
begin
	perform posting_rules.require_version(draft, expected);
	if draft.state not in ('draft', 'returned') then
		raise sqlstate 'PT409' using message = 'The draft has been submitted already.', detail = draft.state;
	end if;
	select * into employer from public.employers where id = draft.employer_id for share;
	if not employer.verified then
		raise sqlstate 'PT409' using
			message = 'Your company is verified first; the draft is kept until then.',
			detail = 'not_verified';
	end if;
	select * into published from public.internships where id = draft.internship_id for update;
	if published.id is null and application_rules.has_overdue(employer.id) then
		raise sqlstate 'PT409' using
			message = 'Answers to applicants are overdue. Send them first; the draft is kept until then.',
			detail = 'overdue';
	end if;
	if published.status = 'closed' then
		raise sqlstate 'PT409' using message = 'This internship has closed.', detail = 'closed';
	end if;
	wanted := posting_rules.columns_of(draft.content);
	perform posting_rules.require_valid(wanted, posting_rules.today(), published);
	if published.id is not null then
		at_once := posting_rules.columns_of(posting_rules.content_of(published) || (
			select jsonb_object_agg(key, value) from jsonb_each(posting_rules.content_of(wanted))
			where key = any (posting_rules.at_once())
		));
		perform posting_rules.publish_revision(published, posting_rules.row_of(at_once, employer));
		if posting_rules.content_of(at_once) = posting_rules.content_of(wanted) then
			update public.internship_drafts set state = 'approved', decided_at = clock_timestamp(),
				return_reason = null, comments = '{}' where id = given;
			return 'approved';
		end if;
	end if;
	update public.internship_drafts set state = 'submitted', submitted_at = clock_timestamp(),
		times_submitted = times_submitted + 1, claimed_by = null, claimed_until = null, step = 4
		where id = given;
	return 'submitted';
end
$$;

-- Takes a submitted draft back, to change it.
create function posting_rules.withdraw(given uuid) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	draft constant public.internship_drafts := posting_rules.own_draft(given);
begin
	if draft.state <> 'submitted' then
		raise sqlstate 'PT409' using message = 'Staff have decided in the meantime.', detail = draft.state;
	end if;
	update public.internship_drafts set state = 'draft', claimed_by = null, claimed_until = null
		where id = given;
end
$$;

-- A draft in which one changes what is public; the one there is, if there is one.
create function posting_rules.revise(given uuid) returns uuid
	language plpgsql security definer set search_path = ''
as $$
declare
	published constant public.internships := posting_rules.own_internship(given);
	revision uuid;
begin
	select id into revision from public.internship_drafts
		where internship_id = given and state <> 'approved';
	if revision is not null then
		return revision;
	end if;
	if published.status = 'closed' then
		raise sqlstate 'PT409' using message = 'This internship has closed.', detail = 'closed';
	end if;
	return posting_rules.add_draft(posting_rules.content_of(published), 1, given);
end
$$;

-- A draft with the same words, and without its days.
create function posting_rules.copy(given uuid) returns uuid
	language plpgsql security definer set search_path = ''
as $$
declare
	published constant public.internships := posting_rules.own_internship(given);
begin
	return posting_rules.add_draft(
		posting_rules.content_of(published) || '{"starts_on": null, "deadline": null}', 1, null);
end
$$;

create function posting_rules.pause(given uuid) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	internship constant public.internships := posting_rules.own_internship(given);
begin
	if internship.status <> 'open' then
		raise sqlstate 'PT409' using message = 'It is not open any more.', detail = internship.status;
	end if;
	update public.internships set status = 'paused', paused_by = 'employer' where id = given;
end
$$;

-- Closes an internship whose applicants all have an answer; the detail of the refusal is how many have none.
create function posting_rules.close(given uuid) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	internship constant public.internships := posting_rules.own_internship(given);
	waiting integer;
begin
	if internship.status = 'closed' then
		raise sqlstate 'PT409' using message = 'It is closed already.', detail = 'closed';
	end if;
	select count(*) into waiting from public.applications
		where internship_id = given and status in ('submitted', 'in-review', 'unanswered');
	if waiting > 0 then
		raise sqlstate 'PT409' using message = 'Some applicants have no answer yet.',
			detail = 'waiting ' || waiting;
	end if;
	update public.internships set status = 'closed', closed_at = clock_timestamp(), paused_by = null
		where id = given;
end
$$;

-- Opens what is paused, closed or past its last day. What has ended has a new last day, or none.
create function posting_rules.reopen(given uuid, new_deadline date, most integer) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	internship public.internships := posting_rules.own_internship(given);
	has_ended constant boolean := internship.status = 'closed'
		or coalesce(internship.deadline < posting_rules.today(), false);
	published public.internships := internship;
begin
	if internship.status = 'open' and not has_ended then
		raise sqlstate 'PT409' using message = 'It is open already.', detail = 'open';
	end if;
	if internship.hidden then
		raise sqlstate 'PT409' using message = 'Your company is verified first.', detail = 'not_verified';
	end if;
	if has_ended and application_rules.has_overdue(internship.employer_id) then
		raise sqlstate 'PT409' using message = 'Answers to applicants are overdue. Send them first.',
			detail = 'overdue';
	end if;
	if has_ended then
		published.deadline := null;
		published.starts_on := null;
	end if;
	internship.deadline := new_deadline;
	internship.most_applications := most;
	perform posting_rules.require_valid(internship, posting_rules.today(), published);
	if most <= (
		select count(*) from public.applications where internship_id = given and status <> 'withdrawn'
	) then
		raise sqlstate 'PT409' using
			message = 'It has as many applications as that already. Choose a higher number, or none.',
			detail = 'limit';
	end if;
	update public.internships set status = 'open', closed_at = null, paused_by = null,
		deadline = new_deadline, most_applications = most where id = given;
end
$$;

-- Locks a draft that waits for staff. @throws PT404 for everybody but staff, PT409
create function posting_rules.waiting_draft(given uuid) returns public.internship_drafts
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

create function posting_rules.title_of(draft public.internship_drafts) returns text
	language sql stable set search_path = ''
as $$
	select left(draft.content ->> 'title', 200)
$$;

-- Makes a draft that waits one's own for an hour.
create function posting_rules.claim(given uuid) returns void
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

-- Publishes a draft, or the revision of an internship. `expected` is the version that was looked at.
-- @param new_slug of one that was not public before; its address for ever
-- @returns the slug
create function posting_rules.approve(given uuid, expected integer, new_slug text) returns text
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

-- Returns a draft to its employer, with a reason and comments on its fields.
create function posting_rules.send_back(given uuid, expected integer, reason text, field_comments jsonb)
	returns void
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
	insert into outbox.notices (kind, row_id) values ('draft_returned', given);
	perform staff_rules.note('return', 'draft', given::text,
		left(concat_ws(': ', posting_rules.title_of(draft), btrim(reason)), 5000));
end
$$;

-- Deletes drafts that nobody has touched for 180 days. Their employers are told seven days and one day before,
-- once each; where the server did not run, the deletion waits for as long as the mails were late.
-- @returns how many were deleted
create function posting_rules.age_drafts(moment timestamptz) returns integer
	language plpgsql security definer set search_path = ''
as $$
declare
	deleted integer;
begin
	with warned as (
		update public.internship_drafts set warnings = warnings + 1, warned_at = moment
		where state in ('draft', 'returned') and (
			(warnings = 0 and touched_at <= moment - interval '173 days')
			or (warnings = 1 and touched_at <= moment - interval '179 days'
				and warned_at <= moment - interval '6 days')
		)
		returning id, warnings
	)
	insert into outbox.notices (kind, row_id)
		select case warnings when 1 then 'draft_last_week' else 'draft_last_day' end, id from warned;
	delete from public.internship_drafts where touched_at <= moment - interval '180 days' and (
		state = 'approved'
		or (state in ('draft', 'returned') and warnings = 2 and warned_at <= moment - interval '1 day')
	);
	get diagnostics deleted = row_count;
	return deleted;
end
$$;

revoke all on all functions in schema posting_rules from public, anon, authenticated, service_role;
grant execute on function
	posting_rules.own_employer(), posting_rules.create_draft(jsonb, integer),
	posting_rules.save(uuid, integer, jsonb, integer), posting_rules.delete_draft(uuid),
	posting_rules.submit(uuid, integer), posting_rules.withdraw(uuid), posting_rules.revise(uuid),
	posting_rules.copy(uuid), posting_rules.pause(uuid), posting_rules.close(uuid),
	posting_rules.reopen(uuid, date, integer), posting_rules.claim(uuid),
	posting_rules.approve(uuid, integer, text), posting_rules.send_back(uuid, integer, text, jsonb)
	to authenticated;
