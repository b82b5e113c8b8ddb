import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { startEvidence } from '#e2e/helpers/failure-evidence.ts';
import type { Mail } from '#server/mail/mail.ts';
import { type RunningSite, siteOf } from './running-site.ts';
import { startLoggedServer } from './server.ts';

export type { RunningSite } from './running-site.ts';

/** The sites that this file of tests uses now. */
export const runningSites = new Set<RunningSite>();

/**
 * @param env beyond what every test needs: a free port, no limits, little logging. Without it the
 *   site is the one that all such files share: whoever writes there takes addresses of their own.
 */
export async function startSite(env?: Record<string, string>): Promise<RunningSite> {
	const server = env
		? await startLoggedServer(env, inject('preparedData'))
		: { ...inject('sharedServer'), stop: async () => {} };
	const browser = await chromium.connect(inject('browser'));
	traceContexts(browser);
	const running = siteOf(server, browser);
	const site = {
		...running,
		async stop() {
			runningSites.delete(site);
			await running.stop();
		},
	};
	runningSites.add(site);
	return site;
}

/** The shared site for all tests of a file, which has it from its first test on. */
export function siteForAll(): RunningSite {
	const site = {} as RunningSite;
	beforeAll(async () => {
		Object.assign(site, await startSite());
	});
	afterAll(() => site.stop());
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

/** The first link to the site in a mail. */
export function linkIn({ text }: Mail): string {
	const link = /https?:\/\/127\.0\.0\.1:\d+\/\S+/.exec(text)?.[0];
	if (!link) throw new Error(`No link in: ${text}`);
	return link;
}
