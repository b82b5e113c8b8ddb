/** A student on a phone, from what is saved without an account to an accepted offer, and who answers them. */
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaults } from './helpers/page/axe.ts';
import { application, fillIn, fillPanel, openTab, press } from './helpers/page/forms.ts';
import { isCovered } from './helpers/page/toasts.ts';
import { type Person, signedIn } from './helpers/people/accounts.ts';
import { createHost } from './helpers/people/employers.ts';
import { linkIn, type RunningSite, startSite } from './helpers/server/site.ts';
import { endWaitOfMoves } from './helpers/server/staff.ts';

const SLUG = 'loop-loom-intern';
const rosa: Person = { name: 'Rosa Tidy', email: 'rosa@loop.example', password: 'six or more' };
const lin: Person = { name: 'Lin Wu', email: 'lin@loop.example', password: 'six or more' };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
	await createHost(site, rosa, SLUG);
});
afterAll(() => site?.stop());

const main = (page: Page) => page.getByRole('main');
const narrow = async (page: Page) =>
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
/** On the first screen of the phone. */
async function inSight(page: Page, name: string) {
	const box = await main(page).getByRole('button', { name, exact: true }).boundingBox();
	expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(844);
}
const visible = (page: Page, name: RegExp) =>
	main(page).getByRole('link', { name }).filter({ visible: true }).first();

async function signUp(page: Page) {
	await page.getByRole('banner').getByRole('link', { name: 'Saved 1', exact: true }).tap();
	await main(page).getByRole('link', { name: 'sign in', exact: true }).tap();
	await openTab(page, 'Sign Up');
	await fillPanel(page, { 'Full name': lin.name, Email: lin.email, Password: lin.password });
	await press(page, 'Sign Up');
	await page.goto(linkIn(await site.mailTo(lin.email)));
	await press(page, 'Confirm my address');
	await page.waitForURL('**/saved');
}

async function fillProfile(page: Page) {
	const saved = (name: string) =>
		page.getByRole('form', { name }).getByRole('status').getByText('Saved', { exact: true });
	await page.getByLabel('University', { exact: true }).fill('University of Leeds');
	await saved('About you').waitFor();
	await page.getByRole('heading', { name: 'Permission to work' }).tap();
	await page.getByRole('radio', { name: 'No restriction' }).check();
	await saved('Permission to work').waitFor();
	await page.getByRole('heading', { name: 'Availability' }).tap();
	await page.getByLabel('Hours a week', { exact: true }).fill('15');
	await saved('Availability').waitFor();
	await narrow(page);
}

async function pdf(): Promise<Buffer> {
	const document = await PDFDocument.create();
	document.addPage();
	return Buffer.from(await document.save());
}

/** With the profile, the permission shown and an uploaded CV. @returns the path of the application */
async function apply(page: Page): Promise<string> {
	await visible(page, /^Apply Now/).tap();
	await main(page).getByText('Why this internship, and what would you learn?').waitFor();
	await fillIn(page, application);
	await page.getByLabel('Show my permission to work').check();
	await page
		.getByLabel('Add a CV of your own as PDF', { exact: true })
		.setInputFiles({ name: 'lin.pdf', mimeType: 'application/pdf', buffer: await pdf() });
	await page.getByText('Your CV is stored.').waitFor();
	await narrow(page);
	await press(page, 'Submit Application');
	await page.getByText('Application Submitted!').waitFor();
	const calendar = main(page).getByRole('button', { name: /in my calendar/ });
	expect(await isCovered(page, calendar)).toBe(false);
	await main(page).getByRole('link', { name: 'See your application', exact: true }).tap();
	await page.waitForURL('**/account/applications/*');
	return new URL(page.url()).pathname;
}

