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
	updated_at timestamptz not null default clock_timestamp(),
	phone text check (char_length(phone) <= 40),
	town text check (char_length(town) <= 100),
	headline text check (char_length(headline) <= 120),
	projects jsonb not null default '[]'
		check (application_rules.is_list(projects, 6, '{"title": 200, "link": 300, "details": 800}')),
	-- The name as on the passport, of students whose name has letters of another script: UK employers need it, and a PDF has
	-- not the letters of every script.
	latin_name text check (char_length(latin_name) <= 120)
		constraint student_profiles_latin_name_one_line check (public.is_one_line(latin_name)),
	constraint student_profiles_one_line check (public.is_one_line(concat(name, university, course))
		and application_rules.are_lines(education) and application_rules.are_lines(experience)
		and application_rules.are_lines(skills) and application_rules.are_lines(languages)
		and application_rules.are_lines(links)),
	constraint student_profiles_more_one_line check (
		public.is_one_line(concat(phone, town, headline)) and application_rules.are_lines(projects)
	)
);
alter table public.student_profiles enable row level security;
revoke all on public.student_profiles from public, anon, authenticated, service_role;
grant select, delete on public.student_profiles to authenticated;
grant select, insert, update, delete on public.student_profiles to service_role;
grant insert (
	user_id, name, university, course, level, graduation, education, experience, skills, languages, links,
	work_permission, earliest_start, weekly_hours, versions, phone, town, headline, projects, latin_name
) on public.student_profiles to authenticated;
grant update (
	name, university, course, level, graduation, education, experience, skills, languages, links, work_permission,
	earliest_start, weekly_hours, versions, phone, town, headline, projects, latin_name
) on public.student_profiles to authenticated;
create policy "a person has their own" on public.student_profiles
	for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "staff do everything" on public.student_profiles
	for all to service_role using (true) with check (true);
create trigger note_update before update on public.student_profiles
	for each row execute function public.note_update();

-- One PDF of each person. The server has read it before: no scripts, nothing embedded, not encrypted.
create table public.cv_files (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null unique references auth.users (id) on delete cascade,
	name text not null check (char_length(name) <= 120 and name ~ '\S'),
	content bytea not null check (
		octet_length(content) <= 5242880
		and position('\x255044462d'::bytea in substr(content, 1, 1029)) > 0
	),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default clock_timestamp(),
	-- False for a scan: the student is told that programs cannot read it.
	has_text boolean not null default true,
	constraint cv_files_one_line check (public.is_one_line(name))
);
alter table public.cv_files alter column content set storage external;
alter table public.cv_files enable row level security;
revoke all on public.cv_files from public, anon, authenticated, service_role;
grant select, delete on public.cv_files to authenticated;
grant select, insert, update, delete on public.cv_files to service_role;
create policy "a person has their own" on public.cv_files
	for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "staff do everything" on public.cv_files
	for all to service_role using (true) with check (true);
create trigger note_update before update on public.cv_files
	for each row execute function public.note_update();

-- A CV that was sent is stored once for each account and content; the copies that went along with applications point
-- to it.
create table public.sent_cvs (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	content bytea not null check (
		octet_length(content) <= 5242880
		and position('\x255044462d'::bytea in substr(content, 1, 1029)) > 0
	),
	digest bytea not null generated always as (sha256(content)) stored,
	created_at timestamptz not null default clock_timestamp(),
	-- What the pages of a CV say, read once it was sent: '' where they cannot be read, null until then. An employer reads it in the page
	-- and searches it; it goes with the file. What was sent stays as it was.
	text text check (char_length(text) <= 100000),
	unique (user_id, digest)
);
alter table public.sent_cvs alter column content set storage external;
create index sent_cvs_unread_idx on public.sent_cvs (created_at) where text is null;
alter table public.sent_cvs enable row level security;
revoke all on public.sent_cvs from public, anon, authenticated, service_role;
grant select on public.sent_cvs to authenticated, service_role;
grant insert (user_id, content) on public.sent_cvs to service_role;
grant update (user_id, text) on public.sent_cvs to service_role;
create policy "a person sees their own" on public.sent_cvs
	for select to authenticated using (user_id = (select auth.uid()));
create policy "staff see all" on public.sent_cvs for select to service_role using (true);
create policy "the server stores them" on public.sent_cvs for insert to service_role with check (true);
create policy "the server locks them" on public.sent_cvs for update to service_role using (true);
create trigger refuse_change before update of user_id, content, created_at or delete on public.sent_cvs
	for each row execute function application_rules.refuse_change();

-- What went along with an application, as it was then: later changes of the profile change nothing here.
create table public.application_copies (
	application_id uuid primary key references public.applications (id) on delete cascade,
	-- Null where it was left out. Never with the permission to work.
	profile jsonb check (jsonb_typeof(profile) = 'object'),
	-- The permission to work, where the student chose to show it.
	permission_shown jsonb check (jsonb_typeof(permission_shown) = 'object'),
	cv_name text check (char_length(cv_name) <= 140 and cv_name ~ '\S'),
	created_at timestamptz not null default clock_timestamp(),
	sent_cv uuid references public.sent_cvs (id),
	-- The telephone number that was sent with an application is read by application_rules.sent_phone alone: an employer is
	-- shown it with the address, once an invitation or an offer is final.
	phone text check (char_length(phone) <= 40),
	check ((sent_cv is null) = (cv_name is null)),
	check (not profile ? 'phone')
);
create index application_copies_sent_cv_idx on public.application_copies (sent_cv);
alter table public.application_copies enable row level security;
revoke all on public.application_copies from public, anon, authenticated, service_role;
grant select, insert on public.application_copies to service_role;
grant select (
	application_id, profile, permission_shown, cv_name, created_at, sent_cv
) on public.application_copies to authenticated;
-- Row-level security of applications decides.
create policy "who sees an application sees what was sent with it" on public.application_copies
	for select to authenticated using (exists (
		select from public.applications where applications.id = application_id
	));
create policy "staff see all" on public.application_copies for select to service_role using (true);
create policy "the server stores them" on public.application_copies for insert to service_role with check (true);
create trigger refuse_change before update or delete on public.application_copies
	for each row execute function application_rules.refuse_change();
create trigger delete_unused_cv after delete on public.application_copies
	for each row when (old.sent_cv is not null) execute function application_rules.delete_unused_cv();

-- Row-level security of the copies decides.
create policy "who sees what was sent sees its CV" on public.sent_cvs
	for select to authenticated using (exists (
		select from public.application_copies where sent_cv = sent_cvs.id
	));
