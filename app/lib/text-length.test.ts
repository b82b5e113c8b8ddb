import { expect, it } from 'vitest';
import { textLengthError } from './text-length.ts';

it('says how long a text may be and is, from the first character too many', () => {
	expect(textLengthError('a'.repeat(5_000), 5_000)).toBeUndefined();
	expect(textLengthError('a'.repeat(5_001), 5_000)).toBe(
		'Shorten this to 5,000 characters; it has 5,001',
	);
});
