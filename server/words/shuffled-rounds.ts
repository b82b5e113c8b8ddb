/**
 * For each of so many rounds all places below `count`, in an order that looks random and is the same each time: a linear
 * congruential generator shuffles the order of the round before. It is valid until the next round.
 */
export function* shuffledRounds(count: number, rounds: number): Generator<readonly number[]> {
	let state = 3;
	const order = Array.from({ length: count }, (_, place) => place);
	for (let round = 0; round < rounds; round += 1) {
		for (let last = count - 1; last > 0; last -= 1) {
			state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
			const other = Math.floor((state / 2 ** 31) * (last + 1));
			[order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
		}
		yield order;
	}
}
