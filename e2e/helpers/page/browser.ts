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
