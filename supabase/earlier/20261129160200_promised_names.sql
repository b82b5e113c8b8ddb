-- Who was told, as they applied, that nobody sees their name before the invitation: that stays so where their employer shows names
-- later.
alter table public.applications add column names_hidden boolean not null default false;
update public.applications set names_hidden = true
	where internship_id in (select id from public.internships where hide_names);
