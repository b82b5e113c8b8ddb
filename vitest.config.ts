import { defineConfig } from 'vitest/config';

/** Tests that start a process, a database or a network server. */
const integration = ['{server,scripts}/**/*.integration.test.ts', '{supabase,test}/**/*.test.ts'];

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'unit',
					include: ['{app,content,schema,server,scripts}/**/*.test.ts'],
					exclude: integration,
					testTimeout: 10_000,
				},
			},
			{
				test: {
					name: 'integration',
					include: integration,
					globalSetup: ['test/servers/postgres-of-workers.ts'],
					// They wait more than they compute: more of them than processors.
					maxWorkers: 3,
					testTimeout: 60_000,
					hookTimeout: 60_000,
					sequence: { groupOrder: 1 },
				},
			},
			{
				test: {
					name: 'e2e',
					include: ['e2e/**/*.test.ts'],
					globalSetup: ['e2e/global-setup.ts'],
					setupFiles: ['e2e/setup.ts'],
					testTimeout: 60_000,
					hookTimeout: 90_000,
					expect: { poll: { timeout: 10_000 } },
					sequence: { groupOrder: 2 },
				},
			},
		],
		maxWorkers: 2,
	},
});
