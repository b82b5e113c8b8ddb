-- What an employer says of words that are right in some texts only, when a draft is submitted.
alter table public.internship_drafts
	add column meant text check (char_length(meant) <= 1000 and meant ~ '\S');
