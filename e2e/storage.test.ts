import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { fillPanel, press } from './helpers/page/forms.ts';
import { createAccount } from './helpers/people/accounts.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();
const person = { name: 'Ada Full', email: 'ada@full.example', password: 'six or more' };
const note = (page: Page) => page.getByText('you cannot stay signed in');

beforeAll(() => createAccount(site, person));

it.each([
	[
		'forbidden',
		() =>
			Object.defineProperty(window, 'localStorage', {
				get() {
					throw new DOMException('no', 'SecurityError');
				},
			}),
	],
	[
		'full',
		() => {
			Storage.prototype.setItem = () => {
				throw new DOMException('no', 'QuotaExceededError');
			};
		},
	],
])('storage is %s: the form says so, and does not sign in for one page', async (_, change) => {
	const context = await site.newContext();
	await context.addInitScript(change);
	const page = await context.newPage();
	await page.goto(`${site.url}/auth`);
	await note(page).waitFor();
	await fillPanel(page, { Email: person.email, Password: person.password });
	await press(page, 'Sign In');
	await page.getByText('Not signed in').waitFor();
	expect(await page.locator('[data-sends=sign-in] [name=email]').inputValue()).toBe(person.email);
	await context.close();
});

it('a browser that stores has no such line', async () => {
	const { page } = await site.visit('/auth');
	await fillPanel(page, { Email: person.email });
	await press(page, 'Sign In');
	await page.getByText('Enter your password').waitFor();
	expect(await note(page).count()).toBe(0);
});
