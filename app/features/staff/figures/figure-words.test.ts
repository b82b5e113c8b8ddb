import { expect, test } from 'vitest';
import { hoursWords, weeksOf } from './figure-words.ts';

test.each([
	[null, '–'],
	[0, '1 minute'],
	[0.5, '30 minutes'],
	[1.2, '1 hour'],
	[47.4, '47 hours'],
	[49, '2 days'],
])('%s hours are “%s”', (hours, words) => {
	expect(hoursWords(hours)).toBe(words);
});

test('weeks stand newest first, with the names of the queues', () => {
	const figure = (begins: string, queue: string) => ({
		begins,
		queue,
		staff_email: 'mo@staff.example',
		decided: 3,
		median_hours: 1,
	});
	const weeks = weeksOf([figure('2026-11-16', 'draft'), figure('2026-11-23', 'report')]);
	expect(weeks.map(({ begins, rows }) => [begins, rows[0]?.queue])).toEqual([
		['2026-11-23', 'Reports'],
		['2026-11-16', 'Drafts'],
	]);
});

test('where several decide on a queue, all together stand before them', () => {
	const figure = (queue: string, staff_email: string | null) => ({
		begins: '2026-11-16',
		queue,
		staff_email,
		decided: 3,
		median_hours: 1,
	});
	const [week] = weeksOf([
		figure('draft', 'mo@staff.example'),
		figure('draft', 'jo@staff.example'),
		figure('draft', null),
		figure('report', null),
		figure('report', 'mo@staff.example'),
	]);
	expect(week?.rows.map(({ queue, staff_email }) => [queue, staff_email])).toEqual([
		['Drafts', null],
		['Drafts', 'mo@staff.example'],
		['Drafts', 'jo@staff.example'],
		['Reports', 'mo@staff.example'],
	]);
});
