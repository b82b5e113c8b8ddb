import { expect, test } from 'vitest';
import { nextPause, SCHEDULE } from './deliver.ts';

/** The pauses in minutes between the attempts for a mail that is never accepted. */
function pauses(unconfirmed: (attempts: number) => number): number[] {
	const minutes: number[] = [];
	let age = 0;
	for (let attempts = 1; ; attempts += 1) {
		const pause = nextPause({ age, attempts, unconfirmed: unconfirmed(attempts) }, SCHEDULE);
		if (pause === undefined) return minutes;
		minutes.push(pause / 60);
		age += pause;
	}
}

test('an unavailable mail server is tried less and less often, for two days', () => {
	const all = pauses(() => 0);
	expect(all.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
	expect(all).toHaveLength(53);
});

test('an unacknowledged text is sent at most three times', () => {
	expect(pauses((attempts) => attempts)).toEqual([30, 120]);
});

test('the pauses remain long after one copy that may have arrived', () => {
	const all = pauses((attempts) => (attempts > 3 ? 1 : 0));
	expect(all.slice(0, 5)).toEqual([1, 2, 4, 30, 30]);
});
