import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

/** Where a failed test leaves its traces, screenshots and the server's log. */
export const FAILURES = join('.cache', 'failed-browser-tests');
/** Where the traces of running tests are written, to be deleted at the end. */
export const TRACES = join('.cache', 'browser-traces');

/** What was open during a test. */
export type TestResources = { contexts: BrowserContext[]; logFile: string };

/** Call for each new context: everything is traced until `saveEvidence` or `dropEvidence`. */
export async function startEvidence(context: BrowserContext): Promise<void> {
	await context.tracing.start({ title: 'browser test' });
	await context.tracing.startChunk();
}

/** After a passed test: deletes its trace and starts a new one for contexts that stay open. */
export async function dropEvidence(contexts: BrowserContext[]): Promise<void> {
	for (const { tracing } of contexts) {
		await tracing.stopChunk();
		await tracing.startChunk();
	}
}

/** @returns the folder with the evidence of a test that failed */
export async function saveEvidence(name: string, resources: TestResources): Promise<string> {
	const folder = join(FAILURES, name.replaceAll(/[^\p{L}\d.]+/gu, '-').slice(0, 150));
	mkdirSync(folder, { recursive: true });
	copyFileSync(resources.logFile, join(folder, 'server.log'));
	for (const [index, context] of resources.contexts.entries()) {
		const pages = context.pages().filter((page) => page.url() !== 'about:blank');
		for (const [number, page] of pages.entries())
			await picture(page, join(folder, `context-${index}-page-${number}.png`));
		await context.tracing.stopChunk({ path: join(folder, `context-${index}-trace.zip`) });
		await context.tracing.startChunk();
	}
	return folder;
}

/** A page that hangs cannot be captured; its trace is still saved. */
async function picture(page: Page, path: string): Promise<void> {
	await page
		.screenshot({ path, timeout: 5_000 })
		.catch((error: Error) => console.error(`No screenshot of ${page.url()}: ${error.message}`));
}
