import type { FacetCounts } from '#schema/internships/catalogue-contract.ts';
import { emptySearch, type InternshipSearch } from '#schema/internships/internship-search.ts';
import { PAY_STEPS, type PaySteps } from '#schema/internships/pay-periods.ts';
import { FACETS, type FacetName, optionsOf } from '#schema/internships/search-facets.ts';
import { dayNumber } from '#schema/london-day.ts';
import type { TextMatches } from '#server/catalogue/matching/order-of-matches.ts';
import type { Columns, ValueColumn } from './columns.ts';

export type Matches = {
	/** With those that are only close to the text. */
	total: number;
	/** How many satisfy all of the text. */
	exact: number;
	/** Whether the internship of a number is found and satisfies all of the text. */
	isExact(number: number): boolean;
	/** Whether it is found, and only close to the text. */
	isClose(number: number): boolean;
	facets: FacetCounts;
	/** What is paid in pounds. */
	paySteps: PaySteps;
	/** How many without the choices in a facet. */
	withoutFacet: Record<FacetName, number>;
};

/** What a search makes of an internship: a byte for each. */
const OUT = 0;
const MATCH = 1;
/** It would be found without the choices in this one facet. */
const matchWithout = (facet: FacetName): number => 2 + FACETS.indexOf(facet);
/** With fewer results that satisfy all of the text, those that are close to it follow. */
const ENOUGH = 10;
const MOST_MISSES = 255;

/**
 * What is found, and for each option how many there would be with it: in the column of each facet, what is found and what
 * would be found with another choice in that facet are counted. What is only close to the text counts too, where it is
 * listed.
 * @param text what the search's text finds; null if it filters nothing
 */
export function matchesOf(
	index: Columns,
	search: InternshipSearch,
	today: string,
	text: TextMatches | null,
): Matches {
	const { bytes, misses } = judge(index, search, today, text);
	const some = split(bytes);
	const { matches } = some;
	const counts = forEachFacet((name) => countIn(index.facets[name], some, matchWithout(name)));
	return {
		total: matches.length,
		exact: text ? countExact(matches, misses) : matches.length,
		isExact: (number) => bytes[number] === MATCH && misses[number] === 0,
		isClose: (number) => bytes[number] === MATCH && misses[number] !== 0,
		facets: forEachFacet((name) =>
			optionsOf(name, today).map(({ value }) => ({
				value,
				count: sum(counts[name], index.facets[name].tableOf(value)),
			})),
		),
		paySteps: payStepsOf(index, some),
		withoutFacet: forEachFacet((name) => sum(counts[name])),
	};
}

/** Of what is open on a day. */
export function openPaySteps(index: Columns, today: string): PaySteps {
	const { bytes } = judge(index, emptySearch, today, null);
	return payStepsOf(index, split(bytes));
}

function payStepsOf({ paySteps }: Columns, some: MatchGroups): PaySteps {
	const counts = countIn(paySteps, some);
	return Array.from({ length: PAY_STEPS.count }, (_, step) =>
		sum(counts, paySteps.tableOf(String(step))),
	);
}

/**
 * The numbers of what is found above a number and satisfies all of the text, ascending, without counting.
 * @param text as in `matchesOf`
 */
export function matchesAbove(
	above: number,
	index: Columns,
	search: InternshipSearch,
	today: string,
	text: TextMatches | null,
): Int32Array {
	const first = above + 1;
	const numbers: number[] = [];
	const { bytes, misses } = judge(index, search, today, text, first);
	for (const [place, byte] of bytes.entries())
		if (byte === MATCH && misses[place] === 0) numbers.push(first + place);
	return Int32Array.from(numbers);
}

/** `misses` say how much of the text each does not satisfy. */
type Judged = { bytes: Uint8Array; misses: Uint8Array };

