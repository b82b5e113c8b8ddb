import { expect, test } from 'vitest';
import { TAKE_BACK_SECONDS } from '#schema/applications/application-moves.ts';
import { stillOpen } from './use-last-moves.ts';

const done = { to: 'rejected' as const, outcomes: [] };
const stored = { done: JSON.stringify(done), at: '1000000' };

test('moves are shown again with the seconds that are left', () => {
	expect(stillOpen(stored, 1_000_000)).toEqual({ ...done, seconds: TAKE_BACK_SECONDS });
	expect(stillOpen(stored, 1_060_500)).toEqual({ ...done, seconds: TAKE_BACK_SECONDS - 61 });
});

test('nothing is shown after the time to take back, with a clock set back, or without moves', () => {
	expect(stillOpen(stored, 1_000_000 + TAKE_BACK_SECONDS * 1_000)).toBeNull();
	expect(stillOpen(stored, 998_000)).toBeNull();
	expect(stillOpen({}, 1_000_000)).toBeNull();
});
