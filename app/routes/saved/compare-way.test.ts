import { expect, it } from 'vitest';
import { compareWay } from './compare-way.ts';

const cards = (count: number) =>
	Array.from({ length: count }, (_, at) => ({ slug: `saved-${at}` }));
const slugs = (count: number) => cards(count).map(({ slug }) => slug);
const entry = { name: 'Weaver, Loom Ltd, Leeds', at: 0 };
type Applied = Parameters<typeof compareWay>[1]['applied'];
const offer: Applied = [{ slug: 'offer', status: 'offered' }];

it.each<[string, number, string[], Applied, string | null]>([
	['nothing of one', 1, slugs(1), [], null],
	['two at once', 2, slugs(2), [], '/saved/compare?with=saved-0,saved-1'],
	['an offer besides', 1, slugs(1), offer, '/saved/compare?with=saved-0,offer'],
	['four at once', 4, slugs(4), [], '/saved/compare?with=saved-0,saved-1,saved-2,saved-3'],
	['a choice of five', 5, slugs(5), [], '/saved/compare'],
	['a choice where all but one were removed here', 2, slugs(1), [], '/saved/compare'],
])('compares %s', (_, count, list, applied, way) => {
	const kept = Object.fromEntries(list.map((slug) => [slug, entry]));
	expect(compareWay(cards(count), { list: kept, applied })).toBe(way);
});
