-- What a student asks the employer of an internship before an application, and its one answer. Plain text. Written by the server
-- alone (server/deeds/applications/listing-questions.ts); the employer is never told who asks.
create table public.listing_questions (
	id uuid primary key default gen_random_uuid(),
	internship_id uuid not null references public.internships (id) on delete cascade,
	user_id uuid not null references auth.users (id) on delete cascade,
	asked_at timestamptz not null default clock_timestamp(),
	text text not null check (char_length(text) <= 2000 and text ~ '\S'),
	-- When somebody of the company opened the page with it, and when the company was mailed about it.
	read_at timestamptz,
	mailed_at timestamptz,
	answer text check (char_length(answer) <= 2000 and answer ~ '\S'),
	-- Null after the deletion of the account.
	answered_by uuid references auth.users (id) on delete set null,
	answered_at timestamptz,
	-- When the student opened the page with the answer, and when they were mailed about it.
	answer_read_at timestamptz,
	answer_mailed_at timestamptz,
	check ((answer is null) = (answered_at is null)),
	check (answer is not null or answered_by is null and answer_read_at is null and answer_mailed_at is null)
);
-- The next question about an internship waits for the answer to the last one.
create unique index listing_questions_waiting_idx on public.listing_questions (internship_id, user_id) where answer is null;
create index listing_questions_internship_idx on public.listing_questions (internship_id, asked_at);
create index listing_questions_user_idx on public.listing_questions (user_id, asked_at);
create index listing_questions_answered_by_idx on public.listing_questions (answered_by);
alter table public.listing_questions enable row level security;
revoke all on public.listing_questions from public, anon, authenticated, service_role;
grant select on public.listing_questions to authenticated, service_role;
grant insert (internship_id, user_id, text, answer, answered_at) on public.listing_questions to service_role;
grant update (read_at, mailed_at, answer, answered_by, answered_at, answer_read_at, answer_mailed_at)
	on public.listing_questions to service_role;
create policy "people see what they have asked" on public.listing_questions
	for select to authenticated using (user_id = (select auth.uid()));
create policy "the server sees all" on public.listing_questions for select to service_role using (true);
create policy "the server stores them" on public.listing_questions for insert to service_role with check (true);
create policy "the server notes what became of them" on public.listing_questions
	for update to service_role using (true) with check (true);

-- Each side can report what the other has written.
alter table public.reports
	add column listing_question_id uuid references public.listing_questions (id) on delete set null,
	-- Who has written what is reported of it.
	add column question_side text check (question_side in ('student', 'employer'));
create unique index reports_listing_question_open_idx on public.reports (listing_question_id, question_side)
	where resolved_at is null;
create policy "members of staff see what was reported" on public.listing_questions
	for select to authenticated using ((select staff_rules.is_staff()) and staff_rules.is_reported(id));
