import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft, EmployerPostings } from '#schema/employers/posting.ts';
import { daysAfter, londonDay, longDate } from '#schema/london-day.ts';
import { ask } from '#test/api-client.ts';
import { noonIn } from '#test/noon.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { applicationRow } from '#test/rows/rows-of-people.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults, axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { figuresIn } from './helpers/page/page-readers.ts';
import { heading } from './helpers/page/posting.ts';
import { type Person, signedIn, signIn } from './helpers/people/accounts.ts';
import { createHost } from './helpers/people/employers.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase()}@overview.example`,
	password: 'six or more',
});
const [rosa, mo] = [person('Rosa'), person('Mo')];
const SLUG = 'overview-loom-intern';
const today = londonDay(new Date());

/** Status, and how many days ago it was sent; an answer took three days. */
const sent: [status: string, days: number][] = [
	['submitted', 1],
	['in-review', 20],
	['interview', 9],
	['offered', 9],
	['accepted', 30],
	['rejected', 30],
];

beforeAll(async () => {
	site = await startSite({});
	await createStaff(site, mo);
	const internship = await createHost(site, rosa, SLUG);
	const { supervisor, risks, expenses, notice, authority } = draftFor(today);
	await inDatabase(site, async (sql) => {
		await sql`update public.internships set starts_on = ${daysAfter(today, 90)}, pay_amount = 2600,
			description = 'You mend our looms with the weavers, write down what breaks, and plan what is bought next.'
			where id = ${internship}`;
		await sql`update public.internships set ${sql({ supervisor, risks, expenses, notice, authority })}
			where id = ${internship}`;
		// She looked at the list last before the newest came.
		await sql`insert into posting_rules.last_looks (user_id, at)
			select id, ${noonIn(-2)} from auth.users where email = ${rosa.email}`;
		for (const [status, days] of sent) {
			const [student] = await sql`insert into auth.users (id, email)
				values (gen_random_uuid(), ${`${status}@overview.example`}) returning id`;
			const [application] = await sql`insert into public.applications ${sql({
				...applicationRow(student?.id, status),
				internship_id: internship,
				status,
				answer_due_on: daysAfter(today, 15 - days),
			})} returning id`;
			await sql`update public.applications
				set created_at = ${noonIn(-days)} where id = ${application?.id}`;
			if (['interview', 'offered', 'accepted', 'rejected'].includes(status))
				await sql`insert into public.application_events (application_id, at, mover, from_status, to_status)
					values (${application?.id}, ${noonIn(3 - days)}, 'employer', 'submitted',
						${status === 'accepted' ? 'offered' : status})`;
			if (status === 'accepted')
				await sql`insert into public.application_events (application_id, at, mover, from_status, to_status)
					values (${application?.id}, ${noonIn(4 - days)}, 'student', 'offered', 'accepted')`;
		}
	});
});
afterAll(() => site?.stop());

const open = async (path: string, who: Person, options = {}) =>
	(await site.visit(path, { ...(await signedIn(site, who)), ...options })).page;
const card = (page: Page, title: string) =>
	page.locator('.rounded-card').filter({ has: page.getByRole('heading', { name: title }) });

