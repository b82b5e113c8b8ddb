import { beforeAll, expect, it } from 'vitest';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { listingPath } from './helpers/page/listing-page.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { siteForAll } from './helpers/server/site.ts';

// Of the portals, changed-portals.slow.test.ts measures every control.
const site = siteForAll();
const person: Person = {
	email: 'taken@presses.example',
	password: 'six or more',
	name: 'Tia Press',
};
beforeAll(() => createAccount(site, person));

const email = 'tia@presses.example';
const forms: [path: string, form: string, fields: Record<string, string>, calls: string][] = [
	[
		'/contact',
		'contact',
		{ name: 'Tia', email, subject: 'Dates', message: 'Is there a place?' },
		'/rest/v1/contacts',
	],
	['/', '[action="/newsletter"]', { email }, '/rest/v1/newsletter_subscriptions'],
	['/newsletter', 'main [action="/newsletter"]', { email }, '/rest/v1/newsletter_subscriptions'],
	['/auth', 'sign-in', { email, password: 'six or more' }, '/auth/v1/token'],
	['/employer-auth', 'sign-in', { email, password: 'six or more' }, '/auth/v1/token'],
	['/forgot-password', 'forgot-password', { email }, '/auth/v1/recover'],
	['/auth/confirm#type=signup&code=abc', 'follow', {}, '/auth/v1/verify'],
	['/new-password', 'new-password', { 'new-password': 'seven or more' }, '/auth/v1/user'],
];

/** In milliseconds, as in docs/decisions/pages.md; on a slow machine a press has six frames. */
const SOON = 100;

it.each(forms)(
	'the button of %s, form %s, says that it works before the server answers',
	async (path, name, fields, calls) => {
		const page = await site.newPage(path === '/new-password' ? await signedIn(site, person) : {});
		await page.goto(site.url + path);
		await page.locator('html[data-ready]').waitFor();
		const form = page.locator(name.includes('[') ? name : `[data-sends=${name}]`);
		for (const [field, text] of Object.entries(fields))
			await form.locator(`[name=${field}]`).fill(text);
		const held = await delayCalls(page, calls);
		const button = form.locator('[type=submit]');
		const words = await button.textContent();
		const outcome = await button.evaluate(async (one: HTMLButtonElement, soon) => {
			const end = performance.now() + soon;
			const isBusy = () => one.ariaDisabled === 'true' || one.ariaBusy === 'true';
			one.click();
			for (let frames = 0; !isBusy() && (frames <= 6 || performance.now() < end); frames += 1)
				await new Promise(requestAnimationFrame);
			return isBusy() && one.textContent;
		}, SOON);
		expect(outcome).toBeTruthy();
		expect(outcome).not.toBe(words);
		held.release();
		await page.close();
	},
);

it('a report says that it is sent before the server answers', async () => {
	const page = await site.newPage();
	await page.goto(site.url + listingPath);
	await page.getByRole('button', { name: 'Report this internship' }).click();
	const dialog = page.getByRole('dialog', { name: 'Report this internship' });
	await dialog.getByLabel('What is wrong?').selectOption({ index: 1 });
	await dialog.getByRole('textbox').first().fill('There is no such work.');
	const held = await delayCalls(page, '/api/reports');
	await dialog.getByRole('button', { name: 'Send the report' }).click();
	await dialog.getByRole('button', { name: 'Sending...' }).waitFor();
	held.release();
	await page.close();
});

it('a link of an account shows that it was pressed until its screen is there', async () => {
	const page = await site.newPage(await signedIn(site, person));
	await page.goto(`${site.url}/account/security`);
	await page.getByLabel('New email address').waitFor();
	const held = await delayCalls(page, '/api/alerts');
	const link = page.getByRole('link', { name: 'Alerts' });
	await link.click();
	expect(await link.getAttribute('aria-busy')).toBe('true');
	held.release();
	await page.getByRole('heading', { name: 'Your alerts' }).waitFor();
	await expect.poll(() => page.locator('a[aria-busy]').count()).toBe(0);
	await page.close();
});

it('a link is followed whose part of the page is replaced between press and release', async () => {
	const page = await site.newPage(await signedIn(site, person));
	const held = await delayCalls(page, '/api/listings/');
	await page.goto(site.url + listingPath);
	await expect.poll(() => held.count).toBe(1);
	const place = await page.locator('[data-part=apply] a[href^="/apply"]').boundingBox();
	if (!place) throw new Error('The page has a way to apply.');
	await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
	await page.mouse.down();
	const answered = page.waitForResponse('**/api/listings/*');
	held.release();
	await (await answered).finished();
	// Two frames later it would be replaced.
	await page.evaluate(async () => {
		await new Promise(requestAnimationFrame);
		await new Promise(requestAnimationFrame);
	});
	await page.mouse.up();
	await page.waitForURL('**/apply?internship=*');
	await page.close();
});
