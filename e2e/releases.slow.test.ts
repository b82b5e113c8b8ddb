import { rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { otherRelease } from '#test/servers/other-release.ts';
import { addressOf } from './helpers/page/page-readers.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { startDatabase, type TestDatabase } from './helpers/server/database.ts';
import { siteOf } from './helpers/server/running-site.ts';
import { type ServerUnderTest, startLoggedServer } from './helpers/server/server.ts';
import { type SiteUnderTest, startSite } from './helpers/server/site.ts';

/*
 * Two releases on one database, behind one address that leads to either, as a proxy does in a rolling restart. The second
 * is a copy of the first in which every script has another name (test/servers/other-release.ts).
 */
let database: TestDatabase;
let admin: Sql;
let first: ServerUnderTest;
let second: ServerUnderTest;
let folder: string;
let proxy: Server;
/** Which of the two is asked next; null: nobody answers. */
let asked: (path: string) => ServerUnderTest | null;
/** Has the browser; its own server is not used. */
let browser: SiteUnderTest;
let url: string;
const person: Person = {
	email: 'open@releases.example',
	password: 'six or more',
	name: 'Ola Open',
};

beforeAll(async () => {
	[database, browser] = await Promise.all([startDatabase(), startSite()]);
	proxy = createServer((incoming, answer) => {
		const to = asked(incoming.url ?? '/');
		if (!to) return void incoming.socket.destroy();
		const { method, headers } = incoming;
		const passed = request(to.url + incoming.url, { method, headers }, (response) => {
			answer.writeHead(response.statusCode ?? 502, response.headers);
			response.pipe(answer);
		});
		passed.on('error', () => answer.destroy());
		incoming.pipe(passed);
	});
	await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
	url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
	const env = {
		DATABASE_URL: database.url,
		SITE_URL: url,
		JWT_SECRET: 'one-secret-that-all-of-the-servers-are-given',
		PUBLISHABLE_KEY: 'publishable-key-of-the-tests',
		SECRET_KEY: 'secret-key-of-the-tests',
	};
	folder = otherRelease();
	const [one, other] = [freePort(), freePort()];
	first = await startLoggedServer({ ...env, PORT: String(await one) });
	second = await startLoggedServer({ ...env, PORT: String(await other) }, undefined, folder);
	admin = postgres(database.url, { max: 1 });
	asked = () => first;
	await createAccount(siteOf({ ...first, url }, browser.newContext), person);
});
beforeEach(() => {
	asked = () => first;
});
afterAll(async () => {
	await admin?.end();
	await browser?.stop();
	proxy?.close();
	await first?.stop();
	await second?.stop();
	await database?.remove();
	rmSync(folder, { recursive: true, force: true });
});

/** A port that nobody has at this moment. */
const freePort = () =>
	new Promise<number>((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const { port } = server.address() as AddressInfo;
			server.close(() => resolve(port));
		});
	});

/** Opens a screen of the student, or a page of a visitor, in the release that answers now. */
async function open(path: string, signed = true) {
	const site = siteOf({ ...first, url }, browser.newContext);
	const page = await (
		await browser.newContext(signed ? await signedIn(site, person) : {})
	).newPage();
	const gone: string[] = [];
	page.on('response', (response) => {
		const { pathname } = new URL(response.url());
		if (pathname.startsWith('/assets/') && response.status() !== 200) gone.push(pathname);
	});
	await page.goto(url + path);
	return { page, gone };
}

const nav = (page: Page) => page.getByRole('navigation', { name: 'Account' });
const heading = (page: Page, name: string | RegExp) =>
	page.getByRole('heading', { level: 1, name }).waitFor();

/** As after ten releases more: what only the first one has is no longer stored. */
const forgetFirst = () => admin`
	delete from releases.files where path not in (
		select unnest(paths) from releases.builds where started_at = (
			select max(started_at) from releases.builds))`;

describe('the next release is deployed under an open page', () => {
	it('whose screens go on in the old one', async () => {
		const { page, gone } = await open('/account');
		await page.getByText('Download my data').waitFor();
		asked = () => second;
		await nav(page).getByText('Profile and CV').click();
		await page.getByLabel('Full name').first().waitFor();
		await nav(page).getByText('Alerts').click();
		await page.getByText('No alerts yet').waitFor();
		expect(gone).toEqual([]);
	});

	it.each([
		['/auth', /./],
		['/internships', /internships/i],
		['/', /./],
	])('that nobody has touched: %s', async (path, name) => {
		const { page, gone } = await open(path, false);
		await heading(page, name);
		asked = () => second;
		await page
			.getByLabel(/^Email/)
			.first()
			.focus();
		await page
			.getByLabel(/^Email/)
			.first()
			.pressSequentially('a');
		await page.waitForLoadState('networkidle');
		expect(gone).toEqual([]);
	});

	it('and in a rolling restart each process has what pages of the other ask for', async () => {
		let turn = 0;
		asked = () => {
			turn += 1;
			return turn % 2 === 0 ? first : second;
		};
		const { page, gone } = await open('/account/profile');
		await page.getByLabel('Full name').first().waitFor();
		await page.goto(`${url}/account/alerts`);
		await page.getByText('No alerts yet').waitFor();
		expect(gone).toEqual([]);
	});
});

