import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfNumber } from '#schema/london-day.ts';
import { type FitPerson, type FitWork, fitOf } from './fit.ts';
import { STUDY_LEVELS, type StudyLevel } from './profile-levels.ts';
import type { WorkPermission } from './work-permission.ts';

const TODAY = '2026-11-22';

type Person = WorkPermission | (Partial<FitPerson> & Pick<FitPerson, 'permission'>);
const personOf = (person: Person): FitPerson => ({
	level: 'bachelor',
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

/** Somebody at that level, with these terms. */
const of = (level: StudyLevel | null, ...terms: [string, string][]) => ({
	permission: student(...terms),
	level,
});

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
		[student(), {}, 'half', 'Fits the summer vacation of most bachelor’s courses'],
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
			'Only as a part of your course: the university decides',
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
			{ permission: student(['2027-04-19', '2027-06-11']), earliest_start: '2027-06-14' },
			{ ...inJune, weeks: 13 },
			'half',
			'Fits if it starts by 21 June; later term dates are not given',
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
		[student(['2027-01-11', '2027-03-19']), { ...anyTime, weeks: 6 }, 'half', 'Fits from 22 March'],
	],
	'a Student visa without term dates': [
		[student(), { starts_on: '2027-10-11' }, 'empty', 'More than 20 hours in term on most courses'],
		[student(), anyTime, 'half', 'Only in vacations: it depends on the start you agree'],
		[student(), { weeks: 30 }, 'half', 'Only as a part of your course: the university decides'],
		[of('integrated-master'), {}, 'half', 'Fits the summer vacation of most bachelor’s courses'],
		[of('master'), {}, 'half', 'Counts as term on most taught master’s: add your term dates'],
		[of('phd'), {}, 'half', 'Summer counts as term on most PhDs: add your term dates'],
		[
			of(null),
			{},
			'half',
			'Summer: vacation on most bachelor’s courses, term on most taught master’s',
		],
		[
			of('master'),
			anyTime,
			'half',
			'Only in vacations, and on most taught master’s the summer is term',
		],
		[of('master'), { hours: 20 }, 'full', 'Fits in term too'],
		[of('foundation'), { hours: 10 }, 'full', 'Fits in term too'],
		[
			of('foundation'),
			{ hours: 18 },
			'half',
			'Fits the summer vacation of most bachelor’s courses',
		],
		[
			of('foundation'),
			{ hours: 18, starts_on: '2027-10-11' },
			'empty',
			'More than 10 hours in term on most courses',
		],
	],
	'a taught master’s with term dates': [
		[of('master', ['2027-01-18', '2027-09-17']), {}, 'empty', 'More than 20 hours in term'],
		[
			of('master', ['2027-01-18', '2027-09-17']),
			{ starts_on: '2027-09-20' },
			'half',
			'Full time, once your course is over and until your visa ends',
		],
		[
			of('master', ['2027-01-18', '2027-09-17']),
			{ starts_on: '2027-08-16', weeks: 11 },
			'half',
			'Fits from 20 September, once your course is over and until your visa ends',
		],
		[
			of('master', ['2027-01-18', '2027-09-17']),
			{ starts_on: '2027-10-11', weeks: 25 },
			'half',
			'Full time, once your course is over and until your visa ends',
		],
		[
			of('master', ['2027-01-25', '2027-09-17']),
			{ starts_on: '2026-11-30', weeks: 6 },
			'unknown',
			'Depends on term dates that are not given',
		],
		[
			of('master', ['2027-01-25', '2027-09-17']),
			{ starts_on: null, starts: 'Any Monday in November' },
			'half',
			'Fits from 1 November 2027, once your course is over and until your visa ends',
		],
		[
			of('master', ['2027-04-19', '2027-06-11']),
			{},
			'half',
			'Counts as term on most taught master’s: add your term dates',
		],
		[
			of(null, ['2027-04-19', '2027-06-11']),
			{},
			'half',
			'Fits in vacation, if you have no later term',
		],
		[of('master', ...year), {}, 'full', 'Fits in vacation'],
	],
	'terms that are no terms': [
		[
			student(['2027-06-11', '2027-04-19']),
			{},
			'half',
			'Fits the summer vacation of most bachelor’s courses',
		],
		[
			student(['', '2027-04-19'], ['2027-02-30', '']),
			{},
			'half',
			'Fits the summer vacation of most bachelor’s courses',
		],
		[
			student(['2027-04-19', '2027-06-11'], ['2027-01-11', '2027-05-19']),
			{},
			'full',
			'Fits in vacation',
		],
		[
			student(['2027-04-19', '2027-07-09'], ['2027-05-10', '2027-06-25']),
			{},
			'half',
			'Fits from 12 July',
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
		[sponsored, {}, 'empty', 'The employer itself sponsors no visa; a scheme body might'],
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
		[
			student(...year),
			{ sponsorship: null },
			'unknown',
			'The rules of the country you work from decide on permission to work',
		],
	],
	'what somebody wants': [
		[{ permission: free, weekly_hours: 35 }, {}, 'full', 'Fits all year'],
		[{ permission: free, weekly_hours: 34 }, {}, 'half', '35 hours a week, more than your 34'],
		[{ permission: notSaid, weekly_hours: 20 }, {}, 'half', '35 hours a week, more than your 20'],
		[
			{ permission: free, weekly_hours: 20 },
			{ hours: 24, least_hours: 16 },
			'half',
			'Up to 24 hours a week, more than your 20',
		],
		[
			{ permission: sponsored, weekly_hours: 20 },
			{},
			'empty',
			'The employer itself sponsors no visa; a scheme body might',
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
			expect(fitOf(personOf(person), { ...summer, ...work }, TODAY)).toMatchObject({ fit, words });
		});
	});

