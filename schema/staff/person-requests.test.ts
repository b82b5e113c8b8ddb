import { expect, test } from 'vitest';
import { isDueSoon, requestDueOn } from './person-requests.ts';

test.each([
	['2026-11-29', '2026-12-29', '2027-02-28'],
	['2026-01-31', '2026-02-28', '2026-04-30'],
	['2028-01-31', '2028-02-29', '2028-04-30'],
	['2026-03-31', '2026-04-30', '2026-06-30'],
	['2026-12-31', '2027-01-31', '2027-03-31'],
	['2026-10-01', '2026-11-01', '2027-01-01'],
])('what is received on %s is due on %s, extended on %s', (received, due, extended) => {
	expect(requestDueOn(received)).toBe(due);
	expect(requestDueOn(received, true)).toBe(extended);
});

test('a request counts in what waits from a week before its day', () => {
	expect(isDueSoon('2026-12-07', '2026-11-29')).toBe(false);
	expect(isDueSoon('2026-12-06', '2026-11-29')).toBe(true);
	expect(isDueSoon('2026-11-28', '2026-11-29')).toBe(true);
});
