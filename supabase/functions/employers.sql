-- Company profiles, and how staff verify them.

-- Trigger on employers: visitors and signed-in people cannot set id, account, verification and creation of a profile.
-- Column grants would do, but a server may be given wider ones by mistake: this holds all the same.
create or replace function public.protect_employer() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	new.updated_at := now();
	if current_user not in ('anon', 'authenticated') then
		return new;
	end if;
	if tg_op = 'INSERT' then
		new.verified := false;
		new.created_at := now();
	else
		new.id := old.id;
		new.user_id := old.user_id;
		new.verified := old.verified;
		new.created_at := old.created_at;
	end if;
	return new;
end
$$;

-- Trigger on employers: a change of name, website or company number ends the verification. Staff verify a company by
-- these and by the address of its account: where they have checked that it is one of the company, so does a profile that goes to
-- an account with an address elsewhere. A number that is given for the first time changes nothing that was checked, if it is
-- the one that staff have looked up.
create or replace function public.unverify_changed_employer() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	last public.employer_decisions;
begin
	if not old.verified then
		return new;
	end if;
	select * into last from public.employer_decisions as decision
		where decision.employer_id = new.id and decision.outcome = 'verified' order by decision.at desc limit 1;
	if (old.company_name, old.website) is distinct from (new.company_name, new.website)
		or coalesce(new.company_number <> coalesce(old.company_number, last.company_number),
			old.company_number is not null and new.company_number is null)
		or (old.user_id <> new.user_id and 'mail-domain' = any (last.checks) and (
			select count(distinct lower(split_part(account.email, '@', 2))) > 1
			from accounts.find(array[old.user_id, new.user_id]) as account
		))
	then
		new.verified := false;
	end if;
	return new;
end
$$;

-- Trigger on employers: their internships appear and disappear with the verification, and have the company's present
-- name. The internships are locked before the version of the catalogue, as where one of them is closed or pauses: of
-- two that take them in different orders Postgres ends one.
create or replace function public.show_of_verified() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform from public.internships where employer_id = new.id order by id for no key update;
	update public.internships set company = case
		when new.verified and status <> 'closed' then new.company_name else company end
	where employer_id = new.id;
	return null;
end
$$;

-- Trigger on employers: a complete profile waits for verification, and one that was refused waits again once its owner
-- changes it. After `unverify_changed`: triggers of one kind run in the order of their names.
create or replace function public.ask_for_verification() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user in ('anon', 'authenticated') then
		new.asked_at := case tg_op when 'UPDATE' then old.asked_at end;
		new.verified_at := case tg_op when 'UPDATE' then old.verified_at end;
		new.host_since := case tg_op when 'UPDATE' then old.host_since end;
		new.answers_until := case tg_op when 'UPDATE' then old.answers_until end;
		new.refused_at := null;
		new.refusal := null;
	end if;
	if new.verified then
		new.verified_at := coalesce(new.verified_at, now());
		new.host_since := coalesce(new.host_since, new.verified_at);
		new.asked_at := null;
		new.refused_at := null;
		new.refusal := null;
		new.answers_until := null;
	else
		new.verified_at := null;
		if not new.profile_completed or new.refused_at is not null then
			new.asked_at := null;
		else
			new.asked_at := coalesce(new.asked_at, now());
		end if;
	end if;
	return new;
end
$$;

-- Trigger on employers: stores a mail to the office about a profile that begins to wait. Once for each time that it
-- begins to wait.
create or replace function public.note_verification() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into outbox.notices (kind, row_id) values ('employers', new.id);
	return null;
end
$$;

-- Trigger on employers: stores a mail to the members of a company that is no longer verified, with what has changed of its
-- profile; nothing where it was the address of an owner, or whose the profile is.
create or replace function public.note_unverified() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into outbox.notices (kind, row_id, words) values ('company_unverified', new.id, jsonb_build_object('changed',
		array_remove(array[
			case when new.company_name <> old.company_name then 'name' end,
			case when new.website is distinct from old.website then 'website' end,
			case when new.company_number is distinct from old.company_number then 'company number' end
		], null)));
	return null;
end
$$;

