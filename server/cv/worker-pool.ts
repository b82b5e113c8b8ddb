import { Worker } from 'node:worker_threads';
import { busy } from '#server/http/api-error.ts';

export type Options = {
	/** The number of threads that are ready for a task or have one. */
	keep: number;
	memoryMb: number;
};

/** The longest that a thread takes to read its code on a busy machine, in milliseconds. */
const START_MS = 30_000;
/** The number of tasks after which a thread is replaced: libraries store every name that they have read. */
const MOST_TASKS = 100;

/** The longest that a task takes on a busy machine. */
const GIVE_UP_AFTER_MS = 10_000;

/** The longest that a task takes with the start of its thread; longer where even the thread that waits for it is stuck. */
export const LONGEST_RUN_MS = START_MS + GIVE_UP_AFTER_MS + 5_000;

/** What a task has led to; undefined if the thread did not finish. `cpuMs` is the time of a processor that it took. */
export type TaskResult<Result> = { result: Result | undefined; cpuMs: number };

export type Pool = {
	/** Starts the threads, which takes longer than most tasks. */
	prepare(): void;
	/**
	 * @param mostCpuMs the time of a processor that the task may take: on a busy machine it takes longer by the clock,
	 * and is no worse for it
	 * @throws {ApiError} 503 if no thread starts: that is no fault of the task
	 * @throws what the code of the thread throws, but where the task needs too much
	 */
	run<Result>(task: unknown, mostCpuMs: number): Promise<TaskResult<Result>>;
};

type Thread = {
	worker: Worker;
	tasks: number;
	isReady: boolean;
	ready: Promise<unknown>;
	/** What its code threw and did not catch. */
	fault?: Error & { code?: string };
};

/** Whether a task needs more than it may have: too much memory, or nested too deep. Any other error is a fault of our code. */
const isOfTask = ({ name, code }: Error & { code?: string }) =>
	name === 'RangeError' || code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Threads that each do one task at a time. A thread posts one message when it is ready, and then one for each task.
 * One that does not finish in time, has too little memory, or fails is ended and replaced.
 * @param file the code of a thread
 */
export function workerPool(file: URL, { keep, memoryMb }: Options): Pool {
	const idle: Thread[] = [];
	let threads = 0;

	const start = (): Thread => {
		threads += 1;
		const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
		// It does not keep the process from ending.
		worker.unref();
		const { promise, resolve } = Promise.withResolvers();
		const thread: Thread = { worker, tasks: 0, isReady: false, ready: promise };
		worker
			.once('message', () => {
				thread.isReady = true;
				resolve(undefined);
			})
			.on('error', (error) => {
				thread.fault = error as Error;
				resolve(undefined);
			})
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
		prepare,
		async run<Result>(task: unknown, mostCpuMs: number): Promise<TaskResult<Result>> {
			const thread = await take();
			const { worker } = thread;
			const before = await cpuMsOf(worker);
			if (!thread.isReady || !Number.isFinite(before)) throw busy();
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
			if (result === undefined && thread.fault && !isOfTask(thread.fault)) throw thread.fault;
			return { result, cpuMs };
		},
	};
}

/** Infinite where the thread has ended. */
async function cpuMsOf(worker: Worker): Promise<number> {
	const used = await worker.cpuUsage().catch(() => null);
	return used ? (used.user + used.system) / 1_000 : Number.POSITIVE_INFINITY;
}
