import { expect, it } from 'vitest';
import { cvOf, monthWords } from './cv.ts';
import { emptyProfile, type SentProfile } from './student-profile.ts';

const cv = (profile: Partial<SentProfile>) => cvOf({ ...emptyProfile, ...profile });
const none = { from: null, to: null, details: null };

it('says nothing of what is not known', () => {
	expect(cv({})).toEqual({ name: '', original: '', headline: '', contact: [], sections: [] });
	const blank = { ...none, role: null, organisation: null };
	expect(cv({ experience: [blank] }).sections).toEqual([]);
});

it('has the sections in the order that employers expect', () => {
	const whole = cv({
		name: 'Mei Tan',
		university: 'University of Leeds',
		skills: ['Weaving'],
		languages: [{ language: 'Malay', level: 'first' }],
		weekly_hours: 20,
		town: 'Leeds',
		phone: '+44 7700 900123',
		links: ['https://looms.example'],
		projects: [{ title: 'Loom simulator', link: null, details: null }],
		experience: [{ ...none, role: 'Weaver', organisation: 'Mill' }],
	});
	expect(whole.sections.map(({ title }) => title)).toEqual([
		'Education',
		'Experience',
		'Projects',
		'Skills',
		'Languages',
		'Availability',
	]);
	expect(whole.contact).toEqual([
		{ text: 'Leeds', href: null },
		{ text: '+44 7700 900123', href: 'tel:+447700900123' },
		{ text: 'looms.example', href: 'https://looms.example/' },
	]);
});

it('begins the education with the present course', () => {
	const [education] = cv({
		university: 'University of Leeds',
		course: 'Textile Design',
		level: 'master',
		graduation: '2027-06',
		education: [{ ...none, school: 'RMIT', qualification: 'BDes', from: '2022-09', to: '2025' }],
	}).sections;
	expect(education?.entries).toEqual([
		{
			title: 'Textile Design (Master’s degree)',
			place: 'University of Leeds',
			dates: 'Graduation June 2027',
			link: null,
			points: [],
		},
		{ title: 'BDes', place: 'RMIT', dates: 'September 2022 – 2025', link: null, points: [] },
	]);
});

it.each([
	['2024-09', '2025-06', 'September 2024 – June 2025'],
	['2024-09', null, 'September 2024 – now'],
	[null, '2025', '2025'],
	[null, null, ''],
])('work from %s to %s was %j', (from, to, dates) => {
	const job = { role: 'Weaver', organisation: null, details: null, from, to };
	expect(cv({ experience: [job] }).sections[0]?.entries[0]?.dates).toBe(dates);
});

it('has the latest first, and what has no dates last', () => {
	const jobs = [
		{ role: 'None', from: null, to: null },
		{ role: 'Old', from: '2019', to: '2020-03' },
		{ role: 'Now', from: '2024-09', to: null },
		{ role: 'Newer', from: '2020', to: '2020' },
	].map((job) => ({ ...job, organisation: null, details: null }));
	expect(cv({ experience: jobs }).sections[0]?.entries.map(({ title }) => title)).toEqual([
		'Now',
		'Newer',
		'Old',
		'None',
	]);
});

const points = (details: string) =>
	cv({ experience: [{ ...none, role: 'Weaver', organisation: null, details }] }).sections[0]
		?.entries[0]?.points;

it('makes a point of each line, whatever it begins with', () => {
	expect(points('- Wove\n\n • Sold \nCounted - twice')).toEqual([
		'Wove',
		'Sold',
		'Counted - twice',
	]);
});

it.each([
	...['-', '–', '—', '*', '•', '·', '‣', '◦', '●', '○', '■', '▪', '➢', '➤', '►', '✓', '✔', '→'],
	...['\uf0b7', '\uf0a7', '\uf0d8', '\uf0fc', '\ue123', '👉', '✅', '🚀', '☎️', '1️⃣', '- •'],
])('takes %j at the start of a line for the sign of a point', (sign) => {
	for (const between of [' ', '\t', '\u00a0'])
		expect(points(`  ${sign}${between}Built forms · twice`)).toEqual(['Built forms · twice']);
});

it.each(['o', '§', 'Ø', 'ü', 'v', 'q', 'n'])(
	'takes %s before a tab for a bullet of Word',
	(sign) => {
		expect(points(`${sign}\tBuilt forms\n${sign}   Sold`)).toEqual(['Built forms', 'Sold']);
	},
);

it.each([
	'-5 % waste',
	'o clock',
	'> 300 users',
	'© 2026 Mill',
	'*args and **kwargs',
	'1. First',
	'★★★ Python',
	'Ωmega',
])('keeps the start of %j', (line) => {
	expect(points(line)).toEqual([line]);
});

it('takes the bullets of Word off without a space too', () => {
	expect(points('\uf0b7Built\n•Sold\n➢ 30 %')).toEqual(['Built', 'Sold', '30 %']);
});

it.each([
	['+44 7700 900123', 'tel:+447700900123'],
	['(0113) 496-0123', 'tel:01134960123'],
	['+44 (0)113 496 0123 ext. 12', 'tel:+441134960123'],
	['0044 113 4960123', 'tel:+441134960123'],
	['٠١١٣ ٤٩٦٠١٢٣', 'tel:01134960123'],
	['on request', null],
])('the telephone %j leads to %j', (phone, href) => {
	expect(cv({ phone }).contact).toEqual([{ text: phone, href }]);
});

it.each([
	[
		'https://www.linkedin.com/in/mei-example/',
		'linkedin.com/in/mei-example',
		'https://www.linkedin.com/in/mei-example/',
	],
	['http://例子.example/美', '例子.example/美', 'http://xn--fsqu00a.example/%E7%BE%8E'],
])('shows the page %s as %s', (address, text, href) => {
	const { contact, sections } = cv({
		links: [address],
		projects: [{ title: 'Loom', link: address, details: null }],
	});
	expect(contact).toEqual([{ text, href }]);
	expect(sections[0]?.entries).toEqual([
		{ title: 'Loom', place: '', dates: '', link: { text, href }, points: [] },
	]);
});

it.each([
	[{ name: '王小明', latin_name: 'Wang Xiaoming' }, 'Wang Xiaoming', '王小明'],
	[{ name: 'Mei Tan', latin_name: 'Mei Tan' }, 'Mei Tan', ''],
	[{ name: '王小明' }, '王小明', ''],
	[{ latin_name: 'Wang' }, 'Wang', ''],
])('of the names %o has %s first', (names, name, original) => {
	expect(cv(names)).toMatchObject({ name, original });
});

it('writes availability in words', () => {
	const { sections } = cv({ earliest_start: '2027-06-07', weekly_hours: 20 });
	expect(sections[0]?.lines).toEqual(['From 7 June 2027, 20 hours a week']);
	expect(monthWords('2027')).toBe('2027');
});

it('is made of what was sent before there were telephone, town, headline and projects', () => {
	const { latin_name, phone, town, headline, projects, ...earlier } = emptyProfile;
	expect(cvOf({ ...earlier, name: 'Mei' })).toEqual({
		name: 'Mei',
		original: '',
		headline: '',
		contact: [],
		sections: [],
	});
});
