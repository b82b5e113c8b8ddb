-- What students say of themselves, their own CV, and what of both goes along with an application.

-- Trigger on student_profiles and cv_files: sets updated_at.
create or replace function public.note_update() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	new.updated_at := clock_timestamp();
	return new;
end
$$;

-- Trigger on application_copies: what was sent is deleted with its application only. Raises 42501. References act with
-- the rights of the table's owner.
create or replace function application_rules.refuse_change() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user <> (
		select pg_catalog.pg_get_userbyid(relowner) from pg_catalog.pg_class where oid = tg_relid
	) then
		raise insufficient_privilege using message = 'what was sent is not changed';
	end if;
	return case tg_op when 'DELETE' then old else new end;
end
$$;

-- What of a profile goes along with an application: all but the permission to work and the telephone number, which is
-- stored beside it. Called by the server, and by
-- operators for sample data.
create or replace function application_rules.sent_profile(given public.student_profiles) returns jsonb
	language sql immutable
	return jsonb_build_object(
		'name', given.name, 'latin_name', given.latin_name, 'university', given.university, 'course', given.course, 'level', given.level,
		'graduation', given.graduation, 'town', given.town,
		'headline', given.headline, 'projects', given.projects, 'education', given.education, 'experience', given.experience,
		'skills', given.skills, 'languages', given.languages, 'links', given.links,
		'earliest_start', given.earliest_start, 'weekly_hours', given.weekly_hours);
grant execute on function application_rules.sent_profile to service_role;

-- The telephone number that was sent with an application: for its student, for staff, and for its employer once they have
-- the address (application_rules.applicants). Called by students, employers and staff.
create or replace function application_rules.sent_phone(given uuid) returns text
	language sql stable security definer set search_path = ''
as $$
	select copy.phone from public.application_copies as copy
	join public.applications as application on application.id = copy.application_id
	where copy.application_id = given and case application_rules.mover_of(application)
		when 'employer' then application.id in (select application_rules.invited_ones(array[application.id]))
		else application_rules.mover_of(application) is not null
	end
$$;
grant execute on function application_rules.sent_phone to authenticated;

-- Trigger on application_copies: deletes a sent CV with the last copy that points to it.
create or replace function application_rules.delete_unused_cv() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	-- Locked, so that of two copies that go at once the second finds none left, and a new copy waits for this one.
	perform from public.sent_cvs where id = old.sent_cv for update;
	delete from public.sent_cvs where id = old.sent_cv and not exists (
		select from public.application_copies where sent_cv = old.sent_cv
	);
	return null;
end
$$;

-- Deletes what was sent along with applications whose withdrawal can no longer be taken back, at most 500 at once.
-- Returns how many. Called by the server. One that is being taken back is locked. A clock that is ahead of the
-- database's deletes nothing early.
create or replace function application_rules.delete_withdrawn_copies(moment timestamptz) returns integer
	language sql security definer set search_path = ''
as $$
	with past as (
		select application.id from public.applications as application
		where application.status = 'withdrawn'
			and exists (select from public.application_copies where application_id = application.id)
			and not exists (
				select from public.application_events as event where event.application_id = application.id
					and event.at > least(moment, clock_timestamp()) - application_rules.take_back_time()
			)
		order by application.id limit 500
		for update skip locked
	), deleted as (
		delete from public.application_copies where application_id in (select id from past) returning 1
	)
	select count(*)::integer from deleted
$$;
