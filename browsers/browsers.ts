import { byPuppeteer } from './puppeteer.ts';
import type { Browser } from './tab.ts';
import { webkit } from './webkit.ts';

/** How each browser is started. Each throws where it is not installed. */
export const browsers: Record<string, () => Promise<Browser>> = {
	Chromium: () => byPuppeteer('Chromium'),
	Firefox: () => byPuppeteer('Firefox'),
	WebKit: webkit,
};
