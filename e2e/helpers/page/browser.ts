import { type Browser, chromium } from 'playwright-core';
import { TRACES } from '#e2e/helpers/failure-evidence.ts';
import { findBrowser } from '#scripts/run/browser.ts';

/**
 * A Chromium of this process. Most flags stop it from calling its maker's servers, which a closed network
 * answers with a flood of errors.
 * @throws where the machine has no Chromium
 */
export function launchBrowser(): Promise<Browser> {
	const executablePath = findBrowser();
	if (!executablePath) throw new Error('No browser: npm test installs one.');
	return chromium.launch({
		executablePath,
		tracesDir: TRACES,
		// Names of files have more than ASCII, which a Chromium without a language replaces.
		env: { ...process.env, LC_ALL: 'C.UTF-8' },
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
			// One process for all pages of a context, which compiles their scripts once.
			'--renderer-process-limit=1',
		],
	});
}
