import type {
	Browser,
	BrowserContext,
	BrowserContextOptions,
	CDPSession,
	Page,
} from 'playwright-core';
import { startEvidence } from '#e2e/helpers/failure-evidence.ts';

/**
 * Contexts that tests use one after another: a new one would start a process and compile every script again, which
 * takes longer than most tests. What a context has stored goes in between; its HTTP cache stays.
 */
export type ContextPool = {
	/**
	 * A context with nothing stored but `storageState`. Its first page, an empty one, has to stay open.
	 * @param origin what it will visit, and perhaps has visited
	 * @param options of the context; the size of a page is its own, as each context costs a process
	 */
	take(origin: string, options?: BrowserContextOptions): Promise<BrowserContext>;
	/** A context for what cannot be undone: a clock, or a script or function in every page. */
	fresh(options?: BrowserContextOptions): Promise<BrowserContext>;
	/** Ends the use of a context, and closes one that was fresh. */
	release(context: BrowserContext): Promise<void>;
};

/**
 * Closes a tab. One that is closed while it opens a page with a process of its own, such as the sign-in, may never answer:
 * so that page is left first, or waited for.
 */
async function leaveAndClose(page: Page): Promise<void> {
	await page.goto('about:blank').catch(() => page.waitForLoadState());
	await page.close();
}

export function poolContexts(browser: Browser): ContextPool {
	/** Those that no test uses, by their options. */
	const free = new Map<string, BrowserContext[]>();
	/** The options of all. */
	const optionsOf = new WeakMap<BrowserContext, string>();
	const devtools = new WeakMap<BrowserContext, CDPSession>();

	// What moves is drawn sixty times a second, without a graphics card: a fifteenth of all time of the processors.
	const usual = { reducedMotion: 'reduce' } as const;

	async function fresh(options?: BrowserContextOptions) {
		const context = await browser.newContext({ ...usual, ...options });
		await startEvidence(context);
		return context;
	}

	async function another(key: string, options: BrowserContextOptions) {
		const context = await fresh(options);
		optionsOf.set(context, key);
		// Without a page the process would end.
		devtools.set(context, await context.newCDPSession(await context.newPage()));
		return context;
	}

	/** Takes a tenth of the time of `setStorageState`, which opens a page. */
	const forget = (context: BrowserContext, origin: string) =>
		devtools
			.get(context)
			?.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });

	return {
		fresh,
		async take(origin, { storageState, viewport: _ofPage, ...asked } = {}) {
			const options = { ...usual, ...asked };
			const key = JSON.stringify(options);
			const used = free.get(key)?.pop();
			await used?.tracing.startChunk();
			const context = used ?? (await another(key, options));
			if (storageState) await context.setStorageState(storageState);
			else await forget(context, origin);
			return context;
		},
		async release(context) {
			const key = optionsOf.get(context);
			if (key === undefined) return context.close();
			await context.tracing.stopChunk();
			const [, ...pages] = context.pages();
			await Promise.all(pages.map(leaveAndClose));
			await context.unrouteAll({ behavior: 'ignoreErrors' });
			await context.setOffline(false);
			free.set(key, [...(free.get(key) ?? []), context]);
		},
	};
}
