-- What the screens of posting show beside a draft.

-- The company of a draft that one may see.
create function posting_rules.company_of(draft public.internship_drafts, out company text, out verified boolean)
	language sql stable security definer set search_path = ''
as $$
	select employers.company_name, employers.verified from public.employers
	where id = draft.employer_id and exists (
		select from public.internship_drafts as known where known.id = draft.id
	) and (draft.employer_id = posting_rules.own_employer() or staff_rules.is_staff())
$$;

-- What is public of the internship that a draft revises, or has become.
create function posting_rules.published_of(draft public.internship_drafts) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select posting_rules.content_of(internship)
		|| jsonb_build_object('slug', internship.slug, 'status', internship.status)
	from public.internships as internship
	where internship.id = draft.internship_id and internship.employer_id = draft.employer_id
		and (draft.employer_id = posting_rules.own_employer() or staff_rules.is_staff())
$$;

-- Whether the signed-in employer owes an answer whose day has passed.
create function posting_rules.owes_answers() returns boolean
	language sql stable security definer set search_path = ''
as $$
	select coalesce(application_rules.has_overdue(posting_rules.own_employer()), false)
$$;

-- The fields that a revision changes; null for what is not public yet.
create function posting_rules.changed_fields(draft public.internship_drafts) returns text[]
	language sql stable security definer set search_path = ''
as $$
	select array(
		select wanted.key from jsonb_each(draft.content) as wanted
		join jsonb_each(posting_rules.published_of(draft)) as published using (key)
		where wanted.value <> published.value order by wanted.key
	)
	where draft.internship_id is not null
$$;

-- Who has taken up a draft.
create function posting_rules.claim_of(draft public.internship_drafts) returns jsonb
	language sql stable security definer set search_path = ''
as $$
	select jsonb_build_object('mine', users.id = auth.uid(),
		'by', coalesce(nullif(users.raw_user_meta_data ->> 'full_name', ''), users.email),
		'until', draft.claimed_until)
	from auth.users where users.id = draft.claimed_by and draft.claimed_until > clock_timestamp()
		and staff_rules.is_staff()
$$;

-- How many applications to the internship of a draft have no outcome.
create function posting_rules.open_applications(draft public.internship_drafts) returns integer
	language sql stable security definer set search_path = ''
as $$
	select count(*)::integer from public.applications
	where internship_id = draft.internship_id and staff_rules.is_staff()
		and status in ('submitted', 'in-review', 'interview', 'offered')
$$;

revoke all on function posting_rules.company_of(public.internship_drafts),
	posting_rules.published_of(public.internship_drafts), posting_rules.owes_answers(),
	posting_rules.changed_fields(public.internship_drafts), posting_rules.claim_of(public.internship_drafts),
	posting_rules.open_applications(public.internship_drafts)
	from public, anon, authenticated, service_role;
grant execute on function posting_rules.company_of(public.internship_drafts),
	posting_rules.published_of(public.internship_drafts), posting_rules.owes_answers(),
	posting_rules.changed_fields(public.internship_drafts), posting_rules.claim_of(public.internship_drafts),
	posting_rules.open_applications(public.internship_drafts)
	to authenticated;

-- Writes what a draft changes of its internship. Who has applied and has no outcome yet is told if anything of
-- pay, hours, place, dates and permission has changed: the whole of both is kept until the mail is written, as
-- an amount alone does not say what it is paid for.
create or replace function posting_rules.publish_revision(published public.internships, wanted public.internships)
	returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	before constant jsonb := posting_rules.content_of(published);
	after constant jsonb := posting_rules.content_of(wanted);
	change uuid;
begin
	update public.internships set (title, sector, description, requirements, benefits, remote, city,
			location, starts_on, starts, weeks, deadline, spots, pay_amount, pay_per, hours, part_of_course,
			sponsorship, answer_days, most_applications, kind)
		= (wanted.title, wanted.sector, wanted.description, wanted.requirements, wanted.benefits,
			wanted.remote, wanted.city, wanted.location, wanted.starts_on, wanted.starts, wanted.weeks,
			wanted.deadline, wanted.spots, wanted.pay_amount, wanted.pay_per, wanted.hours,
			wanted.part_of_course, wanted.sponsorship, wanted.answer_days, wanted.most_applications,
			wanted.kind)
		where id = published.id;
	if before - posting_rules.at_once() <> after - posting_rules.at_once() then
		insert into posting_rules.changes (internship_id, before, after)
			values (published.id, before, after) returning id into change;
		insert into outbox.notices (kind, row_id) values ('internship_changes', change);
	end if;
end
$$;
