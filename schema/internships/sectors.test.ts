import { expect, it } from 'vitest';
import { INDUSTRIES, SECTOR_INDUSTRY } from './sectors.ts';

it('has 34 sectors, and at least one for each industry an employer may choose', () => {
	expect(Object.keys(SECTOR_INDUSTRY)).toHaveLength(34);
	expect(new Set(Object.values(SECTOR_INDUSTRY))).toEqual(new Set(INDUSTRIES));
});
