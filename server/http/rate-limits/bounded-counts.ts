import { hash } from 'node:crypto';
import { performance } from 'node:perf_hooks';

/** A number of points in a window of `duration` seconds. */
export type Limit = { points: number; duration: number };

/** The narrowest key first, then wider ones that many clients share. */
export type Keys = readonly [string, ...string[]];

/** The number of keys of one width that are counted separately, and the factor for the points of each. */
type Width = { capacity: number; share: number };
type Counts = Width & { counts: Map<string, Count> };

/**
 * Single clients, then their networks of 256, then of 65,536 (IPv6: /64, /48, /32). Keys for which there is
 * still no capacity share the `LAST` counts.
 */
const WIDTHS: readonly Width[] = [
	{ capacity: 8_192, share: 1 },
	{ capacity: 4_096, share: 8 },
	{ capacity: 2_048, share: 16 },
];
const LAST = { capacity: 1_024, share: 16 };

export type Count = {
	readonly key: string;
	/** The points of this key; more for a key that many clients share. */
	readonly points: number;
	taken: number;
	/** When the window ends: milliseconds of the monotonic clock. */
	ends: number;
	/** The database has refused this key; it is not asked again until then. */
	refusedUntil: number;
};

/**
 * Counts in fixed windows, in bounded memory. A key beyond the capacity counts towards its wider
 * network. Evicting old keys instead would let an attacker reset a count by using many new keys.
 */
export class BoundedCounts {
	readonly #limit: Limit;
	readonly #now: () => number;
	readonly #widths = [...WIDTHS, LAST].map(
		(width): Counts => ({ ...width, counts: new Map<string, Count>() }),
	);

	/** @param now monotonic milliseconds */
	constructor(limit: Limit, now = () => performance.now()) {
		this.#limit = limit;
		this.#now = now;
	}

	/** The number of keys being counted. */
	get size(): number {
		return this.#widths.reduce((sum, { counts }) => sum + counts.size, 0);
	}

	/** The count for these keys, created if there is capacity. */
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
		const count = width.counts.get(key);
		if (count && count.ends > now) return count;
		return width.counts.size < width.capacity ? this.#open(width, key, now) : undefined;
	}

	#shared(key: string): Count {
		const last = this.#widths.at(-1) as Counts;
		const number = Number.parseInt(hash('sha256', key).slice(0, 8), 16) % LAST.capacity;
		return this.#find(last, `shared ${number}`) as Count;
	}

	#open({ counts, share }: Counts, key: string, now: number): Count {
		const { points, duration } = this.#limit;
		const ends = now + duration * 1_000;
		const count = { key, points: points * share, taken: 0, ends, refusedUntil: 0 };
		// Re-inserted at the end, as the map is ordered by end of window.
		counts.delete(key);
		counts.set(key, count);
		return count;
	}
}

/** So that no address is stored and all keys have the same length. */
const digest = (key: string) => hash('sha256', key, 'base64url');

/** All windows of a limit have the same length, so the oldest entry ends first. */
function dropEnded(counts: Map<string, Count>, now: number): void {
	for (const [key, { ends }] of counts) {
		if (ends > now) return;
		counts.delete(key);
	}
}
