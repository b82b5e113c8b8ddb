import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { fillIn, fillPanel, press } from './helpers/page/forms.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { linkIn, siteForAll } from './helpers/server/site.ts';

/*
 * What one of a company does while the pages of the others are open. What each screen does by itself is in
 * colleagues.slow.test.ts.
 */

const site = siteForAll();
const person = (name: string): Person => ({
	name,
	email: `${name.split(' ')[0]?.toLowerCase()}@three.example`,
	password: 'ten or more signs',
});
const [owner, recruiter, other] = [person('Ada Vane'), person('Ben Holt'), person('Cem Aydin')];
const students = [person('Dee Marsh'), person('Eli Stone'), person('Fay Brook')];
const ids: Record<string, string> = {};

beforeAll(async () => {
	await createHost(site, owner, 'three-intern');
	for (const student of students) {
		await createAccount(site, student);
		ids[student.name] = await applyTo(site, student, 'three-intern');
	}
});

const lineOf = (page: Page, words: string) =>
	page.getByRole('main').getByRole('listitem').filter({ hasText: words });
const pageOf = ({ name }: Person) => `/employer-dashboard/applications/${ids[name]}`;
/** Mails to colleagues wait ten minutes, in which more can come to them. */
const endWaitOfMails = () =>
	inDatabase(
		site,
		(sql) => sql`
			update outbox.notices set due_at = clock_timestamp()
			where kind in ('colleague_named', 'applications_given')`,
	);

/** Somebody without an account follows the mail, signs up, and accepts. @returns their page */
async function join({ name, email, password }: Person): Promise<Page> {
	const { text } = await site.mailTo(email, /invites you/);
	const { page } = await site.visit('/cookies');
	await page.goto(/https?:\S+\/invitations\/[\da-f-]{36}/.exec(text)?.[0] ?? '');
	await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor();
	await fillPanel(page, {
		'Your name': name,
		Email: email,
		Password: password,
		'Confirm password': password,
	});
	await press(page, 'Sign Up');
	await page.getByRole('button', { name: 'Use another address' }).waitFor();
	await page.goto(linkIn(await site.mailTo(email, /Confirm your email/)));
	await press(page, 'Confirm my address');
	await press(page, 'Accept the invitation');
	await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor();
	return page;
}

it('three people of a company work with the same applications, and who leaves it has nothing at once', async () => {
	const { page: own } = await site.visit(
		'/employer-dashboard/colleagues',
		await signedIn(site, owner),
	);
	for (const { email } of [recruiter, other]) {
		await fillIn(own, { 'Work email address': email });
		await own.getByRole('radio', { name: 'Recruiter' }).check();
		await press(own, 'Invite');
		await lineOf(own, email).getByText('Not answered yet').waitFor();
	}
	const recruits = await join(recruiter);
	const others = await join(other);
	const [dee, eli, fay] = students as [Person, Person, Person];

	// A note that names a colleague: in the console at once, by mail without its words.
	await recruits.goto(site.url + pageOf(dee));
	await recruits.getByLabel('Note', { exact: true }).fill('Dee asked about the looms.');
	await recruits.getByLabel('For a colleague (optional)').selectOption(other.name);
	await press(recruits, 'Add note');
	await lineOf(recruits, 'Dee asked about the looms.').getByText('for Cem Aydin').waitFor();
	await others.goto(`${site.url}/employer-dashboard`);
	await others.getByText('A note names you').waitFor();
	await endWaitOfMails();
	const named = await site.mailTo(other.email, /^A note for you: Loom Intern/);
	expect(named.text).toContain('Ben Holt has written a note for you');
	expect(named.text).not.toContain('looms');
	await others.goto(linkIn(named));
	await lineOf(others, 'Dee asked about the looms.').getByText('Ben Holt').waitFor();

	// Handed over: it is mailed, and theirs.
	await recruits.getByLabel('Taken on by').selectOption(other.name);
	await press(recruits, 'Save');
	await expectToast(recruits, 'Saved', 'We email your colleague within ten minutes.', 'plain');
	await endWaitOfMails();
	await others.goto(linkIn(await site.mailTo(other.email, /yours now/)));
	await others.getByRole('link', { name: dee.name }).first().waitFor();
	await others.goto(`${site.url}/employer-dashboard?tab=applications&mine=yes`);
	await others.getByRole('link', { name: dee.name }).waitFor();

	// The owner answers all three, while the recruiter moves one of them.
	await own.goto(`${site.url}/employer-dashboard?tab=applications`);
	for (const { name } of students) await own.getByLabel(`Choose ${name}`).check();
	await press(own, 'Move those chosen');
	const dialog = own.getByRole('dialog', { name: 'Move 3 applications' });
	await dialog.getByRole('radio', { name: 'Interview' }).check();
	await dialog.getByLabel(/^No times:/).check();
	await recruits.goto(site.url + pageOf(eli));
	await press(recruits, 'Move to Being read');
	await press(recruits, 'Send');
	await recruits.getByText('Moved to “Being read”').waitFor();
	await dialog.getByRole('button', { name: 'Send', exact: true }).click();
	const done = own.locator('[data-done]');
	await done.getByText('2 applications moved to “Interview”').waitFor();
	await done
		.getByText('1 application moved by somebody else in the meantime: left as they are.')
		.waitFor();
	await own.goto(site.url + pageOf(eli));
	await lineOf(own, 'Being read').getByText('Ben Holt').waitFor();
	const events = await inDatabase(
		site,
		(sql) => sql<{ id: string; to: string }[]>`
			select application_id as id, string_agg(to_status, ' ' order by number) as to
			from public.application_events where application_id = any (${Object.values(ids)})
			group by application_id`,
	);
	expect(Object.fromEntries(events.map(({ id, to }) => [id, to]))).toEqual({
		[ids[dee.name] ?? '']: 'submitted interview',
		[ids[eli.name] ?? '']: 'submitted in-review',
		[ids[fay.name] ?? '']: 'submitted interview',
	});

	// Removed while their page is open.
	await recruits.getByLabel('Note', { exact: true }).fill('Eli can start in June.');
	await own.goto(`${site.url}/employer-dashboard/colleagues`);
	await lineOf(own, recruiter.email).getByRole('button', { name: 'Remove Ben Holt' }).click();
	await own.getByRole('dialog').getByRole('button', { name: 'Yes, remove' }).click();
	await lineOf(own, recruiter.email).waitFor({ state: 'detached' });
	await press(recruits, 'Add note');
	await recruits.getByRole('heading', { name: /^You no longer belong to/ }).waitFor();
	expect(await recruits.getByText(eli.name).count()).toBe(0);
	await own.goto(site.url + pageOf(eli));
	expect(await own.getByText('Eli can start in June.').count()).toBe(0);

	// The last owner stays.
	await own.goto(`${site.url}/employer-dashboard/colleagues`);
	await own.getByText('You are the only owner').waitFor();
	expect(await own.getByRole('button', { name: 'Leave' }).getAttribute('aria-disabled')).toBe(
		'true',
	);
});
