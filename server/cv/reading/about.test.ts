import { expect, test } from 'vitest';
import { linesOf } from '#test/cv-pages.ts';
import { headlineIn, nameIn, phoneIn, townInLines } from './about.ts';

/** Lines, the first of which is larger. */
const under = (size: number, ...texts: string[]) =>
	linesOf(...texts).map((line, at) => (at === 0 ? { ...line, size } : line));
const email = 'mei.tan@students.example';

test.each([
	['Mei Tan', 'Mei Tan'],
	['MEI TAN', 'Mei Tan'],
	['Anne-Marie O’Neil', 'Anne-Marie O’Neil'],
	['JOSÉ DE LA CRUZ', 'José De La Cruz'],
	['Dr Mei Tan, BSc (Hons)', 'Mei Tan'],
	['Maria dos Santos', 'Maria dos Santos'],
	['Nguyễn Thị Đức', 'Nguyễn Thị Đức'],
	['Li Ma', 'Li Ma'],
	['王小明', '王小明'],
	['Айгерим Сатпаева', 'Айгерим Сатпаева'],
	// In capitals nobody knows where the second one is.
	['ANN MCDONALD', 'ANN MCDONALD'],
	['Mei Tan B.Sc.', 'Mei Tan'],
	['Mei Tan CFA', 'Mei Tan'],
	['Mei Tanner.', 'Mei Tanner'],
	['MEİ ÖZDEMİR', 'Mei Özdemir'],
	['Curriculum Vitae', null],
	['Re Sume', null],
	['Your Name', null],
	['Software Engineer', null],
	['Computer Science Graduate', null],
	['University of Leeds', null],
	['Mei', null],
	['M E I T A N', null],
	['Mei Tan 2026', null],
])('“%s” in large letters is the name %s', (text, name) => {
	expect(nameIn(under(20, text, 'Leeds'), 10, '')).toBe(name);
});

test('a name that is little larger is sure where the address confirms it', () => {
	expect(nameIn(under(13, 'Mei Tan', email), 10, email)).toBe('Mei Tan');
	expect(nameIn(under(13, 'Mei Tan', email), 10, 'x@students.example')).toBeNull();
	expect(nameIn(linesOf('Mei Tan', email), 10, email)).toBe('Mei Tan');
	expect(nameIn(linesOf('Mei Tan', 'Leeds'), 10, '')).toBeNull();
});

test('a headline says under the name what somebody is', () => {
	const headline = (text: string) => headlineIn(linesOf('Mei Tan', text), 'Mei Tan');
	expect(headline('Data science student')).toBe('Data science student');
	for (const text of [
		'Leeds, UK',
		email,
		'Student at the University of Leeds',
		'STUDENT OF ART',
		'Position applied: analyst',
	])
		expect(headline(text)).toBeNull();
	expect(headlineIn(linesOf('Mei Tan', 'Data science student'), null)).toBeNull();
});

test.each([
	['+44 7700 900123', '+44 7700 900123'],
	['Tel: +44 (0) 7700 900123', '+44 (0) 7700 900123'],
	['(0113) 496 0123', '(0113) 496 0123'],
	['07700900123 | mei.tan@students.example', '07700900123'],
	['2022 - 2025', null],
	['0 7 7 0 0 9 0 0 1 2 3', null],
	['000-000-0000', null],
	['02141 (617) 555-0123', null],
	['0044 7700 900123', '0044 7700 900123'],
	['01/02/2003', null],
	['linkedin.com/in/mei-tan-0770090012', null],
	['Student number 2013456789', null],
])('“%s” has the telephone number %s', (text, number) => {
	expect(phoneIn(linesOf(text))).toBe(number);
});

test('a town is one of those where a person lives', () => {
	expect(townInLines(linesOf('Address: 12 Mill Road, Leeds, LS2 9JT'))).toBe('Leeds');
	expect(townInLines(linesOf('Mei Tan >> Leeds, UK', 'Leeds'))).toBe('Leeds');
	expect(townInLines(linesOf('Leeds', 'York'))).toBeNull();
	expect(townInLines(linesOf('University of York, York'))).toBeNull();
});
