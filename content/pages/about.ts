// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
export const mission =
	'To put students and recent graduates, from any country, into paid work that teaches them something, with employers who have time to teach it. Applying costs the applicant nothing, and every listing says what it pays, for how many hours and for how long.';

export const vision =
	'A United Kingdom where a first job does not depend on who your parents know. We want an applicant in Lagos, Leeds or Lisbon to see the same facts, meet the same standard of answer and have the same chance of an interview.';

export const impact =
	'An internship is short, and its effects are not. Interns leave with a piece of work they can show, a person who will vouch for them and a clearer idea of what they want next. Employers find colleagues they would never have met through their usual channels.';

export const timeline: { year: string; title: string; text: string; tag?: string }[] = [
	{
		year: '2020',
		title: 'A small start in London',
		text: 'The service opened with a handful of London hosts and one question for each of them: who will look after the intern on the second day?',
	},
	{
		year: '2021',
		title: 'Remote internships',
		text: 'Offices were closed and students still needed work. Remote placements began as a stopgap, proved useful to people far from any office, and stayed.',
	},
	{
		year: '2022',
		title: 'Beyond the capital',
		text: 'Hosts in Manchester, Birmingham and Edinburgh joined, followed by Bristol, Leeds and Liverpool. Regional programs soon drew students for their own sake.',
	},
	{
		year: '2023',
		title: 'A year in industry',
		text: 'Twelve-month placements for master’s students were added, planned with universities so that the year counts towards the degree.',
	},
	{
		year: '2024',
		title: 'Programs abroad and scholarships',
		text: 'International placements opened in five regions. A guide to government exchange and scholarship schemes came with them, since funding is often the first obstacle.',
	},
	{
		year: '2025',
		title: 'One door for everyone',
		text: 'The plan for the years that follow: one place where applicants, universities and employers see the same information, and where employers manage their own internships.',
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
		text: 'Good hosts come back because their interns were useful. We work with them on the brief, the first week and an honest review at the end.',
	},
];
