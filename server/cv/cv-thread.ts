import { Worker } from 'node:worker_threads';
import type { Checked } from '#server/cv/check-pdf.ts';
import { looksLikePdf } from '#server/cv/first-look.ts';
import type { CvSheet, Made } from '#server/cv/make-pdf.ts';
import { busy } from '#server/http/api-error.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import { BoundedCounts } from '#server/http/rate-limits/bounded-counts.ts';

/** Milliseconds of a processor: the longest CV takes a tenth of it. */
const MAKE_MS = 5_000;
/** Milliseconds of a processor for the check of a file; one that takes longer waits behind other people’s. */
const QUICK_MS = 200;
/** A CV takes 10 to 60. */
const USUAL_MS = 150;
/** Milliseconds after which a file is refused. */
const LONGEST_MS = 2_000;

/** Files are checked by other threads than those that make CVs: a file from outside delays no CV of ours. */
const makers = workerPool(new URL('./make-worker.ts', import.meta.url), { keep: 1, memoryMb: 192 });
/** One for a slow file, one for the next quick one, and one that is ready when that one is ended. */
const checkers = workerPool(new URL('./check-worker.ts', import.meta.url), {
	keep: 3,
	memoryMb: 192,
});

/**
 * One task at a time; accounts take turns, and of one account two may wait. Long enough for ten accounts whose first
 * file is slow, on a machine that is ten times as busy as usual.
 */
const inTurn = { waitingOfClient: 2, timeoutMs: 30_000 };
const limitMaking = limitConcurrency(1, inTurn);
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
export async function makeCv(person: string, sheet: CvSheet): Promise<Made> {
	const { result } = await limitMaking(() => makers.run<Made>(sheet, MAKE_MS), person);
	if (result === undefined) throw busy();
	return result;
}

/**
 * What a file is; refused as "too-slow" if it takes more than two seconds of a processor or too much memory to read.
 * @throws {ApiError} 503 if too many wait
 */
export async function checkCv(person: string, pdf: Uint8Array): Promise<Checked> {
	if (!looksLikePdf(pdf)) return { refused: { cause: 'not-a-pdf' } };
	const slow = slowFiles.for([person]);
	const quick = await limitQuick(async () => {
		// Another file of theirs may have been slow while this one waited.
		if (slow.taken > 0) return undefined;
		const { result, cpuMs } = await checkers.run<Checked>(pdf, QUICK_MS);
		if (cpuMs > USUAL_MS) slow.taken = 1;
		return result;
	}, person);
	if (quick !== undefined) return quick;
	const { result } = await limitSlow(() => checkers.run<Checked>(pdf, LONGEST_MS), person);
	return result ?? { refused: { cause: 'too-slow' } };
}

type Options = {
	/** The number of threads that are ready for a task or have one. */
	keep: number;
	memoryMb: number;
};

/** The longest that a thread takes to read its code, in milliseconds. */
const START_MS = 10_000;
/** The number of tasks after which a thread is replaced: libraries store every name that they have read. */
const MOST_TASKS = 100;

/** The longest that a task takes on a busy machine. */
const GIVE_UP_AFTER_MS = 10_000;

/** What a task has led to; undefined if the thread did not finish. `cpuMs` is the time of a processor that it took. */
type Done<Result> = { result: Result | undefined; cpuMs: number };

type Thread = { worker: Worker; tasks: number; isReady: boolean; ready: Promise<unknown> };

/**
 * Threads that each do one task at a time. A thread posts one message when it is ready, and then one for each task.
 * One that does not finish in time, or has too little memory, is ended and replaced.
 * @param file the code of a thread
 */
function workerPool(file: URL, { keep, memoryMb }: Options) {
	const idle: Thread[] = [];
	let threads = 0;

	const start = (): Thread => {
		threads += 1;
		const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
		// It does not keep the process from ending.
		worker.unref();
		const { promise, resolve } = Promise.withResolvers();
		const thread = { worker, tasks: 0, isReady: false, ready: promise };
		worker
			.once('message', () => {
				thread.isReady = true;
				resolve(undefined);
			})
			.on('error', resolve)
			.once('exit', () => {
				resolve(undefined);
				threads -= 1;
				const at = idle.indexOf(thread);
				if (at !== -1) idle.splice(at, 1);
			});
		return thread;
	};
	const prepare = () => {
		while (threads < keep) idle.push(start());
	};
	const end = async ({ worker }: Thread) => {
		await worker.terminate();
		prepare();
	};
	const take = async (): Promise<Thread> => {
		const ready = idle.findIndex(({ isReady }) => isReady);
		const [thread = start()] = idle.splice(Math.max(ready, 0), 1);
		const timeout = setTimeout(() => void thread.worker.terminate(), START_MS);
		await thread.ready;
		clearTimeout(timeout);
		return thread;
	};

	return {
		/** Starts the threads, which takes longer than most tasks. */
		prepare,
		/**
		 * @param mostCpuMs the time of a processor that the task may take: on a busy machine it takes longer by the clock,
		 * and is no worse for it
		 */
		async run<Result>(task: unknown, mostCpuMs: number): Promise<Done<Result>> {
			const thread = await take();
			const { worker } = thread;
			const before = await cpuMsOf(worker);
			const { promise, resolve } = Promise.withResolvers<Result | undefined>();
			const failed = () => resolve(undefined);
			const deadline = performance.now() + GIVE_UP_AFTER_MS;
			const look = async () => {
				const left = mostCpuMs - ((await cpuMsOf(worker)) - before);
				if (left <= 0 || performance.now() > deadline) failed();
				else timer = setTimeout(look, Math.max(left, 10));
			};
			let timer = setTimeout(look, mostCpuMs);
			worker.once('message', resolve).once('exit', failed);
			worker.postMessage(task);
			const result = await promise;
			clearTimeout(timer);
			worker.off('message', resolve).off('exit', failed);
			const cpuMs = (await cpuMsOf(worker)) - before;
			thread.tasks += 1;
			if (result === undefined || thread.tasks >= MOST_TASKS) void end(thread);
			else idle.push(thread);
			return { result, cpuMs };
		},
	};
}

/** Infinite where the thread has ended. */
async function cpuMsOf(worker: Worker): Promise<number> {
	const used = await worker.cpuUsage().catch(() => null);
	return used ? (used.user + used.system) / 1_000 : Number.POSITIVE_INFINITY;
}
