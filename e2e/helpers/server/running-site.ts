import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Mail } from '#server/mail/mail.ts';
import { caughtMails } from '#test/api-client.ts';
import type { ServerUnderTest } from './server.ts';

/** The built site, and a browser to use it with. */
export type RunningSite = {
	url: string;
	dataDir: string;
	logFile: string;
	/** The database that is not the embedded one, for its owner. */
	databaseUrl: string | undefined;
	/** For an operator's command beside it. */
	environment: Record<string, string>;
	/** A page of a new visitor, who has nothing stored. */
	newPage(options?: BrowserContextOptions): Promise<Page>;
	/** Such a page, at an address. What it logs as an error is in `problems`. */
	visit(path: string, options?: BrowserContextOptions): Promise<{ page: Page; problems: string[] }>;
	/** The newest mail to an address, with such a subject; waits for it up to thirty seconds. */
	mailTo(address: string, subject?: RegExp): Promise<Mail>;
	stop(): Promise<void>;
};

/**
 * @param contextFor a visitor's context
 * @returns a server and a browser as one; `stop` ends the server
 */
export function siteOf(
	{ url, dataDir, logFile, databaseUrl, project, stop }: ServerUnderTest,
	contextFor: (options?: BrowserContextOptions) => Promise<BrowserContext>,
): RunningSite {
	const newPage = async (options?: BrowserContextOptions) => {
		const page = await (await contextFor(options)).newPage();
		if (options?.viewport) await page.setViewportSize(options.viewport);
		return page;
	};
	return {
		url,
		dataDir,
		logFile,
		databaseUrl,
		environment: project?.environment ?? { DATA_DIR: dataDir },
		newPage,
		async visit(path, options) {
			const page = await newPage(options);
			const problems = problemsOf(page);
			await page.goto(url + path);
			return { page, problems };
		},
		mailTo: (address, subject) => mailTo(project?.mailbox ?? url, address, subject),
		stop,
	};
}

function problemsOf(page: Page): string[] {
	const problems: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') problems.push(message.text());
	});
	page.on('pageerror', (error) => problems.push(error.message));
	return problems;
}

async function mailTo(url: string, address: string, about = /(?:)/): Promise<Mail> {
	for (const end = Date.now() + 30_000; Date.now() < end; await sleep(100)) {
		const mail = (await caughtMails(url)).findLast(
			({ to, subject }) => to === address && about.test(subject),
		);
		if (mail) return mail;
	}
	throw new Error(`No mail to ${address}.`);
}
