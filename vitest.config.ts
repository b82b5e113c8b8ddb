import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'unit',
					include: ['{app,content,schema,server,scripts,supabase,test}/**/*.test.ts'],
					testTimeout: 30_000,
					hookTimeout: 60_000,
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
					sequence: { groupOrder: 1 },
				},
			},
		],
		maxWorkers: 2,
	},
});
