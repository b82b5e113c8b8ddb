import type { FacetCounts } from '#schema/internships/catalogue-contract.ts';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { FACETS, type FacetName, optionsOf } from '#schema/internships/search-facets.ts';
import { dayNumber } from '#schema/london-day.ts';
import type { Columns, ValueColumn } from './columns.ts';

export type Matches = {
	total: number;
	/** Whether the internship of a number is found. */
	isFound(number: number): boolean;
	facets: FacetCounts;
	/** How many without the choices in a facet. */
	withoutFacet: Record<FacetName, number>;
};

/** What a search makes of an internship: a byte for each. */
const OUT = 0;
const FOUND = 1;
/** It would be found without the choices in this one facet. */
const foundWithout = (facet: FacetName): number => 2 + FACETS.indexOf(facet);

/**
 * What is found, and for each option how many there would be with it. One pass over the column of each facet counts what
 * is found, and what would be found with another choice in that facet.
 * @param text the numbers of those with the search's text; null if it filters nothing
 */
export function matchesOf(
	index: Columns,
	search: InternshipSearch,
	today: string,
	text: Int32Array | null,
): Matches {
	const bytes = judge(index, search, today, text);
	const counts = forEachFacet((name) => countIn(index.facets[name], bytes, foundWithout(name)));
	return {
		total: countFound(bytes),
		isFound: (number) => bytes[number] === FOUND,
		facets: forEachFacet((name) =>
			optionsOf(name, today).map(({ value }) => ({
				value,
				count: sum(counts[name], index.facets[name].tableOf(value)),
			})),
		),
		withoutFacet: forEachFacet((name) => sum(counts[name])),
	};
}

/** The numbers of what is found above a number, ascending, without counting. @param text as in `matchesOf` */
export function foundAbove(
	above: number,
	index: Columns,
	search: InternshipSearch,
	today: string,
	text: Int32Array | null,
): Int32Array {
	const first = above + 1;
	const found: number[] = [];
	for (const [place, byte] of judge(index, search, today, text, first).entries())
		if (byte === FOUND) found.push(first + place);
	return Int32Array.from(found);
}

/** @param first the number of the internship that has the first byte */
function judge(
	index: Columns,
	search: InternshipSearch,
	today: string,
	text: Int32Array | null,
	first = 0,
): Uint8Array {
	const bytes = new Uint8Array(Math.max(0, index.highest + 1 - first));
	const { deadline } = index;
	const day = dayNumber(today);
	const end = text ? text.length : index.highest + 1;
	for (let at = text ? 0 : first; at < end; at += 1) {
		const number = text ? (text[at] ?? 0) : at;
		if (number >= first && (deadline[number] ?? 0) >= day) bytes[number - first] = FOUND;
	}
	const filter = ({ cells, tableOfAny }: ValueColumn, chosen: unknown, failed: number) => {
		const options = [chosen].flat().filter((value) => value !== null);
		if (options.length === 0) return;
		const table = tableOfAny(options.map(String));
		for (let place = 0; place < bytes.length; place += 1) {
			if (bytes[place] === OUT || table[cells[first + place] ?? 0] === 1) continue;
			bytes[place] = bytes[place] === FOUND ? failed : OUT;
		}
	};
	filter(index.company, search.company, OUT);
	for (const name of FACETS) filter(index.facets[name], search[name], foundWithout(name));
	return bytes;
}

function countFound(bytes: Uint8Array): number {
	let count = 0;
	for (let number = 0; number < bytes.length; number += 1) if (bytes[number] === FOUND) count += 1;
	return count;
}

/** How often each list of a column occurs among what is found, or has another byte. */
function countIn({ cells, lists }: ValueColumn, bytes: Uint8Array, orByte: number): Uint32Array {
	const counts = new Uint32Array(lists.length);
	for (let number = 0; number < bytes.length; number += 1) {
		const byte = bytes[number];
		if (byte !== FOUND && byte !== orByte) continue;
		const cell = cells[number] ?? 0;
		counts[cell] = (counts[cell] ?? 0) + 1;
	}
	return counts;
}

const forEachFacet = <Value>(make: (name: FacetName) => Value) =>
	Object.fromEntries(FACETS.map((name) => [name, make(name)])) as Record<FacetName, Value>;

/** @param table with a 1 for the places that are counted; all by default */
const sum = (counts: Uint32Array, table?: Uint8Array): number =>
	counts.reduce((all, count, place) => (!table || table[place] === 1 ? all + count : all), 0);
