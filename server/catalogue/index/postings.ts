import { FIELD_BITS } from './fields.ts';

/** A list of whole numbers that grows. */
export class Postings {
	#cells = new Int32Array(2);
	length = 0;

	add(value: number): void {
		if (this.length === this.#cells.length) {
			const more = new Int32Array(Math.ceil(this.length * 1.5) + 1);
			more.set(this.#cells);
			this.#cells = more;
		}
		this.#cells[this.length] = value;
		this.length += 1;
	}

	all = (): Int32Array => this.#cells.subarray(0, this.length);

	remove(numbers: ReadonlySet<number>): void {
		let kept = 0;
		for (let at = 0; at < this.length; at += 1) {
			const value = this.#cells[at] ?? 0;
			if (numbers.has(value >> FIELD_BITS)) continue;
			this.#cells[kept] = value;
			kept += 1;
		}
		this.length = kept;
	}
}
