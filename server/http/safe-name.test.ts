import { expect, test } from 'vitest';
import { safeName } from './saved-file.ts';

test.each([
	['Nguyễn Đức', 'Nguyễn Đức'],
	['../../etc/passwd', 'etc passwd'],
	['C:\\Windows', 'C Windows'],
	['a\u202Efdp.exe\0', 'a fdp.exe'],
	['...', 'Applicant'],
	['  ', 'Applicant'],
	[null, 'Applicant'],
	['NUL', 'Applicant'],
	['😀'.repeat(200), '😀'.repeat(80)],
])('%j is in a file name %j', (name, safe) => {
	expect(safeName(name)).toBe(safe);
});

test('nothing else than what is asked for stands for no name', () => {
	expect(safeName(' \u2066\u2069 ', '')).toBe('');
});
