import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site as contactDetails } from '#content/site.ts';
import { delayCalls } from './helpers/page/delay-calls.ts';
import {
	application,
	contact,
	fillApplication,
	fillIn,
	press,
	subscribe,
	valuesOf,
} from './helpers/page/forms.ts';
import { hydrated, visitBeforeScripts } from './helpers/page/page-readers.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, signedIn, signIn } from './helpers/people/accounts.ts';
import { type SiteUnderTest, startSite } from './helpers/server/site.ts';
import { rowsOf } from './helpers/server/table-rows.ts';

let site: SiteUnderTest;
beforeAll(async () => {
	site = await startSite();
	await createAccount(site, student);
});
afterAll(() => site?.stop());

const student: Person = {
	name: 'Amara Osei',
	email: 'amara@forms.example',
	password: 'six or more',
};
const script = `<script>document.title = 'taken'</script><img src=x onerror="document.title='taken'">`;

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
/** The fields that are marked as wrong. */
const wrong = (page: Page) =>
	page
		.locator('[aria-invalid=true]')
		.evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
const contactsOf = (email: string) => rowsOf(site, 'contacts', `email=eq.${email}`);

describe('newsletter', () => {
	const field = (page: Page) => page.getByLabel('Email for the newsletter');
	const button = (page: Page) => page.getByRole('contentinfo').getByRole('button');

	it('shows an ellipsis while it submits, then clears its field; a double click stores one row', async () => {
		const { page, problems } = await site.visit('/cookies');
		const calls = await delayCalls(page, '/rest/v1/newsletter_subscriptions');
		await field(page).fill('ann@forms.example');
		await page.getByRole('button', { name: 'Subscribe' }).dblclick();
		await expect.poll(() => button(page).textContent()).toBe('...');
		expect(await button(page).isDisabled()).toBe(true);
		expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true);
		expect(await field(page).inputValue()).toBe('ann@forms.example');
		calls.release();
		await page.getByText('Subscription Successful!').waitFor();
		await expect.poll(() => button(page).textContent()).toBe('Subscribe');
		expect(await button(page).isEnabled()).toBe(true);
		expect(await field(page).inputValue()).toBe('');
		expect(calls.count).toBe(1);
		const rows = await rowsOf(site, 'newsletter_subscriptions', 'email=eq.ann@forms.example');
		expect(rows).toHaveLength(1);
		expect(problems).toEqual([]);
	});

	it('keeps a wrong address and goes to it', async () => {
		const { page } = await site.visit('/cookies');
		await subscribe(page, 'ann.forms.example');
		await page.getByText('Invalid Email').waitFor();
		await expect.poll(() => wrong(page)).toEqual(['email']);
		expect(await focused(page)).toBe('email');
		expect(await field(page).inputValue()).toBe('ann.forms.example');
		expect(await field(page).getAttribute('type')).toBe('email');
		expect(await field(page).getAttribute('required')).not.toBeNull();
	});

	it('keeps the address when the network is lost, and takes it when it is back', async () => {
		const { page } = await site.visit('/cookies');
		await hydrated(page);
		await page.context().setOffline(true);
		await subscribe(page, 'lost@forms.example');
		await expectToast(page, 'Error', 'There was an error subscribing. Please try again.');
		expect(await field(page).inputValue()).toBe('lost@forms.example');
		await page.context().setOffline(false);
		await button(page).click();
		await page.getByText('Subscription Successful!').waitFor();
	});
});

