import { hash } from 'node:crypto';
import { performance } from 'node:perf_hooks';

/** So many points in a time of seconds. */
export type Limit = { points: number; duration: number };

/** What is counted: the narrowest key first, then wider ones that stand for many clients. */
export type Keys = readonly [string, ...string[]];

/** How many keys of one width are counted apart, and how many times the points each may take. */
type Width = { room: number; share: number };
type Counts = Width & { counts: Map<string, Count> };

/**
 * Single clients, then their networks of 256, then of 65,536 (IPv6: /64, /48, /32). What still finds
 * no room shares one of the `LAST` counts.
 */
const WIDTHS: readonly Width[] = [
	{ room: 8_192, share: 1 },
	{ room: 4_096, share: 8 },
	{ room: 2_048, share: 16 },
];
const LAST = { room: 1_024, share: 16 };

export type Count = {
	readonly key: string;
	/** How many points this key may take, as many clients may share it. */
	readonly points: number;
	taken: number;
	/** In milliseconds of the process's own clock, which nobody sets. */
	ends: number;
	/** Until then the database need not be asked: it has refused. */
	refusedUntil: number;
};

/**
 * Counts in fixed windows, in bounded memory. A key that finds no room is counted together with its
 * wider network; forgetting old keys instead would let a flood of new ones reset its own counts.
 */
export class BoundedCounts {
	readonly #limit: Limit;
	readonly #now: () => number;
	readonly #widths = [...WIDTHS, LAST].map(
		(width): Counts => ({ ...width, counts: new Map<string, Count>() }),
	);

	/** @param now milliseconds that only ever grow */
	constructor(limit: Limit, now = () => performance.now()) {
		this.#limit = limit;
		this.#now = now;
	}

	/** How many keys are counted at the moment. */
	get size(): number {
		return this.#widths.reduce((sum, { counts }) => sum + counts.size, 0);
	}

	/** The count for these keys, made where there is room for it. */
	for(keys: Keys): Count {
		for (const [at, width] of this.#widths.entries()) {
			const key = keys[at];
			if (key === undefined) break;
			const count = this.#find(width, digest(key));
			if (count) return count;
		}
		return this.#shared(keys.at(-1) ?? keys[0]);
	}

	#find(width: Counts, key: string): Count | undefined {
		const now = this.#now();
		dropEnded(width.counts, now);
		const known = width.counts.get(key);
		if (known && known.ends > now) return known;
		return width.counts.size < width.room ? this.#open(width, key, now) : undefined;
	}

	#shared(key: string): Count {
		const last = this.#widths.at(-1) as Counts;
		const number = Number.parseInt(hash('sha256', key).slice(0, 8), 16) % LAST.room;
		return this.#find(last, `shared ${number}`) as Count;
	}

	#open({ counts, share }: Counts, key: string, now: number): Count {
		const { points, duration } = this.#limit;
		const ends = now + duration * 1_000;
		const count = { key, points: points * share, taken: 0, ends, refusedUntil: 0 };
		// At the end, where what ends last belongs.
		counts.delete(key);
		counts.set(key, count);
		return count;
	}
}

/** Addresses of people and machines are nowhere kept, and all keys are of one length. */
const digest = (key: string) => hash('sha256', key, 'base64url');

/** All windows of a limit are of one length: the oldest entry ends first. */
function dropEnded(counts: Map<string, Count>, now: number): void {
	for (const [key, { ends }] of counts) {
		if (ends > now) return;
		counts.delete(key);
	}
}
