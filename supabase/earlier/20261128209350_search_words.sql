-- Words that staff have added to those of the search, without who has: the log of staff says that. `key` is the words as they
-- are looked up: in the singular and written as one. `means` is a word of the content's tables; null where it says nothing.
create table public.search_words (
	id uuid primary key default gen_random_uuid(),
	typed text not null check (char_length(typed) between 2 and 60 and typed !~ '[,|=\n]'),
	key text not null unique check (char_length(key) between 2 and 60),
	means text check (char_length(means) between 1 and 200),
	added_at timestamptz not null default clock_timestamp()
);
alter table public.search_words enable row level security;
revoke all on public.search_words from public, anon, authenticated, service_role;
-- Written by deeds of the server, which have tried them. None is changed: it is removed, and another one added.
grant select on public.search_words to authenticated;
grant select, insert, delete on public.search_words to service_role;
create policy "members of staff see them" on public.search_words
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff add and remove" on public.search_words for all to service_role using (true) with check (true);
create trigger count_change after insert or update or delete or truncate on public.search_words
	for each statement execute function catalogue.count_words_change();
