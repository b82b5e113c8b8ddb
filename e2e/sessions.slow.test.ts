import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { application, fillApplication, fillPanel, press, valuesOf } from './helpers/page/forms.ts';
import { addressOf, hydrated, visitBeforeScripts } from './helpers/page/page-readers.ts';
import {
	createAccount,
	endSession,
	type Person,
	remembering,
	SESSION_KEY,
	signedIn,
	signIn,
} from './helpers/people/accounts.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';
import { rowsOf } from './helpers/server/table-rows.ts';

let site: RunningSite;
let studentId: string;
beforeAll(async () => {
	site = await startSite();
	await createAccount(site, student);
	await createAccount(site, other);
	studentId = (await signIn(site, student)).user.id;
});
afterAll(() => site?.stop());

const student: Person = {
	name: 'Amara Osei',
	email: 'amara@sessions.example',
	password: 'six or more',
};
const other: Person = { name: 'Mei Tan', email: 'mei@sessions.example', password: 'six or more' };
const labels = Object.keys(application);

const signOutButton = (page: Page) =>
	page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
const signInLink = (page: Page) =>
	page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true });

async function signInHere(page: Page) {
	await fillPanel(page, { Email: student.email, Password: student.password });
	await press(page, 'Sign In');
}

describe('guards', () => {
	it.each([
		['/apply', '/auth', 'Sign Up'],
		['/account', '/auth', 'Sign In'],
		['/employer-dashboard', '/employer-auth', 'Sign In'],
		['/employer-profile-setup', '/employer-auth', 'Sign In'],
	])('%s sends a visitor to %s, %s', async (path, signInPath, tab) => {
		const { page, problems } = await site.visit(path);
		await page.waitForURL(`**${signInPath}`);
		await page.getByRole('tab', { name: tab, selected: true }).waitFor();
		expect(problems).toEqual([]);
	});

	it('/apply shows that it is loading until its scripts know the session', async () => {
		const ended = remembering(site, SESSION_KEY, '{"a":1}');
		const { page, release } = await visitBeforeScripts(site, '/apply', ended);
		await page.getByRole('main').getByRole('status').waitFor();
		release();
		await page.waitForURL('**/auth');
		await page.getByRole('tab', { name: 'Sign In' }).waitFor();
	});

	it('/auth sends a signed-in user home, and /employer-auth to their next step', async () => {
		const { page } = await site.visit('/auth', await signedIn(site, student));
		await page.waitForURL(`${site.url}/`);
		await page.goto(`${site.url}/employer-auth`);
		await page.waitForURL('**/employer-profile-setup');
	});

	it.each([
		['/apply', '/auth', 'What you chose is kept.'],
		['/employer-dashboard', '/employer-auth', 'as an employer to open your dashboard.'],
	])(
		'sent there by %s and reloaded, %s keeps what was typed before its scripts',
		async (path, at, words) => {
			const { page, problems } = await site.visit(path);
			await page.waitForURL(`**${at}`);
			await page.getByText(words).waitFor();
			const { release } = await delayCalls(page, '/assets/*.js');
			await page.reload({ waitUntil: 'domcontentloaded' });
			await fillPanel(page, { Email: student.email });
			release();
			await page.getByText(words).waitFor();
			const email = page.getByRole('tabpanel').getByLabel('Email', { exact: true });
			expect(await email.inputValue()).toBe(student.email);
			expect(problems).toEqual([]);
		},
	);
});

describe('after signing out', () => {
	it('the sign-in page does not mention a page to return to', async () => {
		const { page } = await site.visit('/account', await signedIn(site, student));
		await signOutButton(page).click();
		await page.waitForURL('**/auth');
		await page.getByText('One account to apply for any internship.').waitFor();
		await signInHere(page);
		await page.waitForURL(`${site.url}/`);
	});

	it('the next person in this tab does not see what the first one typed', async () => {
		const { page } = await site.visit('/apply', await signedIn(site, student));
		await fillApplication(page);
		await signOutButton(page).click();
		await page.waitForURL('**/auth');
		await fillPanel(page, { Email: other.email, Password: other.password });
		await press(page, 'Sign In');
		// The message is there before the page is left.
		await page.waitForURL(`${site.url}/`);
		await page.getByText('Welcome back!').waitFor();
		await page.goto(`${site.url}/apply`);
		await page.getByLabel('Motivation').waitFor();
		expect(await valuesOf(page, labels)).toEqual(labels.map(() => ''));
	});
});

