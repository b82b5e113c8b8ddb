import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfNumber, daysBetween } from '#schema/london-day.ts';
import {
	spanOf,
	studentVisa,
	studentVisaWords,
	summerStart,
	termDays,
	termDaysWords,
	touchesSummer,
	type VisaWork,
	visaNotes,
} from './student-visa.ts';
import { summerOf } from './vacations.ts';

const TODAY = '2026-11-23';
/** Twelve weeks from Monday 14 June 2027, 28 hours a week. */
const work: VisaWork = {
	starts_on: '2027-06-14',
	starts: '14 June 2027',
	weeks: 12,
	hours: 28,
	country: 'United Kingdom',
	sponsorship: 'student-visa-ok',
	part_of_course: false,
};
const open = (starts: string) => ({ starts_on: null, starts });
const abroad = { country: 'Germany', sponsorship: null };

describe('what a card says of a Student visa', () => {
	it.each<[string, Partial<VisaWork>, string[]]>([
		['at most 20 hours', { hours: 20 }, ['Student visa: term too']],
		[
			'at most 20 hours in term',
			{ hours: 18, starts_on: '2027-10-11' },
			['Student visa: term too'],
		],
		['at most 20 hours for a year', { hours: 16, weeks: 52 }, ['Student visa: term too']],
		['half an hour more', { hours: 20.5 }, ['Student visa: summer vacation']],
		['all of it in the summer', {}, ['Student visa: summer vacation']],
		[
			'the whole summer, 7 June to 19 September',
			{ starts_on: '2027-06-07', weeks: 15 },
			['Student visa: summer vacation'],
		],
		['a day before the summer', { starts_on: '2027-06-06' }, ['Student visa: not in term']],
		[
			'a day after the summer',
			{ starts_on: '2027-06-08', weeks: 15 },
			['Student visa: not in term'],
		],
		['all of it in autumn', { starts_on: '2027-09-20' }, ['Student visa: not in term']],
		['over a change of year', { starts_on: '2027-12-13' }, ['Student visa: not in term']],
		['from 29 February', { starts_on: '2028-02-29' }, ['Student visa: not in term']],
		[
			'the summer of a leap year',
			{ starts_on: '2028-06-07', weeks: 15 },
			['Student visa: summer vacation'],
		],
		['25 weeks', { weeks: 25, starts_on: '2027-04-26' }, ['Student visa: not in term']],
		['26 weeks', { weeks: 26 }, ['Student visa: as part of your course']],
		[
			'a year from any month',
			{ weeks: 52, ...open('September 2027') },
			['Student visa: as part of your course'],
		],
		[
			'a required part of a course',
			{ weeks: 6, part_of_course: true },
			['Student visa: as part of your course'],
		],
		['no fixed start', open('Any Monday, all year'), ['Student visa: in vacations']],
		['no fixed start, few hours', { ...open('Any Monday'), hours: 12 }, ['Student visa: term too']],
		[
			'no fixed start, longer than the summer',
			{ ...open('Any Monday, all year'), weeks: 16 },
			['Student visa: not in term'],
		],
		[
			'a start in winter months only',
			open('First Monday of any winter month'),
			['Student visa: not in term'],
		],
		['one month of one year', open('June 2027'), ['Student visa: in vacations']],
		['work abroad', abroad, []],
		['work abroad of few hours', { ...abroad, hours: 10 }, []],
		['work from abroad for a host here', { sponsorship: null }, []],
		[
			'an employer who asks for the right to work',
			{ sponsorship: 'right-to-work-needed' },
			['Student visa: summer vacation', 'Right to work needed'],
		],
		[
			'an employer who can sponsor',
			{ sponsorship: 'can-sponsor' },
			['Student visa: summer vacation', 'Can sponsor a visa'],
		],
	])('%s', (_, changed, words) => {
		expect(visaNotes({ ...work, ...changed }).map((note) => note.words)).toEqual(words);
	});

	it('has a full disc in term, an empty one where term is in the way, and else half of one', () => {
		const disc = (changed: Partial<VisaWork>) => visaNotes({ ...work, ...changed })[0]?.fit;
		expect(disc({ hours: 20 })).toBe('full');
		expect(disc({})).toBe('half');
		expect(disc(open('Any Monday'))).toBe('half');
		expect(disc({ weeks: 26 })).toBe('half');
		expect(disc({ starts_on: '2027-10-11' })).toBe('empty');
	});

	it('goes by the limit below degree level', () => {
		expect(studentVisa({ ...work, hours: 20 }, 10)).toBe('summer');
		expect(studentVisa({ ...work, hours: 10 }, 10)).toBe('term');
	});
});

