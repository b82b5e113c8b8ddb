-- A form gives up a call after 30 seconds without an answer, and whoever then tries again may take a
-- while: what the first call stored must still be known.
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

create or replace function public.drop_repeated_application() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform pg_catalog.pg_advisory_xact_lock(
		pg_catalog.hashtextextended('applications:' || new.user_id::text, 0)
	);
	if exists (
		select from public.applications as earlier
		where earlier.user_id = new.user_id
			and earlier.created_at > clock_timestamp() - interval '10 minutes'
			and earlier.program_type = new.program_type
			and earlier.program_name is not distinct from new.program_name
			and earlier.motivation = new.motivation
			and earlier.experience = new.experience
			and earlier.availability = new.availability
	) then
		return null;
	end if;
	new.created_at := clock_timestamp();
	return new;
end
$$;
