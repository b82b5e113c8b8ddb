import { expect, it } from 'vitest';
import { dayOfDeadlines } from './note-deadlines.ts';

it.each([
	['2026-11-22T06:59:59Z', null],
	['2026-11-22T07:00:00Z', '2026-11-22'],
	['2026-11-22T23:59:59Z', '2026-11-22'],
	['2026-11-23T00:00:00Z', null],
	// In summer seven o'clock in London is six o'clock UTC, and the day ends an hour earlier too.
	['2027-06-07T05:59:59Z', null],
	['2027-06-07T06:00:00Z', '2027-06-07'],
	['2027-06-07T22:59:59Z', '2027-06-07'],
	['2027-06-07T23:00:00Z', null],
	// The days on which clocks go forward and back.
	['2027-03-28T05:59:59Z', null],
	['2027-03-28T06:00:00Z', '2027-03-28'],
	['2027-10-31T06:59:59Z', null],
	['2027-10-31T07:00:00Z', '2027-10-31'],
])('at %s the mails of %s are due', (now, day) => {
	expect(dayOfDeadlines(new Date(now))).toBe(day);
});
