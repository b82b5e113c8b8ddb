import { json } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site as contactDetails } from '#content/site.ts';
import {
	application,
	contact,
	fillApplication,
	fillIn,
	fillPanel,
	press,
	subscribe,
} from './helpers/page/forms.ts';
import {
	addressOf,
	factsIn,
	hrefsIn,
	sectionOf,
	textsOf,
	visitBeforeScripts,
} from './helpers/page/page-readers.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, signedIn, signIn } from './helpers/people/accounts.ts';
import { createHost } from './helpers/people/employers.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';
import { rowsOf, serviceKey, storeRow } from './helpers/server/table-rows.ts';

let site: RunningSite;
beforeAll(async () => {
	site = await startSite({ SECRET_KEY: serviceKey, OFFICE_ADDRESS: office });
	await createAccount(site, student);
});
afterAll(() => site?.stop());

const office = 'office@placements.example';
const student: Person = {
	name: 'Amara Osei',
	email: 'amara@students.example',
	password: 'six or more',
};
const profile = { company_name: 'Osei Studio', contact_person: 'Amara Osei' };
const mine = async () => `user_id=eq.${(await signIn(site, student)).user.id}`;

describe('mails that follow', () => {
	it('an application, to the student and to the office', async () => {
		const { page } = await site.visit('/apply', await signedIn(site, student));
		await fillApplication(page);
		await fillIn(page, { 'Specific program or company (optional)': 'Data Desk, Plainform' });
		await press(page, 'Submit Application');
		await page.getByText('Application Submitted!').waitFor();
		const { subject, text } = await site.mailTo(student.email, /application/);
		expect(subject).toBe("We've received your application: Data Desk, Plainform");
		const sent = ['Data Desk, Plainform', 'Remote Program', ...Object.values(application)];
		for (const words of ['what happens next', ...sent]) expect(text).toContain(words);
		const toOffice = await site.mailTo(office, /^Application/);
		for (const words of [student.name, student.email, ...sent])
			expect(toOffice.text).toContain(words);
	});

	it('a message, to its sender and to the office', async () => {
		const { page } = await site.visit('/contact');
		await fillIn(page, contact);
		await page.getByLabel('Category').selectOption('student-inquiries');
		await press(page, 'Send Message');
		await page.getByText('Message Sent!').waitFor();
		const { subject, text } = await site.mailTo(contact.Email, /message/);
		expect(subject).toBe(`We've received your message to ${contactDetails.name}`);
		expect(text).toContain('within 24 hours');
		const sent = [contact.Subject, contact.Message, 'Student Inquiries'];
		for (const words of [contact.Name, ...sent]) expect(text).not.toContain(words);
		const toOffice = await site.mailTo(office, /^Message/);
		for (const words of [contact.Name, contact.Email, ...sent])
			expect(toOffice.text).toContain(words);
	});
});

describe('the newsletter', () => {
	const address = 'reader@students.example';
	const subscribed = () => rowsOf(site, 'newsletter_subscriptions', `email=eq.${address}`);
	const unsubscribeLink = async () => {
		const { text } = await site.mailTo(address, /subscribed/);
		return /http\S+unsubscribe\S+/.exec(text)?.[0] ?? '';
	};
	let lastLink = '';
	/** Each subscription has another link; the mail with it may come after the message. */
	const nextLink = async () => {
		await expect.poll(unsubscribeLink).not.toBe(lastLink);
		lastLink = await unsubscribeLink();
		return lastLink;
	};

	it('says what it is before one subscribes', async () => {
		const { page } = await site.visit('/cookies');
		await page
			.getByRole('contentinfo')
			.getByText(/By subscribing you agree .* Every email has a link to unsubscribe/)
			.waitFor();
	});

	it('is cancelled by the link in the welcome mail and a button, and can be subscribed to again', async () => {
		const { page, problems } = await site.visit('/cookies');
		for (const _ of [1, 2]) {
			await subscribe(page, address);
			await page.getByText('Subscription Successful!').waitFor();
			expect(await subscribed()).toHaveLength(1);
			await page.goto(await nextLink());
			await page.getByRole('heading', { level: 1, name: 'Unsubscribe' }).waitFor();
			expect(await subscribed()).toHaveLength(1);
			await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
			await page.getByRole('heading', { level: 1, name: 'You are unsubscribed' }).waitFor();
			expect(addressOf(page)).toBe('/unsubscribed');
			expect(await subscribed()).toEqual([]);
		}
		expect(problems).toEqual([]);
	});

	it('is cancelled without a script as well', async () => {
		const { page } = await site.visit('/cookies');
		await subscribe(page, address);
		await page.getByText('Subscription Successful!').waitFor();
		const plain = await site.newPage({ javaScriptEnabled: false });
		await plain.goto(await nextLink());
		await plain.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
		await plain.getByRole('heading', { level: 1, name: 'You are unsubscribed' }).waitFor();
		expect(await subscribed()).toEqual([]);
	});

	it('reports a truncated link, before any script has run', async () => {
		const cut = (await unsubscribeLink()).slice(0, -3);
		const page = await site.newPage({ javaScriptEnabled: false });
		await page.goto(cut);
		await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor();
		expect(addressOf(page)).toBe('/unsubscribe-failed');
		expect(await page.getByText('You are unsubscribed').count()).toBe(0);
	});
});

