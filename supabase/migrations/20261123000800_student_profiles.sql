-- What students say of themselves, their own CV, and what of both goes along with an application.
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

-- A PDF is compressed already.
alter table public.cv_files alter column content set storage external;
alter table public.application_copies alter column cv set storage external;

create trigger note_update before update on public.student_profiles
	for each row execute function public.note_update();
create trigger note_update before update on public.cv_files
	for each row execute function public.note_update();
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
