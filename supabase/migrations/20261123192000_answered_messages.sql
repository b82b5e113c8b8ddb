-- Staff answer messages of the contact form, once each, and resolve reports.
create table public.contact_answers (
	id uuid primary key default gen_random_uuid(),
	contact_id uuid not null unique references public.contacts (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	-- Null where nothing was to be answered.
	message text check (char_length(message) <= 5000 and message ~ '\S')
);
alter table public.contact_answers enable row level security;
revoke all on public.contact_answers from public, anon, authenticated, service_role;
grant select on public.contact_answers, public.contacts, public.reports to authenticated;
grant select on public.contact_answers to service_role;
create policy "staff see answers" on public.contact_answers
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "programs of staff see all" on public.contact_answers
	for select to service_role using (true);
create policy "staff see messages" on public.contacts
	for select to authenticated using ((select staff_rules.is_staff()));
create policy "staff see reports" on public.reports
	for select to authenticated using ((select staff_rules.is_staff()));

alter table public.reports
	add column resolved_at timestamptz,
	-- What was done, in words for staff.
	add column resolution text check (char_length(resolution) <= 2000 and resolution ~ '\S'),
	add check ((resolved_at is null) = (resolution is null));
create index reports_open_idx on public.reports (created_at) where resolved_at is null;

-- Answers a message by mail, or notes that it needs no answer.
-- @param message null for none
-- @throws PT404, PT409 if somebody else has answered it
create function staff_rules.answer_contact(given uuid, message text) returns void
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

-- @throws PT404, PT409 if somebody else has resolved it, PT422 without a note
create function staff_rules.resolve_report(given uuid, resolution text) returns void
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
		report.internship || E'\n' || btrim(resolution));
end
$$;

create or replace function staff_rules.waiting(today date)
	returns table (kind text, count bigint, oldest date)
	language plpgsql stable security definer set search_path = ''
as $$
begin
	perform staff_rules.require_staff();
	return query
		select 'employers', count(*), (min(employers.asked_at) at time zone 'Europe/London')::date
		from public.employers where asked_at is not null
		union all
		select 'overdue', coalesce(sum(late.count), 0)::bigint, min(late.oldest)
		from staff_rules.overdue(today) as late
		union all
		select 'messages', count(*), (min(contacts.created_at) at time zone 'Europe/London')::date
		from public.contacts where not exists (
			select from public.contact_answers where contact_id = contacts.id
		)
		union all
		select 'reports', count(*), (min(reports.created_at) at time zone 'Europe/London')::date
		from public.reports where resolved_at is null
		union all
		-- Applications without an employer are answered by staff.
		select 'applications', count(*), (min(applications.created_at) at time zone 'Europe/London')::date
		from application_rules.waiting as ours
		join public.applications on applications.id = ours.id
		where ours.employer_id is null;
end
$$;

revoke all on function staff_rules.answer_contact(uuid, text), staff_rules.resolve_report(uuid, text)
	from public, anon, authenticated, service_role;
grant execute on function staff_rules.answer_contact(uuid, text), staff_rules.resolve_report(uuid, text)
	to authenticated, service_role;
