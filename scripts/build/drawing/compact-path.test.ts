import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactPath } from './compact-path.ts';

test.each([
	['M1.24,2L3,4.5L-1,6Z', 1, 'm1.2,2l1.8,2.5-4,1.5z'],
	['M1.24,2L3,4.6L-1,6Z', 0, 'm1,2l2,3-4,1z'],
	// The second ring begins from where the first one did.
	['M10,10L11,10L11,11ZM10.5,10L12,10L12,13Z', 1, 'm10,10l1,0,0,1zm.5,0l1.5,0,0,3z'],
	// A ring without an area is left out, and does not move the next one.
	['M5,5L5,5L5.01,5ZM1,1L2,1L2,2Z', 1, 'm1,1l1,0,0,1z'],
])('%s to %i digits', (path, digits, compact) => {
	expect(compactPath(path, digits)).toBe(compact);
});

/** The points that a browser would draw, in steps of a tenth. */
function drawn(path: string): number[][] {
	let [x, y] = [0, 0];
	return path
		.split(/(?=m)/)
		.filter(Boolean)
		.map((ring) => {
			const values = [...ring.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([one]) => Number(one));
			const points: number[] = [];
			for (let at = 0; at < values.length; at += 2) {
				x += values[at] ?? 0;
				y += values[at + 1] ?? 0;
				// Zero has a sign that no path shows.
				points.push(Math.round(x * 10) + 0, Math.round(y * 10) + 0);
			}
			[x = 0, y = 0] = points.map((value) => value / 10);
			return points;
		});
}

test('every ring has the places it had', () => {
	const place = fc.integer({ min: -9999, max: 9999 });
	const ring = fc.uniqueArray(fc.tuple(place, place), { minLength: 3, selector: String });
	fc.assert(
		fc.property(fc.array(ring), (rings) => {
			const path = rings
				.map((one) => `M${one.map(([x, y]) => `${x / 10},${y / 10}`).join('L')}Z`)
				.join('');
			expect(drawn(compactPath(path, 1))).toEqual(rings.map((one) => one.flat()));
		}),
	);
});
