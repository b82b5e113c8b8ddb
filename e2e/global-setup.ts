import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { prepareData } from '#test/servers/site-server.ts';
import { FAILURES } from './helpers/failure-evidence.ts';
import { launchBrowserServer } from './helpers/page/browser.ts';
import { type ServerUnderTest, startLoggedServer } from './helpers/server/server.ts';
import { serviceKey } from './helpers/server/table-rows.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the browser listens. */
		browser: string;
		/** A data directory to copy for a server of one's own. */
		preparedData: string;
		/** The site shared by all test files without an environment of their own. */
		sharedServer: Omit<ServerUnderTest, 'stop'>;
	}
}

/** Starts the servers that all test files share, and stops them at the end. */
export default async function setUp(project: TestProject) {
	rmSync(FAILURES, { recursive: true, force: true });
	const [browser, data] = await Promise.all([launchBrowserServer(), prepareData()]);
	const { stop, ...server } = await startLoggedServer({ SECRET_KEY: serviceKey }, data);
	project.provide('browser', browser.wsEndpoint());
	project.provide('preparedData', data);
	project.provide('sharedServer', server);
	return async () => {
		await browser.close();
		await stop();
		await rm(data, { recursive: true, force: true });
	};
}
