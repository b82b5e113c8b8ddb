import { describe, expect, it } from 'vitest';
import { textDiff } from './text-diff.ts';

const marked = (parts: { text: string; isChanged: boolean }[]) =>
	parts.map(({ text, isChanged }) => (isChanged ? `[${text.trim()}]` : text.trim())).join(' ');

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
	])('from “%s” to “%s”', (before, after, old, current) => {
		const parts = textDiff(before, after);
		expect(marked(parts.before)).toBe(old);
		expect(marked(parts.after)).toBe(current);
	});

	it('shows long texts with little in common as wholly changed', () => {
		const [one, other] = ['a', 'b'].map((letter) => `${letter} `.repeat(2_000));
		expect(textDiff(one ?? '', other ?? '')).toEqual({
			before: [{ text: one, isChanged: true }],
			after: [{ text: other, isChanged: true }],
		});
	});

	it('costs 50 ms at most', () => {
		const long = Array.from({ length: 2_500 }, (_, index) => index.toString(36));
		const costs = Array.from({ length: 5 }, () => {
			const start = process.threadCpuUsage();
			textDiff(long.join(' '), long.toReversed().join(' '));
			return process.threadCpuUsage(start).user;
		});
		expect(Math.min(...costs)).toBeLessThan(50_000);
	});

	it('loses no word of long texts', () => {
		const long = Array.from({ length: 2_000 }, (_, index) => `w${index}`).join(' ');
		const parts = textDiff(long, `${long.replace('w5 ', '')} w7`);
		expect(parts.before.map(({ text }) => text).join('')).toBe(long);
	});
});
