import { describe, expect, test } from 'vitest';
import { nothingProposed } from '#schema/students/cv-proposals.ts';
import { pageOf } from '#test/cv-pages.ts';
import { proposalsOf } from './proposals-of.ts';

const TODAY = '2026-11-29';
const read = (...pages: ReturnType<typeof pageOf>[]) => proposalsOf({ pages, links: [] }, TODAY);

const internship = {
	role: 'Software Engineering Intern',
	organisation: 'Acme Ltd',
	from: '2026-06',
	to: '2026-09',
};
const barista = { role: 'Barista', organisation: 'Coffee Corner', from: '2024-09', to: null };

test('a CV of one column is read', () => {
	const page = pageOf(`
		# Mei Tan
		Data science student
		Leeds, UK | +44 7700 900123 | mei.tan@students.example | linkedin.com/in/mei-tan
		## Education
		BSc (Hons) Computer Science, University of Leeds >> Sep 2024 – Jun 2027
		Leeds Sixth Form College >> 2022 – 2024
		A-levels: Mathematics (A*), Physics (A)
		## Work Experience
		Software Engineering Intern, Acme Ltd >> Jun 2026 – Sep 2026
		• Built a timetable in Python that three hospitals use every
		  day, and tested it
		• Wrote its manual
		Barista, Coffee Corner, Leeds >> Sep 2024 – Present
		• Served 200 guests a day
		## Projects
		Loom Simulator | Python, SQL
		• Draws cloth
		## Skills
		Python, SQL, Git
		## Languages
		English (native), French (B2)
		## References
		Available on request
	`);
	expect(read(page)).toEqual({
		has_text: true,
		about: {
			name: 'Mei Tan',
			headline: 'Data science student',
			phone: '+44 7700 900123',
			town: 'Leeds',
			university: 'University of Leeds',
			course: 'Computer Science',
			level: 'bachelor',
			graduation: '2027-06',
		},
		education: [
			{
				school: 'Leeds Sixth Form College',
				qualification: 'A-levels: Mathematics (A*), Physics (A)',
				from: '2022',
				to: '2024',
				details: null,
			},
		],
		experience: [
			{
				...internship,
				details:
					'Built a timetable in Python that three hospitals use every day, and tested it\nWrote its manual',
			},
			{ ...barista, details: 'Served 200 guests a day' },
		],
		projects: [{ title: 'Loom Simulator', link: null, details: 'Draws cloth' }],
		skills: ['Python', 'SQL', 'Git'],
		languages: [
			{ language: 'English', level: 'first' },
			{ language: 'French', level: 'good' },
		],
		links: ['https://linkedin.com/in/mei-tan'],
	});
});

test('a CV of two columns is read, one column after the other', () => {
	const side = pageOf(
		`
		## Contact
		+44 7700 900123
		mei.tan@students.example
		Leeds, UK
		## Skills
		Python
		SQL
		## Languages
		English (native)
		French (B2)
	`,
		{ left: 40, right: 150, top: 700 },
	);
	const main = pageOf(
		`
		# Mei Tan
		Data science student
		## Experience
		Software Engineering Intern, Acme Ltd >> Jun 2026 – Sep 2026
		• Built a timetable
		• Wrote its manual
		Barista, Coffee Corner >> Sep 2024 – Present
		• Served 200 guests a day
		## Education
		BSc Computer Science >> 2024 – 2027
		University of Leeds
		Leeds Sixth Form College >> 2022 – 2024
		A-levels
	`,
		{ left: 220, right: 470, top: 703, step: 15 },
	);
	expect(read([...side, ...main])).toEqual({
		has_text: true,
		about: {
			name: 'Mei Tan',
			headline: 'Data science student',
			phone: '+44 7700 900123',
			town: 'Leeds',
			university: 'University of Leeds',
			course: 'Computer Science',
			level: 'bachelor',
		},
		education: [
			{
				school: 'Leeds Sixth Form College',
				qualification: 'A-levels',
				from: '2022',
				to: '2024',
				details: null,
			},
		],
		experience: [
			{ ...internship, details: 'Built a timetable\nWrote its manual' },
			{ ...barista, details: 'Served 200 guests a day' },
		],
		projects: [],
		skills: ['Python', 'SQL'],
		languages: [
			{ language: 'English', level: 'first' },
			{ language: 'French', level: 'good' },
		],
		links: [],
	});
});

