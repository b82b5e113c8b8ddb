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
