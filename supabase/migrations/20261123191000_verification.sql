-- How an employer's company is verified: a complete profile asks, staff note what they checked and decide.
alter table public.employers
	-- Since when the profile waits for staff; null while it does not.
	add column asked_at timestamptz,
	add column verified_at timestamptz,
	add column refused_at timestamptz,
	-- Why, in words for the employer.
	add column refusal text check (char_length(refusal) <= 2000 and refusal ~ '\S');

update public.employers set verified_at = updated_at where verified;
update public.employers set asked_at = updated_at where profile_completed and not verified;

alter table public.employers
	add check (verified_at is null or verified),
	add check ((refused_at is null) = (refusal is null)),
	add check (num_nonnulls(asked_at, verified_at, refused_at) <= 1);
create index employers_asked_idx on public.employers (asked_at) where asked_at is not null;

-- Every decision of staff, with what they checked.
create table public.employer_decisions (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	outcome text not null check (outcome in ('verified', 'refused')),
	checks text[] not null default '{}'
		check (checks <@ array['company-number', 'website', 'mail-domain']),
	-- At Companies House.
	company_number text check (company_number ~ '^[A-Z0-9]{2}[0-9]{6}$'),
	-- In words for the employer.
	reason text check (char_length(reason) <= 2000 and reason ~ '\S'),
	-- In words for staff.
	note text check (char_length(note) <= 2000 and note ~ '\S'),
	check ((company_number is not null) = ('company-number' = any (checks))),
	check ((outcome = 'refused') = (reason is not null))
);
create index employer_decisions_employer_idx on public.employer_decisions (employer_id, at desc);

alter table public.employer_decisions enable row level security;
revoke all on public.employer_decisions from public, anon, authenticated, service_role;
grant select on public.employer_decisions to authenticated, service_role;
create policy "staff see what staff decided" on public.employer_decisions
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.employer_decisions
	for select to service_role using (true);
create policy "staff see all employers" on public.employers
	for select to authenticated using ((select staff_rules.is_staff()));

-- Asks for verification where a profile is complete for the first time, where what was verified has
-- changed, and where its owner has changed a profile that was refused. After `unverify_changed`: triggers of
-- one kind run in the order of their names.
create function public.ask_for_verification() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if current_user in ('anon', 'authenticated') then
		new.asked_at := case tg_op when 'UPDATE' then old.asked_at end;
		new.verified_at := case tg_op when 'UPDATE' then old.verified_at end;
		new.refused_at := null;
		new.refusal := null;
	end if;
	if new.verified then
		new.verified_at := coalesce(new.verified_at, now());
		new.asked_at := null;
		new.refused_at := null;
		new.refusal := null;
	else
		new.verified_at := null;
		if not new.profile_completed or new.refused_at is not null then
			new.asked_at := null;
		else
			new.asked_at := coalesce(new.asked_at, now());
		end if;
	end if;
	return new;
end
$$;
revoke all on function public.ask_for_verification() from public;
create trigger verification before insert or update on public.employers
	for each row execute function public.ask_for_verification();

-- The office is mailed once for each time that a profile begins to wait.
create function public.note_verification() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	insert into outbox.notices (kind, row_id) values ('employers', new.id);
	return null;
end
$$;
revoke all on function public.note_verification() from public;
-- What staff put in, and a restored backup, is known.
create trigger note_verification after insert on public.employers
	for each row when (new.asked_at is not null and current_user in ('anon', 'authenticated'))
	execute function public.note_verification();
create trigger note_verification_again after update on public.employers
	for each row when (new.asked_at is not null and old.asked_at is null)
	execute function public.note_verification();

-- Verifies an employer, or refuses to, with a line of the log and a mail to the employer.
-- @param expected when the profile was last changed, as the caller has seen it; null for an operator
-- @returns the decision
-- @throws PT404, PT409 if the profile has been changed or decided on in the meantime, PT422 if there is
-- nothing to decide, or if it does not say what was checked or why
create function staff_rules.decide_employer(
	given uuid, expected timestamptz, outcome text, checks text[] default '{}',
	company_number text default null, reason text default null, note text default null
) returns uuid
	language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
	employer public.employers;
	decision uuid;
