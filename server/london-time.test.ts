import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { londonDay, londonTime } from '#schema/london-day.ts';
import { londonToMoment, momentToLondon } from './london-time.ts';

const once = (moment: string) => ({ kind: 'once', moment: new Date(moment) });

describe('the moment of a time in London', () => {
	test.each([
		['2026-01-15', '09:30', '2026-01-15T09:30:00Z'],
		['2026-07-15', '09:30', '2026-07-15T08:30:00Z'],
		['2026-07-15', '00:10', '2026-07-14T23:10:00Z'],
		// The changes of 2026 and 2027, to the minute.
		['2026-03-29', '00:59', '2026-03-29T00:59:00Z'],
		['2026-03-29', '02:00', '2026-03-29T01:00:00Z'],
		['2027-03-28', '00:59', '2027-03-28T00:59:00Z'],
		['2027-03-28', '02:00', '2027-03-28T01:00:00Z'],
		['2026-10-25', '00:59', '2026-10-24T23:59:00Z'],
		['2026-10-25', '02:00', '2026-10-25T02:00:00Z'],
		['2027-10-31', '00:59', '2027-10-30T23:59:00Z'],
		['2027-10-31', '02:00', '2027-10-31T02:00:00Z'],
	])('on %s at %s is %s', (day, time, moment) => {
		expect(londonToMoment(day, time)).toEqual(once(moment));
	});

	test.each([
		['2026-03-29', '01:00'],
		['2026-03-29', '01:30'],
		['2027-03-28', '01:00'],
		['2027-03-28', '01:59'],
	])('on %s at %s is none: the clocks go forward', (day, time) => {
		expect(londonToMoment(day, time)).toEqual({ kind: 'skipped' });
	});

	test.each([
		['2026-10-25', '01:00', '2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z'],
		['2026-10-25', '01:59', '2026-10-25T00:59:00Z', '2026-10-25T01:59:00Z'],
		['2027-10-31', '01:00', '2027-10-31T00:00:00Z', '2027-10-31T01:00:00Z'],
		['2027-10-31', '01:30', '2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z'],
	])('on %s at %s is %s, and again %s: the clocks go back', (day, time, first, second) => {
		expect(londonToMoment(day, time)).toEqual({
			kind: 'twice',
			first: new Date(first),
			second: new Date(second),
		});
	});

	test.each([
		['2027-02-29', '10:00'],
		['2027-13-01', '10:00'],
		['2027-03-01', '24:00'],
		['2027-03-01', '10:60'],
		['2027-03-01', ''],
		['', '10:00'],
		['tomorrow', 'noon'],
	])('is an error for the day “%s” and the time “%s”', (day, time) => {
		expect(() => londonToMoment(day, time)).toThrow(RangeError);
	});
});

describe('what clocks in London show', () => {
	test.each([
		['2026-03-29T00:59:59Z', '2026-03-29', '00:59:59', 0, '+00:00'],
		['2026-03-29T01:00:00Z', '2026-03-29', '02:00:00', 2, '+01:00'],
		['2026-10-25T00:30:09Z', '2026-10-25', '01:30:09', 1, '+01:00'],
		['2026-10-25T01:30:09Z', '2026-10-25', '01:30:09', 1, '+00:00'],
		['2027-06-30T23:00:00.999Z', '2027-07-01', '00:00:00', 0, '+01:00'],
	])('at %s', (moment, day, time, hour, offset) => {
		expect(momentToLondon(new Date(moment))).toEqual({ day, time, hour, offset });
	});

	test('leads back to the moment, and is what Intl says', () => {
		const minute = fc.integer({
			min: Date.parse('2000-01-01T00:00Z') / 60_000,
			max: Date.parse('2037-12-31T00:00Z') / 60_000,
		});
		fc.assert(
			fc.property(minute, (minutes) => {
				const moment = new Date(minutes * 60_000);
				const { day, time } = momentToLondon(moment);
				expect([day, time]).toEqual([londonDay(moment), `${londonTime(moment)}:00`]);
				const back = londonToMoment(day, time.slice(0, 5));
				const moments =
					back.kind === 'once'
						? [back.moment]
						: back.kind === 'twice'
							? [back.first, back.second]
							: [];
				expect(moments).toContainEqual(moment);
			}),
			{ numRuns: 2_000 },
		);
	});

	test('at no time of a year is an hour skipped or shown twice but at its two changes', () => {
		const odd = [];
		for (let day = Date.parse('2026-01-01'); day < Date.parse('2028-01-01'); day += 86_400_000)
			for (let hour = 0; hour < 24; hour += 1) {
				const iso = new Date(day).toISOString().slice(0, 10);
				const { kind } = londonToMoment(iso, `${String(hour).padStart(2, '0')}:30`);
				if (kind !== 'once') odd.push(`${iso} ${hour} ${kind}`);
			}
		expect(odd).toEqual([
			'2026-03-29 1 skipped',
			'2026-10-25 1 twice',
			'2027-03-28 1 skipped',
			'2027-10-31 1 twice',
		]);
	});
});
