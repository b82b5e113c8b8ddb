import type { Refused } from '#server/cv/check-pdf.ts';
import { looksLikePdf } from '#server/cv/first-look.ts';
import type { CvSheet, Made } from '#server/cv/make-pdf.ts';
import type { MakeTask } from '#server/cv/make-worker.ts';
import { workerPool } from '#server/cv/worker-pool.ts';
import { busy } from '#server/http/api-error.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import { BoundedCounts } from '#server/http/rate-limits/bounded-counts.ts';

/** Milliseconds of a processor: the longest CV takes a tenth of it. */
const MAKE_MS = 5_000;
/** A file is checked in so many, or after others’. */
const QUICK_MS = 200;
/** A CV takes 10 to 60. */
const USUAL_MS = 150;
/** After so many a file is refused. */
const LONGEST_MS = 2_000;

/** Files are checked by other threads than those that make CVs: a file from outside delays no CV of ours. */
const makers = workerPool(new URL('./make-worker.ts', import.meta.url), { keep: 1, memoryMb: 192 });
/** Two, so that a slow file has one and the next quick one has the other. */
const checkers = workerPool(new URL('./check-worker.ts', import.meta.url), {
	keep: 2,
	memoryMb: 192,
});

/**
 * One task at a time; accounts take turns, and of one account two may wait. Long enough for ten accounts whose first
 * file is slow, on a machine that is ten times as busy as usual.
 */
const inTurn = { waitingOfClient: 2, timeoutMs: 30_000 };
const limitMaking = limitConcurrency(1, inTurn);
const limitQuick = limitConcurrency(1, inTurn);
/** Whoever waits here for others’ slow files is told to try again soon. */
const limitSlow = limitConcurrency(1, { ...inTurn, timeoutMs: 5_000 });

/** Accounts with a file that took longer than usual, for an hour: their next ones delay only each other. */
const slowFiles = new BoundedCounts({ points: 1, duration: 3_600 });

/** Starts the threads for a person who may soon want a CV: starting them takes longer than making one. */
export function prepareThreads(): void {
	makers.prepare();
	checkers.prepare();
}

/**
 * Makes a CV as PDF in its own thread.
 * @throws {ApiError} 503 if too many wait
 */
export async function makeCv(person: string, sheet: CvSheet, leaveOut: boolean): Promise<Made> {
	const task: MakeTask = { sheet, leaveOut };
	const { result } = await limitMaking(() => makers.run<Made>(task, MAKE_MS), person);
	if (result === undefined) throw busy();
	return result;
}

/**
 * What is wrong with a file; "too-slow" for one that takes more than two seconds of a processor or too much memory to read.
 * @throws {ApiError} 503 if too many wait
 */
export async function checkCv(person: string, pdf: Uint8Array): Promise<Refused> {
	if (!looksLikePdf(pdf)) return 'not-a-pdf';
	const check = (ms: number) => () => checkers.run<Refused>(pdf, ms);
	const slow = slowFiles.for([person]);
	if (slow.taken === 0) {
		const { result, cpuMs } = await limitQuick(check(QUICK_MS), person);
		if (cpuMs > USUAL_MS) slow.taken = 1;
		if (result !== undefined) return result;
	}
	const { result } = await limitSlow(check(LONGEST_MS), person);
	return result === undefined ? 'too-slow' : result;
}
