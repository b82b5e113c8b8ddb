import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSampleAccounts } from './helpers/people/sample-accounts.ts';
import type { AccountKind } from './helpers/screen-states.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
let browserOf: Awaited<ReturnType<typeof createSampleAccounts>>;
beforeAll(async () => {
	site = await startSite();
	browserOf = await createSampleAccounts(site);
});
afterAll(() => site?.stop());

const screens: [AccountKind, path: string, words: string][] = [
	['student', '/account', 'Download my data'],
	['student', '/account/security', 'Change password'],
	['student', '/account/applications', 'When you hear'],
	['student', '/account/profile', 'A CV of your own'],
	['student', '/account/profile/from-cv', 'Only what you accept is stored'],
	['student', '/account/alerts', 'No alerts yet'],
	['student', '/account/lists', 'You share no list'],
	['student', '/apply', 'Submit Application'],
	['host', '/employer-dashboard', 'Applications per week'],
	['host', '/employer-dashboard?tab=internships', 'Published'],
	['host', '/employer-dashboard?tab=applications', 'Choose all on this page'],
	['host', '/employer-dashboard?view=board&tab=applications', 'Ann Ng'],
	['host', '/employer-dashboard?tab=profile', 'Company description'],
	['host', '/employer-dashboard/internships/new', 'Four steps, about ten minutes'],
	['host', '/employer-dashboard/internships/import', 'What goes in'],
	['host', '/employer-dashboard/connections', 'Make a key'],
	['host', '/employer-dashboard/colleagues', 'Who may do what'],
	['new employer', '/employer-profile-setup', 'Next'],
	['staff', '/staff', 'Sign-ups per week'],
	['staff', '/staff/applications', 'Applications'],
	['staff', '/staff/drafts', 'Drafts to approve'],
	['staff', '/staff/employers', 'Waiting'],
	['staff', '/staff/requests', 'Requests of people'],
];

/** But those of the public page before it. */
const scripts = /\/assets\/(?!page-)[\w.~-]+\.js/g;

/** The scripts that a screen asks for until these words are there, without those that its document names. */
async function unnamedScripts(page: Page, path: string, words: string) {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(...(request.url().match(scripts) ?? [])));
	const response = await page.goto(site.url + path);
	const document = (await response?.text()) ?? '';
	await page.locator('html[data-hydrated]').waitFor();
	await page.getByRole('main').getByText(words).filter({ visible: true }).first().waitFor();
	expect(asked).toContainEqual(expect.stringContaining('/assets/shell-'));
	const named = new Set(document.match(scripts));
	return asked.filter((address) => !named.has(address));
}

it.each(screens)(
	'for a %s the document of %s names every script that it asks for',
	async (kind, path, words) => {
		const { page } = await site.visit('/cookies', browserOf(kind));
		expect(await unnamedScripts(page, path, words)).toEqual([]);
		await page.close();
	},
);

it('names those of one application, too', async () => {
	const { page } = await site.visit('/employer-dashboard?tab=applications', browserOf('host'));
	const applicant = page.getByRole('list', { name: 'Applicants' }).getByRole('link').first();
	const path = await applicant.getAttribute('href');
	expect(await unnamedScripts(page, path ?? '', 'Motivation')).toEqual([]);
	await page.close();
});

it('asks for the scripts of the open tab alone', async () => {
	const { page } = await site.visit('/cookies', browserOf('host'));
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	const ofTab = (tab: string) => asked.some((address) => address.includes(`/assets/${tab}-`));
	await page.goto(`${site.url}/employer-dashboard?tab=applications`);
	await page.getByText('Choose all on this page').waitFor();
	expect([ofTab('applications-tab'), ofTab('overview'), ofTab('board')]).toEqual([
		true,
		false,
		false,
	]);
	await page.close();
});
