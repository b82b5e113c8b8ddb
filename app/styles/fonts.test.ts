import { readdirSync, readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, it } from 'vitest';

type Region = { startCoord: number; peakCoord: number; endCoord: number }[];
/** The tables of a variable font that @types/fontkit leaves out. */
type Variations = {
	HVAR: { itemVariationStore: { variationRegionList: { variationRegions: Region[] } } };
	gvar: { globalCoords: number[][] };
};

const folder = new URL('../../public/fonts/', import.meta.url);
const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));

it('has two fonts', () => {
	expect(fonts).toHaveLength(2);
});

// Firefox drops the weights of a font in which one does: nothing on the site would be bold.
it.each(fonts)('%s has no coordinate outside the range from -1 to 1', (name) => {
	const { HVAR, gvar } = create(readFileSync(new URL(name, folder))) as unknown as Variations;
	const regions = HVAR.itemVariationStore.variationRegionList.variationRegions.flat();
	const all = [...regions.flatMap((region) => Object.values(region)), ...gvar.globalCoords.flat()];
	expect(all.length).toBeGreaterThan(3);
	expect(all.filter((at) => Math.abs(at) > 1)).toEqual([]);
});
