-- At the number of applications that its employer can answer, an internship pauses in the transaction of the last
-- one; those that were withdrawn do not count. It stays paused when somebody withdraws later, until its employer
-- opens it again. What is hidden as its employer is not verified is refused before this
-- (`refuse_hidden_internship`). With the employer's account its internships are deleted; their applications stay,
-- and the office answers them.
create function application_rules.is_full(internship public.internships) returns boolean
	language sql stable security definer set search_path = ''
	return (internship).most_applications <= (
		select count(*) from public.applications
		where internship_id = (internship).id and status <> 'withdrawn'
	);

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

-- The employer is told.
create function public.pause_full_internship() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	-- Asked before: an update counts as a change of the catalogue, also of no row.
	if exists (
		select from public.internships as internship
		where id = new.internship_id and status = 'open' and application_rules.is_full(internship)
	) then
		update public.internships set status = 'paused', paused_by = 'limit' where id = new.internship_id;
		insert into outbox.notices (kind, row_id) values ('full_internships', new.internship_id);
	end if;
	return null;
end
$$;
-- Not for what staff put in.
create trigger pause_full after insert on public.applications for each row
	when (new.internship_id is not null and current_user in ('anon', 'authenticated'))
	execute function public.pause_full_internship();

-- For the mails.
create function application_rules.full_ones(internships uuid[])
	returns table (id uuid, user_id uuid, title text, most integer)
	language sql stable security definer set search_path = ''
as $$
	select internship.id, employer.user_id, internship.title, internship.most_applications
	from public.internships as internship
	join public.employers as employer on employer.id = internship.employer_id
	where internship.id = any (internships) and internship.paused_by = 'limit'
$$;

revoke all on function application_rules.is_full(public.internships), public.pause_full_internship(),
	application_rules.full_ones(uuid[]) from public, anon, authenticated, service_role;
