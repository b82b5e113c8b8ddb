-- Who belongs to a company, and what they may do for it. The table public.company_members has the role of each account;
-- policies ask own_employer, deeds server/deeds/members.ts. Of staff the table public.staff has it: policies ask
-- staff_rules.may, deeds requireStaff (server/deeds/staff/staff.ts). Of a careers service everybody is an adviser
-- (public.careers_members), which deeds ask careers_service_of for.

-- What each role may do: of members for their company, of staff for the site, of advisers for a careers service. Called by
-- the rules. Without `set search_path` it becomes part of the query that asks it.
create or replace function posting_rules.rights() returns table (role text, may text)
	language sql immutable
as $$
	values
		-- Its profile, and the mails to it.
		('owner', 'company'),
		-- Who belongs to it, in which role.
		('owner', 'colleagues'),
		-- What programs may do for it.
		('owner', 'connections'),
		-- Drafts and internships.
		('owner', 'internships'),
		('recruiter', 'internships'),
		-- The applications to its internships.
		('owner', 'applicants'),
		('recruiter', 'applicants'),
		-- Drafts, companies, reports, messages, applications to the office, pauses, words of the search, the log.
		('reviewer', 'review'),
		('administrator', 'review'),
		-- To take an employer's internship down.
		('administrator', 'take-down'),
		-- To refuse a company that has internships or applicants.
		('administrator', 'refuse-at-work'),
		-- To look accounts up, and to copy and delete them.
		('administrator', 'people'),
		-- To import and export internships.
		('administrator', 'catalogue'),
		-- To take out applications, and CVs, of many people at once, and the log.
		('administrator', 'exports'),
		-- To share texts with all of staff, and to change those.
		('administrator', 'shared-answers'),
		-- Who is staff, in which role.
		('administrator', 'staff'),
		-- Which careers services of universities are admitted, and who belongs to them.
		('administrator', 'careers-services'),
		-- What students have agreed to show the careers service of their university.
		('adviser', 'agreed-applications')
$$;

-- The id of the company of which an account is a member; null without one. With the name of a right also null where its
-- role has not this right. Called by deeds and the rules.
create or replace function posting_rules.employer_of(account uuid, wanted text default null) returns uuid
	language sql stable security definer set search_path = ''
as $$
	select member.employer_id from public.company_members as member
	where member.user_id = account and (wanted is null or exists (
		select from posting_rules.rights() as granted where granted.role = member.role and granted.may = wanted
	))
$$;
grant execute on function posting_rules.employer_of to service_role;

-- The same of the signed-in person. Called by policies, employers and the rules.
create or replace function posting_rules.own_employer(wanted text default null) returns uuid
	language sql stable security definer set search_path = ''
as $$
	select posting_rules.employer_of(auth.uid(), wanted)
$$;
grant execute on function posting_rules.own_employer to authenticated;

-- The id of the careers service for which an account reads, where that has a right; null for others. Called by deeds and the
-- rules.
create or replace function posting_rules.careers_service_of(account uuid, wanted text) returns uuid
	language sql stable security definer set search_path = ''
as $$
	select member.service_id from public.careers_members as member
	where member.user_id = account and exists (
		select from posting_rules.rights() as granted where granted.role = 'adviser' and granted.may = wanted
	)
$$;
grant execute on function posting_rules.careers_service_of to service_role;

-- Trigger on applications, company_members and staff: a member of a careers service does not also apply, act for a company
-- or work as staff with that account; whoever becomes one in this moment is waited for. Raises PT403.
create or replace function posting_rules.refuse_adviser() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	-- As server/deeds/careers/answer-invitation.ts does before it looks for these rows.
	perform pg_advisory_xact_lock_shared(hashtextextended('internships:adviser:' || new.user_id, 0));
	if exists (select from public.careers_members where user_id = new.user_id) then
		raise sqlstate 'PT403' using message = 'This account belongs to a careers service. Use another one for this.',
			detail = 'adviser';
	end if;
	return new;
end
$$;

-- Who acts for a company in what an account has begun for it: that account, or once it has left the one that fills the
-- profile. Called by deeds and the server.
create or replace function posting_rules.acting_for(employer uuid, account uuid) returns uuid
	language sql stable security definer set search_path = ''
as $$
	select case when posting_rules.employer_of(account, 'applicants') = employers.id then account else employers.user_id end
	from public.employers where employers.id = employer
