import { expect, it } from 'vitest';
import { scaleOf, stacked } from './pay-strip.tsx';

it('puts amounts that are close on each other, and stays within its height', () => {
	const scale = [12, 20] as const;
	const [one, other, far] = stacked([15, 15.02, 18], scale);
	expect(other?.x).toBe(one?.x);
	expect(other?.y).toBeLessThan(one?.y ?? 0);
	expect(far?.y).toBe(one?.y);
	const heights = stacked(Array(40).fill(15), scale).map(({ y }) => y);
	expect(new Set(heights).size).toBe(40);
	expect(Math.min(...heights)).toBeGreaterThan(20);
});

it('ends at the highest amount that is not far above the minimum wage', () => {
	expect(scaleOf([13, 16, 50], 12)).toEqual([11.4, 16]);
	expect(scaleOf([50], 12)).toEqual([11.85, 13]);
});
