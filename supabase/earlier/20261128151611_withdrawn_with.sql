-- Of a withdrawal in one step with others: the application whose offer was accepted. They are taken back together.
alter table public.application_events add column withdrawn_with uuid
	references public.applications (id) on delete set null
	check (withdrawn_with is null or to_status = 'withdrawn');
create index application_events_withdrawn_with_idx on public.application_events (withdrawn_with)
	where withdrawn_with is not null;
grant select (withdrawn_with) on public.application_events to authenticated;
grant insert (withdrawn_with) on public.application_events to service_role;
