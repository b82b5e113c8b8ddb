import { readFileSync } from 'node:fs';
import { groupNames, type Weights } from './counts.ts';

/** Written by `npm run train:words`. */
export const WEIGHTS_FILE = new URL('weights.bin', import.meta.url);

/**
 * Weights as bytes: how many rows there are and the rows, then for each row but the first the numbers of its features, and for each
 * correction that a signed byte can be, from the lowest on, the numbers of those that have it. Numbers are in order and written
 * as differences, after how many they are. A whole number is seven bits to a byte, the lowest first; all but its last byte have the
 * eighth.
 */
export function toBytes({ rowOf, rows, corrections }: Weights): Uint8Array {
	const bytes: number[] = [];
	const write = (number: number) => {
		let rest = number;
		for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
		bytes.push(rest);
	};
	const count = rows.length / groupNames.length;
	const ofRows = Array.from({ length: count }, (): number[] => []);
	for (const [number, row] of rowOf) ofRows[row]?.push(number);
	const ofCorrections = Array.from({ length: 256 }, (): number[] => []);
	for (const [number, correction] of corrections) ofCorrections[correction + 128]?.push(number);
	write(count);
	for (const byte of new Uint8Array(rows.buffer, rows.byteOffset, rows.length)) bytes.push(byte);
	for (const numbers of [...ofRows.slice(1), ...ofCorrections]) {
		write(numbers.length);
		let before = 0;
		for (const number of numbers.sort((one, other) => one - other)) {
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
	const readNumbers = (of: Map<number, number>, value: number) => {
		let number = 0;
		for (let left = read(); left > 0; left -= 1) {
			number += read();
			of.set(number, value);
		}
	};
	const count = read();
	const rows = Int8Array.from(bytes.subarray(at, at + count * groupNames.length));
	at += rows.length;
	const rowOf = new Map<number, number>();
	for (let row = 1; row < count; row += 1) readNumbers(rowOf, row);
	const corrections = new Map<number, number>();
	for (let correction = -128; correction < 128; correction += 1)
		readNumbers(corrections, correction);
	return { rowOf, rows, corrections };
}

export const readWeights = (): Weights => fromBytes(readFileSync(WEIGHTS_FILE));