describe('contact', () => {
	it('marks what is missing, goes to the first of it and keeps the rest', async () => {
		const { page } = await site.visit('/contact');
		const { Name, Message } = contact;
		const left = ['name', 'email', 'subject', 'message'];
		await press(page, 'Send Message');
		await expect.poll(() => wrong(page)).toEqual(left);
		expect(await focused(page)).toBe('name');
		await fillIn(page, { Name, Message });
		// What is changed is marked no longer.
		await expect.poll(() => wrong(page)).toEqual(['email', 'subject']);
		await press(page, 'Send Message');
		await expect.poll(() => focused(page)).toBe('email');
		expect(await wrong(page)).toEqual(['email', 'subject']);
		expect(await valuesOf(page, ['Name', 'Message'])).toEqual([Name, Message]);
		expect(await page.getByLabel('Email', { exact: true }).getAttribute('type')).toBe('email');
	});

	it('stores what was written, without a category as with one, and clears after success', async () => {
		const { page } = await site.visit('/contact');
		for (const category of [null, 'media']) {
			await fillIn(page, { ...contact, Subject: `About ${category}` });
			if (category) await page.getByLabel('Category').selectOption(category);
			await press(page, 'Send Message');
			await expectToast(
				page,
				'Message Sent!',
				"Thank you for your inquiry. We'll get back to you within 24 hours.",
				'plain',
			);
			expect(await valuesOf(page, Object.keys(contact))).toEqual(['', '', '', '']);
			expect(await page.getByLabel('Category').inputValue()).toBe('');
		}
		const rows = await contactsOf(contact.Email);
		expect(rows.map(({ subject, category }) => [subject, category])).toEqual([
			['About null', null],
			['About media', 'media'],
		]);
		await page.reload();
		await hydrated(page);
		expect(await valuesOf(page, Object.keys(contact))).toEqual(['', '', '', '']);
	});

	it('does not cut a long message: it is marked, and stored once it is short enough', async () => {
		const { page } = await site.visit('/contact');
		const fields = { ...contact, Email: 'long@forms.example', Message: 'a'.repeat(5_001) };
		await fillIn(page, fields);
		await press(page, 'Send Message');
		await page.getByText('Shorten this to 5,000 characters; it has 5,001').waitFor();
		expect(await wrong(page)).toEqual(['message']);
		expect(await valuesOf(page, ['Message'])).toEqual([fields.Message]);
		await fillIn(page, { Message: 'a'.repeat(5_000) });
		await press(page, 'Send Message');
		await page.getByText('Message Sent!').waitFor();
		expect((await contactsOf(fields.Email))[0]?.message).toHaveLength(5_000);
	});

	it('leaves the focus on a button that was pressed by keyboard', async () => {
		const { page } = await site.visit('/contact');
		// Unlike a click, a key press does not wait until the button is enabled.
		await hydrated(page);
		await page.route('**/rest/v1/contacts*', (route) => route.abort());
		await fillIn(page, contact);
		const send = page.getByRole('main').getByRole('button', { name: 'Send Message' });
		await send.press('Enter');
		await page.getByText('There was an error sending your message. Please try again.').waitFor();
		await expect.poll(() => send.evaluate((one) => one === document.activeElement)).toBe(true);
	});

	it('is what an address shows that says of no message that it was sent', async () => {
		const { page, problems } = await site.visit('/contact?sent');
		await hydrated(page);
		await page.getByRole('button', { name: 'Send Message' }).waitFor();
		expect(problems).toEqual([]);
	});

	it('keeps what was typed before its scripts had loaded', async () => {
		const { page, release } = await visitBeforeScripts(site, '/contact');
		await fillIn(page, contact);
		release();
		await hydrated(page);
		await page.reload();
		await expect.poll(() => valuesOf(page, Object.keys(contact))).toEqual(Object.values(contact));
	});

	it('keeps all of it when the network is lost and over a reload, and stores it once', async () => {
		const { page } = await site.visit('/contact');
		const fields = { ...contact, Email: 'lost@forms.example' };
		await fillIn(page, fields);
		await hydrated(page);
		await page.context().setOffline(true);
		await press(page, 'Send Message');
		const failure = 'There was an error sending your message. Please try again.';
		await expectToast(page, 'Error', failure);
		expect(await valuesOf(page, Object.keys(fields))).toEqual(Object.values(fields));
		await page.context().setOffline(false);
		await page.reload();
		await expect.poll(() => valuesOf(page, Object.keys(fields))).toEqual(Object.values(fields));
		const calls = await delayCalls(page, '/rest/v1/contacts');
		await page.getByRole('button', { name: 'Send Message' }).dblclick();
		await page.getByRole('button', { name: 'Sending...' }).waitFor();
		calls.release();
		await page.getByText('Message Sent!').waitFor();
		expect(calls.count).toBe(1);
		expect(await contactsOf(fields.Email)).toHaveLength(1);
	});

	it('says what is going on while the server is silent, and stores once what is sent again', async () => {
		const page = await (await site.newContext()).newPage();
		await page.clock.install();
		await page.goto(`${site.url}/contact`);
		await hydrated(page);
		const fields = { ...contact, Email: 'silence@forms.example' };
		await fillIn(page, fields);
		let received = 0;
		// The server stores the message, and its answer is lost on the way.
		await page.route('**/rest/v1/contacts*', async (route) => {
			await route.fetch();
			received += 1;
		});
		await press(page, 'Send Message');
		await expect.poll(() => received).toBe(1);
		await page.clock.fastForward(10_500);
		await page.getByText('The server has not answered yet. What you typed is kept.').waitFor();
		expect(await page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true);
		await page.clock.fastForward(20_500);
		await page.getByText('Try again: nothing is stored twice.').waitFor();
		expect(await valuesOf(page, Object.keys(fields))).toEqual(Object.values(fields));
		await page.unroute('**/rest/v1/contacts*');
		await press(page, 'Send Message');
		await page.getByText('Message Sent!').waitFor();
		expect(await contactsOf(fields.Email)).toHaveLength(1);
	});

	it('keeps the next message that is typed while one is sent', async () => {
		const { page } = await site.visit('/contact');
		await hydrated(page);
		await fillIn(page, { ...contact, Email: 'next@forms.example' });
		const { release } = await delayCalls(page, '/rest/v1/contacts');
		await press(page, 'Send Message');
		await page.getByRole('button', { name: 'Sending...' }).waitFor();
		await fillIn(page, { Message: 'And in which month?' });
		release();
		await page.getByText('Message Sent!').waitFor();
		expect(await valuesOf(page, ['Message'])).toEqual(['And in which month?']);
		await page.reload();
		await expect.poll(() => valuesOf(page, ['Message'])).toEqual(['And in which month?']);
	});

	it('stores the same message once when it is sent again', async () => {
		const { page } = await site.visit('/contact');
		const fields = { ...contact, Email: 'twice@forms.example' };
		for (const _ of [1, 2]) {
			await fillIn(page, fields);
			await press(page, 'Send Message');
			await page.getByText('Message Sent!').waitFor();
			await page.getByRole('button', { name: 'Dismiss' }).click();
		}
		expect(await contactsOf(fields.Email)).toHaveLength(1);
	});

	it('shows script as text, in the form, in the row and in the mail', async () => {
		const query = new URLSearchParams({ subject: script, category: 'nonsense' });
		const { page, problems } = await site.visit(`/contact?${query}`);
		await expect.poll(() => valuesOf(page, ['Subject'])).toEqual([script]);
		expect(await page.getByLabel('Category').inputValue()).toBe('');
		await fillIn(page, { Name: script, Email: 'script@forms.example', Message: script });
		await press(page, 'Send Message');
		await page.getByText('Message Sent!').waitFor();
		const [row] = await contactsOf('script@forms.example');
		expect(row).toMatchObject({ name: script, subject: script, message: script });
		expect(problems).toEqual([]);
		const { html } = await site.mailTo(contactDetails.email, /^Message: .*<script/);
		expect(html).toContain('&lt;script&gt;');
		expect(html).not.toMatch(/<script|<img/);
		await page.goto(`${site.url}/dev/mailbox`);
		await page.getByText(script).first().waitFor();
		expect(await page.title()).not.toBe('taken');
	});
});

