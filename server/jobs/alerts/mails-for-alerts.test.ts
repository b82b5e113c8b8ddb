import { describe, expect, it } from 'vitest';
import { alertDays, type DueAlert, isLongAgo, lastDay, newsFor } from './mails-for-alerts.ts';

const alert = (id: string, query: string, change: Partial<DueAlert> = {}): DueAlert => ({
	id,
	user_id: 'ann',
	query,
	told_from: 10,
	told_to: 10,
	is_due: true,
	wanted_on: '2026-11-22',
	ends_on: null,
	...change,
});
const matches = new Map([
	['leeds', Int32Array.of(8, 11, 12, 20)],
	['data', Int32Array.of(11, 15, 20)],
	['law', Int32Array.of()],
]);
const told = (...alerts: DueAlert[]) =>
	newsFor(alerts, matches).map(({ alert: { id }, numbers }) => [id, ...numbers]);

describe('newsFor', () => {
	it('has what came after the last mail', () => {
		expect(told(alert('a', 'leeds', { told_to: 11 }))).toEqual([['a', 12, 20]]);
	});

	it('has nothing of an alert that is not due or has found nothing', () => {
		expect(told(alert('a', 'law'), alert('b', 'leeds', { is_due: false }))).toEqual([]);
	});

	it('has each once where two alerts find it', () => {
		expect(told(alert('a', 'leeds'), alert('b', 'data'))).toEqual([
			['a', 11, 12, 20],
			['b', 15],
		]);
		expect(told(alert('a', 'leeds'), alert('b', 'leeds'))).toEqual([['a', 11, 12, 20]]);
	});

	it('leaves out what another alert has told before', () => {
		const daily = alert('a', 'data', { told_to: 15, is_due: false });
		expect(told(daily, alert('b', 'leeds'))).toEqual([['b', 12, 20]]);
	});

	it('has what another alert finds that was made later and has not told it', () => {
		const later = alert('a', 'data', { told_from: 15, told_to: 15, is_due: false });
		expect(told(later, alert('b', 'leeds'))).toEqual([['b', 11, 12, 20]]);
	});
});

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
