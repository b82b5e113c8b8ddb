import type { Page } from 'playwright-core';

/** From the next document on, what moves in it is counted. */
export const countShifts = (page: Page) =>
	page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
				shifts.push(entry.value);
		}).observe({ type: 'layout-shift', buffered: true });
	});

/** How much has moved so far: the cumulative layout shift, without windows of time. */
export async function shiftOf(page: Page): Promise<number> {
	const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
	return shifts.reduce((sum, shift) => sum + shift, 0);
}
