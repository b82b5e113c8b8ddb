import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { delayCalls } from './helpers/page/delay-calls.ts';
import {
	basics,
	fillBasics,
	fillIn,
	fillPanel,
	openTab,
	press,
	valuesOf,
} from './helpers/page/forms.ts';
import { factsIn, hydrated, sectionOf } from './helpers/page/page-readers.ts';
import { expectToast } from './helpers/page/toasts.ts';
import {
	createAccount,
	endSession,
	type Person,
	remembering,
	SESSION_KEY,
	type Session,
	signedIn,
	signIn,
} from './helpers/people/accounts.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';
import { rowsOf, storeRow } from './helpers/server/table-rows.ts';

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
	for (const person of Object.values(people)) await createAccount(site, person);
});
afterAll(() => site?.stop());

const personCalled = (name: string): Person => ({
	name,
	email: `${name.toLowerCase()}@portal.example`,
	password: 'secret1',
});
/** Each has an account, and no profile until a test makes one. */
const people = {
	newcomer: personCalled('Newcomer'),
	halfway: personCalled('Halfway'),
	done: personCalled('Done'),
	offline: personCalled('Offline'),
	twice: personCalled('Twice'),
	expired: personCalled('Expired'),
};

const profile = {
	company_name: 'Tidewell Systems',
	contact_person: 'Jo Field',
	industry: 'Technology',
	company_size: '11-50',
	location: 'Leeds',
	company_description: 'Flood models.',
	profile_completed: true,
};

const asOwner = ({ user }: Session) => `user_id=eq.${user.id}`;
const comingBack = (session: Session) => remembering(site, SESSION_KEY, JSON.stringify(session));
const details = { 'Company description': 'We model floods.\nAnd <i>storms</i>.' };

/** Fills in a profile up to its last step. */
async function review(page: Page) {
	await fillBasics(page);
	await press(page, 'Next');
	await fillIn(page, details);
	await press(page, 'Next');
	await page.getByRole('button', { name: 'Complete Setup' }).waitFor();
}

const reviewed = (page: Page) =>
	page.getByRole('definition').filter({ hasText: 'And <i>storms</i>.' });

describe('after signing in', () => {
	const arrive = async (person: Person) => {
		const { page } = await site.visit('/employer-auth');
		await fillPanel(page, { Email: person.email, Password: person.password });
		await press(page, 'Sign In');
		return page;
	};

	it('a user without a row goes to the setup', async () => {
		const page = await arrive(people.newcomer);
		await page.waitForURL('**/employer-profile-setup');
		await page.goto(`${site.url}/employer-dashboard`);
		await page.waitForURL('**/employer-profile-setup');
	});

	it('a user with an incomplete profile goes to the setup, which contains it', async () => {
		const { user } = await signIn(site, people.halfway);
		await storeRow(site, 'employers', { ...profile, user_id: user.id, profile_completed: false });
		const page = await arrive(people.halfway);
		await page.waitForURL('**/employer-profile-setup');
		await page.getByLabel('Location').waitFor();
		expect(await valuesOf(page, ['Company name', 'Location'])).toEqual([
			'Tidewell Systems',
			'Leeds',
		]);
		await page.goto(`${site.url}/employer-dashboard`);
		await page.waitForURL('**/employer-profile-setup');
	});

	it('a user with a profile goes to the dashboard, also with an existing session', async () => {
		const session = await signIn(site, people.done);
		await storeRow(site, 'employers', { ...profile, user_id: session.user.id });
		const page = await arrive(people.done);
		await page.waitForURL('**/employer-dashboard');
		await page.getByRole('heading', { name: 'Welcome, Jo Field' }).waitFor();
		await openTab(page, 'Profile');
		// What is not given has no line.
		expect(await factsIn(sectionOf(page, 'Contact information'))).toEqual({
			'Contact person': 'Jo Field',
			Email: people.done.email,
		});
		const { page: other } = await site.visit('/employer-auth', comingBack(session));
		await other.waitForURL('**/employer-dashboard');
	});

	it('a user who came from the wizard returns to it, to change a profile', async () => {
		const { page } = await site.visit('/employer-profile-setup');
		await page
			.getByText('Sign in or sign up as an employer to set up your company profile.')
			.waitFor();
		await fillPanel(page, { Email: people.done.email, Password: people.done.password });
		await press(page, 'Sign In');
		await page.getByLabel('Location').waitFor();
	});
});

