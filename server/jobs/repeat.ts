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

/**
 * Runs a job now and again after each `interval`, in milliseconds. A failure is logged with its code,
 * without the message, which may quote personal data. @returns a function that stops it
 */
export function repeat(
	interval: number,
	log: Logger,
	failure: string,
	job: (now: Date) => Promise<void>,
): () => void {
	const run = () =>
		job(new Date()).catch(({ code, cause }: { code?: string; cause?: { code?: string } }) =>
			log.warn({ code: cause?.code ?? code }, failure),
		);
	void run();
	const timer = setInterval(run, interval).unref();
	return () => clearInterval(timer);
}
