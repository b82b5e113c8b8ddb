import { expect, it } from 'vitest';
import { yearLanes } from './year-lanes.ts';

const TODAY = '2026-11-23';
/** Twelve weeks from Monday 21 June 2027, 28 hours a week. */
const work: Parameters<typeof yearLanes>[0] = {
	starts_on: '2027-06-21',
	starts: '21 June 2027',
	hours: 28,
	weeks: 12,
	country: 'United Kingdom',
	part_of_course: false,
	sponsorship: 'student-visa-ok',
	answer_days: 10,
};
type WorkChange = Partial<typeof work>;
const texts = (changed: WorkChange, own?: Parameters<typeof yearLanes>[2]) => {
	const lanes = yearLanes({ ...work, ...changed }, TODAY, own);
	return [lanes.work, ...lanes.courses].map(({ name, text }) => `${name}: ${text}`);
};
const master = 'Taught master’s: usually term';

it.each<[string, WorkChange, string[]]>([
	[
		'all of it in the summer',
		{},
		[
			'The work, 12 weeks: 21 June to 12 September 2027',
			'Bachelor’s courses: vacation on most',
			master,
		],
	],
	[
		'in term at its end',
		{ starts_on: '2027-07-12' },
		[
			'The work, 12 weeks: 12 July to 3 October 2027',
			'Bachelor’s courses: term on most from 20 September to 3 October',
			master,
		],
	],
	[
		'over Christmas',
		{ starts_on: '2027-11-15', weeks: 10 },
		[
			'The work, 10 weeks: 15 November 2027 to 23 January 2028',
			'Bachelor’s courses: term on most, apart from some weeks at Christmas',
			`${master}, apart from some weeks at Christmas`,
		],
	],
	[
		'an open start in the summer',
		{ starts_on: null, starts: 'June or later' },
		[
			'The work, 12 weeks: June or later. For example 7 June to 29 August 2027',
			'Bachelor’s courses: vacation on most',
			master,
		],
	],
	[
		'an open start that no vacation holds',
		{ starts_on: null, starts: 'February or October', weeks: 20 },
		[
			'The work, 20 weeks: February or October. For example 1 February to 20 June 2027',
			'Bachelor’s courses: term on most from 1 February to 6 June, apart from some weeks at Easter',
			`${master}, apart from some weeks at Easter`,
		],
	],
])('%s', (_, changed, expected) => {
	expect(texts(changed)).toEqual(expected);
});

it('draws the month before and after, six at least', () => {
	const { range, months } = yearLanes(work, TODAY);
	expect(range).toEqual({ first: '2027-05-01', last: '2027-10-31' });
	expect(months).toHaveLength(6);
	expect(yearLanes({ ...work, weeks: 52 }, TODAY).months).toHaveLength(15);
	expect(yearLanes({ ...work, weeks: 1 }, TODAY).months).toHaveLength(6);
});

it('a student’s own terms take the lane of their course', () => {
	const terms = [
		{ from: '2026-09-21', to: '2026-12-11' },
		{ from: '2027-04-26', to: '2027-07-02' },
	];
	const own = 'Your course: term 1 May to 2 July';
	expect(texts({}, { terms, level: 'bachelor' }).slice(1)).toEqual([own, master]);
	expect(texts({}, { terms, level: 'master' })[2]).toBe(own);
	expect(texts({}, { terms: [], level: 'master' })[2]).toBe(master);
	expect(texts({ starts_on: '2028-06-12' }, { terms, level: null })[1]).toBe(
		'Your course: no term in these months',
	);
});
