import { Worker } from 'node:worker_threads';
import type { Refused } from '#server/cv/check-pdf.ts';
import type { CvTask } from '#server/cv/cv-worker.ts';
import type { CvSheet, Made } from '#server/cv/make-pdf.ts';
import { busy } from '#server/http/api-error.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';

const TIMEOUT = 10_000;

/** One task at a time; of one person two may wait. */
const limitJobs = limitConcurrency(1, { waitingOfClient: 2 });

let thread: Worker | undefined;

/** Starts the thread for a person who may soon want a CV: starting it takes longer than making one. */
export function prepareThread(): Worker {
	thread ??= start();
	return thread;
}

/**
 * Makes a CV as PDF in its own thread.
 * @throws {ApiError} 503 if too many wait
 */
export async function makeCv(person: string, sheet: CvSheet, leaveOut: boolean): Promise<Made> {
	const made = await limitJobs(() => run<Made>({ kind: 'make', sheet, leaveOut }), person);
	if (made === undefined) throw busy();
	return made;
}

/**
 * What is wrong with a file. One that takes too long or too much memory to read is not taken for a CV.
 * @throws {ApiError} 503 if too many wait
 */
export const checkCv = (person: string, pdf: Uint8Array): Promise<Refused> =>
	limitJobs(async () => {
		const refused = await run<Refused>({ kind: 'check', pdf });
		return refused === undefined ? 'not-a-pdf' : refused;
	}, person);

/** @returns undefined if the thread did not finish; it is then replaced */
async function run<Result>(task: CvTask): Promise<Result | undefined> {
	const used = prepareThread();
	const { promise, resolve } = Promise.withResolvers<Result | undefined>();
	const end = () => {
		forget(used);
		void used.terminate();
		resolve(undefined);
	};
	const timer = setTimeout(end, TIMEOUT);
	used.once('message', resolve).once('error', end).once('exit', end);
	used.postMessage(task);
	try {
		return await promise;
	} finally {
		clearTimeout(timer);
		used.off('message', resolve).off('error', end).off('exit', end);
	}
}

/** It does not keep the process from ending. */
function start(): Worker {
	const worker = new Worker(new URL('./cv-worker.ts', import.meta.url), {
		resourceLimits: { maxOldGenerationSizeMb: 192 },
	});
	worker.unref();
	// One that fails between two tasks is replaced at the next.
	worker.on('error', () => forget(worker)).on('exit', () => forget(worker));
	return worker;
}

function forget(worker: Worker): void {
	if (thread === worker) thread = undefined;
}
