-- A refused company that has had applicants answers them for four weeks. Then the office answers those who still wait.
alter table public.employers
	-- The last day on which it answers, in London. Null where no refusal limits it.
	add column answers_until date,
	add constraint employers_answers_check
		check (answers_until is null or (host_since is not null and not verified));

-- What a refusal has replaced, and when staff took the refusal back.
alter table public.employer_decisions
	add column replaced jsonb check (jsonb_typeof(replaced) = 'object'),
	add column taken_back_at timestamptz,
	add constraint employer_decisions_taken_back_check check (taken_back_at is null or replaced is not null);
grant update (taken_back_at) on public.employer_decisions to service_role;
create policy "the server notes what is taken back" on public.employer_decisions
	for update to service_role using (true) with check (true);

-- `employer_id` is who owes the answer: null where the office does.
create or replace view application_rules.waiting as
	select application.id, employer.id as employer_id, application.internship_id, application.answer_due_on
	from public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	left join public.employers as employer
		on employer.id = internship.employer_id and employer.host_since is not null
	where application.status in ('submitted', 'in-review')
		and not exists (
			select from public.reviewed_applications as held where held.application_id = application.id and held.waits
		);
