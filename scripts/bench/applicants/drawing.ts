import type { Browser, BrowserContext, Page } from 'playwright-core';
import { SESSION_KEY } from '#app/lib/calls/stored-session.ts';
import { median } from '#scripts/bench/table.ts';

/** What is looked for in a page: where it is opened, and what its first row is. */
export type Screen = { path: string; row: string; call: string };

/** Milliseconds since the page was asked for. */
type Marks = Partial<
	Record<'painted' | 'scripts' | 'hydrated' | 'asked' | 'answered' | 'drawn' | 'still', number>
>;

declare global {
	interface Window {
		marks: Marks;
	}
}

/**
 * Runs in the page before its own scripts: what a test looks for itself takes seconds of a processor slowed four times. What is
 * drawn counts once the browser has painted it.
 */
function watch({ row }: Screen) {
	window.marks = {};
	const { marks } = window;
	const afterPaint = (done: (now: number) => void) =>
		requestAnimationFrame(() => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => done(performance.now());
			port2.postMessage(null);
		});
	new MutationObserver(() => {
		if (!marks.hydrated && document.documentElement?.hasAttribute('data-hydrated'))
			marks.hydrated = performance.now();
		if (!document.querySelector(row)) return;
		if (marks.drawn === undefined) {
			marks.drawn = 0;
			afterPaint((now) => (marks.drawn = now));
		}
		afterPaint((now) => (marks.still = now));
	}).observe(document, { childList: true, subtree: true, attributeFilter: ['data-hydrated'] });
}

/** Runs in the page once the screen is still. */
function readMarks(call: string): Marks {
	const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
	const [paint] = performance.getEntriesByName('first-contentful-paint');
	// The server makes it itself where it draws the screen first.
	const answer = entries.find(({ name }) =>
		['/api/first-screen', call].includes(new URL(name).pathname),
	);
	const before = entries.filter(
		({ name, responseEnd }) => name.endsWith('.js') && responseEnd < (window.marks.drawn ?? 0),
	);
	return {
		...window.marks,
		painted: paint?.startTime ?? Number.NaN,
		scripts: Math.max(...before.map(({ responseEnd }) => responseEnd)),
		asked: answer?.startTime ?? Number.NaN,
		answered: answer?.responseEnd ?? Number.NaN,
	};
}

const QUIET_MS = 700;
const LONGEST_MS = 120_000;

async function visit(page: Page, url: string, screen: Screen): Promise<Marks> {
	// The page before would be laid out once more as it is left.
	await page.goto('about:blank');
	await page.goto(url + screen.path, { waitUntil: 'commit' });
	await page.waitForFunction(
		(quiet) => window.marks?.drawn && performance.now() - (window.marks.still ?? 0) > quiet,
		QUIET_MS,
		{ polling: 200, timeout: LONGEST_MS },
	);
	return page.evaluate(readMarks, screen.call);
}

const SLOWED = 4;

async function newPage(context: BrowserContext, screen: Screen): Promise<Page> {
	const page = await context.newPage();
	await page.addInitScript(watch, screen);
	const devtools = await context.newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
	return page;
}

const contextOf = (browser: Browser, url: string, session: unknown) =>
	browser.newContext({
		viewport: { width: 1280, height: 900 },
		storageState: {
			cookies: [],
			origins: [
				{ origin: url, localStorage: [{ name: SESSION_KEY, value: JSON.stringify(session) }] },
			],
		},
	});

type OpenPage = { url: string; session: unknown };

/** The first visit of a browser, which has nothing of the site. */
export async function drawnCold(browser: Browser, { url, session }: OpenPage, screen: Screen) {
	const context = await contextOf(browser, url, session);
	try {
		return await visit(await newPage(context, screen), url, screen);
	} finally {
		await context.close();
	}
}

/** Visits of a browser that has been there three times: from then on it has the scripts compiled. */
export async function warmVisitor(browser: Browser, { url, session }: OpenPage, screen: Screen) {
	const context = await contextOf(browser, url, session);
	const page = await newPage(context, screen);
	for (let count = 0; count < 3; count += 1) await visit(page, url, screen);
	return { visit: () => visit(page, url, screen), close: () => context.close() };
}

const steps: [keyof Marks, string][] = [
	['painted', 'first paint'],
	['hydrated', 'hydrated'],
	['asked', 'call sent'],
	['answered', 'call answered'],
	['scripts', 'last script there'],
	['drawn', 'first row drawn'],
	['still', 'all drawn'],
];

/** Medians of the steps, with the worst of the last two. */
export const steppedThrough = (visits: Marks[]) =>
	Object.fromEntries(
		steps.map(([mark, words]) => {
			const times = visits.map((one) => Math.round(one[mark] ?? Number.NaN));
			const worst = mark === 'drawn' || mark === 'still' ? ` (${Math.max(...times)})` : '';
			return [words, `${median(times)}${worst}`];
		}),
	);
