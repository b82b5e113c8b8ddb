-- What may be done with drafts and with the internships that they become. Errors: PT404 for whoever may not know that
-- it exists, PT409 where it is in another state by now, PT422 where it breaks a rule; the detail of the last two is a
-- word for programs.

-- The id of the signed-in person's company profile; null without one. Called by employers, policies and the rules.
create or replace function posting_rules.own_employer() returns uuid
	language sql stable security definer set search_path = ''
as $$
	select id from public.employers where user_id = auth.uid()
$$;
grant execute on function posting_rules.own_employer to authenticated;

-- Trigger on internship_drafts: counts the version up, and begins the 180 days anew.
create or replace function public.count_draft_change() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if (old.content, old.state) is distinct from (new.content, new.state) then
		new.version := old.version + 1;
	end if;
	if (old.content, old.state, old.step) is distinct from (new.content, new.state, new.step) then
		new.touched_at := clock_timestamp();
		new.warnings := 0;
		new.warned_at := null;
	end if;
	return new;
end
$$;

-- Today in Europe/London by the clock of the database. Called by the rules.
create or replace function posting_rules.today() returns date
	language sql stable set search_path = ''
as $$
	select (clock_timestamp() at time zone 'Europe/London')::date
$$;

-- The columns of an internship that a draft sets. Called by the rules.
create or replace function posting_rules.fields() returns text[]
	language sql immutable set search_path = ''
as $$
	select array['title', 'sector', 'description', 'requirements', 'benefits', 'remote', 'city', 'location',
		'starts_on', 'weeks', 'deadline', 'spots', 'pay_amount', 'pay_per', 'hours', 'part_of_course',
		'sponsorship', 'answer_days', 'most_applications']
$$;
grant execute on function posting_rules.fields to authenticated;

-- The fields that change at once when an internship is public; the others need approval. Called by the rules. A title
-- is read by staff first.
create or replace function posting_rules.at_once() returns text[]
	language sql immutable set search_path = ''
as $$
	select array['sector', 'description', 'requirements', 'benefits', 'spots', 'most_applications']
$$;

-- The content of a draft as columns of an internship. Called by the rules. Raises PT422 (content). Empty texts are
-- null.
create or replace function posting_rules.columns_of(content jsonb) returns public.internships
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

-- The first field of an internship that breaks a rule, the minimum wage included; null if none does. Called by the
-- rules. What is public already may keep its days.
create or replace function posting_rules.problem(given public.internships, today date, published public.internships)
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

-- Raises PT422 with the first field of an internship that breaks a rule. Called by the rules.
create or replace function posting_rules.require_valid(given public.internships, today date, published public.internships)
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

-- An internship as it would be published: the columns of a draft and what follows from them. Called by the rules.
create or replace function posting_rules.row_of(given public.internships, employer public.employers)
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

-- A published internship as the content of a draft. Called by the rules.
create or replace function posting_rules.content_of(published public.internships) returns jsonb
	language sql stable set search_path = ''
as $$
	select jsonb_object_agg(key, case when key = 'city' then coalesce(nullif(value, 'null'), '""') else value end)
	from jsonb_each(to_jsonb(published)) where key = any (posting_rules.fields())
$$;
grant execute on function posting_rules.content_of to authenticated;

-- A draft of the signed-in employer, locked until the transaction ends. Called by the rules. Raises PT404.
create or replace function posting_rules.own_draft(given uuid) returns public.internship_drafts
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

-- An internship of the signed-in employer, locked until the transaction ends. Called by the rules. Raises PT404.
create or replace function posting_rules.own_internship(given uuid) returns public.internships
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

-- Raises PT409 (changed) if a draft has another version by now. Called by the rules.
create or replace function posting_rules.require_version(draft public.internship_drafts, expected integer) returns void
	language plpgsql set search_path = ''
as $$
begin
	if draft.version <> expected then
		raise sqlstate 'PT409' using message = 'The draft has been changed in the meantime.',
			detail = 'changed';
	end if;
end
$$;

