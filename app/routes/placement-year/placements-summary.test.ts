import { expect, it } from 'vitest';
import { summariseListings } from '#app/features/catalogue/listings-summary.ts';
import { placements } from '#content/placement.ts';
import { placementsSummary } from './placements-summary.ts';

it('says what the list of placements says', () => {
	expect(placementsSummary).toEqual(summariseListings(placements));
});
