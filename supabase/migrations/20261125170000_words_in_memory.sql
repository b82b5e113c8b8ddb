-- Each process finds internships by their words in memory (server/catalogue/index/texts.ts): what Postgres kept for that
-- is not needed any more.
drop trigger note_inserted_words on public.internships;
drop trigger note_updated_words on public.internships;
alter table public.internships drop column head, drop column stems;
drop table catalogue.words;
