import { noAnswer } from '#server/http/api-errors.ts';

/**
 * Lets so many works run at once; others wait for their turn, in the order they came, and not for
 * ever. For what takes much memory while it runs.
 * @throws {ApiError} 503 where the turn did not come in time; what the work throws
 */
export function limitConcurrency(most: number, patienceMs = 10_000) {
	const waiting = new Set<() => void>();
	let running = 0;

	const turn = () =>
		new Promise<void>((resolve, reject) => {
			const go = () => {
				clearTimeout(timer);
				waiting.delete(go);
				resolve();
			};
			const timer = setTimeout(() => {
				waiting.delete(go);
				reject(noAnswer());
			}, patienceMs);
			waiting.add(go);
		});

	return async <Result>(work: () => Promise<Result>): Promise<Result> => {
		if (running >= most) await turn();
		else running += 1;
		try {
			return await work();
		} finally {
			// The turn goes to the next, or back.
			const [next] = waiting;
			if (next) next();
			else running -= 1;
		}
	};
}
