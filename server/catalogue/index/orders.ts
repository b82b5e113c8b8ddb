import type { Sort } from '#schema/internships/internship-search.ts';
import type { Columns } from './columns.ts';

type Order = Exclude<Sort, 'best'>;

/** Numbers are below it: with a key before them they fit into a float. */
const NUMBERS = 2 ** 22;
const MINUTE = 60_000;
const LATEST = 2 ** 28;
const MOST_PENCE = 2 ** 20;
const NO_DEADLINE = 2 ** 20;

/** What is sorted by, ascending; whole numbers below 2 ** 30. */
const keys: Record<Order, (index: Columns, number: number) => number> = {
	newest: (index, number) => LATEST - Math.floor((index.published[number] ?? 0) / MINUTE),
	deadline: (index, number) => Math.min(NO_DEADLINE, index.deadline[number] ?? 0),
	pay: (index, number) =>
		MOST_PENCE - Math.min(MOST_PENCE, Math.round((index.pay[number] || 0) * 100)),
};

/** All open internships of the index in that order; of equal ones the newer number first. */
export function orderOf(index: Columns, order: Order): Int32Array {
	const key = keys[order];
	const sortable: number[] = [];
	for (let number = 1; number <= index.highest; number += 1)
		if (index.isOpen(number, 0)) sortable.push(key(index, number) * NUMBERS + NUMBERS - number);
	return Int32Array.from(
		Float64Array.from(sortable).sort(),
		(packed) => NUMBERS - (packed % NUMBERS),
	);
}

/** The numbers in an order for which `isWanted`, without the first `skipped`, at most `most`. */
export function take(
	order: Int32Array,
	isWanted: (number: number) => boolean,
	skipped: number,
	most: number,
): number[] {
	const numbers: number[] = [];
	let left = skipped;
	for (const number of order) {
		if (!isWanted(number)) continue;
		if (left > 0) left -= 1;
		else if (numbers.push(number) === most) break;
	}
	return numbers;
}
