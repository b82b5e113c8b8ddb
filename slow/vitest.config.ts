import { defineConfig } from 'vitest/config';

/** `npm run test:slow`: needs browsers that a machine may not have, and minutes. `npm test` does not run it. */
export default defineConfig({
	test: {
		name: 'slow',
		include: ['slow/**/*.test.ts'],
		globalSetup: ['test/servers/run-folder.ts'],
		setupFiles: ['test/servers/no-postgres-left.ts'],
		testTimeout: 240_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 10_000 } },
		fileParallelism: false,
	},
});
