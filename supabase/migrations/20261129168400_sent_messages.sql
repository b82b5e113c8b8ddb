-- What was sent without waiting for staff goes with the last application that it was for; else retention removes it after a day.
create trigger forget_sent_messages after delete on public.reviewed_applications
	referencing old table as gone for each statement execute function application_rules.forget_sent_messages();