begin
	perform staff_rules.require_staff();
	select * into employer from public.employers where id = given for update;
	if employer.id is null then
		raise sqlstate 'PT404' using message = 'There is no such employer.';
	end if;
	if expected is not null and employer.updated_at <> expected then
		raise sqlstate 'PT409' using message = 'The profile has been changed or decided on in the meantime.',
			detail = 'decided_meanwhile';
	end if;
	if outcome = 'refused' and coalesce(reason, '') !~ '\S' then
		raise sqlstate 'PT422' using message = 'A refusal has a reason.';
	end if;
	if outcome = 'verified' and auth.uid() is not null and cardinality(checks) = 0 then
		raise sqlstate 'PT422' using message = 'Say what was checked.';
	end if;
	insert into public.employer_decisions (employer_id, outcome, checks, company_number, reason, note)
		values (given, outcome, checks, company_number,
			case outcome when 'refused' then btrim(reason) end, nullif(btrim(note), ''))
		returning id into decision;
	update public.employers as decided
		set verified = outcome = 'verified',
			verified_at = case outcome when 'verified' then now() end,
			refused_at = case outcome when 'refused' then now() end,
			refusal = case outcome when 'refused' then btrim(reason) end,
			asked_at = null
		where decided.id = given;
	perform staff_rules.note(
		case outcome when 'verified' then 'verify' else 'refuse' end, 'employer', given::text,
		concat_ws(E'\n', employer.company_name, array_to_string(checks, ', '), company_number,
			nullif(btrim(reason), ''), nullif(btrim(note), ''))
	);
	insert into outbox.notices (kind, row_id) values ('employer_decisions', decision);
	return decision;
end
$$;

-- Employers with the addresses of their accounts, and what was decided so far, at most five times. Those that
-- wait come with the oldest first, the others with the newest.
-- @param shown waiting, verified, refused or all
-- @param typed a part of the name of the company or of the address
create function staff_rules.employers(shown text, typed text, most integer, after integer)
	returns setof jsonb
	language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
begin
	perform staff_rules.require_staff();
	return query
		select jsonb_build_object(
			'id', employer.id, 'company_name', employer.company_name,
			'contact_person', employer.contact_person, 'email', users.email, 'phone', employer.phone,
			'website', employer.website, 'industry', employer.industry,
			'company_size', employer.company_size, 'location', employer.location,
			'company_description', employer.company_description, 'founded_year', employer.founded_year,
			'linkedin_url', employer.linkedin_url, 'created_at', employer.created_at,
			'updated_at', employer.updated_at, 'asked_at', employer.asked_at,
			'verified_at', employer.verified_at, 'refused_at', employer.refused_at,
			'refusal', employer.refusal,
			'decisions', (
				select coalesce(jsonb_agg(to_jsonb(decision) - 'employer_id' order by decision.at desc), '[]')
				from (
					select * from public.employer_decisions as every
					where every.employer_id = employer.id order by every.at desc limit 5
				) as decision
			)
		)
		from public.employers as employer join auth.users as users on users.id = employer.user_id
		where employer.profile_completed
			and case shown
				when 'waiting' then employer.asked_at is not null
				when 'verified' then employer.verified
				when 'refused' then employer.refused_at is not null
				else true
			end
			and (typed = '' or position(lower(typed) in lower(employer.company_name)) > 0
				or position(lower(typed) in lower(users.email)) > 0)
		order by case when shown = 'waiting' then employer.asked_at end,
			employer.created_at desc, employer.id
		limit most offset after;
end
$$;

revoke all on function
	staff_rules.decide_employer(uuid, timestamptz, text, text[], text, text, text),
	staff_rules.employers(text, text, integer, integer)
	from public, anon, authenticated, service_role;
grant execute on function
	staff_rules.decide_employer(uuid, timestamptz, text, text[], text, text, text),
	staff_rules.employers(text, text, integer, integer)
	to authenticated, service_role;
