-- Hours that vary from week to week: the fewest beside the most, and when they are, in words. What is there does not vary.
alter table public.internships
	add column least_hours numeric(3, 1) check (least_hours >= 1),
	add column hours_pattern text check (char_length(hours_pattern) <= 80 and hours_pattern ~ '\S'),
	add constraint internships_varying_hours_check check (least_hours < hours);

-- What a card shows.
create or replace view catalogue.cards with (security_invoker = true) as
	select number, slug, source, kind, title, company, sector, city, location, remote, country, weeks, hours,
		pay_amount, pay_per, pay_currency, part_of_course, starts_on, starts, deadline, spots, featured,
		sponsorship, answer_days, status, published_at, closed_at, sample, driving_licence, least_hours, hours_pattern
	from public.internships where not hidden;