describe('application', () => {
	const labels = Object.keys(application);
	const mine = async () => {
		const { user } = await signIn(site, student);
		return rowsOf(site, 'applications', `user_id=eq.${user.id}`);
	};

	it('offers the five kinds of program and goes to what is missing', async () => {
		const { page } = await site.visit('/apply', await signedIn(site, student));
		const options = page.getByLabel('Program type').locator('option');
		await options.first().waitFor({ state: 'attached' });
		expect(await options.allTextContents()).toEqual([
			'Choose a program type',
			'London Program',
			'International Program',
			'Remote Program',
			'Placement Year',
			'UK Cities Program',
		]);
		await page.getByLabel('Program type').selectOption('london');
		await fillIn(page, { 'Relevant experience': application['Relevant experience'] });
		await press(page, 'Submit Application');
		await expect.poll(() => wrong(page)).toEqual(['motivation', 'availability']);
		expect(await focused(page)).toBe('motivation');
		expect(await page.getByLabel('Program type').inputValue()).toBe('london');
	});

	it('survives a lost network and a reload, and a double click stores one row', async () => {
		const { page } = await site.visit('/apply', await signedIn(site, student));
		await fillApplication(page);
		await fillIn(page, { 'Specific program or company (optional)': script });
		await page.context().setOffline(true);
		await press(page, 'Submit Application');
		const noAnswer = 'The server cannot be reached. Check your connection and try again.';
		await expectToast(page, 'Error', noAnswer);
		const stays = `Not sent. ${noAnswer} What you typed is kept in this tab.`;
		await page.getByText(stays, { exact: true }).waitFor();
		expect(await valuesOf(page, labels)).toEqual(Object.values(application));
		await page.context().setOffline(false);
		await page.reload();
		await expect.poll(() => valuesOf(page, labels)).toEqual(Object.values(application));
		expect(await page.getByLabel('Program type').inputValue()).toBe('remote');

		const calls = await delayCalls(page, '/rest/v1/applications');
		await page.getByRole('button', { name: 'Submit Application' }).dblclick();
		const waiting = page.getByRole('button', { name: 'Submitting Application...' });
		await waiting.waitFor();
		expect(await waiting.isDisabled()).toBe(true);
		calls.release();
		await page.getByText('Application Submitted!').waitFor();
		await page.getByRole('button', { name: 'Apply for another program' }).click();
		expect(await valuesOf(page, labels)).toEqual(['', '', '']);
		expect(calls.count).toBe(1);
		expect(await mine()).toEqual([expect.objectContaining({ program_name: script })]);

		await page.goto(`${site.url}/account`);
		await page.getByText(script).waitFor();
		expect(await page.title()).not.toBe('taken');
	});
});

