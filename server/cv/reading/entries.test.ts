import { expect, test } from 'vitest';
import { linesOf } from '#test/cv-pages.ts';
import { joined, pointsIn } from './entries.ts';

test.each([
	['reports for the dead-', 'line of May', 'reports for the deadline of May'],
	['a rise of the in-', 'crease of sales', 'a rise of the increase of sales'],
	['built in-', 'house tools', 'built in-house tools'],
	['a self-', 'made loom', 'a self-made loom'],
	['Product-', 'Led Growth', 'Product-Led Growth'],
	['looms,', 'Mills', 'looms, Mills'],
])('“%s” and “%s” are one text', (one, other, whole) => {
	expect(joined(one, other)).toBe(whole);
});

test('a text without points is one, without the place above it, and not the end of another', () => {
	const text = 'Repaired looms of three kinds for the largest mill of the town';
	expect(pointsIn(linesOf('Leeds, UK', text))).toEqual([text]);
	expect(pointsIn(linesOf(`and ${text}`))).toEqual([]);
});
