import { expect, it } from 'vitest';
import { firstMonth } from './start-panel.tsx';

it('the year that is drawn begins now, or so that all of the work is in it', () => {
	expect(firstMonth('2026-11-22', '2027-06-07', 12)).toBe('2026-11');
	expect(firstMonth('2026-11-22', '2027-09-13', 12)).toBe('2027-01');
	expect(firstMonth('2026-11-22', '2027-09-13', 52)).toBe('2027-09');
});
