import type { Browser, Page } from 'playwright-core';
import { median } from './table.ts';

/* What a first tap takes until its effect is there, on slow and on fast 4G, with a processor slowed four times. */

const kbit = (kilobits: number) => (kilobits * 1000) / 8;
const lines = {
	'slow 4G': { latency: 562, downloadThroughput: kbit(1_440), uploadThroughput: kbit(675) },
	'fast 4G': { latency: 165, downloadThroughput: kbit(8_100), uploadThroughput: kbit(1_350) },
};
/** How long the page has been open before anything is touched, in seconds. */
const open = [3, 0];
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

type Tap = {
	path: string;
	viewport?: typeof phone;
	/** What is tapped or typed. */
	act: (page: Page, account: Account) => Promise<unknown>;
	/** An expression that the page evaluates in each frame: whether what it does is there. */
	effect: string;
};
type Account = { email: string; password: string };

const says = (selector: string, words: string) =>
	`[...document.querySelectorAll('${selector}')].some((one) => one.textContent.includes('${words}'))`;

const taps: Record<string, Tap> = {
	'heart on /internships': {
		path: '/internships',
		act: (page) => page.locator('main [data-save]').first().click({ noWaitAfter: true }),
		effect: `document.querySelector('main [data-save].saved')`,
	},
	'card of Leeds on /programs/uk-cities': {
		path: '/programs/uk-cities',
		act: (page) =>
			page
				.locator('#cities')
				.getByRole('button', { name: /^Leeds .* programs/ })
				.click({ noWaitAfter: true }),
		effect: says('main [role=status]', '27 programs available in Leeds'),
	},
	'filter Leeds on /internships': {
		path: '/internships',
		viewport: desk,
		act: (page) => page.locator('fieldset input[value=Leeds]').click({ noWaitAfter: true }),
		effect: says('h1', 'Leeds'),
	},
	'suggestions or results for "lee" on /internships': {
		path: '/internships',
		act: async (page) => {
			await page.locator('input[name=q]').focus();
			await page.keyboard.type('lee');
		},
		effect: `document.querySelector('[role=listbox] [role=option]') || ${says('h1', 'lee')}`,
	},
	'question on /resources/faqs': {
		path: '/resources/faqs',
		act: (page) => page.locator('main summary').first().click({ noWaitAfter: true }),
		effect: `document.querySelector('main details[open]')`,
	},
	"the newsletter's field": {
		path: '/internships',
		act: async (page) => {
			await page.getByLabel('Email for the newsletter').focus();
			await page.keyboard.type('a');
		},
		effect: `document.querySelector('form[action="/newsletter"] input[name=email]').value`,
	},
	'sign-in on /auth': {
		path: '/auth',
		act: async (page, { email, password }) => {
			const panel = page.getByRole('tabpanel').first();
			await panel.locator('[name=email]').fill(email);
			await panel.locator('[name=password]').fill(password);
			await panel.locator('[type=submit]').click({ noWaitAfter: true });
		},
		effect: `performance.getEntriesByType('resource').some(({ name }) => name.includes('auth/v1/token'))`,
	},
};

/**
 * Runs in the page: from the first press or key to the first frame with the effect, in milliseconds. What a test looks for
 * itself takes up to two seconds of a processor slowed four times.
 */
function measureTap(isThere: () => unknown) {
	const events = ['pointerdown', 'keydown'];
	window.tapped = new Promise((resolve) => {
		const begin = ({ timeStamp }: Event) => {
			for (const type of events) removeEventListener(type, begin, true);
			const look = () => {
				if (isThere()) resolve(Math.round(performance.now() - timeStamp));
				else requestAnimationFrame(look);
			};
			look();
		};
		for (const type of events) addEventListener(type, begin, true);
	});
}

declare global {
	interface Window {
		tapped?: Promise<number>;
	}
}

type Bytes = { before: number; after: number };

async function once(
	browser: Browser,
	site: string,
	{ path, viewport = phone, act, effect }: Tap,
	line: keyof typeof lines,
	seconds: number,
	account: Account,
): Promise<Bytes & { time: number }> {
	const context = await browser.newContext({ viewport, hasTouch: viewport === phone });
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', { offline: false, ...lines[line] });
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	const bytes = { before: 0, after: 0 };
	let isTouched = false;
	devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
		bytes[isTouched ? 'after' : 'before'] += encodedDataLength;
	});
	await page.addInitScript({ content: `(${measureTap})(() => ${effect})` });
	await page.goto(site + path);
	await page.waitForTimeout(seconds * 1_000);
	isTouched = true;
	await act(page, account);
	const time = (await page.evaluate(() => window.tapped)) ?? Number.NaN;
	await context.close();
	return { ...bytes, time };
}

/**
 * Prints a row for each tap and site as soon as it is measured: the median and the worst in milliseconds, and the kilobytes
 * before the tap and after it.
 * @param sites addresses of running sites by their names: each tap is made on all of them in turn
 * @param wanted part of the names of the taps that are made
 */
export async function printTaps(
	browser: Browser,
	sites: Record<string, string>,
	account: Account,
	runs: number,
	wanted = '',
): Promise<void> {
	const chosen = Object.entries(taps).filter(([name]) => name.includes(wanted));
	for (const line of Object.keys(lines) as (keyof typeof lines)[])
		for (const seconds of open)
			for (const [name, tap] of chosen) {
				const results = Object.keys(sites).map((): (Bytes & { time: number })[] => []);
				for (let run = 0; run < runs; run += 1)
					for (const [place, url] of Object.values(sites).entries())
						results[place]?.push(await once(browser, url, tap, line, seconds, account));
				for (const [place, site] of Object.keys(sites).entries()) {
					const all = results[place] ?? [];
					const times = all.map(({ time }) => time);
					const kilobytes = (kind: keyof Bytes) =>
						(median(all.map((one) => one[kind])) / 1_000).toFixed(1);
					console.log(
						[
							`${line}, open for ${seconds} s, ${name}, ${site}:`,
							`${median(times)} (${Math.max(...times)}) ms,`,
							`${kilobytes('before')} + ${kilobytes('after')} kB`,
						].join(' '),
					);
				}
			}
}
