import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { internshipRow } from '#test/rows/internship-row.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase().replace(/\W/g, '.')}@company-at-work.example`,
	password: 'six or more',
});
const [rosa, owen, iona] = [person('Rosa Hale'), person('Owen Tarrant'), person('Iona Muir')];
const students = [person('Ann Ng'), person('Bob Ray'), person('Eve Orr')];
const phone = { viewport: { width: 390, height: 844 } };

beforeAll(async () => {
	await createHost(site, rosa, 'work-intern');
	await createAccount(site, owen);
	for (const student of students) {
		await createAccount(site, student);
		await applyTo(site, student, 'work-intern');
	}
	await inDatabase(site, async (sql) => {
		const [company] = await sql<{ id: string }[]>`
			select id from public.employers
			where user_id = (select id from auth.users where email = ${rosa.email})`;
		const id = company?.id ?? '';
		await sql`
			insert into public.company_members (employer_id, user_id, role)
			select ${id}, users.id, 'owner' from auth.users as users where email = ${owen.email}`;
		await sql`
			insert into posting_rules.company_keys (employer_id, made_by, name, digest)
			select ${id}, users.id, 'Greenhouse', sha256('work') from auth.users as users where email = ${owen.email}`;
		await sql`
			insert into posting_rules.staff_questions (employer_id, question) values (${id}, 'Do you still trade at the dock?')`;
		for (const [number, title] of ['Kiln', 'Ferry', 'Wool', 'Rope', 'Tide'].entries())
			await sql`insert into public.internships ${sql(
				internshipRow(`work-${number}-intern`, {
					source: 'employer',
					employer_id: id,
					title: `${title} Intern`,
					company: 'Loom & Sons',
					...(title === 'Rope' && { status: 'closed', closed_at: new Date() }),
				}),
			)}`;
	});
});

const main = (page: Page) => page.getByRole('main');
const lineOf = (page: Page, words: string) =>
	main(page).getByRole('listitem').filter({ hasText: words });
const fitsIn = async (page: Page) =>
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
		page.viewportSize()?.width ?? 0,
	);

it.each([phone.viewport, { width: 1280, height: 900 }])(
	'applications that are chosen are given to a colleague in one step, at $width px',
	async (viewport) => {
		const { page, problems } = await site.visit('/employer-dashboard?tab=applications', {
			...(await signedIn(site, rosa)),
			viewport,
		});
		await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
		await page.getByText('3 chosen').waitFor();
		await page.getByRole('button', { name: /^Give/ }).click();
		const dialog = page.getByRole('dialog', { name: 'Give 3 applications to a colleague' });
		await dialog.getByRole('button', { name: 'Give them' }).click();
		await dialog.getByText('Choose who takes them on').waitFor();
		await dialog.getByLabel('Taken on by').selectOption(owen.name);
		expect(await axeFaultsInBothLooks(page)).toEqual([]);
		// A colleague takes one on meanwhile.
		await inDatabase(
			site,
			(sql) => sql`
				insert into public.application_assignments (application_id, user_id)
				select applications.id, rosa.id from public.applications
				join auth.users as student on student.id = user_id and student.email = ${students[0]?.email ?? ''}
				join auth.users as rosa on rosa.email = ${rosa.email}`,
		);
		await dialog.getByRole('button', { name: 'Give them' }).click();
		await expectToast(
			page,
			'Saved',
			'Whose they are is stored for 2 applications. One that a colleague has changed meanwhile stays as it is.',
			'plain',
		);
		await page.getByText('Taken on by Owen Tarrant').nth(1).waitFor();
		await page.getByRole('list', { name: 'Applicants' }).getByText('Yours').waitFor();
		await fitsIn(page);
		expect(problems).toEqual([]);
		await inDatabase(
			site,
			(sql) => sql`
				delete from public.application_assignments
				where user_id in (select id from auth.users where email in (${rosa.email}, ${owen.email}))`,
		);
	},
);

it('the internships of a company are searched and narrowed, by addresses of their own', async () => {
	const { page, problems } = await site.visit('/employer-dashboard?tab=internships', {
		...(await signedIn(site, rosa)),
		...phone,
	});
	await lineOf(page, 'Wool Intern').waitFor();
	await page.getByLabel('Show').selectOption('Closed, or past the last day');
	await page.waitForURL('**/employer-dashboard?tab=internships&state=closed');
	await lineOf(page, 'Wool Intern').waitFor({ state: 'detached' });
	await lineOf(page, 'Rope Intern').waitFor();
	await page.getByLabel('Title or place').fill('ferry');
	await page.getByLabel('Title or place').press('Enter');
	await page.getByRole('heading', { name: 'None with this search' }).waitFor();
	await page.getByLabel('Show').selectOption('All');
	await lineOf(page, 'Ferry Intern').waitFor();
	expect(await lineOf(page, 'Wool Intern').count()).toBe(0);
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	await fitsIn(page);
	await page.goBack();
	await page.getByRole('link', { name: 'Show all internships' }).click();
	await lineOf(page, 'Wool Intern').waitFor();
	expect(problems).toEqual([]);
});

it('an owner answers what staff ask', async () => {
	const { page, problems } = await site.visit('/employer-dashboard', {
		...(await signedIn(site, rosa)),
		...phone,
	});
	await lineOf(page, 'Our staff ask: Do you still trade').getByRole('button').click();
	const dialog = page.getByRole('dialog', { name: 'A question of our staff' });
	await dialog.getByRole('button', { name: 'Send the answer' }).click();
	await dialog.getByText('Write your answer').waitFor();
	await dialog.getByLabel('Your answer').fill('Yes, since May.');
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	await fitsIn(page);
	await dialog.getByRole('button', { name: 'Send the answer' }).click();
	await expectToast(page, 'Thank you', 'Our staff see your answer.', 'plain');
	await lineOf(page, 'Our staff ask').waitFor({ state: 'detached' });
	expect(problems).toEqual([]);
});

it('an owner reads which keys end with a colleague, and who belonged to the company', async () => {
	const { page, problems } = await site.visit('/employer-dashboard/colleagues', {
		...(await signedIn(site, rosa)),
		...phone,
	});
	await lineOf(page, owen.name).getByRole('button', { name: 'Make a recruiter' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByText('1 key for programs that they have made ends with this.').waitFor();
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Yes, make a recruiter' }).click();
	await site.mailTo(rosa.email, /A key for programs has ended/);
	await page.getByText('Who joined, left or changed roles').click();
	await page.getByText('Rosa Hale made Owen Tarrant a recruiter on').waitFor();
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	await fitsIn(page);
	expect(problems).toEqual([]);
});

it('the applications of a company that waits to be verified are asked for by nobody', async () => {
	await createHost(site, iona, 'iona-intern');
	await inDatabase(
		site,
		(sql) => sql`
			update public.employers set verified = false, host_since = null
			where user_id = (select id from auth.users where email = ${iona.email})`,
	);
	const { page, problems } = await site.visit(
		'/employer-dashboard?tab=applications',
		await signedIn(site, iona),
	);
	await page.getByRole('heading', { name: 'No applications yet' }).waitFor();
	await page.waitForLoadState('networkidle');
	expect(problems).toEqual([]);
});
