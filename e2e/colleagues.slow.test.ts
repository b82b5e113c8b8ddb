import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaults, axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { fillIn, fillPanel, openTab, press } from './helpers/page/forms.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { linkIn, siteForAll } from './helpers/server/site.ts';

const site = siteForAll();
const person = (name: string, email: string): Person => ({ name, email, password: 'six or more' });
const rosa = person('Rosa Hale', 'rosa@colleagues.example');
const nia = person('Nia Prosser', 'nia@colleagues.example');
const owen = person('Owen Tarrant', 'owen@colleagues.example');

beforeAll(async () => {
	await createHost(site, rosa, 'colleagues-intern');
	await createAccount(site, owen, 'employer');
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const lineOf = (page: Page, words: string) =>
	page.getByRole('main').getByRole('listitem').filter({ hasText: words });
const addressIn = async (address: string) =>
	/https?:\S+\/employer-dashboard\/invitations\/[\da-f-]{36}/.exec(
		(await site.mailTo(address, /invites you/)).text,
	)?.[0] ?? '';

async function inviteBy(page: Page, email: string, role: 'Recruiter' | 'Owner') {
	await fillIn(page, { 'Work email address': email });
	await page.getByRole('radio', { name: role }).check();
	await press(page, 'Invite');
	await expectToast(page, 'Invitation sent', 'It can be accepted for seven days.', 'plain');
	await lineOf(page, email).getByText('Not answered yet').waitFor();
}

it('an owner invites somebody without an account, who signs up, accepts and sees the company, until they are removed', async () => {
	const { page, problems } = await site.visit(
		'/employer-dashboard?tab=profile',
		await signedIn(site, rosa),
	);
	await page.getByRole('link', { name: 'See your colleagues' }).click();
	await heading(page, 'Who is here').waitFor();
	await page.getByText('You are the only owner').waitFor();
	expect(await page.getByRole('button', { name: 'Leave' }).getAttribute('aria-disabled')).toBe(
		'true',
	);
	await press(page, 'Invite');
	await page.getByText('Enter the email address of your colleague').waitFor();
	await inviteBy(page, nia.email, 'Recruiter');
	expect(await axeFaultsInBothLooks(page)).toEqual([]);

	const { page: theirs, problems: theirProblems } = await site.visit('/cookies');
	await theirs.goto(await addressIn(nia.email));
	await theirs.waitForURL('**/employer-auth');
	await theirs.getByText('If it has no account yet, sign up with it.').waitFor();
	await theirs.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor();
	for (const name of ['Company name', 'Website (optional)', 'Contact person'])
		expect(await theirs.getByLabel(name, { exact: true }).filter({ visible: true }).count()).toBe(
			0,
		);
	await fillPanel(theirs, {
		'Your name': nia.name,
		Email: nia.email,
		Password: nia.password,
		'Confirm password': nia.password,
	});
	await press(theirs, 'Sign Up');
	await theirs.getByRole('button', { name: 'Use another address' }).waitFor();
	await theirs.goto(linkIn(await site.mailTo(nia.email, /Confirm your email/)));
	await press(theirs, 'Confirm my address');
	await heading(theirs, 'Loom & Sons invites you').waitFor();
	await theirs.getByText('Rosa Hale invites you to act for').waitFor();
	expect(await axeFaults(theirs)).toEqual([]);
	await press(theirs, 'Accept the invitation');
	await heading(theirs, 'Welcome, Nia Prosser').waitFor();
	await theirs.getByRole('tab', { name: /^Applications/ }).waitFor();
	await openTab(theirs, 'Profile');
	await theirs.getByText('Owners of the company change it.').waitFor();
	expect(await theirs.getByRole('link', { name: 'Edit Profile' }).count()).toBe(0);
	await theirs.getByRole('link', { name: 'See your colleagues' }).click();
	await lineOf(theirs, 'Nia Prosser (you)').getByText('Recruiter').waitFor();
	expect(await heading(theirs, 'Invite a colleague').count()).toBe(0);
	expect(await theirs.getByRole('button', { name: /^(Remove|Make)/ }).count()).toBe(0);

	await page.reload();
	await lineOf(page, nia.name).getByRole('button', { name: 'Remove Nia Prosser' }).click();
	await page.getByRole('dialog').getByText('Access ends at once').waitFor();
	expect(await axeFaults(page)).toEqual([]);
	await page.getByRole('dialog').getByRole('button', { name: 'Yes, remove' }).click();
	await lineOf(page, nia.name).waitFor({ state: 'detached' });
	await site.mailTo(nia.email, /You no longer act for Loom & Sons/);
	await theirs.goto(`${site.url}/employer-dashboard?tab=applications`);
	await heading(theirs, 'You no longer belong to Loom & Sons').waitFor();
	await theirs.getByText(/^Your membership ended on/).waitFor();
	await theirs.getByText(/^You had belonged to it since/).waitFor();
	expect(await theirs.getByText(rosa.name).count()).toBe(0);
	expect(await axeFaultsInBothLooks(theirs)).toEqual([]);
	for (const rest of ['applications', 'internships']) {
		await theirs.goto(`${site.url}/employer-dashboard/${rest}/${randomUUID()}`);
		await theirs.waitForURL('**/employer-dashboard');
		await heading(theirs, 'You no longer belong to Loom & Sons').waitFor();
	}
	await theirs.getByRole('link', { name: 'Set up another company' }).click();
	await heading(theirs, 'Your company profile').waitFor();
	expect(problems).toEqual([]);
	// What the page asks the server before it knows that there is no company any more.
	const refused = /responded with a status of 404/;
	expect(theirProblems.filter((problem) => !refused.test(problem))).toEqual([]);
});

it('an invitation is of no use to another account, nor once it is withdrawn', async () => {
	const { page } = await site.visit('/employer-dashboard/colleagues', await signedIn(site, rosa));
	await inviteBy(page, 'sam@colleagues.example', 'Owner');
	const address = await addressIn('sam@colleagues.example');
	const { page: theirs } = await site.visit('/cookies', await signedIn(site, owen));
	await theirs.goto(address);
	await theirs.getByText('This invitation is for another email address.').waitFor();
	await theirs.getByText('You are signed in as').waitFor();
	expect(await theirs.getByText(/Loom|sam@/).count()).toBe(0);

	await lineOf(page, 'sam@colleagues.example')
		.getByRole('button', { name: 'Withdraw the invitation' })
		.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Yes, withdraw it' }).click();
	await lineOf(page, 'sam@colleagues.example').waitFor({ state: 'detached' });
	await theirs.reload();
	await theirs.getByText('has been accepted, or was withdrawn').waitFor();
});

it('keeps the address of the next colleague that is typed while one is invited', async () => {
	const ada = person('Ada Finch', 'ada@colleagues.example');
	await createHost(site, ada, 'next-intern');
	const { page } = await site.visit('/employer-dashboard/colleagues', await signedIn(site, ada));
	const field = page.getByLabel('Work email address');
	await field.fill('first@colleagues.example');
	const { release } = await delayCalls(page, '/api/employer/colleagues');
	await press(page, 'Invite');
	await page.getByRole('button', { name: 'Inviting...' }).waitFor();
	await field.fill('next@colleagues.example');
	release();
	await lineOf(page, 'first@colleagues.example').waitFor();
	await page.getByRole('button', { name: 'Invite', exact: true, disabled: false }).waitFor();
	expect(await field.inputValue()).toBe('next@colleagues.example');
});

/** A company of two: an owner, and a recruiter who has joined. */
async function createTwo(owner: Person, recruiter: Person, slug: string) {
	await createHost(site, owner, slug);
	await createAccount(site, recruiter, 'employer');
	await inDatabase(
		site,
		(sql) => sql`
			insert into public.company_members (employer_id, user_id, role)
			select employers.id, colleague.id, 'recruiter'
			from public.employers join auth.users as owner on owner.id = employers.user_id,
				auth.users as colleague
			where owner.email = ${owner.email} and colleague.email = ${recruiter.email}`,
	);
}

it('a colleague reads a note that names them, and takes the application on', async () => {
	const uma = person('Uma Reid', 'uma@colleagues.example');
	const kit = person('Kit Lowe', 'kit@colleagues.example');
	const student = person('Ann Ng', 'ann@colleagues.example');
	await createTwo(uma, kit, 'named-intern');
	await createAccount(site, student);
	const application = await applyTo(site, student, 'named-intern');
	const path = `/employer-dashboard/applications/${application}`;
	const { page } = await site.visit(path, await signedIn(site, uma));
	await page.getByLabel('Note', { exact: true }).fill('Please ring Ann.');
	const forWhom = page.getByLabel('For a colleague (optional)');
	await forWhom.selectOption(kit.name);
	await page.reload();
	await forWhom.locator('option:checked', { hasText: kit.name }).waitFor({ state: 'attached' });
	await press(page, 'Add note');
	await lineOf(page, 'Please ring Ann.').getByText('for Kit Lowe').waitFor();
	await expect.poll(() => forWhom.inputValue()).toBe('');

	const { page: theirs } = await site.visit('/employer-dashboard', await signedIn(site, kit));
	await theirs.getByText('A note names you').waitFor();
	await theirs.getByRole('link', { name: 'Read the note' }).click();
	await lineOf(theirs, 'Please ring Ann.').getByText('Uma Reid').waitFor();
	await theirs.getByLabel('Taken on by').selectOption('You');
	await press(theirs, 'Save');
	await expectToast(theirs, 'Saved', 'Your colleagues see whose application it is.', 'plain');
	expect(await axeFaults(theirs)).toEqual([]);
	await theirs.goto(`${site.url}/employer-dashboard?tab=applications&mine=yes`);
	await theirs.getByRole('link', { name: 'Ann Ng' }).waitFor();
	await theirs.goto(`${site.url}/employer-dashboard`);
	await heading(theirs, 'Needs you').waitFor();
	expect(await theirs.getByText('A note names you').count()).toBe(0);
	const choice = theirs.getByRole('group', { name: 'Emails about new applications' });
	const chosen = () => choice.getByRole('radio', { checked: true }).inputValue();
	await expect.poll(chosen).toBe('mine');
	const stored = theirs.waitForResponse('**/api/employer/mails');
	await choice.getByRole('radio', { name: 'At once' }).check();
	expect((await stored).status()).toBe(200);
	await theirs.reload();
	await expect.poll(chosen).toBe('at-once');

	await page.reload();
	await page.getByLabel('Taken on by').selectOption('You');
	await press(page, 'Save');
	await expectToast(page, 'Saved', 'Your colleagues see whose application it is.', 'plain');
	await page.getByLabel('Taken on by').selectOption(kit.name);
	await press(page, 'Save');
	await expectToast(page, 'Saved', 'We email your colleague within ten minutes.', 'plain');
	await page.goto(`${site.url}/employer-dashboard?tab=applications&mine=colleague`);
	await page.getByText('Taken on by Kit Lowe').waitFor();

	// Who deletes the account is told what becomes of the company, and how it is deleted.
	await page.goto(`${site.url}/account`);
	await press(page, 'Delete my account');
	await page.getByRole('dialog').getByText('Your company goes on with your colleague.').waitFor();
	await page.getByRole('dialog').getByRole('link', { name: 'remove your colleagues' }).click();
	await lineOf(page, kit.name).getByRole('button', { name: 'Remove Kit Lowe' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByText('They have 1 application open.').waitFor();
	await dialog.getByLabel('Who takes this over').selectOption('Uma Reid');
	await dialog.getByText('We email you what is yours now').waitFor();
	expect(await axeFaultsInBothLooks(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Yes, remove' }).click();
	await lineOf(page, kit.name).waitFor({ state: 'detached' });
	await page.goto(`${site.url}/employer-dashboard?tab=applications&mine=yes`);
	await page.getByRole('link', { name: 'Ann Ng' }).waitFor();
	await page.goto(`${site.url}/account`);
	await press(page, 'Delete my account');
	await page.getByText('You are the only person in your company').waitFor();
});

it('the history says who has marked an application, given it away and downloaded it, on a phone', async () => {
	const una = person('Una Fry', 'una@colleagues.example');
	const jay = person('Jay Holt', 'jay@colleagues.example');
	const student = person('Bo Lind', 'bo@colleagues.example');
	await createTwo(una, jay, 'history-intern');
	await createAccount(site, student);
	const application = await applyTo(site, student, 'history-intern');
	const path = `/employer-dashboard/applications/${application}`;
	const phone = { viewport: { width: 390, height: 844 } };
	const { page: theirs } = await site.visit(path, { ...(await signedIn(site, jay)), ...phone });
	await theirs.getByRole('button', { name: /^Shortlist/ }).click();
	await theirs.getByRole('button', { name: '2 stars' }).click();
	await lineOf(theirs, '2 of 3 stars').getByText('by you').waitFor();
	await theirs.getByLabel('Taken on by').selectOption(una.name);
	await press(theirs, 'Save');
	await lineOf(theirs, 'Given to Una Fry').waitFor();

	const { page } = await site.visit(path, { ...(await signedIn(site, una)), ...phone });
	await lineOf(page, 'Put on the shortlist').getByText('by Jay Holt').waitFor();
	await lineOf(page, 'Given to you').getByText('by Jay Holt').waitFor();
	await page.goto(`${site.url}/employer-dashboard?tab=applications`);
	const saved = page.waitForEvent('download');
	await page.getByRole('button', { name: 'CSV' }).click();
	await (await saved).path();
	await page.goto(site.url + path);
	await lineOf(page, 'Downloaded in a list of 1').getByText('by you').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	expect(await axeFaultsInBothLooks(page)).toEqual([]);

	const { page: own } = await site.visit(`/account/applications/${application}`, {
		...(await signedIn(site, student)),
		...phone,
	});
	await heading(own, 'History').waitFor();
	expect(await own.getByText(/Jay Holt|Una Fry|shortlist|of 3 stars/).count()).toBe(0);
});

it('an owner makes a colleague one, and can then leave', async () => {
	const leaver = person('Lee Marsh', 'lee@colleagues.example');
	const stays = person('Ida Stone', 'ida@colleagues.example');
	await createTwo(leaver, stays, 'leavers-intern');
	const { page } = await site.visit('/employer-dashboard/colleagues', {
		...(await signedIn(site, leaver)),
		viewport: { width: 390, height: 844 },
	});
	await lineOf(page, stays.name)
		.getByRole('button', { name: 'Make an owner of Ida Stone' })
		.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Yes, make an owner' }).click();
	await lineOf(page, stays.name).getByText('Owner', { exact: true }).waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await page.getByRole('button', { name: /^Leave/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Yes, leave' }).click();
	await heading(page, /^You no longer belong to/).waitFor();
	await page.getByText(/^You left on/).waitFor();
	await site.mailTo(stays.email, /A colleague has left/);
	const rows = await inDatabase(
		site,
		(sql) => sql`
			select users.email, member.role from public.company_members as member
			join auth.users as users on users.id = member.user_id
			where users.email in (${leaver.email}, ${stays.email})`,
	);
	expect(rows).toEqual([{ email: stays.email, role: 'owner' }]);
});