/** The employer sees what was sent, and how it fits. */
async function answer(id: string) {
	const { page } = await site.visit('/employer-dashboard?tab=applications', {
		...(await signedIn(site, rosa)),
		...phone,
	});
	const row = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
	const name = row.getByRole('link', { name: lin.name, exact: true });
	await name.waitFor();
	expect(await axeFaults(page)).toEqual([]);
	await name.tap();
	// A row of a phone has no room for these.
	await main(page)
		.getByText(/^\d+ hours a week, more than their 15$/)
		.waitFor();
	await main(page).getByText('No restriction').first().waitFor();
	await main(page).getByText('General rules, not a check of documents.').waitFor();
	await main(page).getByText('University of Leeds').first().waitFor();
	await main(page).getByRole('button', { name: 'Download CV (lin.pdf)' }).waitFor();
	await narrow(page);
	for (const [to, words, subject] of [
		['Interview', 'Could we speak on Tuesday at ten?', /interview/i],
		['Offer', 'Come and join us.', /^You have an offer/],
	] as const) {
		await press(page, `Move to ${to}`);
		if (to === 'Interview') await page.getByLabel(/^No times:/).check();
		await page.getByLabel(/^Message to the student/).fill(words);
		await press(page, 'Send');
		await page.getByText(`${lin.name} is moved to “${to}”.`).waitFor();
		await endWaitOfMoves(site, id);
		expect((await site.mailTo(lin.email, subject)).text).toContain(words);
	}
	await page.close();
}

it('a student saves, signs up, fills in the profile, applies with a CV and accepts the offer', async () => {
	const { page, problems } = await site.visit(`/internships/${SLUG}`, phone);
	const save = main(page).getByRole('button', { name: 'Save', exact: true });
	await save.tap();
	await save.getByText('d', { exact: true }).waitFor();
	// In the line of its word.
	const lines = await save.evaluate((button) => {
		const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
		const words = document.createRange();
		const bottoms = new Set<number>();
		while (texts.nextNode()) {
			words.selectNodeContents(texts.currentNode);
			for (const { bottom } of words.getClientRects()) bottoms.add(Math.round(bottom));
		}
		return bottoms.size;
	});
	expect(lines).toBe(1);
	// What is said leaves the way to apply, and what was pressed, free.
	const way = main(page)
		.getByRole('link', { name: /^Apply Now/ })
		.last();
	expect(await isCovered(page, way)).toBe(false);
	expect(await isCovered(page, save)).toBe(false);
	await signUp(page);
	await main(page).getByRole('article').getByRole('link', { name: 'Loom Intern' }).waitFor();
	await page.goto(`${site.url}/account/profile`);
	await fillProfile(page);
	await page.goto(`${site.url}/saved`);
	await main(page).getByRole('article').getByRole('link', { name: 'Loom Intern' }).tap();
	const path = await apply(page);
	await answer(path.split('/').at(-1) ?? '');

	await page.goto(site.url + path);
	await main(page).getByText('Come and join us.').first().waitFor();
	const doubt = main(page).getByText('20 hours a week, more than your 15.');
	await doubt.filter({ visible: true }).waitFor();
	await inSight(page, 'Accept offer');
	await press(page, 'Accept offer');
	const dialog = page.getByRole('dialog', { name: 'Accept this offer?' });
	await dialog.getByText('20 hours a week, more than your 15.').waitFor();
	await press(page, 'Yes, accept it');
	await dialog.getByText('Tick that you have checked it.').waitFor();
	await dialog.getByRole('checkbox', { name: 'I have checked the days and hours' }).check();
	await narrow(page);
	await press(page, 'Yes, accept it');
	await main(page).getByText('You have accepted the offer.').waitFor();
	await main(page)
		.getByText(/^You start on 7 June 2027\. Place: /)
		.waitFor();
	await page.goto(`${site.url}${path}/offer`);
	await main(page).getByRole('heading', { level: 1, name: 'Your offer' }).waitFor();
	for (const fact of ['7 June 2027', '29 August 2027', '20 a week', 'You have accepted it.'])
		await main(page).getByText(fact).first().waitFor();
	await narrow(page);
	const paper = new Uint8Array(await page.pdf({ format: 'A4' }));
	expect((await PDFDocument.load(paper)).getPageCount()).toBe(1);
	await page.goto(site.url + path);
	await page
		.getByRole('navigation', { name: 'Account' })
		.getByRole('link', { name: 'Applications', exact: true })
		.waitFor();
	await narrow(page);
	await page.goto(`${site.url}/internships/${SLUG}`);
	await visible(page, /^See your application/).waitFor();
	await main(page)
		.getByText('Accepted', { exact: true })
		.filter({ visible: true })
		.first()
		.waitFor();
	expect(problems).toEqual([]);
});
