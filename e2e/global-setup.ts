import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { prepareData } from '#test/servers/site-server.ts';
import { FAILURES, TRACES } from './helpers/failure-evidence.ts';
import { type ServerUnderTest, startLoggedServer } from './helpers/server/server.ts';
import { serviceKey } from './helpers/server/table-rows.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** A data directory to copy for a server of one's own. */
		preparedData: string;
		/** The site shared by all test files without an environment of their own. */
		sharedServer: Omit<ServerUnderTest, 'stop'>;
	}
}

/** Starts the servers that all test files share, and stops them at the end. */
export default async function setUp(project: TestProject) {
	for (const folder of [FAILURES, TRACES]) rmSync(folder, { recursive: true, force: true });
	const data = await prepareData();
	const { stop, ...server } = await startLoggedServer({ SECRET_KEY: serviceKey }, data);
	project.provide('preparedData', data);
	project.provide('sharedServer', server);
	return async () => {
		await stop();
		for (const folder of [data, TRACES]) await rm(folder, { recursive: true, force: true });
	};
}
