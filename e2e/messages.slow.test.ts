import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDatabase } from '#test/servers/site-database.ts';
import { axeFaultsInBothLooks } from './helpers/page/axe.ts';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { fillIn, press } from './helpers/page/forms.ts';
import { textsOf } from './helpers/page/page-readers.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, signedIn, signIn } from './helpers/people/accounts.ts';
import { applyTo, createHost } from './helpers/people/employers.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase()}@messages.example`,
	password: 'six or more',
});
const rosa = person('Rosa');
const member = person('Member');
const phone = { width: 390, height: 844 };

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
	await createHost(site, rosa, 'message-intern');
	await createStaff(site, member);
});
afterAll(() => site?.stop());

/** A student who has applied. */
async function applicant(name: string) {
	const student = person(name);
	await createAccount(site, student);
	return { student, id: await applyTo(site, student, 'message-intern') };
}

const at = async (path: string, who: Person, viewport = { width: 1280, height: 900 }) =>
	(await site.visit(path, { ...(await signedIn(site, who)), viewport })).page;
const studentsPage = (id: string) => `/account/applications/${id}`;
const employersPage = (id: string) => `/employer-dashboard/applications/${id}`;
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const texts = (page: Page) =>
	textsOf(log(page).getByRole('article').locator('p.whitespace-pre-line'));
const sent = (page: Page, text: string) =>
	log(page).getByRole('article').filter({ hasText: text }).first().waitFor();

