-- Newsletter, messages and reports.

-- Trigger on contacts: the same message again within ten minutes is not stored. A double click or a retry is stored
-- once, and answered like the first. A form gives up a call after 30 seconds without an answer, and whoever then tries
-- again may take a while: what the first call stored must still be known. The lock lets the second of two parallel ones
-- see the first; it ends with the transaction.
create or replace function public.drop_repeated_contact() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform pg_catalog.pg_advisory_xact_lock(
		pg_catalog.hashtextextended('contacts:' || lower(new.email), 0)
	);
	if exists (
		select from public.contacts as earlier
		where lower(earlier.email) = lower(new.email)
			and earlier.created_at > clock_timestamp() - interval '10 minutes'
			and earlier.name = new.name
			and earlier.subject = new.subject
			and earlier.category is not distinct from new.category
			and earlier.message = new.message
	) then
		return null;
	end if;
	new.created_at := clock_timestamp();
	return new;
end
$$;

-- Trigger on rows of which mails are sent: stores a notice in the same transaction.
create or replace function outbox.note_stored_row() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into outbox.notices (kind, row_id) values (tg_table_name, new.id);
	return null;
end
$$;

-- Trigger on reports: the same report again within ten minutes is not stored. As with contacts. Two students may report
-- two messages in the same words.
create or replace function public.drop_repeated_report() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform pg_catalog.pg_advisory_xact_lock(
		pg_catalog.hashtextextended('reports:' || coalesce(new.internship, new.event_id::text), 0)
	);
	if exists (
		select from public.reports as earlier
		where earlier.internship is not distinct from new.internship
			and earlier.event_id is not distinct from new.event_id
			and earlier.created_at > clock_timestamp() - interval '10 minutes'
			and earlier.reason = new.reason
			and earlier.message is not distinct from new.message
			and lower(earlier.email) is not distinct from lower(new.email)
	) then
		return null;
	end if;
	new.created_at := clock_timestamp();
	return new;
end
$$;

-- Answers a message by mail, or without a message notes that none is needed. Called by staff. Raises PT404, PT409
-- (answered_meanwhile).
create or replace function staff_rules.answer_contact(given uuid, message text) returns void
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	answer uuid;
begin
	perform staff_rules.require_staff();
	perform from public.contacts where id = given for update;
	if not found then
		raise sqlstate 'PT404' using message = 'There is no such message.';
	end if;
	insert into public.contact_answers (contact_id, message) values (given, nullif(btrim(message), ''))
		on conflict (contact_id) do nothing returning id into answer;
	if answer is null then
		raise sqlstate 'PT409' using message = 'Somebody has answered this message in the meantime.',
			detail = 'answered_meanwhile';
	end if;
	perform staff_rules.note(
		case when btrim(message) <> '' then 'answer' else 'close' end, 'message', given::text, null
	);
	if btrim(message) <> '' then
		insert into outbox.notices (kind, row_id) values ('contact_answers', answer);
	end if;
end
$$;
grant execute on function staff_rules.answer_contact to authenticated, service_role;

-- Resolves a report with a note. Called by staff. Raises PT404, PT409 (resolved_meanwhile), PT422 without a note. A
-- report of a message may have no internship any more.
create or replace function staff_rules.resolve_report(given uuid, resolution text) returns void
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	report public.reports;
begin
	perform staff_rules.require_staff();
	select * into report from public.reports where id = given for update;
	if report.id is null then
		raise sqlstate 'PT404' using message = 'There is no such report.';
	end if;
	if report.resolved_at is not null then
		raise sqlstate 'PT409' using message = 'Somebody has resolved this report in the meantime.',
			detail = 'resolved_meanwhile';
	end if;
	if coalesce(resolution, '') !~ '\S' then
		raise sqlstate 'PT422' using message = 'Say what was done.';
	end if;
	update public.reports as resolved set resolved_at = clock_timestamp(), resolution = btrim(resolution)
		where resolved.id = given;
	perform staff_rules.note('resolve', 'report', given::text,
		coalesce(report.internship, '') || E'\n' || btrim(resolution));
end
$$;
grant execute on function staff_rules.resolve_report to authenticated, service_role;
