import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { addressOf, visitBeforeScripts } from './helpers/page/page-readers.ts';
import { createAccount, SESSION_KEY } from './helpers/people/accounts.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();
const password = 'six or more';
const student = { name: 'Ida Press', email: 'ida@sign-in-ahead.example', password };
const employer = { name: 'Emil Press', email: 'emil@sign-in-ahead.example', password };

beforeAll(async () => {
	await createAccount(site, student);
	await createAccount(site, employer, 'employer');
});

const TOKEN = '/auth/v1/token';
const form = (page: Page) => page.locator('form[data-sends=sign-in]');

async function fill(page: Page, email: string, secret = password) {
	await form(page).locator('[name=email]').fill(email);
	await form(page).locator('[name=password]').fill(secret);
}

/** The calls that sign somebody in. */
function tokensOf(page: Page): string[] {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === TOKEN) asked.push(request.postData() ?? '');
	});
	return asked;
}

const session = (page: Page) => page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);

describe('a sign-in that is pressed before the scripts are there', () => {
	it.each([
		['/auth', student.email, '/'],
		['/employer-auth', employer.email, '/employer-profile-setup'],
	])('at %s is asked for at once, and once', async (path, email, next) => {
		const { page, release } = await visitBeforeScripts(site, path);
		const asked = tokensOf(page);
		await fill(page, email);
		const answered = page.waitForResponse(`**${TOKEN}*`);
		await form(page).locator('[type=submit]').click();
		expect((await answered).status()).toBe(200);
		// Pressed again while it waits.
		await form(page).locator('[type=submit]').click();
		release();
		await page.waitForURL(`**${next}`);
		expect(await session(page)).toContain(email);
		expect(asked).toHaveLength(1);
		await page.close();
	});

	it('is refused in words, and once', async () => {
		const { page, release } = await visitBeforeScripts(site, '/auth');
		const asked = tokensOf(page);
		await fill(page, student.email, 'not the password');
		const answered = page.waitForResponse(`**${TOKEN}*`);
		await form(page).locator('[type=submit]').click();
		await answered;
		release();
		await page.getByText('Invalid login credentials').first().waitFor();
		expect(asked).toHaveLength(1);
		expect(await form(page).locator('[name=password]').inputValue()).toBe('not the password');
		await page.close();
	});

	it('is asked for again where there was no answer', async () => {
		const { page, release } = await visitBeforeScripts(site, '/auth');
		const asked = tokensOf(page);
		await page.route(`**${TOKEN}*`, (route) => route.abort(), { times: 1 });
		await fill(page, student.email);
		const failed = page.waitForEvent('requestfailed');
		await form(page).locator('[type=submit]').click();
		await failed;
		release();
		await page.waitForURL('**/');
		expect(asked).toHaveLength(2);
		await page.close();
	});

	it('waits for the scripts where the address is to be changed first, or is none', async () => {
		const { page, release } = await visitBeforeScripts(site, '/auth');
		const asked = tokensOf(page);
		for (const email of ['ida', 'ida@SIGN-IN-AHEAD.example', 'ida@sign-in-ahead']) {
			await fill(page, email);
			await form(page).locator('[type=submit]').click();
		}
		await fill(page, 'ida＠sign-in-ahead.example');
		await form(page).locator('[type=submit]').click();
		expect(asked).toEqual([]);
		release();
		await page.waitForURL('**/');
		expect(asked).toHaveLength(1);
		await page.close();
	});

	it('waits for them where the browser stores no session', async () => {
		const context = await site.newContext();
		await context.addInitScript(() => {
			Storage.prototype.setItem = () => {
				throw new DOMException('no', 'QuotaExceededError');
			};
		});
		const page = await context.newPage();
		const { release } = await delayCalls(page, '/assets/*.js');
		const asked = tokensOf(page);
		await page.goto(`${site.url}/auth`, { waitUntil: 'domcontentloaded' });
		await fill(page, student.email);
		await form(page).locator('[type=submit]').click();
		release();
		await page.getByText('Not signed in').waitFor();
		expect(asked).toEqual([]);
		await context.close();
	});
});

it.each(['/auth', '/employer-auth', '/forgot-password'])(
	'what a press at %s takes is asked for together, once somebody is in a field',
	async (path) => {
		const { page, release } = await visitBeforeScripts(site, path);
		const asked: string[] = [];
		page.on('request', (request) => {
			const { pathname } = new URL(request.url());
			if (/\.js(on)?$/.test(pathname)) asked.push(pathname);
		});
		const main = page.getByRole('main');
		await main.getByLabel('Email', { exact: true }).first().focus();
		await expect.poll(() => asked.filter((file) => /auth-client|checks/.test(file)).length).toBe(2);
		const together = [...asked];
		expect(together).toContain('/config.json');
		release();
		await page.locator('html[data-ready]').waitFor();
		await main
			.getByLabel('Email', { exact: true })
			.first()
			.fill('ida@nobody.sign-in-ahead.example');
		if (path !== '/forgot-password')
			await main.getByLabel('Password', { exact: true }).first().fill('not the password');
		await main.locator('[type=submit]').first().click();
		await page.locator('[data-toasts] > *').first().waitFor();
		expect(asked).toEqual(together);
		expect(addressOf(page)).toBe(path);
		await page.close();
	},
);
