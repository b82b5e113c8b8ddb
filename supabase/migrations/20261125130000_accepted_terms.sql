-- Which version of the terms of use somebody has accepted, and on which day: with the sign-up, and with each application.
create table accounts.accepted_terms (
	user_id uuid not null references auth.users (id) on delete cascade,
	version date not null,
	accepted_on date not null,
	primary key (user_id, version)
);
alter table accounts.accepted_terms enable row level security;
revoke all on accounts.accepted_terms from public, anon, authenticated, service_role;

create trigger note_terms after insert on auth.users
	for each row execute function accounts.note_terms();

-- The day is that of the application. Null for those that were sent before.
alter table public.applications add column terms_version date;

-- A report can say that something is illegal or dangerous.
alter table public.reports
	drop constraint reports_reason_check,
	add constraint reports_reason_check check (reason in (
		'fee', 'pay', 'not-real', 'misleading', 'unfair', 'illegal', 'closed', 'documents', 'elsewhere', 'rude', 'other'
	));
