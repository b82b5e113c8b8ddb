import { type BrowserServer, chromium } from 'playwright-core';
import { findBrowser } from '#scripts/run/browser.ts';

/**
 * One Chromium for all files of tests; each connects to it. The flags stop it from calling its
 * maker's servers, which a closed network answers with a flood of errors.
 * @throws where the machine has no Chromium
 */
export function launchBrowserServer(): Promise<BrowserServer> {
	const executablePath = findBrowser();
	if (!executablePath) throw new Error('No browser: npm test installs one.');
	return chromium.launchServer({
		executablePath,
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
		],
	});
}
