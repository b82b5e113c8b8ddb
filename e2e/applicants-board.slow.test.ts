import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults, axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase().replace(/\W/g, '.')}@board.example`,
	password: 'six or more',
});
const marta = person('Marta');
const students = ['Ada One', 'Ben Two', 'Cleo Three'].map(person);
const SLUG = 'board-bakery-intern';
const ids: string[] = [];
/** Besides those with names; all of them are sent, and due a day later. */
const MANY = 75;
const BOARD = '/employer-dashboard?view=board&tab=applications';
const desk = { viewport: { width: 1280, height: 900 } };

beforeAll(async () => {
	site = await startSite();
	await createHost(site, marta, SLUG);
	for (const student of students) {
		await createAccount(site, student);
		ids.push(await applyTo(site, student, SLUG));
	}
	await inDatabase(
		site,
		(sql) => sql`
			with made as (
				insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
				select md5('board' || n)::uuid, 'many-' || n || '@board.example', now(), jsonb_build_object('full_name', 'Student ' || n)
				from generate_series(1, ${MANY}::integer) as n
				returning id
			)
			insert into public.applications (user_id, internship_id, program_type, motivation, experience, availability, answer_due_on)
			select made.id, first.internship_id, first.program_type, 'Bread', 'None', 'June', first.answer_due_on + 1
			from made cross join public.applications as first where first.id = ${ids[0] ?? ''}`,
	);
	await inDatabase(
		site,
		(sql) => sql`update public.applications set status = 'in-review' where id = ${ids[2] ?? ''}`,
	);
});
afterAll(() => site?.stop());

const open = async (path: string, options: object = desk) =>
	(await site.visit(path, { ...(await signedIn(site, marta)), ...options })).page;
const board = (page: Page) => page.getByRole('region', { name: 'Applications by stage' });
const column = (page: Page, name: string | RegExp) =>
	board(page).getByRole('region', { name, exact: true });
const heads = (page: Page) => board(page).getByRole('heading', { level: 3 }).allTextContents();
const cards = (page: Page, name: string | RegExp) => column(page, name).getByRole('listitem');
const card = (page: Page, name: string) =>
	board(page)
		.getByRole('listitem')
		.filter({ has: page.getByRole('link', { name, exact: true }) });
const inColumn = (page: Page, of: string, name: string) =>
	column(page, of).getByRole('link', { name, exact: true });
const view = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'View' }).getByRole('link', { name });
const rows = (page: Page) => page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
const focused = (page: Page, name: string) =>
	page.getByRole('link', { name, exact: true }).and(page.locator(':focus')).waitFor();
const isWiderThanWindow = (page: Page) =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth > clientWidth;
	});
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Move 1 application' });

it('is chosen beside the list, with the counts of the filters; Back and a link show it', async () => {
	const page = await open('/employer-dashboard?tab=applications');
	await rows(page).first().waitFor();
	await view(page, 'Board').click();
	await page.waitForURL(/view=board/);
	await column(page, 'Sent 77').waitFor();
	expect(await heads(page)).toEqual([
		'Sent 77',
		'Being read 1',
		'Interview 0',
		'Offer 0',
		'Accepted 0',
	]);
	await expect.poll(() => cards(page, 'Sent 77').count()).toBe(20);
	expect(await rows(page).count()).toBe(0);
	await view(page, 'Board').and(page.locator('[aria-current=page]')).waitFor();
	await page.getByRole('searchbox', { name: 'Name or words' }).fill('three');
	await page.keyboard.press('Enter');
	await column(page, 'Being read 1').waitFor();
	await column(page, 'Sent 0').waitFor();
	await page.goBack();
	await column(page, 'Sent 77').waitFor();
	// Of one stage there is its column alone.
	await page.goto(`${site.url}${BOARD}&status=in-review`);
	await inColumn(page, 'Being read 1', 'Cleo Three').waitFor();
	expect(await heads(page)).toEqual(['Being read 1']);
	await inColumn(page, 'Being read 1', 'Cleo Three').click();
	await page.getByRole('heading', { level: 1, name: 'Cleo Three' }).waitFor();
	await page.getByRole('link', { name: 'All applications' }).click();
	await column(page, 'Being read 1').waitFor();
	await view(page, 'List').click();
	await rows(page).first().waitFor();
	expect(await board(page).count()).toBe(0);
	await page.goBack();
	await column(page, 'Being read 1').waitFor();
	await page.close();
});

it('moves sideways in its frame, below 64rem is the list, and is one on paper', async () => {
	const page = await open(BOARD, { viewport: { width: 1024, height: 768 } });
	await column(page, 'Sent 77').waitFor();
	expect(await isWiderThanWindow(page)).toBe(false);
	const frame = () => board(page).evaluate((one) => one.scrollLeft);
	await board(page).focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(frame).toBeGreaterThan(0);
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	for (const width of [768, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await rows(page).first().waitFor();
		expect([await board(page).count(), await view(page, 'Board').count()]).toEqual([0, 0]);
		expect(await isWiderThanWindow(page)).toBe(false);
	}
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.setViewportSize(desk.viewport);
	await column(page, 'Sent 77').waitFor();
	expect(await axeFaults(page)).toEqual([]);
	expect(await isWiderThanWindow(page)).toBe(false);
	await page.emulateMedia({ media: 'print', colorScheme: 'light' });
	const [sent, read] = await Promise.all(
		['Sent 77', 'Being read 1'].map((name) => cards(page, name).first().boundingBox()),
	);
	expect(sent?.width).toBeGreaterThan(1_000);
	expect([read?.x, read?.width]).toEqual([sent?.x, sent?.width]);
	expect(read?.y).toBeGreaterThan(sent?.y ?? Infinity);
	await page.close();
});

it('moves one by its button or a key, in the dialog of the list, and takes it back', async () => {
	const page = await open(BOARD);
	await card(page, 'Ada One').waitFor();
	await page.keyboard.press('j');
	await focused(page, 'Ada One');
	await page.keyboard.press('j');
	await focused(page, 'Ben Two');
	await page.keyboard.press('l');
	await focused(page, 'Cleo Three');
	await page.keyboard.press('h');
	await focused(page, 'Ada One');
	await page.keyboard.press('m');
	await dialog(page).getByText('Ada One').waitFor();
	await dialog(page).getByRole('radio', { name: 'Being read' }).check();
	const message = dialog(page).getByLabel('Message to the student');
	await message.fill('Dear {name}, we read it now.');
	expect(await axeFaults(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await dialog(page).waitFor({ state: 'hidden' });
	await focused(page, 'Ada One');
	// What was typed is kept for whom it was typed.
	await card(page, 'Ben Two').getByRole('button', { name: 'Move Ben Two' }).click();
	await dialog(page).getByText('Ben Two').waitFor();
	expect(await dialog(page).getByRole('radio', { name: 'Being read' }).isChecked()).toBe(false);
	await page.keyboard.press('Escape');
	await card(page, 'Ada One').getByRole('button', { name: 'Move Ada One' }).click();
	expect(await message.inputValue()).toBe('Dear {name}, we read it now.');
	await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
	const panel = page.locator('[data-done]');
	await panel.getByText('1 application moved to “Being read”').waitFor();
	await column(page, 'Sent 76').waitFor();
	await inColumn(page, 'Being read 2', 'Ada One').waitFor();
	const [event] = await inDatabase(
		site,
		(sql) => sql`select message from public.application_events
			where application_id = ${ids[0] ?? ''} order by number desc limit 1`,
	);
	expect(event?.message).toBe('Dear Ada One, we read it now.');
	await panel.getByRole('button', { name: 'Undo' }).click();
	await inColumn(page, 'Sent 77', 'Ada One').waitFor();
	// Stars and the shortlist are those of the list.
	await page.getByRole('link', { name: 'Ben Two', exact: true }).focus();
	await page.keyboard.press('2');
	const stars = page.getByRole('group', { name: 'Stars for Ben Two' });
	await stars.getByRole('button', { name: '2 stars', pressed: true }).waitFor();
	await page.close();
});

it('shows more of many, and still has them after a move and for who comes back', async () => {
	const page = await open(BOARD);
	const more = () => column(page, /^Sent/).getByRole('button', { name: /^Show/ });
	await page.route(/after=/, (route) =>
		route.fulfill({ status: 503, json: { code: 'busy', message: 'Busy for a moment.' } }),
	);
	await more().getByText('Show 50 more').click();
	await page.getByText('Busy for a moment.').waitFor();
	expect(await cards(page, 'Sent 77').count()).toBe(20);
	await page.unroute(/after=/);
	await more().click();
	await expect.poll(() => cards(page, 'Sent 77').count()).toBe(70);
	const next = cards(page, 'Sent 77').nth(20).getByRole('link');
	await next.and(page.locator(':focus')).waitFor();
	await more().getByText('Show 7 more').click();
	await expect.poll(() => cards(page, 'Sent 77').count()).toBe(77);
	await more().waitFor({ state: 'detached' });
	const names = await cards(page, 'Sent 77').getByRole('link').allTextContents();
	expect(new Set(names).size).toBe(77);
	const last = cards(page, 'Sent 77').last();
	await last.getByRole('button', { name: /^Move/ }).click();
	await dialog(page).getByRole('radio', { name: 'Being read' }).check();
	await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
	await expect.poll(() => cards(page, 'Sent 76').count()).toBe(76);
	await page.locator('[data-done]').getByRole('button', { name: 'Undo' }).click();
	await expect.poll(() => cards(page, 'Sent 77').count()).toBe(77);
	await last.getByRole('link').click();
	await page.getByRole('heading', { level: 1, name: names.at(-1) ?? '' }).waitFor();
	await page.goBack();
	await expect.poll(() => cards(page, 'Sent 77').count()).toBe(77);
	await page.close();
});

it('says of nobody who it is while names are hidden', async () => {
	await inDatabase(
		site,
		(sql) => sql`update public.internships set hide_names = true where slug = ${SLUG}`,
	);
	const page = await open(BOARD);
	await card(page, 'Applicant 1').waitFor();
	await card(page, 'Applicant 1').getByRole('button', { name: 'Move Applicant 1' }).click();
	await dialog(page).getByText('Applicant 1', { exact: true }).waitFor();
	await dialog(page).getByRole('radio', { name: 'Being read' }).check();
	const words = await page.getByRole('main').innerText();
	expect(words).not.toMatch(/Ada|Ben Two|Student \d/);
	await page.close();
});
