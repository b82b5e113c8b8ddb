import { expect, test } from 'vitest';
import { linesWords } from './lines-words.ts';

test.each([
	[[2], 'Line 2'],
	[[2, 3], '2 lines: 2 and 3'],
	[[2, 3, 4, 9], '4 lines: 2 to 4 and 9'],
	[[2, 5, 6, 8, 9, 10], '6 lines: 2, 5, 6 and 8 to 10'],
])('%j: %s', (lines, words) => {
	expect(linesWords(lines)).toBe(words);
});
