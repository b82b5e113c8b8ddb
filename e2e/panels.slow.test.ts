import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contact, fillApplication, fillIn, press, subscribe } from './helpers/page/forms.ts';
import { hydrated, linksIn } from './helpers/page/page-readers.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
	await createAccount(site, student);
});
afterAll(() => site.stop());

const student: Person = {
	name: 'Pia Panel',
	email: 'pia@panels.example',
	password: 'six or more',
};

/** The panel with the focus: its text, and the ways on. */
async function panelOf(page: Page, title: string) {
	const panel = page.locator('[data-done]');
	await panel.getByText(title, { exact: true }).waitFor();
	await expect.poll(() => panel.evaluate((one) => one === document.activeElement)).toBe(true);
	return { text: await panel.textContent(), links: await linksIn(panel) };
}

it('a message leaves a panel, which stays until the page is left', async () => {
	const { page } = await site.visit('/contact');
	await hydrated(page);
	await fillIn(page, { ...contact, Email: 'one@panels.example' });
	await press(page, 'Send Message');
	const { text, links } = await panelOf(page, 'We have your message');
	for (const words of [contact.Subject, 'one@panels.example', 'within 24 hours on working days'])
		expect(text).toContain(words);
	expect(links).toEqual([
		['Search programs', '/programs'],
		['Read common questions', '/resources/faqs'],
	]);
});

it('a subscription leaves a panel', async () => {
	const { page } = await site.visit('/cookies');
	await hydrated(page);
	await subscribe(page, 'two@panels.example');
	const { text, links } = await panelOf(page, 'You are on the list');
	expect(text).toContain('A welcome email is on its way to two@panels.example');
	expect(links).toEqual([['Search programs', '/programs']]);
});

it('an application leaves a panel', async () => {
	const { page } = await site.visit('/apply', await signedIn(site, student));
	await fillApplication(page);
	await press(page, 'Submit Application');
	const { text, links } = await panelOf(page, 'We have your application');
	for (const words of ['Remote Program', 'usually within two working days', 'two to four weeks'])
		expect(text).toContain(words);
	expect(links).toEqual([
		['See your applications', '/account/applications'],
		['Search more programs', '/programs'],
	]);
});

it('a request for a new password leaves a panel, whether the address is known or not', async () => {
	for (const email of [student.email, 'nobody@panels.example']) {
		const { page } = await site.visit('/forgot-password');
		await hydrated(page);
		await fillIn(page, { Email: email });
		await press(page, 'Send the link');
		const { text } = await panelOf(page, 'We have your request');
		expect(text).toContain(`If ${email} has an account`);
	}
});
