-- What a member of staff may do (posting_rules.rights in supabase/functions/members.sql). Who was staff before may do everything.
alter table public.staff
	add column role text not null default 'administrator' check (role in ('reviewer', 'administrator'));

-- Who has been proposed as an administrator, until a second administrator approves it, or somebody ends it.
create table public.staff_proposals (
	user_id uuid primary key references auth.users (id) on delete cascade,
	proposed_by uuid not null references auth.users (id) on delete cascade,
	proposed_at timestamptz not null default clock_timestamp(),
	ends_at timestamptz not null default clock_timestamp() + interval '7 days',
	check (user_id <> proposed_by)
);
create index staff_proposals_proposed_by_idx on public.staff_proposals (proposed_by);

alter table public.staff_proposals enable row level security;
revoke all on public.staff_proposals from public, anon, authenticated, service_role;
grant select on public.staff_proposals to authenticated;
grant select, insert, update, delete on public.staff_proposals to service_role;
create policy "administrators see who is proposed" on public.staff_proposals
	for select to authenticated using ('staff' in (select staff_rules.own_rights()));
create policy "deeds do everything" on public.staff_proposals
	for all to service_role using (true) with check (true);

-- Operators alone have added and removed staff; now deeds do as well.
grant insert, update, delete on public.staff to service_role;
create policy "deeds do everything" on public.staff
	for all to service_role using (true) with check (true);