$$;
grant execute on function posting_rules.acting_for to service_role;

-- The owners of a company, the first one first: they are mailed about the company itself, and the first one is whom its
-- applicants reply to. Called by the server and the rules.
create or replace function posting_rules.owners_of(employer uuid) returns table (user_id uuid)
	language sql stable security definer set search_path = ''
as $$
	select member.user_id from public.company_members as member
	where member.employer_id = employer and member.role = 'owner'
	order by member.added_at, member.user_id
$$;
grant execute on function posting_rules.owners_of to service_role;

-- The accounts that are mailed about the internships of a company: its members who post them, owners first. Called by the
-- server and the rules.
create or replace function posting_rules.posters_of(employer uuid) returns table (user_id uuid)
	language sql stable security definer set search_path = ''
as $$
	select member.user_id from public.company_members as member
	where member.employer_id = employer and exists (
		select from posting_rules.rights() as granted where granted.role = member.role and granted.may = 'internships'
	)
	order by member.role = 'owner' desc, member.added_at, member.user_id
$$;
grant execute on function posting_rules.posters_of to service_role;

-- How a member wants the mails about new applications: what they have chosen, or what their role begins with. Called by
-- deeds and the rules.
create or replace function posting_rules.mails_of(member public.company_members) returns text
	language sql stable parallel safe set search_path = ''
as $$
	select coalesce(member.application_mails, case member.role when 'owner' then 'daily' else 'mine' end)
$$;
grant execute on function posting_rules.mails_of to service_role;

-- The accounts that are mailed about an application to a company, owners first: the member who has taken it on. Of one that is
-- nobody's the owners, the recruiters who want mails about all of them, and whoever has moved it. `theirs` is what somebody has
-- taken on or moved, `mails` their choice. Called by the server, deeds and the rules.
create or replace function posting_rules.told_of(application uuid, employer uuid)
	returns table (user_id uuid, mails text, theirs boolean)
	language sql stable security definer set search_path = ''
as $$
	with answering as (
		select member.user_id, member.role, member.added_at, posting_rules.mails_of(member) as mails,
			exists (
				select from public.application_assignments as taken
				where taken.application_id = application and taken.user_id = member.user_id
			) as taken
		from public.company_members as member
		where member.employer_id = employer and exists (
			select from posting_rules.rights() as granted where granted.role = member.role and granted.may = 'applicants'
		)
	), knowing as (
		select answering.*, taken or exists (
			select from public.application_events as event
			where event.application_id = application and event.mover = 'employer' and event.moved_by = answering.user_id
				and event.takes_back is null
				and not exists (select from public.application_events as later where later.takes_back = event.id)
		) as theirs
		from answering
	)
	select knowing.user_id, knowing.mails, knowing.theirs from knowing
	where taken or not exists (select from answering where taken)
		and (theirs or role = 'owner' or mails in ('at-once', 'daily'))
	order by role = 'owner' desc, added_at, knowing.user_id
$$;
grant execute on function posting_rules.told_of to service_role;

-- The applications that a member of a company has open: those that they have taken on, or have moved and nobody has taken on, as
-- far as they wait for an answer, an interview or the student. Called by the server and deeds.
create or replace function posting_rules.open_of(account uuid) returns setof uuid
	language sql stable security definer set search_path = ''
as $$
	select application.id from public.applications as application
	join public.internships as internship on internship.id = application.internship_id
	where application.id in (
			select taken.application_id from public.application_assignments as taken where taken.user_id = account
			union select event.application_id from public.application_events as event where event.moved_by = account
		)
		and application.status in ('submitted', 'in-review', 'interview', 'offered') and not application.to_office
		and internship.employer_id = posting_rules.employer_of(account, 'applicants')
		and exists (
			select from posting_rules.told_of(application.id, internship.employer_id) as told
			where told.user_id = account and told.theirs
		)
$$;
grant execute on function posting_rules.open_of to service_role;

-- Trigger on employers: the account that fills the profile of a company is an owner of it, whoever writes. Where a program
-- gives the profile to an account that is no member, this takes the place of the one before.
create or replace function posting_rules.note_owner() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	if tg_op = 'UPDATE' and not exists (
		select from public.company_members where employer_id = new.id and user_id = new.user_id
	) then
		delete from public.company_members where employer_id = new.id and user_id = old.user_id;
	end if;
	insert into public.company_members (employer_id, user_id, role) values (new.id, new.user_id, 'owner')
		on conflict (employer_id, user_id) do update set role = 'owner';
	return null;
