import { expect, it } from 'vitest';
import { isWord } from './english.ts';

it.each(
	'deaf autistic dyslexic wheelchair nigerian polish analyses hurried unhelpful colour dont rhino strangers'.split(
		' ',
	),
)('knows that "%s" is a word', (word) => {
	expect(isWord(word)).toBe(true);
});

it.each('accountent enginer xyzxyz reino praktikum jornalism manchster feild'.split(' '))(
	'knows that "%s" is none',
	(word) => {
		expect(isWord(word)).toBe(false);
	},
);
