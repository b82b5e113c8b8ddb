import { expect, test } from 'vitest';
import { COMPANY_NUMBER, companyNumber } from './employer-checks.ts';

test.each([
	['01234567', '01234567'],
	['1234567', '01234567'],
	[' sc 123456 ', 'SC123456'],
	['r0123456', 'R0123456'],
])('%j is the number %s', (typed, number) => {
	expect(companyNumber(typed)).toBe(number);
	expect(number).toMatch(COMPANY_NUMBER);
});

test.each(['123456789', 'S1234567', 'SC12345', 'A0123456', 'Tidewell'])('%s is none', (typed) => {
	expect(companyNumber(typed)).not.toMatch(COMPANY_NUMBER);
});

test('nothing is none', () => expect(companyNumber('  ')).toBeNull());
