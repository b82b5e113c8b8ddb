import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserKey, send } from '#test/api-client.ts';
import { press } from './helpers/page/forms.ts';
import { hydrated } from './helpers/page/page-readers.ts';
import {
	createAccount,
	type Person,
	remembering,
	SESSION_KEY,
	signedIn,
	signIn,
} from './helpers/people/accounts.ts';
import { linkIn, type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
	await createAccount(site, mei);
	await createAccount(site, eve);
});
afterAll(() => site?.stop());

const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase()}@links.example`,
	password: 'six or more',
});
const mei = person('Mei');
const eve = person('Eve');

async function post(path: string, body: object): Promise<Response> {
	return send(site.url, path, { key: await browserKey(site.url), body });
}

/** The confirmation link of a new account. */
async function confirmLink({ name, email, password }: Person): Promise<string> {
	await post('/auth/v1/signup', { email, password, data: { full_name: name } });
	return linkIn(await site.mailTo(email, /^Confirm/));
}

/** The link to choose a new password. */
async function recoveryLink({ email }: Person): Promise<string> {
	await post('/auth/v1/recover', { email });
	return linkIn(await site.mailTo(email, /password/));
}

/** The email address of the stored session. */
const storedEmail = (page: Page) =>
	page.evaluate(
		(key) => JSON.parse(localStorage.getItem(key) ?? '{}').user?.email as string | undefined,
		SESSION_KEY,
	);
const title = (page: Page, name: string) =>
	page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('a link of a mail', () => {
	it.each([
		['signup', 'Confirm your email address', 'Confirm my address'],
		['recovery', 'Choose a new password', 'Choose a new password'],
		['email_change', 'Confirm your new email address', 'Confirm the new address'],
	])('of type %s says what its one button will do', async (type, heading, button) => {
		const { page, problems } = await site.visit(`/auth/confirm#type=${type}&code=abc`);
		await title(page, heading);
		const buttons = page.getByRole('main').getByRole('button');
		await expect.poll(() => buttons.allTextContents()).toEqual([button]);
		expect(problems).toEqual([]);
	});

	it('is used up only by the button, not by opening it', async () => {
		const ann = person('Ann');
		const link = await confirmLink(ann);
		expect((await fetch(link)).status).toBe(200);
		const { page } = await site.visit('/');
		const calls: string[] = [];
		page.on('request', (request) => calls.push(request.url()));
		await page.goto(link);
		await title(page, 'Confirm your email address');
		await expect(signIn(site, ann)).rejects.toThrow('email_not_confirmed');
		await press(page, 'Confirm my address');
		await page.getByText('You are signed in as').waitFor();
		await page.waitForURL(`${site.url}/`);
		expect(await storedEmail(page)).toBe(ann.email);
		const code = new URLSearchParams(new URL(link).hash.slice(1)).get('code') ?? 'none';
		expect(calls.filter((url) => url.includes(code))).toEqual([]);
		await page.goBack();
		expect(page.url()).not.toContain(code);
	});

	it.each([
		['/account', '/account'],
		['https://evil.example/', '/'],
		['//evil.example', '/'],
		['/\\evil.example', '/'],
		['/%5cevil.example', '/'],
		['https://ann@evil.example/', '/'],
	])('that names %s as the next page leads to %s', async (next, expected) => {
		const to = person(`Next${Math.random().toString(36).slice(2)}`);
		const link = `${(await confirmLink(to)).split('&next=')[0]}&next=${encodeURIComponent(next)}`;
		const { page } = await site.visit('/about');
		await page.goto(link);
		await press(page, 'Confirm my address');
		await page.waitForURL(site.url + expected);
	});

	it('leads to the next page after the new password as well', async () => {
		const link = `${(await recoveryLink(mei)).split('&next=')[0]}&next=%2Fapply%3Ftype%3Dremote`;
		const { page } = await site.visit('/about');
		await page.goto(link);
		await press(page, 'Choose a new password');
		await page.getByLabel('New password').fill('six and more');
		await press(page, 'Save the new password');
		await page.getByRole('link', { name: 'Go on where you left off' }).click();
		await page.waitForURL('**/apply?type=remote');
		mei.password = 'six and more';
	});
});

