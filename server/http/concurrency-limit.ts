import { busy } from '#server/http/api-error.ts';

type Options = {
	/** The longest wait for a turn. */
	timeoutMs?: number;
	/** The number of tasks of one client that run at once. */
	runningOfClient?: number;
	/** The number of tasks of one client that may wait. */
	waitingOfClient?: number;
	/** The share of its time that each slot is in use, above 0 and up to 1; it stays empty for the rest. */
	share?: number;
};

/**
 * Limits how many tasks run at once. The others wait: clients take turns, and each client's tasks run in
 * order of arrival. For work that needs much memory or time. Not p-limit, which limits neither the length
 * of the queue nor the waiting time, and does not tell clients apart.
 * @throws {ApiError} 503 if the turn did not come in time or too many wait; also whatever the task throws
 */
export function limitConcurrency(
	most: number,
	{
		timeoutMs = 10_000,
		runningOfClient = Number.POSITIVE_INFINITY,
		waitingOfClient = Number.POSITIVE_INFINITY,
		share = 1,
	}: Options = {},
) {
	/** The first client is next. A client stays in the map while one of its tasks waits. */
	const waiting = new Map<string, Set<() => void>>();
	/** A client stays in the map while one of its tasks runs. */
	const runningOf = new Map<string, number>();
	let running = 0;

	const mayRun = (client: string) =>
		running < most && (runningOf.get(client) ?? 0) < runningOfClient;
	const count = (client: string, change: 1 | -1) => {
		const now = (runningOf.get(client) ?? 0) + change;
		if (now === 0) runningOf.delete(client);
		else runningOf.set(client, now);
		running += change;
	};
	const leave = (client: string, go: () => void) => {
		const works = waiting.get(client);
		works?.delete(go);
		waiting.delete(client);
		if (works && works.size > 0) waiting.set(client, works);
	};
	const turn = (client: string) =>
		new Promise<void>((resolve, reject) => {
			const works = waiting.get(client) ?? new Set();
			if (works.size >= waitingOfClient) return reject(busy());
			const go = () => {
				clearTimeout(timer);
				leave(client, go);
				count(client, 1);
				resolve();
			};
			const timer = setTimeout(() => {
				works.delete(go);
				if (works.size === 0) waiting.delete(client);
				reject(busy());
			}, timeoutMs);
			waiting.set(client, works.add(go));
		});
	const release = (ended: string) => {
		count(ended, -1);
		const next = [...waiting.keys()].find(mayRun);
		if (next === undefined) return;
		const [go] = waiting.get(next) ?? [];
		go?.();
	};

	return async <Result>(work: () => Promise<Result>, client = ''): Promise<Result> => {
		if (mayRun(client)) count(client, 1);
		else await turn(client);
		const start = performance.now();
		try {
			return await work();
		} finally {
			const pause = (performance.now() - start) * (1 / share - 1);
			if (pause > 0) setTimeout(() => release(client), pause);
			else release(client);
		}
	};
}
