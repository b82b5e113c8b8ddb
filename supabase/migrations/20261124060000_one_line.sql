-- Fields of one line have no control and format characters: they hide what a name says, or turn its letters around.

-- What is stored already loses these characters; breaks become spaces. Nothing else about the rows changes: no company
-- waits to be verified again for it.
create function public.as_one_line(given text) returns text
	language sql immutable
	return btrim(regexp_replace(
		regexp_replace(given, '[\t\n\v\f\r\u0085\u2028\u2029]+', ' ', 'g'),
		'[\u0001-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160'
			|| '\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb'
			|| '\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
			|| '\U000e0001\U000e0020-\U000e007f]', '', 'g'));
create function public.as_lines(given jsonb) returns jsonb
	language sql immutable
	return case when given is not null then (
		select coalesce(jsonb_agg(case jsonb_typeof(entry)
			when 'string' then to_jsonb(public.as_one_line(entry #>> '{}'))
			when 'object' then (
				select jsonb_object_agg(key, case
					when key <> 'details' and jsonb_typeof(value) = 'string'
					then to_jsonb(public.as_one_line(value #>> '{}')) else value end)
				from jsonb_each(entry)
			)
			else entry end order by place) filter (
				where jsonb_typeof(entry) <> 'string' or public.as_one_line(entry #>> '{}') ~ '\S'
			), '[]')
		from jsonb_array_elements(given) with ordinality as listed (entry, place)
	) end;

alter table public.contacts disable trigger user;
update public.contacts
	set name = coalesce(nullif(public.as_one_line(name), ''), '?'),
		email = public.as_one_line(email),
		subject = coalesce(nullif(public.as_one_line(subject), ''), '?')
	where not public.is_one_line(name || email || subject);
alter table public.contacts enable trigger user,
	add constraint contacts_one_line check (public.is_one_line(name || email || subject));

alter table public.employers disable trigger user;
update public.employers
	set company_name = coalesce(nullif(public.as_one_line(company_name), ''), '?'),
		contact_person = coalesce(nullif(public.as_one_line(contact_person), ''), '?'),
		phone = nullif(public.as_one_line(phone), ''),
		website = nullif(public.as_one_line(website), ''),
		location = nullif(public.as_one_line(location), ''),
		linkedin_url = nullif(public.as_one_line(linkedin_url), '')
	where not public.is_one_line(concat(company_name, contact_person, phone, website, location, linkedin_url));
alter table public.employers enable trigger user,
	add constraint employers_one_line check (public.is_one_line(
		concat(company_name, contact_person, phone, website, location, linkedin_url)));

alter table public.applications disable trigger user;
update public.applications set program_name = nullif(public.as_one_line(program_name), '')
	where not public.is_one_line(program_name);
alter table public.applications enable trigger user,
	add constraint applications_one_line check (public.is_one_line(program_name));

alter table public.student_profiles disable trigger user;
update public.student_profiles
	set name = nullif(public.as_one_line(name), ''),
		university = nullif(public.as_one_line(university), ''),
		course = nullif(public.as_one_line(course), ''),
		education = public.as_lines(education),
		experience = public.as_lines(experience),
		skills = public.as_lines(skills),
		languages = public.as_lines(languages),
		links = public.as_lines(links)
	where not (public.is_one_line(concat(name, university, course)) and application_rules.are_lines(education)
		and application_rules.are_lines(experience) and application_rules.are_lines(skills)
		and application_rules.are_lines(languages) and application_rules.are_lines(links));
alter table public.student_profiles enable trigger user,
	add constraint student_profiles_one_line check (public.is_one_line(concat(name, university, course))
		and application_rules.are_lines(education) and application_rules.are_lines(experience)
		and application_rules.are_lines(skills) and application_rules.are_lines(languages)
		and application_rules.are_lines(links));

alter table public.cv_files disable trigger user;
update public.cv_files set name = coalesce(nullif(public.as_one_line(name), ''), 'CV.pdf')
	where not public.is_one_line(name);
alter table public.cv_files enable trigger user,
	add constraint cv_files_one_line check (public.is_one_line(name));

-- Drafts become internships.
alter table public.internship_drafts disable trigger user;
update public.internship_drafts
	set content = content || jsonb_strip_nulls(jsonb_build_object(
		'title', public.as_one_line(content ->> 'title'), 'city', public.as_one_line(content ->> 'city'),
		'location', public.as_one_line(content ->> 'location'),
		'requirements', public.as_lines(case jsonb_typeof(content -> 'requirements')
			when 'array' then content -> 'requirements' end),
		'benefits', public.as_lines(case jsonb_typeof(content -> 'benefits')
			when 'array' then content -> 'benefits' end)))
	where not (public.is_one_line(concat(content ->> 'title', content ->> 'city', content ->> 'location'))
		and coalesce(application_rules.are_lines(content -> 'requirements'), true)
		and coalesce(application_rules.are_lines(content -> 'benefits'), true));
alter table public.internship_drafts enable trigger user,
	add constraint internship_drafts_one_line check (
		public.is_one_line(concat(content ->> 'title', content ->> 'city', content ->> 'location'))
		and coalesce(application_rules.are_lines(content -> 'requirements'), true)
		and coalesce(application_rules.are_lines(content -> 'benefits'), true));

-- With its triggers: what is found in the catalogue changes with it.
update public.internships
	set title = coalesce(nullif(public.as_one_line(title), ''), '?'),
		company = coalesce(nullif(public.as_one_line(company), ''), '?'),
		city = nullif(public.as_one_line(city), ''),
		location = coalesce(nullif(public.as_one_line(location), ''), '?'),
		requirements = array(select jsonb_array_elements_text(public.as_lines(to_jsonb(requirements)))),
		benefits = array(select jsonb_array_elements_text(public.as_lines(to_jsonb(benefits))))
	where not public.is_one_line(concat(title, company, city, location,
		array_to_string(requirements, ''), array_to_string(benefits, '')));
alter table public.internships
	add constraint internships_one_line check (public.is_one_line(concat(title, company, city, location,
		array_to_string(requirements, ''), array_to_string(benefits, ''))));

drop function public.as_lines(jsonb);
drop function public.as_one_line(text);
