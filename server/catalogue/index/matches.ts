import type { FacetCounts, SearchResult } from '#schema/internships/catalogue-contract.ts';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { PAY_STEPS, payStepOf } from '#schema/internships/pay-steps.ts';
import { FACETS, type FacetName, optionsOf } from '#schema/internships/search-facets.ts';
import { dayNumber } from '#schema/london-day.ts';
import type { Columns, ValueColumn } from './columns.ts';
import type { TextMatches } from './text-matches.ts';

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
	paySteps: SearchResult['paySteps'];
	/** How many without the choices in a facet. */
	withoutFacet: Record<FacetName, number>;
};

/** What a search makes of an internship: a byte for each. */
const OUT = 0;
const FOUND = 1;
/** It would be found without the choices in this one facet. */
const foundWithout = (facet: FacetName): number => 2 + FACETS.indexOf(facet);
/** With fewer results that satisfy all of the text, those that are close to it follow. */
const ENOUGH = 10;

/**
 * What is found, and for each option how many there would be with it. One pass over the column of each facet counts what
 * is found, and what would be found with another choice in that facet. What is only close to the text counts too, where
 * it is listed.
 * @param text what the search's text finds; null if it filters nothing
 */
export function matchesOf(
	index: Columns,
	search: InternshipSearch,
	today: string,
	text: TextMatches | null,
): Matches {
	const { bytes, misses } = judge(index, search, today, text);
	const counts = forEachFacet((name) => countIn(index.facets[name], bytes, foundWithout(name)));
	return {
		total: countFound(bytes),
		exact: countExact(bytes, misses),
		isExact: (number) => bytes[number] === FOUND && misses[number] === 0,
		isClose: (number) => bytes[number] === FOUND && misses[number] !== 0,
		facets: forEachFacet((name) =>
			optionsOf(name, today).map(({ value }) => ({
				value,
				count: sum(counts[name], index.facets[name].tableOf(value)),
			})),
		),
		paySteps: payStepsIn(index, bytes, dayNumber(today)),
		withoutFacet: forEachFacet((name) => sum(counts[name])),
	};
}

function payStepsIn(index: Columns, bytes: Uint8Array, day: number): Matches['paySteps'] {
	const open = new Array<number>(PAY_STEPS.count).fill(0);
	const found = [...open];
	for (let number = 0; number < bytes.length; number += 1) {
		const pay = index.pay[number] ?? Number.NaN;
		if (Number.isNaN(pay) || !index.isOpen(number, day)) continue;
		const step = payStepOf(pay);
		open[step] = (open[step] ?? 0) + 1;
		if (bytes[number] === FOUND) found[step] = (found[step] ?? 0) + 1;
	}
	return { open, found };
}

/**
 * The numbers of what is found above a number and satisfies all of the text, ascending, without counting.
 * @param text as in `matchesOf`
 */
export function foundAbove(
	above: number,
	index: Columns,
	search: InternshipSearch,
	today: string,
	text: TextMatches | null,
): Int32Array {
	const first = above + 1;
	const found: number[] = [];
	const { bytes, misses } = judge(index, search, today, text, first);
	for (const [place, byte] of bytes.entries())
		if (byte === FOUND && misses[place] === 0) found.push(first + place);
	return Int32Array.from(found);
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
		bytes[number - first] = FOUND;
		if (text) misses[number - first] = text.misses[at] ?? 0;
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
	if (text) leaveOutFarOnes({ bytes, misses }, text, first);
	return { bytes, misses };
}

/**
 * Leaves those that satisfy all of the text, and where they are few the nearest of the others. Where they are enough, one
 * that lacks the filters of one facet alone counts there, as if they had been chosen by hand.
 */
function leaveOutFarOnes({ bytes, misses }: Judged, text: TextMatches, first: number): void {
	const byMisses = new Map<number, number>();
	for (let place = 0; place < bytes.length; place += 1) {
		const missed = misses[place] ?? 0;
		if (bytes[place] === FOUND) byMisses.set(missed, (byMisses.get(missed) ?? 0) + 1);
	}
	let count = 0;
	let most = 0;
	for (const [missed, more] of [...byMisses].sort(([one], [other]) => one - other)) {
		if (count >= ENOUGH) break;
		most = missed;
		count += more;
	}
	for (let at = 0; at < text.numbers.length; at += 1) {
		const place = (text.numbers[at] ?? 0) - first;
		if (place < 0 || (misses[place] ?? 0) <= most || bytes[place] === OUT) continue;
		const facet = FACETS[text.lacking[at] ?? -1];
		bytes[place] = facet && bytes[place] === FOUND ? foundWithout(facet) : OUT;
	}
}

function countExact(bytes: Uint8Array, misses: Uint8Array): number {
	let count = 0;
	for (let place = 0; place < bytes.length; place += 1)
		if (bytes[place] === FOUND && misses[place] === 0) count += 1;
	return count;
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
