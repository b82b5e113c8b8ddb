/** The process whose threads read files which may have been made to harm their reader (process-pool.ts). */
import { writeFileSync } from 'node:fs';
import { ApiError } from '#server/http/api-error.ts';
import type { SentAnswer, SentTask } from './process-pool.ts';
import { workerPool } from './worker-pool.ts';

try {
	// Where the machine has too little memory, Linux ends this process and not the server.
	writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
	// Other systems have no such file.
}
// Ctrl-C reaches it, too: it ends after the server, which may wait for its answers.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

const [file = '', options = ''] = process.argv.slice(2);
const pool = workerPool(new URL(file), JSON.parse(options));

const say = (answer: SentAnswer) => process.send?.(answer);

process.on('message', async (sent: SentTask) => {
	if (sent === 'prepare') return pool.prepare();
	const { number, task, mostCpuMs } = sent;
	try {
		say({ number, done: await pool.run(task, mostCpuMs) });
	} catch (error) {
		if (error instanceof ApiError) return say({ number, busy: true });
		const { name, message, stack } = error as Error;
		say({ number, fault: { name, message, ...(stack && { stack }) } });
	}
});
say('ready');