end
$$;

-- Trigger on company_members: a company with members has an owner, and the account that fills its profile is one. Raises
-- PT409. The company is locked, so that of two owners who remove each other the second is refused.
create or replace function posting_rules.require_owner() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform from public.employers where id = old.employer_id for update;
	if exists (select from public.company_members where employer_id = old.employer_id) and not exists (
		select from public.employers
		join public.company_members as member on member.employer_id = employers.id and member.user_id = employers.user_id
		where employers.id = old.employer_id and member.role = 'owner'
	) then
		raise sqlstate 'PT409' using message = 'A company needs an owner.', detail = 'last_owner';
	end if;
	return null;
end
$$;

-- Trigger on company_members: notes who joins, leaves or has another role, and who has done it, as the deed says
-- (server/deeds/colleagues). Of a company that is deleted nothing is kept.
create or replace function posting_rules.note_member_change() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	member constant public.company_members := case tg_op when 'DELETE' then old else new end;
begin
	if tg_op = 'UPDATE' and new.role = old.role then
		return null;
	end if;
	insert into posting_rules.member_changes (employer_id, user_id, kind, role, since, changed_by)
		select member.employer_id, account.id, case tg_op when 'INSERT' then 'joined' when 'UPDATE' then 'role' else 'left' end,
			member.role, member.added_at, nullif(current_setting('posting_rules.acting', true), '')::uuid
		from public.employers
		left join lateral accounts.find(array[member.user_id]) as account on true
		where employers.id = member.employer_id;
	return null;
end
$$;

-- Trigger on company_members: the keys that a member has made end once their role no longer has the right to make any, with one
-- mail to the owners. The account is still there: `leave_company` comes before its deletion.
create or replace function posting_rules.end_keys() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	with ended as (
		delete from posting_rules.company_keys as key
		where key.made_by = old.user_id and key.employer_id = old.employer_id
			and posting_rules.employer_of(old.user_id, 'connections') is distinct from old.employer_id
		returning key.name
	)
	insert into outbox.notices (kind, row_id, words)
		select 'company_keys_ended', old.employer_id, jsonb_build_object('keys', (select jsonb_agg(name) from ended),
			'email', lower(account.email), 'name', nullif(btrim(account.full_name), ''))
		from accounts.find(array[old.user_id]) as account where exists (select from ended);
	return null;
end
$$;

-- Trigger on auth.users: an account that is deleted leaves its company, whoever deletes it, and invitations to its address
-- end, if it was confirmed: otherwise anybody could end them, as a second sign-up with an address deletes the first. With its
-- last member a company is deleted, and with it its drafts and internships. Otherwise the profile goes to the owner who has
-- been one for longest; where there is no other owner, the member who has been one for longest becomes it, and is mailed.
create or replace function posting_rules.leave_company() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	company constant uuid := posting_rules.employer_of(old.id);
	left_role text;
	successor uuid;
begin
	-- Locked, so that of two members who leave at once the second finds nobody left.
	perform from public.employers where id = company for update;
	delete from public.company_members where user_id = old.id returning role into left_role;
	if old.email_confirmed_at is not null then
		delete from public.company_invitations where email = lower(old.email);
		delete from public.careers_invitations where email = lower(old.email);
	end if;
	select user_id into successor from public.company_members where employer_id = company
		order by role = 'owner' desc, added_at, user_id limit 1;
	if successor is null then
		delete from public.employers where id = company;
	else
		update public.company_members set role = 'owner' where user_id = successor and role <> 'owner';
		if found then
			insert into outbox.notices (kind, row_id, words)
				select 'colleague_role', company, jsonb_build_object('id', account.id, 'email', lower(account.email),
					'name', nullif(btrim(account.full_name), ''), 'role', 'owner')
				from accounts.find(array[successor]) as account;
		end if;
		update public.employers set user_id = successor where id = company and user_id = old.id;
		insert into outbox.notices (kind, row_id, words)
			select 'colleague_left', company, jsonb_build_object('id', account.id, 'email', lower(account.email),
				'name', nullif(btrim(account.full_name), ''), 'role', left_role)
			from accounts.find(array[old.id]) as account;
	end if;
	return old;
end
$$;
