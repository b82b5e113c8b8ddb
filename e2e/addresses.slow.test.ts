import { expect, it } from 'vitest';
import { fillPanel, openTab, press } from './helpers/page/forms.ts';
import { createAccount, signedIn } from './helpers/people/accounts.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();
const person = { name: 'Ada Post', email: 'ada@post.example', password: 'six or more' };
const asked = 'Enter your email, such as name@example.com';

it.each([
	['/auth', 'Sign In', { Email: 'ada@post', Password: 'six or more' }],
	['/auth', 'Sign Up', { 'Full name': 'Ada', Email: 'ada@post..example', Password: 'six or more' }],
	['/employer-auth', 'Sign In', { Email: 'ada@post.example, eve@post.example', Password: 'six' }],
] as const)(
	'%s, %s: asks again for an address at its field, and sends nothing',
	async (path, tab, fields) => {
		const { page } = await site.visit(path);
		const calls: string[] = [];
		page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
		await openTab(page, tab);
		await fillPanel(page, fields);
		await press(page, tab);
		await page.getByRole('tabpanel').getByText(asked).waitFor();
		await page.getByLabel('Email', { exact: true }).and(page.locator(':focus')).waitFor();
		expect(calls).toEqual([]);
	},
);

it.each([
	['/forgot-password', 'Email', 'Send the link'],
	['/auth/confirm#type=signup', 'Email', 'Send the link again'],
])('%s: the same', async (path, label, button) => {
	const { page } = await site.visit(path);
	await page.getByLabel(label, { exact: true }).fill('ada post@post.example');
	await press(page, button);
	await page.getByRole('main').getByText(asked).waitFor();
});

it('a space and a full stop that a keyboard adds are no fault', async () => {
	await createAccount(site, person);
	const { page } = await site.visit('/auth');
	await fillPanel(page, { Email: 'Ada@Post.Example. ', Password: person.password });
	await press(page, 'Sign In');
	await page.getByText('Welcome back!').waitFor();
});

it('each form with a password says which account it is for', async () => {
	const usernames = (path: string, options = {}) =>
		site.visit(path, options).then(async ({ page }) => {
			await page
				.getByLabel(/password/i)
				.first()
				.waitFor({ state: 'attached' });
			return page
				.locator('form:has([type=password])')
				.evaluateAll((forms) =>
					(forms as HTMLFormElement[]).map(
						(form) => form.querySelector<HTMLInputElement>('[autocomplete=username]')?.value,
					),
				);
		});
	const session = await signedIn(site, person);
	expect(await usernames('/account/security', session)).toEqual([person.email, person.email]);
	expect(await usernames('/new-password', session)).toEqual([person.email]);
	expect(await usernames('/account', session)).toEqual([person.email]);
	for (const path of ['/auth', '/employer-auth']) {
		const { page } = await site.visit(path);
		await openTab(page, 'Sign Up');
		await fillPanel(page, { Email: 'new@post.example' });
		const field = page.getByRole('tabpanel').locator('[autocomplete=username]');
		await expect.poll(() => field.inputValue()).toBe('new@post.example');
	}
});

it('a changed link still leads to its page, and the way of password managers to the form', async () => {
	const { page } = await site.visit('/auth/confirm%23type=signup&amp;code=a1b2)');
	await page.getByRole('button', { name: 'Confirm my address' }).waitFor();
	expect(new URL(page.url()).pathname).toBe('/auth/confirm');
	const answer = await fetch(`${site.url}/.well-known/change-password`, { redirect: 'manual' });
	expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/account/security']);
});
