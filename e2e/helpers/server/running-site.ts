import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Mail } from '#server/mail/mail.ts';
import { caughtMails } from '#test/api-client.ts';
import type { ServerUnderTest } from './server.ts';

/** The built site, and a browser to use it with. */
export type RunningSite = {
	url: string;
	dataDir: string;
	logFile: string;
	browser: Browser;
	/** A page of a new visitor, who has nothing stored. What it logs as an error is in `problems`. */
	visit(path: string, options?: BrowserContextOptions): Promise<{ page: Page; problems: string[] }>;
	/** The newest mail to an address, with such a subject; waits for it up to ten seconds. */
	mailTo(address: string, subject?: RegExp): Promise<Mail>;
	stop(): Promise<void>;
};

/** @returns a server and a browser as one; `stop` ends both */
export function siteOf(server: ServerUnderTest, browser: Browser): RunningSite {
	const { url, dataDir, logFile } = server;
	return {
		url,
		dataDir,
		logFile,
		browser,
		visit: (path, options) => visit(browser, url + path, options),
		mailTo: (address, subject) => mailTo(url, address, subject),
		async stop() {
			await browser.close();
			await server.stop();
		},
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

async function mailTo(url: string, address: string, about = /(?:)/): Promise<Mail> {
	for (const end = Date.now() + 10_000; Date.now() < end; await sleep(100)) {
		const mail = (await caughtMails(url)).findLast(
			({ to, subject }) => to === address && about.test(subject),
		);
		if (mail) return mail;
	}
	throw new Error(`No mail to ${address}.`);
}
