import type { Page } from 'playwright-core';

/** Simulates a slow connection: delays the calls to a path until `release`, and counts them. */
export async function delayCalls(page: Page, path: string) {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	const calls = { count: 0, release };
	await page.route(`**${path}*`, async (route) => {
		calls.count += 1;
		await released;
		await route.continue();
	});
	return calls;
}
