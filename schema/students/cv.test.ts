import { expect, it } from 'vitest';
import { cvOf, monthWords } from './cv.ts';
import { emptyProfile, type SentProfile } from './student-profile.ts';

const cv = (profile: Partial<SentProfile>) => cvOf({ ...emptyProfile, ...profile });
const none = { from: null, to: null, details: null };

it('says nothing of what is not known', () => {
	expect(cv({})).toEqual({ name: '', headline: '', contact: [], sections: [] });
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
	expect(whole.contact).toEqual(['Leeds', '+44 7700 900123', 'https://looms.example']);
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
			points: [],
		},
		{ title: 'BDes', place: 'RMIT', dates: 'September 2022 – 2025', points: [] },
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

it('makes a point of each line, whatever it begins with', () => {
	const details = '- Wove\n\n • Sold \nCounted - twice';
	const job = { ...none, role: 'Weaver', organisation: null, details };
	expect(cv({ experience: [job] }).sections[0]?.entries[0]?.points).toEqual([
		'Wove',
		'Sold',
		'Counted - twice',
	]);
});

it('writes availability in words', () => {
	const { sections } = cv({ earliest_start: '2027-06-07', weekly_hours: 20 });
	expect(sections[0]?.lines).toEqual(['From 7 June 2027, 20 hours a week']);
	expect(monthWords('2027')).toBe('2027');
});

it('is made of what was sent before there were telephone, town, headline and projects', () => {
	const { phone, town, headline, projects, ...earlier } = emptyProfile;
	expect(cvOf({ ...earlier, name: 'Mei' })).toEqual({
		name: 'Mei',
		headline: '',
		contact: [],
		sections: [],
	});
});
