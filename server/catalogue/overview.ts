import type { CityPay, Overview } from '#schema/internships/catalogue-contract.ts';
import { emptySearch } from '#schema/internships/internship-search.ts';
import { CITIES, type Place } from '#schema/internships/places.ts';
import { dayNumber } from '#schema/london-day.ts';
import { both, countOf, has } from './index/bits.ts';
import type { FacetIndex } from './index/facet-index.ts';
import { matchesOf } from './index/matches.ts';

const SOON_DAYS = 7;
const SHOWN: readonly Place[] = [...CITIES, 'Remote'];
const MOST_VALUES = 500;

/** The home page's figures of all internships that are open on that day. */
export function overviewOf(index: FacetIndex, today: string): Overview {
	const { facets, total, found } = matchesOf(index, emptySearch, today, null);
	const first = dayNumber(today);
	const closing = new Array<number>(SOON_DAYS + 1).fill(0);
	for (let number = 0; number < index.size; number += 1) {
		const days = index.deadline(number) - first;
		if (has(found, number) && days <= SOON_DAYS) closing[days] = (closing[days] ?? 0) + 1;
	}
	const cities = SHOWN.map((place) => cityPay(index, place, today));
	return { open: total, closing, cities, facets };
}

function cityPay(index: FacetIndex, place: Place, today: string): CityPay {
	const here = both(index.open(today), index.option('city', place));
	const pay: number[] = [];
	for (let number = 0; number < index.size; number += 1)
		if (has(here, number) && !Number.isNaN(index.pay(number))) pay.push(index.pay(number));
	pay.sort((a, b) => a - b);
	return {
		place,
		open: countOf(here),
		medianHourlyPay: medianOf(pay),
		hourlyPay: thinned(pay),
	};
}

/** Of an even number the mean of the two in the middle, to the penny. */
function medianOf(ascending: number[]): number | null {
	const half = ascending.length / 2;
	const [low, high] = [ascending[Math.ceil(half) - 1], ascending[Math.floor(half)]];
	if (low === undefined || high === undefined) return null;
	return Math.round(((low + high) / 2) * 100) / 100;
}

function thinned(values: number[]): number[] {
	if (values.length <= MOST_VALUES) return values;
	const step = (values.length - 1) / (MOST_VALUES - 1);
	return Array.from({ length: MOST_VALUES }, (_, at) => values[Math.round(at * step)] ?? 0);
}
