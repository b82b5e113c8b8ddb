-- What students say of themselves, their own CV, and what of both goes along with an application.

-- Whether this is a list of at most `most` entries of one kind. `longest` is the length of a text, where
-- every entry is one; or an object with the length of each member, where every entry is an object with just
-- these members, each a text or null.
create function application_rules.is_list(given jsonb, most integer, longest jsonb) returns boolean
	language sql immutable parallel safe
	return case
		when jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > most then false
		when jsonb_typeof(longest) = 'number' then not exists (
			select from jsonb_array_elements(given) as entry
			where jsonb_typeof(entry) <> 'string' or entry #>> '{}' !~ '\S'
				or char_length(entry #>> '{}') > longest::integer
		)
		else not exists (
			select from jsonb_array_elements(given) as entry
			where jsonb_typeof(entry) <> 'object'
				or not coalesce(entry ?& array(select jsonb_object_keys(longest)), false)
				or exists (
					select from jsonb_each(
						case jsonb_typeof(entry) when 'object' then entry else '{}' end
					) as member
					where not longest ? member.key
						or jsonb_typeof(member.value) not in ('string', 'null')
						or char_length(member.value #>> '{}') > (longest ->> member.key)::integer
				)
		)
	end;
revoke all on function application_rules.is_list(jsonb, integer, jsonb) from public, anon;
grant execute on function application_rules.is_list(jsonb, integer, jsonb)
	to authenticated, service_role;

create table public.student_profiles (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null unique references auth.users (id) on delete cascade,
	name text check (char_length(name) <= 120),
	university text check (char_length(university) <= 200),
	course text check (char_length(course) <= 200),
	level text check (level in ('foundation', 'bachelor', 'integrated-master', 'master', 'phd', 'other')),
	-- A month, "2027-06".
	graduation text check (graduation ~ '^(19|20)\d\d-(0[1-9]|1[0-2])$'),
	education jsonb not null default '[]' check (application_rules.is_list(education, 8,
		'{"school": 200, "qualification": 200, "from": 7, "to": 7, "details": 800}')),
	experience jsonb not null default '[]' check (application_rules.is_list(experience, 10,
		'{"role": 200, "organisation": 200, "from": 7, "to": 7, "details": 1500}')),
	skills jsonb not null default '[]' check (application_rules.is_list(skills, 40, '80')),
	languages jsonb not null default '[]'
		check (application_rules.is_list(languages, 15, '{"language": 80, "level": 10}')),
	links jsonb not null default '[]' check (application_rules.is_list(links, 8, '300')),
	work_permission jsonb check (
		work_permission is null or jsonb_typeof(work_permission) = 'object' and char_length(work_permission::text) <= 2000
		and coalesce(work_permission ->> 'kind' in ('no-restriction', 'student-visa', 'graduate-visa',
			'other-visa', 'needs-sponsorship', 'not-said'), false)
	),
	earliest_start date,
	weekly_hours integer check (weekly_hours between 1 and 48),
	-- How often each section was saved: of two tabs the second is told that the first has changed it.
	versions jsonb not null default '{}'
		check (jsonb_typeof(versions) = 'object' and char_length(versions::text) <= 500),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default clock_timestamp()
);

create function public.note_update() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	new.updated_at := clock_timestamp();
	return new;
end
$$;
revoke all on function public.note_update() from public;
create trigger note_update before update on public.student_profiles
	for each row execute function public.note_update();

-- One PDF of each person. The server has read it before: no scripts, nothing embedded, not encrypted.
create table public.cv_files (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null unique references auth.users (id) on delete cascade,
	name text not null check (char_length(name) <= 120 and name ~ '\S'),
	content bytea not null check (
		octet_length(content) <= 2097152 and substr(content, 1, 5) = '\x255044462d'
	),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default clock_timestamp()
);
-- A PDF is compressed already.
alter table public.cv_files alter column content set storage external;
create trigger note_update before update on public.cv_files
	for each row execute function public.note_update();

-- What went along with an application, as it was then: later changes of the profile change nothing here.
create table public.application_copies (
	application_id uuid primary key references public.applications (id) on delete cascade,
	-- Null where it was left out. Never with the permission to work.
	profile jsonb check (jsonb_typeof(profile) = 'object'),
	-- The permission to work, where the student chose to show it.
	permission_shown jsonb check (jsonb_typeof(permission_shown) = 'object'),
	cv_name text check (char_length(cv_name) <= 140 and cv_name ~ '\S'),
	cv bytea check (octet_length(cv) <= 2097152 and substr(cv, 1, 5) = '\x255044462d'),
	created_at timestamptz not null default clock_timestamp(),
	check ((cv is null) = (cv_name is null))
);
alter table public.application_copies alter column cv set storage external;

-- Deleted with their application only: references act with the rights of the table's owner.
create function application_rules.refuse_change() returns trigger
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
revoke all on function application_rules.refuse_change() from public;
create trigger refuse_change before update or delete on public.application_copies
	for each row execute function application_rules.refuse_change();

alter table public.student_profiles enable row level security;
alter table public.cv_files enable row level security;
alter table public.application_copies enable row level security;

revoke all on public.student_profiles, public.cv_files, public.application_copies
	from public, anon, authenticated, service_role;
grant select, delete on public.student_profiles, public.cv_files to authenticated;
grant insert (user_id, name, university, course, level, graduation, education, experience, skills, languages,
	links, work_permission, earliest_start, weekly_hours, versions) on public.student_profiles to authenticated;
grant update (name, university, course, level, graduation, education, experience, skills, languages,
	links, work_permission, earliest_start, weekly_hours, versions) on public.student_profiles to authenticated;
grant insert (user_id, name, content) on public.cv_files to authenticated;
grant update (name, content) on public.cv_files to authenticated;
grant select, insert, update, delete on public.student_profiles, public.cv_files to service_role;
grant select on public.application_copies to authenticated, service_role;

create policy "a person has their own" on public.student_profiles
	for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "a person has their own" on public.cv_files
	for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "staff do everything" on public.student_profiles
	for all to service_role using (true) with check (true);
create policy "staff do everything" on public.cv_files
	for all to service_role using (true) with check (true);
-- Row-level security of applications decides.
create policy "who sees an application sees what was sent with it" on public.application_copies
	for select to authenticated using (exists (
		select from public.applications where applications.id = application_id
	));
create policy "staff see all" on public.application_copies for select to service_role using (true);

-- What of a profile is sent: all but the permission to work.
create function application_rules.sent_profile(given public.student_profiles) returns jsonb
	language sql immutable
	return jsonb_build_object(
		'name', given.name, 'university', given.university, 'course', given.course, 'level', given.level,
		'graduation', given.graduation, 'education', given.education, 'experience', given.experience,
		'skills', given.skills, 'languages', given.languages, 'links', given.links,
		'earliest_start', given.earliest_start, 'weekly_hours', given.weekly_hours);

-- Keeps what goes along with an application, in the transaction that stores it; later it is refused.
-- @param profile_seen the profile's updated_at as the student has seen it; null leaves it out
-- @param cv_seen the same of the own CV
-- @param made a CV made from the profile, in the place of an own one
-- @throws PT404, PT409 (profile_changed, cv_changed) if it is not what the student has seen, PT403 if the
-- account holds too many bytes
create function application_rules.freeze(
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
	if cv is not null and octet_length(cv) + (
		select coalesce(sum(octet_length(copy.cv)), 0) from public.application_copies as copy
		join public.applications as own on own.id = copy.application_id where own.user_id = auth.uid()
	) > 104857600 then
		raise sqlstate 'PT403' using message =
			'The CVs that you have sent fill 100 MB, which is the most an account can hold. Send a smaller file, or none.';
	end if;
	insert into public.application_copies (application_id, profile, permission_shown, cv_name, cv) values (
		application,
		case when profile_seen is not null then application_rules.sent_profile(profile) end,
		case when show_permission and profile.work_permission ->> 'kind' <> 'not-said'
			then profile.work_permission end,
		cv_name, cv
	);
end
$$;
revoke all on function application_rules.sent_profile(public.student_profiles),
	application_rules.freeze(uuid, timestamptz, boolean, timestamptz, text, bytea)
	from public, anon, authenticated, service_role;
grant execute on function
	application_rules.freeze(uuid, timestamptz, boolean, timestamptz, text, bytea) to authenticated;
