/** One account in many tabs and browsers, and its sign-in guessed at. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillPanel, press } from './helpers/page/forms.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, SESSION_KEY, signedIn } from './helpers/people/accounts.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

const ann: Person = { name: 'Ann Lee', email: 'ann@tabs.example', password: 'six or more' };

let site: RunningSite;
beforeAll(async () => {
	site = await startSite({ RATE_LIMITS: 'on' });
	await createAccount(site, ann);
});
afterAll(() => site?.stop());

const ownData = (page: Page) => page.getByRole('form', { name: 'Change password' }).waitFor();
const expiry = (page: Page) =>
	page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').expires_at, SESSION_KEY);

it('six tabs renew a session at the same time, and each stays signed in', async () => {
	const { page } = await site.visit('/account/security', await signedIn(site, ann));
	const others = Array.from({ length: 5 }, () => page.context().newPage());
	const tabs = [page, ...(await Promise.all(others))];
	await Promise.all(tabs.map((tab) => tab.goto(`${site.url}/account/security`)));
	await Promise.all(tabs.map(ownData));
	await page.evaluate((key) => {
		const session = JSON.parse(localStorage.getItem(key) ?? '');
		localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
	}, SESSION_KEY);
	await Promise.all(tabs.map((tab) => tab.reload()));
	await Promise.all(tabs.map(ownData));
	expect(await expiry(page)).toBeGreaterThan(Date.now() / 1_000);
	// What they share now is still a session.
	await page.reload();
	await ownData(page);
});

it('signing out in one browser ends the session in every other', async () => {
	const [one, other] = [
		await site.visit('/account/security', await signedIn(site, ann)),
		await site.visit('/account/security', await signedIn(site, ann)),
	];
	for (const { page } of [one, other]) await ownData(page);
	await one.page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
	await one.page.waitForURL('**/auth');
	await other.page.reload();
	await other.page.waitForURL('**/auth');
});

it('ten wrong passwords end the attempts, and say for how long', async () => {
	const { page } = await site.visit('/auth');
	for (let count = 0; count < 10; count += 1) {
		await fillPanel(page, { Email: ann.email, Password: `guess ${count}` });
		await press(page, 'Sign In');
		await expectToast(page, 'Sign in failed', 'Invalid login credentials');
	}
	await fillPanel(page, { Email: ann.email, Password: ann.password });
	await press(page, 'Sign In');
	await page.getByText(/^Too many attempts\. Try again in 1[0-5] minutes\.$/).waitFor();
});
