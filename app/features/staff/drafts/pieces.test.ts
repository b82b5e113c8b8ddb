import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

const marked = (pieces: { text: string; isNew: boolean }[]) =>
	pieces.map(({ text, isNew }) => (isNew ? `[${text.trim()}]` : text.trim())).join(' ');

describe('where two texts differ', () => {
	it.each([
		['the same words', 'the same words', 'the same words', 'the same words'],
		[
			'Refunds for cancelled swimming lessons',
			'Refunds for cancelled and moved lessons',
			'Refunds for cancelled [swimming] lessons',
			'Refunds for cancelled [and moved] lessons',
		],
		['', 'all new', '', '[all new]'],
		['all old', '', '[all old]', ''],
		['a b c d e', 'a x c y e', 'a [b] c [d] e', 'a [x] c [y] e'],
		['a a', 'a a a', 'a a', 'a a [a]'],
		['£2,600 a month', '£2,800 a month', '[£2,600] a month', '[£2,800] a month'],
	])('%s / %s', (before, after, old, young) => {
		const pieces = piecesOf(before, after);
		expect(marked(pieces.before)).toBe(old);
		expect(marked(pieces.after)).toBe(young);
	});

	it('loses no word of long texts', () => {
		const long = Array.from({ length: 2_000 }, (_, index) => `w${index}`).join(' ');
		const pieces = piecesOf(long, `${long.replace('w5 ', '')} w7`);
		expect(pieces.before.map(({ text }) => text).join('')).toBe(long);
	});
});