describe('the overview of an employer', () => {
	it('says in text what its charts draw, on a desk and on a phone', async () => {
		for (const options of [
			{},
			{ viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const },
		]) {
			const page = await open('/employer-dashboard', rosa, options);
			const weeks = card(page, 'Applications per week');
			await weeks.getByText('The same as a table').click();
			const rows = await weeks.getByRole('row').locator('td').allTextContents();
			const bars = await weeks.locator('svg g text:first-of-type').allTextContents();
			expect(rows).toEqual(bars);
			expect(rows.reduce((sum, count) => sum + Number(count), 0)).toBe(sent.length);
			expect(await card(page, 'How far they came').getByRole('listitem').allTextContents()).toEqual(
				['Sent6', 'Read5', 'Interview3', 'Offer2', 'Accepted1'],
			);
			await page.getByText('You usually answer in 3 days (median).').waitFor();
			await card(page, 'What students see of you')
				.getByText('You have answered 4 of 5, usually in 3 days.')
				.waitFor();
			await page
				.getByText(
					'6 applications: 1 sent, 1 being read, 1 interview, 1 offer, 1 accepted, 1 not this time',
				)
				.waitFor();
			expect(await page.locator('svg.chart:not([aria-hidden="true"])').count()).toBe(0);
			expect(await axeFaults(page)).toEqual([]);
			await page.close();
		}
	});

	it('counts once, for its tabs too', async () => {
		const page = await open('/employer-dashboard?tab=profile', rosa);
		const tabs = page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab');
		await tabs.first().waitFor();
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await tabs.first().click();
		await page.getByRole('region', { name: 'Needs you' }).waitFor();
		await tabs.getByText('6', { exact: true }).waitFor();
		expect(asked).toContain('/api/employer/overview');
		expect(asked).not.toContain('/api/employer/counts');
		await page.close();
	});

	it('leads to the answers that are overdue, from the first thing that needs somebody', async () => {
		const page = await open('/employer-dashboard?tab=profile', rosa);
		const tabs = page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab');
		await tabs.first().waitFor();
		// Whichever is opened first.
		expect(await tabs.allTextContents()).toEqual([
			'Overview',
			'Internships1',
			'Applications6',
			'Profile',
		]);
		await tabs.first().click();
		const needs = page.getByRole('region', { name: 'Needs you' }).getByRole('listitem');
		await needs.first().getByText('Loom Intern: 1').waitFor();
		await needs
			.nth(1)
			.getByText(/: they have accepted\.$/)
			.waitFor();
		await needs
			.nth(1)
			.getByRole('link', { name: 'Write to the student about Loom Intern' })
			.waitFor();
		await needs.nth(2).getByText('Your place is filled: Loom Intern.').waitFor();
		await needs.nth(3).getByText('One new application since you last looked.').waitFor();
		expect(await needs.count()).toBe(4);
		await page.getByText(/^One answer is overdue\./).waitFor();
		await page.getByRole('link', { name: 'Answer it' }).click();
		await page.getByText('1 application', { exact: true }).waitFor();
		await page.getByText('5 days late', { exact: true }).waitFor();
	});

	it('is found by staff from its overdue answers', async () => {
		const page = await open('/staff', mo);
		await page.locator('#overdue').getByRole('link').click();
		await heading(page, 'Employers');
		await page.getByText(rosa.email).waitFor();
		await page.close();
	});

	it('keeps the choice of mails, and takes back what could not be kept', async () => {
		const page = await open('/employer-dashboard', rosa);
		const choice = page.getByRole('group', { name: 'Emails about new applications' });
		const chosen = () => choice.getByRole('radio', { checked: true }).inputValue();
		await expect.poll(chosen).toBe('daily');
		// Nobody else belongs to the company: all are hers.
		expect(await choice.getByRole('radio').count()).toBe(3);
		for (const [name, value] of [
			['At once', 'at-once'],
			['Never', 'never'],
			['Once a day, at eight', 'daily'],
			['Never', 'never'],
		] as const) {
			const stored = page.waitForResponse('**/api/employer/mails');
			await choice.getByRole('radio', { name }).check();
			expect((await stored).status()).toBe(200);
			const kept = await inDatabase(
				site,
				(sql) => sql`select application_mails from public.company_members as member
					join public.employers on employers.user_id = member.user_id where contact_person = 'Rosa'`,
			);
			expect(kept).toEqual([{ application_mails: value }]);
		}
		await page.reload();
		await expect.poll(chosen).toBe('never');
		await page.route('**/api/employer/mails', (route) => route.fulfill({ status: 503, json: {} }));
		await choice.getByText('At once', { exact: true }).click();
		await page.getByRole('region', { name: 'Notifications' }).getByRole('alert').waitFor();
		await expect.poll(chosen).toBe('never');
	});

	it('keeps the last of two choices, also where the first could not be kept', async () => {
		const page = await open('/employer-dashboard', rosa);
		const choice = page.getByRole('group', { name: 'Emails about new applications' });
		const chosen = () => choice.getByRole('radio', { checked: true }).inputValue();
		await expect.poll(chosen).toBe('never');
		const { promise: released, resolve: release } = Promise.withResolvers<void>();
		let asked = 0;
		await page.route('**/api/employer/mails', async (route) => {
			asked += 1;
			if (asked > 1) return route.continue();
			await released;
			await route.fulfill({ status: 503, json: {} });
		});
		await choice.getByText('At once', { exact: true }).click();
		await expect.poll(() => asked).toBe(1);
		await choice.getByText('Once a day, at eight', { exact: true }).click();
		expect(await chosen()).toBe('daily');
		const stored = page.waitForResponse(
			(response) => response.request().postDataJSON()?.mails === 'daily',
		);
		release();
		expect((await stored).status()).toBe(200);
		await page.reload();
		await expect.poll(chosen).toBe('daily');
	});
});

