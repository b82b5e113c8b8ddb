import { afterEach } from 'vitest';
import { dropEvidence, saveEvidence } from './evidence.ts';
import { runningSites } from './site.ts';

afterEach(async ({ task }) => {
	for (const { browser, logFile } of runningSites) {
		const surroundings = { contexts: browser.contexts(), logFile };
		if (task.result?.state !== 'fail') await dropEvidence(surroundings);
		else
			console.error(
				`Trace, screenshots and log: ${await saveEvidence(`${task.file.name} ${task.name}`, surroundings)}`,
			);
	}
});
