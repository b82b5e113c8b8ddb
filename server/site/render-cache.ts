export type RenderCache<Value> = {
	has(key: string, now: number): boolean;
	/** What is kept for `key`, made now where there is nothing or it is too old. */
	get(key: string, now: number, make: () => Promise<Value>): Promise<Value>;
};

type Entry<Value> = { value: Promise<Value>; madeAt: number; weight: number };

/**
 * Keeps the values last asked for, each for `longest` milliseconds, as many as weigh `most` bytes
 * together. One that is being made weighs nothing yet; one that could not be made, or is heavier than
 * all may be, is not kept.
 */
export function createRenderCache<Value>(
	{ most, longest }: { most: number; longest: number },
	weigh: (value: Value) => number,
): RenderCache<Value> {
	const kept = new Map<string, Entry<Value>>();
	let total = 0;

	const fresh = (key: string, now: number) => {
		const entry = kept.get(key);
		return entry && now - entry.madeAt < longest ? entry : undefined;
	};
	const drop = (key: string, entry: Entry<Value>) => {
		if (kept.get(key) !== entry) return;
		kept.delete(key);
		total -= entry.weight;
	};
	const weighed = (key: string, entry: Entry<Value>, weight: number) => {
		if (kept.get(key) !== entry) return;
		if (weight > most) return drop(key, entry);
		entry.weight = weight;
		total += weight;
		for (const [oldest, old] of kept) {
			if (total <= most) return;
			drop(oldest, old);
		}
	};
	const begin = (key: string, now: number, make: () => Promise<Value>) => {
		const entry = { value: make(), madeAt: now, weight: 0 };
		entry.value.then(
			(value) => weighed(key, entry, key.length + weigh(value)),
			() => drop(key, entry),
		);
		return entry;
	};

	return {
		has: (key, now) => fresh(key, now) !== undefined,
		get(key, now, make) {
			const known = kept.get(key);
			const entry = fresh(key, now) ?? begin(key, now, make);
			if (known && known !== entry) drop(key, known);
			// Put back at the end: a Map is in the order of insertion, its first is the oldest.
			kept.delete(key);
			kept.set(key, entry);
			return entry.value;
		},
	};
}
