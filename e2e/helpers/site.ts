import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { startEvidence } from './failure-evidence.ts';
import { startLoggedServer } from './server.ts';

export type CaughtMail = { to: string; subject: string; text: string; html: string };

/** The built site, and a browser to use it with. */
export type RunningSite = {
	url: string;
	dataDir: string;
	logFile: string;
	browser: Browser;
	/** A page of a new visitor, who has nothing stored. What it logs as an error is in `problems`. */
	visit(path: string, options?: BrowserContextOptions): Promise<{ page: Page; problems: string[] }>;
	/** The newest mail to an address, with such a subject; waits for it up to ten seconds. */
	mailTo(address: string, subject?: RegExp): Promise<CaughtMail>;
	stop(): Promise<void>;
};

/** The sites that this file of tests uses now. */
export const runningSites = new Set<RunningSite>();

/**
 * @param env beyond what every test needs: a free port, no limits, little logging. Without it the
 *   site is the one that all such files share: whoever writes there takes addresses of their own.
 */
export async function startSite(env?: Record<string, string>): Promise<RunningSite> {
	const server = env
		? await startLoggedServer(env)
		: { ...inject('sharedServer'), stop: async () => {} };
	const browser = await chromium.connect(inject('browser'));
	traceContexts(browser);
	const { url, dataDir, logFile } = server;
	const site: RunningSite = {
		url,
		dataDir,
		logFile,
		browser,
		visit: (path, options) => visit(browser, url + path, options),
		mailTo: (address, subject) => mailTo(url, address, subject),
		async stop() {
			runningSites.delete(site);
			await browser.close();
			await server.stop();
		},
	};
	runningSites.add(site);
	return site;
}

/** `newPage` makes its context by the same method. */
function traceContexts(browser: Browser): void {
	const newContext = browser.newContext.bind(browser);
	browser.newContext = async (options) => {
		const context = await newContext(options);
		await startEvidence(context);
		return context;
	};
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
	for (const end = Date.now() + 10_000; Date.now() < end; await sleep(100)) {
		const mails: CaughtMail[] = await (await fetch(`${url}/dev/mailbox.json`)).json();
		const mail = mails.findLast(({ to, subject }) => to === address && about.test(subject));
		if (mail) return mail;
	}
	throw new Error(`No mail to ${address}.`);
}

/** The first link to the site in a mail. */
export function linkIn({ text }: CaughtMail): string {
	const link = /https?:\/\/127\.0\.0\.1:\d+\/\S+/.exec(text)?.[0];
	if (!link) throw new Error(`No link in: ${text}`);
	return link;
}
