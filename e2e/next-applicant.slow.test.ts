import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { press } from './helpers/page/forms.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase().replace(/\W/g, '.')}@next.example`,
	password: 'six or more',
});
const marta = person('Marta');
const students = ['Ada One', 'Ben Two', 'Cleo Three', 'Dan Four'].map(person);

beforeAll(async () => {
	site = await startSite();
	await createHost(site, marta, 'next-bakery-intern');
	for (const student of students) {
		await createAccount(site, student);
		await applyTo(site, student, 'next-bakery-intern');
	}
});
afterAll(() => site?.stop());

const opened = (page: Page, name: string) =>
	page.getByRole('main').getByRole('heading', { name, exact: true }).waitFor();
const next = (page: Page) => page.getByRole('link', { name: 'Next applicant' });

/** Sent first is first in the list. */
it.each([
	['on a phone, in the list of one stage', { width: 390, height: 844 }, '&status=submitted'],
	['on a wide screen, in the whole list', { width: 1280, height: 900 }, ''],
])('after an answer, Next leads to who came next: %s', async (_, viewport, filter) => {
	const path = `/employer-dashboard?tab=applications${filter}`;
	const { page } = await site.visit(path, { ...(await signedIn(site, marta)), viewport });
	await page.getByRole('link', { name: 'Ada One', exact: true }).click();
	await opened(page, 'Ada One');
	await next(page).click();
	await opened(page, 'Ben Two');
	await press(page, 'Move to Interview');
	await page.getByLabel(/^No times:/).check();
	await press(page, 'Send');
	await page.getByText('Ben Two is moved to “Interview”.').waitFor();
	const place = page.getByRole('navigation', { name: 'Applications' });
	await place.getByText('2 of 4').waitFor();
	if (filter) {
		// Also where the order is not in memory any more.
		await page.reload();
		await opened(page, 'Ben Two');
	}
	await next(page).click();
	await opened(page, 'Cleo Three');
	await next(page).click();
	await opened(page, 'Dan Four');
	await place.getByText('The last one of this list').waitFor();
	expect(await next(page).count()).toBe(0);
	for (const before of ['Cleo Three', 'Ben Two']) {
		await page.getByRole('link', { name: 'Previous applicant' }).click();
		await opened(page, before);
	}
	await press(page, 'Undo');
	await page.getByText('Ben Two is at “Sent”.').waitFor();
	await page.close();
});

it('single keys lead from one to the next, do nothing in fields, and can be switched off', async () => {
	const { page } = await site.visit('/employer-dashboard?tab=applications', {
		...(await signedIn(site, marta)),
		viewport: { width: 1280, height: 900 },
	});
	const ada = page.getByRole('link', { name: 'Ada One', exact: true });
	await ada.waitFor();
	const focused = (name: string) =>
		page.getByRole('link', { name, exact: true }).and(page.locator(':focus')).waitFor();
	await page.keyboard.press('j');
	await focused('Ada One');
	await page.keyboard.press('j');
	await focused('Ben Two');
	await page.keyboard.press('x');
	await page.getByText('1 chosen').waitFor();
	await page.keyboard.press('k');
	await focused('Ada One');
	await page.keyboard.press('Enter');
	await opened(page, 'Ada One');
	await page.keyboard.press('j');
	await opened(page, 'Ben Two');
	await page.keyboard.press('n');
	const note = page.getByLabel('Note', { exact: true });
	await note.and(page.locator(':focus')).waitFor();
	await page.keyboard.type('jk?');
	expect(await note.inputValue()).toBe('jk?');
	await note.fill('');
	await note.blur();
	await page.keyboard.press('?');
	const list = page.getByRole('dialog', { name: 'Keys' });
	await list.getByText('Write a note').waitFor();
	await list.getByLabel('Single keys are on').uncheck();
	expect(await page.evaluate(() => localStorage.getItem('single-keys-off'))).toBe('1');
	await page.keyboard.press('Escape');
	await list.waitFor({ state: 'hidden' });
	// The next press would be done before this link, were it done.
	await page.keyboard.press('k');
	await page.keyboard.press('?');
	expect(await list.isVisible()).toBe(false);
	await opened(page, 'Ben Two');
	await page.getByRole('button', { name: 'Keys' }).click();
	await list.getByLabel('Single keys are on').check();
	await page.keyboard.press('Escape');
	await list.waitFor({ state: 'hidden' });
	await page.keyboard.press('k');
	await opened(page, 'Ada One');
	await page.close();
});
