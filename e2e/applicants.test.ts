import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site as contactDetails } from '#content/site.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { fillPanel, openTab, press } from './helpers/page/forms.ts';
import { isCovered } from './helpers/page/toasts.ts';
import {
	createAccount,
	type Person,
	SESSION_KEY,
	signedIn,
	signIn,
} from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';
import { endWaitOfMoves } from './helpers/server/staff.ts';

let site: RunningSite;
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase().replace(/\W/g, '.')}@applicants.example`,
	password: 'six or more',
});
const [rosa, rival] = [person('Rosa'), person('Rival')];
const [ann, bob, eve] = [person('Ann Ng'), person('Bob Ray'), person('Eve Orr')];
const member = person('Mo');
const phone = { viewport: { width: 390, height: 844 } };
const ids: Record<string, string> = {};

beforeAll(async () => {
	site = await startSite({});
	await createHost(site, rosa, 'loom-intern');
	await createHost(site, rival, 'rival-intern');
	await createStaff(site, member);
	for (const student of [ann, bob, eve]) {
		await createAccount(site, student);
		ids[student.name] = await applyTo(site, student, 'loom-intern');
	}
});
afterAll(() => site?.stop());

const open = async (path: string, who: Person, options = {}) =>
	(await site.visit(path, { ...(await signedIn(site, who)), ...options })).page;
const pageOf = (who: Person) => `/employer-dashboard/applications/${ids[who.name]}`;
const name = (page: Page, words: string) =>
	page.getByRole('main').getByRole('heading', { name: words, exact: true }).waitFor();
const rows = (page: Page) => page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
/** Texts that end in three dots for lack of room. */
const cutTexts = (page: Page) =>
	rows(page)
		.locator('*')
		.evaluateAll((all) =>
			all
				.filter((one) => getComputedStyle(one).textOverflow === 'ellipsis')
				.map((one) => one.textContent),
		);
const message = (page: Page) => page.getByLabel(/^Message to the student/);
/** In an invitation: the student writes instead of choosing a time. */
const inWriting = (page: Page) => page.getByLabel(/^No times:/);

describe('an employer', () => {
	it('opens an applicant from the list, invites and undoes, and makes an offer', async () => {
		const page = await open('/employer-dashboard', rosa);
		await openTab(page, 'Applications');
		await rows(page).first().waitFor();
		expect(await rows(page).count()).toBe(3);
		expect(await axeFaults(page)).toEqual([]);
		expect(await cutTexts(page)).toEqual([]);
		await page.getByRole('link', { name: 'Ann Ng', exact: true }).click();
		await name(page, 'Ann Ng');
		await page.getByText('I, Ann Ng, like looms.').waitFor();
		await press(page, 'Move to Interview');
		expect(await message(page).inputValue()).toContain('choose one of the times');
		await inWriting(page).check();
		expect(await message(page).inputValue()).toContain('Dear Ann Ng,');
		expect(await message(page).inputValue()).toContain(rosa.email);
		await message(page).fill('Come on Thursday, Ann.');
		expect(await axeFaults(page)).toEqual([]);
		await press(page, 'Send');
		const now = page.getByText('Ann Ng is moved to “Interview”.');
		await now.and(page.locator(':focus')).waitFor();
		await page.getByText(/10 minutes left\./).waitFor();
		await press(page, 'Undo');
		await page.getByText('Ann Ng is at “Sent”.').and(page.locator(':focus')).waitFor();
		await press(page, 'Move to Offer');
		await message(page).fill('We would like you to come.');
		await press(page, 'Send');
		await page.getByText('Ann Ng is moved to “Offer”.').waitFor();
		await endWaitOfMoves(site, ids['Ann Ng'] ?? '');
		const offer = await site.mailTo(ann.email, /^You have an offer/);
		expect(offer.text).toContain('We would like you to come.');
		await page.close();

		const hers = await open(`/account/applications/${ids['Ann Ng']}`, ann);
		await hers.getByText('We would like you to come.').waitFor();
		expect(await hers.getByText('Come on Thursday').count()).toBe(0);
	});

	it('refuses with a reason and a message, by keyboard on a phone', async () => {
		const page = await open(pageOf(bob), rosa, phone);
		await name(page, 'Bob Ray');
		const wide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
		expect(await page.evaluate(wide)).toBe(false);
		// In the bar at the lower edge, wherever the page is scrolled to.
		const bar = page.getByRole('region', { name: 'Your answer' });
		for (const y of [0, 400]) {
			await page.evaluate((top) => scrollTo(0, top), y);
			await expect
				.poll(async () => {
					const box = await bar.boundingBox();
					return Math.round((box?.y ?? 0) + (box?.height ?? 0));
				})
				.toBe(844);
		}
		expect(await axeFaults(page)).toEqual([]);
		// What is said stands above it.
		await page.route('**/api/employer/applications/**', (route) =>
			route.request().method() === 'GET'
				? route.fallback()
				: route.fulfill({ status: 503, json: {} }),
		);
		const mark = page.getByRole('button', { name: 'Shortlist Bob Ray' });
		await mark.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 200));
		await mark.click();
		expect(await isCovered(page, bar)).toBe(false);
		await page.unroute('**/api/employer/applications/**');
		await bar.getByRole('button', { name: 'Move to Not this time' }).focus();
		await page.keyboard.press('Enter');
		const dialog = page.getByRole('dialog', { name: 'Move Bob Ray to Not this time' });
		await dialog.locator('input[name=reasons]').first().and(page.locator(':focus')).waitFor();
		await page.getByRole('button', { name: 'Send', exact: true }).focus();
		await page.keyboard.press('Enter');
		await page.getByText('Choose at least one reason.').waitFor();
		await page
			.getByLabel('All places were filled')
			.and(page.locator(':focus, :not(:focus)'))
			.focus();
		await page.keyboard.press('Space');
		await expect.poll(() => message(page).inputValue()).toContain('All our places are filled');
		await page.getByRole('button', { name: 'Send', exact: true }).focus();
		await page.keyboard.press('Enter');
		await page.getByText('Bob Ray is moved to “Not this time”.').waitFor();
		await press(page, 'Send now');
		await page.getByRole('button', { name: 'Send now' }).waitFor({ state: 'detached' });
		await page
			.getByText('Bob Ray has your answer: “Not this time”.')
			.and(page.locator(':focus'))
			.waitFor();
		await page.close();
		const his = await open(`/account/applications/${ids['Bob Ray']}`, bob);
		await his.getByText('All our places are filled').first().waitFor();
	});

	it('is told where somebody else was first, and nothing is overwritten', async () => {
		const page = await open(pageOf(eve), rosa);
		await press(page, 'Move to Offer');
		await message(page).fill('An offer.');
		await inDatabase(
			site,
			(sql) =>
				sql`update public.applications set status = 'in-review' where id = ${ids['Eve Orr'] ?? ''}`,
		);
		await press(page, 'Send');
		await page.getByText('The application has been moved in the meantime.').waitFor();
		await page.getByText('Eve Orr is at “Being read”.').waitFor();
		await page.getByText('What you typed for “Offer” is kept.').waitFor();
		await press(page, 'Move to Offer');
		expect(await message(page).inputValue()).toBe('An offer.');
		await press(page, 'Cancel');
		await press(page, 'Move to Offer');
		expect(await message(page).inputValue()).toContain('Dear Eve Orr,');
	});

	it('loses neither message nor note where the session ends while they are typed', async () => {
		const session = await signIn(site, rosa);
		const page = await open(pageOf(eve), rosa);
		await press(page, 'Move to Not this time');
		await page.getByLabel('All places were filled').check();
		await message(page).fill('All our looms are taken by now.');
		await page.getByLabel('Note', { exact: true }).fill('Ask again in spring.');
		await page.evaluate(([key, ended]) => localStorage.setItem(key, ended), [
			SESSION_KEY,
			JSON.stringify({ ...session, refresh_token: 'ended', expires_at: 1 }),
		] as const);
		await press(page, 'Send');
		await page.waitForURL('**/employer-auth');
		await fillPanel(page, { Email: rosa.email, Password: rosa.password });
		await press(page, 'Sign In');
		await page.waitForURL(`**${pageOf(eve)}`);
		await name(page, 'Eve Orr');
		await press(page, 'Move to Not this time');
		expect(await message(page).inputValue()).toBe('All our looms are taken by now.');
		expect(await page.getByLabel('All places were filled').isChecked()).toBe(true);
		expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe(
			'Ask again in spring.',
		);
		await press(page, 'Add note');
		await page.getByText('You, ').waitFor();
		await press(page, 'Cancel');
		await page.reload();
		await name(page, 'Eve Orr');
		expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('');
	});

	it('has the answer in view beside whatever is read, with the button that sends it', async () => {
		const page = await open(pageOf(eve), rosa, { viewport: { width: 1280, height: 600 } });
		await press(page, 'Move to Not this time');
		await page.getByRole('heading', { name: 'History' }).scrollIntoViewIfNeeded();
		const [send, header] = await Promise.all(
			[page.getByRole('button', { name: 'Send', exact: true }), page.getByRole('banner')].map(
				(part) => part.boundingBox(),
			),
		);
		expect(send?.y).toBeGreaterThan(header?.height ?? Infinity);
		expect((send?.y ?? 600) + (send?.height ?? 0)).toBeLessThan(600);
		await press(page, 'Cancel');
		const move = page.getByRole('button', { name: 'Move to Not this time' });
		await move.and(page.locator(':focus')).waitFor();
		// In a usual window the first lines of the message too.
		await page.setViewportSize({ width: 1280, height: 720 });
		await press(page, 'Move to Offer');
		const [top, bar] = await Promise.all(
			[message(page), page.getByRole('button', { name: 'Send', exact: true })].map(
				async (part) => (await part.boundingBox())?.y,
			),
		);
		expect(top).toBeLessThan((bar ?? 0) - 40);
		await press(page, 'Cancel');
		await page.close();
	});

	it('turns the screen while an answer is written: its form stays open', async () => {
		const page = await open(pageOf(eve), rosa, { viewport: { width: 1100, height: 800 } });
		await press(page, 'Move to Offer');
		await message(page).fill('We would like you to come.');
		const day = page.getByLabel('Answer by');
		const later = (await day.getAttribute('max')) ?? '';
		await day.fill(later);
		const dialog = page.getByRole('dialog', { name: 'Move Eve Orr to Offer' });
		for (const width of [800, 1100]) {
			await page.setViewportSize({ width, height: 800 });
			await (width < 1024 ? dialog : page.getByRole('form', { name: 'Move to Offer' })).waitFor();
			await day.and(page.locator(':focus')).waitFor();
			expect(await message(page).inputValue()).toBe('We would like you to come.');
			expect(await day.inputValue()).toBe(later);
		}
		// The form is in the dialog until the page is drawn for the width.
		await dialog.waitFor({ state: 'detached' });
		await press(page, 'Cancel');
		await page.setViewportSize({ width: 800, height: 800 });
		await page.getByRole('region', { name: 'Your answer' }).waitFor();
		expect(await page.getByRole('dialog').count()).toBe(0);
		await page.close();
	});

	it('moves many at once with one message each, and takes them back', async () => {
		const path = '/employer-dashboard?tab=applications&status=in-review';
		const page = await open(path, rosa, phone);
		await page.getByLabel('Choose Eve Orr').check();
		const [day, stage] = await Promise.all(
			[/^Answer by/, 'Being read'].map((words) =>
				rows(page).getByText(words).first().boundingBox(),
			),
		);
		expect(stage?.x, 'the stage beside the day').toBeGreaterThan((day?.x ?? 0) + (day?.width ?? 0));
		const star = await rows(page).getByRole('button', { name: '1 star' }).first().boundingBox();
		expect((star?.y ?? 0) + (star?.height ?? 0), 'the stars beside them').toBeGreaterThan(
			day?.y ?? 0,
		);
		expect((await rows(page).first().boundingBox())?.height).toBeLessThan(140);
		const chosen = page.getByRole('region', { name: 'Chosen applications' });
		await chosen.getByText('1 chosen').waitFor();
		await chosen.getByRole('button', { name: 'Move those chosen' }).click();
		const dialog = page.getByRole('dialog', { name: 'Move 1 application' });
		await dialog.getByText('Eve Orr').waitFor();
		const to = (words: string) => dialog.getByRole('radio', { name: words });
		await to('Interview').and(page.locator(':focus')).waitFor();
		await page.keyboard.press('Space');
		expect(await message(page).inputValue()).toContain('Dear {name},');
		await inWriting(page).check();
		await message(page).fill('Dear {name}, come along.');
		expect(await axeFaults(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'hidden' });
		await chosen.getByRole('button', { name: 'Move those chosen' }).click();
		expect(await to('Interview').isChecked()).toBe(true);
		expect(await message(page).inputValue()).toBe('Dear {name}, come along.');
		await page.goBack();
		await dialog.waitFor({ state: 'hidden' });
		await chosen.getByText('1 chosen').waitFor();
		await chosen.getByRole('button', { name: 'Move those chosen' }).click();
		expect(await message(page).inputValue()).toBe('Dear {name}, come along.');
		await dialog.getByRole('button', { name: 'Send', exact: true }).click();
		const panel = page.locator('[data-done]');
		await panel.getByText('1 application moved to “Interview”').waitFor();
		await page.getByText('None with these filters').waitFor();
		const [event] = await inDatabase(
			site,
			(sql) => sql`select message from public.application_events
				where application_id = ${ids['Eve Orr'] ?? ''} order by number desc limit 1`,
		);
		expect(event?.message).toBe('Dear Eve Orr, come along.');
		await page.goto(site.url + pageOf(eve));
		await page.getByRole('link', { name: 'All applications' }).click();
		await panel.getByText('1 application moved to “Interview”').waitFor();
		await panel.getByRole('button', { name: 'Undo' }).click();
		await panel.waitFor({ state: 'detached' });
		await page.reload();
		await page.getByLabel('Choose Eve Orr').waitFor();
		expect(await panel.count(), 'what is taken back is not shown again').toBe(0);
	});

	it('keeps notes and own words, and saves files', async () => {
		const page = await open(pageOf(eve), rosa);
		await page.getByLabel('Note', { exact: true }).fill('Ask about looms');
		await press(page, 'Add note');
		// Not in its field, where it is as well until it is stored.
		await page.getByRole('listitem').getByText('Ask about looms').waitFor();
		await press(page, 'Move to Interview');
		await message(page).fill('Hello Eve Orr, come along.');
		await press(page, 'Keep these words for next time');
		await page.getByText('Your words are saved for next time.').waitFor();
		await page.goto(site.url + pageOf(eve));
		await press(page, 'Move to Interview');
		expect(await message(page).inputValue()).toBe('Hello Eve Orr, come along.');
		const { release } = await delayCalls(page, '/message-templates');
		await press(page, 'Back to the usual words');
		await inWriting(page).check();
		release();
		await page.getByText('Our words are used again.').waitFor();
		expect(await inWriting(page).isChecked()).toBe(true);
		expect(await message(page).inputValue()).toContain('two or three times');
		await page.getByRole('link', { name: 'All applications' }).click();
		const saving = page.waitForEvent('download');
		await page.getByRole('button', { name: 'CSV' }).click();
		const content = await text(await (await saving).createReadStream());
		expect(content).toContain('"Eve Orr"');
	});

	it('keeps the next note that is typed while one is stored', async () => {
		const page = await open(pageOf(eve), rosa);
		const note = page.getByLabel('Note', { exact: true });
		await note.fill('Has a loom at home');
		const { release } = await delayCalls(
			page,
			`/api/employer/applications/${ids['Eve Orr']}/notes`,
		);
		await press(page, 'Add note');
		await page.getByRole('button', { name: 'Adding...' }).waitFor();
		await note.fill('Call her on Friday');
		release();
		await page.getByRole('listitem').getByText('Has a loom at home').waitFor();
		await page.getByRole('button', { name: 'Add note', disabled: false }).waitFor();
		expect(await note.inputValue()).toBe('Call her on Friday');
		await note.fill('');
		await page.close();
	});

	it('keeps what is typed while words are saved, and saves those that were there', async () => {
		const page = await open(pageOf(eve), rosa);
		await press(page, 'Move to Interview');
		await message(page).fill('Hello Eve Orr, come along.');
		const { release } = await delayCalls(page, '/message-templates');
		await press(page, 'Keep these words for next time');
		await inWriting(page).check();
		await message(page).fill('Hello Eve Orr, come on Monday.');
		release();
		await page.getByText('Your words are saved for next time.').waitFor();
		expect(await inWriting(page).isChecked()).toBe(true);
		expect(await message(page).inputValue()).toBe('Hello Eve Orr, come on Monday.');
		await press(page, 'Cancel');
		await press(page, 'Move to Interview');
		expect(await message(page).inputValue()).toBe('Hello Eve Orr, come along.');
		await press(page, 'Back to the usual words');
		await page.getByText('Our words are used again.').waitFor();
	});

	it('goes from one applicant to the next', async () => {
		const page = await open('/employer-dashboard?tab=applications', rosa);
		await rows(page).first().getByRole('link').click();
		const nav = page.getByRole('navigation', { name: 'Applications' });
		await nav.getByText('1 of 3').waitFor();
		await nav.getByRole('link', { name: 'Next applicant' }).click();
		await nav.getByText('2 of 3').waitFor();
		await nav.getByRole('link', { name: 'Previous applicant' }).click();
		await nav.getByText('1 of 3').waitFor();
	});
});

it('the list is as wide as the paper', async () => {
	const page = await open('/employer-dashboard?tab=applications', rosa, {
		viewport: { width: 1280, height: 900 },
	});
	await rows(page).first().waitFor();
	await page.emulateMedia({ media: 'print' });
	expect((await rows(page).first().boundingBox())?.width).toBeGreaterThan(1_000);
	await page.close();
});

it('finds, narrows, counts and marks, by keyboard too', async () => {
	const page = await open('/employer-dashboard?tab=applications', rosa, {
		viewport: { width: 1280, height: 900 },
	});
	await rows(page).first().waitFor();
	const total = page.getByText(/^\d applications?$/);
	await page.keyboard.press('/');
	const search = page.getByRole('searchbox', { name: 'Name or words' });
	await search.and(page.locator(':focus')).waitFor();
	await page.keyboard.type('eve orr');
	await page.keyboard.press('Enter');
	await total.getByText('1 application').waitFor();
	await rows(page).getByText('Eve Orr', { exact: true }).waitFor();
	const group = page.getByRole('group', { name: 'Stars for Eve Orr' });
	await group.getByRole('button', { name: '2 stars' }).click();
	await page.getByRole('checkbox', { name: /^2 stars/ }).waitFor();
	await page.getByRole('link', { name: 'Eve Orr', exact: true }).focus();
	await page.keyboard.press('s');
	await page.getByRole('checkbox', { name: /^Shortlisted/ }).waitFor();
	await page.getByRole('link', { name: /^Remove “eve orr”/ }).click();
	await total.getByText('3 applications').waitFor();
	expect(await axeFaults(page)).toEqual([]);
	// Not `check`: the router ticks it a little after the press.
	await page.getByRole('checkbox', { name: /^Shortlisted/ }).click();
	await total.getByText('1 application').waitFor();
	await page.getByRole('link', { name: 'Clear all' }).click();
	await total.getByText('3 applications').waitFor();
	await page.getByLabel('Sort').selectOption('Most stars first');
	await page.waitForURL(/sort=stars/);
	await rows(page).first().getByText('Eve Orr', { exact: true }).waitFor();
	await page.getByRole('link', { name: 'Eve Orr', exact: true }).click();
	await name(page, 'Eve Orr');
	const one = page.getByRole('group', { name: 'Stars for Eve Orr' });
	await one.getByRole('button', { name: '2 stars', pressed: true }).waitFor();
	await page.keyboard.press('3');
	await one.getByRole('button', { name: '3 stars', pressed: true }).waitFor();
	await page.keyboard.press('s');
	await page.getByRole('button', { name: 'Shortlist Eve Orr', pressed: false }).waitFor();
	expect(await axeFaults(page)).toEqual([]);
	await page.close();
});

it('keeps filters under a name, renames and deletes them', async () => {
	const page = await open('/employer-dashboard?tab=applications&cv=no&sort=newest', rosa, phone);
	await rows(page).first().waitFor();
	await press(page, 'Save these filters');
	const field = page.getByRole('dialog').getByLabel('Name', { exact: true });
	await field.and(page.locator(':focus')).waitFor();
	await page.keyboard.type('Newest without CV');
	await page.keyboard.press('Enter');
	const saved = page.getByRole('list', { name: 'Saved filters' });
	await saved.getByRole('link', { name: 'Newest without CV' }).waitFor();
	expect(await axeFaults(page)).toEqual([]);
	await page.getByRole('link', { name: 'Clear all' }).click();
	await page.getByRole('button', { name: 'Rename' }).waitFor({ state: 'detached' });
	await saved.getByRole('link', { name: 'Newest without CV' }).click();
	await page.waitForURL(/cv=no&sort=newest/);
	await press(page, 'Rename Newest without CV');
	await field.fill('To read');
	await page.keyboard.press('Enter');
	await saved.getByRole('link', { name: 'To read' }).waitFor();
	await press(page, 'Delete To read');
	await saved.waitFor({ state: 'detached' });
	await page.close();
});

it('counts by which way an applicant came', async () => {
	const gia = person('Gia Lau');
	await createAccount(site, gia);
	const page = await open('/internships/loom-intern?from=employer', gia);
	await page
		.getByRole('main')
		.getByRole('link', { name: /^Apply/ })
		.first()
		.click();
	await page.getByLabel(/^Motivation/).fill('I like looms.');
	await page.getByLabel(/^Relevant experience/).fill('Two summers');
	await page.getByLabel(/^Availability/).fill('From June');
	await press(page, 'Submit Application');
	await page
		.getByRole('link', { name: /your application/i })
		.first()
		.waitFor();
	await page.close();
	const hers = await open('/employer-dashboard', rosa);
	await hers.getByRole('row', { name: /^Your own link 1/ }).waitFor();
	await hers.getByRole('row', { name: /^Not known/ }).waitFor();
	await inDatabase(
		site,
		(sql) => sql`delete from public.applications where motivation = 'I like looms.'`,
	);
	await hers.close();
});

describe('the list beside an applicant', () => {
	const beside = (page: Page) => page.getByRole('navigation', { name: 'Applicants' });

	it('stands on wide screens, leads to each by keyboard, and says where they stand now', async () => {
		const page = await open(pageOf(eve), rosa, { viewport: { width: 1280, height: 900 } });
		await name(page, 'Eve Orr');
		const current = beside(page).locator('[aria-current=page]');
		await current.getByText('Eve Orr').waitFor();
		expect(await beside(page).getByRole('link').count()).toBe(3);
		expect(await axeFaults(page)).toEqual([]);
		await page.evaluate(() => scrollTo(0, 300));
		const [list, header] = await Promise.all(
			[beside(page), page.getByRole('banner')].map((part) => part.boundingBox()),
		);
		expect(list?.y).toBeGreaterThan(header?.height ?? Infinity);

		await beside(page)
			.getByRole('link', { name: /^Bob Ray/ })
			.focus();
		await page.keyboard.press('Enter');
		const heading = page.getByRole('heading', { level: 1, name: 'Bob Ray', exact: true });
		await heading.and(page.locator(':focus')).waitFor();
		await current.getByText('Bob Ray').waitFor();
		expect(await page.getByText('I, Eve Orr, like looms.').count()).toBe(0);

		await beside(page)
			.getByRole('link', { name: /^Eve Orr/ })
			.click();
		await name(page, 'Eve Orr');
		await press(page, 'Move to Offer');
		await message(page).fill('We would like you to come.');
		await press(page, 'Send');
		await current.getByText('Offer', { exact: true }).waitFor();
		await press(page, 'Undo');
		await current.getByText(/^Answer by/).waitFor();

		// With letters twice as large there is no room for it.
		await page.evaluate(() => {
			document.documentElement.style.setProperty('font-size', '200%');
			dispatchEvent(new Event('resize'));
		});
		await expect.poll(() => beside(page).count()).toBe(0);
		const bar = await page.getByRole('region', { name: 'Your answer' }).boundingBox();
		expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(900);
		await page.close();
	});

	it('is not there on phones', async () => {
		const page = await open(pageOf(eve), rosa, phone);
		await name(page, 'Eve Orr');
		expect(await beside(page).count()).toBe(0);
		await page.close();
	});
});

describe('whoever it does not concern', () => {
	it.each([rival, ann])('$name gets the not-found screen', async (who) => {
		const page = await open(pageOf(eve), who);
		await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
		await expect.poll(() => page.title()).toBe(`Page not found | ${contactDetails.name}`);
	});

	it('is asked to sign in', async () => {
		const { page } = await site.visit(pageOf(eve));
		await page.waitForURL('**/employer-auth');
		await page.getByRole('tab', { name: 'Sign In' }).waitFor();
	});
});

it('staff answer applications without an employer, see those of employers, and nothing once removed', async () => {
	await inDatabase(
		site,
		(sql) => sql`insert into public.applications
			(user_id, program_type, program_name, motivation, experience, availability, answer_due_on)
			select user_id, 'remote', 'Anything with looms', 'General', 'None', 'June', '2020-01-01'
			from public.applications where id = ${ids['Ann Ng'] ?? ''}`,
	);
	const page = await open('/staff/applications', member);
	await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor();
	await rows(page).first().waitFor();
	expect(await rows(page).count()).toBe(1);
	await rows(page).first().getByRole('link', { name: 'Ann Ng' }).click();
	await name(page, 'Ann Ng');
	await press(page, 'Move to Being read');
	await press(page, 'Send');
	await page.getByText('Ann Ng is moved to “Being read”.').waitFor();
	await page.goto(`${site.url}/staff/applications?of=employers`);
	await rows(page).nth(2).waitFor();
	expect(await rows(page).count()).toBe(3);
	expect(await axeFaults(page)).toEqual([]);
	await rows(page).first().getByRole('checkbox').check();
	await press(page, 'CVs');
	const dialog = page.getByRole('dialog', { name: 'Take out: CVs', exact: true });
	const reason = dialog.getByLabel('Why do you take this out?');
	await reason.fill('Needed.');
	await dialog.getByRole('button', { name: 'Download' }).click();
	await dialog.getByText('Say in some words what it is for.').waitFor();
	await reason.fill('The office asked for it.');
	const asking = page.waitForRequest('**/cvs.zip*');
	await dialog.getByRole('button', { name: 'Download' }).click();
	const asked = await asking;
	expect(new URL(asked.url()).searchParams.get('of')).toBe('employers');
	// Once the file has come: a refusal would keep the dialog open over the page.
	await dialog.waitFor({ state: 'hidden' });
	await inDatabase(site, (sql) => sql`delete from public.staff`);
	await page.getByRole('link', { name: 'Ours to answer' }).click();
	await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
});
