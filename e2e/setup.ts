import type { BrowserContext } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { dropEvidence, saveEvidence } from './helpers/failure-evidence.ts';
import { runningSites } from './helpers/server/site.ts';

/** Those of `beforeAll`, which the following tests use as well. */
let before: Set<BrowserContext>;

beforeEach(() => {
	before = new Set([...runningSites].flatMap(({ contexts }) => [...contexts]));
});

afterEach(async ({ task }) => {
	for (const { contexts, logFile, release } of runningSites) {
		const all = [...contexts];
		if (task.result?.state === 'fail') {
			const folder = await saveEvidence(`${task.file.name} ${task.name}`, {
				contexts: all,
				logFile,
			});
			console.error(`Trace, screenshots and log: ${folder}`);
		}
		// Pages that stay open take memory, and processor time as long as anything moves on them.
		await Promise.all(all.filter((context) => !before.has(context)).map(release));
		if (task.result?.state !== 'fail')
			await dropEvidence(all.filter((context) => before.has(context)));
	}
});
