import { expect, test } from 'vitest';
import { recordInWords } from './answer-record.ts';

test.each([
	[{ asked: 20, answered: 18, days: 6 }, 'answered 18 of 20, in 6 days as a rule'],
	[{ asked: 5, answered: 5, days: 1 }, 'answered 5 of 5, in 1 day as a rule'],
	[{ asked: 5, answered: 4, days: 0 }, 'answered 4 of 5, on the same day as a rule'],
	[{ asked: 5, answered: 0, days: null }, 'answered 0 of 5'],
])('%j is "%s"', (record, words) => {
	expect(recordInWords(record)).toBe(words);
});
