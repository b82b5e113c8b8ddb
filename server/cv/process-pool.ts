import { fork } from 'node:child_process';
import { busy } from '#server/http/api-error.ts';
import { LONGEST_RUN_MS, type Options, type Pool, type TaskResult } from './worker-pool.ts';

/** That its threads start, or a task under the number with which it is answered. */
export type SentTask = 'prepare' | { number: number; task: unknown; mostCpuMs: number };

/** What the process says: that it runs, then the end of each task. `fault` is what the code of a thread has thrown. */
export type SentAnswer =
	| 'ready'
	| ({ number: number } & (
			| { done: TaskResult<unknown> }
			| { busy: true }
			| { fault: Pick<Error, 'name' | 'message' | 'stack'> }
	  ));

type Ending = (answer: Exclude<SentAnswer, 'ready'> | null) => void;
type Running = {
	send(task: SentTask): void;
	kill(): void;
	isReady: boolean;
	waiting: Map<number, Ending>;
};

/**
 * The same threads in a process of their own, for files which may have been made to harm their reader: where a thread needs more
 * memory at once than it may have, Node ends its whole process. A task that ends the process has no result, nor have those of its
 * other threads, and the next task starts another process.
 */
export function processPool(file: URL, options: Options): Pool {
	let running: Running | undefined;
	let tasks = 0;

	const start = (): Running => {
		const child = fork(
			new URL('./pool-process.ts', import.meta.url),
			[file.href, JSON.stringify(options)],
			{
				// A flag for the memory of this process would be that of its threads, and it needs no secret of ours.
				execArgv: [],
				env: { MALLOC_ARENA_MAX: '2' },
				serialization: 'advanced',
				// What Node says of its end.
				stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
			},
		);
		// It does not keep the process from ending.
		child.unref();
		child.channel?.unref();
		const waiting: Running['waiting'] = new Map();
		const here: Running = {
			isReady: false,
			waiting,
			kill: () => void child.kill('SIGKILL'),
			send: (task) => void child.send(task, (error) => error && ended()),
		};
		const ended = () => {
			if (running === here) running = undefined;
			for (const end of waiting.values()) end(null);
		};
		child
			.on('message', (answer: SentAnswer) => {
				if (answer === 'ready') here.isReady = true;
				else waiting.get(answer.number)?.(answer);
			})
			.on('exit', ended)
			.on('error', ended);
		return here;
	};
	const started = () => {
		running ??= start();
		return running;
	};

	return {
		prepare: () => started().send('prepare'),
		async run<Result>(task: unknown, mostCpuMs: number): Promise<TaskResult<Result>> {
			const process = started();
			tasks += 1;
			const number = tasks;
			const { promise, resolve } = Promise.withResolvers<Parameters<Ending>[0]>();
			process.waiting.set(number, (answer) => {
				process.waiting.delete(number);
				resolve(answer);
			});
			process.send({ number, task, mostCpuMs });
			const timer = setTimeout(process.kill, LONGEST_RUN_MS);
			const answer = await promise;
			clearTimeout(timer);
			if (answer === null && process.isReady)
				return { result: undefined, cpuMs: Number.POSITIVE_INFINITY };
			if (answer === null || 'busy' in answer) throw busy();
			if ('fault' in answer) throw Object.assign(new Error(answer.fault.message), answer.fault);
			return answer.done as TaskResult<Result>;
		},
	};
}
