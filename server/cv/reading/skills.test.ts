import { expect, test } from 'vitest';
import { linesOf } from '#test/cv-pages.ts';
import { languagesIn } from './languages.ts';
import { skillsIn } from './skills.ts';

test('skills are read from lists and from lines of their own', () => {
	const lines = linesOf(
		'Programming: Python (NumPy, pandas), SQL, C++',
		'Excel – advanced',
		'• Node.js',
		'Figma ● ● ● ○',
		'R (2 years); Git & GitHub',
	);
	expect(skillsIn(lines)).toEqual([
		'Python (NumPy, pandas)',
		'SQL',
		'C++',
		'Excel',
		'Node.js',
		'Figma',
		'R',
		'Git & GitHub',
	]);
});

test.each([
	'Fluent in English and good at Excel',
	'English (native)',
	'Languages English (C1)',
	'Frameworks React',
	'Over 5000 lines',
	'5+ years',
	'Leeds',
	'Shop Assistant',
	'Mill Ltd',
	'3. SAFETY',
	'Libraries & Frameworks',
	'Bachelor of Arts',
	'I built apps, deployed servers for a hospital in Leeds, and led teams',
	'Spanish',
	'advanced',
	'Skills',
	'2024',
	'https://looms.example',
	'Ability to learn',
	'Interests: hiking, chess',
])('%s is no skill', (text) => {
	expect(skillsIn(linesOf(text))).toEqual([]);
});

test.each([
	['what is said of the person', ['Python, SQL', 'Marital status: single', 'Leeds Beckett']],
	['a job', ['Python, SQL', 'Mill Ltd', 'Weaver', '2023 – 2024', 'Weaving, Sewing']],
	['a heading in capitals', ['Python, SQL', 'PASSPORT DETAILS', 'Ghana, Accra']],
])('skills end where %s begins below them', (_, texts) => {
	expect(skillsIn(linesOf(...texts))).toEqual(['Python', 'SQL']);
});

test('nothing is sure where most lines tell something', () => {
	const text = 'Worked with a team of four people on the looms of a mill';
	expect(skillsIn(linesOf(text, text, text, 'Python'))).toEqual([]);
	expect(skillsIn(linesOf(text, 'Python', 'SQL', 'Git'))).toEqual(['Python', 'SQL', 'Git']);
});

test('a label may stand in a column of its own', () => {
	expect(skillsIn(linesOf('Databases >> : Postgres', 'Tools: >> Git'))).toEqual([
		'Postgres',
		'Git',
	]);
});

test('a list that goes on in the next line is one', () => {
	const lines = linesOf(
		'Python, SQL, data visualisation, linear regression, Machine',
		'Learning, R',
	);
	expect(skillsIn(lines)).toEqual([
		'Python',
		'SQL',
		'data visualisation',
		'linear regression',
		'Machine Learning',
		'R',
	]);
});

test.each([
	[
		['English (native), French – B2, Mandarin Chinese'],
		[
			{ language: 'English', level: 'first' },
			{ language: 'French', level: 'good' },
			{ language: 'Mandarin Chinese', level: null },
		],
	],
	[['English: C1'], [{ language: 'English', level: 'fluent' }]],
	[['Русский – родной'], [{ language: 'Русский', level: 'first' }]],
	[['German >> Basic'], [{ language: 'German', level: 'basic' }]],
	[['German', 'Fluent'], [{ language: 'German', level: 'fluent' }]],
	[['German >> B2 >> C1'], [{ language: 'German', level: null }]],
	[
		['English >> German', 'Fluent'],
		[
			{ language: 'English', level: null },
			{ language: 'German', level: null },
		],
	],
	// Of Europass: one level for each thing that one does in it.
	[
		['Mother tongue(s): Polish', 'Other language(s):', 'ENGLISH C1 C1 B2 C1'],
		[
			{ language: 'Polish', level: 'first' },
			{ language: 'English', level: null },
		],
	],
	[['Python, Java'], []],
])('%o names languages', (texts, languages) => {
	expect(languagesIn(linesOf(...texts))).toEqual(languages);
});
