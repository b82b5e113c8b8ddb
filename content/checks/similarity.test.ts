import { describe, expect, it } from 'vitest';
import { listings, nameOf, offers } from './every-entry.ts';
import { type Similarity, topicSimilarity, wordingSimilarity } from './similarity.ts';

const described = [
	...listings.map((one) => ({ name: nameOf(one), ...one.entry })),
	...offers.map((one) => ({
		name: nameOf(one),
		title: one.entry.title,
		description: one.entry.shortDescription,
	})),
];

const pairsAbove = (limit: number, similarity: Similarity) =>
	described.flatMap((one, i) =>
		described.slice(i + 1).flatMap((other, after) => {
			const value = similarity(i, i + 1 + after);
			return value > limit ? [`${one.name} ~ ${other.name}: ${value.toFixed(2)}`] : [];
		}),
	);

describe('the measures', () => {
	const texts = [
		'Nine tower blocks share one boiler house, and some flats stay cold. A few valves are at fault.',
		'Nineteen tower blocks share one boiler house, and some flats are cold. Find the faulty valves.',
		'Buttons are sewn on by hand in the back room of a tailor in Leeds.',
		'Cider is pressed here in August.',
	];

	it('detect a slightly changed sentence', () => {
		const similarity = wordingSimilarity(texts);
		expect(similarity(0, 1)).toBeGreaterThan(0.2);
		expect(similarity(0, 2)).toBe(0);
	});

	it('detect a story in other words', () => {
		const similarity = topicSimilarity(texts);
		expect(similarity(0, 1)).toBeGreaterThan(0.4);
		expect(similarity(0, 2)).toBeLessThan(0.1);
	});

	it('throw for a place outside the list', () => {
		expect(() => topicSimilarity(texts)(0, 4)).toThrow(RangeError);
	});
});

describe('no two descriptions', () => {
	it('are near-duplicates', () => {
		const similarity = wordingSimilarity(described.map(({ description }) => description));
		expect(pairsAbove(0.07, similarity)).toEqual([]);
	});

	it('tell the same story in other words', () => {
		const similarity = topicSimilarity(
			described.map(({ title, description }) => `${title} ${description}`),
		);
		expect(pairsAbove(0.3, similarity)).toEqual([]);
	});
});
