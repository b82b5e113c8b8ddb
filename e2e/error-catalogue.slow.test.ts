import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	contact,
	fillApplication,
	fillBasics,
	fillIn,
	fillPanel,
	openTab,
	press,
	subscribe,
} from './helpers/page/forms.ts';
import { hydrated } from './helpers/page/page-readers.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { startDatabase, type TestDatabase } from './helpers/server/database.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

/**
 * Section 8 of the specification, line by line and word for word. Each message is caused by a real
 * situation: duplicate rows, rejected requests, a database or a network that is down.
 */
let database: TestDatabase;
let site: RunningSite;
beforeAll(async () => {
	database = await startDatabase();
	site = await startSite({ DATABASE_URL: database.url });
	await createAccount(site, student);
	await createAccount(site, employer);
});
afterAll(async () => {
	await site?.stop();
	await database?.remove();
});

const student: Person = {
	name: 'Amara Osei',
	email: 'amara@students.example',
	password: 'six or more',
};
const employer: Person = { name: 'Jo Field', email: 'jo@tidewell.example', password: 'secret1' };
const wrong = { Email: 'jo@tidewell.example', Password: 'not this one' };
const registration = {
	'Company name': 'Northlight',
	'Contact person': 'Ada Moor',
	Email: 'ada@northlight.example',
	Password: 'ten chars.',
	'Confirm password': 'ten chars.',
};

type Words = [title: string, text: string, style?: 'plain'];
/** Presses a button of the page and waits for the message that follows. */
const expectAfter = async (page: Page, button: string, ...words: Words) => {
	await press(page, button);
	await expectToast(page, ...words);
};

it('newsletter: no address, success, a duplicate', async () => {
	const { page } = await site.visit('/cookies');
	for (const email of ['', '   ', 'amara.students.example']) {
		await subscribe(page, email);
		await expectToast(page, 'Invalid Email', 'Please enter a valid email address');
	}
	await subscribe(page, 'amara@students.example');
	const thanks = 'Thank you for subscribing to our newsletter';
	await expectToast(page, 'Subscription Successful!', thanks, 'plain');
	for (const email of ['amara@students.example', 'Amara@Students.Example']) {
		await subscribe(page, email);
		const text = 'This email is already subscribed to our newsletter.';
		await expectToast(page, 'Already Subscribed', text);
	}
});

it('contact: missing fields, success', async () => {
	const { page } = await site.visit('/contact');
	const missing = 'Please fill in all required fields.';
	await expectAfter(page, 'Send Message', 'Missing Information', missing);
	await fillIn(page, contact);
	const thanks = "Thank you for your inquiry. We'll get back to you within 24 hours.";
	await expectAfter(page, 'Send Message', 'Message Sent!', thanks, 'plain');
});

it('application: success', async () => {
	const { page } = await site.visit('/apply', await signedIn(site, student));
	await fillApplication(page);
	const thanks = "We'll review your application and get back to you soon.";
	await expectAfter(page, 'Submit Application', 'Application Submitted!', thanks, 'plain');
});

it('a message goes with the screen that it was shown on', async () => {
	const { page } = await site.visit('/contact');
	const message = page.getByRole('region', { name: 'Notifications' }).locator('> div');
	const fail = async () => {
		await press(page, 'Send Message');
		await message.waitFor();
	};
	await fail();
	await page.getByRole('link', { name: 'View All FAQs' }).click();
	await page.waitForURL('**/resources/faqs');
	await message.waitFor({ state: 'detached' });

	await page.goBack();
	await fail();
	await page.goForward();
	await message.waitFor({ state: 'detached' });
});

