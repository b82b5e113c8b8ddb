import { expect, it } from 'vitest';
import type { ReadText } from '#schema/internships/catalogue-contract.ts';
import { emptySearch } from '#schema/internships/internship-search.ts';
import { chosenValues, otherWords, valuesFromWords, withoutWordsOf } from './from-words.ts';

const part = (as: ReadText['parts'][number]['as'], label: string, values: string[], from: number) =>
	({ as, label, values, spans: [[from, from + label.length]], without: '' }) as const;
const results = {
	search: { ...emptySearch, q: 'Leeds or York law 15 hours', sort: 'best' as const },
	read: {
		exact: false,
		words: [],
		unsearched: [],
		said: [],
		loose: [],
		parts: [
			part('city', 'Leeds', ['Leeds'], 0),
			part('city', 'York', [], 9),
			part('topic', 'law', [], 14),
			part('hours', '15 hours', [], 18),
		],
	},
};

it('has the options that the text stands for, and what it says besides', () => {
	expect(valuesFromWords(results, 'city')).toEqual(['Leeds']);
	expect(otherWords(results, 'city')).toEqual(['York']);
	expect(otherWords(results, 'hours')).toEqual(['15 hours']);
	expect(valuesFromWords(results, 'kind')).toEqual([]);
	expect(chosenValues(results, 'city')).toEqual(['Leeds']);
	const byHand = { search: { ...results.search, city: ['Bristol' as const] }, read: null };
	expect(chosenValues(byHand, 'city')).toEqual(['Bristol']);
});

it('takes the words of facets out of the text that they were read in', () => {
	expect(withoutWordsOf(results.search, results, ['city']).q).toBe('or law 15 hours');
	expect(withoutWordsOf(results.search, results, ['city', 'hours']).q).toBe('or law');
	expect(withoutWordsOf(results.search, results, ['kind'])).toBe(results.search);
	const typed = { ...results.search, q: 'law in York' };
	expect(withoutWordsOf(typed, results, ['city'])).toBe(typed);
	const alone = { search: { ...results.search, q: 'Leeds' }, read: results.read };
	expect(withoutWordsOf(alone.search, alone, ['city'])).toMatchObject({ q: '', sort: 'newest' });
});
