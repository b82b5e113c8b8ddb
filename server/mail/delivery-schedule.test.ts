import { expect, test } from 'vitest';
import { nextPause, SCHEDULE } from '#server/mail/delivery-schedule.ts';

/** The pauses in minutes between the tries of a mail that is never taken. */
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

test('a mail server that is away is asked less and less often, for two days', () => {
	const all = pauses(() => 0);
	expect(all.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
	expect(all).toHaveLength(53);
});

test('a text that nobody acknowledges is sent three times at most', () => {
	expect(pauses((attempts) => attempts)).toEqual([30, 120]);
});

test('one copy that may have arrived keeps the pauses long', () => {
	const all = pauses((attempts) => (attempts > 3 ? 1 : 0));
	expect(all.slice(0, 5)).toEqual([1, 2, 4, 30, 30]);
});