describe('student', () => {
	it('sign-up: empty fields, the server’s refusal, success', async () => {
		const { page } = await site.visit('/auth');
		await openTab(page, 'Sign Up');
		await expectAfter(page, 'Sign Up', 'Error', 'Please fill in all fields');
		const lin = { 'Full name': 'Lin Wu', Email: 'lin@students.example', Password: 'five5' };
		await fillPanel(page, lin);
		const refusal = 'Password should be at least 6 characters.';
		await expectAfter(page, 'Sign Up', 'Sign up failed', refusal);
		await fillPanel(page, { Password: 'five5 and more' });
		const thanks = 'Please check your email to confirm your account';
		await expectAfter(page, 'Sign Up', 'Success', thanks, 'plain');

		await openTab(page, 'Sign In');
		await fillPanel(page, { Email: lin.Email, Password: 'five5 and more' });
		await expectAfter(page, 'Sign In', 'Sign in failed', 'Email not confirmed');
	});

	it('sign-in: empty fields, the server’s refusal, success and then home', async () => {
		const { page } = await site.visit('/auth');
		await expectAfter(page, 'Sign In', 'Error', 'Please fill in all fields');
		await fillPanel(page, { Email: student.email, Password: 'not this one' });
		await expectAfter(page, 'Sign In', 'Sign in failed', 'Invalid login credentials');
		await fillPanel(page, { Password: student.password });
		await expectAfter(page, 'Sign In', 'Success', 'Welcome back!', 'plain');
		await page.waitForURL(`${site.url}/`);
	});

	it('a new password without a session', async () => {
		const { page } = await site.visit('/new-password', await signedIn(site, student));
		await fillIn(page, { 'New password': 'another one' });
		await page.evaluate(() => localStorage.clear());
		await expectAfter(page, 'Save the new password', 'Error', 'Auth session missing!');
	});
});

describe('employer', () => {
	it('sign-in: empty fields, the server’s refusal, success', async () => {
		const { page } = await site.visit('/employer-auth');
		await expectAfter(page, 'Sign In', 'Error', 'Please fill in all fields');
		await fillPanel(page, wrong);
		await expectAfter(page, 'Sign In', 'Sign In Failed', 'Invalid login credentials');
		await fillPanel(page, { Password: employer.password });
		await expectAfter(page, 'Sign In', 'Success', 'Successfully signed in!', 'plain');
	});

	it('sign-up: each validation in its order, the server’s refusal, success', async () => {
		const { page } = await site.visit('/employer-auth');
		await openTab(page, 'Sign Up');
		const required = 'Please fill in all required fields';
		const { Email, 'Company name': company, 'Contact person': person } = registration;
		const long = 'x'.repeat(73);
		const steps: [fields: Record<string, string>, title: string, text: string][] = [
			[{ Password: 'one', 'Confirm password': 'two' }, 'Error', required],
			[{ 'Company name': company, 'Contact person': person }, 'Error', required],
			[{ Email: 'no address' }, 'Error', 'Passwords do not match'],
			[{ 'Confirm password': 'one' }, 'Error', 'Password must be at least 10 characters long'],
			[
				{ Password: 'ten chars.', 'Confirm password': 'ten chars.' },
				'Error',
				'Please correct the marked fields.',
			],
			[
				{ Email, Password: long, 'Confirm password': long },
				'Sign Up Failed',
				'Password must be at most 72 bytes long',
			],
		];
		for (const [fields, ...words] of steps) {
			await fillPanel(page, fields);
			await expectAfter(page, 'Sign Up', ...words);
			if (words[1].startsWith('Please correct'))
				await page.getByText('Enter your email, such as name@example.com').waitFor();
		}
		await fillPanel(page, { Password: 'ten chars.', 'Confirm password': 'ten chars.' });
		const thanks =
			'Account created successfully! Please check your email for verification and complete your profile.';
		await expectAfter(page, 'Sign Up', 'Success', thanks, 'plain');
	});

	it.each([
		['Sign In', wrong],
		['Sign Up', registration],
	])('%s: an unexpected exception, as nothing can be fetched', async (tab, fields) => {
		const { page } = await site.visit('/employer-auth');
		await openTab(page, tab);
		await hydrated(page);
		// Before somebody is in a field, which loads the auth client.
		await page.context().setOffline(true);
		await fillPanel(page, fields);
		await expectAfter(page, tab, 'Error', 'An unexpected error occurred');
	});

	it('profile: what a step misses, success', async () => {
		const { page } = await site.visit('/employer-profile-setup', await signedIn(site, employer));
		const missing = 'Please fill in all required fields to continue.';
		await expectAfter(page, 'Next', 'Missing Information', missing);
		await fillBasics(page);
		await press(page, 'Next');
		const blank = 'Please provide a company description.';
		await expectAfter(page, 'Next', 'Missing Information', blank);
		await fillIn(page, { 'Company description': 'Short.' });
		await press(page, 'Next');
		const thanks = 'Your company profile has been created successfully.';
		await expectAfter(page, 'Complete Setup', 'Success!', thanks, 'plain');
	});
});

