-- The number of a company at Companies House: eight digits, or two letters (R and 0 for old numbers of Northern
-- Ireland) and six digits. The employer may give it; staff look it up there.
alter table public.employers add column company_number text
	check (company_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6}|R0[0-9]{6})$');
grant insert (company_number), update (company_number) on public.employers to authenticated;

alter table public.employer_decisions
	drop constraint employer_decisions_company_number_check,
	add constraint employer_decisions_company_number_check
		check (company_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6}|R0[0-9]{6})$');

-- Another number is that of another company. One that is given for the first time changes nothing that was checked.
create or replace function public.unverify_changed_employer() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if old.verified and (
		(old.company_name, old.website) is distinct from (new.company_name, new.website)
		or (old.company_number is not null and old.company_number is distinct from new.company_number)
	) then
		new.verified := false;
	end if;
	return new;
end
$$;

-- As before, with the number.
create or replace function staff_rules.employers(shown text, typed text, most integer, after integer)
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
			'linkedin_url', employer.linkedin_url, 'company_number', employer.company_number, 'created_at', employer.created_at,
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
