-- Where the reason is fraud, a refusal ends at once that the company sees and answers applications.
alter table public.employer_decisions add column ends_access boolean not null default false
	check (not ends_access or outcome = 'refused');
-- Looked for every two seconds.
create index employers_answers_until_idx on public.employers (answers_until) where answers_until is not null;
