import { expect, it } from 'vitest';
import { interleave } from './interleave.ts';

const firstLetter = (word: string) => word.charAt(0);

it('spreads a small group over a large one and keeps the order within each', () => {
	const words = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'];
	expect(interleave(words, firstLetter)).toEqual(['a1', 'b1', 'a2', 'a3', 'b2', 'a4']);
});

it('loses nothing and does not change the given list', () => {
	const words = ['b1', 'a1', 'c1', 'a2'];
	expect(interleave(words, firstLetter).toSorted()).toEqual(['a1', 'a2', 'b1', 'c1']);
	expect(words).toEqual(['b1', 'a1', 'c1', 'a2']);
});
