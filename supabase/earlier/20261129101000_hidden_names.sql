-- Until an applicant is invited, an employer does not see who somebody is, where the internship says so: those that are published
-- from now on do, those before do not. Until then applicants are numbered, in the order in which they have applied to it.
alter table public.internships add column hide_names boolean not null default false;
alter table public.applications add column number integer;
update public.applications set number = numbered.number from (
	select id, row_number() over (partition by internship_id order by created_at, id) as number
	from public.applications where internship_id is not null
) as numbered where numbered.id = applications.id;
create index applications_number_idx on public.applications (internship_id, number desc);

-- The view has the columns of its table as they were when it was made.
drop view application_rules.answered_by_me;
create view application_rules.answered_by_me as
	select application.*,
		case when internship_id = any (array(select application_rules.own_internships()))
			then 'employer' else 'staff' end as mover
	from public.applications as application
	where user_id <> (select auth.uid()) and (
		internship_id = any (array(select application_rules.own_internships()))
		or (select staff_rules.is_staff())
	);
revoke all on application_rules.answered_by_me from public, anon, service_role;
grant select on application_rules.answered_by_me to authenticated;
