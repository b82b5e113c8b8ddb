import { expect, test } from 'vitest';
import { linesOf } from '#test/cv-pages.ts';
import { studiesIn } from './studies.ts';

const namesOf = (...texts: string[]) =>
	studiesIn(linesOf(...texts)).map(({ school, qualification }) => [school, qualification]);

test.each([
	['BSc Physics, University of Leeds', 'University of Leeds', 'BSc Physics'],
	['Mill Business School, University of Leeds', 'Mill Business School, University of Leeds', null],
	['Faculty of Law, University of Leeds', 'Faculty of Law, University of Leeds', null],
	['Govt. Degree College for Boys', 'Govt. Degree College for Boys', null],
	['Mill School, Waltham, MA', 'Mill School', null],
])('“%s” names the school %s', (text, school, qualification) => {
	expect(namesOf(`${text} >> 2020 – 2023`)).toEqual([[school, qualification]]);
});

test.each([
	'University',
	'High School',
	'Asia Pacific University of',
	'ASIA PACIFIC UNIVERSITY OF',
	'Politics, University of Leeds',
	'Politics, University of Leeds, no degree',
	'Student, Technical University of Sofia',
	'University of Leeds (GPA: 3.8)',
	'Passed from Mill College with 76%',
	'Place: Mill College',
	'Horb School a.',
	'Mill College in the duration of .',
])('“%s” is no name of one school', (text) => {
	expect(namesOf(`${text} >> 2020 – 2023`)).toEqual([]);
});

test.each(['Diploma in', 'Master Project', 'Bachelor, nicht abgeschlossen', 'Goal: Bachelor'])(
	'“%s” is nothing that one got for a course',
	(degree) => {
		expect(namesOf('University of Leeds >> 2020 – 2023', degree)).not.toContainEqual([
			'University of Leeds',
			degree,
		]);
	},
);

test('the points of a course are its own', () => {
	const points = (...lines: string[]) =>
		studiesIn(linesOf('BSc Physics, University of Leeds >> 2020 – 2023', ...lines))[0]?.details;
	expect(points('• Grade: 2:1', '• Wrote on looms')).toBe('Grade: 2:1\nWrote on looms');
	expect(points('• Wrote on looms', '• Bachelor of Arts, Leeds')).toBeNull();
});
