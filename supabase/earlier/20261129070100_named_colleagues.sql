-- A note may name a colleague: they are mailed, and told on their dashboard until they open the application.
alter table public.application_notes
	add column for_colleague uuid references auth.users (id) on delete set null,
	add column seen_at timestamptz;
create index application_notes_for_colleague_idx on public.application_notes (for_colleague);

grant update (seen_at) on public.application_notes to service_role;
create policy "the server notes that one was seen" on public.application_notes
	for update to service_role using (true) with check (true);
