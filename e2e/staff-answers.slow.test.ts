import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaults } from './helpers/page/axe.ts';
import { type Person, signedIn } from './helpers/people/accounts.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';
import { serviceKey, storeRow } from './helpers/server/table-rows.ts';

let site: RunningSite;
const member: Person = { name: 'Mo', email: 'mo@answers.example', password: 'six or more' };

beforeAll(async () => {
	site = await startSite({ SECRET_KEY: serviceKey });
	await createStaff(site, member);
});
afterAll(() => site?.stop());

const ask = (subject: string, more: object = {}) =>
	storeRow(site, 'contacts', {
		name: 'Ann Lee',
		email: 'ann@letters.example',
		subject,
		message: 'May I?',
		...more,
	});
const open = async (path: string, options = {}) =>
	(await site.visit(path, { ...(await signedIn(site, member)), ...options })).page;
const fitsPhone = async (page: Page) =>
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
const entry = (page: Page, name: string) =>
	page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 2, name }) });

it('an answer is saved from what was typed, and inserted by a key in the message that opens next', async () => {
	await ask('One');
	await ask('Two', { email: 'bea@letters.example' });
	await ask('Three');
	await ask('Four', { name: 'win at prizes.example' });
	const page = await open('/staff/messages');
	const [one, two, four] = [entry(page, 'One'), entry(page, 'Two'), entry(page, 'Four')];
	await one.getByLabel('Your answer').fill('Dear {name}, yes: see “{title}”.');
	await one.getByRole('button', { name: 'Save as an answer…' }).click();
	const dialog = page.getByRole('dialog', { name: 'Save an answer for messages' });
	await dialog.getByLabel('Name').and(page.locator(':focus')).waitFor();
	await page.keyboard.type('Yes');
	await page.keyboard.press('Enter');
	await one.getByRole('button', { name: 'Insert Yes' }).waitFor();
	await one.getByLabel('Your answer').fill('Yes.');
	expect(await axeFaults(page)).toEqual([]);
	await page.keyboard.press('Control+Enter');
	await one.getByText('Sent to ann@letters.example.').waitFor();

	await two.locator('summary').and(page.locator(':focus')).waitFor();
	await two.getByText(/^Yours until/).waitFor();
	await page.keyboard.press('1');
	const field = two.getByLabel('Your answer');
	expect(await field.inputValue()).toBe('Dear Ann Lee, yes: see “Two”.');
	await field.and(page.locator(':focus')).waitFor();
	await page.keyboard.press('Control+Enter');
	await two.getByText('Sent to bea@letters.example.').waitFor();
	const mail = await site.mailTo('bea@letters.example', /^Our answer/);
	expect(mail.text).toContain('Dear Ann Lee, yes: see “Two”.');

	await four.locator('summary').first().click();
	await four.getByRole('button', { name: 'Insert Yes' }).click();
	expect(await four.getByLabel('Your answer').inputValue()).toBe('Dear, yes: see “Four”.');
});

it('it is changed and deleted on a phone, where the list is narrowed, too', async () => {
	await ask('Newspaper', { category: 'media', name: 'Bo' });
	const page = await open('/staff/messages', { viewport: { width: 390, height: 844 } });
	await page.getByRole('link', { name: /^Media\s*1/ }).click();
	await page.waitForURL(/\?only=media$/);
	const listed = entry(page, 'Newspaper');
	await listed.getByText(/^Yours until/).waitFor();
	await entry(page, 'Three').waitFor({ state: 'detached' });
	await fitsPhone(page);
	expect(await axeFaults(page)).toEqual([]);
	await listed.getByRole('button', { name: 'Change answers…' }).click();
	const dialog = page.getByRole('dialog', { name: 'Saved answers for messages' });
	await dialog.locator('summary').getByText('Yes').click();
	await dialog.getByLabel('Answer').fill('No, {name}.');
	await dialog.getByRole('button', { name: 'Save Yes' }).click();
	await page.getByText('The answer is changed.').waitFor();
	expect(await axeFaults(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await listed.getByRole('button', { name: 'Insert Yes' }).click();
	expect(await listed.getByLabel('Your answer').inputValue()).toBe('No, Bo.');
	await listed.getByRole('button', { name: 'Change answers…' }).click();
	await dialog.locator('summary').getByText('Yes').click();
	await dialog.getByRole('button', { name: 'Delete… Yes' }).click();
	await dialog.getByRole('button', { name: 'Yes, delete it' }).click();
	await listed.getByRole('button', { name: 'Insert Yes' }).waitFor({ state: 'detached' });
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: 'Clear all' }).click();
	await page.waitForURL(/\/staff\/messages$/);
	await page.goto(`${site.url}/staff/log`);
	await page.getByText('Saved answer added').waitFor();
	await page.getByText('Saved answer deleted').waitFor();
});
