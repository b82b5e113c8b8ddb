import type { Page } from 'playwright-core';

/** Slow 4G as Lighthouse has it, on a processor slowed four times. */
export async function slowDown(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 150,
		downloadThroughput: (1_638_400 / 8) * 0.9,
		uploadThroughput: (675_000 / 8) * 0.9,
	});
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
