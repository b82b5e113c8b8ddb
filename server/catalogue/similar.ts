import type { InternshipSummary } from '#schema/internships/internship.ts';
import { CITIES, placesOf } from '#schema/internships/places.ts';
import { SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';
import { dayNumber } from '#schema/london-day.ts';
import type { Columns } from './index/columns.ts';
import { take } from './index/orders.ts';

/** One more than is shown, as an internship is similar to itself. */
const SIMILAR = 4;

/** The numbers of open ones, newest first: of the same industry and city, then industry, then city. */
export function similarTo(
	index: Columns,
	newest: Int32Array,
	internship: InternshipSummary,
	today: string,
): number[] {
	const day = dayNumber(today);
	const { sector, city } = index.facets;
	const industries = sector.tableOf(SECTOR_INDUSTRY[internship.sector]);
	const cities = city.tableOfAny(placesOf(internship).filter((place) => CITIES.includes(place)));
	const sameIndustry = (number: number) => sector.has(industries, number);
	const sameCity = (number: number) => city.has(cities, number);
	const first = (isSimilar: (number: number) => boolean) =>
		take(newest, (number) => index.isOpen(number, day) && isSimilar(number), 0, SIMILAR);
	const all = [
		...first((number) => sameIndustry(number) && sameCity(number)),
		...first(sameIndustry),
		...first(sameCity),
	];
	return [...new Set(all)].slice(0, SIMILAR);
}
