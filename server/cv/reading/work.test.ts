import { describe, expect, test } from 'vitest';
import { linesOf } from '#test/cv-pages.ts';
import { jobsIn, projectsIn, roleAndPlace } from './work.ts';

describe('the head of a job', () => {
	test.each([
		[['Software Engineering Intern', 'Acme Ltd'], 'Software Engineering Intern', 'Acme Ltd'],
		[['Acme Ltd, Leeds, UK', 'Barista'], 'Barista', 'Acme Ltd'],
		[['Sales Assistant | Mill Ltd | Leeds'], 'Sales Assistant', 'Mill Ltd'],
		[['Sales Assistant (Part-time)', 'Mill Ltd'], 'Sales Assistant (Part-time)', 'Mill Ltd'],
		[['Barista, Coffee Corner, Leeds'], 'Barista', 'Coffee Corner'],
		[['Coffee Corner Ltd, Barista'], 'Barista', 'Coffee Corner Ltd'],
		[['Waitress at The Red Lion'], 'Waitress', 'The Red Lion'],
		[['Teaching Assistant', 'Tutor Trust'], 'Teaching Assistant', 'Tutor Trust'],
		[['Bank Clerk', 'Harbour Savings'], 'Bank Clerk', 'Harbour Savings'],
		[['Intern, Data Team', 'Acme'], 'Intern, Data Team', 'Acme'],
		[['Research Intern, Mill Research', 'Santa Clara, CA'], 'Research Intern', 'Mill Research'],
		[['Werkstudentin – Mühle GmbH'], 'Werkstudentin', 'Mühle GmbH'],
	])('%o names role and organisation', (head, role, organisation) => {
		expect(roleAndPlace(head)).toEqual({ role, organisation });
	});

	test.each([
		[['Research Assistant', 'University of Leeds', 'Robotics group']],
		[['Student Ambassador', 'Sales Assistant']],
		[['Intern, Data Team']],
		[['Acme Ltd', 'Leeds']],
		[['Acme Ltd', 'Tidewell']],
		[['Position: Accountant', 'Mill Ltd']],
		[['Job Designation- Analyst', 'Mill Ltd']],
		[['Oct- Shop Assistant', 'Mill Ltd']],
		[['Analyst', 'From 10']],
		[['Ghana as Test Engineer', 'Mill Ltd']],
		[['helped customers', 'Barista']],
		[['Worked as a barista', 'Coffee Corner']],
		[['Student Researcher', 'Final Year Project']],
		[[]],
	])('%o is not sure', (head) => {
		expect(roleAndPlace(head)).toBeNull();
	});
});

const none = { details: null };

describe('jobs are read', () => {
	test('with company and place above the role', () => {
		const lines = linesOf(
			'Acme Ltd >> London, UK',
			'Data Analyst Intern >> Jun 2026 – Sep 2026',
			'• Counted looms',
			'Tidewell Systems >> Leeds',
			'Sales Assistant >> 2024 – 2025',
			'• Sold them',
		);
		expect(jobsIn(lines)).toEqual([
			{
				role: 'Data Analyst Intern',
				organisation: 'Acme Ltd',
				from: '2026-06',
				to: '2026-09',
				details: 'Counted looms',
			},
			{
				role: 'Sales Assistant',
				organisation: 'Tidewell Systems',
				from: '2024',
				to: '2025',
				details: 'Sold them',
			},
		]);
	});

	test('with the company below the role', () => {
		const lines = linesOf(
			'Barista >> Sep 2024 – Present',
			'Coffee Corner, Leeds',
			'• Served 200 guests a day',
		);
		expect(jobsIn(lines)).toEqual([
			{
				role: 'Barista',
				organisation: 'Coffee Corner',
				from: '2024-09',
				to: null,
				details: 'Served 200 guests a day',
			},
		]);
	});

	test('with dates in a column before them', () => {
		expect(jobsIn(linesOf('Jun – Sep 2026 >> Data Analyst Intern, Acme Ltd, London'))).toEqual([
			{
				role: 'Data Analyst Intern',
				organisation: 'Acme Ltd',
				from: '2026-06',
				to: '2026-09',
				...none,
			},
		]);
	});

	test('with a text below, which is no company', () => {
		const text = 'Served customers and handled cash';
		expect(jobsIn(linesOf('Barista, Coffee Corner >> 2024 – 2025', text))).toEqual([
			{ role: 'Barista', organisation: 'Coffee Corner', from: '2024', to: '2025', ...none },
		]);
		expect(jobsIn(linesOf('Barista >> 2024 – 2025', text))).toEqual([]);
	});

	test('but not those without dates, with one date, or without a role', () => {
		expect(jobsIn(linesOf('Barista, Coffee Corner', '• Served guests'))).toEqual([]);
		expect(jobsIn(linesOf('Barista, Coffee Corner >> 2024'))).toEqual([]);
		expect(jobsIn(linesOf('Acme Ltd >> 2024 – 2025', '• Served guests'))).toEqual([]);
	});
});

test('projects are read where points stand below their titles', () => {
	const lines = linesOf(
		'Loom Simulator | Python, SQL | github.com/mei/loom',
		'• Draws cloth',
		'Mill Map (2025)',
		'• Shows mills',
		'• Prints them',
		'A sentence about nothing that has no points below it.',
	);
	expect(projectsIn(lines)).toEqual([
		{
			title: 'Loom Simulator',
			link: 'https://github.com/mei/loom',
			details: 'Draws cloth',
		},
		{ title: 'Mill Map', link: null, details: 'Shows mills\nPrints them' },
	]);
});

test.each([['AREAS OF INTEREST'], ['Skills gained'], ['Academic Project'], ['Advantages']])(
	'“%s” is the title of no project',
	(title) => {
		expect(projectsIn(linesOf(title, '• Draws cloth'))).toEqual([]);
	},
);

test('what stands above the points of several projects is a label of them', () => {
	const lines = linesOf('Tasks', '• Drew cloth', 'Tasks', '• Drew mills');
	expect(projectsIn(lines)).toEqual([]);
});
