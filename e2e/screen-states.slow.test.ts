import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { hydrated } from './helpers/page/page-readers.ts';
import { doubleText, textOverflowIn } from './helpers/page/text-overflow.ts';
import { createSampleAccounts } from './helpers/people/sample-accounts.ts';
import { closedInternships, type State, states } from './helpers/screen-states.ts';
import { publish } from './helpers/server/alerts.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
let browserOf: Awaited<ReturnType<typeof createSampleAccounts>>;
beforeAll(async () => {
	site = await startSite();
	browserOf = await createSampleAccounts(site);
	const today = londonDay(new Date());
	for (const [slug, days] of Object.entries(closedInternships))
		await publish(site, slug, { deadline: daysAfter(today, -days) });
});
afterAll(() => site.stop());

const desk = { width: 1280, height: 900 };
const phone = { width: 375, height: 800 };
const narrow = { width: 320, height: 700 };

/** A page in a state: wide and light, or as narrow as the state asks for. */
async function inState({ path, account, only, before, enter }: State): Promise<Page> {
	const page = await site.newPage({
		...browserOf(account),
		viewport: only === 'phone' ? phone : desk,
	});
	await before?.(page);
	await page.goto(site.url + path);
	if (!before && !path.startsWith('/dev/')) await hydrated(page);
	await enter(page);
	return page;
}

describe.each(states)('$name', (state) => {
	it('has no fault that axe knows, wide and narrow, light and dark, and gives way to large text', async () => {
		const page = await inState(state);
		const byScheme: Record<string, unknown> = { light: await axeFaults(page) };
		await page.emulateMedia({ colorScheme: 'dark' });
		if (state.only !== 'desk') await page.setViewportSize(phone);
		byScheme.dark = await axeFaults(page);
		if (state.only !== 'desk') {
			await page.setViewportSize(narrow);
			byScheme.narrow = await textOverflowIn(page);
			await page.setViewportSize(phone);
			await doubleText(page);
			byScheme.largeOnPhone = await textOverflowIn(page);
			await page.setViewportSize(narrow);
			byScheme.largeAndNarrow = await textOverflowIn(page);
		}
		if (state.only !== 'phone') {
			await page.setViewportSize(desk);
			await doubleText(page);
			byScheme.large = await textOverflowIn(page);
		}
		await page.close();
		expect(Object.entries(byScheme).filter(([, faults]) => String(faults) !== '')).toEqual([]);
	});
});
