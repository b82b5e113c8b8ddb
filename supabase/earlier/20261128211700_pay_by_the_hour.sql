-- Pay by the hour, with pence, as its employer types it. Pay of a week or month stays in whole pounds, and what is there
-- stays as it is.

-- A view holds the type of its columns.
drop view catalogue.cards;
alter table public.internships
	alter column pay_amount type numeric,
	drop constraint internships_pay_per_check,
	add constraint internships_pay_per_check check (pay_per in ('month', 'week', 'hour')),
	add constraint internships_pence_check
		check (pay_amount % case pay_per when 'hour' then 0.01 else 1 end = 0);

-- What a card shows.
create view catalogue.cards with (security_invoker = true) as
	select number, slug, source, kind, title, company, sector, city, location, remote, country, weeks, hours,
		pay_amount, pay_per, pay_currency, part_of_course, starts_on, starts, deadline, spots, featured,
		sponsorship, answer_days, status, published_at, closed_at, sample, driving_licence
	from public.internships where not hidden;
revoke all on catalogue.cards from public, anon, authenticated, service_role;
