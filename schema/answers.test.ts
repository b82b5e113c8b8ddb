import { expect, it } from 'vitest';
import { answerDueOn } from './answers.ts';

it('an answer is due on the day after the days that are promised', () => {
	expect(answerDueOn('2026-11-21', 14)).toBe('2026-12-06');
	expect(answerDueOn('2026-12-25', 7)).toBe('2027-01-02');
});