it('a lost network keeps the profile, and a double click saves it once', async () => {
	const session = await signIn(site, people.offline);
	const { page } = await site.visit('/employer-profile-setup', comingBack(session));
	await review(page);
	await page.context().setOffline(true);
	await press(page, 'Complete Setup');
	await expectToast(page, 'Error', 'Failed to save profile. Please try again.');
	await reviewed(page).waitFor();
	await page.context().setOffline(false);

	// Not those of the dashboard, which reads the profile.
	const calls = await delayCalls(page, '/rest/v1/employers?on_conflict=');
	await page.getByRole('button', { name: 'Complete Setup' }).dblclick();
	const waiting = page.getByRole('button', { name: 'Saving...' });
	await waiting.waitFor();
	expect(await waiting.isDisabled()).toBe(true);
	calls.release();
	await page.waitForURL('**/employer-dashboard');
	expect(calls.count).toBe(1);
	await page.getByRole('tab', { name: 'Profile' }).click();
	await page.getByText('And <i>storms</i>.').first().waitFor();
	expect(await rowsOf(site, 'employers', asOwner(session))).toHaveLength(1);
});

it('two tabs save one row, which is the last that was saved', async () => {
	const session = await signIn(site, people.twice);
	const { page } = await site.visit('/employer-profile-setup', comingBack(session));
	const other = await page.context().newPage();
	await other.goto(page.url());
	// Before the first tab writes: a wizard that opens later goes on at the step of the draft.
	await other.getByLabel('Company name').waitFor();
	await review(page);
	await review(other);
	await press(page, 'Complete Setup');
	await page.waitForURL('**/employer-dashboard');
	await press(other, 'Back');
	await fillIn(other, { 'Company description': 'From the other tab.' });
	await press(other, 'Next');
	await press(other, 'Complete Setup');
	await other.waitForURL('**/employer-dashboard');
	expect(await rowsOf(site, 'employers', asOwner(session))).toEqual([
		expect.objectContaining({ company_description: 'From the other tab.' }),
	]);

	await other.getByRole('button', { name: 'Sign Out' }).click();
	await other.waitForURL('**/employer-auth');
	await page.waitForURL('**/employer-auth');
	for (const tab of [page, other]) await tab.getByRole('tab', { name: 'Sign In' }).waitFor();
});

it('a session that ends in the wizard loses nothing, and no other user sees what was typed', async () => {
	const session = await signIn(site, people.expired);
	const { page } = await site.visit('/employer-profile-setup', comingBack(session));
	await review(page);
	await endSession(site, session);
	await page.evaluate(([key, ended]) => localStorage.setItem(key, ended), [
		SESSION_KEY,
		JSON.stringify({ ...session, expires_at: 1 }),
	] as const);
	await press(page, 'Complete Setup');
	await page.waitForURL('**/employer-auth');
	await page
		.getByText('Sign in as an employer to set up your company profile. What you typed is kept.')
		.waitFor();
	expect(await rowsOf(site, 'employers', asOwner(session))).toEqual([]);

	const { email, password } = people.newcomer;
	const other = await page.context().newPage();
	await other.goto(`${site.url}/employer-auth`);
	await fillPanel(other, { Email: email, Password: password });
	await press(other, 'Sign In');
	// The first tab follows who is signed in, in and out again.
	for (const tab of [other, page]) {
		await tab.getByLabel('Location').waitFor();
		expect(await valuesOf(tab, ['Location'])).toEqual(['']);
	}
	await other.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
	for (const tab of [other, page]) await tab.waitForURL('**/employer-auth');

	await fillPanel(page, { Email: people.expired.email, Password: people.expired.password });
	await press(page, 'Sign In');
	await page.waitForURL('**/employer-profile-setup');
	await reviewed(page).waitFor();
	await press(page, 'Complete Setup');
	await page.waitForURL('**/employer-dashboard');
	expect(await rowsOf(site, 'employers', asOwner(session))).toEqual([
		expect.objectContaining({ location: basics.Location }),
	]);
});

it('unsaved text comes back, and can be replaced by the saved profile', async () => {
	const { page } = await site.visit('/employer-profile-setup', await signedIn(site, people.done));
	await fillIn(page, { Location: 'Hull' });
	await page.reload();
	await page.getByText('You see what you had typed before; it is not saved yet.').waitFor();
	expect(await valuesOf(page, ['Location'])).toEqual(['Hull']);
	await press(page, 'Go back to the saved profile');
	await expect.poll(() => valuesOf(page, ['Location'])).toEqual(['Leeds']);
	await page.reload();
	await hydrated(page);
	await page.getByLabel('Location').waitFor();
	expect(await valuesOf(page, ['Location'])).toEqual(['Leeds']);
});
