import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { fillIn, press } from './helpers/page/forms.ts';
import { addressOf, hydrated, textsOf } from './helpers/page/page-readers.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { publish, sendAlertsIn } from './helpers/server/alerts.ts';
import { linkIn, type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
beforeAll(async () => {
	site = await startSite({});
});
afterAll(() => site?.stop());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase()}@alerts.example`,
	password: 'six or more',
});
const alertsOf = (page: Page) =>
	page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 3 }) });
const heading = (page: Page, name: string | RegExp) =>
	page.getByRole('main').getByRole('heading', { name }).first().waitFor();

async function visitAs(someone: Person, path: string, options = {}) {
	await createAccount(site, someone);
	return site.visit(path, { ...(await signedIn(site, someone)), ...options });
}

it('an alert tells of a new internship once, and ends by the link in its mail, on a phone', async () => {
	const mei = person('Mei');
	const { page, problems } = await site.visit('/internships?city=Leeds&hours=20', phone);
	await press(page, 'Alert me');
	await page.waitForURL('**/auth');
	await page.getByText('Sign in to be told of new internships.').waitFor();
	const form = page.getByRole('tabpanel', { name: 'Sign Up' });
	await fillIn(form, { 'Full name': mei.name, Email: mei.email, Password: mei.password });
	await form.getByRole('button', { name: 'Sign Up' }).click();
	await page.getByText('Please check your email to confirm your account').waitFor();
	await page.goto(linkIn(await site.mailTo(mei.email)));
	await press(page, 'Confirm my address');
	await page.waitForURL('**/account/alerts?*');
	await heading(page, 'Internships in Leeds, 20 hours or less');
	await page.getByLabel('How often').selectOption('daily');
	await press(page, 'Make this alert');
	await page.locator('[data-done]').and(page.locator(':focus')).waitFor();
	await page.getByText('Your alert is made').waitFor();
	await expect.poll(() => addressOf(page)).toBe('/account/alerts');
	await expect.poll(() => alertsOf(page).count()).toBe(1);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

	const leeds = { city: 'Leeds', location: 'Leeds Dock, Leeds', title: 'Loom Mending Intern' };
	await publish(site, 'loom-mending-intern', leeds);
	await publish(site, 'yarn-intern', { city: 'Bristol', location: 'Bristol' });
	expect(await sendAlertsIn(1, site)).toBe(1);
	expect(await sendAlertsIn(2, site)).toBe(0);
	const mail = await site.mailTo(mei.email, /new internship/);
	expect(mail.subject).toBe('1 new internship: Internships in Leeds, 20 hours or less');
	expect(mail.text).toContain(`${site.url}/internships/loom-mending-intern`);
	expect(mail.text).not.toContain('yarn-intern');

	const stop = /http\S+\/alerts\/stop\?\S+/.exec(mail.text)?.[0] ?? '';
	const plain = await site.newPage({ ...phone, javaScriptEnabled: false });
	await plain.goto(stop);
	await heading(plain, 'Stop this alert?');
	await page.reload();
	await alertsOf(page).first().waitFor();
	await press(plain, 'Stop this alert');
	await heading(plain, 'It is stopped');
	expect(addressOf(plain)).toBe('/alerts/stopped');
	await page.reload();
	await page.getByText('No alerts yet').waitFor();
	await publish(site, 'loom-painting-intern', { ...leeds, title: 'Loom Painting Intern' });
	expect(await sendAlertsIn(3, site)).toBe(0);
	expect(problems).toEqual([]);
	await plain.close();
});

describe('the alerts of a person', () => {
	it('begin where there are none, with words alone', async () => {
		const { page, problems } = await visitAs(person('Noa'), '/account/alerts');
		await page.getByText('No alerts yet').waitFor();
		await page.getByLabel('What you look for', { exact: true }).fill('data');
		await press(page, 'Alert me');
		await heading(page, 'Internships for “data”');
		await press(page, 'Make this alert');
		await alertsOf(page).first().waitFor();
		expect(problems).toEqual([]);
	});

	it('are changed and removed, and kept after reload', async () => {
		const { page, problems } = await visitAs(person('Ida'), '/internships?q=data');
		await press(page, 'Alert me');
		await heading(page, 'Internships for “data”');
		await press(page, 'Make this alert');
		const often = alertsOf(page).getByLabel('How often');
		await often.focus();
		// It shows before it is stored: the next page would cut off the call.
		const stored = page.waitForResponse('**/api/alerts/*');
		await often.selectOption('weekly');
		expect((await stored).status()).toBe(200);
		await often.and(page.locator(':focus')).waitFor();
		const marks = page.waitForResponse('**/api/saved/marks');
		await page.reload();
		await expect.poll(() => often.inputValue()).toBe('weekly');
		// A call that the next page cuts off would be a problem.
		await (await marks).finished();
		await page.goto(`${site.url}/account/alerts?alert=new&q=law`);
		await press(page, 'Make this alert');
		await expect.poll(() => alertsOf(page).count()).toBe(2);
		await page.goto(`${site.url}/account/alerts?alert=new&q=data`);
		await page.getByText('You have this alert already.').waitFor();
		const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '“data”' });
		const before = await row.boundingBox();
		await page.getByRole('button', { name: 'Remove Internships for “data”' }).click();
		// It says so in its place, with the focus, and nothing moves.
		await row.locator(':focus').getByText('Internships for “data” is removed.').waitFor();
		expect(await row.boundingBox()).toEqual(before);
		expect(await alertsOf(page).count()).toBe(1);
		await page.getByRole('button', { name: 'Remove Internships for “law”' }).click();
		await page.locator(':focus').getByText('Your last alert is removed').waitFor();
		expect(problems).toEqual([]);
	});

	it('are told as it was chosen last, also where an earlier choice is still being stored', async () => {
		const { page } = await visitAs(person('Ivy'), '/account/alerts?alert=new&q=law');
		await press(page, 'Make this alert');
		const often = alertsOf(page).getByLabel('How often');
		await often.waitFor();
		const calls = await delayCalls(page, '/api/alerts/');
		await often.selectOption('weekly');
		await expect.poll(() => calls.count).toBe(1);
		await often.selectOption('daily');
		expect(await often.inputValue()).toBe('daily');
		const stored = page.waitForResponse(
			(response) => response.request().postDataJSON()?.frequency === 'daily',
		);
		calls.release();
		await stored;
		await page.reload();
		await expect.poll(() => often.inputValue()).toBe('daily');
		expect(calls.count).toBe(2);
	});

	it('are not changed where the server does not answer, which is said until one tries again', async () => {
		const { page } = await visitAs(person('Eve'), '/account/alerts?alert=new&q=law');
		await press(page, 'Make this alert');
		const often = alertsOf(page).getByLabel('How often');
		const isDaily = () => expect.poll(() => often.inputValue()).toBe('daily');
		await isDaily();
		await page.route('**/api/alerts/*', (route) => route.fulfill({ status: 503, json: {} }));
		await often.selectOption('weekly');
		const error = page.getByRole('alert').filter({ hasText: 'The alert was not changed' });
		await error.waitFor();
		await isDaily();
		await page.unroute('**/api/alerts/*');
		await often.selectOption('weekly');
		await expect.poll(() => often.inputValue()).toBe('weekly');
		await expect.poll(() => error.count()).toBe(0);
		// What was promised for it ends with it.
		await page.getByText('Your alert is made').waitFor();
		await page.getByRole('button', { name: 'Remove Internships for “law”' }).click();
		await page.getByText('Your alert is made').waitFor({ state: 'detached' });
		await page.getByRole('main').getByRole('link', { name: 'Search internships' }).waitFor();
	});

	it('are ten at most, which is said before one is made', async () => {
		const lou = person('Lou');
		const { page } = await visitAs(lou, '/account/alerts');
		for (let count = 1; count <= 10; count += 1) {
			await page.goto(`${site.url}/account/alerts?alert=new&q=word${count}`);
			await press(page, 'Make this alert');
			await page.getByText('Your alert is made').waitFor();
		}
		await page.goto(`${site.url}/account/alerts?alert=new&q=another`);
		await page.getByText(/^You have ten alerts\. Remove one/).waitFor();
		expect(await page.getByRole('button', { name: 'Make this alert' }).count()).toBe(0);
		expect(await textsOf(page.getByRole('main').getByRole('heading', { level: 3 }))).toHaveLength(
			10,
		);
		expect(await axeFaultsInBothLooks(page)).toEqual([]);
	});

	it('keep what was chosen where the server does not answer, and say so', async () => {
		const { page } = await visitAs(person('Uma'), '/account/alerts?alert=new&city=Leeds');
		await page.route('**/api/alerts', (route) =>
			route.request().method() === 'POST'
				? route.fulfill({ status: 503, json: { message: 'The server cannot be reached.' } })
				: route.continue(),
		);
		await page.getByLabel('How often').selectOption('weekly');
		await press(page, 'Make this alert');
		await page.getByText('The server cannot be reached.').waitFor();
		expect(await page.getByLabel('How often').inputValue()).toBe('weekly');
		await page.unroute('**/api/alerts');
		await press(page, 'Make this alert');
		await page.getByText('Your alert is made').waitFor();
		expect(await alertsOf(page).getByLabel('How often').inputValue()).toBe('weekly');
	});
});

it('a search that finds nothing offers an alert too, also without scripts', async () => {
	const page = await site.newPage({ javaScriptEnabled: false });
	await page.goto(`${site.url}/internships?q=zzzzzz`);
	await heading(page, 'No internship has all of this');
	await press(page, 'Alert me');
	await heading(page, 'Your alerts');
	expect(addressOf(page)).toBe('/account/alerts?alert=new&q=zzzzzz');
});

it('a truncated link of a mail ends nothing and says so', async () => {
	const { page } = await site.visit('/alerts/stop-all?token=abc');
	await press(page, 'Stop all alerts');
	await heading(page, 'This link does not work');
	expect(addressOf(page)).toBe('/alerts/link-failed');
	await page.goto(`${site.url}/alerts/no-such-page`);
	await heading(page, 'Oops! Page not found');
});

describe('a paused internship', () => {
	const path = '/internships/paused-weaver';
	const button = (page: Page) =>
		page.getByRole('main').getByRole('button', { name: 'Tell me when it opens again' });
	const change = (set: object) =>
		inDatabase(
			site,
			(sql) => sql`update public.internships set ${sql(set)} where slug = 'paused-weaver'`,
		);
	const told = (email: string) =>
		inDatabase(
			site,
			(sql) => sql`
			select from outbox.mails where recipient = ${email} and subject like 'Open again: Paused Weaver%'`,
		);
	beforeAll(async () => {
		await publish(site, 'paused-weaver', {
			title: 'Paused Weaver',
			city: 'Leeds',
			location: 'Leeds',
		});
		await change({ status: 'paused', paused_by: 'employer' });
	});

	const una = person('Una');

	it('is waited for by a visitor after signing in', async () => {
		await createAccount(site, una);
		const { page } = await site.visit(path, phone);
		await expect
			.poll(async () => {
				await page.reload();
				return button(page).count();
			})
			.toBe(1);
		await button(page).click();
		await page.waitForURL('**/auth');
		await page.getByText('Sign in to be told when an internship opens again.').waitFor();
		await page.getByRole('tab', { name: 'Sign In' }).click();
		const form = page.getByRole('tabpanel', { name: 'Sign In' });
		await fillIn(form, { Email: una.email, Password: una.password });
		await form.getByRole('button', { name: 'Sign In' }).click();
		await heading(page, 'Paused Weaver, ');
		await button(page).click();
		await page.locator('[data-done]').and(page.locator(':focus')).waitFor();
		await expect.poll(() => addressOf(page)).toBe('/account/alerts');
		await heading(page, 'When they open again');
		expect(await axeFaultsInBothLooks(page)).toEqual([]);
	});

	it('is waited for at once by who is signed in, and each is told by one mail', async () => {
		const ora = person('Ora');
		const other = await visitAs(ora, path);
		// Until then the button leads to the alerts of the account, as it does without scripts.
		await hydrated(other.page);
		await other.page.getByRole('button', { name: 'Sign Out' }).first().waitFor();
		const asked: string[] = [];
		other.page.on('request', (request) => {
			if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
		});
		await button(other.page).dblclick();
		await other.page
			.getByText('We will email you when it opens again.')
			.and(other.page.locator(':focus'))
			.waitFor();
		// Not the page of the student again.
		expect(asked).toContain('/api/reopenings');
		expect(asked).not.toContain('/api/listings/paused-weaver');
		await other.page.reload();
		await other.page.getByText('We will email you when it opens again.').waitFor();
		await change({ status: 'open', paused_by: null });
		await expect.poll(() => told(una.email)).toHaveLength(1);
		await expect.poll(() => told(ora.email)).toHaveLength(1);
		await other.page.goto(`${site.url}/account/alerts`);
		await other.page.getByText('No alerts yet').waitFor();
		expect(other.problems).toEqual([]);
	});
});
