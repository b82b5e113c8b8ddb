import { expect, it } from 'vitest';
import type { ReadText } from '#schema/internships/catalogue-contract.ts';
import { emptySearch } from '#schema/internships/internship-search.ts';
import { chosenValues, otherWords, valuesFromWords, withoutWordsOf } from './from-words.ts';

const part = (as: ReadText['parts'][number]['as'], label: string, values: string[], from: number) =>
	({ as, label, values, spans: [[from, from + label.length]], without: '' }) as const;
const found = {
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
	expect(valuesFromWords(found, 'city')).toEqual(['Leeds']);
	expect(otherWords(found, 'city')).toEqual(['York']);
	expect(otherWords(found, 'hours')).toEqual(['15 hours']);
	expect(valuesFromWords(found, 'kind')).toEqual([]);
	expect(chosenValues(found, 'city')).toEqual(['Leeds']);
	const byHand = { search: { ...found.search, city: ['Bristol' as const] }, read: null };
	expect(chosenValues(byHand, 'city')).toEqual(['Bristol']);
});

it('takes the words of facets out of the text that they were read in', () => {
	expect(withoutWordsOf(found.search, found, ['city']).q).toBe('or law 15 hours');
	expect(withoutWordsOf(found.search, found, ['city', 'hours']).q).toBe('or law');
	expect(withoutWordsOf(found.search, found, ['kind'])).toBe(found.search);
	const typed = { ...found.search, q: 'law in York' };
	expect(withoutWordsOf(typed, found, ['city'])).toBe(typed);
	const alone = { search: { ...found.search, q: 'Leeds' }, read: found.read };
	expect(withoutWordsOf(alone.search, alone, ['city'])).toMatchObject({ q: '', sort: 'newest' });
});
