import { describe, expect, it } from 'vitest';
import { type FitPerson, type FitWork, fitOf } from './fit.ts';
import type { WorkPermission } from './work-permission.ts';

const TODAY = '2026-11-22';

type Person = WorkPermission | (Partial<FitPerson> & Pick<FitPerson, 'permission'>);
const personOf = (person: Person): FitPerson => ({
	weekly_hours: null,
	earliest_start: null,
	...('kind' in person ? { permission: person } : person),
});

/** Twelve weeks from Monday 14 June 2027 to Sunday 5 September, 35 hours a week. */
const summer: FitWork = {
	starts_on: '2027-06-14',
	starts: '2027-06-14',
	weeks: 12,
	hours: 35,
	country: 'United Kingdom',
	sponsorship: 'student-visa-ok',
	part_of_course: false,
};
const anyTime: Partial<FitWork> = { starts_on: null, starts: 'Any Monday, all year' };
const inJune: Partial<FitWork> = { starts_on: null, starts: 'June 2027' };

const free: WorkPermission = { kind: 'no-restriction' };
const sponsored: WorkPermission = { kind: 'needs-sponsorship' };
const notSaid: WorkPermission = { kind: 'not-said' };
const student = (...terms: [from: string, to: string][]): WorkPermission => ({
	kind: 'student-visa',
	terms: terms.map(([from, to]) => ({ from, to })),
});
const graduate = (ends_on: string | null): WorkPermission => ({ kind: 'graduate-visa', ends_on });
const otherVisa = (ends_on: string | null): WorkPermission => ({ kind: 'other-visa', ends_on });

/** The last of them ends on a Friday, and the next begins on a Tuesday. */
const year: [string, string][] = [
	['2026-09-21', '2026-12-11'],
	['2027-01-11', '2027-03-19'],
	['2027-04-19', '2027-06-11'],
	['2027-09-28', '2027-12-10'],
];

type Case = [person: Person, work: Partial<FitWork>, fit: string, words: string];

