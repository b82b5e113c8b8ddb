import { describe, expect, it } from 'vitest';
import { type TaxCode, takeHome } from '#schema/internships/take-home.ts';
import { leftTerm } from './month-words.ts';
import { costsIn } from './own-costs.ts';
import { ratesNotes, ratesWords, taxWords, wageWords, youngWageWords } from './pay-rules.ts';

const today = '2026-11-23';
const work = {
	starts_on: '2027-01-11',
	weeks: 10,
	hourly_pay: 13.19,
	part_of_course: false,
	sponsorship: 'student-visa-ok' as const,
};

describe('the minimum wage beside the pay', () => {
	it.each([
		[13.19, '£12.71; this pay is 48p above it.'],
		[14.71, '£12.71; this pay is £2.00 above it.'],
		[12.71, '£12.71; this pay is exactly that.'],
		[12.01, '£12.71; this pay is 70p below it.'],
	])('%s', (hourly_pay, words) => {
		expect(wageWords({ ...work, hourly_pay }, today)).toBe(`Minimum wage, 21 and over: ${words}`);
	});

	it.each([
		['2027-01-21', 10, '£12.71; this pay is 48p above it.'],
		['2027-01-22', 10, '£12.71 until 31 March 2027; a new rate follows on 1 April, see gov.uk.'],
		['2027-04-01', 1, '£12.71 until 31 March 2027; a new rate follows on 1 April, see gov.uk.'],
		['2027-06-21', 12, '£12.71 until 31 March 2027; a new rate follows on 1 April, see gov.uk.'],
		[null, 12, '£12.71; this pay is 48p above it.'],
		[null, 20, '£12.71 until 31 March 2027; a new rate follows on 1 April, see gov.uk.'],
	])('is that of the days of the work: from %s, %d weeks', (starts_on, weeks, words) => {
		expect(wageWords({ ...work, starts_on, weeks }, today)).toBe(
			`Minimum wage, 21 and over: ${words}`,
		);
	});

	it('is said for younger people, too', () => {
		expect(youngWageWords(work, today)).toBe('£10.85');
	});

	it('gives the reason where less is allowed', () => {
		const course = { ...work, part_of_course: true };
		expect(wageWords({ ...course, hourly_pay: 10 }, today)).toMatch(
			/a required part of a UK course/,
		);
		expect(wageWords(course, today)).not.toMatch(/course/);
	});

	it('is not that of work abroad, or paid in another currency', () => {
		expect(wageWords({ ...work, hourly_pay: null }, today)).toBeUndefined();
		expect(wageWords({ ...work, sponsorship: null }, today)).toBeUndefined();
	});
});

it('the last line says what is missing in the sum', () => {
	expect(leftTerm(921, { room: 689, travel: 87 })).toBe('Left in a month');
	expect(leftTerm(-20, { room: 689, travel: 0 })).toBe('Not covered, each month');
	expect(leftTerm(921, { room: null, travel: 87 })).toBe('Left before rent');
	expect(leftTerm(921, { room: 0, travel: null })).toBe('Left before travel');
	expect(leftTerm(921, { room: null, travel: null })).toBe('Left before rent and travel');
});

describe('what is said of the tax', () => {
	const home = (day: string, weeks: number, amount: number, code: TaxCode, scotland = false) =>
		takeHome({ amount, per: 'month', hours: 30, day, weeks, scotland, code });
	const words = (day: string, weeks: number, amount: number, code: TaxCode = 'first') =>
		taxWords(code, home(day, weeks, amount, code));

	it('names the year, and says where it is not that of the work', () => {
		expect(ratesWords(home('2027-01-11', 10, 1000, 'first'))).toBe(
			'Before food and bills. Tax and National Insurance: rates of 2026 to 2027.',
		);
		expect(ratesWords(home('2027-06-21', 10, 1000, 'first', true))).toBe(
			'Before food and bills. Tax and National Insurance: rates of 2026 to 2027, with the income tax of Scotland; those of the year of the work are not known yet.',
		);
		expect(words('2027-01-11', 10, 1000)).toBe('');
	});

	it('says each sentence once of several', () => {
		const [spring, summer] = [
			home('2027-01-11', 10, 1000, 'first'),
			home('2027-06-21', 10, 1000, 'first'),
		];
		expect(ratesNotes([spring, summer])).toEqual([
			'Before food and bills.',
			'Tax and National Insurance: rates of 2026 to 2027; those of later work are not known yet.',
		]);
		expect(ratesNotes([])).toEqual([]);
	});

	it('names each month of a first job, and what comes back of it', () => {
		expect(words('2027-06-01', 13, 2000)).toBe(
			'By the starter checklist, statement A: income tax in June £0, July £0, August £140. All of it comes back after 5 April 2028; National Insurance does not.',
		);
		expect(words('2027-03-01', 9, 2000)).toBe(
			'By the starter checklist, statement A: income tax in March £0, April £191, May £184 back. All of it comes back after 5 April 2028; National Insurance does not.',
		);
		expect(words('2026-05-01', 47, 2000)).toBe(
			'By the starter checklist, statement A: £1,809 of income tax in all.',
		);
	});

	it('is taken month by month with another job, or without a checklist', () => {
		expect(words('2027-06-01', 13, 2000, 'other')).toBe(
			'Taken month by month, as if the pay went on all year: £191 a month. All of it comes back after 5 April 2028; National Insurance does not.',
		);
	});

	it('names each tax year after which some of it comes back', () => {
		expect(words('2027-02-01', 14, 2000, 'other')).toMatch(
			/ All of it comes back after 5 April 2027 and 2028; /,
		);
	});
});

it('what a device has stored is not believed', () => {
	const none = { room: null, travel: null };
	for (const stored of [null, '', '{', '7', 'null', '{"room":"650"}', '{"room":-1,"travel":1e9}'])
		expect(costsIn(stored)).toEqual(none);
	expect(costsIn('{"room":650}')).toEqual({ room: 650, travel: null });
});
