/** A scale from one value at the left edge to another at the right. */
export type Scale = readonly [from: number, to: number];

/** The position of a value as a length of SVG: "37.5%"; what is beyond an end is put at it. */
export function at(value: number, [from, to]: Scale): string {
	const share = (Math.min(Math.max(value, from), to) - from) / (to - from);
	return `${Number((100 * share).toFixed(2))}%`;
}

/** How much of a scale lies between two values, as a length of SVG. */
export const span = (first: number, last: number, scale: Scale): string =>
	`${Number((Number.parseFloat(at(last, scale)) - Number.parseFloat(at(first, scale))).toFixed(2))}%`;

/** The value in the middle; between the two in the middle where their number is even. */
export function median(values: readonly number[]): number | undefined {
	const sorted = values.toSorted((one, other) => one - other);
	const upper = sorted[Math.floor(sorted.length / 2)];
	const lower = sorted[Math.ceil(sorted.length / 2) - 1];
	return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** Rows of a strip of dots, from the middle outwards. */
const ROWS = [0, -1, 1, -2, 2];

export type Dot = { key: number; value: number; row: number };

/**
 * Gives each value the first row in which it stands clear of the one before it.
 * @param apart how far values of a row are apart, at least; where all rows are full, the fullest shares
 */
export function rowsOf(values: readonly number[], apart: number): Dot[] {
	const last = new Map<number, number>();
	return values
		.toSorted((one, other) => one - other)
		.map((value, key) => {
			const clear = (row: number) => value - (last.get(row) ?? Number.NEGATIVE_INFINITY) >= apart;
			const row = ROWS.find(clear) ?? 0;
			last.set(row, value);
			return { key, value, row };
		});
}
