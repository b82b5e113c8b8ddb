-- What employers post: drafts, what is public of it, and what pauses.
create schema if not exists posting_rules;
revoke all on schema posting_rules from public;

alter table public.internships
	drop constraint internships_status_check,
	add constraint internships_status_check check (status in ('open', 'paused', 'closed')),
	-- Who paused it: its employer, or the number of applications that its employer can answer.
	add column paused_by text check (paused_by in ('employer', 'limit')),
	-- Null where there is no such number.
	add column most_applications integer check (most_applications between 10 and 200),
	-- Of an employer who is not verified: in no list, on no page. Set by a trigger alone.
	add column hidden boolean not null default false,
	add constraint internships_paused_check check ((status = 'paused') = (paused_by is not null)),
	add constraint internships_of_employers_check
		check (source = 'site' or (weeks >= 6 and pay_currency = 'GBP' and country = 'United Kingdom'));

-- The profile of the signed-in employer.
create function posting_rules.own_employer() returns uuid
	language sql stable security definer set search_path = ''
as $$
	select id from public.employers where user_id = auth.uid()
$$;

create function public.hide_of_unverified() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	new.hidden := new.employer_id is not null
		and not exists (select from public.employers where id = new.employer_id and verified);
	return new;
end
$$;
revoke all on function public.hide_of_unverified() from public;
create trigger hide_of_unverified before insert or update on public.internships
	for each row execute function public.hide_of_unverified();

-- Its internships appear and disappear with the verification of a company, and bear its present name.
create function public.show_of_verified() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	update public.internships set company = case
			when new.verified and status <> 'closed' then new.company_name else company end
		where employer_id = new.id;
	return null;
end
$$;
revoke all on function public.show_of_verified() from public;
create trigger show_of_verified after update on public.employers
	for each row when (old.verified is distinct from new.verified)
	execute function public.show_of_verified();

update public.internships set hidden = hidden where employer_id is not null;

drop policy "everybody sees what is open, and for 90 days what is closed" on public.internships;
create policy "everybody sees what is open, and for 90 days what is closed" on public.internships
	for select to anon, authenticated using (
		not hidden
		and coalesce(closed_at > now() - interval '90 days', true)
		and coalesce(deadline >= (now() at time zone 'Europe/London')::date - 90, true)
	);

-- Nobody applies to what nobody sees, whichever id they send.
create function public.refuse_hidden_internship() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	if auth.uid() is not null and exists (
		select from public.internships where id = new.internship_id and hidden
	) then
		raise sqlstate 'PT404' using message = 'There is no such internship.';
	end if;
	return new;
end
$$;
revoke all on function public.refuse_hidden_internship() from public;
create trigger c_not_hidden before insert on public.applications
	for each row execute function public.refuse_hidden_internship();

create or replace function catalogue.find(given text) returns integer[]
	language plpgsql stable security definer set search_path = ''
	set random_page_cost = 1.1 set plan_cache_mode = force_custom_plan
as $$
declare
	wanted constant tsquery := catalogue.text_query(given);
begin
	if wanted is null then
		return null;
	end if;
	return coalesce((
		select array_agg(number order by
			ts_rank('{0.001, 0.02, 0.15, 1}', head, wanted) desc, featured desc, published_at desc, number)
		from public.internships where stems @@ wanted and status = 'open' and not hidden
	), '{}');
end
$$;

create or replace function catalogue.changed_after(given bigint, last_number integer)
	returns table (version bigint, number integer, facts jsonb)
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select changed.version, changed.number, jsonb_build_object(
		'number', changed.number, 'kind', kind, 'sector', sector, 'company', company, 'city', city,
		'remote', remote, 'country', country, 'weeks', weeks, 'hours', hours, 'pay_amount', pay_amount,
		'pay_per', pay_per, 'pay_currency', pay_currency, 'starts_on', starts_on, 'starts', starts,
		'deadline', deadline, 'sponsorship', sponsorship,
		'status', case when hidden then 'closed' else status end, 'published_at', published_at)
	from public.internships as changed
	where (changed.version, changed.number) > (given, last_number)
	order by changed.version, changed.number limit 2000
$$;

create or replace view catalogue.cards with (security_invoker = true) as
	select number, slug, source, kind, title, company, sector, city, location, remote, country, weeks, hours,
		pay_amount, pay_per, pay_currency, part_of_course, starts_on, starts, deadline, spots, featured,
		sponsorship, answer_days, status, published_at, closed_at, sample
	from public.internships where not hidden;

