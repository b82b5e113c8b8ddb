-- A CV that was sent is stored once for each account and content; the copies that went along with applications point
-- to it.
create table public.sent_cvs (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null references auth.users (id) on delete cascade,
	content bytea not null check (
		octet_length(content) <= 2097152 and substr(content, 1, 5) = '\x255044462d'
	),
	digest bytea not null generated always as (sha256(content)) stored,
	created_at timestamptz not null default clock_timestamp(),
	unique (user_id, digest)
);
-- A PDF is compressed already.
alter table public.sent_cvs alter column content set storage external;

insert into public.sent_cvs (user_id, content, created_at)
	select distinct on (application.user_id, sha256(copy.cv)) application.user_id, copy.cv, copy.created_at
	from public.application_copies as copy
	join public.applications as application on application.id = copy.application_id
	where copy.cv is not null
	order by application.user_id, sha256(copy.cv), copy.created_at;

alter table public.application_copies add column sent_cv uuid references public.sent_cvs (id);
update public.application_copies as copy set sent_cv = stored.id
	from public.applications as application, public.sent_cvs as stored
	where application.id = copy.application_id and stored.user_id = application.user_id
		and stored.digest = sha256(copy.cv);
alter table public.application_copies drop column cv;
alter table public.application_copies add check ((sent_cv is null) = (cv_name is null));
create index application_copies_sent_cv_idx on public.application_copies (sent_cv);

-- As the copies that point to them: deleted by the rules only.
create trigger refuse_change before update or delete on public.sent_cvs
	for each row execute function application_rules.refuse_change();

create trigger delete_unused_cv after delete on public.application_copies
	for each row when (old.sent_cv is not null) execute function application_rules.delete_unused_cv();

alter table public.sent_cvs enable row level security;
revoke all on public.sent_cvs from public, anon, authenticated, service_role;
grant select on public.sent_cvs to authenticated, service_role;
create policy "a person sees their own" on public.sent_cvs
	for select to authenticated using (user_id = (select auth.uid()));
-- Row-level security of the copies decides.
create policy "who sees what was sent sees its CV" on public.sent_cvs
	for select to authenticated using (exists (
		select from public.application_copies where sent_cv = sent_cvs.id
	));
create policy "staff see all" on public.sent_cvs for select to service_role using (true);

create index applications_withdrawn_idx on public.applications (id) where status = 'withdrawn';
