-- The way by which a student came to the page of the internship that they have applied for: one word, told with the application. Null
-- where it is not known, as of all those before.
alter table public.applications add column came_by text
	check (came_by in ('search', 'list', 'company', 'alert', 'shared', 'saved', 'employer', 'direct'));