/** Calls as the screens of an earlier release make them: with a member, or a parameter, that the next one does not know. */
const asOnceCalled = (page: Page, path: RegExp) =>
	page.route(path, (route) => {
		const request = route.request();
		if (request.method() === 'POST')
			return route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), once: 1 }) });
		return route.continue({
			url: `${request.url()}${request.url().includes('?') ? '&' : '?'}once=1`,
		});
	});

describe('the next release refuses what an open page asks or sends', () => {
	it('it is said so, and what was typed is there when the page is loaded again', async () => {
		const { page } = await open('/account/lists?alert=new&city=Leeds');
		await page.getByLabel('Title').fill('For year two');
		await page.getByLabel('A line below it').fill('Placements of a year');
		const ticks = page.getByRole('group', { name: 'Internships' }).getByRole('checkbox');
		await ticks.first().click();
		const isTicked = await ticks.first().isChecked();
		asked = () => second;
		await asOnceCalled(page, /\/api\/lists$/);
		await page.getByRole('button', { name: 'Share this list' }).click();
		const notice = page
			.getByRole('alert')
			.filter({ hasText: 'There is a new version of the site' });
		const again = notice.getByRole('button', { name: 'Load the page again' });
		await again.waitFor();
		expect(await page.getByText('unknown member').count()).toBe(0);
		await page.unrouteAll();
		await again.click();
		await page.locator('html[data-ready]').waitFor();
		await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('For year two');
		expect(await page.getByLabel('A line below it').inputValue()).toBe('Placements of a year');
		expect(await ticks.first().isChecked()).toBe(isTicked);
		expect(await notice.count()).toBe(0);
		await page.getByRole('button', { name: 'Share this list' }).click();
		await page.getByText('For year two').first().waitFor();
	});

	it('a link leads to its address in the next release', async () => {
		const { page } = await open('/account');
		await page.getByText('Download my data').waitFor();
		asked = () => second;
		await page.route(
			/\/api\/applications(\?|$)/,
			(route) => route.continue({ url: `${route.request().url()}?once=1` }),
			{
				times: 1,
			},
		);
		await nav(page).getByText('Applications').click();
		await heading(page, /applications/i);
		await page.locator('html[data-ready]').waitFor();
		expect(await page.getByText('The query is not valid').count()).toBe(0);
		expect(addressOf(page)).toBe('/account/applications');
	});

	it('in the same release a refusal says what it is about', async () => {
		const { page } = await open('/account/lists?alert=new&city=Leeds');
		const form = page.locator('form').filter({ hasText: 'Share this list' });
		await form.getByLabel('Title').fill('For year three');
		await asOnceCalled(page, /\/api\/lists$/);
		await page.getByRole('button', { name: 'Share this list' }).click();
		await page.getByText('The body holds an unknown member.').waitFor();
		expect(await page.getByText('There is a new version').count()).toBe(0);
	});
});

describe('the release of an open page is no longer stored', () => {
	it('a link leads to its address, in the new release, with Back to where one was', async () => {
		const { page } = await open('/account/alerts');
		await page.getByText('No alerts yet').waitFor();
		await forgetFirst();
		asked = () => second;
		await nav(page).getByText('Profile and CV').click();
		await page.getByLabel('Full name').first().waitFor();
		expect(addressOf(page)).toBe('/account/profile');
		await page.goBack();
		await page.getByText('No alerts yet').waitFor();
		expect(addressOf(page)).toBe('/account/alerts');
	});

	it('a part of a page that needs it says so, and what is typed stays', async () => {
		const { page } = await open('/account/security');
		const typed = page.locator('input[type=password]').first();
		await typed.fill('not my password');
		await forgetFirst();
		asked = () => second;
		await typed.press('Enter');
		const notice = page
			.getByRole('alert')
			.filter({ hasText: 'There is a new version of the site' });
		await notice.waitFor();
		expect(await typed.inputValue()).toBe('not my password');
		await notice.getByRole('button', { name: 'Load the page again' }).click();
		await expect.poll(() => typed.inputValue()).toBe('');
		await typed.press('Enter');
		await page.locator('[aria-invalid=true]').first().waitFor();
		expect(await notice.count()).toBe(0);
	});
});

describe('without a network', () => {
	it('one stays, with what is typed, and it is said; afterwards the same link leads on', async () => {
		const { page } = await open('/account/profile');
		const name = page.getByLabel('Full name').first();
		await name.fill('Ola Offline');
		await page.context().setOffline(true);
		for (const link of [
			nav(page).getByText('Alerts'),
			page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first(),
		]) {
			await link.click();
			await page.getByText('You are offline').waitFor();
			expect([addressOf(page), await name.inputValue()]).toEqual([
				'/account/profile',
				'Ola Offline',
			]);
			await page.getByRole('button', { name: 'Dismiss' }).click();
		}
		await page.context().setOffline(false);
		await nav(page).getByText('Alerts').click();
		await page.getByText('No alerts yet').waitFor();
	});

	it('the same where the browser knows nothing of it, and no server answers', async () => {
		const { page } = await open('/account/profile');
		const name = page.getByLabel('Full name').first();
		await name.waitFor();
		asked = () => null;
		await nav(page).getByText('Alerts').click();
		await page.getByText('The page could not be opened').waitFor();
		expect(addressOf(page)).toBe('/account/profile');
		expect(await name.isVisible()).toBe(true);
	});
});
