import type { BrowserContext } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { dropEvidence, saveEvidence } from './helpers/failure-evidence.ts';
import { runningSites } from './helpers/server/site.ts';

/** Those of `beforeAll`, which the following tests use as well. */
let before: Set<BrowserContext>;

beforeEach(() => {
	before = new Set([...runningSites].flatMap(({ browser }) => browser.contexts()));
});

afterEach(async ({ task }) => {
	for (const { browser, logFile } of runningSites) {
		const contexts = browser.contexts();
		if (task.result?.state === 'fail') {
			const folder = await saveEvidence(`${task.file.name} ${task.name}`, { contexts, logFile });
			console.error(`Trace, screenshots and log: ${folder}`);
		}
		// Pages that stay open take memory, and processor time as long as anything moves on them.
		const ended = contexts.filter((context) => !before.has(context));
		await Promise.all(ended.map((context) => context.close()));
		if (task.result?.state !== 'fail')
			await dropEvidence(contexts.filter((context) => before.has(context)));
	}
});
