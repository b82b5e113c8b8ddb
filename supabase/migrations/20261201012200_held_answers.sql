-- The answer of an employer to a question that waits for staff stands in its review until it is sent: listing_questions.answer
-- is what the student reads.
alter table public.message_reviews
	add column listing_question_id uuid references public.listing_questions (id) on delete cascade,
	drop constraint message_reviews_check,
	add constraint message_reviews_check
		check (num_nonnulls(to_status, application_message_id, listing_question_id) = 1);
create index message_reviews_listing_question_idx on public.message_reviews (listing_question_id, asked_at);
create unique index message_reviews_waiting_answer_idx on public.message_reviews (listing_question_id) where state = 'waiting';

create policy "members of staff see what an answer is to that they look at" on public.listing_questions
	for select to authenticated using ((select staff_rules.is_staff()) and exists (
		select from public.message_reviews as review where review.listing_question_id = listing_questions.id
	));
