import { describe, expect, it } from 'vitest';
import { programs } from '#content/programs.ts';
import { foundText, searchPrograms } from './search.ts';

const one = {
	keywords: ['equities'],
	title: 'Research Program',
	shortDescription: 'Notes on six companies',
	type: 'Finance',
	location: 'Leith, Edinburgh',
} as const;
const sample = [{ ...one, keywords: [...one.keywords] }];

describe('searchPrograms', () => {
	it.each([
		['equities', 'a keyword'],
		['research', 'the title'],
		['SIX COMP', 'the description, in any case'],
		['finance', 'the type'],
		['  leith ', 'the place, with space around'],
	])('finds %j in %s', (text) => {
		expect(searchPrograms(sample, text)).toHaveLength(1);
	});

	it('finds a substring only, not words in another order', () => {
		expect(searchPrograms(sample, 'companies six')).toHaveLength(0);
	});

	it('gives all programs for empty text', () => {
		expect(searchPrograms(programs, '  ')).toHaveLength(programs.length);
	});

	it.each(['.*', '(', '\\', '日本', '\u0000', 'x'.repeat(10_000)])('takes %j as text', (text) => {
		expect(searchPrograms(programs, text)).toHaveLength(0);
	});
});

describe('foundText', () => {
	it('says one program in the singular', () => {
		expect(foundText(1, ' law ')).toBe('Found 1 program for “law”');
		expect(foundText(0, 'x')).toBe('Found 0 programs for “x”');
	});
});
