import { expect, test } from 'vitest';
import { monthWords, permissionWords } from './permission-words.ts';

test.each([
	[null, 'Permission not shown'],
	[{ kind: 'no-restriction' }, 'No restriction'],
	[{ kind: 'student-visa', terms: [] }, 'Student visa'],
	[{ kind: 'graduate-visa', ends_on: null }, 'Graduate visa'],
	[{ kind: 'graduate-visa', ends_on: '2028-05-03' }, 'Graduate visa until 3 May 2028'],
] as const)('%j', (permission, words) => {
	expect(permissionWords(permission as Parameters<typeof permissionWords>[0])).toBe(words);
});

test.each([
	['2027-06', 'June 2027'],
	['2027', '2027'],
])('%s is %s', (given, words) => {
	expect(monthWords(given)).toBe(words);
});
