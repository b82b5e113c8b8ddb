import type { CityListing } from '#content/types.ts';
import { birmingham } from './birmingham.ts';
import { bristol } from './bristol.ts';
import { edinburgh } from './edinburgh.ts';
import { leeds } from './leeds.ts';
import { liverpool } from './liverpool.ts';
import { manchester } from './manchester.ts';

/** All listings outside London, city after city, ids 1 to 207. */
export const cityListings: CityListing[] = [
	...manchester,
	...birmingham,
	...edinburgh,
	...bristol,
	...leeds,
	...liverpool,
];
