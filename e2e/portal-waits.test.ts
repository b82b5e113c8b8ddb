import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSampleAccounts } from './helpers/people/sample-accounts.ts';
import type { AccountKind } from './helpers/screen-states.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
let browserOf: Awaited<ReturnType<typeof createSampleAccounts>>;
beforeAll(async () => {
	site = await startSite();
	browserOf = await createSampleAccounts(site);
});
afterAll(() => site?.stop());

/** How long the server takes to answer each call, in milliseconds. */
const SLOW = 800;

/** The most that may move: the buttons of the header and the counts beside its links, which wait for the session. */
const HEADER = 0.005;

const screens: [AccountKind, path: string, words: string][] = [
	['student', '/account', 'Download my data'],
	['host', '/account', 'Download my data'],
	['student', '/saved', 'Nothing saved yet'],
	['student', '/saved/compare', 'There is too little to compare'],
	['student', '/account/applications', 'When you hear'],
	['student', '/account/profile', 'A CV of your own'],
	['student', '/account/profile/from-cv', 'Only what you accept is stored'],
	['student', '/account/alerts', 'No alerts yet'],
	['student', '/account/lists', 'You share no list'],
	['student', '/apply', 'Submit Application'],
	['student', '/apply?internship=unknown-intern', 'There is no such internship'],
	['host', '/employer-dashboard', 'Applications per week'],
	['host', '/employer-dashboard?tab=internships', 'Published'],
	['host', '/employer-dashboard?tab=applications', 'Choose all on this page'],
	['host', '/employer-dashboard/internships/new', 'Four steps, about ten minutes'],
	['host', '/employer-dashboard/internships/import', 'What goes in'],
	['host', '/employer-dashboard/connections', 'Make a key'],
	['host', '/employer-dashboard/colleagues', 'Who may do what'],
	['staff', '/staff', 'Sign-ups per week'],
	['staff', '/staff/employers', 'Waiting'],
];

/**
 * Opens a screen while the server is slow; records how far what is in view is moved.
 * @param waits before a call goes on
 */
async function openSlowly(
	kind: AccountKind,
	path: string,
	width: number,
	waits: () => Promise<unknown> = () => delay(SLOW),
) {
	const { page } = await site.visit('/cookies', {
		...browserOf(kind),
		viewport: { width, height: 844 },
	});
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
				shifts.push(entry.value);
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.route(/\/(api|rest\/v1|account\/data)(\/|\?|$)/, async (route) => {
		await waits();
		await route.continue();
	});
	await page.goto(site.url + path);
	return page;
}

describe.each([390, 1280])('at %i pixels, on a slow server,', (width) => {
	it.each(screens)(
		'for a %s nothing of %s but its header moves while it is loaded',
		async (kind, path, words) => {
			const page = await openSlowly(kind, path, width);
			await page.getByText(words).filter({ visible: true }).first().waitFor();
			const shifts = await page.evaluate(
				() =>
					new Promise<number[]>((resolve) =>
						requestAnimationFrame(() =>
							requestAnimationFrame(() =>
								resolve((window as unknown as { shifts: number[] }).shifts),
							),
						),
					),
			);
			await page.close();
			expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(HEADER);
		},
	);
});

it('the dashboard counts nothing before it knows the figures', async () => {
	const { promise: counted, resolve: goOn } = Promise.withResolvers<void>();
	const page = await openSlowly('host', '/employer-dashboard', 1280, () => counted);
	await page.getByText('Loading your dashboard…').waitFor();
	expect(
		await page
			.getByRole('main')
			.getByText(/^0$|Getting started|Needs you/)
			.count(),
	).toBe(0);
	goOn();
	await page.getByRole('heading', { name: 'Needs you' }).waitFor();
	// Once it is done, nobody is asked to get started.
	expect(await page.getByText('Getting started').count()).toBe(0);
	await page.close();
});
