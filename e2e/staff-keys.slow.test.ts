import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { internshipRow } from '#test/rows/internship-row.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { type Person, signedIn } from './helpers/people/accounts.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
const member: Person = { name: 'Mo', email: 'mo@keys.example', password: 'six or more' };

beforeAll(async () => {
	site = await startSite();
	await createStaff(site, member);
	await inDatabase(site, async (sql) => {
		await sql`
			with made as (
				insert into auth.users (id, email, email_confirmed_at)
				select md5('keys' || n)::uuid, 'rosa@company-' || n || '.example', now()
				from generate_series(1, 3) as n returning id, email
			)
			insert into public.employers (user_id, company_name, contact_person, website, profile_completed, asked_at)
			select id, split_part(split_part(email, '@', 2), '.', 1), 'Rosa Lind', 'https://' || split_part(email, '@', 2), true,
				now() - interval '9 days' + right(split_part(email, '.', 1), 1)::integer * interval '1 hour'
			from made`;
		await sql`insert into public.contacts (name, email, subject, message, created_at)
			select 'Ann', 'ann@letters.example', 'Question ' || n, 'May I?', now() - (9 - n) * interval '1 hour'
			from generate_series(1, 3) as n`;
		const [employer] = await sql`select id from public.employers limit 1`;
		await sql`insert into public.internships ${sql(
			internshipRow('keys-intern', {
				source: 'employer',
				employer_id: employer?.id,
				title: 'Keys',
			}),
		)}`;
		await sql`insert into public.reports (internship, reason, created_at)
			select 'keys-intern', 'misleading', now() - (9 - n) * interval '1 hour' from generate_series(1, 2) as n`;
	});
});
afterAll(() => site?.stop());

const open = async (path: string) => {
	const { page } = await site.visit(path, await signedIn(site, member));
	await page
		.getByText(/^Yours until/)
		.first()
		.waitFor();
	return page;
};
const entry = (page: Page, name: string) =>
	page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 2, name }) });
/** Others of the shared server may come first in the list: only the first one opens by itself. */
const openEntry = async (page: Page, one: ReturnType<typeof entry>) => {
	const summary = one.locator('summary').first();
	await summary.focus();
	if (
		!(await one
			.locator('details')
			.first()
			.evaluate((part) => (part as HTMLDetailsElement).open))
	)
		await page.keyboard.press('Enter');
	await one.getByText(/^Yours until/).waitFor();
};
const keys = async (page: Page, ...names: string[]) => {
	for (const name of names) await page.keyboard.press(name);
};

it('companies are verified with two keys each, and one that is not meant is left alone', async () => {
	const page = await open('/staff/employers');
	const [one, two, three] = [1, 2, 3].map((number) => entry(page, `company-${number}`)) as [
		ReturnType<typeof entry>,
		ReturnType<typeof entry>,
		ReturnType<typeof entry>,
	];
	await keys(page, 'w');
	await one.getByRole('checkbox', { name: /^Website/, checked: true }).waitFor();
	await keys(page, 'v');
	await one.getByText('company-1 will be verified.').waitFor();
	// The next one has opened, and has the focus.
	await two.locator('summary').and(page.locator(':focus')).waitFor();
	await two.getByText(/^Yours until/).waitFor();
	await keys(page, 'j', 'Enter');
	await three.getByText(/^Yours until/).waitFor();
	await keys(page, 'w', 'v');
	await three.getByText('company-3 will be verified.').waitFor();
	expect(await two.getByRole('button', { name: 'Verify company-2' }).count()).toBe(1);
	expect(await two.getByRole('checkbox', { name: /^Website/ }).isChecked()).toBe(false);
});

it('they are listed, and do nothing once they are switched off', async () => {
	const page = await open('/staff/messages');
	await keys(page, '?');
	const dialog = page.getByRole('dialog', { name: 'Keys' });
	await dialog.getByText('Close without an answer').waitFor();
	await dialog.getByText('Search').waitFor();
	expect(await axeFaults(page)).toEqual([]);
	await dialog.getByLabel('Single keys are on').uncheck();
	await keys(page, 'Escape', 'c');
	expect(await entry(page, 'Question 1').getByText('Closed without an answer.').count()).toBe(0);
	await page.getByRole('button', { name: 'Keys' }).click();
	await dialog.getByLabel('Single keys are on').check();
	await keys(page, 'Escape');
	await dialog.waitFor({ state: 'hidden' });
	await openEntry(page, entry(page, 'Question 1'));
	await keys(page, 'c');
	await entry(page, 'Question 1').getByText('Closed without an answer.').waitFor();
	await entry(page, 'Question 2')
		.getByText(/^Yours until/)
		.waitFor();
	await keys(page, 'r');
	// In a field they are letters.
	await page.keyboard.type('c r v');
	expect(await entry(page, 'Question 2').getByLabel('Your answer').inputValue()).toBe('c r v');
	await keys(page, 'Control+Enter');
	await entry(page, 'Question 2').getByText('Sent to ann@letters.example.').waitFor();
});

it('a report is resolved and its internship paused without a mouse', async () => {
	const page = await open('/staff/reports');
	const first = entry(page, 'The description is misleading').filter({ hasText: 'Keys, ' }).first();
	await openEntry(page, first);
	await first.getByRole('button', { name: /^Pause… Keys/ }).waitFor();
	await keys(page, 'p');
	await first.getByLabel('Reason for the pause').and(page.locator(':focus')).waitFor();
	await page.keyboard.type('We ask the company first.');
	await keys(page, 'Control+Enter');
	await first.getByText('“Keys” is paused.').waitFor();
	await first.locator('summary').first().focus();
	await keys(page, 'r');
	await page.keyboard.type('Paused, and asked.');
	await keys(page, 'Control+Enter');
	await first.getByText('The report is resolved.').waitFor();
});
