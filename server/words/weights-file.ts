import { readFileSync } from 'node:fs';
import { groupNames, type Weights } from './counts.ts';

/** Written by `npm run train:words`. */
export const WEIGHTS_FILE = new URL('weights.bin', import.meta.url);

const WIDTH = groupNames.length;

/**
 * Weights as bytes: how many rows there are, and of each the weight that most groups have, which ones have another, in two bytes,
 * and those weights. The row of groups is first, the others are in order of how many features have them. Then how many features
 * there are, and of each by how much its number is more than the one before, its row and its correction. A whole number is seven
 * bits to a byte, the lowest first; all but its last byte have the eighth.
 */
export function toBytes({ numbers, rowOf, corrections, rows }: Weights): Uint8Array {
	const bytes: number[] = [];
	const write = (number: number) => {
		let rest = number;
		for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
		bytes.push(rest);
	};
	const uses = new Array<number>(rows.length / WIDTH).fill(0);
	for (const row of rowOf) uses[row] = (uses[row] ?? 0) + 1;
	uses[0] = Number.POSITIVE_INFINITY;
	const order = [...uses.keys()].sort((one, other) => (uses[other] ?? 0) - (uses[one] ?? 0));
	const placeOf = new Map(order.map((row, place) => [row, place]));
	write(order.length);
	for (const row of order) {
		const weights = [...rows.subarray(row * WIDTH, (row + 1) * WIDTH)];
		const usual = mostOf(weights);
		const mask = weights.reduce((bits, one, group) => bits | (Number(one !== usual) << group), 0);
		bytes.push(usual & 255, mask & 255, mask >> 8);
		bytes.push(...weights.filter((one) => one !== usual).map((one) => one & 255));
	}
	write(numbers.length);
	for (const [place, number] of numbers.entries()) {
		write(number - (numbers[place - 1] ?? 0));
		write(placeOf.get(rowOf[place] ?? 0) ?? 0);
		bytes.push((corrections[place] ?? 0) & 255);
	}
	return Uint8Array.from(bytes);
}

/** The number that is there most often, the first of them. */
function mostOf(numbers: number[]): number {
	const countOf = (one: number) => numbers.filter((other) => other === one).length;
	return numbers.reduce((most, one) => (countOf(one) > countOf(most) ? one : most));
}

export function fromBytes(bytes: Uint8Array): Weights {
	const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
	let at = 0;
	const read = () => {
		let number = 0;
		for (let shift = 0; ; shift += 7) {
			const byte = bytes[at] ?? 0;
			at += 1;
			number |= (byte & 127) << shift;
			if (byte < 128) return number;
		}
	};
	const readSigned = () => {
		at += 1;
		return signed[at - 1] ?? 0;
	};
	const rows = new Int8Array(read() * WIDTH);
	for (let row = 0; row < rows.length; row += WIDTH) {
		rows.fill(readSigned(), row, row + WIDTH);
		const mask = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
		at += 2;
		for (let group = 0; group < WIDTH; group += 1)
			if (mask & (1 << group)) rows[row + group] = readSigned();
	}
	const count = read();
	const [numbers, rowOf] = [new Uint32Array(count), new Uint16Array(count)];
	const corrections = new Int8Array(count);
	for (let place = 0; place < count; place += 1) {
		numbers[place] = (numbers[place - 1] ?? 0) + read();
		rowOf[place] = read();
		corrections[place] = readSigned();
	}
	return { numbers, rowOf, corrections, rows };
}

export const readWeights = (): Weights => fromBytes(readFileSync(WEIGHTS_FILE));
