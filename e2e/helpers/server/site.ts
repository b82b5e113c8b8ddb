import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from '#e2e/helpers/page/browser.ts';
import { type ContextPool, poolContexts } from '#e2e/helpers/page/context-pool.ts';
import type { Mail } from '#server/mail/mail.ts';
import { type RunningSite, siteOf } from './running-site.ts';
import { startLoggedServer } from './server.ts';

export type { RunningSite } from './running-site.ts';

/** A site as a file of tests uses it. */
export type SiteUnderTest = RunningSite & {
	/** What is open there. */
	contexts: Set<BrowserContext>;
	/** A context that no other test has used or will use. */
	newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
	release(context: BrowserContext): Promise<void>;
};

/** The sites that this file of tests uses now. */
export const runningSites = new Set<SiteUnderTest>();

/** Those of this worker's browser, for all of its files. It ends with the worker. */
let pool: Promise<ContextPool> | undefined;
const contextPool = () => {
	pool ??= launchBrowser().then(poolContexts);
	return pool;
};

/**
 * @param env beyond what every test needs: a free port, no limits, little logging. Without it the
 *   site is the one that all such files share: a test that writes there takes addresses of its own.
 * @param folder of the site with its build; ours by default
 */
export async function startSite(
	env?: Record<string, string>,
	folder?: string,
): Promise<SiteUnderTest> {
	const [{ fresh, take, release }, server] = await Promise.all([
		contextPool(),
		env
			? startLoggedServer(env, inject('preparedData'), folder)
			: { ...inject('sharedServer'), stop: async () => {} },
	]);
	const contexts = new Set<BrowserContext>();
	const open = async (opening: Promise<BrowserContext>) => {
		const context = await opening;
		contexts.add(context);
		return context;
	};
	const site: SiteUnderTest = {
		...siteOf(server, (options) => open(take(server.url, options))),
		contexts,
		async newContext(options) {
			const context = await open(fresh(options));
			return context.once('close', () => contexts.delete(context));
		},
		async release(context) {
			contexts.delete(context);
			await release(context);
		},
		async stop() {
			runningSites.delete(site);
			await Promise.all([...contexts].map(site.release));
			await server.stop();
		},
	};
	runningSites.add(site);
	return site;
}

/** The shared site for all tests of a file, which has it from its first test on. */
export function siteForAll(): SiteUnderTest {
	const site = {} as SiteUnderTest;
	beforeAll(async () => {
		Object.assign(site, await startSite());
	});
	afterAll(() => site.stop());
	return site;
}

/** The first link to the site in a mail. */
export function linkIn({ text }: Mail): string {
	const link = /https?:\/\/127\.0\.0\.1:\d+\/\S+/.exec(text)?.[0];
	if (!link) throw new Error(`No link in: ${text}`);
	return link;
}
