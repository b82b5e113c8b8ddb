import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { daysAfter, londonDay, longDate } from '#schema/london-day.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { press } from './helpers/page/forms.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { noteDeadlinesIn, publish, sendAlertsIn } from './helpers/server/alerts.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
beforeAll(async () => {
	site = await startSite({});
});
afterAll(() => site?.stop());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const today = londonDay(new Date());
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase()}@told.example`,
	password: 'six or more',
});
async function visitAs(someone: Person, path: string, options = {}) {
	await createAccount(site, someone);
	return site.visit(path, { ...(await signedIn(site, someone)), ...options });
}
const heading = (page: Page, name: string | RegExp) =>
	page.getByRole('main').getByRole('heading', { name }).first().waitFor();
const linkTo = (path: string, text: string) =>
	new RegExp(`http\\S+${path}\\?\\S+`).exec(text)?.[0] ?? '';

describe('a company', () => {
	const company = { company: 'Yarn & Sons' };
	const followed = (page: Page) =>
		page.getByRole('status').filter({ hasText: 'You follow Yarn & Sons' });
	const button = (page: Page) => page.getByRole('button', { name: 'Follow Yarn & Sons' });

	beforeAll(async () => {
		await publish(site, 'yarn-intern', { ...company, title: 'Yarn Intern' });
		await vi.waitUntil(async () => (await fetch(`${site.url}/companies/yarn-sons`)).ok, {
			timeout: 60_000,
			interval: 100,
		});
	});

	it('is followed from its page in one press, on a phone; its next internship comes by email', async () => {
		const kim = person('Kim');
		const { page, problems } = await visitAs(kim, '/companies/yarn-sons', phone);
		await button(page).dblclick();
		await followed(page).and(page.locator(':focus')).waitFor();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			390,
		);
		await page.reload();
		await followed(page).waitFor();
		expect(await button(page).count()).toBe(0);

		await publish(site, 'wool-intern', { ...company, title: 'Wool Intern' });
		await publish(site, 'silk-intern', { company: 'Other Looms', title: 'Silk Intern' });
		expect(await sendAlertsIn(1, site)).toBe(1);
		expect(await sendAlertsIn(2, site)).toBe(0);
		const mail = await site.mailTo(kim.email, /new internship/);
		expect(mail.subject).toBe('1 new internship: Internships at Yarn & Sons');
		expect(mail.text).toContain(`${site.url}/internships/wool-intern`);
		expect(mail.text).not.toContain('silk-intern');

		await page.getByRole('link', { name: 'Your alerts' }).click();
		await page.waitForURL('**/account/alerts');
		await heading(page, 'Companies that you follow');
		await heading(page, 'Yarn & Sons');
		expect(await axeFaultsInBothLooks(page)).toEqual([]);
		const plain = await site.newPage({ ...phone, javaScriptEnabled: false });
		await plain.goto(linkTo('/alerts/stop', mail.text));
		await press(plain, 'Stop this alert');
		await heading(plain, 'It is stopped');
		await page.goto(`${site.url}/companies/yarn-sons`);
		await button(page).waitFor();
		expect(problems).toEqual([]);
		await plain.close();
	});

	it('is followed from an internship too, and that ends among the alerts', async () => {
		const { page, problems } = await visitAs(person('Liv'), '/internships/yarn-intern');
		await button(page).dblclick();
		await followed(page).and(page.locator(':focus')).waitFor();
		await page.goto(`${site.url}/account/alerts`);
		await page.getByRole('button', { name: 'Remove Yarn & Sons' }).click();
		await page.locator(':focus').getByText('Your last alert is removed').waitFor();
		await page.goto(`${site.url}/internships/yarn-intern`);
		await button(page).waitFor();
		expect(problems).toEqual([]);
	});

	it('is followed from neither by a visitor, whose pages say nothing of it', async () => {
		for (const path of ['/internships/yarn-intern', '/companies/yarn-sons'])
			expect(await (await fetch(site.url + path)).text()).not.toMatch(/follow yarn/i);
	});

	it('stays as it is where the server does not answer, and that is said', async () => {
		const { page } = await visitAs(person('Moe'), '/companies/yarn-sons');
		await page.route('**/api/alerts', (route) =>
			route.request().method() === 'POST'
				? route.fulfill({ status: 503, json: { message: 'The server cannot be reached.' } })
				: route.continue(),
		);
		await button(page).click();
		await page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' }).waitFor();
		await page.unroute('**/api/alerts');
		await button(page).click();
		await followed(page).waitFor();
	});
});

it('one is told before a saved internship closes, once, and ends that from the email or the account', async () => {
	const ola = person('Ola');
	const deadline = daysAfter(today, 3);
	await createAccount(site, ola);
	const later = { starts_on: daysAfter(today, 90), starts: longDate(daysAfter(today, 90)) };
	await publish(site, 'soon-weaver', { ...later, title: 'Soon Weaver', deadline });
	await publish(site, 'later-weaver', { ...later, deadline: daysAfter(today, 6) });
	await inDatabase(
		site,
		(sql) => sql`
			insert into public.saved_internships (user_id, internship_id, saved_at)
			select users.id, internships.id, now() - interval '2 days' from auth.users, public.internships
			where email = ${ola.email} and slug in ('soon-weaver', 'later-weaver')`,
	);
	await noteDeadlinesIn(0, site);
	await noteDeadlinesIn(1, site);
	const mail = await site.mailTo(ola.email, /Closes on/);
	expect(mail.subject).toBe(`Closes on ${longDate(deadline)}: Soon Weaver, Tidewell Systems`);
	expect(mail.text).toContain(`${site.url}/internships/soon-weaver`);
	expect(mail.text).not.toContain('later-weaver');

	const plain = await site.newPage({ ...phone, javaScriptEnabled: false });
	await plain.goto(linkTo('/alerts/stop-deadlines', mail.text));
	await heading(plain, 'Stop emails before deadlines?');
	await press(plain, 'Stop these emails');
	await heading(plain, 'It is stopped');
	const { page, problems } = await site.visit('/account/alerts', {
		...(await signedIn(site, ola)),
		...phone,
	});
	await page.getByText('You do not get these emails.').waitFor();
	await press(page, 'Send me these emails');
	await page.getByText('You get these emails.').waitFor();
	await page.reload();
	await press(page, 'Stop these emails');
	await page.getByText('You do not get these emails.').waitFor();
	await noteDeadlinesIn(3, site);
	const sent = await inDatabase(
		site,
		(sql) =>
			sql`select from outbox.mails where recipient = ${ola.email} and kind = 'saved_deadlines'`,
	);
	expect(sent).toHaveLength(1);
	expect(problems).toEqual([]);
	await plain.close();
});