describe('the days in term', () => {
	it.each<[string, number, string]>([
		['2027-09-20', 10, 'from 20 September to 28 November 2027'],
		['2027-06-14', 12, ''],
		['2027-07-12', 12, 'from 20 September to 3 October'],
		['2027-04-26', 10, 'from 26 April to 6 June'],
		['2027-05-10', 20, 'from 10 May to 6 June and from 20 September to 26 September'],
		['2026-11-30', 12, 'from 30 November to 21 February, apart from some weeks at Christmas'],
		['2027-03-15', 10, 'from 15 March to 23 May, apart from some weeks at Easter'],
	])('from %s, %i weeks: %s', (starts_on, weeks, words) => {
		expect(termDaysWords(termDays({ starts_on, weeks }), TODAY)).toBe(words);
	});
});

describe('the start without a date', () => {
	it.each<[string, number, string, ReturnType<typeof summerStart>]>([
		['Any Monday', 12, TODAY, { first: '2027-06-07', last: '2027-06-28' }],
		['Any Monday', 15, TODAY, { first: '2027-06-07', last: '2027-06-07' }],
		['Any Monday', 16, TODAY, undefined],
		['Any month except August', 8, '2027-07-10', { first: '2027-07-10', last: '2027-07-26' }],
		['Any Monday', 12, '2027-08-01', { first: '2028-06-07', last: '2028-06-28' }],
		['July 2027', 8, TODAY, { first: '2027-07-01', last: '2027-07-26' }],
		['June 2027', 8, '2027-07-10', undefined],
		['October to December', 8, TODAY, undefined],
	])('%s, %i weeks, on %s', (starts, weeks, today, expected) => {
		expect(summerStart({ starts, weeks }, today)).toEqual(expected);
	});
});

const anyWork = fc.record({
	starts_on: fc.option(fc.integer({ min: 20_000, max: 24_000 }).map(dayOfNumber)),
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
}) as fc.Arbitrary<VisaWork>;

it('gives any work one kind by hours and days, and names exactly the days outside the summer', () => {
	fc.assert(
		fc.property(anyWork, (one) => {
			const kind = studentVisa(one);
			expect(kind === null).toBe(one.country === 'France' || one.sponsorship === null);
			expect(visaNotes(one).length > 0).toBe(kind !== null);
			if (kind) expect(studentVisaWords[kind]).toContain('Student visa: ');
			if (!one.starts_on) return;
			const { first } = spanOf(one.starts_on, one.weeks);
			const days = Array.from({ length: one.weeks * 7 }, (_, at) =>
				dayOfNumber(Date.parse(first) / 86_400_000 + at),
			);
			const isSummer = (day: string) => {
				const summer = summerOf(Number(day.slice(0, 4)));
				return summer.first <= day && day <= summer.last;
			};
			const inTerm = termDays(one);
			const named = inTerm.reduce((sum, span) => sum + daysBetween(span.first, span.last) + 1, 0);
			expect(named).toBe(days.filter((day) => !isSummer(day)).length);
			expect(touchesSummer(one)).toBe(days.some(isSummer));
			for (const span of inTerm)
				for (const day of [span.first, span.last]) expect(isSummer(day)).toBe(false);
		}),
	);
});
