/**
 * The median of some figures; of an even number the upper of the two middle ones; NaN if there are
 * none.
 */
export const median = (values: number[]) =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
