-- What staff have asked companies: it stands in the console of their owners until one has answered.
create table posting_rules.staff_questions (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	question text not null check (char_length(question) <= 2000 and question ~ '\S'),
	asked_at timestamptz not null default clock_timestamp(),
	answered_at timestamptz,
	-- Null where an owner says that they have answered by email.
	answer text check (char_length(answer) <= 2000 and answer ~ '\S'),
	-- The owner who has answered; null once that account is deleted.
	answered_by uuid references auth.users (id) on delete set null,
	check (answered_at is not null or (answer is null and answered_by is null))
);
create index staff_questions_employer_idx on posting_rules.staff_questions (employer_id, asked_at);
create index staff_questions_answered_by_idx on posting_rules.staff_questions (answered_by);
create index staff_questions_asked_at_idx on posting_rules.staff_questions (asked_at);
alter table posting_rules.staff_questions enable row level security;
revoke all on posting_rules.staff_questions from public, anon, authenticated, service_role;
grant select, insert, update on posting_rules.staff_questions to service_role;
create policy "deeds do everything" on posting_rules.staff_questions
	for all to service_role using (true) with check (true);
