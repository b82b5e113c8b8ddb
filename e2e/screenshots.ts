/**
 * `npm run screenshots`: the home page as a visitor sees it first, for README.md, into docs/screenshots. Run it after a
 * change of the look.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { launchBrowser } from './helpers/page/browser.ts';
import { hydrated } from './helpers/page/page-readers.ts';
import { siteOf } from './helpers/server/running-site.ts';
import { startLoggedServer } from './helpers/server/server.ts';

const folder = 'docs/screenshots';

mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
const site = siteOf(await startLoggedServer(), (options) => browser.newContext(options));
try {
	const { page } = await site.visit('/', {
		colorScheme: 'light',
		reducedMotion: 'reduce',
		viewport: { width: 1280, height: 900 },
		deviceScaleFactor: 0.75,
	});
	await hydrated(page);
	await page.waitForLoadState('networkidle');
	// WebP is a fifth of a PNG; Playwright itself does not write it.
	const devtools = await page.context().newCDPSession(page);
	const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 75 });
	writeFileSync(`${folder}/home-light.webp`, Buffer.from(data, 'base64'));
} finally {
	await browser.close();
	await site.stop();
}
