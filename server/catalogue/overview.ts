import type { CityPay, Overview } from '#schema/internships/catalogue-contract.ts';
import { emptySearch } from '#schema/internships/internship-search.ts';
import { CITIES, type Place } from '#schema/internships/places.ts';
import { dayNumber } from '#schema/london-day.ts';
import type { Columns } from './index/columns.ts';
import { matchesOf } from './index/matches.ts';

const SOON_DAYS = 7;
/** Until the Sunday of the eighth week, whichever day today is. */
const DAYS_AHEAD = 8 * 7 - 1;
const PLACES: readonly Place[] = [...CITIES, 'Remote'];
const MOST_VALUES = 500;

/** The home page's figures of all internships that are open on that day. */
export function overviewOf(index: Columns, today: string): Overview {
	const { facets, total, isExact: isFound } = matchesOf(index, emptySearch, today, null);
	const first = dayNumber(today);
	const closing = new Array<number>(DAYS_AHEAD + 1).fill(0);
	const { cells, lists, tableOf } = index.facets.city;
	/** For each list of places that occurs. */
	const pay = lists.map((): number[] => []);
	const soon = lists.map(() => false);
	for (let number = 1; number <= index.highest; number += 1) {
		if (!isFound(number)) continue;
		const days = (index.deadline[number] ?? 0) - first;
		if (days <= DAYS_AHEAD) closing[days] = (closing[days] ?? 0) + 1;
		if (days <= SOON_DAYS) soon[cells[number] ?? 0] = true;
		const hourly = index.pay[number] ?? Number.NaN;
		if (!Number.isNaN(hourly)) pay[cells[number] ?? 0]?.push(hourly);
	}
	const cities = PLACES.map((place): CityPay => {
		const table = tableOf(place);
		const ascending = Float64Array.from(pay.filter((_, list) => table[list] === 1).flat()).sort();
		return {
			place,
			open: facets.city.find(({ value }) => value === place)?.count ?? 0,
			medianHourlyPay: medianOf(ascending),
			hourlyPay: thinned(ascending),
			closesSoon: soon.some((isSoon, list) => isSoon && table[list] === 1),
		};
	});
	return { open: total, closing, cities, facets };
}

/** Of an even number the mean of the two in the middle, to the penny. */
function medianOf(ascending: Float64Array): number | null {
	const half = ascending.length / 2;
	const [low, high] = [ascending[Math.ceil(half) - 1], ascending[Math.floor(half)]];
	if (low === undefined || high === undefined) return null;
	return Math.round(((low + high) / 2) * 100) / 100;
}

function thinned(values: Float64Array): number[] {
	if (values.length <= MOST_VALUES) return [...values];
	const step = (values.length - 1) / (MOST_VALUES - 1);
	return Array.from({ length: MOST_VALUES }, (_, at) => values[Math.round(at * step)] ?? 0);
}
