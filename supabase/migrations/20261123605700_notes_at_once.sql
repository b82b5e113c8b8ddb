-- Of notes that are added at once, each counts those before it: a hundred is the most.
create or replace function application_rules.add_note(application uuid, text text) returns uuid
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	note uuid;
begin
	if auth.uid() is null or not application_rules.shares_notes(application) then
		raise sqlstate 'PT404' using message = 'There is no such application.';
	end if;
	perform pg_catalog.pg_advisory_xact_lock(
		pg_catalog.hashtextextended('application_notes:' || application::text, 0)
	);
	if (select count(*) from public.application_notes where application_id = application) >= 100 then
		raise sqlstate 'PT409' using message = 'There are 100 notes already. Delete one first.';
	end if;
	insert into public.application_notes (application_id, written_by, text)
		values (application, auth.uid(), btrim(text)) returning id into note;
	if application_rules.mover_of((select noted from public.applications as noted where id = application)) = 'staff' then
		perform staff_rules.note('application-note-added', 'application', application::text, null);
	end if;
	return note;
end
$$;