describe('the account', () => {
	const openAccount = async (): Promise<Page> => {
		const { page } = await site.visit('/account', await signedIn(site, student));
		await page.getByRole('button', { name: 'Download my data' }).waitFor();
		return page;
	};

	/** That somebody is signed in, which hides what only visitors see; it ends where the scripts fail. */
	const countSessions = (page: Page) => page.locator('html[data-session]').count();

	it('begins whatever promise an extension rejects meanwhile', async () => {
		const options = await signedIn(site, student);
		const { page, release } = await visitBeforeScripts(site, '/account', options);
		await page.evaluate(async () => {
			const rejected = new Promise((resolve) => addEventListener('unhandledrejection', resolve));
			Promise.reject(new Error('an extension'));
			await rejected;
		});
		expect(await countSessions(page)).toBe(1);
		release();
		await page.getByRole('button', { name: 'Download my data' }).waitFor();
	});

	it('notices that its scripts cannot be loaded', async () => {
		const page = await site.newPage(await signedIn(site, student));
		await page.route('**/assets/entry.client-*.js', (route) => route.abort());
		await page.goto(`${site.url}/account`);
		await expect.poll(() => countSessions(page)).toBe(0);
	});

	it('leads by its address to the data, once they are there', async () => {
		const viewport = { width: 390, height: 844 };
		const options = { ...(await signedIn(site, student)), viewport };
		const { page } = await site.visit('/account#your-data', options);
		const data = page.getByRole('heading', { name: 'Sign-in and data' });
		await data.waitFor();
		await expect.poll(async () => (await data.boundingBox())?.y).toBeLessThan(200);
	});

	it('shows the stored data and offers all of it as a file', async () => {
		const [{ to_office, number, names_hidden, came_by, ...row } = {}] = await rowsOf(
			site,
			'applications',
			await mine(),
		);
		// How many had applied before is nothing of theirs: no such number is in the copy, nor is one given for a program.
		// By which way they came has a part of its own, of applications with one.
		expect([to_office, number, names_hidden, came_by]).toEqual([true, null, false, null]);
		await storeRow(site, 'employers', { ...profile, user_id: row.user_id });
		const page = await openAccount();
		const kept = sectionOf(page, 'What we keep');
		await kept.getByText('Osei Studio').waitFor();
		expect(await factsIn(kept)).toMatchObject({
			Name: student.name,
			'Employer profile': 'Osei Studio',
			Applications: '1',
		});
		await sectionOf(page, 'Your applications').getByText('Data Desk, Plainform').waitFor();
		const here = page.getByRole('navigation', { name: 'Account' }).locator('[aria-current=page]');
		expect(await here.allTextContents()).toEqual(['Account']);
		const download = page.waitForEvent('download');
		await press(page, 'Download my data');
		const file = await download;
		expect(file.suggestedFilename()).toBe('my-data.json');
		const data = (await json(await file.createReadStream())) as Record<string, unknown>;
		expect(data.user).toMatchObject({ email: student.email, full_name: student.name });
		const [copied] = data.applications as Record<string, string>[];
		const sent = { mover: 'student', from_status: null, to_status: 'submitted' };
		expect(data.applications).toEqual([
			expect.objectContaining({
				...row,
				created_at: copied?.created_at,
				events: [expect.objectContaining(sent)],
			}),
		]);
		expect(new Date(copied?.created_at ?? '')).toEqual(new Date(String(row.created_at)));
		expect(data.employer).toMatchObject({ company_name: 'Osei Studio' });
	});

	it('begins with what needs somebody; then comes what they want to do, then what is kept', async () => {
		const page = await openAccount();
		await page.getByRole('heading', { level: 2, name: 'What we keep' }).waitFor();
		expect(await textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))).toEqual([
			'No answer is overdue, and no message or draft waits for you.',
			'Your applications',
			'Sign-in and data',
			'What we keep',
		]);
		const doing = sectionOf(page, 'Sign-in and data');
		expect(await textsOf(doing.getByRole('heading', { level: 3 }))).toEqual([
			'Your data',
			'Email address',
			'Password',
			'Delete the account',
		]);
		await doing.getByRole('paragraph').filter({ hasText: student.email }).first().waitFor();
	});

	it.each([
		['email address', 'Email address'],
		['password', 'Password'],
	])('leads on a phone to the form that changes the %s', async (what, title) => {
		const page = await openAccount();
		await page.setViewportSize({ width: 390, height: 844 });
		await page.getByRole('link', { name: `Change ${what}` }).click();
		const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
		await heading.waitFor();
		await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
	});

	it('leaves out what there is none of, and leads to a first application', async () => {
		const other = { ...student, email: 'new@students.example' };
		await createAccount(site, other);
		const { page } = await site.visit('/account', await signedIn(site, other));
		const kept = sectionOf(page, 'What we keep');
		await kept.waitFor();
		expect(Object.keys(await factsIn(kept))).toEqual(['Name', 'Account since']);
		await expect
			.poll(() => hrefsIn(sectionOf(page, 'No application needs you now.')))
			.toEqual(['/internships', '/account/profile']);
		await press(page, 'Delete my account');
		await page.getByRole('dialog').getByText('This cannot be undone.').waitFor();
		expect(await page.getByText('in your company').count()).toBe(0);
	});

	it('of an employer has what is kept, and nothing of a student', async () => {
		const employer = { ...student, email: 'jo@employers.example' };
		await createHost(site, employer, 'account-of-an-employer');
		const { page } = await site.visit('/account', await signedIn(site, employer));
		await sectionOf(page, 'What we keep').getByText('Loom & Sons').waitFor();
		expect(await textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))).toEqual([
			'No answer is overdue, and no message or draft waits for you.',
			'Sign-in and data',
			'What we keep',
		]);
		await press(page, 'Delete my account');
		await page.getByRole('dialog').getByText('its internships leave the site too').waitFor();
	});

	it('is not deleted after a change of mind or without a network', async () => {
		const page = await openAccount();
		await press(page, 'Delete my account');
		const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
		await dialog.getByText(student.email).waitFor();
		await dialog.getByRole('button', { name: 'Keep my account' }).click();
		await dialog.waitFor({ state: 'hidden' });
		await page.context().setOffline(true);
		await press(page, 'Download my data');
		await expectToast(page, 'Error', 'Your data could not be fetched. Please try again.');
		await press(page, 'Delete my account');
		const yes = dialog.getByRole('button', { name: 'Yes, delete my account' });
		await yes.click();
		await dialog.getByText('Enter your password').waitFor();
		await dialog.getByLabel('Your password').fill(student.password);
		await yes.click();
		await page.getByText('Your account is not deleted').waitFor();
		await page.context().setOffline(false);
		await dialog.getByLabel('Your password').fill('not my password');
		await yes.click();
		await dialog.getByText('This is not your present password.').waitFor();
		expect(await rowsOf(site, 'applications', await mine())).toHaveLength(1);
	});

	it('is deleted with its own data, and nothing else is', async () => {
		const { page } = await site.visit('/account', await signedIn(site, student));
		const other = await page.context().newPage();
		await other.goto(`${site.url}/apply`);
		await other.getByLabel('Motivation').fill('Half a thought');
		const own = await mine();
		await press(page, 'Delete my account');
		await page.getByLabel('Your password').fill(student.password);
		await page.getByRole('button', { name: 'Yes, delete my account' }).click();
		await page.getByRole('heading', { level: 1, name: 'Your account is deleted' }).waitFor();
		await expectToast(
			page,
			'Account deleted',
			'Your account and everything in it is deleted.',
			'plain',
		);
		await page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }).waitFor();
		await other.waitForURL('**/auth');
		expect(await rowsOf(site, 'applications', own)).toEqual([]);
		expect(await rowsOf(site, 'employers', own)).toEqual([]);
		expect(await rowsOf(site, 'contacts', `email=eq.${contact.Email}`)).toHaveLength(1);

		await page.goto(`${site.url}/auth`);
		await fillPanel(page, { Email: student.email, Password: student.password });
		await press(page, 'Sign In');
		await expectToast(page, 'Sign in failed', 'Invalid login credentials');
	});
});
