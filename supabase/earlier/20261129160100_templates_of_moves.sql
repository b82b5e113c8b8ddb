-- The message of a move before `{name}` was filled in: what an employer reads of it who does not know the name. Null where nothing was
-- filled in.
alter table public.application_events add column template text check (char_length(template) <= 5000);
grant select (template) on public.application_events to authenticated;
grant insert (template) on public.application_events to service_role;
