-- Who answers an application stands in its row, so that an index has what staff's lists read, however many there are.
drop view application_rules.answered_by_me;
drop view application_rules.answered_by_employers;
drop index public.internships_answerer_idx;
drop index public.applications_created_idx;
drop index public.applications_status_idx;
alter table public.applications
	-- Whether the office answers it: it is general, or no employer who may answer has the internship.
	add column to_office boolean not null default true;
update public.applications set to_office = false where internship_id in (
	select internship.id from public.internships as internship
	join public.employers as employer on employer.id = internship.employer_id
	where employer.host_since is not null
);
-- For every change: what a trigger changes is not among the columns of an update.
create trigger note_who_answers before insert on public.applications
	for each row execute function application_rules.note_who_answers();
create trigger note_who_answers_now before update on public.applications
	for each row when (
		(old.internship_id, old.to_office) is distinct from (new.internship_id, new.to_office)
	) execute function application_rules.note_who_answers();
create trigger note_answerer after update on public.employers
	for each row when ((old.host_since is null) <> (new.host_since is null))
	execute function application_rules.note_answerer();
create trigger note_answerer after update on public.internships
	for each row when (old.employer_id is distinct from new.employer_id)
	execute function application_rules.note_answerer();

create view application_rules.answered_by_me as
	select application.*,
		case when internship_id = any (array(select application_rules.own_internships()))
			then 'employer' else 'staff' end as mover
	from public.applications as application
	where user_id <> (select auth.uid()) and (
		internship_id = any (array(select application_rules.own_internships()))
		or (select staff_rules.is_staff())
	);
revoke all on application_rules.answered_by_me from public, anon, service_role;
grant select on application_rules.answered_by_me to authenticated;

-- What waits by the day of its answer, the rest newest first; each also by its status.
create index applications_due_idx on public.applications (to_office, answer_due_on, created_at, id)
	include (internship_id, user_id, status) where status in ('submitted', 'in-review');
create index applications_due_status_idx on public.applications (to_office, status, answer_due_on, created_at, id)
	include (internship_id, user_id) where status in ('submitted', 'in-review');
create index applications_created_idx on public.applications (created_at);
create index applications_answered_idx on public.applications (to_office, created_at desc, id)
	include (internship_id, user_id, status, answer_due_on) where status not in ('submitted', 'in-review');
create index applications_status_idx on public.applications (to_office, status, created_at desc, id)
	include (internship_id, user_id, answer_due_on) where status not in ('submitted', 'in-review');

-- Applications are counted by `staff_rules.waiting` and `staff_rules.figures`, along an index.
create or replace view staff_rules.what_waits (kind, since) as
	select 'drafts', submitted_at from public.internship_drafts where state = 'submitted'
	union all select 'corrections', first_at from posting_rules.corrections
	union all select 'employers', asked_at from public.employers where asked_at is not null
	-- Those that are checked again as a whole wait as employers.
	union all select 'companies', changed.first_at from staff_rules.company_changes as changed
		join public.employers on employers.id = changed.employer_id and employers.verified
	union all select 'messages', created_at from public.contacts
		where not exists (select from public.contact_answers where contact_id = contacts.id)
	union all select 'reports', created_at from public.reports where resolved_at is null;

-- Offers by their last day.
create index application_events_offers_idx on public.application_events (offer_until) where offer_until is not null;
drop function if exists application_rules.open_offers();

-- Employers whose record is worked out again for the new day come after those where something has happened.
alter table catalogue.stale_records add column daily boolean not null default false;
