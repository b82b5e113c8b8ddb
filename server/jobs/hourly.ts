import type { Logger } from '#server/log.ts';

const HOUR = 3_600_000;

/**
 * Runs a job now and every hour. A failure is logged with its code, without the message, which may quote
 * personal data; the job runs again in the next hour. @returns a function that stops it
 */
export function hourly(
	log: Logger,
	failure: string,
	job: (now: Date) => Promise<void>,
): () => void {
	const run = () =>
		job(new Date()).catch(({ code }: { code?: string }) => log.warn({ code }, failure));
	void run();
	const timer = setInterval(run, HOUR).unref();
	return () => clearInterval(timer);
}
