import { expect, it } from 'vitest';
import { summariseListings } from '#app/features/catalogue/listings-summary.ts';
import { placements } from '#content/placement.ts';
import { placementsSummary } from './placements-summary.ts';

it('equals the summary of the list of placements', () => {
	expect(placementsSummary).toEqual(summariseListings(placements));
});
