-- Each message of an employer is kept here, also one in which nothing was found: staff can stop it before it is shown.
alter table public.message_reviews drop constraint message_reviews_found_check;
-- The words that were found, as they are written; a message has at most a few.
alter table public.message_reviews add column words text[] not null default '{}' check (cardinality(words) <= 20);
create index message_reviews_sent_idx on public.message_reviews (asked_at) where state = 'sent';
