import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { cases, visitChanged } from './helpers/page/changed-page.ts';
import { blockStorage } from './helpers/page/changers.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();
const person: Person = {
	email: 'changed@forms.example',
	password: 'six or more',
	name: 'Chika Form',
};
beforeAll(() => createAccount(site, person, 'employer'));

const field = (page: Page, form: string, name: string) =>
	page.locator(`[data-sends=${form}] [name=${name}]`);
const wrong = (page: Page, form: string, name: string) =>
	page.locator(`[data-sends=${form}] [name=${name}][aria-invalid=true]`).waitFor();
const focused = (page: Page) =>
	page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);

/** Types into fields as a person does, by name. */
async function type(page: Page, form: string, values: Record<string, string>) {
	for (const [name, text] of Object.entries(values)) {
		await field(page, form, name).click();
		await page.keyboard.type(text);
	}
}

async function expectKept(page: Page, form: string, values: Record<string, string>) {
	for (const [name, text] of Object.entries(values))
		expect(await field(page, form, name).inputValue()).toBe(text);
}

describe.each(cases)('%s', (_, change, when) => {
	it('a message says what it lacks, keeps what was typed, and is sent', async () => {
		const page = await visitChanged(site, '/contact?subject=Dates', change, when);
		const typed = { name: 'Ada Early', email: 'ada@early.example' };
		await type(page, 'contact', typed);
		await page.locator('[data-sends=contact] [type=submit]').click();
		await wrong(page, 'contact', 'message');
		expect(await focused(page)).toBe('message');
		await expectKept(page, 'contact', { ...typed, subject: 'Dates' });
		await page.keyboard.type('Is there a place in spring?');
		await page.locator('[data-sends=contact] [type=submit]').click();
		await page.locator('[data-sends=contact] [data-done]:focus').waitFor();
		await expectKept(page, 'contact', { name: '', subject: '', message: '' });
	});

	it('a link to a new password is asked for', async () => {
		const page = await visitChanged(site, '/forgot-password', change, when);
		await type(page, 'forgot-password', { email: 'no address' });
		await page.keyboard.press('Enter');
		await wrong(page, 'forgot-password', 'email');
		await expectKept(page, 'forgot-password', { email: 'no address' });
		await field(page, 'forgot-password', 'email').fill(person.email);
		await page.keyboard.press('Enter');
		await page.locator('[data-done]').getByText(person.email).waitFor();
	});

	it('an employer signs in with what was typed, and goes on', async () => {
		const page = await visitChanged(site, '/employer-auth', change, when);
		await type(page, 'sign-in', { email: person.email, password: 'wrong one' });
		await page.keyboard.press('Enter');
		await wrong(page, 'sign-in', 'password');
		await expectKept(page, 'sign-in', { email: person.email, password: 'wrong one' });
		expect(await focused(page)).toBe('password');
		await field(page, 'sign-in', 'password').fill(person.password);
		await page.keyboard.press('Enter');
		await page.waitForURL('**/employer-profile-setup');
	});

	it('an employer registers, and reads at the fields what is wrong', async () => {
		const page = await visitChanged(site, '/employer-auth', change, when);
		await page.getByRole('tab', { name: /sign up/i }).click();
		const typed = {
			'company-name': 'Early Ltd',
			'contact-person': 'Ada Early',
			email: 'ada@early-ltd.example',
			website: 'early.example',
			'new-password': 'ten letters',
			'confirm-password': 'others',
		};
		await type(page, 'sign-up', typed);
		await page.keyboard.press('Enter');
		await wrong(page, 'sign-up', 'confirm-password');
		const { website: _typed, ...others } = typed;
		await expectKept(page, 'sign-up', others);
	});

	it('the link of a mail is followed, and a new one asked for', async () => {
		const page = await visitChanged(site, '/auth/confirm#type=signup&code=abc', change, when);
		await page.locator('[data-sends=follow] [type=submit]').click();
		await type(page, 'again', { email: 'no address' });
		await page.keyboard.press('Enter');
		await wrong(page, 'again', 'email');
		await expectKept(page, 'again', { email: 'no address' });
	});

	it('a new password is typed, and a refusal stands at its field', async () => {
		const session = await signedIn(site, person);
		const page = await visitChanged(site, '/new-password', change, when, session);
		await type(page, 'new-password', { 'new-password': 'a' });
		await page.keyboard.press('Enter');
		await wrong(page, 'new-password', 'new-password');
		await expectKept(page, 'new-password', { 'new-password': 'a' });
		expect(await focused(page)).toBe('new-password');
	});

	it('the newsletter’s own page keeps an address that is none', async () => {
		const page = await visitChanged(site, '/newsletter', change, when);
		const email = page.locator('main [name=email]');
		await email.click();
		await page.keyboard.type('no address');
		await page.keyboard.press('Enter');
		await page.locator('main [name=email][aria-invalid=true]').waitFor();
		expect(await email.inputValue()).toBe('no address');
	});

	it.each([
		['/unsubscribe', '**/unsubscribe-failed'],
		['/alerts/stop', '**/alerts/link-failed'],
	])('the one button of %s is pressed', async (path, outcome) => {
		const page = await visitChanged(site, path, change, when);
		await page.locator('main form [type=submit]').click();
		await page.waitForURL(outcome);
	});
});

describe('where storage is blocked', () => {
	it('a message is sent, and an employer reads why nobody can stay signed in', async () => {
		const context = await site.newContext();
		await blockStorage(context);
		const page = await context.newPage();
		const errors: string[] = [];
		page.on('pageerror', ({ message }) => errors.push(message));
		await page.goto(`${site.url}/contact`);
		const email = 'ada@blocked.example';
		await type(page, 'contact', { name: 'Ada', email, subject: 'Dates', message: 'When?' });
		await page.locator('[data-sends=contact] [type=submit]').click();
		await page.locator('[data-done]').waitFor();
		await page.goto(`${site.url}/employer-auth`);
		await page.getByText('does not let our site store anything').waitFor();
		for (const path of ['/new-password', '/auth/confirm', '/forgot-password']) {
			await page.goto(site.url + path);
			await page.locator('html[data-ready]').waitFor();
		}
		expect(errors).toEqual([]);
	});
});
