import { expect, test } from 'vitest';
import { safeName, savedFile } from './saved-file.ts';

test('the header of a file has letters of ASCII only', () => {
	expect(
		savedFile('', 'application/pdf', 'Đức "x" CV.pdf').headers.get('content-disposition'),
	).toBe(
		`attachment; filename="__c _x_ CV.pdf"; filename*=UTF-8''%C4%90%E1%BB%A9c%20%22x%22%20CV.pdf`,
	);
});

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
