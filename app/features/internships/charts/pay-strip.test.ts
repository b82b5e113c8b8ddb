import { expect, it } from 'vitest';
import { stacked } from './pay-strip.tsx';

it('puts amounts that are close on each other, and stays within its height', () => {
	const scale = [12, 20] as const;
	const [one, other, far] = stacked([15, 15.02, 18], scale);
	expect(other?.x).toBe(one?.x);
	expect(other?.y).toBeLessThan(one?.y ?? 0);
	expect(far?.y).toBe(one?.y);
	expect(Math.min(...stacked(Array(40).fill(15), scale).map(({ y }) => y))).toBeGreaterThan(20);
});
