-- Mails to an employer about new applications and withdrawals: at once, once a day, or never. What a student
-- answers to an offer is always mailed.
alter table public.employers add column application_mails text not null default 'daily'
	check (application_mails in ('at-once', 'daily', 'never'));

-- What an employer has not been told yet. The mail is made of all lines that are ready, which are deleted in
-- the transaction that adds it.
create table outbox.news (
	event_id uuid primary key references public.application_events (id) on delete cascade,
	employer_id uuid not null references public.employers (id) on delete cascade,
	ready_at timestamptz not null
);
create index news_employer_idx on outbox.news (employer_id, ready_at);
alter table outbox.news enable row level security;
revoke all on outbox.news from public, anon, authenticated, service_role;

-- The next eight o'clock in London.
create function application_rules.next_morning(moment timestamptz) returns timestamptz
	language sql stable set search_path = ''
	return (
		((moment at time zone 'Europe/London') - interval '8 hours')::date + 1 + time '08:00'
	) at time zone 'Europe/London';

-- A withdrawal can be taken back for ten minutes.
create function application_rules.note_news() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	employer public.employers;
	at_once constant timestamptz := clock_timestamp()
		+ case when new.to_status = 'withdrawn' then interval '10 minutes' else interval '0' end;
	ready timestamptz;
begin
	select employers.* into employer from public.applications
		join public.internships on internships.id = applications.internship_id
		join public.employers on employers.id = internships.employer_id
		where applications.id = new.application_id;
	if employer.id is null or employer.application_mails = 'never' then
		return null;
	end if;
	ready := case employer.application_mails
		when 'daily' then application_rules.next_morning(at_once) else at_once end;
	insert into outbox.news (event_id, employer_id, ready_at)
		values (new.id, employer.id, ready);
	insert into outbox.notices (kind, row_id, due_at)
		select 'employer_news', employer.id, ready
		where not exists (
			select from outbox.notices
			where kind = 'employer_news' and row_id = employer.id and due_at = ready
		);
	return null;
end
$$;
-- Not for a restored backup.
create trigger note_news after insert on public.application_events for each row
	when (new.mover = 'student' and new.takes_back is null
		and (new.from_status is null or new.to_status = 'withdrawn'))
	execute function application_rules.note_news();

-- For the mails: takes what is ready and has not been taken back, counted by internship.
create function application_rules.take_news(employers uuid[])
	returns table (id uuid, user_id uuid, title text, applied integer, withdrawn integer)
	language sql volatile security definer set search_path = ''
as $$
	with taken as (
		delete from outbox.news
		where employer_id = any (employers) and ready_at <= clock_timestamp()
		returning event_id, employer_id
	)
	select employer.id, employer.user_id, internship.title,
		count(*) filter (where event.to_status <> 'withdrawn')::integer,
		count(*) filter (where event.to_status = 'withdrawn')::integer
	from taken
	join public.application_events as event on event.id = taken.event_id
	join public.applications as application on application.id = event.application_id
	join public.internships as internship on internship.id = application.internship_id
	join public.employers as employer on employer.id = taken.employer_id
	where not exists (select from public.application_events as later where later.takes_back = event.id)
	group by employer.id, employer.user_id, internship.id, internship.title
	order by internship.title, internship.id
$$;

-- Sets how the signed-in employer is mailed. What waits is mailed as it is wanted from now on.
create function application_rules.set_application_mails(wanted text) returns void
	language plpgsql security definer set search_path = ''
as $$
declare
	employer uuid;
begin
	update public.employers set application_mails = wanted where user_id = auth.uid()
		returning id into employer;
	if employer is null then
		raise sqlstate 'PT404' using message = 'You have no company profile.';
	end if;
	if wanted = 'never' then
		delete from outbox.news where employer_id = employer;
	elsif wanted = 'at-once' then
		update outbox.news set ready_at = clock_timestamp() where employer_id = employer;
		update outbox.notices set due_at = clock_timestamp()
			where kind = 'employer_news' and row_id = employer;
	end if;
end
$$;

revoke all on function application_rules.next_morning(timestamptz), application_rules.note_news(),
	application_rules.take_news(uuid[]), application_rules.set_application_mails(text)
	from public, anon, authenticated, service_role;
grant execute on function application_rules.set_application_mails(text) to authenticated;
