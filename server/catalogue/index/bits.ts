/** A set of small numbers, one bit each. */
export type Bits = Uint32Array<ArrayBuffer>;

/** @param size how many numbers, from 0, have room */
export const emptyBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32));

export function add(bits: Bits, number: number): void {
	bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
}

export function remove(bits: Bits, number: number): void {
	bits[number >>> 5] = (bits[number >>> 5] ?? 0) & ~(1 << (number & 31));
}

export const has = (bits: Bits, number: number): boolean =>
	((bits[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;

/** A copy with room for so many numbers. */
export function grown(bits: Bits, size: number): Bits {
	const larger = emptyBits(size);
	larger.set(bits);
	return larger;
}

export const both = (one: Bits, other: Bits): Bits =>
	one.map((word, at) => word & (other[at] ?? 0));

export const union = (sets: Bits[], size: number): Bits => {
	const all = emptyBits(size);
	for (const set of sets)
		for (let at = 0; at < all.length; at += 1) all[at] = (all[at] ?? 0) | (set[at] ?? 0);
	return all;
};

/** The numbers of a set above one and up to another, ascending. */
export function numbersIn(bits: Bits, above: number, upTo: number): Int32Array {
	const found: number[] = [];
	for (let at = (above + 1) >>> 5; at <= upTo >>> 5; at += 1)
		for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
			const number = at * 32 + 31 - Math.clz32(word & -word);
			if (number > above && number <= upTo) found.push(number);
		}
	return Int32Array.from(found);
}

/** How many numbers are in both. */
export function countBoth(one: Bits, other: Bits): number {
	let count = 0;
	for (let at = 0; at < one.length; at += 1) count += ones((one[at] ?? 0) & (other[at] ?? 0));
	return count;
}

export const countOf = (bits: Bits): number => countBoth(bits, bits);

/** How many bits of a word are set. */
function ones(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
