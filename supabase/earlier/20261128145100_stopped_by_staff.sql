-- Staff pause an employer's internship, or take it down: it is hidden then, and the office answers its applications.
alter table public.internships
	drop constraint internships_paused_by_check,
	add constraint internships_paused_by_check check (paused_by in ('employer', 'limit', 'staff')),
	add column taken_down_at timestamptz,
	add constraint internships_taken_down_check
		check (taken_down_at is null or (source = 'employer' and status = 'closed' and hidden));

-- Why, and what it was before, so that it can be so again.
create table posting_rules.stops (
	internship_id uuid primary key references public.internships (id) on delete cascade,
	kind text not null check (kind in ('paused', 'taken-down')),
	at timestamptz not null default clock_timestamp(),
	-- In words for the employer.
	reason text not null check (char_length(reason) <= 2000 and reason ~ '\S'),
	replaced jsonb not null check (jsonb_typeof(replaced) = 'object')
);
alter table posting_rules.stops enable row level security;
revoke all on posting_rules.stops from public, anon, authenticated, service_role;
grant select on posting_rules.stops to authenticated;
grant select, insert, update, delete on posting_rules.stops to service_role;
create policy "an employer sees why" on posting_rules.stops
	for select to authenticated using (internship_id in (
		select id from public.internships where employer_id = (select posting_rules.own_employer())
	));
create policy "members of staff see all" on posting_rules.stops
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff do everything" on posting_rules.stops
	for all to service_role using (true) with check (true);

drop trigger note_answerer on public.internships;
create trigger note_answerer after update on public.internships
	for each row when (
		old.employer_id is distinct from new.employer_id or old.taken_down_at is distinct from new.taken_down_at
	) execute function application_rules.note_answerer();

create or replace view application_rules.waiting as
	select application.id, employer.id as employer_id, application.internship_id, application.answer_due_on,
		application.created_at
	from public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	left join public.employers as employer on employer.id = internship.employer_id
		and employer.host_since is not null and internship.taken_down_at is null
	where application.status in ('submitted', 'in-review')
		and not exists (
			select from public.reviewed_applications as held where held.application_id = application.id and held.waits
		);
