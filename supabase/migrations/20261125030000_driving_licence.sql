-- Whether an internship asks for a driving licence; what was there before does not.

alter table public.internships add column driving_licence boolean not null default false;

-- What a card shows.
create or replace view catalogue.cards with (security_invoker = true) as
	select number, slug, source, kind, title, company, sector, city, location, remote, country, weeks, hours,
		pay_amount, pay_per, pay_currency, part_of_course, starts_on, starts, deadline, spots, featured,
		sponsorship, answer_days, status, published_at, closed_at, sample, driving_licence
	from public.internships where not hidden;