describe('the contact form of a signed-in user', () => {
	const own = () => ['Name', 'Email'];
	const filled = [student.name, student.email];

	it('has name and email filled, keeps what is changed, and has them again after sending', async () => {
		const { page, problems } = await site.visit('/contact', await signedIn(site, student));
		await expect.poll(() => valuesOf(page, own())).toEqual(filled);
		await fillIn(page, { ...contact, Name: '', Email: 'amara@home.forms.example' });
		await press(page, 'Send Message');
		await expect.poll(() => wrong(page)).toEqual(['name']);
		expect(await valuesOf(page, own())).toEqual(['', 'amara@home.forms.example']);
		await fillIn(page, { Name: 'A. Osei' });
		await press(page, 'Send Message');
		await page.getByText('Message Sent!').waitFor();
		const [row] = await contactsOf('amara@home.forms.example');
		expect(row).toMatchObject({ name: 'A. Osei' });
		expect(problems).toEqual([]);
	});

	it('does not replace what was typed before its scripts', async () => {
		const { page, release } = await visitBeforeScripts(
			site,
			'/contact',
			await signedIn(site, student),
		);
		await fillIn(page, { Name: 'A. Osei' });
		release();
		await expect.poll(() => valuesOf(page, own())).toEqual(['A. Osei', student.email]);
	});
});

describe('a password', () => {
	it('can be shown, and hidden again', async () => {
		const { page, problems } = await site.visit('/auth');
		await hydrated(page);
		const panel = page.getByRole('tabpanel');
		const password = panel.getByLabel('Password', { exact: true });
		await password.fill('six or more');
		const show = panel.getByRole('button', { name: 'Show password' });
		for (const [pressed, type] of [
			['false', 'password'],
			['true', 'text'],
			['false', 'password'],
		]) {
			expect(await show.getAttribute('aria-pressed')).toBe(pressed);
			expect(await password.getAttribute('type')).toBe(type);
			await show.click();
		}
		expect(await password.inputValue()).toBe('six or more');
		const box = await show.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
		expect(problems).toEqual([]);
	});

	it.each([
		['/auth', 'Sign In', 1],
		['/auth', 'Sign Up', 1],
		['/employer-auth', 'Sign Up', 2],
	])('has that button on %s, %s', async (path, tab, count) => {
		const { page } = await site.visit(path);
		await hydrated(page);
		await page.getByRole('tab', { name: tab }).click();
		const buttons = page.getByRole('tabpanel').getByRole('button', { name: 'Show password' });
		expect(await buttons.count()).toBe(count);
	});

	it.each(['/auth', '/employer-auth'])('that is wrong is said at its field, %s', async (path) => {
		const { page } = await site.visit(path);
		await hydrated(page);
		const panel = page.getByRole('tabpanel');
		await fillIn(panel, { Email: 'nobody@forms.example', Password: 'not this one' });
		await panel.getByRole('button', { name: 'Sign In' }).click();
		await expect.poll(() => wrong(page)).toEqual(['password']);
		expect(await focused(page)).toBe('password');
		const field = panel.getByLabel('Password', { exact: true });
		const described = (await field.getAttribute('aria-describedby')) ?? '';
		expect(await page.locator(`[id="${described}"]`).textContent()).toBe(
			'Error: Invalid login credentials',
		);
	});
});
