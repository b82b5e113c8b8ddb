-- What employers in the UK expect on a CV: a telephone number, a town, a line about the person, and projects.
alter table public.student_profiles
	add column phone text check (char_length(phone) <= 40),
	add column town text check (char_length(town) <= 100),
	add column headline text check (char_length(headline) <= 120),
	add column projects jsonb not null default '[]'
		check (application_rules.is_list(projects, 6, '{"title": 200, "link": 300, "details": 800}'));
grant insert (phone, town, headline, projects) on public.student_profiles to authenticated;
grant update (phone, town, headline, projects) on public.student_profiles to authenticated;
alter table public.student_profiles
	add constraint student_profiles_more_one_line check (
		public.is_one_line(concat(phone, town, headline)) and application_rules.are_lines(projects)
	);
