import { describe, expect, it } from 'vitest';
import { alertDays, isLongAgo, lastDay } from './mails-for-alerts.ts';

describe('alertDays', () => {
	it.each([
		['2026-11-22T06:59:59Z', '2026-11-21', '2026-11-16'],
		['2026-11-22T07:00:00Z', '2026-11-22', '2026-11-16'],
		['2026-11-23T06:59:00Z', '2026-11-22', '2026-11-16'],
		['2026-11-23T07:00:00Z', '2026-11-23', '2026-11-23'],
		// In summer seven o'clock in London is six o'clock UTC.
		['2027-06-07T05:59:00Z', '2027-06-06', '2027-05-31'],
		['2027-06-07T06:00:00Z', '2027-06-07', '2027-06-07'],
		// The night in which the hour from one to two is left out, and that in which it comes twice.
		['2027-03-28T00:59:59Z', '2027-03-27', '2027-03-22'],
		['2027-03-28T05:59:59Z', '2027-03-27', '2027-03-22'],
		['2027-03-28T06:00:00Z', '2027-03-28', '2027-03-22'],
		['2027-10-31T00:30:00Z', '2027-10-30', '2027-10-25'],
		['2027-10-31T01:30:00Z', '2027-10-30', '2027-10-25'],
		['2027-10-31T07:00:00Z', '2027-10-31', '2027-10-25'],
		['2027-01-01T08:00:00Z', '2027-01-01', '2026-12-28'],
	])('at %s it is %s, in the week of %s', (now, today, weekBegins) => {
		expect(alertDays(new Date(now))).toEqual({ today, weekBegins });
	});

	it('has each day once, for as long as a day is in London, over a year', () => {
		const lengths = new Map<string, number>();
		for (let at = Date.UTC(2026, 11, 1, 7); at < Date.UTC(2027, 11, 1, 7); at += 1_800_000) {
			const { today } = alertDays(new Date(at));
			lengths.set(today, (lengths.get(today) ?? 0) + 0.5);
		}
		expect(lengths.size).toBe(365);
		const others = [...lengths].filter(([, hours]) => hours !== 24);
		expect(others).toEqual([
			['2027-03-27', 23],
			['2027-10-30', 25],
		]);
	});
});

it.each([
	['2026-11-22', '2027-05-21', false],
	['2026-11-22', '2027-05-22', true],
	['2026-08-31', '2027-02-27', false],
	['2026-08-31', '2027-02-28', true],
])('an alert of %s is asked about on %s: %s', (wantedOn, today, asked) => {
	expect(isLongAgo(wantedOn, today)).toBe(asked);
});

it('leaves 30 days for the answer', () => {
	expect(lastDay('2027-05-22')).toBe('2027-06-21');
});
