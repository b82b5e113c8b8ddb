import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { application, fillIn, press } from './helpers/page/forms.ts';
import { enter, typeInto } from './helpers/page/keys.ts';
import { addressOf, textsOf } from './helpers/page/page-readers.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';
import { endWaitOfMoves, moveByStaff } from './helpers/server/staff.ts';

let site: RunningSite;
let slugs: string[];
beforeAll(async () => {
	site = await startSite({});
	const { items } = await (await fetch(`${site.url}/internships.json?q=analyst`)).json();
	slugs = items.map(({ slug }: { slug: string }) => slug);
	for (const one of [keys, waiting]) await createAccount(site, one);
});
afterAll(() => site?.stop());

const person = (name: string, email: string): Person => ({
	name,
	email: `${email}@journeys.example`,
	password: 'six or more',
});
const keys = person('Thandiwe Nkosi', 'thandiwe');
const waiting = person('Oskar Lind', 'oskar');
const second = person('Ines Roca', 'ines');
const phone = { viewport: { width: 390, height: 844 } };

const onPhone = async (path: string, who: Person) =>
	(await site.visit(path, { ...(await signedIn(site, who)), ...phone })).page;
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const stops = (page: Page) => textsOf(main(page).locator('.stages li b'));
const narrow = async (page: Page) =>
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

describe('on a phone, with the keys alone', () => {
	it('an internship is found, applied for, and its offer accepted', async () => {
		const page = await onPhone('/internships', keys);
		await typeInto(page, page.getByLabel('Search internships', { exact: true }), 'analyst');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/internships?q=analyst');
		await page.getByRole('heading', { level: 1, name: /analyst/ }).waitFor();
		const card: Locator = page.locator('#results article a').first();
		const title = await card.textContent();
		await narrow(page);
		await enter(page, card);
		await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
		await narrow(page);
		await enter(
			page,
			main(page)
				.getByRole('link', { name: /^Apply Now/ })
				.filter({ visible: true }),
		);
		await page.waitForURL('**/apply?internship=*');
		for (const [label, text] of Object.entries(application))
			await typeInto(page, page.getByLabel(label, { exact: true }), text);
		await enter(page, button(page, 'Submit Application'));
		await enter(page, main(page).getByRole('link', { name: 'See your application', exact: true }));
		await page.waitForURL('**/account/applications/*');
		await page.locator('.stages').waitFor();
		expect(await stops(page)).toEqual(['Sent']);
		await narrow(page);

		const path = addressOf(page);
		const id = path.split('/').at(-1) ?? '';
		await moveByStaff(site, id, 'interview', 'Could we speak on Tuesday at ten?');
		await endWaitOfMoves(site, id);
		const invited = await site.mailTo(keys.email, /interview/i);
		expect(invited.text).toContain('Could we speak on Tuesday at ten?');
		await moveByStaff(site, id, 'offered', 'Come and join us.');
		await endWaitOfMoves(site, id);
		const offer = await site.mailTo(keys.email, /^You have an offer/);
		expect(offer.text).toContain(`${site.url}${path}`);

		await page.goto(site.url + path);
		await page.locator('.stages').waitFor();
		// Nobody said that it was being read: that stage has no day.
		expect(await textsOf(page.locator('.stages .skipped'))).toEqual(['Being read, not noted']);
		await enter(page, button(page, 'Accept offer'));
		await enter(page, button(page, 'Yes, accept it'));
		await page.getByText('You have accepted the offer.').waitFor();
		await enter(page, button(page, 'Undo'));
		await enter(page, button(page, 'Accept offer'));
		await enter(page, button(page, 'Yes, accept it'));
		await page.getByText('You have accepted the offer.').waitFor();
		expect((await stops(page)).at(-1)).toBe('Accepted');
	});

	it('an application is withdrawn with a reason, and sent again', async () => {
		const page = await onPhone(`/apply?internship=${slugs[1]}`, keys);
		const first = await apply(page);
		await enter(page, button(page, 'Withdraw'));
		const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' });
		await typeInto(page, dialog.getByLabel('Reason (optional)'), 'Another city.');
		await enter(page, dialog.getByRole('button', { name: 'Yes, withdraw it' }));
		await page.getByText('You have withdrawn this application.').waitFor();
		await page.getByText('Another city.').waitFor();
		await enter(page, main(page).getByRole('link', { name: /^Apply again/ }));
		await page.waitForURL(`**/apply?internship=${slugs[1]}`);
		expect(await apply(page)).not.toBe(first);
	});
});

/** @returns its id */
async function apply(page: Page): Promise<string> {
	await fillIn(page, application);
	await press(page, 'Submit Application');
	await main(page).getByRole('link', { name: 'See your application', exact: true }).click();
	await page.waitForURL('**/account/applications/*');
	await page.locator('.stages').waitFor();
	return addressOf(page).split('/').at(-1) ?? '';
}

