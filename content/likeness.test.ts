import { describe, expect, it } from 'vitest';
import { listings, nameOf, offers } from './every-entry.ts';
import { type Likeness, sameStory, sameWording } from './likeness.ts';

const told = [
	...listings.map((one) => ({ name: nameOf(one), ...one.entry })),
	...offers.map((one) => ({
		name: nameOf(one),
		title: one.entry.title,
		description: one.entry.shortDescription,
	})),
];

const pairsAbove = (limit: number, likeness: Likeness) =>
	told.flatMap((one, i) =>
		told.slice(i + 1).flatMap((other, after) => {
			const found = likeness(i, i + 1 + after);
			return found > limit ? [`${one.name} ~ ${other.name}: ${found.toFixed(2)}`] : [];
		}),
	);

describe('the measures', () => {
	const texts = [
		'Nine tower blocks share one boiler house, and some flats stay cold. A few valves are at fault.',
		'Nineteen tower blocks share one boiler house, and some flats are cold. Find the faulty valves.',
		'Buttons are sewn on by hand in the back room of a tailor in Leeds.',
		'Cider is pressed here in August.',
	];

	it('see a sentence that was only touched up', () => {
		const likeness = sameWording(texts);
		expect(likeness(0, 1)).toBeGreaterThan(0.2);
		expect(likeness(0, 2)).toBe(0);
	});

	it('see a story told again', () => {
		const likeness = sameStory(texts);
		expect(likeness(0, 1)).toBeGreaterThan(0.4);
		expect(likeness(0, 2)).toBeLessThan(0.1);
	});

	it('refuse a place that is not in the list', () => {
		expect(() => sameStory(texts)(0, 4)).toThrow(RangeError);
	});
});

describe('no two descriptions', () => {
	it('are near-duplicates', () => {
		const likeness = sameWording(told.map(({ description }) => description));
		expect(pairsAbove(0.07, likeness)).toEqual([]);
	});

	it('tell the same story in other words', () => {
		const likeness = sameStory(told.map(({ title, description }) => `${title} ${description}`));
		expect(pairsAbove(0.3, likeness)).toEqual([]);
	});
});
