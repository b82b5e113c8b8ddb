import { expect, test } from 'vitest';
import { cvNames, safeName, savedAs } from './file-names.ts';

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

test('the header of a file has letters of ASCII only', () => {
	expect(savedAs('Đức "x" CV.pdf')).toBe(
		`attachment; filename="__c _x_ CV.pdf"; filename*=UTF-8''%C4%90%E1%BB%A9c%20%22x%22%20CV.pdf`,
	);
});
