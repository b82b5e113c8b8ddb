import { defineConfig } from 'vitest/config';

/** Tests that start a process, a database or a network server. */
const integration = ['{server,scripts}/**/*.integration.test.ts', '{supabase,test}/**/*.test.ts'];

/** Tests for `npm run test:slow`, which runs them with `--mode slow`. */
const SLOW = '**/*.slow.test.ts';

/** Tests that need supabase/auth and PostgREST, for `npm run test:hosted` only. */
const withRealParts = '**/*.real.test.ts';

/**
 * The files of a worker share its modules, which take longer to load than most tests. A file therefore stops what it
 * starts, and leaves nothing in a module.
 */
const shared = { isolate: false };

/**
 * Servers and browsers wait more than they compute: more of them than processors, and the files of both projects in one queue, as
 * the last files of each would leave a processor without work.
 */
const together = { maxWorkers: 4, sequence: { groupOrder: 1 } };

/** Which files of a project run: those that are not slow, with `--mode slow` the slow ones, with `--mode hosted` all. */
function filesIn(mode: string, quick: string[]) {
	const slow = quick.map((name) => name.replace(/(\.integration)?\.test\.ts$/, '.slow.test.ts'));
	const exclude = ['**/node_modules/**'];
	if (mode === 'hosted') return { include: [...quick, ...slow], exclude };
	exclude.push(withRealParts);
	if (mode === 'slow') return { include: slow, exclude };
	return { include: quick, exclude: [...exclude, SLOW] };
}

export default defineConfig(({ mode }) => ({
	test: {
		globalSetup: ['test/servers/run-folder.ts'],
		projects: [
			{
				test: {
					...shared,
					name: 'unit',
					include: mode === 'slow' ? [] : ['{app,content,schema,server,scripts}/**/*.test.ts'],
					exclude: [...integration, SLOW, '**/node_modules/**'],
					testTimeout: 30_000,
					expect: { poll: { timeout: 20_000 } },
				},
			},
			{
				test: {
					...shared,
					name: 'integration',
					...filesIn(mode, integration),
					globalSetup: ['test/servers/postgres-of-workers.ts'],
					setupFiles: ['test/servers/no-postgres-left.ts'],
					...together,
					testTimeout: 180_000,
					hookTimeout: 180_000,
					expect: { poll: { timeout: 30_000 } },
				},
			},
			{
				test: {
					...shared,
					name: 'e2e',
					...filesIn(mode, ['e2e/**/*.test.ts']),
					globalSetup: ['e2e/global-setup.ts'],
					setupFiles: ['test/servers/no-postgres-left.ts', 'e2e/setup.ts'],
					// For what hangs: a busy machine takes five times as long as a quiet one. With real parts each server has a
					// project of its own, and each mail a way through a mail server.
					testTimeout: mode === 'hosted' ? 240_000 : 180_000,
					hookTimeout: 180_000,
					expect: { poll: { timeout: 30_000 } },
					...(mode === 'hosted' ? { maxWorkers: 1, sequence: { groupOrder: 2 } } : together),
				},
			},
			{
				test: {
					name: 'browsers',
					...filesIn(mode, ['browsers/**/*.test.ts']),
					setupFiles: ['test/servers/no-postgres-left.ts'],
					testTimeout: 240_000,
					hookTimeout: 120_000,
					expect: { poll: { timeout: 10_000 } },
					maxWorkers: 1,
					sequence: { groupOrder: 3 },
				},
			},
		],
		maxWorkers: 2,
	},
}));
