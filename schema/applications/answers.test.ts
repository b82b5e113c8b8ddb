import { expect, it } from 'vitest';
import { answerDueOn, daysLate } from './answers.ts';

it('an answer is due on the day after the days that are promised', () => {
	expect(answerDueOn('2026-11-21', 14)).toBe('2026-12-06');
	expect(answerDueOn('2026-12-25', 7)).toBe('2027-01-02');
});

it('is late from the day after', () => {
	expect(daysLate('2026-11-22', '2026-11-22')).toBe(0);
	expect(daysLate('2026-11-22', '2026-11-23')).toBe(1);
	expect(daysLate('2026-11-22', '2026-11-01')).toBe(0);
});
