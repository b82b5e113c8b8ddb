import { beforeAll, expect, it } from 'vitest';
import { hydrated } from './helpers/page/page-readers.ts';
import { createSampleAccounts } from './helpers/people/sample-accounts.ts';
import type { AccountKind } from './helpers/screen-states.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();
let browserOf: Awaited<ReturnType<typeof createSampleAccounts>>;
beforeAll(async () => {
	browserOf = await createSampleAccounts(site);
});

/** An answer with something in the first entry of a list that nothing can be drawn from. */
function breakFirst(answer: unknown): unknown {
	if (Array.isArray(answer) && answer.length > 0) {
		const [first, ...others] = answer;
		return [{ ...first, title: {}, name: {}, company_name: {}, program_name: {} }, ...others];
	}
	if (typeof answer !== 'object' || answer === null) return answer;
	return Object.fromEntries(
		Object.entries(answer).map(([key, value]) => [
			key,
			/^(items|internships|drafts)$/.test(key) ? breakFirst(value) : value,
		]),
	);
}

it.each<[AccountKind, path: string, calls: RegExp, remains: string]>([
	['student', '/account/applications', /\/api\/applications(\?|$)/, 'Your applications'],
	['student', '/account', /\/api\/applications(\?|$)/, 'Download my data'],
	['host', '/employer-dashboard?tab=internships', /\/api\/employer\/internships/, 'Step 2 Intern'],
	[
		'host',
		'/employer-dashboard?tab=applications',
		/\/api\/employer\/applications/,
		'Choose all on this page',
	],
	['staff', '/staff/drafts', /\/api\/staff\/drafts(\?|$)/, 'Oldest first'],
	['staff', '/staff/messages', /\/api\/staff\/messages/, 'Answered'],
	['staff', '/staff/employers', /\/api\/staff\/employers/, 'Refused'],
])(
	'for a %s, an entry of %s that cannot be drawn leaves the others, until it is loaded again',
	async (kind, path, calls, remains) => {
		const page = await site.newPage(browserOf(kind));
		const errors: string[] = [];
		page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
		await page.route(calls, async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, json: breakFirst(await response.json()) });
		});
		// The server cannot draw it either; then the screen asks by itself.
		await page.route('**/api/first-screen*', (route) => route.fulfill({ status: 500, json: {} }));
		await page.goto(site.url + path);
		const broken = page.getByText('This part could not be shown.');
		await broken.first().waitFor();
		await page.getByRole('main').getByText(remains).first().waitFor();
		expect(errors.join()).toMatch(/React|TypeError/);
		await page.unroute(calls);
		for (let left = await broken.count(); left > 0; left -= 1) {
			await page.getByRole('button', { name: 'Try again' }).first().click();
			await expect.poll(() => broken.count()).toBeLessThan(left);
			left = (await broken.count()) + 1;
		}
		expect(await page.getByText('Something went wrong').count()).toBe(0);
		await page.close();
	},
);

it('a form whose script fails says so, and keeps what was typed', async () => {
	const page = await site.newPage();
	await page.goto(`${site.url}/contact`);
	await hydrated(page);
	const message = page.getByLabel('Message', { exact: false }).first();
	await message.fill('May I bring a friend?');
	const errors: string[] = [];
	page.on('console', (one) => one.type() === 'error' && errors.push(one.text()));
	await page.evaluate(() => {
		window.FormData = class {
			constructor() {
				throw new TypeError('changed by an extension');
			}
		} as unknown as typeof FormData;
	});
	await page.getByRole('main').getByRole('button', { name: /^Send/ }).click();
	await page.getByText('This page has an error. What you typed is still here.').waitFor();
	expect(await message.inputValue()).toBe('May I bring a friend?');
	expect(errors.join()).toContain('changed by an extension');
	await page.close();
});