const cases: Record<string, Case[]> = {
	'no restriction': [
		[free, {}, 'full', 'Fits all year'],
		[free, { hours: 48, weeks: 52 }, 'full', 'Fits all year'],
		[free, { sponsorship: 'right-to-work-needed' }, 'full', 'Fits all year'],
	],
	'a Student visa by hours': [
		[student(...year), { hours: 20 }, 'full', 'Fits in term too'],
		[
			student(...year),
			{ hours: 20.5, starts_on: '2027-01-11', weeks: 9 },
			'empty',
			'More than 20 hours in term',
		],
		[student(...year), { hours: 16, weeks: 52 }, 'full', 'Fits in term too'],
		[student(), { hours: 20 }, 'full', 'Fits in term too'],
		[student(), {}, 'half', 'Fits in vacations only'],
		[
			student(...year),
			{ hours: 20, sponsorship: 'right-to-work-needed' },
			'half',
			'Ask whether a Student visa is enough',
		],
		[
			student(...year),
			{ hours: 37, part_of_course: true, weeks: 48 },
			'half',
			'Part of a course: the university decides',
		],
	],
	'a Student visa by dates': [
		[student(...year), {}, 'full', 'Fits in vacation'],
		// Until Sunday 26 September, the day before the week in which term begins.
		[student(...year), { weeks: 15 }, 'full', 'Fits in vacation'],
		[student(...year), { weeks: 16 }, 'half', 'Fits until 26 September'],
		// The week of Monday 7 June has five days of term.
		[student(...year), { starts_on: '2027-06-07' }, 'half', 'Fits from 14 June'],
		[student(...year), { starts_on: '2027-06-12' }, 'half', 'Fits from 14 June'],
		[
			student(...year),
			{ starts_on: '2027-06-07', weeks: 18 },
			'half',
			'Fits from 14 June to 26 September',
		],
		[
			student(...year),
			{ starts_on: '2027-04-26', weeks: 8 },
			'empty',
			'More than 20 hours in term',
		],
		[student(...year), { starts_on: '2026-12-14', weeks: 4 }, 'full', 'Fits in vacation'],
		[student(...year), { starts_on: '2026-12-14', weeks: 5 }, 'half', 'Fits until 10 January'],
		[
			student(...year),
			{ starts_on: '2026-12-14', weeks: 9 },
			'empty',
			'More than 20 hours in term',
		],
		[
			student(['2028-01-10', '2028-02-29']),
			{ starts_on: '2028-03-06', weeks: 6 },
			'full',
			'Fits in vacation',
		],
		[
			student(['2028-01-10', '2028-02-29']),
			{ starts_on: '2028-02-29', weeks: 6 },
			'half',
			'Fits from 6 March 2028',
		],
		// A Sunday ends its week, so that the next day is free.
		[student(['2027-04-19', '2027-06-13']), {}, 'full', 'Fits in vacation'],
		// Over the changes of the clock on 28 March and 31 October 2027.
		[
			student(['2027-01-11', '2027-03-21'], ['2027-04-19', '2027-06-11']),
			{ starts_on: '2027-03-22', weeks: 4 },
			'full',
			'Fits in vacation',
		],
		[
			student(['2027-01-11', '2027-10-24'], ['2027-11-08', '2027-12-10']),
			{ starts_on: '2027-10-25', weeks: 2 },
			'full',
			'Fits in vacation',
		],
	],
	'a Student visa beyond the last term that is given': [
		[student(['2027-04-19', '2027-06-11']), { weeks: 14 }, 'full', 'Fits in vacation'],
		[
			student(['2027-04-19', '2027-06-11']),
			{ weeks: 15 },
			'half',
			'Fits until 19 September; later term dates are not given',
		],
		[
			student(['2026-04-19', '2026-06-11']),
			{},
			'unknown',
			'Depends on term dates that are not given',
		],
	],
	'a Student visa with a choice of days to start': [
		[student(...year), anyTime, 'half', 'Fits from 14 June'],
		[student(...year), inJune, 'half', 'Fits from 14 June'],
		[
			{ permission: student(...year), earliest_start: '2027-06-14' },
			inJune,
			'full',
			'Fits in vacation',
		],
		[student(...year), { ...inJune, starts: 'July 2027' }, 'half', 'Fits if it starts by 5 July'],
		[
			student(...year),
			{ ...inJune, starts: 'October 2027', weeks: 9 },
			'empty',
			'More than 20 hours in term',
		],
		[
			student(['2027-01-11', '2027-03-19']),
			{ ...anyTime, weeks: 6 },
			'half',
			'Fits if it starts by 30 November',
		],
	],
	'a visa with its end': [
		[graduate('2027-09-05'), {}, 'full', 'Fits while the visa lasts'],
		[graduate('2027-09-04'), {}, 'half', 'Fits until 4 September'],
		[graduate('2027-06-14'), {}, 'half', 'Fits until 14 June'],
		[graduate('2027-06-13'), {}, 'empty', 'Starts after the visa ends'],
		[
			graduate('2028-02-29'),
			{ starts_on: '2028-02-21', weeks: 1 },
			'full',
			'Fits while the visa lasts',
		],
		[
			graduate('2028-02-29'),
			{ starts_on: '2028-02-21', weeks: 2 },
			'half',
			'Fits until 29 February 2028',
		],
		[graduate('2027-06-30'), anyTime, 'half', 'Fits if it starts by 8 April'],
		[graduate(null), {}, 'full', 'Fits while the visa lasts'],
		[
			graduate('2027-09-05'),
			{ sponsorship: 'right-to-work-needed' },
			'full',
			'Fits while the visa lasts',
		],
		[otherVisa('2027-09-05'), {}, 'half', 'While the visa lasts, if its conditions allow it'],
		[otherVisa('2027-08-01'), {}, 'half', 'Fits until 1 August'],
		[otherVisa('2027-06-01'), {}, 'empty', 'Starts after the visa ends'],
		[otherVisa(null), {}, 'unknown', 'Depends on the conditions of the visa'],
	],
	others: [
		[sponsored, { sponsorship: 'can-sponsor' }, 'half', 'Can sponsor a visa: ask which'],
		[sponsored, {}, 'empty', 'The employer offers no sponsorship'],
		[notSaid, {}, 'unknown', 'Depends on permission to work'],
		[
			free,
			{ country: 'Germany', sponsorship: null },
			'unknown',
			'The rules of Germany decide on permission to work',
		],
		[
			student(...year),
			{ country: 'Germany', sponsorship: null, hours: 16 },
			'unknown',
			'The rules of Germany decide on permission to work',
		],
	],
	'what somebody wants': [
		[{ permission: free, weekly_hours: 35 }, {}, 'full', 'Fits all year'],
		[{ permission: free, weekly_hours: 34 }, {}, 'half', '35 hours a week, more than your 34'],
		[{ permission: notSaid, weekly_hours: 20 }, {}, 'half', '35 hours a week, more than your 20'],
		[
			{ permission: sponsored, weekly_hours: 20 },
			{},
			'empty',
			'The employer offers no sponsorship',
		],
		[{ permission: free, earliest_start: '2027-06-14' }, {}, 'full', 'Fits all year'],
		[
			{ permission: free, earliest_start: '2027-06-15' },
			{},
			'half',
			'Starts before 15 June, your earliest day',
		],
		[
			{ permission: free, earliest_start: '2027-07-01' },
			inJune,
			'half',
			'Starts before 1 July, your earliest day',
		],
		[{ permission: free, earliest_start: '2027-06-30' }, inJune, 'full', 'Fits all year'],
		[{ permission: free, earliest_start: '2027-07-01' }, anyTime, 'full', 'Fits all year'],
	],
};

for (const [name, rows] of Object.entries(cases))
	describe(name, () => {
		it.each(rows)('%j and %j: %s, %s', (person, work, fit, words) => {
			expect(fitOf(personOf(person), { ...summer, ...work }, TODAY)).toEqual({ fit, words });
		});
	});
