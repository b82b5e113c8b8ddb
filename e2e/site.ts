import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { startServer } from '#scripts/bench/site-server.ts';
import { findBrowser } from '#scripts/run/browser.ts';

export type CaughtMail = { to: string; subject: string; text: string; html: string };

/** The built site on a port and a data directory of its own, and a browser to use it with. */
export type RunningSite = {
	url: string;
	dataDir: string;
	browser: Browser;
	/** A page of a new visitor, who has nothing stored. What it logs as an error is in `problems`. */
	visit(path: string, options?: BrowserContextOptions): Promise<{ page: Page; problems: string[] }>;
	/** The newest mail to an address, with such a subject; waits for it up to ten seconds. */
	mailTo(address: string, subject?: RegExp): Promise<CaughtMail>;
	stop(): Promise<void>;
};

/** @param env beyond what every test needs: a free port, no limits, little logging */
export async function startSite(env: Record<string, string> = {}): Promise<RunningSite> {
	const { url, dataDir, stop } = await startServer(env);
	const browser = await launch();
	return {
		url,
		dataDir,
		browser,
		visit: (path, options) => visit(browser, url + path, options),
		mailTo: (address, subject) => mailTo(url, address, subject),
		async stop() {
			await browser.close();
			await stop();
		},
	};
}

/** The flags keep Chromium from calling home, which a closed network answers with a flood of errors. */
function launch(): Promise<Browser> {
	const executablePath = findBrowser();
	if (!executablePath) throw new Error('No browser: npm test installs one.');
	return chromium.launch({
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

async function visit(browser: Browser, url: string, options?: BrowserContextOptions) {
	const context = await browser.newContext(options);
	const page = await context.newPage();
	const problems: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') problems.push(message.text());
	});
	page.on('pageerror', (error) => problems.push(error.message));
	await page.goto(url);
	return { page, problems };
}

async function mailTo(url: string, address: string, about = /(?:)/): Promise<CaughtMail> {
	for (
		const end = Date.now() + 10_000;
		Date.now() < end;
		await new Promise((next) => setTimeout(next, 100))
	) {
		const mails: CaughtMail[] = await (await fetch(`${url}/dev/mailbox.json`)).json();
		const mail = mails.findLast(({ to, subject }) => to === address && about.test(subject));
		if (mail) return mail;
	}
	throw new Error(`No mail to ${address}.`);
}

/** The first address of ours in a mail. */
export function linkIn({ text }: CaughtMail): string {
	const link = /https?:\/\/127\.0\.0\.1:\d+\/\S+/.exec(text)?.[0];
	if (!link) throw new Error(`No link in: ${text}`);
	return link;
}
