-- How long staff take, what a draft was when they returned it, and of which drafts the office has been told.
alter table public.employer_decisions
	-- Since when the company had waited; null where it did not.
	add column asked_at timestamptz;
alter table public.internship_drafts
	add column returned_content jsonb check (jsonb_typeof(returned_content) = 'object'),
	-- When the office was told of its last submission.
	add column mailed_at timestamptz;
