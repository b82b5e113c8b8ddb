import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { londonDay } from '#schema/london-day.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { heading } from './helpers/page/posting.ts';
import { type Person, signedIn, signIn } from './helpers/people/accounts.ts';
import { createHost } from './helpers/people/employers.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase()}@drafts.example`,
	password: 'six or more',
});
const [rosa, mo] = [person('Rosa'), person('Mo')];
const today = londonDay(new Date());

beforeAll(async () => {
	site = await startSite({});
	await createHost(site, rosa, 'drafts-loom-intern');
	await createStaff(site, mo);
});
afterAll(() => site?.stop());

const open = async (path: string, who: Person, options = {}) =>
	(await site.visit(path, { ...(await signedIn(site, who)), ...options })).page;

/** Drafts of the employer that wait for staff. @returns their ids */
async function submitted(...changes: object[]): Promise<string[]> {
	const { access_token } = await signIn(site, rosa);
	const send = async (path: string, body: object) => {
		const response = await fetch(`${site.url}/api/employer${path}`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` },
			body: JSON.stringify(body),
		});
		if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
		return response.json();
	};
	const ids: string[] = [];
	for (const change of changes) {
		const { id } = await send('/drafts', { content: draftFor(today, change), step: 4 });
		await send(`/drafts/${id}/submit`, { version: 1 });
		ids.push(id);
	}
	return ids;
}

const cash = `${draftFor(today).description} Cash in hand on Fridays.`;
const fitsPhone = async (page: Page) =>
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

describe('the drafts that wait', () => {
	it('are narrowed to some of them, and the next one is among these', async () => {
		await submitted(
			{ title: 'Ferry Clerk', sector: 'Sport', description: cash },
			{ title: 'Barge Clerk' },
			{ title: 'Canal Clerk', sector: 'Sport' },
		);
		const page = await open('/staff/drafts', mo);
		const review = (title: string) => page.getByRole('link', { name: `Review ${title}` });
		await review('Barge Clerk').waitFor();
		const ferry = page.getByRole('listitem').filter({ has: review('Ferry Clerk') });
		await ferry.getByText('Words to look at').waitFor();
		expect(await axeFaults(page)).toEqual([]);
		await page.getByLabel('Sector').selectOption('Sport');
		await review('Barge Clerk').waitFor({ state: 'detached' });
		await page.getByText('2 of 3').waitFor();
		const filters = page.getByRole('list', { name: 'Filters' });
		await filters.getByRole('link', { name: /^With risks 1$/ }).click();
		await review('Canal Clerk').waitFor({ state: 'detached' });
		await page.reload();
		await review('Ferry Clerk').waitFor();
		expect(await review('Canal Clerk').count()).toBe(0);
		await filters.getByRole('link', { name: 'Clear all' }).click();
		await review('Barge Clerk').waitFor();
		await page.getByLabel('Search title or company').fill('canal');
		await page.getByRole('button', { name: 'Search', exact: true }).click();
		await review('Barge Clerk').waitFor({ state: 'detached' });
		await page.getByLabel('Sector').selectOption('Sport');
		await filters.getByRole('link', { name: 'Clear all' }).waitFor();
		await page.waitForURL('**/staff/drafts?q=canal&sector=Sport');
		await page.getByLabel('Search title or company').fill('clerk');
		await page.getByRole('button', { name: 'Search', exact: true }).click();
		await review('Ferry Clerk').waitFor();
		await review('Canal Clerk').click();
		await heading(page, 'Canal Clerk');
		await page.getByText(/^Yours until/).waitFor();
		await page.getByRole('button', { name: 'Approve' }).click();
		await heading(page, 'Ferry Clerk');
		await page.getByRole('link', { name: 'The drafts as chosen' }).click();
		await page.getByText('1 of 2').waitFor();
		const narrow = await open('/staff/drafts?sector=Tourism', mo, {
			viewport: { width: 390, height: 844 },
		});
		await narrow.getByText('No draft that waits is like this.').waitFor();
		await fitsPhone(narrow);
		expect(await axeFaults(narrow)).toEqual([]);
	});
});

it('is reached in the list by keys, and the list of keys names no saved answer where there is none', async () => {
	await submitted({ title: 'Winch Fitter' }, { title: 'Crane Fitter' });
	const page = await open('/staff/drafts?q=fitter', mo);
	const reviews = page.getByRole('link', { name: /^(Review|Go on|Open)/ });
	await reviews.nth(1).waitFor();
	await page.keyboard.press('j');
	await page.keyboard.press('j');
	await reviews.nth(1).and(page.locator(':focus')).waitFor();
	await page.keyboard.press('k');
	await reviews.nth(0).and(page.locator(':focus')).waitFor();
	await page.keyboard.press('?');
	const keys = page.getByRole('dialog', { name: 'Keys' });
	await keys.getByText('Next in the list; Enter opens').waitFor();
	expect(await keys.getByText('Insert saved answer').count()).toBe(0);
});

describe('a draft', () => {
	it('is found fine, returned and approved by keys alone, with what students will see above its fields', async () => {
		const [first = ''] = await submitted(
			{ title: 'Tug Clerk', description: cash },
			{ title: 'Lock Clerk' },
			{ title: 'Quay Clerk' },
		);
		const page = await open(`/staff/drafts/${first}?q=clerk`, mo);
		await heading(page, 'Tug Clerk');
		const decided = page.getByRole('region', { name: 'Decided last' });
		const band = page.getByRole('region', { name: 'As students will see it' });
		await band.getByText('£2,600 a month').waitFor();
		await page.locator('mark').getByText('Cash in hand').waitFor();
		await page.getByText(/^Yours until/).waitFor();
		await page.getByText('1 still to decide').waitFor();
		await page.keyboard.press('?');
		await page.getByRole('dialog', { name: 'Keys' }).waitFor();
		await page.keyboard.press('Escape');
		await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'hidden' });
		await page.keyboard.press('a');
		const undecided = page.getByRole('group').filter({ has: page.locator(':focus') });
		await undecided.waitFor();
		const told = await undecided.getAttribute('aria-describedby');
		expect(await page.locator(`[id="${told}"]`).innerText()).toBe(
			'Say whether it is fine, or goes back.',
		);
		await page.keyboard.press('r');
		const comment = page.getByRole('textbox', { name: /^Comment on/ }).and(page.locator(':focus'));
		await comment.waitFor();
		expect(await comment.inputValue()).toMatch(/^Please say this in other words/);
		expect(await axeFaults(page)).toEqual([]);
		await page.keyboard.press('Control+Enter');
		await decided.getByText('Tug Clerk', { exact: true }).first().waitFor();
		await heading(page, 'Lock Clerk');
		const mail = await site.mailTo(rosa.email, /^Your draft needs a change: Tug Clerk/);
		expect(mail.text).toContain('Please change what the comments at the fields say.');
		await page.getByText(/^Yours until/).waitFor();
		await page.keyboard.press('j');
		await page.locator('[id^="field-"] :focus').waitFor();
		await page.keyboard.press('a');
		await decided.getByText('Lock Clerk', { exact: true }).first().waitFor();
		await heading(page, 'Quay Clerk');
		await page.getByText(/^Yours until/).waitFor();
		await page.keyboard.press('a');
		await page.waitForURL(/\/staff\/drafts(\/[\da-f-]+)?\?q=clerk$/);
		await decided.getByText('Quay Clerk', { exact: true }).first().waitFor();
	});
});

describe('several drafts', () => {
	it('go back with one reason', async () => {
		await submitted(
			{ title: 'Reed Clerk', sector: 'Energy' },
			{ title: 'Rush Clerk', sector: 'Energy' },
		);
		const page = await open('/staff/drafts?sector=Energy', mo);
		await page.getByRole('link', { name: 'Review Rush Clerk' }).waitFor();
		await page.getByLabel('Choose all that are shown').check();
		await page.getByText('2 drafts chosen').waitFor();
		expect(await axeFaults(page)).toEqual([]);
		await page.getByRole('button', { name: 'Return 2 drafts…' }).click();
		const dialog = page.getByRole('dialog', { name: 'Return 2 drafts' });
		await dialog.getByLabel('Reason for returning them').fill('Say which canal.');
		await dialog.getByRole('button', { name: 'Return 2 drafts' }).click();
		await page.getByText('2 drafts are returned.').waitFor();
		await page.getByText('No draft that waits is like this.').waitFor();
		const mail = await site.mailTo(rosa.email, /^Your draft needs a change: Rush Clerk/);
		expect(mail.text).toContain('Say which canal.');
	});
});

describe('a company', () => {
	it('stands on one page, is asked a question there, and the log is searched for it and taken out', async () => {
		const page = await open('/staff/employers?show=verified', mo);
		await page
			.getByRole('link', { name: 'Its drafts, internships, reports and log' })
			.first()
			.click();
		await page.getByRole('heading', { name: 'How it answers' }).waitFor();
		await page.getByRole('link', { name: 'Loom Intern' }).waitFor();
		await page.getByLabel('Ask the company').fill('Do you still make looms?');
		await page.getByRole('button', { name: /^Send the question/ }).click();
		await page.getByText('Company asked by email').waitFor();
		await expect.poll(() => page.getByLabel('Ask the company').inputValue()).toBe('');
		expect(await axeFaults(page)).toEqual([]);
		const mail = await site.mailTo(rosa.email, /^A question about Loom & Sons/);
		expect(mail.text).toContain('Do you still make looms?');
		await page.goto(`${site.url}/staff/log`);
		await page.getByLabel('Words in the details').fill('still make looms');
		await page.getByRole('button', { name: 'Search the log' }).click();
		const lines = page.getByRole('main').getByRole('listitem');
		await expect.poll(() => lines.filter({ hasText: / by / }).count()).toBe(1);
		await page.getByText('Do you still make looms?').waitFor();
		expect(await axeFaults(page)).toEqual([]);
		await page.getByRole('button', { name: 'CSV' }).click();
		await page.getByLabel('Why do you take this out?').fill('For the yearly audit');
		const saving = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Download' }).click();
		expect((await saving).suggestedFilename()).toBe('staff-log.csv');
		await page.goto(`${site.url}/staff/figures`);
		await page.getByRole('row', { name: /Drafts mo@drafts\.example/ }).waitFor();
		expect(await axeFaults(page)).toEqual([]);
		const narrow = await open('/staff/figures', mo, { viewport: { width: 390, height: 844 } });
		await narrow.getByRole('row', { name: /Drafts mo@drafts/ }).waitFor();
		await fitsPhone(narrow);
		await narrow.goto(`${site.url}/staff/log`);
		await narrow.getByLabel('Words in the details').waitFor();
		await fitsPhone(narrow);
	});
});