-- The internships of a company and the applications to them, in numbers. Called by the rules and by the deed that refuses.
create or replace function staff_rules.at_work(employer uuid) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	with own as (
		select id, status from public.internships where employer_id = employer
	), sent as (
		select status from public.applications where internship_id in (select id from own)
	)
	select jsonb_build_object(
		'open', (select count(*) from own where status = 'open'),
		'paused', (select count(*) from own where status = 'paused'),
		'waiting', count(*) filter (where status in ('submitted', 'in-review')),
		'interview', count(*) filter (where status = 'interview'),
		'offered', count(*) filter (where status = 'offered'),
		'accepted', count(*) filter (where status = 'accepted'),
		'ended', count(*) filter (where status in ('declined', 'rejected', 'withdrawn', 'unanswered'))
	) from sent
$$;
grant execute on function staff_rules.at_work to service_role;

-- The employers of a list, as searched: with their place in it, and the names of the filters that they have. Called by staff;
-- nothing for others.
create or replace function staff_rules.employers_in(shown text, typed text)
	returns table (id uuid, moment bigint, names text[])
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select employer.id, (1000000 * case shown
			when 'waiting' then extract(epoch from employer.asked_at)
			when 'changed' then extract(epoch from changed.first_at)
			else -extract(epoch from employer.created_at)
		end)::bigint, array_remove(array[
			case when exists (select from public.internships where employer_id = employer.id) then 'at-work' end,
			case when exists (select from public.employer_decisions where employer_id = employer.id) then 'again' end,
			case when employer.website <> '' then 'website' else 'no-website' end,
			case when employer.company_number <> '' then 'number' else 'no-number' end,
			case when employer.id in (
				select late.employer_id from staff_rules.overdue(application_rules.today()) as late
			) then 'overdue' end,
			case when claim.id is null or claim.until <= clock_timestamp() or claim.claimed_by = auth.uid() then 'free' end
		], null)
	from public.employers as employer join auth.users as users on users.id = employer.user_id
	left join staff_rules.company_changes as changed on changed.employer_id = employer.id
	left join public.staff_claims as claim on claim.employer_id = employer.id
	where employer.profile_completed and staff_rules.is_staff()
		and case shown
			when 'waiting' then employer.asked_at is not null
			when 'changed' then employer.verified and changed.employer_id is not null
			when 'verified' then employer.verified
			when 'refused' then employer.refused_at is not null
			else true
		end
		and (typed = '' or public.has_typed(typed, employer.company_name)
			or public.has_typed(typed, users.email::text))
$$;
grant execute on function staff_rules.employers_in to authenticated;

-- A page of employers with a complete profile: waiting, changed, verified, refused or all, by a part of their name or
-- address, of those that have all of some filters. Called by staff; nothing for others. Each with the address of its account
-- and those of its other members, what was decided so far, at most five times, and what has changed since it was checked.
-- Those that wait come with the oldest first, the others with the newest.
create or replace function staff_rules.employers(
		shown text, typed text, most integer, after_moment bigint, after_id uuid, wanted text[] default '{}'
	)
	returns table (item jsonb, moment bigint)
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select staff_rules.profile_of(employer) || jsonb_build_object(
		'id', employer.id, 'email', users.email, 'created_at', employer.created_at,
		'colleagues', (
			select coalesce(jsonb_agg(jsonb_build_object('email', person.email, 'role', member.role)
				order by member.role = 'owner' desc, member.added_at, member.user_id), '[]')
			from public.company_members as member join auth.users as person on person.id = member.user_id
			where member.employer_id = employer.id and member.user_id <> employer.user_id
		),
		'updated_at', employer.updated_at, 'asked_at', employer.asked_at,
		'verified_at', employer.verified_at, 'refused_at', employer.refused_at,
		'refusal', employer.refusal,
		'changes', to_jsonb(changed) - 'employer_id',
		'answers_until', employer.answers_until,
		'at_work', staff_rules.at_work(employer.id),
		'undo_until', (
			select last.at + application_rules.take_back_time() from (
				select at, replaced, taken_back_at from public.employer_decisions as every
				where every.employer_id = employer.id order by every.at desc limit 1
			) as last
			where last.replaced is not null and last.taken_back_at is null and employer.refused_at is not null
				and last.at > clock_timestamp() - application_rules.take_back_time()
		),
		'pending', staff_rules.pending_of(null, employer.id),
		'claim', staff_rules.claim_of(claim),
		'decisions', (
			select coalesce(jsonb_agg(to_jsonb(decision) - '{employer_id,replaced}'::text[] order by decision.at desc), '[]')
			from (
				select * from public.employer_decisions as every
				where every.employer_id = employer.id order by every.at desc limit 5
			) as decision
		)
	), listed.moment
	from staff_rules.employers_in(shown, typed) as listed
	join public.employers as employer on employer.id = listed.id
	join auth.users as users on users.id = employer.user_id
	left join staff_rules.company_changes as changed on changed.employer_id = employer.id
	left join public.staff_claims as claim on claim.employer_id = employer.id
	where listed.names @> wanted and (listed.moment, listed.id) > (after_moment, after_id)
	order by listed.moment, listed.id
	limit most