-- Stores a new draft of the signed-in employer. Returns its id. Called by the rules. Raises PT404 without a company
-- profile, PT409 (too_many) at fifty, PT422. `internship` is null, or the employer's own.
create or replace function posting_rules.add_draft(content jsonb, step integer, internship uuid) returns uuid
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

-- A new draft. Returns its id. Called by employers. Raises as add_draft.
create or replace function posting_rules.create_draft(content jsonb, step integer) returns uuid
	language sql security definer set search_path = ''
as $$
	select posting_rules.add_draft(content, step, null)
$$;
grant execute on function posting_rules.create_draft to authenticated;

-- Saves a draft. Returns its new version. Called by its employer. Raises PT404, PT409 if it was changed or submitted,
-- PT422 (content).
create or replace function posting_rules.save(given uuid, expected integer, content jsonb, step integer) returns integer
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
grant execute on function posting_rules.save to authenticated;

-- Deletes a draft. Called by its employer. Raises PT404, PT409 if it is submitted or approved.
create or replace function posting_rules.delete_draft(given uuid) returns void
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
grant execute on function posting_rules.delete_draft to authenticated;

-- Writes a revision into its internship, and stores mails to applicants if pay, hours, place, dates or permission
-- change. Called by the rules. Who has no final outcome is told. The whole of both is kept until the mail is written,
-- as an amount alone does not say what it is paid for.
create or replace function posting_rules.publish_revision(published public.internships, wanted public.internships)
	returns void
	language plpgsql security definer set search_path = ''
as $$
begin
	update public.internships set (title, sector, description, requirements, benefits, remote, city,
			location, starts_on, starts, weeks, deadline, spots, pay_amount, pay_per, hours, part_of_course,
			sponsorship, answer_days, most_applications, kind)
		= (wanted.title, wanted.sector, wanted.description, wanted.requirements, wanted.benefits,
			wanted.remote, wanted.city, wanted.location, wanted.starts_on, wanted.starts, wanted.weeks,
			wanted.deadline, wanted.spots, wanted.pay_amount, wanted.pay_per, wanted.hours,
			wanted.part_of_course, wanted.sponsorship, wanted.answer_days, wanted.most_applications,
			wanted.kind)
		where id = published.id;
	perform posting_rules.tell_applicants(published.id, posting_rules.content_of(published),
		posting_rules.content_of(wanted));
end
$$;

-- Submits a draft to staff. Of a revision, words and places are public at once where `words_at_once` says so; if there
-- is nothing else, it is done. Returns the state of the draft then. Called by its employer. Raises PT404, PT409, PT422
-- with the field that breaks a rule.
create or replace function posting_rules.submit(given uuid, expected integer, words_at_once boolean default false) returns text
	language plpgsql security definer set search_path = ''
as $$
declare
	draft constant public.internship_drafts := posting_rules.lock_draft(given, expected);
	employer public.employers;
	published public.internships;
	wanted public.internships;
	at_once public.internships;
begin
	if draft.state not in ('draft', 'returned') then
		raise sqlstate 'PT409' using message = 'The draft has been submitted already.', detail = draft.state;
	end if;
	select * into employer from public.employers where id = draft.employer_id for share;
	if not employer.verified then
		raise sqlstate 'PT409' using
			message = 'Your company is verified first; the draft is kept until then.',
			detail = 'not_verified';
	end if;
	select * into published from public.internships where id = draft.internship_id;
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
	if published.id is not null and words_at_once then
		at_once := posting_rules.columns_of(posting_rules.content_of(published) || (
			select jsonb_object_agg(key, value) from jsonb_each(posting_rules.content_of(wanted))
			where key = any (posting_rules.at_once())
		));
		perform posting_rules.publish_revision(published, posting_rules.row_of(at_once, employer));
		perform posting_rules.note_correction(published, at_once);
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
grant execute on function posting_rules.submit to authenticated;

-- Takes a submitted draft back. Called by its employer. Raises PT404, PT409 if staff have decided.
create or replace function posting_rules.withdraw(given uuid) returns void
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
grant execute on function posting_rules.withdraw to authenticated;