/** @param first the number of the internship that has the first byte */
function judge(
	index: Columns,
	search: InternshipSearch,
	today: string,
	text: TextMatches | null,
	first = 0,
): Judged {
	const size = Math.max(0, index.highest + 1 - first);
	const bytes = new Uint8Array(size);
	const misses = new Uint8Array(size);
	const { deadline } = index;
	const day = dayNumber(today);
	const end = text ? text.numbers.length : index.highest + 1;
	for (let at = text ? 0 : first; at < end; at += 1) {
		const number = text ? (text.numbers[at] ?? 0) : at;
		if (number < first || (deadline[number] ?? 0) < day) continue;
		bytes[number - first] = MATCH;
		if (text) misses[number - first] = text.misses[at] ?? 0;
	}
	const fail = (place: number, failed: number) => {
		bytes[place] = bytes[place] === MATCH ? failed : OUT;
	};
	const filter = ({ cells, tableOfAny }: ValueColumn, chosen: unknown, failed: number) => {
		const options = [chosen].flat().filter((value) => value !== null);
		if (options.length === 0) return;
		const table = tableOfAny(options.map(String));
		for (let place = 0; place < bytes.length; place += 1)
			if (bytes[place] !== OUT && table[cells[first + place] ?? 0] !== 1) fail(place, failed);
	};
	const { pay, ...others } = search;
	filter(index.company, others.company, OUT);
	for (const name of FACETS)
		if (name !== 'pay') filter(index.facets[name], others[name], matchWithout(name));
	// Any amount may be asked for, so that a table for each would not be used again.
	for (let place = 0; pay !== null && place < bytes.length; place += 1)
		if (bytes[place] !== OUT && !((index.pay[first + place] ?? 0) >= pay))
			fail(place, matchWithout('pay'));
	if (text) leaveOutFarOnes({ bytes, misses }, text, first);
	return { bytes, misses };
}

/**
 * Leaves those that satisfy all of the text, and where they are few the nearest of the others. Where they are enough, one
 * that lacks the filters of one facet alone counts there, as if they had been chosen by hand.
 */
function leaveOutFarOnes({ bytes, misses }: Judged, text: TextMatches, first: number): void {
	const counts = new Uint32Array(MOST_MISSES + 1);
	for (let at = 0; at < text.numbers.length; at += 1) {
		const missed = text.misses[at] ?? 0;
		if (bytes[(text.numbers[at] ?? 0) - first] === MATCH)
			counts[missed] = (counts[missed] ?? 0) + 1;
	}
	let [count, most] = [0, 0];
	for (const [missed, more] of counts.entries()) {
		if (count >= ENOUGH) break;
		if (more > 0) most = missed;
		count += more;
	}
	for (let at = 0; at < text.numbers.length; at += 1) {
		const place = (text.numbers[at] ?? 0) - first;
		if (place < 0 || (misses[place] ?? 0) <= most || bytes[place] === OUT) continue;
		const facet = FACETS[text.lacking[at] ?? -1];
		bytes[place] = facet && bytes[place] === MATCH ? matchWithout(facet) : OUT;
	}
}

/** The numbers of what is found, and of what would be found without the choices in one facet. */
type MatchGroups = { matches: Int32Array; others: Int32Array; bytes: Uint8Array };

function split(bytes: Uint8Array): MatchGroups {
	const numbers = new Int32Array(bytes.length);
	let count = 0;
	let end = bytes.length;
	for (let number = 0; number < bytes.length; number += 1) {
		if (bytes[number] === MATCH) numbers[count++] = number;
		else if (bytes[number] !== OUT) numbers[--end] = number;
	}
	return { matches: numbers.subarray(0, count), others: numbers.subarray(end), bytes };
}

function countExact(matches: Int32Array, misses: Uint8Array): number {
	let count = 0;
	for (const number of matches) if (misses[number] === 0) count += 1;
	return count;
}

/** How often each list of a column occurs among what is found, or has another byte. */
function countIn({ cells, lists }: ValueColumn, some: MatchGroups, orByte = MATCH): Uint32Array {
	const { matches, others, bytes } = some;
	const counts = new Uint32Array(lists.length);
	for (let at = 0; at < matches.length; at += 1) {
		const cell = cells[matches[at] ?? 0] ?? 0;
		counts[cell] = (counts[cell] ?? 0) + 1;
	}
	for (let at = bytes.includes(orByte) ? 0 : others.length; at < others.length; at += 1) {
		const number = others[at] ?? 0;
		const cell = cells[number] ?? 0;
		if (bytes[number] === orByte) counts[cell] = (counts[cell] ?? 0) + 1;
	}
	return counts;
}

const forEachFacet = <Value>(make: (name: FacetName) => Value) =>
	Object.fromEntries(FACETS.map((name) => [name, make(name)])) as Record<FacetName, Value>;

/** @param table with a 1 for the places that are counted; all by default */
function sum(counts: Uint32Array, table?: Uint8Array): number {
	let all = 0;
	for (let place = 0; place < counts.length; place += 1)
		if (!table || table[place] === 1) all += counts[place] ?? 0;
	return all;
}
