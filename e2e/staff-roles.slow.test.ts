import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults, axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { fillIn, press } from './helpers/page/forms.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();
const person = (name: string): Person => ({
	name: `${name} Roles`,
	email: `${name.toLowerCase()}@roles.example`,
	password: 'six or more',
});
const [ida, jo, rae, sun] = [person('Ida'), person('Jo'), person('Rae'), person('Sun')];

beforeAll(async () => {
	await createStaff(site, ida);
	await createStaff(site, jo);
	await createAccount(site, rae);
	await createAccount(site, sun);
});

const open = async (who: Person, path = '/staff/settings') =>
	site.visit(path, await signedIn(site, who));
const title = (page: Page, name: string) =>
	page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const lineOf = (page: Page, { name }: Person) =>
	page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const rail = (page: Page) => page.getByRole('navigation', { name: 'Staff', exact: true });

it('an administrator adds a reviewer, who has no more screens than the role, until they are removed', async () => {
	const { page, problems } = await open(ida);
	await title(page, 'Settings');
	await fillIn(page, { 'Address of their account': 'nobody@roles.example' });
	await press(page, 'Add a reviewer');
	await page.getByText('No account has this address').waitFor();
	await fillIn(page, { 'Address of their account': rae.email });
	await press(page, 'Add a reviewer');
	await lineOf(page, rae).getByText('Reviewer', { exact: true }).waitFor();
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	await site.mailTo(rae.email, /You are now a reviewer/);

	const { page: theirs, problems: theirProblems } = await open(rae, '/staff');
	await title(theirs, 'What waits');
	await rail(theirs).getByRole('link', { name: 'Settings' }).click();
	await title(theirs, 'Settings');
	await lineOf(theirs, ida).waitFor();
	expect(
		await rail(theirs)
			.getByRole('link', { name: /^(People|Catalogue)$/ })
			.count(),
	).toBe(0);
	expect(await theirs.getByRole('button', { name: /^(Remove|Add|Make|Propose)/ }).count()).toBe(0);
	await theirs.goto(`${site.url}/staff/people`);
	await theirs.getByText('Only an administrator can do this.').waitFor();
	// Nothing is asked that would be refused: the browser would write it down.
	await theirs.goto(`${site.url}/staff/careers-services`);
	await theirs.getByText('Only an administrator can do this.').waitFor();
	expect(await axeFaults(theirs)).toEqual([]);
	await theirs.goto(`${site.url}/staff/settings`);
	await lineOf(theirs, ida).waitFor();

	await lineOf(page, rae)
		.getByRole('button', { name: `Remove ${rae.name}` })
		.click();
	const dialog = page.getByRole('dialog');
	await dialog.getByText('ends at once').waitFor();
	await dialog.getByRole('button', { name: 'Yes, end the access' }).click();
	await lineOf(page, rae).waitFor({ state: 'detached' });
	await site.mailTo(rae.email, /You are no longer staff/);
	await rail(theirs).getByRole('link', { name: 'Staff log' }).click();
	await title(theirs, 'Oops! Page not found');
	// The browser writes down answers that refuse.
	expect(problems.filter((problem) => !/status of 422/.test(problem))).toEqual([]);
	expect(theirProblems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
});

it('a new administrator needs two: who proposes cannot approve', async () => {
	const { page } = await open(ida);
	await title(page, 'Settings');
	await fillIn(page, { 'Address of their account': sun.email });
	await page.getByRole('radio', { name: 'Administrator' }).check();
	await press(page, 'Ask a second administrator');
	await expectToast(
		page,
		'A second administrator has to approve it',
		'We have emailed the other administrators.',
		'plain',
	);
	const proposal = page.getByRole('heading', {
		name: `You propose ${sun.name} as an administrator`,
	});
	await proposal.waitFor();
	await page.getByRole('button', { name: `Withdraw the proposal of ${sun.name}` }).waitFor();
	expect(await page.getByRole('button', { name: `Approve ${sun.name}` }).count()).toBe(0);
	await site.mailTo(jo.email, /A new administrator waits for approval/);

	const { page: second } = await open(jo);
	await second
		.getByRole('heading', { name: `${ida.name} proposes ${sun.name} as an administrator` })
		.waitFor();
	expect(await axeFaults(second)).toEqual([]);
	await press(second, `Approve ${sun.name} as an administrator`);
	await lineOf(second, sun).getByText('Administrator', { exact: true }).waitFor();
	await site.mailTo(sun.email, /You are now an administrator/);
	const steps = await inDatabase(
		site,
		(sql) => sql<{ line: string }[]>`
			select split_part(staff_email, '@', 1) || ' ' || action as line from public.staff_log
			where detail like ${`${sun.email}%`} order by number`,
	);
	expect(steps.map(({ line }) => line)).toEqual(['ida propose', 'jo approve-proposal']);
});