-- The draft that changes a published internship; made if there is none. Returns its id. Called by its employer. Raises
-- PT404, PT409.
create or replace function posting_rules.revise(given uuid) returns uuid
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
grant execute on function posting_rules.revise to authenticated;

-- A new draft with the words of an internship, without its days. Returns its id. Called by its employer. Raises PT404,
-- PT409 (too_many).
create or replace function posting_rules.copy(given uuid) returns uuid
	language plpgsql security definer set search_path = ''
as $$
declare
	published constant public.internships := posting_rules.own_internship(given);
begin
	return posting_rules.add_draft(
		posting_rules.content_of(published) || '{"starts_on": null, "deadline": null}', 1, null);
end
$$;
grant execute on function posting_rules.copy to authenticated;

-- Pauses an open internship. Called by its employer. Raises PT404, PT409.
create or replace function posting_rules.pause(given uuid) returns void
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
grant execute on function posting_rules.pause to authenticated;

-- Closes an internship. Called by its employer. Raises PT404, PT409 (closed, or `waiting` and the number of applicants
-- without an answer).
create or replace function posting_rules.close(given uuid) returns void
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
grant execute on function posting_rules.close to authenticated;

-- Opens an internship that is paused, closed or past its deadline. Called by its employer. Raises PT404, PT409 (open,
-- not_verified, overdue, limit), PT422. What has ended has a new last day, or none.
create or replace function posting_rules.reopen(given uuid, new_deadline date, most integer) returns void
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
grant execute on function posting_rules.reopen to authenticated;

-- The title of a draft, for the log of staff. Called by the rules.
create or replace function posting_rules.title_of(draft public.internship_drafts) returns text
	language sql stable set search_path = ''
as $$
	select left(draft.content ->> 'title', 200)
$$;

-- Deletes drafts not touched for 180 days, after two mails to their employers. Returns how many. Called by the server.
-- The mails are sent seven days and one day before, once each; where the server did not run, the deletion waits for as
-- long as the mails were late. What waits for staff or was approved is nobody's to touch: the schema retention deletes
-- it after 12 months.
create or replace function posting_rules.age_drafts(moment timestamptz) returns integer
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
	delete from public.internship_drafts
		where state in ('draft', 'returned') and touched_at <= moment - interval '180 days'
			and warnings = 2 and warned_at <= moment - interval '1 day';
	get diagnostics deleted = row_count;
	return deleted;
end
$$;

-- The company of a draft that the caller may see, and whether it is verified. Called by employers and staff.
create or replace function posting_rules.company_of(draft public.internship_drafts, out company text, out verified boolean)
	language sql stable security definer set search_path = ''
as $$
	select employers.company_name, employers.verified from public.employers
	where id = draft.employer_id and exists (
		select from public.internship_drafts as known where known.id = draft.id
	) and (draft.employer_id = posting_rules.own_employer() or staff_rules.is_staff())
$$;
grant execute on function posting_rules.company_of to authenticated;

-- The internship that a draft revises or has become, as it is public; null if there is none. Called by whoever may see
-- the draft.
create or replace function posting_rules.published_of(draft public.internship_drafts) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select posting_rules.content_of(internship)
		|| jsonb_build_object('slug', internship.slug, 'status', internship.status)
	from public.internships as internship
	where internship.id = draft.internship_id and internship.employer_id = draft.employer_id
		and (draft.employer_id = posting_rules.own_employer() or staff_rules.is_staff())
$$;
grant execute on function posting_rules.published_of to authenticated;

-- Whether the signed-in employer owes an answer whose day has passed. Called by employers.
create or replace function posting_rules.owes_answers() returns boolean
	language sql stable security definer set search_path = ''
as $$
	select coalesce(application_rules.has_overdue(posting_rules.own_employer()), false)
$$;
grant execute on function posting_rules.owes_answers to authenticated;

-- The fields that a revision changes; null for an internship not public yet. Called by whoever may see the draft.
create or replace function posting_rules.changed_fields(draft public.internship_drafts) returns text[]
	language sql stable security definer set search_path = ''
