import { expect, test } from 'vitest';
import { cvNames } from './cv-names.ts';

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

test('however long the applicant’s name is, the ending is kept', () => {
	const nameOf = cvNames();
	const name = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5);
	expect(nameOf(name)).toMatch(/^.{70,80} CV\.pdf$/);
	expect(nameOf(name)).toMatch(/^.{70,80} \(2\) CV\.pdf$/);
});
