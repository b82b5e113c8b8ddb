import type { Logger } from '#server/log.ts';

/** Work that no answer waits for, so that the time of an answer tells nothing about it. */
export type BackgroundTasks = {
	/** Begins it; a failure is logged. */
	begin(work: () => Promise<unknown>): void;
	/** Once all that has begun is done. */
	finished(): Promise<void>;
};

export function backgroundTasks(log: Logger): BackgroundTasks {
	const running = new Set<Promise<void>>();
	const run = async (work: () => Promise<unknown>) => {
		try {
			await work();
		} catch (error) {
			const { name, code } = error as { name?: string; code?: string };
			log.error({ error: name, code }, 'what was to be done after an answer failed');
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