it('an unknown program id', async () => {
	const { page } = await site.visit('/programs/99999');
	await page.getByRole('heading', { level: 1, name: 'Program Not Found' }).waitFor();
	await page.getByText("The program you're looking for doesn't exist.", { exact: true }).waitFor();
});

it('an unknown route, also logged to the console', async () => {
	const { page, problems } = await site.visit('/no-such-page');
	await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
	await page.getByText('404', { exact: true }).waitFor();
	await page.getByRole('link', { name: 'Return to Home' }).waitFor();
	await expect.poll(() => problems).toContain('404: no page at /no-such-page');
});

describe('while the database is away', () => {
	const away = 'The server cannot be reached at the moment.';
	let dashboard: Awaited<ReturnType<RunningSite['visit']>>;
	let apply: Page;
	let setup: Page;

	beforeAll(async () => {
		const asEmployer = await signedIn(site, employer);
		apply = (await site.visit('/apply', await signedIn(site, student))).page;
		await apply.getByLabel('Motivation').waitFor();
		setup = (await site.visit('/employer-profile-setup', asEmployer)).page;
		await setup.getByLabel('Company name').waitFor();
		await database.stop();
		// The auth client retries for a while before it fails.
		dashboard = await site.visit('/employer-dashboard', asEmployer);
	});

	it('newsletter', async () => {
		const { page } = await site.visit('/cookies');
		await subscribe(page, 'other@students.example');
		await expectToast(page, 'Error', 'There was an error subscribing. Please try again.');
	});

	it('contact', async () => {
		const { page } = await site.visit('/contact');
		await fillIn(page, contact);
		const failure = 'There was an error sending your message. Please try again.';
		await expectAfter(page, 'Send Message', 'Error', failure);
	});

	it('application', async () => {
		await fillApplication(apply);
		await expectAfter(apply, 'Submit Application', 'Error', away);
	});

	it.each([
		['/auth', 'Sign In', wrong, 'Sign in failed'],
		[
			'/auth',
			'Sign Up',
			{ 'Full name': 'Ada', Email: 'a@b.example', Password: 'secret1' },
			'Sign up failed',
		],
		['/employer-auth', 'Sign In', wrong, 'Sign In Failed'],
		['/employer-auth', 'Sign Up', registration, 'Sign Up Failed'],
	])('%s: %s', async (path, tab, fields, title) => {
		const { page } = await site.visit(path);
		await openTab(page, tab);
		await fillPanel(page, fields);
		await expectAfter(page, tab, title, away);
	});

	it('profile: saving', async () => {
		await press(setup, 'Next');
		await press(setup, 'Next');
		const failure = 'Failed to save profile. Please try again.';
		await expectAfter(setup, 'Complete Setup', 'Error', failure);
	});

	it('profile: fetching is only logged', async () => {
		const { page, problems } = dashboard;
		await page.getByRole('heading', { name: 'Your profile could not be loaded' }).waitFor();
		expect(await page.getByRole('alert').count()).toBe(0);
		expect(problems).toContain(`The employer profile could not be read: ${away}`);
	});
});
