import type { Logger } from '#server/log.ts';

/** Work after a response, so that the time of the response does not depend on it. */
export type BackgroundTasks = {
	/** Starts the work; a failure is logged. */
	begin(work: () => Promise<unknown>): void;
	/** Resolves when all started work has ended. */
	finished(): Promise<void>;
};

export function backgroundTasks(log: Logger): BackgroundTasks {
	const running = new Set<Promise<void>>();
	const run = async (work: () => Promise<unknown>) => {
		try {
			await work();
		} catch (error) {
			const { name, code } = error as { name?: string; code?: string };
			log.error({ error: name, code }, 'a task after an answer failed');
		}
	};
	return {
		begin: (work) => {
			const done = run(work).then(() => void running.delete(done));
			running.add(done);
		},
		finished: async () => {
			while (running.size > 0) await Promise.all(running);
		},
	};
}
