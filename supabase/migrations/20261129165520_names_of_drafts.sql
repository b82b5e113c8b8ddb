-- Whether names of applicants are hidden until the invitation is said as an internship is submitted, and holds once it is published.
alter table public.internship_drafts add column hide_names boolean not null default true;
