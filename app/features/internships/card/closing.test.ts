import { describe, expect, it } from 'vitest';
import { closing, closingOf, isOpenOn } from './closing.ts';

describe('closing', () => {
	it.each([
		['2026-11-21', 'closed', 'Closed'],
		['2026-11-22', 'last', 'Closes today, UK time'],
		['2026-11-23', 'last', 'Closes tomorrow, UK time'],
		['2026-11-24', 'soon', 'Closes in 2 days'],
		['2026-11-29', 'soon', 'Closes in 7 days'],
		['2026-11-30', 'later', 'Apply by 30 November'],
		['2027-02-26', 'later', 'Apply by 26 February'],
		['2027-10-17', 'later', 'Apply by 17 October'],
		['2027-10-18', 'later', 'Apply by 18 October 2027'],
		['2028-02-26', 'later', 'Apply by 26 February 2028'],
	])('says of the deadline %s that it is %s: "%s"', (deadline, tone, text) => {
		expect(closing(deadline, '2026-11-22')).toEqual({ tone, text });
	});

	it('counts days across the end of summer time', () => {
		expect(closing('2027-11-01', '2027-10-30').text).toBe('Closes in 2 days');
	});

	it('says that there is no deadline', () => {
		expect(closing(null, '2026-11-22')).toEqual({ tone: 'later', text: 'No closing date' });
	});
});

it('marks what is paused otherwise than what is closed', () => {
	const toneOf = (status: 'paused' | 'closed') =>
		closingOf({ deadline: null, status }, '2026-11-22').tone;
	expect([toneOf('paused'), toneOf('closed')]).toEqual(['soon', 'closed']);
});

describe('what a card says, and whether one can apply', () => {
	const today = '2026-11-22';
	it.each([
		[{ deadline: '2026-11-21' }, 'Closed', false],
		[{ deadline: today }, 'Closes today, UK time', true],
		[{ deadline: null }, 'No closing date', true],
		[{ deadline: null, status: 'closed' }, 'Closed', false],
		[{ deadline: '2026-12-01', status: 'closed' }, 'Closed', false],
		[{ deadline: '2026-12-01', status: 'paused' }, 'Paused: takes no applications now', false],
		[{ deadline: null, status: 'paused' }, 'Paused: takes no applications now', false],
		[{ deadline: '2026-11-21', status: 'paused' }, 'Closed', false],
		[{ deadline: '2026-11-21', status: 'open' }, 'Closed', false],
	] as const)('%o: "%s", open: %s', (internship, text, isOpen) => {
		expect(closingOf(internship, today).text).toBe(text);
		expect(isOpenOn(internship, today)).toBe(isOpen);
	});
});
