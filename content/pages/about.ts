// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
export const mission =
	'To put students and recent graduates, from any country, into paid work that teaches them something, with employers who have time to teach it. It costs nothing to apply, and every listing says what it pays, for how many hours and for how long.';

export const vision =
	'A United Kingdom where a first job does not depend on who your parents know. Applicants in Lagos, Leeds and Lisbon should see the same facts and get equally good answers. They should have the same chance of an interview.';

export const impact =
	'An internship is short, but its effects last. Interns leave with a piece of work to show, a person who recommends them and a clearer idea of their next step. Employers find colleagues whom they would not have met otherwise.';

export const timeline: { year: string; title: string; text: string; tag?: string }[] = [
	{
		year: '2020',
		title: 'A small start in London',
		text: 'The service opened with a few employers in London. We asked each of them one question: who will look after the intern on the second day?',
	},
	{
		year: '2021',
		title: 'Remote internships',
		text: 'Offices were closed and students still needed work. Remote placements were meant for a short time. They proved useful to people far from any office, and stayed.',
	},
	{
		year: '2022',
		title: 'Beyond the capital',
		text: 'Employers in Manchester, Birmingham and Edinburgh joined, then in Bristol, Leeds and Liverpool. Many students soon preferred these cities.',
	},
	{
		year: '2023',
		title: 'A year in industry',
		text: 'Twelve-month placements for master’s students were added, planned with universities so that the year counts towards the degree.',
	},
	{
		year: '2024',
		title: 'Programs abroad and scholarships',
		text: 'International placements opened in five regions. A guide to government exchange and scholarship schemes came with them, since money is often the first problem.',
	},
	{
		year: '2025',
		title: 'One place for everyone',
		text: 'What we planned in 2024: one place where applicants, universities and employers see the same information. Employers manage their own internships there.',
		tag: 'Future Vision',
	},
];

export const values: { title: string; text: string }[] = [
	{
		title: 'Excellence',
		text: 'We check a listing before it appears: the task, the hours and the pay. If any of these is vague, it goes back to the employer.',
	},
	{
		title: 'Student-Centric',
		text: 'Students never pay us. When an offer does not suit someone, we say so, and help them to look further.',
	},
	{
		title: 'Global Perspective',
		text: 'Applicants write to us from many school systems and time zones. We explain British habits and rules in plain words and learn how things are done elsewhere.',
	},
	{
		title: 'Industry Partnership',
		text: 'Good employers come back because their interns were useful. We help them to describe the work, plan the first week and give an honest review at the end.',
	},
];