as $$
	select array(
		select wanted.key from jsonb_each(draft.content) as wanted
		join jsonb_each(posting_rules.published_of(draft)) as published using (key)
		where wanted.value <> published.value order by wanted.key
	)
	where draft.internship_id is not null
$$;
grant execute on function posting_rules.changed_fields to authenticated;

-- What staff approved last of the internship that a draft revises or has become; null for a new one. Called by its
-- employer and by staff.
create or replace function posting_rules.approved_of(draft public.internship_drafts) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select coalesce(
		(select approved from posting_rules.corrections where internship_id = draft.internship_id),
		posting_rules.published_of(draft) - array['slug', 'status']
	)
	where posting_rules.published_of(draft) is not null
$$;
grant execute on function posting_rules.approved_of to authenticated;

-- A draft of the signed-in employer, locked with its internship until the transaction ends, so that what is checked is
-- what is submitted. Called by its employer. Raises PT404, PT409 for another version.
create or replace function posting_rules.lock_draft(given uuid, expected integer) returns public.internship_drafts
	language plpgsql security definer set search_path = ''
as $$
declare
	draft constant public.internship_drafts := posting_rules.own_draft(given);
begin
	perform posting_rules.require_version(draft, expected);
	perform from public.internships where id = draft.internship_id for update;
	return draft;
end
$$;
grant execute on function posting_rules.lock_draft to authenticated;

-- Stores a change for the mail to those who have applied: one mail a day at most for each internship, an hour after the
-- first correction of words, and at once where pay, hours, place, dates or permission change. What changes until then
-- is in the same mail; what is as before again is in none. Called by the rules, with the internship locked.
create or replace function posting_rules.tell_applicants(internship uuid, before jsonb, after jsonb) returns void
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	words_alone constant boolean := before - posting_rules.at_once() = after - posting_rules.at_once();
	waits posting_rules.changes;
	due timestamptz := clock_timestamp() + case when words_alone then interval '1 hour' else interval '0' end;
	change uuid;
begin
	if before - 'most_applications' = after - 'most_applications' then
		return;
	end if;
	select known.* into waits from posting_rules.changes as known
		join outbox.notices as notice on notice.kind = 'internship_changes' and notice.row_id = known.id
		where known.internship_id = internship for update of notice;
	due := greatest(due, (
		select max(mail_at) + interval '1 day' from posting_rules.changes as told
		where told.internship_id = internship and told.id is distinct from waits.id
	));
	if waits.id is null then
		insert into posting_rules.changes (internship_id, before, after, mail_at)
			values (internship, before, after, due) returning id into change;
		insert into outbox.notices (kind, row_id, due_at) values ('internship_changes', change, due);
	elsif waits.before - 'most_applications' = after - 'most_applications' then
		delete from outbox.notices where kind = 'internship_changes' and row_id = waits.id;
		delete from posting_rules.changes where id = waits.id;
	else
		due := least(due, waits.mail_at);
		update posting_rules.changes as known set after = after, at = clock_timestamp(), mail_at = due
			where known.id = waits.id;
		update outbox.notices set due_at = due where kind = 'internship_changes' and row_id = waits.id;
	end if;
end
$$;

-- Adds a correction to what waits for staff, and a line to the log of staff; what is as approved again does not wait.
-- Called by the rules.
create or replace function posting_rules.note_correction(published public.internships, corrected public.internships)
	returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	before constant jsonb := posting_rules.content_of(published);
	after constant jsonb := posting_rules.content_of(corrected);
begin
	if before = after then
		return;
	end if;
	insert into posting_rules.corrections (internship_id, approved) values (published.id, before)
		on conflict (internship_id) do update
			set last_at = clock_timestamp(), version = corrections.version + 1;
	delete from posting_rules.corrections where internship_id = published.id and approved = after;
	-- Its employer is not named: the log is about steps, and names members of staff alone.
	insert into public.staff_log (staff_email, action, subject, subject_id, detail)
		values ('employer', 'correct', 'internship', published.id::text, published.title || E'\n' || (
			select string_agg(old.key, ', ' order by old.key)
			from jsonb_each(before) as old join jsonb_each(after) as new using (key)
			where old.value <> new.value
		));
end
$$;
