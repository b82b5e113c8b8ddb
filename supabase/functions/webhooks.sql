-- What happens with a company's internships, for the addresses of its programs: a delivery is stored in the transaction of what
-- it tells of (server/jobs/webhooks sends it).

-- Stores a delivery to each address of a company that is on. Called by the rules.
create or replace function posting_rules.tell_webhooks(employer uuid, kind text, about jsonb) returns void
	language sql security definer set search_path = ''
as $$
	insert into posting_rules.webhook_deliveries (webhook_id, type, data)
	select id, kind, about from posting_rules.webhooks where employer_id = employer and off_at is null
$$;

-- Trigger on applications: one was submitted, moved or withdrawn, for an employer who answers it. A move that is taken back is
-- a move to the status before it.
create or replace function posting_rules.tell_of_application() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform posting_rules.tell_webhooks(internships.employer_id,
		case when tg_op = 'INSERT' then 'application.submitted'
			when new.status = 'withdrawn' then 'application.withdrawn' else 'application.moved' end,
		jsonb_build_object('id', new.id, 'internship_id', new.internship_id, 'status', new.status))
	from public.internships join public.employers on employers.id = internships.employer_id
	where internships.id = new.internship_id and employers.host_since is not null
		and internships.taken_down_at is null;
	return null;
end
$$;

-- Trigger on internships: one of an employer was opened, paused or closed.
create or replace function posting_rules.tell_of_internship() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform posting_rules.tell_webhooks(new.employer_id,
		case new.status when 'open' then 'internship.opened' when 'paused' then 'internship.paused'
			else 'internship.closed' end,
		jsonb_build_object('id', new.id, 'status', new.status));
	return null;
end
$$;

-- Trigger on internship_drafts: staff have approved one, or returned it.
create or replace function posting_rules.tell_of_draft() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	perform posting_rules.tell_webhooks(new.employer_id,
		case new.state when 'approved' then 'internship.approved' else 'internship.returned' end,
		jsonb_build_object('draft_id', new.id, 'internship_id', new.internship_id));
	return null;
end
$$;
