import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { inListOrder, MOST_LISTED, newList } from './shared-list.ts';

const one = (title: string, status: 'open' | 'paused' | 'closed', deadline: string | null) => ({
	title,
	status,
	deadline,
});

test('what is open comes first, by deadline; then what is paused, then what is closed', () => {
	const listed = inListOrder([
		one('Closed', 'closed', '2026-11-01'),
		one('Open all year', 'open', null),
		one('Paused', 'paused', '2026-12-01'),
		one('Later', 'open', '2027-01-15'),
		one('B', 'open', '2026-12-13'),
		one('A', 'open', '2026-12-13'),
	]);
	expect(listed.map(({ title }) => title)).toEqual([
		'A',
		'B',
		'Later',
		'Open all year',
		'Paused',
		'Closed',
	]);
});

describe('a new list', () => {
	const list = { title: 'For year two', line: '', name: null, internships: ['loom-intern'] };
	const isValid = (change: object) => v.safeParse(newList, { ...list, ...change }).success;

	test('needs a title of one line and at least one internship', () => {
		expect(isValid({})).toBe(true);
		expect(isValid({ title: ' ' })).toBe(false);
		expect(isValid({ title: 'Two\nlines' })).toBe(false);
		expect(isValid({ title: 'x'.repeat(80) })).toBe(true);
		expect(isValid({ title: 'x'.repeat(81) })).toBe(false);
		expect(isValid({ line: 'x'.repeat(201) })).toBe(false);
		expect(isValid({ internships: [] })).toBe(false);
	});

	test('has a bound, and nothing else', () => {
		const slugs = Array.from({ length: MOST_LISTED }, (_, at) => `loom-${at}`);
		expect(isValid({ internships: slugs })).toBe(true);
		expect(isValid({ internships: [...slugs, 'loom'] })).toBe(false);
		expect(isValid({ user_id: 'x' })).toBe(false);
	});
});