test('a CV as LaTeX makes it, with dates before the entries and headings in capitals, is read', () => {
	const page = pageOf(
		`
		# Mei Tan
		## EDUCATION
		2024 – 2027 >> BSc Computer Science, University of Leeds
		2022 – 2024 >> A-levels, Leeds Sixth Form College
		## EXPERIENCE
		Jun – Sep 2026 >> Software Engineering Intern, Acme Ltd, London
		## SKILLS
		Languages >> Python, SQL
		## LANGUAGES
		English >> Native
	`,
		{ right: 150 },
	);
	expect(read(page)).toMatchObject({
		about: { name: 'Mei Tan', university: 'University of Leeds', course: 'Computer Science' },
		education: [{ school: 'Leeds Sixth Form College', qualification: 'A-levels' }],
		experience: [{ ...internship, details: null }],
		skills: ['Python', 'SQL'],
		languages: [{ language: 'English', level: 'first' }],
	});
});

test('a CV of Europass is read', () => {
	const page = pageOf(`
		# Ana Kowalska
		## WORK EXPERIENCE
		01/09/2025 – Current
		Barista – Coffee Corner
		## EDUCATION AND TRAINING
		01/10/2024 – Current Leeds, United Kingdom
		BSc Computer Science – University of Leeds
		## LANGUAGE SKILLS
		Mother tongue(s): Polish
		Other language(s): English
	`);
	expect(read(page)).toMatchObject({
		about: { name: 'Ana Kowalska', university: 'University of Leeds', level: 'bachelor' },
		// The first of September in Europe, the ninth of January in America.
		experience: [{ ...barista, from: '2025' }],
		languages: [
			{ language: 'Polish', level: 'first' },
			{ language: 'English', level: null },
		],
	});
});

test('a CV as Word exports it, with its bullets as letters and all letters of one size, is read', () => {
	const page = pageOf(`
		MEI TAN
		mei.tan@students.example
		EXPERIENCE
		Barista, Coffee Corner >> 09/2024 - present
		o Served 200 guests a day
		EDUCATION
		MSc Data Science, University of Leeds >> 2026 - Expected September 2027
		SKILLS
		o Python
		o SQL
	`);
	expect(read(page)).toMatchObject({
		about: { name: 'Mei Tan', course: 'Data Science', level: 'master', graduation: '2027-09' },
		experience: [{ ...barista, details: 'Served 200 guests a day' }],
		skills: ['Python', 'SQL'],
	});
});

test('names in other scripts are read', () => {
	const page = pageOf(`
		# 王小明
		+86 138 0013 8000
		## 教育背景
		2024.09 – 2027.06 >> 计算机科学 本科, 利兹大学
		## 技能
		Python, SQL, 数据分析
		## 语言
		中文 (母语), English (C1)
	`);
	expect(read(page)).toMatchObject({
		about: { name: '王小明', phone: '+86 138 0013 8000' },
		skills: ['Python', 'SQL', '数据分析'],
	});
});

describe('nothing is proposed that is not sure', () => {
	test('of a scan', () => {
		expect(read([])).toEqual(nothingProposed(false));
		expect(read(pageOf('Scanned by CamScanner'))).toEqual(nothingProposed(false));
	});

	test('of entries without a heading', () => {
		const page = pageOf(`
			Mei Tan
			mei.tan@students.example | 07700 900123
			Barista, Coffee Corner >> 2024 – 2025
			BSc Computer Science, University of Leeds >> 2024 – 2027
		`);
		expect(read(page)).toEqual({
			...nothingProposed(true),
			about: { name: 'Mei Tan', phone: '07700 900123' },
		});
	});

	test('of referees: their names, numbers and towns', () => {
		const page = pageOf(`
			# Mei Tan
			## Experience
			Barista, Coffee Corner >> Sep 2024 – Present
			## References
			Dr Ann Field, University of York
			York, UK, 01904 496 0123
		`);
		expect(read(page).about).toEqual({ name: 'Mei Tan' });
	});

	test('of two numbers, two towns, or a largest line that is no name', () => {
		const page = pageOf(`
			# Curriculum Vitae
			Home: 0113 496 0123, mobile: 07700 900123
			Term: Leeds, home: York
			## Skills
			Python
		`);
		expect(read(page).about).toEqual({});
	});

	test('of a course that is over, as the present one', () => {
		const page = pageOf(`
			# Mei Tan
			## Education
			BSc Computer Science, University of Leeds >> 2021 – 2024
		`);
		const { about, education } = read(page);
		expect(about).toEqual({ name: 'Mei Tan' });
		expect(education).toMatchObject([{ qualification: 'BSc Computer Science', to: '2024' }]);
	});
});
