import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { translate, translators } from './helpers/page/changers.ts';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { countShifts, shiftOf } from './helpers/page/layout-shifts.ts';
import {
	createAccount,
	type Person,
	SESSION_KEY,
	sessionOf,
	signedIn,
} from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { type SiteUnderTest, startSite } from './helpers/server/site.ts';

let site: SiteUnderTest;
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase().replace(/\W/g, '.')}@first-screens.example`,
	password: 'six or more',
});
const [rosa, ann, bob, mo] = [person('Rosa'), person('Ann Ng'), person('Bob Ray'), person('Mo')];
let idOfAnn: string;

const SLUG = 'first-screens-intern';
beforeAll(async () => {
	site = await startSite();
	await createHost(site, rosa, SLUG);
	await createStaff(site, mo);
	for (const student of [bob, ann]) {
		await createAccount(site, student);
		idOfAnn = await applyTo(site, student, SLUG);
	}
});
afterAll(() => site?.stop());

const LIST = '/employer-dashboard?tab=applications';
const pathOfAnn = () => `/employer-dashboard/applications/${idOfAnn}`;
const shownToRosa: [name: string, path: () => string, words: string][] = [
	['the list', () => LIST, 'Ann Ng'],
	['the board', () => `${LIST}&view=board`, 'Ann Ng'],
	['an applicant', pathOfAnn, 'I, Ann Ng, like looms.'],
];

/** Opens a screen whose scripts are held back. @returns what lets them come */
async function openWithout(who: Person, path: string, width = 1_280) {
	const page = await site.newPage({
		...(await signedIn(site, who)),
		viewport: { width, height: 900 },
	});
	await countShifts(page);
	const held = await delayCalls(page, '/assets/*.js');
	// A server that is busy with other tests draws nothing: it is asked until it does.
	await page.route('**/api/first-screen?*', async (route) => {
		let response = await route.fetch();
		while ((await response.json()).html === null) response = await route.fetch();
		await route.fulfill({ response });
	});
	await page.goto(site.url + path, { waitUntil: 'commit' });
	return { page, letCome: held.release };
}

const first = (page: Page) => page.locator('#first-screen');
const isHydrated = (page: Page) =>
	page.evaluate(() => document.documentElement.hasAttribute('data-hydrated'));
/** React has drawn the screen. */
const drawnByReact = async (page: Page) => {
	await page.locator('html[data-hydrated]').waitFor();
	await first(page).waitFor({ state: 'detached' });
};
const link = (page: Page, name: string) =>
	page.getByRole('main').getByRole('link', { name, exact: true });

describe.each([390, 1_280])('at %i pixels', (width) => {
	it.each(shownToRosa)('%s is there before React', async (_, path, words) => {
		const { page, letCome } = await openWithout(rosa, path(), width);
		await first(page).getByText(words).filter({ visible: true }).first().waitFor();
		expect(await isHydrated(page)).toBe(false);
		expect(await page.getByRole('status').filter({ hasText: 'Loading' }).count()).toBe(0);
		expect(await axeFaults(page)).toEqual([]);
		const lines = async () => (await page.getByRole('main').innerText()).split('\n');
		const before = await lines();
		letCome();
		await drawnByReact(page);
		// What is written about an applicant follows, as to ask for it counts as reading it.
		const after = await lines();
		const rest = before.at(-1) === after.at(-1) ? [] : after.slice(before.length);
		expect(after).toEqual([...before, ...rest]);
		// The header of somebody who has signed in comes with React.
		expect(await shiftOf(page)).toBeLessThan(0.005);
	});
});

it('staff see the drafts before React is there', async () => {
	const { page, letCome } = await openWithout(mo, '/staff/drafts');
	await first(page).getByRole('heading', { name: 'Drafts to approve' }).waitFor();
	expect(await isHydrated(page)).toBe(false);
	letCome();
	await drawnByReact(page);
	await page.getByRole('heading', { name: 'Drafts to approve' }).waitFor();
});

it('an applicant who is pressed before React is there opens', async () => {
	const { page } = await openWithout(rosa, LIST);
	await link(page, 'Ann Ng').click();
	await page.waitForURL(`**/applications/${idOfAnn}`, { waitUntil: 'commit' });
	await first(page).getByText('I, Ann Ng, like looms.').waitFor();
	expect(await isHydrated(page)).toBe(false);
});

it('what is pressed on the page of an applicant before React is there is done', async () => {
	const { page, letCome } = await openWithout(rosa, pathOfAnn());
	const mark = page.getByRole('button', { name: 'Shortlist Ann Ng' });
	await mark.click();
	await page.getByRole('button', { name: 'Move to Interview' }).click();
	letCome();
	await drawnByReact(page);
	await mark.and(page.locator('[aria-pressed=true]')).waitFor();
	await page.getByLabel(/^Message to the student/).waitFor();
	await mark.click();
	await mark.and(page.locator('[aria-pressed=false]')).waitFor();
});

it('what is ticked, typed and pressed before React is there is done, and the focus stays', async () => {
	const { page, letCome } = await openWithout(rosa, LIST);
	await page.getByRole('checkbox', { name: 'Choose Ann Ng' }).check();
	const star = page.getByRole('group', { name: 'Stars for Bob Ray' }).getByRole('button').nth(1);
	await star.click();
	expect(await star.getAttribute('aria-busy')).toBe('true');
	const search = page.getByRole('searchbox', { name: 'Name or words' });
	await search.pressSequentially('Bo');
	await page.locator('summary', { hasText: 'Stage' }).first().click();
	await search.focus();
	letCome();
	await drawnByReact(page);
	await page.getByText('1 chosen').first().waitFor();
	expect(await page.getByRole('checkbox', { name: 'Choose Ann Ng' }).isChecked()).toBe(true);
	await star.and(page.locator('[aria-pressed=true]')).waitFor();
	const storedStars = () =>
		inDatabase(
			site,
			(sql) => sql`select stars from public.application_marks as mark
				join public.applications as application on application.id = mark.application_id
				join auth.users as owner on owner.id = application.user_id where owner.email = ${bob.email}`,
		);
	await expect.poll(storedStars).toEqual([{ stars: 2 }]);
	expect(await search.inputValue()).toBe('Bo');
	expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
	expect(await page.locator('details', { hasText: 'Stage' }).first().getAttribute('open')).toBe(
		null,
	);
	await page.keyboard.type('b');
	await page.keyboard.press('Enter');
	await page.waitForURL('**words=Bob**');
	await link(page, 'Ann Ng').waitFor({ state: 'detached' });
});

it('what is pressed is done, too, where React has drawn the screen before the starter presses it again', async () => {
	const page = await site.newPage(await signedIn(site, rosa));
	await page.addInitScript(() => {
		const later = setTimeout;
		const late = (work: () => void, ms = 0) =>
			later(work, String(work).includes('.isConnected') ? 3_000 : ms);
		Object.assign(window, { setTimeout: late });
	});
	const held = await delayCalls(page, '/assets/*.js');
	await page.goto(site.url + LIST, { waitUntil: 'commit' });
	const mark = page.getByRole('button', { name: 'Shortlist Bob Ray' });
	await mark.click();
	held.release();
	await drawnByReact(page);
	await mark.and(page.locator('[aria-pressed=true]')).waitFor();
	await mark.click();
	await mark.and(page.locator('[aria-pressed=false]')).waitFor();
});

it('single keys that are pressed before React is there do what they say, and letters in a field are none', async () => {
	const { page, letCome } = await openWithout(rosa, LIST);
	const second = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem').nth(1);
	await second.waitFor();
	await page.getByRole('searchbox', { name: 'Name or words' }).pressSequentially('xj');
	await page.evaluate(() => (document.activeElement as HTMLElement).blur());
	for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
	letCome();
	await drawnByReact(page);
	await page.getByText('1 chosen').first().waitFor();
	expect(await second.getByRole('checkbox').isChecked()).toBe(true);
});

it('a search that is sent before React is there is made', async () => {
	const { page, letCome } = await openWithout(rosa, LIST);
	await page.getByRole('searchbox', { name: 'Name or words' }).fill('Bob');
	await page.keyboard.press('Enter');
	letCome();
	await page.waitForURL('**words=Bob**');
	await link(page, 'Ann Ng').waitFor({ state: 'detached' });
	await link(page, 'Bob Ray').waitFor();
});

it('what was moved last keeps its place above the rows after a reload', async () => {
	const { page, letCome } = await openWithout(rosa, LIST);
	letCome();
	await drawnByReact(page);
	await page.getByRole('checkbox', { name: 'Choose Ann Ng' }).check();
	await page.getByRole('button', { name: 'Move those chosen' }).click();
	await page.getByRole('radio', { name: 'Being read' }).check();
	await page.getByRole('button', { name: 'Send', exact: true }).click();
	const panel = page.locator('[data-done]');
	await panel.waitFor();
	const held = await delayCalls(page, '/assets/*.js');
	const answered = page.waitForResponse('**/api/first-screen?*');
	await page.reload({ waitUntil: 'commit' });
	await (await answered).finished();
	expect(await first(page).innerHTML()).toBe('');
	held.release();
	await panel.waitFor();
	await panel.getByRole('button', { name: 'Undo' }).click();
	await panel.waitFor({ state: 'detached' });
});

it('nothing of it stays once somebody has signed out in another tab, or for who comes back after that', async () => {
	const context = await site.newContext(await signedIn(site, rosa));
	const page = await context.newPage();
	await delayCalls(page, '/assets/*.js');
	await page.goto(site.url + LIST, { waitUntil: 'commit' });
	await first(page).getByText('Ann Ng').first().waitFor();
	const other = await context.newPage();
	await other.goto(`${site.url}/cookies`);
	await other.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
	await expect.poll(() => first(page).innerHTML()).toBe('');
	await context.close();
});

it.each(translators)(
	'what a translator %s before React is there takes no press away',
	async (how) => {
		const { page, letCome } = await openWithout(rosa, LIST);
		const stars = page.getByRole('group', { name: 'Stars for Bob Ray' }).getByRole('button');
		// What is pressed a second time is taken back.
		const star = stars.nth(how === 'wraps' ? 2 : 0);
		await star.waitFor();
		await translate(page, how);
		await page.locator('li[data-applicant] input').nth(1).check();
		await star.click();
		letCome();
		await drawnByReact(page);
		await star.and(page.locator('[aria-pressed=true]')).waitFor();
		expect(await page.locator('li[data-applicant] input').nth(1).isChecked()).toBe(true);
	},
);

const answered = (status: number) => (route: Route) =>
	route.fulfill({ status, json: { code: 'test', message: 'Not today.' } });

it.each([403, 500])('a call that is answered with %i is said as before', async (status) => {
	const page = await site.newPage(await signedIn(site, rosa));
	await page.route('**/api/first-screen*', answered(status));
	await page.route('**/api/employer/applications*', answered(status));
	await page.goto(site.url + LIST);
	await page.getByRole('main').getByText('Not today.').waitFor();
});

it('where the scripts cannot be fetched, the rows stay, their links lead on, and a press says why nothing is done', async () => {
	const page = await site.newPage(await signedIn(site, rosa));
	await page.route('**/assets/*.js', (route) => route.abort());
	await page.goto(site.url + LIST);
	await page.getByRole('button', { name: 'Shortlist Bob Ray' }).click();
	await page.getByText('A part of the page could not be loaded.').waitFor();
	await page.getByRole('searchbox', { name: 'Name or words' }).fill('Bob');
	await page.keyboard.press('Enter');
	expect(page.url()).toBe(site.url + LIST);
	await link(page, 'Ann Ng').click();
	await page.waitForURL(`**/applications/${idOfAnn}`);
});

it('an answer that comes after React changes nothing', async () => {
	const page = await site.newPage(await signedIn(site, rosa));
	const held = await delayCalls(page, '/api/first-screen');
	await page.goto(site.url + LIST);
	await page.locator('html[data-hydrated]').waitFor();
	expect(await first(page).innerHTML()).toBe('');
	held.release();
	await link(page, 'Ann Ng').waitFor();
	await first(page).waitFor({ state: 'detached' });
});

describe('the call', () => {
	let ownRules: string;
	beforeAll(async () => {
		const page = await (await fetch(site.url + LIST)).text();
		ownRules = /"stylesheet":"([^"]+)"/.exec(page)?.[1] ?? '';
	});
	const ask = async (who: Person | null, of: string, { room = '80', rules = ownRules } = {}) => {
		const headers = who && { Authorization: `Bearer ${(await sessionOf(site, who)).access_token}` };
		const query = new URLSearchParams({ of, room, rules });
		const response = await fetch(
			`${site.url}/api/first-screen?${query}`,
			headers ? { headers } : {},
		);
		return {
			status: response.status,
			cached: response.headers.get('cache-control'),
			...(await response.json()),
		};
	};

	it('draws with the answers that the calls give, and is kept by nobody', async () => {
		const { status, cached, html, answers } = await ask(rosa, LIST);
		expect([status, cached]).toEqual([200, 'no-store']);
		expect(html).toContain('Ann Ng');
		const { access_token } = await sessionOf(site, rosa);
		const headers = { Authorization: `Bearer ${access_token}` };
		const list = await fetch(`${site.url}/api/employer/applications`, { headers });
		expect(answers['/api/employer/applications']).toEqual(await list.json());
	});

	it('draws nothing for those who may not read it, or of what is no such screen', async () => {
		const others: [Person, string][] = [
			[ann, LIST],
			[ann, pathOfAnn()],
			[rosa, '/staff/drafts'],
			[rosa, '/account'],
		];
		for (const [who, path] of others) {
			const { status, html, answers } = await ask(who, path);
			expect([status, html]).toEqual([200, null]);
			expect(JSON.stringify(answers)).not.toContain('looms');
		}
		expect((await ask(null, LIST)).status).toBe(401);
		expect((await ask(rosa, '//elsewhere.example')).status).toBe(400);
		expect((await ask(rosa, LIST, { room: 'wide' })).status).toBe(400);
	});

	it('draws nothing into the page of another release, but answers', async () => {
		const { html, answers } = await ask(rosa, LIST, { rules: '/assets/screens-old.css' });
		expect(html).toBe(null);
		expect(Object.keys(answers)).toContain('/api/employer/applications');
	});

	it('leaves what is new in messages unread', async () => {
		const readAt = (text: string) =>
			inDatabase(
				site,
				(sql) => sql`select read_at from public.application_messages where text = ${text}`,
			);
		await inDatabase(
			site,
			(sql) =>
				sql`insert into public.application_messages ${sql({
					application_id: idOfAnn,
					side: 'student',
					text: 'When do you answer?',
					sent_at: new Date(),
				})}`,
		);
		const { html } = await ask(rosa, pathOfAnn());
		expect(html).toContain('I, Ann Ng, like looms.');
		expect(html).not.toContain('When do you answer?');
		expect(await readAt('When do you answer?')).toEqual([{ read_at: null }]);
	});

	it('hides names as the list does', async () => {
		const hide = (hidden: boolean) =>
			inDatabase(
				site,
				(sql) => sql`
					with internship as (
						update public.internships set hide_names = ${hidden} where slug = ${SLUG} returning id
					)
					update public.applications set names_hidden = ${hidden}
					where internship_id in (select id from internship)`,
			);
		await hide(true);
		const drawn = [await ask(rosa, LIST), await ask(rosa, pathOfAnn())];
		await hide(false);
		for (const { html } of drawn) expect(html).toMatch(/Applicant \d/);
		expect(drawn[0]?.html).not.toMatch(/Ann|Bob/);
		// What was typed is not hidden.
		expect(drawn[1]?.html.replaceAll('I, Ann Ng, like looms.', '')).not.toMatch(/Ann|Bob/);
	});
});
