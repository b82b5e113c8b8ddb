-- For development with the Supabase CLI only; our own server never runs it.
insert into public.newsletter_subscriptions (email) values
	('amara.okafor@example.org'),
	('jonas.keller@example.org')
on conflict do nothing;

insert into public.contacts (name, email, subject, category, message) values
	(
		'Amara Okafor', 'amara.okafor@example.org', 'Student visa and part-time hours',
		'student-inquiries', 'My visa allows 20 hours a week in term time. Which programs fit that?'
	),
	(
		'Ruth Pennington', 'ruth@pennington-looms.example', 'Two interns for the summer',
		'employer-partnerships', 'We weave in Leeds and could take two textile students from June.'
	);
