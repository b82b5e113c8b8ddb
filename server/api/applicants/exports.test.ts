import { expect, test } from 'vitest';
import { cvNames } from './exports.ts';

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
