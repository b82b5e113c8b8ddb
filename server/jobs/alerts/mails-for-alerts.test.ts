import { describe, expect, it } from 'vitest';
import { type DueAlert, newsFor } from './mails-for-alerts.ts';

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
const found = new Map([
	['leeds', Int32Array.of(8, 11, 12, 20)],
	['data', Int32Array.of(11, 15, 20)],
	['law', Int32Array.of()],
]);
const told = (...alerts: DueAlert[]) =>
	newsFor(alerts, found).map(({ alert: { id }, numbers }) => [id, ...numbers]);

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