const day = fc.integer({ min: 20_000, max: 24_000 }).map(dayOfNumber);
const anyText = fc.oneof(day, fc.constantFrom('', '2027-02-30', 'soon', '2027-13-01'));
const anyTerms = fc.array(fc.record({ from: anyText, to: anyText }), { maxLength: 6 });
const anyWork = fc.record({
	starts_on: fc.option(day),
	starts: fc.constantFrom(
		'Any Monday',
		'June 2027',
		'March to May',
		'First Monday of any winter month',
	),
	weeks: fc.integer({ min: 1, max: 60 }),
	hours: fc.integer({ min: 1, max: 48 }),
	country: fc.constantFrom('United Kingdom', 'France'),
	sponsorship: fc.constantFrom('student-visa-ok', 'right-to-work-needed', 'can-sponsor', null),
	part_of_course: fc.boolean(),
}) as fc.Arbitrary<FitWork>;
const anyLevel = fc.constantFrom(...(Object.keys(STUDY_LEVELS) as StudyLevel[]), null);

const onStudentVisa = (terms: { from: string; to: string }[], level: StudyLevel | null) =>
	personOf({ permission: { kind: 'student-visa', terms }, level });

it('has an answer for any terms', () => {
	fc.assert(
		fc.property(anyTerms, anyWork, anyLevel, day, (terms, work, level, today) => {
			expect(fitOf(onStudentVisa(terms, level), work, today).words).not.toBe('');
		}),
	);
});

it('never tells a taught master’s student that a summer fits, unless a later term is given', () => {
	fc.assert(
		fc.property(anyTerms, anyWork, day, (terms, work, today) => {
			const long = { ...work, hours: 28, part_of_course: false };
			const without = fitOf(onStudentVisa([], 'master'), long, today);
			expect(without.words).not.toMatch(/\bfits?\b/i);
			expect(without.fit).not.toBe('full');
			const { fit } = fitOf(onStudentVisa(terms, 'master'), long, today);
			const { starts_on } = long;
			if (fit === 'full' && starts_on)
				expect(terms.some(({ from, to }) => from <= to && to > starts_on)).toBe(true);
		}),
		{ numRuns: 500 },
	);
});
