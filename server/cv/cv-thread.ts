import type { CvProposals } from '#schema/students/cv-proposals.ts';
import type { PdfCheck } from '#server/cv/check-pdf.ts';
import { looksLikePdf } from '#server/cv/first-look.ts';
import type { CvSheet, PdfResult } from '#server/cv/make-pdf.ts';
import type { CvToRead } from '#server/cv/read-for-proposals.ts';
import { busy } from '#server/http/api-error.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import { BoundedCounts } from '#server/http/rate-limits/bounded-counts.ts';
import { processPool } from './process-pool.ts';
import { workerPool } from './worker-pool.ts';

/** Milliseconds of a processor: the longest CV takes a tenth of it. */
const MAKE_MS = 5_000;
/** Milliseconds of a processor for the check of a file; one that takes longer waits behind other people’s. */
const QUICK_MS = 200;
/** A CV takes 10 to 60. */
const USUAL_MS = 150;
/** Milliseconds after which a file is refused. */
const LONGEST_MS = 2_000;
/** Milliseconds of a processor for reading what a checked CV says. */
const READ_MS = 3_000;

const makers = workerPool(new URL('./make-worker.ts', import.meta.url), { keep: 1, memoryMb: 192 });
/**
 * Files from outside are read by other processes than ours, so that none ends ours. Of their threads one is for a slow file, one for
 * the next quick one, and one is ready when that one is ended.
 */
const checkers = processPool(new URL('./check-worker.ts', import.meta.url), {
	keep: 3,
	memoryMb: 192,
});

/** The first CV that is read starts it, as few people have theirs read. */
const readers = processPool(new URL('./read-worker.ts', import.meta.url), {
	keep: 1,
	memoryMb: 128,
});

/**
 * One task at a time; accounts take turns, and of one account two may wait. Long enough for ten accounts whose first
 * file is slow, on a machine that is ten times as busy as usual.
 */
const inTurn = { waitingOfClient: 2, timeoutMs: 30_000 };
const limitMaking = limitConcurrency(1, inTurn);
const limitReading = limitConcurrency(1, inTurn);
const limitQuick = limitConcurrency(1, inTurn);
/** A person who waits here for others’ slow files is told to try again soon. */
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
export async function makeCv(person: string, sheet: CvSheet): Promise<PdfResult> {
	const { result } = await limitMaking(() => makers.run<PdfResult>(sheet, MAKE_MS), person);
	if (result === undefined) throw busy();
	return result;
}

/**
 * What a file is; refused as "too-slow" if it takes more than two seconds of a processor or too much memory to read.
 * @throws {ApiError} 503 if too many wait
 */
export async function checkCv(person: string, pdf: Uint8Array): Promise<PdfCheck> {
	if (!looksLikePdf(pdf)) return { refused: { cause: 'not-a-pdf' } };
	const slow = slowFiles.for([person]);
	const quick = await limitQuick(async () => {
		// Another file of theirs may have been slow while this one waited.
		if (slow.taken > 0) return undefined;
		const { result, cpuMs } = await checkers.run<PdfCheck>(pdf, QUICK_MS);
		if (cpuMs > USUAL_MS) slow.taken = 1;
		return result;
	}, person);
	if (quick !== undefined) return quick;
	const { result } = await limitSlow(() => checkers.run<PdfCheck>(pdf, LONGEST_MS), person);
	return result ?? { refused: { cause: 'too-slow' } };
}

/**
 * What a checked CV says for the fields of a profile; 'too-slow' if it takes more than three seconds of a processor or too much
 * memory, 'unreadable' if its pages cannot be read.
 * @throws {ApiError} 503 if too many wait
 */
export async function readProposals(
	person: string,
	cv: CvToRead,
): Promise<CvProposals | 'unreadable' | 'too-slow'> {
	const { result } = await limitReading(
		() => readers.run<CvProposals | 'unreadable'>(cv, READ_MS),
		person,
	);
	return result ?? 'too-slow';
}

/** What the pages of a checked CV say, line by line; '' where they cannot be read in time, or say nothing. */
export async function readText(pdf: Uint8Array): Promise<string> {
	const { result } = await limitReading(() => readers.run<string>({ pdf }, READ_MS), 'sent CVs');
	return result ?? '';
}
