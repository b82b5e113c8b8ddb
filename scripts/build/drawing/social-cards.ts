import { articles } from '#content/guides/blog.ts';
import { payText } from '#content/pay.ts';
import { programs } from '#content/programs.ts';
import { citySummaries } from '#content/uk-cities/summaries.ts';
import type { SocialCard } from './social-card.ts';

const cities = citySummaries.map(({ slug }) => slug);
const everywhere = ['london', ...cities];
const uk = { places: everywhere };

const pages: SocialCard[] = [
	{
		name: 'site',
		title: 'Your internship in the UK starts here',
		line: 'Paid placements in London, six more cities and online.',
		...uk,
		hot: ['london'],
	},
	{
		name: 'internship',
		title: 'A paid internship',
		line: 'Its pay for an hour, its hours, and the day by which every applicant has an answer.',
		...uk,
	},
	{
		name: 'london',
		title: 'London programs',
		line: 'Paid internships across the capital, with stipend, hours and dates on every listing.',
		...uk,
		hot: ['london'],
	},
	{
		name: 'uk-cities',
		title: 'UK cities programs',
		line: 'Manchester, Birmingham, Edinburgh, Bristol, Leeds and Liverpool.',
		places: cities,
		hot: cities,
	},
	{
		name: 'remote',
		title: 'Remote internships',
		line: 'Work for a UK team from where you live, in hours that you agree on.',
		...uk,
	},
	{
		name: 'placement-year',
		title: 'Placement year programs',
		line: 'Twelve months of paid work as a part of your degree.',
		...uk,
	},
	{
		name: 'international',
		title: 'International programs',
		line: 'Europe, North America, Asia-Pacific, the Middle East and Africa.',
		map: 'world',
		places: ['europe', 'middle-east', 'africa'],
		hot: ['europe'],
	},
	{
		name: 'govt-initiatives',
		title: 'Government initiatives and scholarships',
		line: 'What each pays, for how long and who may apply.',
		map: 'world',
		places: [],
	},
	{
		name: 'companies',
		title: 'Partner companies',
		line: 'Who takes interns, in which field and where.',
		...uk,
	},
	{
		name: 'candidates',
		title: 'Featured candidates',
		line: 'Students and graduates who are ready for a placement.',
		...uk,
	},
	{
		name: 'about',
		title: 'About us',
		line: 'How we bring students and UK companies together.',
		...uk,
	},
	{
		name: 'stories',
		title: 'Success stories',
		line: 'Where interns worked, what they did there and what came of it.',
		...uk,
	},
	{
		name: 'faqs',
		title: 'Questions and answers',
		line: 'Applying, pay, visas and support, in plain words.',
		...uk,
	},
	{
		name: 'contact',
		title: 'Contact us',
		line: 'We answer within 24 hours on working days.',
		...uk,
		hot: ['london'],
	},
	{
		name: 'apply',
		title: 'Apply for an internship',
		line: 'One form. No fee at any step.',
		...uk,
	},
	{
		name: 'guides',
		title: 'Guides for interns',
		line: 'Applications, visas, rooms and the first weeks at work.',
		...uk,
	},
];

const programCards: SocialCard[] = programs.map(({ id, type, title, location, weeks, pay }) => {
	const city = location.split(', ').at(-1) ?? location;
	return {
		name: `program-${id}`,
		eyebrow: type,
		title,
		line: `${city}. ${weeks} weeks. ${payText(pay)} for ${pay.hours} hours a week, paid to you.`,
		places: everywhere,
		hot: [city.toLowerCase()],
	};
});

const articleCards: SocialCard[] = articles.map(({ slug, title, minutes }) => ({
	name: `blog-${slug}`,
	eyebrow: 'Blog',
	title,
	line: `${minutes} minutes to read`,
	...uk,
}));

/** Every picture that a page may name as its `image`. */
export const socialCards: SocialCard[] = [...pages, ...programCards, ...articleCards];
