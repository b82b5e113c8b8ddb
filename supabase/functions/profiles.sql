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

-- What of a profile goes along with an application: all but the permission to work. Called by freeze, and by operators
-- for sample data.
create or replace function application_rules.sent_profile(given public.student_profiles) returns jsonb
	language sql immutable
	return jsonb_build_object(
		'name', given.name, 'university', given.university, 'course', given.course, 'level', given.level,
		'graduation', given.graduation, 'education', given.education, 'experience', given.experience,
		'skills', given.skills, 'languages', given.languages, 'links', given.links,
		'earliest_start', given.earliest_start, 'weekly_hours', given.weekly_hours);

-- Copies profile and CV to an application, for good, in the transaction that stores it; a CV that was sent before is
-- not stored again. Called by its student. Raises PT404, PT409 (profile_changed, cv_changed), PT403 (cvs_full).
-- `profile_seen` and `cv_seen` say when each was changed last, as the student has seen it: null leaves it out. `made`
-- is a CV made from the profile, in the place of an own one.
create or replace function application_rules.freeze(
	application uuid, profile_seen timestamptz, show_permission boolean, cv_seen timestamptz,
	made_name text default null, made bytea default null
) returns void
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	profile public.student_profiles;
	cv_name text := made_name;
	cv bytea := made;
	stored uuid;
begin
	perform from public.applications as own where own.id = application and own.user_id = auth.uid()
		and own.xmin::text::bigint = (pg_current_xact_id()::text::bigint & 4294967295);
	if not found then
		raise sqlstate 'PT404' using message = 'There is no such application.';
	end if;
	if profile_seen is not null then
		select * into profile from public.student_profiles as own where own.user_id = auth.uid() for share;
		if profile.updated_at is distinct from profile_seen then
			raise sqlstate 'PT409' using detail = 'profile_changed',
				message = 'Your profile has been changed in the meantime. Look at it once more.';
		end if;
	end if;
	if cv_seen is not null then
		select own.name, own.content into cv_name, cv from public.cv_files as own
			where own.user_id = auth.uid() and own.updated_at = cv_seen for share;
		if not found then
			raise sqlstate 'PT409' using detail = 'cv_changed',
				message = 'Your CV has been changed in the meantime. Look at it once more.';
		end if;
	end if;
	if cv is not null then
		-- The update locks one that is stored already: it is not deleted meanwhile.
		insert into public.sent_cvs (user_id, content) values (auth.uid(), cv)
			on conflict (user_id, digest) do update set user_id = excluded.user_id
			returning id into stored;
	end if;
	insert into public.application_copies (application_id, profile, permission_shown, cv_name, sent_cv) values (
		application,
		case when profile_seen is not null then application_rules.sent_profile(profile) end,
		case when show_permission and profile.work_permission ->> 'kind' <> 'not-said'
			then profile.work_permission end,
		cv_name, stored
	);
end
$$;
grant execute on function application_rules.freeze to authenticated;

-- Trigger on cv_files and sent_cvs: raises PT403 (cvs_full) where the CVs of an account would fill more than 20 MB.
-- Programs of staff and restored backups are not bound.
create or replace function application_rules.limit_cvs() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	others bigint;
begin
	if auth.uid() is null then
		return new;
	end if;
	perform pg_advisory_xact_lock(hashtextextended('cvs:' || new.user_id::text, 0));
	if tg_table_name = 'sent_cvs' and exists (
		select from public.sent_cvs where user_id = new.user_id and digest = sha256(new.content)
	) then
		return new;
	end if;
	select coalesce(sum(octet_length(content)), 0) into others from (
		select content from public.sent_cvs where user_id = new.user_id
		-- A new one in the profile takes the place of the one before.
		union all select content from public.cv_files where user_id = new.user_id and tg_table_name = 'sent_cvs'
	) as stored;
	if others + octet_length(new.content) > 20971520 then
		raise sqlstate 'PT403' using detail = 'cvs_full', message =
			'Your CVs, the one in your profile and those that you have sent, fill 20 MB, which is the most an account can hold. Choose a smaller file, or withdraw an application that you no longer want: ten minutes later its CV is deleted.';
	end if;
	return new;
end
$$;

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
					and event.at > least(moment, clock_timestamp()) - interval '10 minutes'
			)
		order by application.id limit 500
		for update skip locked
	), deleted as (
		delete from public.application_copies where application_id in (select id from past) returning 1
	)
	select count(*)::integer from deleted
$$;
