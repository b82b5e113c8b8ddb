import { readFileSync } from 'node:fs';
import { groupNames, type Weights } from './counts.ts';

/** Written by `npm run train:words`. */
export const WEIGHTS_FILE = new URL('weights.bin', import.meta.url);

/**
 * Weights as bytes: how many rows there are, the rows, and for each but the first the numbers of its features in order, as
 * differences. A whole number is seven bits to a byte, the lowest first; all but its last byte have the eighth.
 */
export function toBytes({ rowOf, rows }: Weights): Uint8Array {
	const bytes: number[] = [];
	const write = (number: number) => {
		let rest = number;
		for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
		bytes.push(rest);
	};
	const count = rows.length / groupNames.length;
	const numbers = Array.from({ length: count }, (): number[] => []);
	for (const [number, row] of rowOf) numbers[row]?.push(number);
	write(count);
	bytes.push(...new Uint8Array(rows.buffer, rows.byteOffset, rows.length));
	for (const ofRow of numbers.slice(1)) {
		write(ofRow.length);
		let before = 0;
		for (const number of ofRow.sort((one, other) => one - other)) {
			write(number - before);
			before = number;
		}
	}
	return Uint8Array.from(bytes);
}

export function fromBytes(bytes: Uint8Array): Weights {
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
	const count = read();
	const rows = Int8Array.from(bytes.subarray(at, at + count * groupNames.length));
	at += rows.length;
	const rowOf = new Map<number, number>();
	for (let row = 1; row < count; row += 1) {
		let number = 0;
		for (let left = read(); left > 0; left -= 1) {
			number += read();
			rowOf.set(number, row);
		}
	}
	return { rowOf, rows };
}

export const readWeights = (): Weights => fromBytes(readFileSync(WEIGHTS_FILE));
