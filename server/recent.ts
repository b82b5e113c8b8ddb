export type Recent<Value> = {
	/** What is kept for `key`, made now where there is nothing or it is too old. */
	get(key: string, now: number, make: () => Value): Value;
};

/** Keeps the `most` values last asked for, each for `longest` milliseconds. */
export function createRecent<Value>(most: number, longest: number): Recent<Value> {
	const kept = new Map<string, { value: Value; madeAt: number }>();
	return {
		get(key, now, make) {
			const known = kept.get(key);
			const entry = known && now - known.madeAt < longest ? known : { value: make(), madeAt: now };
			// Put back at the end: a Map is in the order of insertion, its first is the oldest.
			kept.delete(key);
			kept.set(key, entry);
			const oldest = kept.keys().next();
			if (kept.size > most && !oldest.done) kept.delete(oldest.value);
			return entry.value;
		},
	};
}
