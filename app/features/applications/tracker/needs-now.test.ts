import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { NeedsNow } from './needs-now.tsx';

const TODAY = '2026-11-23';

type Change = Partial<
	Pick<StudentApplication, 'status' | 'offer' | 'offer_until' | 'answer_due_on' | 'interview'>
>;

/** The texts of the part, for applications that differ in what is given. */
function texts(...changes: Change[]): string[] {
	const items = changes.map(
		(change, number) =>
			({
				id: `id-${number}`,
				status: 'submitted',
				answer_due_on: '2026-12-05',
				internship: { slug: `one-${number}`, title: `Intern ${number}`, company: 'Loom' },
				offer: null,
				...change,
			}) as StudentApplication,
	);
	const page = { items, next: null, today: TODAY };
	const html = renderToStaticMarkup(
		createElement(MemoryRouter, null, createElement(NeedsNow, { page })),
	);
	return html
		.split(/<[^>]*>/)
		.map((text) => text.trim())
		.filter(Boolean);
}

const titles = (...changes: Change[]) =>
	texts(...changes).filter((text) => /^Intern \d$/.test(text));

test('what needs its student is there, and nothing else', () => {
	const changes: Change[] = [
		{},
		{ status: 'offered', offer_until: '2026-12-01' },
		{ status: 'rejected' },
	];
	expect(titles(...changes)).toEqual(['Intern 1']);
	const lines = texts(...changes);
	expect(lines).toContain('Answer the offer');
	expect(lines).toContain('1 needs you, 1 waits for an answer, 1 has ended.');
});

test('what was accepted comes before everything else, with its first day', () => {
	const changes: Change[] = [
		{ status: 'withdrawn' },
		{ status: 'offered', offer_until: '2026-12-01' },
		{
			status: 'accepted',
			offer: { first_day: '2027-06-07', last_day: '2027-08-29' } as StudentApplication['offer'],
		},
	];
	expect(titles(...changes)).toEqual(['Intern 2', 'Intern 1']);
	const lines = texts(...changes);
	expect(lines).toContain('What comes next');
	expect(lines.join(' ')).toContain('You start on 7 June 2027');
	expect(lines).toContain('1 is accepted, 1 needs you, 1 has ended.');
});

test('where nothing needs them, the one whose answer comes next is there', () => {
	expect(titles({}, { answer_due_on: '2026-11-30' }, { status: 'withdrawn' })).toEqual([
		'Intern 1',
	]);
});

test.each([
	['no application', [], 'You have not applied for an internship yet.'],
	[
		'only what has ended',
		[{ status: 'rejected' }],
		'None of your applications waits for an answer.',
	],
] as const)('%s: what to do next', (_, changes, words) => {
	const lines = texts(...changes);
	expect(lines).toContain(words);
	expect(lines).toContain('Search internships');
});

test('an interview is there with its time until its day is over', () => {
	const at = (starts_at: string): Change => ({
		status: 'interview',
		interview: {
			...{ event: 'e1', times: [], minutes: 30, place: null, one_each: true, cancelled: false },
			answer: { number: 1, at: '', starts_at, message: null, zone: null },
		},
	});
	const lines = texts({}, at('2026-11-26T10:00:00.000Z'));
	expect(lines.join(' ')).toContain('Thursday 26 November 2026 , 10:00 to 10:30, UK time.');
	expect(lines).toContain('See the interview');
	expect(titles(at('2026-11-23T08:00:00.000Z'), {})).toEqual(['Intern 0']);
	expect(texts(at('2026-11-22T10:00:00.000Z'))).not.toContain('See the interview');
});

test('an offer that has ended needs nobody', () => {
	expect(titles({ status: 'offered', offer_until: '2026-11-22' })).toEqual([]);
});
