import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { createAccount, signedIn } from './helpers/people/accounts.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { siteForAll, startSite } from './helpers/server/site.ts';

const site = siteForAll();
const phone = { viewport: { width: 390, height: 844 } };

/** What the app shows; a code is accepted once, and a test does not wait for the next one. */
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const forgetCodes = (email: string) =>
	inDatabase(
		site,
		(sql) => sql`
			update second_factor.apps set last_step = 0
			where user_id = (select id from auth.users where email = ${email})`,
	);

async function setUp(page: Page, password: string) {
	await page.getByRole('button', { name: 'Set up a code' }).click();
	const begin = page.getByRole('form', { name: 'Set up an app' });
	await begin.getByLabel('Your present password').fill(password);
	await begin.getByRole('button', { name: 'Go on' }).click();
	const form = page.getByRole('form', { name: 'Code from an app' });
	await form.getByRole('img', { name: /^QR code/ }).waitFor();
	const secret = (await form.locator('code').innerText()).replaceAll(' ', '');
	return { form, secret };
}

it('sets up an app, and asks for its code or a recovery code at the next sign-in', async () => {
	const person = { name: 'Rosa Step', email: 'rosa@step.example', password: 'ten or more' };
	await createAccount(site, person, 'employer');
	const { page } = await site.visit('/account/security', {
		...(await signedIn(site, person)),
		...phone,
	});
	const { form, secret } = await setUp(page, person.password);
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	await form.getByLabel('Six digits').fill('12');
	await form.getByRole('button', { name: 'Turn it on' }).click();
	await form.getByText('This is not the code that the app shows now.').waitFor();
	await form.getByLabel('Six digits').fill(codeOf(secret));
	await form.getByRole('button', { name: 'Turn it on' }).click();
	const list = page.getByRole('list', { name: 'Recovery codes' });
	await list.waitFor();
	const codes = await list.getByRole('listitem').allInnerTexts();
	expect(codes).toHaveLength(8);
	await page.getByLabel('I have put them away').check();
	await page.getByRole('button', { name: 'Done' }).click();
	await page.getByText('8 of 8 recovery codes left.').waitFor();
	await site.mailTo(person.email, /^A second step protects/);
	await forgetCodes(person.email);

	const { page: other } = await site.visit('/employer-auth', phone);
	const signIn = async () => {
		await other.getByLabel('Email').first().fill(person.email);
		await other.getByLabel('Password', { exact: true }).first().fill(person.password);
		await other.getByRole('button', { name: 'Sign In', exact: true }).click();
		await other.waitForURL('**/account/security');
		await other.getByRole('heading', { name: 'Second step' }).waitFor();
	};
	await signIn();
	expect(await axeFaultsInBothLooks(other)).toEqual([]);
	await other.getByRole('button', { name: 'Use a recovery code' }).click();
	await other.getByLabel('Recovery code').fill('abcd-efgh-jkmn');
	await other.getByRole('button', { name: 'Go on' }).click();
	await other.getByText('This is no recovery code of yours').first().waitFor();
	await other.getByLabel('Recovery code').fill(codes[0] ?? '');
	await other.getByRole('button', { name: 'Go on' }).click();
	await other.waitForURL('**/employer-profile-setup');
	await site.mailTo(person.email, /^A recovery code was used/);
	await site.mailTo(person.email, /^A new device signed in/);
	await other.goto(`${site.url}/account/security`);
	await other.getByText(/^7 of 8 recovery codes left, the last one used on /).waitFor();

	await other.getByRole('button', { name: 'Remove the second step' }).click();
	const dialog = other.getByRole('dialog', { name: 'Remove the second step?' });
	await dialog.getByLabel('Your present password').fill(person.password);
	await dialog.getByRole('button', { name: 'Remove it' }).click();
	await other.getByText('Not set up.').waitFor();
	await site.mailTo(person.email, /has no second step any more$/);
});

it('asks in the place of a screen for a code of the app, and goes on to that screen', async () => {
	const person = { name: 'Ann Step', email: 'ann@step.example', password: 'ten or more' };
	await createAccount(site, person);
	const { page } = await site.visit('/account/security', await signedIn(site, person));
	const { form, secret } = await setUp(page, person.password);
	await form.getByLabel('Six digits').fill(codeOf(secret));
	await form.getByRole('button', { name: 'Turn it on' }).click();
	await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
	await forgetCodes(person.email);
	const { page: other } = await site.visit('/account/alerts', await signedIn(site, person));
	await other.waitForURL('**/account/security');
	await other.getByLabel('Six digits').fill(codeOf(secret));
	await other.getByRole('button', { name: 'Go on' }).click();
	await other.waitForURL('**/account/alerts');
	await other
		.getByRole('heading', { name: /alerts/i })
		.first()
		.waitFor();
});

it('leads staff to set one up where they must, and then opens their pages', async () => {
	const strict = await startSite({ STAFF_SECOND_FACTOR: 'required' });
	try {
		const person = { name: 'Sam Step', email: 'sam@step.example', password: 'ten or more' };
		await createStaff(strict, person);
		const { page } = await strict.visit('/staff', await signedIn(strict, person));
		await page.waitForURL('**/account/security');
		await page.getByText('The staff pages open once you have set it up').waitFor();
		const { form, secret } = await setUp(page, person.password);
		await form.getByLabel('Six digits').fill(codeOf(secret));
		await form.getByRole('button', { name: 'Turn it on' }).click();
		await page.getByLabel('I have put them away').check();
		await page.getByRole('button', { name: 'Done' }).click();
		await page.getByRole('link', { name: 'Go to the staff pages' }).click();
		await page.waitForURL('**/staff');
		await page.getByRole('navigation', { name: 'Staff' }).waitFor();
	} finally {
		await strict.stop();
	}
});