create or replace function catalogue.by_slug(given text) returns jsonb
	language sql stable security definer set search_path = '' set timezone = 'UTC'
as $$
	select to_jsonb(card) || jsonb_build_object('description', description,
		'requirements', requirements, 'benefits', benefits, 'details', details, 'paused_by', paused_by)
	from catalogue.cards as card join public.internships using (number) where card.slug = given
$$;

create or replace function catalogue.slugs_of(numbers integer[]) returns table (slug text, updated text)
	language sql stable security definer set search_path = ''
as $$
	select internship.slug, to_char(internship.updated_at at time zone 'UTC', 'YYYY-MM-DD')
	from unnest(numbers) with ordinality as wanted (number, place)
	join public.internships as internship using (number) where not internship.hidden order by place
$$;

-- What an employer writes until it is approved. Rows are changed by the functions of `posting_rules` alone.
create table public.internship_drafts (
	id uuid primary key default gen_random_uuid(),
	employer_id uuid not null references public.employers (id) on delete cascade,
	-- The internship of which it is a revision, or which it has become.
	internship_id uuid references public.internships (id) on delete cascade,
	state text not null default 'draft'
		check (state in ('draft', 'submitted', 'returned', 'approved')),
	-- In the shape of schema/internship-draft.ts.
	content jsonb not null default '{}'
		check (jsonb_typeof(content) = 'object' and char_length(content::text) <= 30000),
	step integer not null default 1 check (step between 1 and 4),
	-- Counts the changes of content and state: whoever has seen another one is told.
	version integer not null default 1,
	created_at timestamptz not null default clock_timestamp(),
	touched_at timestamptz not null default clock_timestamp(),
	submitted_at timestamptz,
	times_submitted integer not null default 0,
	-- The member of staff whose it is for an hour.
	claimed_by uuid references auth.users (id) on delete set null,
	claimed_until timestamptz,
	decided_at timestamptz,
	return_reason text check (char_length(return_reason) <= 2000),
	-- For each field concerned, what staff say of it.
	comments jsonb not null default '{}'
		check (jsonb_typeof(comments) = 'object' and char_length(comments::text) <= 30000),
	-- How many of the two mails before its deletion have been written, and when the last was.
	warnings integer not null default 0 check (warnings between 0 and 2),
	warned_at timestamptz
);
create index internship_drafts_employer_idx on public.internship_drafts (employer_id, touched_at);
create index internship_drafts_waiting_idx on public.internship_drafts (submitted_at)
	where state = 'submitted';
create index internship_drafts_touched_idx on public.internship_drafts (touched_at);
create index internship_drafts_claimed_by_idx on public.internship_drafts (claimed_by);
create index internship_drafts_internship_idx on public.internship_drafts (internship_id);
-- One revision of an internship at a time.
create unique index internship_drafts_one_revision on public.internship_drafts (internship_id)
	where state <> 'approved';

create function public.count_draft_change() returns trigger
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
revoke all on function public.count_draft_change() from public;
create trigger count_change before update on public.internship_drafts
	for each row execute function public.count_draft_change();

alter table public.internship_drafts enable row level security;
revoke all on public.internship_drafts from public, anon, authenticated, service_role;
grant select on public.internship_drafts to authenticated, service_role;
create policy "an employer sees their own" on public.internship_drafts
	for select to authenticated using (employer_id = (select posting_rules.own_employer()));
create policy "members of staff see what was submitted" on public.internship_drafts
	for select to authenticated using (state <> 'draft' and (select staff_rules.is_staff()));
create policy "programs of staff see all" on public.internship_drafts
	for select to service_role using (true);

-- The minimum wage for 21 and over, from each day on which it changes: a copy of schema/wage-rates.ts, written
-- by each start of the server.
create table posting_rules.wages (from_day date primary key, adult numeric(6, 2) not null);
alter table posting_rules.wages enable row level security;
revoke all on posting_rules.wages from public, anon, authenticated, service_role;

-- What a revision changed, for the mails to those who have applied.
create table posting_rules.changes (
	id uuid primary key default gen_random_uuid(),
	internship_id uuid not null references public.internships (id) on delete cascade,
	at timestamptz not null default clock_timestamp(),
	before jsonb not null,
	after jsonb not null
);
create index changes_internship_idx on posting_rules.changes (internship_id);
alter table posting_rules.changes enable row level security;
revoke all on posting_rules.changes from public, anon, authenticated, service_role;
grant usage on schema posting_rules to authenticated, service_role;
grant select on posting_rules.changes to service_role;
create policy "programs of staff see all" on posting_rules.changes
	for select to service_role using (true);
