/** The middle one of some figures; of an even number the upper of the two, of none NaN. */
export const median = (values: number[]) =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
