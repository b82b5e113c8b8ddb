import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaultsInBothLooks } from './helpers/page/axe.ts';
import {
	createAccount,
	type Person,
	SESSION_KEY,
	signedInAnew,
	signIn,
} from './helpers/people/accounts.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { type SiteUnderTest, siteForAll, startSite } from './helpers/server/site.ts';

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
		...(await signedInAnew(site, person)),
		...phone,
	});
	await page.getByText('Not offered here:').waitFor();
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

	await other.getByRole('button', { name: 'Remove the app' }).click();
	const dialog = other.getByRole('dialog', { name: 'Remove the app?' });
	await dialog.getByLabel('Your present password').fill(person.password);
	await dialog.getByRole('button', { name: 'Remove it' }).click();
	await other.getByText('Not set up.').waitFor();
	await site.mailTo(person.email, /has no second step any more$/);
});

it('asks in the place of a screen for a code of the app, and goes on to that screen', async () => {
	const person = { name: 'Ann Step', email: 'ann@step.example', password: 'ten or more' };
	await createAccount(site, person);
	const { page } = await site.visit('/account/security', await signedInAnew(site, person));
	const { form, secret } = await setUp(page, person.password);
	await form.getByLabel('Six digits').fill(codeOf(secret));
	await form.getByRole('button', { name: 'Turn it on' }).click();
	await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
	await forgetCodes(person.email);
	const { page: other } = await site.visit('/account/alerts', await signedInAnew(site, person));
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
		const { page } = await strict.visit('/staff', await signedInAnew(strict, person));
		await page.waitForURL('**/account/security');
		await page.getByText('The staff pages open once you have set up one of these').waitFor();
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

/**
 * Gives a page a device whose owner touches it at once.
 * @returns what sets whether the device agrees that it is them; if not, the browser answers as if its question was closed
 */
async function addAuthenticator(page: Page) {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('WebAuthn.enable');
	const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return (isUserVerified: boolean) =>
		devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

/** Another session in this browser, which is asked for the step. */
async function signInAgain(named: SiteUnderTest, page: Page, person: Person) {
	const session = JSON.stringify(await signIn(named, person));
	await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
		SESSION_KEY,
		session,
	] as const);
	await page.goto(`${named.url}/account/alerts`);
	await page.waitForURL('**/account/security');
	await page.getByRole('heading', { name: 'Second step' }).waitFor();
}
async function passed(page: Page) {
	await page.waitForURL('**/account/alerts');
	await page
		.getByRole('heading', { name: /alerts/i })
		.first()
		.waitFor();
}
const closed = (page: Page) => page.getByText('or the question was closed').first();

it('adds a passkey, asks for it after a sign-in, refuses a copied one, and removes it', async () => {
	// For a number, such as 127.0.0.1, there are no passkeys.
	const named = await startSite({ HOST: 'localhost' });
	try {
		const person = { name: 'Kit Step', email: 'kit@step.example', password: 'ten or more' };
		await createAccount(named, person);
		const { page } = await named.visit('/account/security', await signedInAnew(named, person));
		const agrees = await addAuthenticator(page);
		await page.getByRole('button', { name: 'Add a passkey' }).click();
		const adding = page.getByRole('dialog', { name: 'Add a passkey' });
		await adding.getByLabel('Your present password').fill(person.password);
		const goOn = adding.getByRole('button', { name: 'Go on' });
		await agrees(false);
		await goOn.click();
		await closed(page).waitFor();
		// What was typed stays.
		await agrees(true);
		await goOn.click();
		const list = page.getByRole('list', { name: 'Recovery codes' });
		await list.waitFor();
		const [recovery = ''] = await list.getByRole('listitem').allInnerTexts();
		await page.getByLabel('I have put them away').check();
		await page.getByRole('button', { name: 'Done' }).click();
		await page.getByText(/not used yet\.$/).waitFor();
		expect(await axeFaultsInBothLooks(page)).toEqual([]);
		await named.mailTo(person.email, /^A passkey was added/);
		// The same device once more.
		await page.getByRole('button', { name: 'Add a passkey' }).click();
		await adding.getByLabel('Your present password').fill(person.password);
		await goOn.click();
		await page.getByText('This device has a passkey for this account already.').first().waitFor();
		await page.keyboard.press('Escape');

		const use = page.getByRole('button', { name: 'Use a passkey' });
		await signInAgain(named, page, person);
		expect(await axeFaultsInBothLooks(page)).toEqual([]);
		await agrees(false);
		await use.click();
		await closed(page).waitFor();
		await agrees(true);
		await use.and(page.locator(':not([aria-busy])')).click();
		await passed(page);

		const counted = (times: number) =>
			inDatabase(
				named,
				(sql) => sql`
					update second_factor.passkeys set counter = ${times}
					where user_id = (select id from auth.users where email = ${person.email})`,
			);
		await counted(1_000);
		await signInAgain(named, page, person);
		await use.click();
		await page.getByText('This passkey seems to have been copied').first().waitFor();
		await named.mailTo(person.email, /was refused$/);
		await counted(0);
		await use.and(page.locator(':not([aria-busy])')).click();
		await passed(page);

		// In a browser that knows none, such as that inside another app.
		const { page: old } = await named.visit('/', await signedInAnew(named, person));
		await old.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
		// It leads on by itself, at times before anything of it is there.
		await old.evaluate(() => location.assign('/account/alerts'));
		await old.waitForURL('**/account/security');
		await old.getByText('This browser does not support passkeys.').waitFor();
		expect(await old.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0);
		expect(await axeFaultsInBothLooks(old)).toEqual([]);
		await old.getByLabel('Recovery code').fill(recovery);
		await old.getByRole('button', { name: 'Go on' }).click();
		await passed(old);
		await old.goto(`${named.url}/account/security`);
		await old.getByText('Open this page in another one to add one.').waitFor();

		await page.goto(`${named.url}/account/security`);
		await page.getByText(/, last used on /).waitFor();
		await page.getByRole('button', { name: /^Remove the passkey / }).click();
		const removing = page.getByRole('dialog', { name: 'Remove this passkey?' });
		await removing.getByLabel('Your present password').fill(person.password);
		await removing.getByRole('button', { name: 'Remove it' }).click();
		await page.getByText('Not set up.').waitFor();
		await named.mailTo(person.email, /has no second step any more$/);
	} finally {
		await named.stop();
	}
});
