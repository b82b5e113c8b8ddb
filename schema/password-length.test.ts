import { expect, test } from 'vitest';
import { isShortPassword } from './password-length.ts';

test.each([
	['student', 'abcde', true],
	['student', 'abcdef', false],
	['employer', 'nine char', true],
	['employer', 'ten chars.', false],
	['staff', 'nine char', true],
] as const)('of a %s "%s" is short: %s', (role, password, isShort) => {
	expect(isShortPassword(password, role)).toBe(isShort);
});

test('a letter and its accent are one, however a keyboard writes them', () => {
	expect(isShortPassword('nine a\u0308bcde'.normalize('NFD'), 'employer')).toBe(false);
	expect(isShortPassword('nine a\u0308bcd'.normalize('NFD'), 'employer')).toBe(true);
});
