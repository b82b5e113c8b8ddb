-- An application in general is answered within 14 days, not counting the day of sending.
alter table public.applications alter column answer_due_on set default application_rules.today() + 14;
