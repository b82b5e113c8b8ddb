import { afterEach } from 'vitest';
import { dropEvidence, saveEvidence } from './helpers/failure-evidence.ts';
import { runningSites } from './helpers/site.ts';

afterEach(async ({ task }) => {
	for (const { browser, logFile } of runningSites) {
		const resources = { contexts: browser.contexts(), logFile };
		if (task.result?.state !== 'fail') await dropEvidence(resources);
		else
			console.error(
				`Trace, screenshots and log: ${await saveEvidence(`${task.file.name} ${task.name}`, resources)}`,
			);
	}
});
