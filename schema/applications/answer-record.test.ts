import { expect, test } from 'vitest';
import { recordInWords } from './answer-record.ts';

test.each([
	[{ asked: 20, answered: 18, days: 6 }, 'answered 18 of 20, usually in 6 days'],
	[{ asked: 5, answered: 5, days: 1 }, 'answered 5 of 5, usually in 1 day'],
	[{ asked: 5, answered: 4, days: 0 }, 'answered 4 of 5, usually on the same day'],
	[{ asked: 5, answered: 0, days: null }, 'answered 0 of 5'],
])('%j is "%s"', (record, words) => {
	expect(recordInWords(record)).toBe(words);
});