$$;
grant execute on function staff_rules.employers to authenticated;

-- On which day an employer was verified, and what was checked. Called by the rules.
create or replace function catalogue.verification_of(employer uuid) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select jsonb_build_object(
		'on', (employers.verified_at at time zone 'Europe/London')::date,
		'checks', coalesce((
			select to_jsonb(decision.checks) from public.employer_decisions as decision
			where decision.employer_id = employers.id and decision.outcome = 'verified'
			order by decision.at desc limit 1
		), '[]')
	)
	from public.employers where employers.id = employer and employers.verified_at is not null
$$;

-- What a verified employer says of itself, for the page of its internships, and the day since when it is here. Called by
-- the rules.
create or replace function catalogue.company_of(employer uuid) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select jsonb_build_object('words', company_description, 'industry', industry, 'size', company_size,
		'place', location, 'website', website, 'since', (host_since at time zone 'Europe/London')::date)
	from public.employers where id = employer and verified
$$;

-- What is wrong with an internship or its company, for a student who has applied to it: null where nothing is. That staff
-- have refused the company, or taken the internship down, is shown once it can no longer be taken back. Called by students
-- and by the rules.
create or replace function application_rules.standing_of(internship uuid) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select case
		when internships.taken_down_at <= clock_timestamp() - application_rules.take_back_time()
			then jsonb_build_object('kind', 'taken-down', 'company', employer.company_name)
		when employer.verified or employer.refused_at > clock_timestamp() - application_rules.take_back_time() then null
		when employer.refused_at is not null or employer.answers_until is not null or employer.host_since is null
			then jsonb_build_object('kind', 'refused', 'company', employer.company_name, 'until', employer.answers_until)
		else jsonb_build_object('kind', 'checked-again', 'company', employer.company_name)
	end
	from public.internships join public.employers as employer on employer.id = internships.employer_id
	where internships.id = standing_of.internship
$$;
grant execute on function application_rules.standing_of to authenticated;

-- What staff look at of a company, by column. Called by the rules.
create or replace function staff_rules.profile_of(employer public.employers) returns jsonb
	language sql immutable set search_path = ''
as $$
	select jsonb_build_object('company_name', employer.company_name, 'contact_person', employer.contact_person,
		'phone', employer.phone, 'website', employer.website, 'linkedin_url', employer.linkedin_url,
		'company_number', employer.company_number, 'industry', employer.industry,
		'company_size', employer.company_size, 'location', employer.location,
		'founded_year', employer.founded_year, 'company_description', employer.company_description)
$$;
grant execute on function staff_rules.profile_of to service_role;

-- Trigger on employers: what has changed since staff checked a company is kept until they look at it.
create or replace function staff_rules.note_company_change() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	if (new.verified and new.verified_at is distinct from old.verified_at) or new.host_since is null then
		delete from staff_rules.company_changes where employer_id = new.id;
	elsif staff_rules.profile_of(old) <> staff_rules.profile_of(new) then
		insert into staff_rules.company_changes as known (employer_id, checked)
			values (new.id, staff_rules.profile_of(old))
			on conflict (employer_id) do update set last_at = clock_timestamp();
		delete from staff_rules.company_changes
			where employer_id = new.id and checked = staff_rules.profile_of(new);
	end if;
	return null;
end
$$;
