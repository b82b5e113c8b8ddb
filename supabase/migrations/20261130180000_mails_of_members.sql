-- Each member of a company chooses for themselves how they are mailed about applications. Null until they have: owners once a
-- day, recruiters once a day about what is theirs (posting_rules.told_of). The choice of a company becomes that of its owners.
alter table public.company_members add column application_mails text
	check (application_mails in ('at-once', 'daily', 'mine', 'never'));
update public.company_members as member set application_mails = employer.application_mails
from public.employers as employer
where employer.id = member.employer_id and member.role = 'owner' and employer.application_mails <> 'daily';
alter table public.employers drop column application_mails;

-- A line for each member who is told of an event, as each has them when they want.
alter table outbox.news drop constraint news_pkey;
alter table outbox.news add column user_id uuid;
insert into outbox.news (event_id, employer_id, ready_at, user_id)
select event_id, news.employer_id, ready_at, member.user_id
from outbox.news join public.company_members as member on member.employer_id = news.employer_id and member.role = 'owner';
delete from outbox.news where user_id is null;
alter table outbox.news alter column user_id set not null;
alter table outbox.news add primary key (event_id, user_id);
alter table outbox.news add foreign key (employer_id, user_id)
	references public.company_members (employer_id, user_id) on delete cascade;

-- Whose calendars have the interview of an application: what takes it out goes to them too, whoever has the application by then.
create table outbox.interview_calendars (
	application_id uuid not null references public.applications (id) on delete cascade,
	user_id uuid not null references auth.users (id) on delete cascade,
	primary key (application_id, user_id)
);
create index interview_calendars_user_idx on outbox.interview_calendars (user_id);
alter table outbox.interview_calendars enable row level security;
revoke all on outbox.interview_calendars from public, anon, authenticated, service_role;
grant select, insert, update, delete on outbox.interview_calendars to service_role;
create policy "the server does everything" on outbox.interview_calendars
	for all to service_role using (true) with check (true);
