/**
 * `npm run screenshots`: the ten most important screens as a visitor sees them first, light and dark,
 * into docs/screenshots. Run it after a change of the look.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { launchBrowser } from './helpers/page/browser.ts';
import { hydrated } from './helpers/page/page-readers.ts';
import { createSampleAccounts } from './helpers/people/sample-accounts.ts';
import type { AccountKind } from './helpers/screen-states.ts';
import { siteOf } from './helpers/server/running-site.ts';
import { startLoggedServer } from './helpers/server/server.ts';

const folder = 'docs/screenshots';
const screens: { name: string; path: string; account?: AccountKind }[] = [
	{ name: 'home', path: '/' },
	{ name: 'programs', path: '/programs' },
	{ name: 'program', path: '/programs/1' },
	{ name: 'uk-cities', path: '/programs/uk-cities?city=leeds#cities' },
	{ name: 'international', path: '/programs/international' },
	{ name: 'govt-initiatives', path: '/govt-initiatives' },
	{ name: 'about', path: '/about' },
	{ name: 'auth', path: '/auth' },
	{ name: 'apply', path: '/apply?type=london', account: 'student' },
	{ name: 'employer-dashboard', path: '/employer-dashboard', account: 'employer' },
];

mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
const site = siteOf(await startLoggedServer(), (options) => browser.newContext(options));
try {
	const browserOf = await createSampleAccounts(site);
	for (const colorScheme of ['light', 'dark'] as const) {
		for (const { name, path, account } of screens) {
			const { page } = await site.visit(path, {
				...browserOf(account),
				colorScheme,
				reducedMotion: 'reduce',
				viewport: { width: 1280, height: 900 },
				deviceScaleFactor: 0.75,
			});
			await hydrated(page);
			await page.waitForLoadState('networkidle');
			// WebP is a fifth of a PNG; Playwright itself does not write it.
			const devtools = await page.context().newCDPSession(page);
			const { data } = await devtools.send('Page.captureScreenshot', {
				format: 'webp',
				quality: 75,
			});
			writeFileSync(`${folder}/${name}-${colorScheme}.webp`, Buffer.from(data, 'base64'));
			await page.context().close();
		}
	}
} finally {
	await browser.close();
	await site.stop();
}