/** How often the screen is touched to do something, over all pages of a tab. */
const TAPS = 'counted-taps';
const countTaps = (page: Page) =>
	page.addInitScript((key) => {
		addEventListener(
			'click',
			({ isTrusted, detail }) => {
				if (isTrusted && detail > 0)
					sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
			},
			true,
		);
	}, TAPS);
const tapsOf = (page: Page) => page.evaluate((key) => Number(sessionStorage.getItem(key)), TAPS);

it('a second application takes at most four taps, from the page of the internship to the answer that it is sent', async () => {
	await createAccount(site, second);
	const first = await onPhone(`/apply?internship=${slugs[0]}`, second);
	await apply(first);
	await first.close();
	const { page } = await site.visit('/saved', {
		...(await signedIn(site, second)),
		...phone,
		hasTouch: true,
	});
	await countTaps(page);
	await page.goto(`${site.url}/internships/${slugs[1]}`);
	await main(page)
		.getByRole('link', { name: /^Apply Now/ })
		.filter({ visible: true })
		.first()
		.tap();
	await page.waitForURL('**/apply?internship=*');
	const motivation = page.getByLabel('Motivation');
	await motivation.tap();
	expect(await motivation.inputValue()).toBe('');
	await page.keyboard.type('I want to see how your figures are made.');
	for (const label of ['Relevant experience', 'Availability'] as const)
		expect(await page.getByLabel(label).inputValue()).toBe(application[label]);
	await button(page, 'Submit Application').tap();
	await page.getByText('Application Submitted!').waitFor();
	const taps = await tapsOf(page);
	expect(taps).toBeGreaterThanOrEqual(3);
	expect(taps).toBeLessThanOrEqual(4);
	await page.close();
});

describe('the list of applications', () => {
	let late: string;
	beforeAll(async () => {
		const page = await onPhone(`/apply?internship=${slugs[0]}`, waiting);
		late = await apply(page);
		await page.goto(`${site.url}/apply?internship=${slugs[1]}`);
		await apply(page);
		await page.goto(`${site.url}/apply?internship=${slugs[2]}`);
		const refused = await apply(page);
		await moveByStaff(site, refused, 'rejected', 'We have chosen somebody else.', [
			'places-filled',
		]);
		await page.close();
		await inDatabase(site, async (sql) => {
			await sql`alter table public.applications disable trigger user`;
			await sql`update public.applications
				set answer_due_on = (now() at time zone 'Europe/London')::date - 3 where id = ${late}`;
			await sql`alter table public.applications enable trigger user`;
		});
	});

	it('says which answer is late, in words and drawn, and by when the others are answered', async () => {
		const page = await onPhone('/account/applications', waiting);
		const chart = page.getByRole('region', { name: 'When you hear' });
		await chart.getByText(/answer was due/).waitFor();
		expect(await textsOf(chart.locator('li b'))).toEqual(['3 days late', 'in 14 days']);
		const card = main(page).locator('article').filter({ hasText: 'Answer is 3 days late' });
		await card
			.locator('.late .due')
			.getByText(/^answer was due \d+ \w+$/)
			.waitFor();
		await card.getByText(/is 3 days late\. That says nothing about you\./).waitFor();
		await card.getByText(/this closes as “No answer from us”/).waitFor();
		expect(await card.getByRole('button', { name: /in my calendar/ }).count()).toBe(0);
		await narrow(page);
		expect(await axeFaults(page)).toEqual([]);
	});

	it('counts what waits and what has ended, what is late first', async () => {
		const page = await onPhone('/account/applications', waiting);
		await main(page).getByText('2 wait for an answer, 1 has ended.').waitFor();
		const groups = main(page).getByRole('heading', { level: 2 });
		expect(await textsOf(groups)).toEqual(['When you hear', 'Waiting for an answer', 'Ended']);
		await main(page).locator('article').first().getByText('Answer is 3 days late').waitFor();
	});

	it('leads to a calendar, to a question and to what is similar', async () => {
		const page = await onPhone('/account/applications', waiting);
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			main(page)
				.getByRole('button', { name: /in my calendar/ })
				.click(),
		]);
		expect(download.suggestedFilename()).toMatch(/^Answer .+ .+\.ics$/);
		await main(page).getByRole('link', { name: 'Similar and open' }).click();
		await page.waitForURL(`**/internships/${slugs[2]}#similar`);
		await page.goBack();
		await main(page)
			.getByRole('link', { name: /^Ask our office a question/ })
			.first()
			.click();
		await page.waitForURL('**/contact?*');
		await expect
			.poll(() => page.getByLabel('Subject').inputValue())
			.toMatch(/^Question about my application: /);
		expect(page.url()).not.toMatch(/oskar|%40/i);
	});
});