it('a listing and the page of its company say how the employer has answered', async () => {
	for (const path of [`/internships/${SLUG}`, '/companies/loom-sons']) {
		const { page } = await site.visit(path);
		const record = page.getByText('So far Loom & Sons has answered 4 of 5, usually in 3 days.');
		await expect
			.poll(async () => {
				await page.reload();
				return record.count();
			})
			.toBe(1);
		await page.close();
	}
});

it('staff see a change beside what is public, with what an hour pays', async () => {
	const { access_token: token } = await signIn(site, rosa);
	const send = <T>(path: string, body?: object) =>
		ask<T>(site.url, `/api/employer${path}`, { token, ...(body && { body }) });
	const { internships } = await send<EmployerPostings>('/internships');
	const { id } = await send<Draft>(`/internships/${internships[0]?.id}/revise`, {});
	const { content, version } = await send<Draft>(`/drafts/${id}`);
	const starts_on = daysAfter(today, 97);
	const changed = { ...content, pay_amount: 2_000, starts_on };
	const saved = await send<Draft>(`/drafts/${id}`, { content: changed, step: 4, version });
	await send(`/drafts/${id}/submit`, { version: saved.version });

	const page = await open('/staff/drafts', mo);
	await page.getByText('Revision: first day, pay').waitFor();
	await page.getByRole('link', { name: 'Review Loom Intern' }).click();
	await heading(page, 'Loom Intern');
	const line = (name: string) =>
		page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
	const saidOf = async (name: string) =>
		(await line(name).locator('p').allTextContents()).join(' | ');
	expect(await saidOf('Pay')).toBe(
		'Public now | £2,600 a month | £30.00 an hour | Draft | £2,000 a month | £23.08 an hour',
	);
	expect(await saidOf('First day')).toBe(
		`Public now | ${longDate(daysAfter(today, 90))} | Draft | ${longDate(starts_on)}`,
	);
	expect(await page.getByRole('heading', { name: 'Hours', exact: true }).count()).toBe(0);
	await page.getByText('2 changed').waitFor();
	expect(await axeFaults(page)).toEqual([]);
});

it('the page of all answers names a company from its twentieth application on', async () => {
	const { page, problems } = await site.visit('/how-employers-answer');
	await page.getByText('No company has 20 applications that were due an answer yet.').waitFor();
	expect(await page.getByText('Share answered').count()).toBe(0);
	await inDatabase(site, async (sql) => {
		await sql`update catalogue.answer_records
			set applications = 62, asked = 60, answered = 59, median_days = 4`;
		await sql`update catalogue.state set version = version + 1`;
	});
	const row = page.getByRole('row').filter({ hasText: 'Loom & Sons' });
	await expect
		.poll(async () => {
			await page.reload();
			return row.count();
		})
		.toBe(1);
	expect(await row.getByRole('cell').allTextContents()).toEqual(['59 of 60', '98%', 'in 4 days']);
	expect(await figuresIn(page.getByRole('main'))).toEqual([
		'60 Applications due an answer so far',
		'59 Answered',
		'98% Share answered',
	]);
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await row.getByRole('link', { name: 'Loom & Sons' }).click();
	await page.getByRole('link', { name: 'How other employers answer' }).click();
	await page.getByRole('heading', { level: 1, name: 'How employers answer' }).waitFor();
	expect(problems).toEqual([]);
});
