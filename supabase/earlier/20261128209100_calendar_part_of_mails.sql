-- A mail may have a third body for calendar programs: an invitation, its change or its end (RFC 6047). Its METHOD is also that of
-- the part of the mail. It is emptied with the other bodies.
alter table outbox.mails add column body_calendar text
	check (body_calendar ~ '^BEGIN:VCALENDAR\r?\n' and body_calendar ~ '\nMETHOD:(REQUEST|CANCEL)\r?\n');
