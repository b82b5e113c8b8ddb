-- The name as on the passport, of students whose name has letters of another script: UK employers need it, and a PDF has
-- not the letters of every script.
alter table public.student_profiles
	add column latin_name text check (char_length(latin_name) <= 120)
		constraint student_profiles_latin_name_one_line check (public.is_one_line(latin_name));
grant insert (latin_name), update (latin_name) on public.student_profiles to authenticated;
