import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countShifts, shiftOf } from './helpers/page/layout-shifts.ts';
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

/** How long the server takes to answer each call, in milliseconds. */
const SLOW = 800;

/** The most that may move: the buttons of the header and the counts beside its links, which wait for the session. */
const HEADER = 0.005;

const screens: [AccountKind, path: string, words: string][] = [
	['student', '/account', 'Download my data'],
	['host', '/account', 'Download my data'],
	['student', '/account/security', 'Change password'],
	['student', '/saved', 'Nothing saved yet'],
	['student', '/saved/compare', 'There is too little to compare'],
	['student', '/account/applications', 'When you hear'],
	['student', '/account/profile', 'A CV of your own'],
	['student', '/account/profile/from-cv', 'Only what you accept is stored'],
	['student', '/account/alerts', 'No alerts yet'],
	['student', '/account/questions', 'What you have asked'],
	['student', '/account/lists', 'You share no list'],
	['student', '/apply', 'Submit Application'],
	['student', '/apply?internship=unknown-intern', 'There is no such internship'],
	['host', '/employer-dashboard', 'Applications per week'],
	['host', '/employer-dashboard?tab=internships', 'Published'],
	['host', '/employer-dashboard?tab=applications', 'Choose all on this page'],
	['host', '/employer-dashboard?tab=profile', 'Company description'],
	['host', '/employer-dashboard/internships/new', 'Four steps, about ten minutes'],
	['host', '/employer-dashboard/internships/import', 'What goes in'],
	['host', '/employer-dashboard/connections', 'Make a key'],
	['host', '/employer-dashboard/questions', 'To answer'],
	['host', '/employer-dashboard/colleagues', 'Who may do what'],
	['new employer', '/employer-profile-setup', 'Next'],
	['staff', '/staff', 'Sign-ups per week'],
	['staff', '/staff/applications', 'Applications'],
	['staff', '/staff/drafts', 'Drafts to approve'],
	['staff', '/staff/employers', 'Waiting'],
	['staff', '/staff/requests', 'Requests of people'],
];

const twoFrames = (page: Page) =>
	page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
	);

/**
 * Opens a screen while the server is slow; records how far what is in view is moved.
 * @param waits before a call goes on
 */
async function openSlowly(
	kind: AccountKind,
	path: string,
	width: number,
	waits: () => Promise<unknown> = () => delay(SLOW),
) {
	const page = await site.newPage({ ...browserOf(kind), viewport: { width, height: 844 } });
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await countShifts(page);
	// A font that comes after the first paint breaks lines elsewhere, however fast the calls are.
	await page.route(/\.woff2$/, (route) => route.abort());
	await page.route(/\/(api|rest\/v1|account\/data)(\/|\?|$)/, async (route) => {
		await waits();
		await route.continue();
	});
	const response = await page.goto(site.url + path);
	return { page, asked, document: (await response?.text()) ?? '' };
}

const scripts = /\/assets\/[\w.~-]+\.js/g;

/** Screens that visitors have too: what only a session needs is not named. */
const forVisitors = /^\/(saved|apply\?)/;

/** The scripts that were asked for without being named by the document. */
function unnamedScripts(asked: string[], document: string): string[] {
	const files = asked.flatMap((address) => address.match(scripts) ?? []);
	expect(files).toContainEqual(expect.stringContaining('/assets/shell-'));
	const named = new Set(document.match(scripts));
	return files.filter((file) => !named.has(file));
}

describe.each([390, 1280])('at %i pixels, on a slow server,', (width) => {
	it.each(screens)(
		'for a %s nothing of %s but its header moves while it is loaded, and its document names every script',
		async (kind, path, words) => {
			const { page, asked, document } = await openSlowly(kind, path, width);
			await page.getByRole('main').getByText(words).filter({ visible: true }).first().waitFor();
			await twoFrames(page);
			expect(await shiftOf(page)).toBeLessThan(HEADER);
			if (!forVisitors.test(path)) expect(unnamedScripts(asked, document)).toEqual([]);
		},
	);
});

it('the documents of the board and of one application name their scripts, too', async () => {
	const board = '/employer-dashboard?view=board&tab=applications';
	const { page, asked, document } = await openSlowly('host', board, 1280);
	const applicant = page.getByRole('main').getByRole('link', { name: 'Ann Ng' }).first();
	await applicant.waitFor();
	expect(unnamedScripts(asked, document)).toEqual([]);
	const path = (await applicant.getAttribute('href')) ?? '';
	const one = await openSlowly('host', path, 1280);
	await one.page.getByRole('main').getByText('Motivation').first().waitFor();
	expect(unnamedScripts(one.asked, one.document)).toEqual([]);
});

it('asks for the scripts of the open tab alone', async () => {
	const { page, asked } = await openSlowly('host', '/employer-dashboard?tab=applications', 1280);
	await page.getByText('Choose all on this page').waitFor();
	const ofTab = (tab: string) => asked.some((address) => address.includes(`/assets/${tab}-`));
	expect([ofTab('applications-tab'), ofTab('overview'), ofTab('board')]).toEqual([
		true,
		false,
		false,
	]);
});

it('the dashboard counts nothing before it knows the figures', async () => {
	const { promise: counted, resolve: goOn } = Promise.withResolvers<void>();
	const { page } = await openSlowly('host', '/employer-dashboard', 1280, () => counted);
	await page.getByText('Loading your dashboard…').waitFor();
	expect(
		await page
			.getByRole('main')
			.getByText(/^0$|Getting started|Needs you/)
			.count(),
	).toBe(0);
	goOn();
	await page.getByRole('heading', { name: 'Needs you' }).waitFor();
	// Once it is done, nobody is asked to get started.
	expect(await page.getByText('Getting started').count()).toBe(0);
});
