-- What the pages of a CV say, read once it was sent: '' where they cannot be read, null until then. An employer reads it in the page
-- and searches it; it goes with the file. What was sent stays as it was.
alter table public.sent_cvs add column text text check (char_length(text) <= 100000);
drop trigger refuse_change on public.sent_cvs;
create trigger refuse_change before update of user_id, content, created_at or delete on public.sent_cvs
	for each row execute function application_rules.refuse_change();
grant update (text) on public.sent_cvs to service_role;
create index sent_cvs_unread_idx on public.sent_cvs (created_at) where text is null;
