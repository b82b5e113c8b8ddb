-- Applications are sent, moved and noted by the server alone, as service_role (server/deeds/applications).
drop trigger if exists a_refuse_foreign on public.applications;
drop trigger if exists b_drop_repeated on public.applications;
drop trigger if exists c_limit on public.applications;
drop trigger if exists c_not_hidden on public.applications;
drop trigger if exists d_start on public.applications;
drop trigger if exists e_limit_repeated on public.applications;
drop trigger if exists note_submission on public.applications;
drop trigger if exists pause_full on public.applications;
drop trigger note_stored on public.applications;
drop trigger if exists note_news on public.application_events;
drop trigger if exists limit_cvs on public.sent_cvs;
drop trigger if exists limit_cvs on public.cv_files;

-- Nobody but the server stores what it has to check first. What a person may read stays.
drop policy "a person applies for themselves" on public.applications;
revoke insert on public.applications from authenticated;
revoke insert (user_id, program_type, program_name, motivation, experience, availability, internship_id)
	on public.applications from authenticated;
revoke insert (user_id, name, content), update (name, content) on public.cv_files from authenticated;
-- For programs with the service key: an application in general is answered within 14 days.
alter table public.applications alter column answer_due_on set default application_rules.today() + 15;

create trigger make_move before insert on public.application_events
	for each row when (current_user in ('anon', 'authenticated', 'service_role'))
	execute function application_rules.make_move();

grant insert (application_id, at, mover, moved_by, from_status, to_status, reasons, message, takes_back)
	on public.application_events to service_role;
grant insert, delete on public.application_notes to service_role;
grant insert on public.application_copies, public.applicant_exports to service_role;
grant insert (user_id, content) on public.sent_cvs to service_role;
-- Only with this can a file be locked; a trigger refuses every change.
grant update (user_id) on public.sent_cvs to service_role;
create policy "the server stores them" on public.application_events for insert to service_role with check (true);
create policy "the server stores them" on public.application_notes for insert to service_role with check (true);
create policy "the server deletes them" on public.application_notes for delete to service_role using (true);
create policy "the server stores them" on public.application_copies for insert to service_role with check (true);
create policy "the server stores them" on public.applicant_exports for insert to service_role with check (true);
create policy "the server stores them" on public.sent_cvs for insert to service_role with check (true);
create policy "the server locks them" on public.sent_cvs for update to service_role using (true);

grant usage on schema outbox, accounts to service_role;
grant select on application_rules.waiting to service_role;
grant select, insert, update, delete
	on outbox.notices, outbox.news, outbox.promise_state, outbox.reminders, outbox.told, outbox.suggestions
	to service_role;
create policy "the server does everything" on outbox.news for all to service_role using (true) with check (true);
create policy "the server does everything" on outbox.promise_state
	for all to service_role using (true) with check (true);
create policy "the server does everything" on outbox.reminders for all to service_role using (true) with check (true);
create policy "the server does everything" on outbox.told for all to service_role using (true) with check (true);
create policy "the server does everything" on outbox.suggestions
	for all to service_role using (true) with check (true);
