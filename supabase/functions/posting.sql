-- What those who read drafts are shown beside their columns. What is done with them is in server/deeds/posting.

-- Trigger on internship_drafts: counts the version up, and begins the 180 days anew.
create or replace function public.count_draft_change() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	if (old.content, old.state) is distinct from (new.content, new.state) then
		new.version := old.version + 1;
	end if;
	if (old.content, old.state, old.step) is distinct from (new.content, new.state, new.step) then
		new.touched_at := clock_timestamp();
		new.warnings := 0;
		new.warned_at := null;
	end if;
	return new;
end
$$;

-- Whether the signed-in employer owes an answer whose day has passed. Called by employers.
create or replace function posting_rules.owes_answers() returns boolean
	language sql stable security definer set search_path = ''
as $$
	select coalesce(application_rules.has_overdue(posting_rules.own_employer()), false)
$$;
grant execute on function posting_rules.owes_answers to authenticated;

-- What staff approved last of the internship of a draft, where something of it was corrected since; null where nothing
-- was. Called by its employer and by staff.
create or replace function posting_rules.approved_of(draft public.internship_drafts) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select approved from posting_rules.corrections
	join public.internships as internship on internship.id = internship_id
	where internship_id = draft.internship_id and internship.employer_id = draft.employer_id
		and (draft.employer_id = posting_rules.own_employer() or staff_rules.is_staff())
$$;
grant execute on function posting_rules.approved_of to authenticated;

-- How many working days staff have taken at most for nine of ten decisions on companies and on drafts of the last 90 days;
-- null where there were fewer than five. Called by employers.
create or replace function posting_rules.waiting_times() returns jsonb
	language sql stable security definer set search_path = ''
as $$
	with decided as (
		select 'companies' as what, asked_at as since, at from public.employer_decisions
		where asked_at is not null and taken_back_at is null
		union all
		select 'drafts', submitted_at, decided_at from public.internship_drafts
		where decided_at > submitted_at
	), counted as (
		select what, (
			select count(*) from generate_series(
				(since at time zone 'Europe/London')::date + 1, (at at time zone 'Europe/London')::date, interval '1 day'
			) as day
			where extract(isodow from day) < 6 and day::date not in (select holiday.day from application_rules.bank_holidays as holiday)
		) as days
		from decided where at > clock_timestamp() - interval '90 days'
	)
	select jsonb_build_object(
		'companies', percentile_disc(0.9) within group (order by days)
			filter (where what = 'companies' and (select count(*) from counted as each where each.what = 'companies') >= 5),
		'drafts', percentile_disc(0.9) within group (order by days)
			filter (where what = 'drafts' and (select count(*) from counted as each where each.what = 'drafts') >= 5)
	)
	from counted
$$;
grant execute on function posting_rules.waiting_times to authenticated;
