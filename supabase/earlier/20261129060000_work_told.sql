-- What is told of the work, and how an employer chooses; and what an employer asks everybody who applies, with the answers.
-- What was published before says nothing of them.
alter table public.internships
	add column typical_day text check (char_length(typical_day) <= 1500 and typical_day ~ '\S'),
	add column team text check (char_length(team) <= 300 and team ~ '\S'),
	-- Steps, in their order.
	add column selection text[] not null default '{}'
		check (application_rules.is_list(to_jsonb(selection), 6, '300')),
	add column questions text[] not null default '{}'
		check (application_rules.is_list(to_jsonb(questions), 3, '200')),
	add constraint internships_work_told_one_line check (public.is_one_line(
		concat(team, array_to_string(selection, ''), array_to_string(questions, ''))));

-- Drafts become internships. The longest content has 4,300 characters more now, and JSON writes some of them as two.
alter table public.internship_drafts
	drop constraint internship_drafts_content_check,
	add constraint internship_drafts_content_check
		check (jsonb_typeof(content) = 'object' and char_length(content::text) <= 40000),
	add constraint internship_drafts_work_told_one_line check (
		public.is_one_line(coalesce(content ->> 'team', ''))
		and coalesce(application_rules.are_lines(content -> 'selection'), true)
		and coalesce(application_rules.are_lines(content -> 'questions'), true));

-- Questions as they were asked, each with its answer: an internship that changes later changes none of them.
alter table public.applications
	add column question_answers jsonb not null default '[]'
		check (application_rules.are_question_answers(question_answers));
grant select (question_answers) on public.applications to authenticated;

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
