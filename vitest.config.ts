import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'unit',
					// Real processes and browsers share two cores here: one bad moment is no fault.
					retry: 1,
					include: ['{app,content,schema,server,scripts,supabase,test}/**/*.test.ts'],
					testTimeout: 30_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: 'e2e',
					retry: 2,
					include: ['e2e/**/*.test.ts'],
					testTimeout: 60_000,
					hookTimeout: 90_000,
					expect: { poll: { timeout: 10_000 } },
					// One server and one browser at a time: they are what is measured and watched.
					fileParallelism: false,
					sequence: { groupOrder: 1 },
				},
			},
		],
		maxWorkers: 2,
	},
});
