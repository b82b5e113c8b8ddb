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
		pg_catalog.hashtextextended('reports:' || coalesce(new.internship, new.event_id::text, new.application_message_id::text,
			new.listing_question_id::text), 0)
	);
	if exists (
		select from public.reports as earlier
		where earlier.internship is not distinct from new.internship
			and earlier.event_id is not distinct from new.event_id
			and earlier.application_message_id is not distinct from new.application_message_id
			and earlier.listing_question_id is not distinct from new.listing_question_id
			and earlier.question_side is not distinct from new.question_side
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
