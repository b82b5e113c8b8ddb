-- What the law asks of whoever introduces workers: risks, expenses, notice, who supervises, and that the company may
-- advertise. What was published before says nothing of them.
alter table public.internships
	add column risks text check (char_length(risks) <= 2000 and risks ~ '\S'),
	add column expenses text check (char_length(expenses) <= 300 and expenses ~ '\S'),
	add column notice text check (char_length(notice) <= 300 and notice ~ '\S'),
	-- A role, not a name: the page is public.
	add column supervisor text check (char_length(supervisor) <= 120 and supervisor ~ '\S'),
	add column authority boolean not null default false;

-- An industry more than the specification lists.
alter table public.employers drop constraint employers_industry_check,
	add constraint employers_industry_check check (
		industry in (
			'Technology', 'Finance & Banking', 'Healthcare & Life Sciences',
			'Marketing & Advertising', 'Consulting', 'Manufacturing', 'Retail & E-commerce',
			'Media & Entertainment', 'Education', 'Real Estate', 'Energy & Utilities',
			'Transportation & Logistics', 'Legal Services', 'Non-profit', 'Government',
			'Food & Hospitality', 'Other'
		)
	);
