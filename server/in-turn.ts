/**
 * Lets so many works run at once; others wait for their turn, in the order they came. For what takes
 * much memory while it runs.
 */
export function inTurn(most: number) {
	const waiting: (() => void)[] = [];
	let running = 0;
	return async <Result>(work: () => Promise<Result>): Promise<Result> => {
		if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
		else running += 1;
		try {
			return await work();
		} finally {
			// The turn goes to the next, or back.
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
