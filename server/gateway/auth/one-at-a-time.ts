/** Runs tasks with the same key one after the other, in order of arrival. */
export function oneAtATime(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
	const last = new Map<string, Promise<unknown>>();
	return (key, work) => {
		const mine = (last.get(key) ?? Promise.resolve()).then(work);
		const settled = mine.catch(() => {});
		last.set(key, settled);
		void settled.then(() => last.get(key) === settled && last.delete(key));
		return mine;
	};
}
