import { type Browser, chromium } from 'playwright-core';
import { TRACES } from '#e2e/helpers/failure-evidence.ts';
import { browserFlags, findBrowser } from '#scripts/run/browser.ts';

/** A Chromium of this process. @throws where the machine has none */
export function launchBrowser(): Promise<Browser> {
	const executablePath = findBrowser();
	if (!executablePath) throw new Error('No browser: npm test installs one.');
	return chromium.launch({
		executablePath,
		tracesDir: TRACES,
		// Names of files have more than ASCII, which a Chromium without a language replaces.
		env: { ...process.env, LC_ALL: 'C.UTF-8' },
		args: [
			...browserFlags,
			// One process for all pages of a context, which compiles their scripts once.
			'--renderer-process-limit=1',
		],
	});
}
