import { expect, test } from 'vitest';
import { cvNames, safeName } from './file-names.ts';

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

test('no two CVs have one name', () => {
	const nameOf = cvNames();
	expect(['Ann', 'ann', 'Ann', 'Ann (2)', null].map(nameOf)).toEqual([
		'Ann CV.pdf',
		'ann (2) CV.pdf',
		'Ann (3) CV.pdf',
		'Ann (2) (2) CV.pdf',
		'Applicant CV.pdf',
	]);
});
