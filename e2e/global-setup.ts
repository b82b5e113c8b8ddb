import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { FAILURES } from './helpers/failure-evidence.ts';
import { launchBrowserServer } from './helpers/page/browser.ts';
import { type ServerUnderTest, startLoggedServer } from './helpers/server/server.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the browser listens. */
		browser: string;
		/** The site shared by all test files without an environment of their own. */
		sharedServer: Omit<ServerUnderTest, 'stop'>;
	}
}

/** Starts the servers that all test files share, and stops them at the end. */
export default async function setUp(project: TestProject) {
	rmSync(FAILURES, { recursive: true, force: true });
	const [browser, { stop, ...server }] = await Promise.all([
		launchBrowserServer(),
		startLoggedServer(),
	]);
	project.provide('browser', browser.wsEndpoint());
	project.provide('sharedServer', server);
	return async () => {
		await browser.close();
		await stop();
	};
}
