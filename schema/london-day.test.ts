import { expect, test } from 'vitest';
import {
	dayNumber,
	dayOfNumber,
	daysAfter,
	dayText,
	hasPassed,
	londonDate,
	londonDay,
	londonMoment,
	londonOffset,
	londonTime,
	longDate,
	shortDay,
	shortMonth,
	untilEndOf,
	weekday,
} from './london-day.ts';

test.each([
	['2026-11-22T23:59:59Z', '2026-11-22'],
	['2026-11-23T00:00:00Z', '2026-11-23'],
	['2027-06-14T22:59:59Z', '2027-06-14'],
	['2027-06-14T23:00:00Z', '2027-06-15'],
	// The clocks change on 28 March and 31 October 2027, at one in the morning.
	['2027-03-27T23:59:59Z', '2027-03-27'],
	['2027-03-28T00:00:00Z', '2027-03-28'],
	['2027-03-28T22:59:59Z', '2027-03-28'],
	['2027-03-28T23:00:00Z', '2027-03-29'],
	['2027-10-30T22:59:59Z', '2027-10-30'],
	['2027-10-30T23:00:00Z', '2027-10-31'],
	['2027-10-31T23:59:59Z', '2027-10-31'],
	['2027-11-01T00:00:00Z', '2027-11-01'],
])('at %s it is %s in London', (moment, day) => {
	expect(londonDay(new Date(moment))).toBe(day);
});

test.each([
	['2027-06-13', true],
	['2027-06-14', false],
	['2027-06-15', false],
	[null, false],
	[undefined, false],
])('on 14 June 2027 a last day of %s has passed: %s', (lastDay, passed) => {
	expect(hasPassed(lastDay, '2027-06-14')).toBe(passed);
});

test.each([
	['2027-06-14T22:59:59+00:00', '14 June 2027'],
	['2027-06-14T23:30:00+00:00', '15 June 2027'],
	['2027-06-15T00:30:00+01:00', '15 June 2027'],
	['2026-11-22T23:59:59Z', '22 November 2026'],
])('the date of %s is that in London', (moment, date) => {
	expect(londonDate(moment)).toBe(date);
});

test('days and months in words are those of British English', () => {
	const words = (options: Intl.DateTimeFormatOptions) => {
		const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
		return (isoDate: string) => format.format(new Date(isoDate));
	};
	const long = words({ dateStyle: 'long' });
	const near = words({ day: 'numeric', month: 'long' });
	const short = words({ day: 'numeric', month: 'short' });
	const month = words({ month: 'short' });
	const name = words({ weekday: 'long' });
	const first = dayNumber('2028-01-01');
	for (let day = first; day < first + 366; day += 1) {
		const date = dayOfNumber(day);
		expect([
			longDate(date),
			dayText(date),
			shortDay(date),
			shortMonth(date),
			weekday(date),
		]).toEqual([long(date), near(date), short(date), month(date), name(date)]);
	}
});

test('days are counted over months, years and changes of the clock', () => {
	expect(daysAfter('2027-03-27', 2)).toBe('2027-03-29');
	expect(daysAfter('2026-12-25', 7)).toBe('2027-01-01');
	expect(daysAfter('2026-11-22', 0)).toBe('2026-11-22');
});

test.each([
	['2026-11-22T14:05:59Z', '14:05', '22 Nov 2026, 14:05'],
	['2026-11-23T00:00:00Z', '00:00', '23 Nov 2026, 00:00'],
	['2027-06-14T23:30:00Z', '00:30', '15 Jun 2027, 00:30'],
	['2027-09-01T08:00:00Z', '09:00', '1 Sept 2027, 09:00'],
	['2027-10-31T00:59:00Z', '01:59', '31 Oct 2027, 01:59'],
	['2027-10-31T01:00:00Z', '01:00', '31 Oct 2027, 01:00'],
])('says the moment %s in London', (moment, time, words) => {
	expect(londonTime(new Date(moment))).toBe(time);
	expect(londonMoment(moment)).toBe(words);
});

test('a last day ends in London, whoever reads it', () => {
	expect(untilEndOf('2027-03-31')).toBe('31 March 2027, end of the day, UK time');
});

test.each([
	['2027-03-27', '+00:00'],
	['2027-03-28', '+01:00'],
	['2027-10-30', '+01:00'],
	['2027-10-31', '+00:00'],
])('as %s ends, clocks of London are %s from UTC', (day, offset) => {
	expect(londonOffset(day)).toBe(offset);
});
