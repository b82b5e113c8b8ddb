-- Nobody applies to an internship of their own company: their answer would count in its public record.
create or replace function public.start_application() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	today constant date := application_rules.today();
	chosen public.internships;
begin
	if current_setting('role') = 'service_role' or auth.uid() is null then
		new.answer_due_on := coalesce(new.answer_due_on, today + 15);
		return new;
	end if;
	new.status := 'submitted';
	new.answer_due_on := today + 15;
	if new.internship_id is null then
		return new;
	end if;
	-- Locked, so that it is not closed before this application is stored. Where applications are counted, one
	-- waits for the other.
	if exists (
		select from public.internships where id = new.internship_id and most_applications is not null
	) then
		select * into chosen from public.internships where id = new.internship_id for no key update;
	else
		select * into chosen from public.internships where id = new.internship_id for share;
	end if;
	if chosen.id is null then
		raise sqlstate 'PT404' using message = 'There is no such internship.';
	end if;
	if exists (
		select from public.employers where id = chosen.employer_id and user_id = new.user_id
	) then
		raise sqlstate 'PT409' using message = 'This is an internship of your own company.',
			detail = 'own_internship';
	end if;
	if exists (
		select from public.applications as earlier where earlier.user_id = new.user_id
			and earlier.internship_id = new.internship_id and earlier.status <> 'withdrawn'
	) then
		raise sqlstate 'PT409' using message = 'You have already applied for this internship.',
			detail = 'applied_before';
	end if;
	if chosen.status = 'closed' or chosen.deadline < today then
		raise sqlstate 'PT409' using message = 'This internship has closed.', detail = 'closed';
	end if;
	if chosen.paused_by = 'limit' or application_rules.is_full(chosen) then
		raise sqlstate 'PT409' using detail = 'full',
			message = 'This internship has as many applications as its employer can answer.';
	end if;
	if chosen.status = 'paused' then
		raise sqlstate 'PT409' using message = 'This internship takes no applications at the moment.',
			detail = 'paused';
	end if;
	new.answer_due_on := today + chosen.answer_days + 1;
	new.program_name := left(chosen.title || ', ' || chosen.company, 300);
	new.program_type := case
		when chosen.kind <> 'program' then chosen.kind
		when chosen.city = 'London' then 'london'
		when chosen.city is null then 'remote'
		else 'uk-cities'
	end;
	return new;
end
$$;
