import type { InternshipSummary } from '#schema/internships/internship.ts';
import { CITIES, placesOf } from '#schema/internships/places.ts';
import { SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';
import { type Bits, both, union } from './index/bits.ts';
import type { FacetIndex } from './index/facet-index.ts';
import { take } from './index/orders.ts';

/** One more than is shown, as an internship is similar to itself. */
const SIMILAR = 4;

/** The numbers of open ones, newest first: of the same industry and city, then industry, then city. */
export function similarTo(
	index: FacetIndex,
	newest: Int32Array,
	internship: InternshipSummary,
	today: string,
): number[] {
	const open = index.open(today);
	const industry = both(open, index.option('sector', SECTOR_INDUSTRY[internship.sector]));
	const cities = placesOf(internship).filter((place) => CITIES.includes(place));
	const place = both(
		open,
		union(
			cities.map((city) => index.option('city', city)),
			index.size,
		),
	);
	const first = (found: Bits) => take(newest, found, 0, SIMILAR);
	const all = [...first(both(industry, place)), ...first(industry), ...first(place)];
	return [...new Set(all)].slice(0, SIMILAR);
}
