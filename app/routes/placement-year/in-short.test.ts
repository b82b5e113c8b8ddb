import { expect, it } from 'vitest';
import { inShort } from '#app/features/catalogue/in-short.ts';
import { placements } from '#content/placement.ts';
import { placementsInShort } from './in-short.ts';

it('says what the list of placements says', () => {
	expect(placementsInShort).toEqual(inShort(placements));
});
