import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from './helpers/browser.ts';
import { FAILURES } from './helpers/failure-evidence.ts';
import { type ServerUnderTest, startLoggedServer } from './helpers/server.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the browser listens. */
		browser: string;
		/** The site that all files share which need no environment of their own. */
		sharedServer: Omit<ServerUnderTest, 'stop'>;
	}
}

/** Starts what all files of tests share, and stops it after the last. */
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
