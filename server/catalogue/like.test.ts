import { expect, test } from 'vitest';
import { Texts } from './index/texts.ts';
import { candidatesFor, partIn } from './like.ts';
import { dictionaryWith } from './read-search.ts';

const TEXT =
	'You clean the records of our ferries, find out where passengers wait, and show it in charts that captains understand.';

test('how much of a text stands in another is told in rows of four words', () => {
	expect(partIn(TEXT, TEXT)).toBe(1);
	expect(partIn(TEXT, `We run ferries. ${TEXT.toUpperCase()} Tea is free.`)).toBe(1);
	expect(
		partIn(TEXT, 'You clean the records of our library and show them to readers.'),
	).toBeLessThan(0.2);
	const changed = TEXT.replace('ferries', 'buses').replace('captains', 'drivers');
	expect(partIn(changed, TEXT)).toBeGreaterThan(0.5);
	// The same words in another order are another text.
	expect(partIn(TEXT.split(' ').reverse().join(' '), TEXT)).toBe(0);
	expect(partIn('', TEXT)).toBe(0);
	expect(partIn('Three words only', 'Three words only')).toBe(0);
});

test('only those are compared that have the rare words', () => {
	const texts = new Texts(dictionaryWith([]));
	texts.replace([
		{ number: 1, texts: { description: TEXT } },
		...Array.from({ length: 30 }, (_, place) => ({
			number: place + 2,
			texts: { description: `You clean the records of library ${place}, and show it.` },
		})),
	]);
	expect(candidatesFor(TEXT, texts)[0]).toBe(1);
	expect(candidatesFor(TEXT, texts).length).toBeLessThanOrEqual(5);
	expect(candidatesFor('Zebras.', texts)).toEqual([]);
});
