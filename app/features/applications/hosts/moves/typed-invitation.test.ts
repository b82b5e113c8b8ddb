import { expect, test } from 'vitest';
import { NO_TIME, presetInvitation, readInvitation } from './typed-invitation.ts';

const today = '2026-11-28';
const empty = presetInvitation(null);
const typed = {
	...empty,
	times: [{ day: '2026-12-03', time: '10:00' }, NO_TIME],
	place: ' Leeds Dock ',
};

test('what was typed is an invitation, without lines that are empty', () => {
	expect(readInvitation(typed, 2, today).given).toEqual({
		times: [{ day: '2026-12-03', time: '10:00' }],
		minutes: 30,
		place: 'Leeds Dock',
		one_each: true,
		cancelled: false,
		seen: 2,
	});
});

test('in writing there are no times, whatever was typed', () => {
	expect(readInvitation({ ...typed, in_writing: true }, null, today)).toEqual({ given: null });
});

test('what is missing or wrong is said at its field', () => {
	expect(readInvitation(empty, null, today).faults).toEqual({
		'interview-day-0': 'Give at least one time.',
		'interview-place': 'Say where it is, or give the link.',
	});
	const half = { ...typed, times: [{ day: '2026-12-03', time: '' }] };
	expect(readInvitation(half, null, today).faults?.['interview-day-0']).toMatch(/a day and a time/);
	const long = { ...typed, place: 'x'.repeat(301) };
	expect(readInvitation(long, null, today).faults?.['interview-place']).toMatch(/too long/);
});

test('length and place of an earlier invitation are kept', () => {
	const again = presetInvitation({ seen: 1, minutes: 45, place: 'Leeds Dock' });
	expect(again).toMatchObject({ times: [NO_TIME], minutes: '45', place: 'Leeds Dock' });
});
