import { describe, expect, it } from 'vitest';
import { programs } from '#content/programs.ts';
import { programSearchText } from './program-search-text.ts';
import { filterByText } from './text-filter.ts';

const sample = [
	{
		keywords: ['equities'],
		title: 'Research Program',
		shortDescription: 'Notes on six companies',
		type: 'Finance' as const,
		location: 'Leith, Edinburgh',
	},
];

describe('the search of programs', () => {
	it.each([
		['equities', 'a keyword'],
		['research', 'the title'],
		['SIX COMP', 'the description, in any case'],
		['finance', 'the type'],
		['  leith ', 'the place, with space around'],
	])('finds %j in %s', (text) => {
		expect(filterByText(sample, text, programSearchText)).toHaveLength(1);
	});

	it('finds a substring only, not words in another order', () => {
		expect(filterByText(sample, 'companies six', programSearchText)).toHaveLength(0);
	});

	it('gives all programs for empty text', () => {
		expect(filterByText(programs, '  ', programSearchText)).toHaveLength(programs.length);
	});

	it.each(['.*', '(', '\\', '日本', '\u0000', 'x'.repeat(10_000)])('takes %j as text', (text) => {
		expect(filterByText(programs, text, programSearchText)).toHaveLength(0);
	});
});
