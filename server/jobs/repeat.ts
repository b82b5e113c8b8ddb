import type { Logger } from '#server/log.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const every = {
	second: 1_000,
	minute: MINUTE,
	tenMinutes: 10 * MINUTE,
	hour: HOUR,
	day: 24 * HOUR,
} as const;

/** What jobs did in this process. `lastSuccess` is null until the first. */
export type JobRun = { job: string; lastSuccess: Date | null; failures: number };

export type JobTools = { log: Logger; runs: Map<string, JobRun> };

/** `failure` is the line of the log where it fails. */
type Job = { job: string; interval: number; failure: string };

/**
 * Runs a job now and again after each `interval`, in milliseconds, but not while it still runs. A failure is logged with its code,
 * without the message, which may quote personal data. @returns a function that stops it
 */
export function repeat(
	{ job, interval, failure }: Job,
	{ log, runs }: JobTools,
	work: (now: Date) => Promise<void>,
): () => void {
	const noted: JobRun = { job, lastSuccess: null, failures: 0 };
	runs.set(job, noted);
	let busy = false;
	const run = async () => {
		if (busy) return;
		busy = true;
		try {
			await work(new Date());
			noted.lastSuccess = new Date();
		} catch (error) {
			const { code, cause } = error as { code?: string; cause?: { code?: string } };
			noted.failures += 1;
			log.warn({ code: cause?.code ?? code }, failure);
		} finally {
			busy = false;
		}
	};
	void run();
	const timer = setInterval(run, interval).unref();
	return () => clearInterval(timer);
}