/** What the other side has sent, by the call that the form makes. */
async function write(who: Person, id: string, text: string): Promise<number> {
	const { access_token } = await signIn(site, who);
	const side = who === rosa ? '/employer' : '';
	const { status } = await fetch(`${site.url}/api${side}/applications/${id}/messages`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` },
		body: JSON.stringify({ text }),
	});
	return status;
}

describe('messages about an application', () => {
	it('lead from a question to an answer, new once, with a number in the header until they are read', async () => {
		const { student, id } = await applicant('Ada');
		const page = await at('/internships/message-intern', student, phone);
		const question = page.getByRole('link', { name: 'Ask the employer a question' });
		// Until the page has read who looks at it, it leads where one asks before an application.
		await expect.poll(() => question.getAttribute('href')).toBe(`${studentsPage(id)}#messages`);
		await question.click();
		await page.waitForURL(`**${studentsPage(id)}#messages`);
		await page.goto(`${site.url}/account/applications`);
		await page.getByRole('link', { name: /^Ask the employer a question/ }).click();
		await page.waitForURL(`**${studentsPage(id)}#messages`);
		await fillIn(page, { 'Write to Loom & Sons': 'Is the day a week to learn a fixed day?' });
		await press(page, 'Send message');
		await sent(page, 'Is the day a week to learn a fixed day?');
		await expect.poll(() => page.getByLabel('Write to Loom & Sons').inputValue()).toBe('');

		const desk = await at('/employer-dashboard', rosa);
		await desk.getByText('One unread message').waitFor();
		await desk.getByRole('link', { name: 'Read the oldest message' }).click();
		await desk.waitForURL(`**${employersPage(id)}#messages`);
		await log(desk).getByText('1 new').waitFor();
		await fillIn(desk, { 'Write to Ada': 'Friday, as a rule.' });
		await press(desk, 'Send message');
		await sent(desk, 'Friday, as a rule.');
		expect(
			await log(desk)
				.getByText(/^\d+ new$/)
				.count(),
		).toBe(0);
		expect(await axeFaultsInBothLooks(desk)).toEqual([]);

		await page.goto(`${site.url}/account/applications`);
		await page.getByRole('link', { name: /^Messages: 1 new/ }).click();
		await sent(page, 'Friday, as a rule.');
		expect(await texts(page)).toEqual([
			'Is the day a week to learn a fixed day?',
			'Friday, as a rule.',
		]);
		await page
			.getByText('Never pay for a job, never send bank details or your passport.')
			.waitFor();
		expect(await axeFaultsInBothLooks(page)).toEqual([]);
		await Promise.all([page.close(), desk.close()]);
	});

	it('keep what is typed while one is being sent', async () => {
		const { student, id } = await applicant('Fay');
		const page = await at(studentsPage(id), student);
		const field = page.getByLabel('Write to Loom & Sons');
		await field.fill('Is there a canteen?');
		const { release } = await delayCalls(page, `/api/applications/${id}/messages`);
		await press(page, 'Send message');
		await page.getByRole('button', { name: 'Sending...' }).waitFor();
		await field.fill('And a place for bicycles?');
		release();
		await sent(page, 'Is there a canteen?');
		await page.getByRole('button', { name: 'Send message', disabled: false }).waitFor();
		expect(await field.inputValue()).toBe('And a place for bicycles?');
		await page.reload();
		await field.waitFor();
		expect(await field.inputValue()).toBe('And a place for bicycles?');
		await page.close();
	});

	it('show addresses as text, in a page that scrolls one way', async () => {
		const { student, id } = await applicant('Ben');
		await write(student, id, `See https://schema.example/${'long/'.repeat(60)} or <b>write</b>`);
		const page = await at(studentsPage(id), student, phone);
		await sent(page, 'See https://schema.example');
		expect(await log(page).getByRole('link').count()).toBe(0);
		expect((await texts(page))[0]).toContain('<b>write</b>');
		const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
		expect(await page.evaluate(wide)).toBeLessThanOrEqual(0);
		await page.close();
	});

	it('say what cannot be sent, and keep it', async () => {
		const { student, id } = await applicant('Cleo');
		const page = await at(studentsPage(id), student);
		await press(page, 'Send message');
		await page.getByText('Write a message first.').waitFor();
		await fillIn(page, { 'Write to Loom & Sons': 'Are you there?' });
		await inDatabase(
			site,
			(sql) => sql`
				insert into public.application_messages (application_id, side, text)
				select ${id}, 'student', 'Question ' || n from generate_series(1, 20) as n`,
		);
		await press(page, 'Send message');
		const most = 'You have sent 20 messages about this application today, which is the most.';
		await expectToast(page, 'Error', `${most} Send the next one tomorrow.`);
		expect(await page.getByLabel('Not sent').inputValue()).toBe('Are you there?');
		await log(page).getByText('Question 20', { exact: true }).waitFor();
		await page.close();
	});

	it('end when the student withdraws: the employer reads it in place of the form', async () => {
		const { student, id } = await applicant('Dan');
		const desk = await at(employersPage(id), rosa);
		await desk.getByText(/you can ask one question/).waitFor();
		await fillIn(desk, { 'Write to Dan': 'Which course had SQL in it?' });
		const { access_token } = await signIn(site, student);
		const withdrawn = await fetch(`${site.url}/api/applications/${id}/move`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` },
			body: JSON.stringify({ expected: 'submitted', to: 'withdrawn' }),
		});
		expect(withdrawn.status).toBe(200);
		await press(desk, 'Send message');
		await desk
			.getByText(/^This application has ended, or the student has withdrawn it\./)
			.first()
			.waitFor();
		expect(await desk.getByLabel('Not sent').inputValue()).toBe('Which course had SQL in it?');
		await desk.close();
	});

	it('wait for staff where they have a risk, and are read by staff once they are reported', async () => {
		const { student, id } = await applicant('Eve');
		const desk = await at(employersPage(id), rosa);
		await fillIn(desk, { 'Write to Eve': 'Please send us £20 for your uniform before Friday.' });
		await press(desk, 'Send message');
		await log(desk)
			.getByText(/^Our staff look at this message before it is sent, as it has /)
			.waitFor();
		await desk.getByText(/^You have asked your question\./).waitFor();
		await desk.close();

		await write(student, id, 'Hello?');
		await write(rosa, id, 'You are no good.');
		const page = await at(studentsPage(id), student);
		await sent(page, 'You are no good.');
		expect(await log(page).getByText('uniform').count()).toBe(0);
		await log(page)
			.getByRole('button', { name: /^Report this message/ })
			.click();
		await page.getByLabel('What is wrong?').selectOption('rude');
		await page.getByRole('button', { name: 'Send the report' }).click();
		await page.getByText('The employer does not learn who reported it.').waitFor();
		await page.close();

		const staff = await at('/staff/reports', member);
		const report = staff.locator('details').filter({ hasText: 'You are no good.' });
		await report.evaluate((details) => details.toggleAttribute('open', true));
		await report.getByRole('button', { name: 'Read the conversation' }).click();
		await staff.getByRole('heading', { name: 'The conversation' }).waitFor();
		await staff.getByText('Hello?', { exact: true }).waitFor();
		expect(await axeFaultsInBothLooks(staff)).toEqual([]);
		await staff.goto(`${site.url}/staff/log`);
		await staff.getByText('Messages about an application read after a report').first().waitFor();
		await staff.close();
	});
});