describe('while somebody else is signed in', () => {
	const asked = (page: Page) => title(page, 'This link is for another account');

	it('the link asks first, and changes nothing if declined', async () => {
		const { page } = await site.visit('/about', await signedIn(site, mei));
		await page.goto(await recoveryLink(eve));
		const answer = page.waitForResponse('**/auth/v1/verify*');
		await press(page, 'Choose a new password');
		const unused = await (await answer).json();
		await asked(page);
		await page.getByRole('main').getByText(mei.email).waitFor();
		await page.getByRole('main').getByText(eve.email).waitFor();
		expect(await storedEmail(page)).toBe(mei.email);
		await press(page, 'Stay signed in');
		await page.waitForURL(`${site.url}/`);
		expect(await storedEmail(page)).toBe(mei.email);
		const renewed = await post('/auth/v1/token?grant_type=refresh_token', {
			refresh_token: unused.refresh_token,
		});
		expect(renewed.status).toBe(400);
	});

	it('the link changes the account if accepted, and ends the previous session', async () => {
		const session = await signIn(site, mei);
		const before = remembering(site, SESSION_KEY, JSON.stringify(session));
		const { page } = await site.visit('/about', before);
		await page.goto(await confirmLink(person('Liz')));
		await press(page, 'Confirm my address');
		await asked(page);
		await press(page, 'Sign out and change account');
		await page.waitForURL(`${site.url}/`);
		expect(await storedEmail(page)).toBe('liz@links.example');
		const { refresh_token } = session;
		const renewed = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token });
		expect(renewed.status).toBe(400);
	});
});

describe('an address from a stranger', () => {
	it('signs nobody in, whether or not a user is signed in', async () => {
		const { access_token, refresh_token } = await signIn(site, eve);
		const values = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' };
		const fragment = new URLSearchParams({ ...values, type: 'signup' });
		const { page } = await site.visit('/about', await signedIn(site, mei));
		const { page: visitor } = await site.visit('/about');
		for (const path of ['/', '/auth/confirm', '/new-password']) {
			await page.goto(`${site.url + path}#${fragment}`);
			await visitor.goto(`${site.url + path}#${fragment}`);
			await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).waitFor();
			await visitor
				.getByRole('banner')
				.getByRole('link', { name: 'Sign In', exact: true })
				.waitFor();
			await hydrated(visitor);
			expect(await storedEmail(page)).toBe(mei.email);
			expect(await storedEmail(visitor)).toBeUndefined();
		}
	});

	it('shows none of its text on the page', async () => {
		const words = 'Call 0800 123456';
		const error = { error: 'access_denied', error_code: 'x', error_description: words };
		for (const path of ['/', '/auth/confirm']) {
			const { page } = await site.visit(`${path}#${new URLSearchParams(error)}`);
			await hydrated(page);
			await page.getByRole('heading', { level: 1 }).waitFor();
			expect(await page.getByText(words).count()).toBe(0);
		}
	});

	it('reports an incomplete link, and offers a new one', async () => {
		const { page } = await site.visit('/auth/confirm#type=signup');
		await title(page, 'This link no longer works');
		await page.getByText('It is not complete').waitFor();
		await page.getByRole('button', { name: 'Send the link again' }).waitFor();
	});
});

it('says that it can be tried again when the server does not answer, and then works', async () => {
	const { page } = await site.visit('/about');
	await page.goto(await confirmLink(person('Zoe')));
	await page.route('**/auth/v1/verify', (route) => route.abort());
	await press(page, 'Confirm my address');
	await page.getByText('The server cannot be reached.').waitFor();
	await page.unroute('**/auth/v1/verify');
	await press(page, 'Confirm my address');
	await page.getByText('You are signed in as').waitFor();
});

it('says so where its script does not come', async () => {
	const page = await site.newPage();
	await page.route('**/assets/page*.js', (route) => route.abort());
	await page.goto(`${site.url}/auth/confirm#type=signup&code=abc`);
	await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
});

it('asks for the other link where an account is moved by two', async () => {
	const { page } = await site.visit('/auth/confirm#type=email_change&code=abc');
	await page.route('**/auth/v1/verify', (route) =>
		route.fulfill({ json: { msg: 'Confirmation link accepted.', code: '200' } }),
	);
	await press(page, 'Confirm the new address');
	await title(page, 'One of two links is confirmed');
});

it('says what it needs without JavaScript, and is in no search', async () => {
	// With scripting disabled by the developer tools, Chromium does not show noscript either.
	const page = await (await fetch(`${site.url}/auth/confirm`)).text();
	// React separates texts by comments.
	const html = page.replaceAll('<!-- -->', '');
	expect(html).toMatch(
		/<noscript><p[^>]*>Following your link needs JavaScript, .* The link has not been used\.<\/p><\/noscript>/,
	);
	expect(html).toContain('<meta name="robots" content="noindex"/>');
});
