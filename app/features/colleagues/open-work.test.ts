import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Colleague, OpenWork as Open } from '#schema/employers/colleagues.ts';
import { EndingKeys, OpenWork } from './open-work.tsx';

const person = (id: string, change: Partial<Colleague> = {}): Colleague => ({
	id,
	name: id,
	email: `${id}@example.org`,
	role: 'recruiter',
	since: '2026-11-01',
	you: false,
	open: null,
	...change,
});
const interview = (at: number) => ({
	id: `a${at}`,
	title: 'Loom Intern',
	starts_at: `2026-12-0${at}T10:00:00.000Z`,
	minutes: 30,
});

const NONE: Open = { applications: 0, unanswered: 0, interviews: [], keys: 0 };

const wordsIn = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** The words that are shown, for who goes with this work. */
function wordsFor(open: Open | null, value = ''): string {
	return wordsIn(
		renderToStaticMarkup(
			createElement(OpenWork, {
				of: person('omar', { open }),
				others: [person('rosa', { you: true }), person('uma')],
				value,
				onChoose: () => {},
			}),
		),
	);
}

test('nothing is asked of who has nothing open', () => {
	expect(wordsFor(null)).toBe('');
	expect(wordsFor(NONE)).toBe('');
});

test('what is open is named: applications, interviews with their time, and who has written last', () => {
	const words = wordsFor({ ...NONE, applications: 2, unanswered: 1, interviews: [interview(3)] });
	expect(words).toContain('They have 2 applications open.');
	expect(words).toContain(
		'Interview for “Loom Intern”: Thursday 3 December 2026, 10:00 to 10:30, UK time',
	);
	expect(words).toContain('1 applicant has written last: not answered');
	expect(wordsFor({ ...NONE, applications: 1 })).toContain('They have 1 application open.');
});

test('of many interviews the first five are named', () => {
	const interviews = [1, 2, 3, 4, 5, 6, 7].map(interview);
	const words = wordsFor({ ...NONE, applications: 7, interviews });
	expect(words.match(/Interview for/g)).toHaveLength(5);
	expect(words).toContain('2 later interviews');
});

test('it is said who gets the emails from then on', () => {
	const open = { ...NONE, applications: 1 };
	expect(wordsFor(open)).toContain('the owners get the emails about it');
	expect(wordsFor(open, 'rosa')).toContain('We email you what is yours now');
	expect(wordsFor(open, 'uma')).toContain('We email them what is theirs now');
});

test('it is said how many keys end with who goes, and what stops', () => {
	const keysOf = (keys: number, you: boolean) =>
		wordsIn(
			renderToStaticMarkup(
				createElement(EndingKeys, { of: person('omar', { you, open: { ...NONE, keys } }) }),
			),
		);
	expect(keysOf(0, false)).toBe('');
	expect(keysOf(1, true)).toContain('1 key for programs that you have made ends with this.');
	expect(keysOf(2, false)).toContain('2 keys for programs that they have made end with this.');
	expect(keysOf(2, false)).toContain('can then no longer post internships');
});
