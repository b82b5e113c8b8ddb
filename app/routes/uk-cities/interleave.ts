/**
 * Distributes the items of each group evenly over the list and keeps their order within the group:
 * a reader of the unfiltered list sees all six cities on the first screen, not the first city 48
 * times.
 */
export function interleave<T>(items: readonly T[], groupOf: (item: T) => string): T[] {
	const groups = Map.groupBy(items, groupOf);
	return [...groups.values()]
		.flatMap((group) => group.map((item, index) => ({ item, place: (index + 0.5) / group.length })))
		.sort((one, other) => one.place - other.place)
		.map(({ item }) => item);
}
