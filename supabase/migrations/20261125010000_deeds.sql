-- What people do with drafts, internships, companies, messages and reports is in server/deeds: the server writes these
-- tables as service_role, in the transaction in which it has checked who may. Nobody else has a right to write them.

grant usage on schema accounts, outbox to service_role;
grant select, insert, update, delete on outbox.notices to service_role;

grant insert, update, delete on public.internship_drafts, posting_rules.changes, posting_rules.corrections
	to service_role;
create policy "the server writes all" on public.internship_drafts
	for all to service_role using (true) with check (true);
create policy "the server writes all" on posting_rules.changes
	for all to service_role using (true) with check (true);
create policy "the server writes all" on posting_rules.corrections
	for all to service_role using (true) with check (true);
drop policy "programs of staff see all" on public.internship_drafts;
drop policy "programs of staff see all" on posting_rules.changes;
drop policy "programs of staff see all" on posting_rules.corrections;

grant delete on staff_rules.company_changes to service_role;
create policy "the server notes that staff have looked" on staff_rules.company_changes
	for delete to service_role using (true);

-- Added only: what was decided, answered and done stays as it is.
grant insert on public.employer_decisions, public.contact_answers, public.staff_log to service_role;
create policy "the server adds decisions" on public.employer_decisions
	for insert to service_role with check (true);
create policy "the server adds answers" on public.contact_answers
	for insert to service_role with check (true);
create policy "the server adds lines" on public.staff_log
	for insert to service_role with check (true);
