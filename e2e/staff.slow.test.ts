import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { internshipRow } from '#test/rows/internship-row.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults, axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { addressOf } from './helpers/page/page-readers.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { createStaff, endStaff } from './helpers/people/staff-members.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase()}@console.example`,
	password: 'six or more',
});
const [member, leaver, student] = [person('Mo'), person('Lee'), person('Stu')];

beforeAll(async () => {
	site = await startSite({});
	await createStaff(site, member);
	await createStaff(site, leaver);
	await createAccount(site, student);
});
afterAll(() => site?.stop());

const open = async (path: string, who: Person, options = {}) =>
	(await site.visit(path, { ...(await signedIn(site, who)), ...options })).page;
const title = (page: Page, name: string) =>
	page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
/** What the server has answered of staff's calls. */
const staffAnswersIn = (page: Page) =>
	page.evaluate(() =>
		(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
			.filter(({ name, responseStatus }) => name.includes('/api/staff') && responseStatus < 400)
			.map(({ name }) => name),
	);

describe('the screens of staff', () => {
	it('lead from what waits to the log, and are marked in the navigation', async () => {
		const page = await open('/staff', member);
		await title(page, 'What waits');
		const navigation = page.getByRole('navigation', { name: 'Staff', exact: true });
		await navigation.getByRole('link', { name: 'Staff log' }).click();
		await title(page, 'Staff log');
		expect(addressOf(page)).toBe('/staff/log');
		await page.getByText('mo@console.example', { exact: true }).first().waitFor();
		await navigation.locator('[aria-current=page]').getByText('Staff log').waitFor();
		// The lines stand under their day.
		await page
			.getByRole('main')
			.getByRole('heading', { level: 2, name: /^[A-Z][a-z]+day \d+ [A-Z][a-z]+ \d{4}$/ })
			.first()
			.waitFor();
		expect(await axeFaults(page)).toEqual([]);
	});

	it('say before an internship is taken down how many it concerns, with their words', async () => {
		const host = person('Rosa');
		await createHost(site, host, 'removed-intern');
		await applyTo(site, student, 'removed-intern');
		const page = await open('/staff/listings?q=removed-intern', member);
		const down = page.getByRole('button', { name: /^Take down/ });
		const entry = page.getByRole('heading', { level: 2, name: 'Loom Intern' });
		await entry.waitFor();
		if (!(await down.isVisible())) await entry.click();
		await down.click();
		await page.getByText('It concerns one applicant, who is emailed in ten minutes.').waitFor();
		await page.getByText('We have taken this internship down').waitFor();
		await page.getByText(/^Do not send money for it/).waitFor();
		expect(await axeFaultsInBothLooks(page)).toEqual([]);
		// Nothing is done yet.
		expect((await fetch(`${site.url}/internships/removed-intern`)).status).toBe(200);
	});

	it('show a company with each of its lists to the end, on a phone as well', async () => {
		const host = person('Ola');
		await createHost(site, host, 'listed-intern');
		const id = await inDatabase(site, async (sql) => {
			const [employer] = await sql<{ id: string }[]>`
				select id from public.employers
				where user_id = (select id from auth.users where email = ${host.email})`;
			for (let number = 1; number <= 24; number += 1)
				await sql`insert into public.internships ${sql(
					internshipRow(`listed-${number}`, {
						source: 'employer',
						employer_id: employer?.id,
						title: `Listed ${number}`,
					}),
				)}`;
			return employer?.id;
		});
		const viewport = { width: 390, height: 844 };
		const page = await open(`/staff/employers/${id}`, member, { viewport });
		await page.getByRole('heading', { name: 'Internships (25)' }).waitFor();
		const listed = page.getByRole('main').getByRole('link', { name: /^(Listed|Loom)/ });
		expect(await listed.count()).toBe(20);
		await page.getByRole('button', { name: /^Show more ?: Internships$/ }).click();
		await expect.poll(() => listed.count()).toBe(25);
		expect(await page.getByRole('button', { name: /^Show more/ }).count()).toBe(0);
		await page.getByRole('heading', { name: 'Reports by it (0)' }).waitFor();
		await page.getByText('It has no key and no webhook.').waitFor();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			390,
		);
		expect(await axeFaultsInBothLooks(page)).toEqual([]);
	});

	it('fit on a phone', async () => {
		const page = await open('/staff', member, { viewport: { width: 390, height: 844 } });
		await title(page, 'What waits');
		await page.getByRole('navigation', { name: 'Staff', exact: true }).waitFor();
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(wide).toBeLessThanOrEqual(390);
		expect(await axeFaults(page)).toEqual([]);
	});

	it('ask a visitor to sign in', async () => {
		const { page } = await site.visit('/staff/log');
		await page.waitForURL('**/auth');
		await page.getByRole('tab', { name: 'Sign In' }).waitFor();
	});

	it.each(['/staff', '/staff/log'])('are not found by a student: %s', async (path) => {
		const page = await open(path, student);
		await title(page, 'Oops! Page not found');
		expect(await staffAnswersIn(page)).toEqual([]);
	});

	it('that do not exist are not found', async () => {
		for (const path of ['/staff/nothing', '/staff/log/7']) {
			const response = await fetch(site.url + path);
			expect(response.status).toBe(404);
			expect(await response.text()).toContain('Page not found');
		}
	});

	it('keep the frame around one that cannot be loaded', async () => {
		const page = await open('/cookies', member);
		await page.route(/\/assets\/staff-log-/, (route) => route.abort());
		await page.goto(`${site.url}/staff/log`);
		await title(page, 'Staff log');
		await page.getByRole('navigation', { name: 'Staff', exact: true }).waitFor();
		await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor();
	});

	it('end for a former member, in an open tab as well', async () => {
		const page = await open('/staff', leaver);
		await title(page, 'What waits');
		await page.getByRole('heading', { name: 'Sign-ups per week' }).waitFor();
		await endStaff(site, leaver);
		await page.getByRole('link', { name: 'Staff log' }).click();
		await title(page, 'Oops! Page not found');
	});
});
