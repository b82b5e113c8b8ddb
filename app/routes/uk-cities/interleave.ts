/**
 * The same items with every group spread evenly over the whole, each group in its own order: a
 * reader of the unfiltered list meets all six cities on the first screen, not 48 times the first.
 */
export function interleave<T>(items: readonly T[], groupOf: (item: T) => string): T[] {
	const groups = Map.groupBy(items, groupOf);
	return [...groups.values()]
		.flatMap((group) => group.map((item, index) => ({ item, place: (index + 0.5) / group.length })))
		.sort((one, other) => one.place - other.place)
		.map(({ item }) => item);
}
