-- What people note for themselves on internships that they have saved. It is nobody else's business: staff have no rights
-- here. A note is a row of its own, so that it outlives a press on the heart by mistake.
create table public.saved_notes (
	user_id uuid not null references auth.users (id) on delete cascade,
	internship_id uuid not null references public.internships (id) on delete cascade,
	text text not null check (char_length(text) <= 1000 and text ~ '\S'),
	-- How often it was saved, so that of two tabs none overwrites the other.
	version integer not null default 1 check (version > 0),
	changed_at timestamptz not null default clock_timestamp(),
	-- When its internship was taken off the list; null while it is saved.
	removed_at timestamptz,
	primary key (user_id, internship_id)
);
create index saved_notes_internship_idx on public.saved_notes (internship_id);
create index saved_notes_removed_idx on public.saved_notes (removed_at) where removed_at is not null;

alter table public.saved_notes enable row level security;
revoke all on public.saved_notes from public, anon, authenticated, service_role;
grant select, delete, insert (user_id, internship_id, text), update (text, version, changed_at)
	on public.saved_notes to authenticated;
create policy "people read their notes" on public.saved_notes
	for select to authenticated using (user_id = (select auth.uid()));
create policy "people note something on what they have saved" on public.saved_notes
	for insert to authenticated with check (
		user_id = (select auth.uid())
		and exists (
			select from public.saved_internships as saved
			where saved.user_id = saved_notes.user_id and saved.internship_id = saved_notes.internship_id
		)
	);
create policy "people change their notes" on public.saved_notes
	for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their notes" on public.saved_notes
	for delete to authenticated using (user_id = (select auth.uid()));

create trigger keep_note after insert or delete on public.saved_internships
	for each row execute function public.keep_saved_note();
