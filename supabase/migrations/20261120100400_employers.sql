-- Company profiles, one a user. Only staff make one verified.
create table public.employers (
	id uuid primary key default gen_random_uuid(),
	user_id uuid not null unique references auth.users (id) on delete cascade,
	company_name text not null check (char_length(company_name) <= 200 and company_name ~ '\S'),
	contact_person text not null check (char_length(contact_person) <= 120 and contact_person ~ '\S'),
	phone text check (char_length(phone) <= 40),
	website text check (char_length(website) <= 300),
	industry text check (
		industry in (
			'Technology', 'Finance & Banking', 'Healthcare & Life Sciences',
			'Marketing & Advertising', 'Consulting', 'Manufacturing', 'Retail & E-commerce',
			'Media & Entertainment', 'Education', 'Real Estate', 'Energy & Utilities',
			'Transportation & Logistics', 'Legal Services', 'Non-profit', 'Government', 'Other'
		)
	),
	company_size text check (
		company_size in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')
	),
	location text check (char_length(location) <= 200),
	company_description text check (char_length(company_description) <= 5000),
	-- The latest year is the current one, which only the server can check.
	founded_year integer check (founded_year between 1800 and 2200),
	linkedin_url text check (char_length(linkedin_url) <= 300),
	profile_completed boolean not null default false,
	verified boolean not null default false,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);

-- Column grants would do, but a server may be given wider ones by mistake: this holds all the same.
create function public.protect_employer() returns trigger
	language plpgsql set search_path = ''
as $$
begin
	new.updated_at := now();
	if current_user not in ('anon', 'authenticated') then
		return new;
	end if;
	if tg_op = 'INSERT' then
		new.verified := false;
		new.created_at := now();
	else
		new.id := old.id;
		new.user_id := old.user_id;
		new.verified := old.verified;
		new.created_at := old.created_at;
	end if;
	return new;
end
$$;

create trigger protect before insert or update on public.employers
	for each row execute function public.protect_employer();

alter table public.employers enable row level security;

revoke all on public.employers from public, anon, authenticated;
grant select on public.employers to authenticated;
-- An upsert on user_id also names it among the columns it sets.
grant insert (
	user_id, company_name, contact_person, phone, website, industry, company_size, location,
	company_description, founded_year, linkedin_url, profile_completed
), update (
	user_id, company_name, contact_person, phone, website, industry, company_size, location,
	company_description, founded_year, linkedin_url, profile_completed
) on public.employers to authenticated;
grant select, insert, update, delete on public.employers to service_role;

create policy "an employer makes their own" on public.employers
	for insert to authenticated with check (user_id = (select auth.uid()));
create policy "an employer sees their own" on public.employers
	for select to authenticated using (user_id = (select auth.uid()));
create policy "an employer changes their own" on public.employers
	for update to authenticated
	using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "staff do everything" on public.employers
	for all to service_role using (true) with check (true);