describe('two tabs', () => {
	it('signing in and out in one shows in the other', async () => {
		const { page } = await site.visit('/auth');
		const other = await page.context().newPage();
		await other.goto(`${site.url}/cookies`);
		await hydrated(other);
		await signInHere(page);
		await signOutButton(page).waitFor();
		await signOutButton(other).waitFor();
		await signOutButton(other).click();
		await signInLink(other).waitFor();
		await signInLink(page).waitFor();
		// The message between the tabs may arrive before the storage that the other process changed.
		const stored = () => page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
		await expect.poll(stored).toBeNull();
	});

	it('signing out in one keeps what was typed in the other', async () => {
		const { page } = await site.visit('/apply?type=london', await signedIn(site, student));
		await fillApplication(page);
		const other = await page.context().newPage();
		await other.goto(`${site.url}/cookies`);
		await signOutButton(other).click();
		await page.waitForURL('**/auth');
		await page.getByText('What you chose is kept.').waitFor();
		await signInHere(page);
		await page.waitForURL('**/apply?type=london');
		await expect.poll(() => valuesOf(page, labels)).toEqual(Object.values(application));
	});
});

describe('a session that ends in the middle', () => {
	const mine = () => rowsOf(site, 'applications', `user_id=eq.${studentId}`);
	/** A form that is filled in, in a session that has ended and cannot be renewed. */
	async function filledAndEnded() {
		const session = await signIn(site, student);
		const { page } = await site.visit(
			'/apply',
			remembering(site, SESSION_KEY, JSON.stringify(session)),
		);
		await fillApplication(page);
		await endSession(site, session);
		await changeSession(page, { expires_at: 1 });
		return page;
	}

	it('and what the server says of it is said, however late the end of its answer comes', async () => {
		const page = await filledAndEnded();
		await delayBodies(page, '/rest/v1/applications');
		await press(page, 'Submit Application');
		await page
			.getByText('You have been signed out. Sign in again: what you typed is kept.')
			.waitFor();
		await page.waitForURL('**/auth');
	});

	it('and cannot be renewed: sign in again, and continue with what was typed', async () => {
		const page = await filledAndEnded();
		await press(page, 'Submit Application');
		await page
			.getByText('You have been signed out. Sign in again: what you typed is kept.')
			.waitFor();
		await page.waitForURL('**/auth');
		await signInHere(page);
		await page.waitForURL('**/apply');
		await expect.poll(() => valuesOf(page, labels)).toEqual(Object.values(application));
		expect(await mine()).toEqual([]);
		await press(page, 'Submit Application');
		await page.getByText('Application Submitted!').waitFor();
		expect(await mine()).toHaveLength(1);
	});

	it.each([
		['by its own clock', { expires_at: 1 }],
		['for the server alone', { access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl' }],
	])('%s, and can be renewed: nobody notices', async (_, change) => {
		const { page } = await site.visit('/apply', await signedIn(site, student));
		await fillApplication(page);
		await page.getByLabel('Motivation').fill(`Another one: ${JSON.stringify(change)}`);
		const before = await mine();
		await changeSession(page, change);
		await press(page, 'Submit Application');
		await page.getByText('Application Submitted!').waitFor();
		expect(await mine()).toHaveLength(before.length + 1);
		expect(addressOf(page)).toBe('/apply');
	});

	it('because it belongs to another server: the page says so and keeps what was typed', async () => {
		const foreign = { ...(await signIn(site, student)), refresh_token: 'unknown' };
		const { page } = await site.visit('/apply', await signedIn(site, student));
		await fillApplication(page);
		await changeSession(page, {
			...foreign,
			access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl',
		});
		await press(page, 'Submit Application');
		await page.waitForURL('**/auth');
		await signInHere(page);
		await page.waitForURL('**/apply');
		await expect.poll(() => valuesOf(page, labels)).toEqual(Object.values(application));
	});
});

describe('invalid content of the browser storage breaks no page', () => {
	const user = { id: '01234567-89ab-4def-8123-456789abcdef', user_metadata: {} };
	const end = { access_token: 'a.b.c', refresh_token: 'd', expires_at: 4_000_000_000 };
	/** Each with a heading of the document to which it leads: a screen asks for that one by itself. */
	const paths = [
		['/', 'Featured programs'],
		['/contact', 'Contact us'],
		['/auth', 'Student account'],
		['/apply', 'Student account'],
		['/employer-profile-setup', 'Employer portal'],
		['/account', 'Student account'],
	] as const;

	it.each([
		['no JSON', 'broken {'],
		['a user that is a text', JSON.stringify({ ...end, user: 'Mei' })],
		['a user without anything', JSON.stringify({ ...end, user: { id: user.id } })],
	])('for a session: %s', async (_, text) => {
		const { page, problems } = await site.visit('/', remembering(site, SESSION_KEY, text));
		for (const [path, heading] of paths) {
			await page.goto(site.url + path);
			await page.getByRole('main').getByRole('heading', { name: heading }).first().waitFor();
			await signInLink(page).waitFor();
			await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
				SESSION_KEY,
				text,
			] as const);
		}
		expect(problems).toEqual([]);
	});

	it('for a session of another server: the user has to sign in', async () => {
		const stale = { ...end, user: { ...user, email: 'old@students.example' } };
		const before = remembering(site, SESSION_KEY, JSON.stringify(stale));
		for (const path of ['/account', '/employer-dashboard', '/employer-profile-setup']) {
			const { page } = await site.visit(path, before);
			await page.waitForURL('**/{auth,employer-auth}');
			await page.getByRole('tab', { name: 'Sign In' }).waitFor();
			await signInLink(page).waitFor();
			await page.close();
		}
	});

	it('for a draft', async () => {
		const { page, problems } = await site.visit('/contact', await signedIn(site, student));
		for (const text of ['broken {', '{"subject":{"a":1},"step":"x","owner":[]}']) {
			await page.evaluate((value) => {
				for (const key of ['contact-draft', 'application-draft'])
					sessionStorage.setItem(key, value);
				localStorage.setItem('employer-profile-draft', value);
			}, text);
			for (const [path, label] of [
				['/contact', 'Subject'],
				['/apply', 'Motivation'],
				['/employer-profile-setup', 'Company name'],
			] as const) {
				await page.goto(site.url + path);
				await page.getByLabel(label).waitFor();
				await hydrated(page);
				expect(await page.getByLabel(label).inputValue()).toBe('');
			}
		}
		expect(problems).toEqual([]);
	});
});

/** The page gets the bodies of these answers two seconds after their headers. */
const delayBodies = (page: Page, path: string) =>
	page.evaluate((delayed) => {
		const real = window.fetch;
		window.fetch = async (input, init) => {
			const response = await real(input, init);
			if (!response.url.includes(delayed)) return response;
			const text = await response.text();
			const body = new ReadableStream({
				async start(controller) {
					await new Promise((resolve) => setTimeout(resolve, 2_000));
					controller.enqueue(new TextEncoder().encode(text));
					controller.close();
				},
			});
			return new Response(body, response);
		};
	}, path);

const changeSession = (page: Page, change: object) =>
	page.evaluate(
		([key, changed]) => {
			const session = JSON.parse(localStorage.getItem(key) ?? '');
			localStorage.setItem(key, JSON.stringify({ ...session, ...changed }));
		},
		[SESSION_KEY, change] as const,
	);
