import { busy } from '#server/http/api-error.ts';

type Options = {
	/** Nobody waits longer. */
	timeoutMs?: number;
	/** How many works of one client may wait. */
	waitingOfClient?: number;
	/** The part of its time that each place is in use, from above 0 to 1; in the rest it stays empty. */
	share?: number;
};

/**
 * Lets so many works run at once; others wait for their turn, clients one after the other, each
 * client's works in the order they came. For what takes much memory or time while it runs. Of our own:
 * p-limit bounds neither how long nor how many wait, and knows no clients.
 * @throws {ApiError} 503 where the turn did not come in time or too many wait; what the work throws
 */
export function limitConcurrency(
	most: number,
	{ timeoutMs = 10_000, waitingOfClient = Number.POSITIVE_INFINITY, share = 1 }: Options = {},
) {
	/** The client at the front is next; a client is in here as long as one of its works waits. */
	const waiting = new Map<string, Set<() => void>>();
	let running = 0;

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
				resolve();
			};
			const timer = setTimeout(() => {
				works.delete(go);
				if (works.size === 0) waiting.delete(client);
				reject(busy());
			}, timeoutMs);
			waiting.set(client, works.add(go));
		});
	const release = () => {
		const [works] = waiting.values();
		const [go] = works ?? [];
		if (go) go();
		else running -= 1;
	};

	return async <Result>(work: () => Promise<Result>, client = ''): Promise<Result> => {
		if (running >= most) await turn(client);
		else running += 1;
		const start = performance.now();
		try {
			return await work();
		} finally {
			const pause = (performance.now() - start) * (1 / share - 1);
			if (pause > 0) setTimeout(release, pause);
			else release();
		}
	};
}
