/** Four people, from an employer's sign-up to the closed internship, each step on the screens. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { londonDay, longDate } from '#schema/london-day.ts';
import {
	application,
	fillBasics,
	fillIn,
	fillPanel,
	openTab,
	press,
} from './helpers/page/forms.ts';
import { fillPay, fillPlace, fillWork, heading } from './helpers/page/posting.ts';
import { createAccount, type Person, signedIn } from './helpers/people/accounts.ts';
import { createStaff } from './helpers/people/staff-members.ts';
import { linkIn, type RunningSite, startSite } from './helpers/server/site.ts';

const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase().replace(' ', '.')}@loop.example`,
	password: 'six or more',
});
const [owner, member, ann, bob] = ['Orla Finch', 'Mo Reed', 'Ann Lee', 'Bob Ray'].map(person) as [
	Person,
	Person,
	Person,
	Person,
];
const TITLE = 'Shuttle Maker';

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
	await createStaff(site, member);
	for (const student of [ann, bob]) await createAccount(site, student);
});
afterAll(() => site?.stop());

const open = async (path: string, who: Person, options = {}) =>
	(await site.visit(path, { ...(await signedIn(site, who)), ...options })).page;

async function signUp(page: Page) {
	await openTab(page, 'Sign Up');
	await fillPanel(page, {
		'Company name': 'Finch Shuttles',
		'Contact person': owner.name,
		Email: owner.email,
		Password: owner.password,
		'Confirm password': owner.password,
	});
	await press(page, 'Sign Up');
	await page.goto(linkIn(await site.mailTo(owner.email)));
	await press(page, 'Confirm my address');
	await page.waitForURL('**/employer-profile-setup');
	await fillBasics(page);
	await fillIn(page, { 'Company name': 'Finch Shuttles', 'Contact person': owner.name });
	await press(page, 'Next');
	await page.getByLabel('Website').fill('https://finch-shuttles.example');
	await fillIn(page, { 'Company description': 'We make shuttles for looms, by hand, in Leeds.' });
	await press(page, 'Next');
	await press(page, 'Complete Setup');
	await page.waitForURL('**/employer-dashboard');
	await page.getByText('Pending Verification').waitFor();
}

async function verify(staff: Page) {
	await staff.goto(`${site.url}/staff/employers?q=finch`);
	const waiting = staff
		.getByRole('listitem')
		.filter({ has: staff.getByRole('heading', { name: 'Finch Shuttles' }) });
	await waiting.getByRole('checkbox', { name: /^Website/ }).check();
	await waiting.getByRole('button', { name: /^Verify Finch/ }).click();
	await waiting.getByRole('button', { name: /^Verify now/ }).click();
	await site.mailTo(owner.email, /^Your company is verified/);
}

async function claim(staff: Page) {
	await staff.goto(`${site.url}/staff/drafts`);
	await staff.getByRole('link', { name: `Review ${TITLE}` }).click();
	await heading(staff, TITLE);
}

/** Finds the internship by search and applies. @returns the application's id */
async function apply(student: Person, options = {}): Promise<string> {
	const page = await open('/internships?q=shuttle+maker', student, options);
	const link = page.getByRole('article').getByRole('link', { name: TITLE, exact: true });
	await expect
		.poll(async () => {
			await page.reload();
			return link.count();
		})
		.toBe(1);
	await link.click();
	// The card of the page before has this title and Apply Now, too.
	await page.waitForURL(/\/internships\/[\w-]+$/);
	await heading(page, TITLE);
	await page
		.getByRole('link', { name: /^Apply Now/ })
		.filter({ visible: true })
		.first()
		.click();
	await page.waitForURL('**/apply?internship=*');
	await fillIn(page, application);
	await press(page, 'Submit Application');
	await page
		.getByRole('main')
		.getByRole('link', { name: 'See your application', exact: true })
		.click();
	await page.waitForURL('**/account/applications/*');
	const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	await page.close();
	return id;
}

/** Moves an application as its employer, so that its mail goes out. */
async function answer(page: Page, id: string, to: string, message: string) {
	await page.goto(`${site.url}/employer-dashboard/applications/${id}`);
	await press(page, `Move to ${to}`);
	if (to === 'Interview') await page.getByLabel(/^No times:/).check();
	if (to === 'Not this time') await page.getByLabel('All places were filled').check();
	await page.getByLabel(/^Message to the student/).fill(message);
	await press(page, 'Send');
	await page.getByText(`is moved to “${to}”.`).waitFor();
	await press(page, 'Send now');
	await page.getByRole('button', { name: 'Send now' }).waitFor({ state: 'detached' });
}

const firstPosting = (page: Page) =>
	page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name: 'Post your first internship' }) });

/** The pages of the internship and of its company say what "Verified" means. */
async function saysWhatWasChecked() {
	const today = longDate(londonDay(new Date()));
	const { page } = await site.visit('/companies/finch-shuttles');
	const verified = page.getByRole('heading', { name: 'Verified: what we checked' });
	await expect
		.poll(async () => {
			await page.reload();
			return verified.count();
		})
		.toBe(1);
	await page.getByText('its website', { exact: true }).waitFor();
	await page.getByText(`By our staff, on ${today}`, { exact: true }).waitFor();
	await page.getByRole('article').getByRole('link', { name: TITLE, exact: true }).click();
	await heading(page, TITLE);
	await page.getByText(`Our staff checked its website on ${today}.`).waitFor();
	await page.close();
}

it('an internship is posted, approved, found, answered for everybody, and closed', async () => {
	const { page: employer } = await site.visit('/employer-auth');
	await signUp(employer);
	const staff = await open('/staff', member);
	await verify(staff);

	await employer.goto(`${site.url}/employer-dashboard/internships/new`);
	await press(employer, 'Next');
	await heading(employer, 'The work');
	await fillWork(employer, TITLE);
	await heading(employer, 'Where, when, how long');
	await fillPlace(employer);
	await fillPay(employer);
	await press(employer, 'Submit for approval');
	await heading(employer, 'Waiting for approval');
	const draft = employer.url();
	await employer.goto(`${site.url}/employer-dashboard`);
	await firstPosting(employer).getByText('Submitted', { exact: true }).waitFor();

	await claim(staff);
	await staff.getByLabel('Reason for returning it').fill('Say which dock it is.');
	await press(staff, 'Return');
	await heading(staff, 'Returned');
	await site.mailTo(owner.email, /^Your draft needs a change/);
	await employer.goto(draft);
	await employer.getByText('Say which dock it is.').waitFor();
	await press(employer, 'Back');
	await press(employer, 'Back');
	await fillIn(employer, { 'Place, as students read it': 'Dock 7, Leeds' });
	await press(employer, 'Next');
	await press(employer, 'Next');
	await press(employer, 'Submit for approval');
	await heading(employer, 'Waiting for approval');
	await claim(staff);
	await press(staff, 'Approve');
	await heading(staff, 'Approved');
	await staff.getByRole('button', { name: /^Publish now/ }).click();
	await site.mailTo(owner.email, /^Your internship is public/);
	await employer.goto(`${site.url}/employer-dashboard`);
	await employer.getByRole('heading', { name: 'Your internships' }).waitFor();
	expect(await employer.getByText('Getting started').count()).toBe(0);
	await saysWhatWasChecked();

	const [first, second] = [
		await apply(ann, { viewport: { width: 390, height: 844 } }),
		await apply(bob),
	];
	await answer(employer, first, 'Interview', 'Could we speak on Tuesday?');
	expect((await site.mailTo(ann.email, /interview/)).text).toContain('Could we speak on Tuesday?');
	await answer(employer, second, 'Not this time', 'We have chosen somebody else.');
	expect((await site.mailTo(bob.email, /^Not this time/)).text).toContain(
		'We have chosen somebody else.',
	);
	await answer(employer, first, 'Offer', 'Come and join us.');
	const student = await open(`/account/applications/${first}`, ann);
	await student.getByText('Come and join us.').waitFor();
	await press(student, 'Accept offer');
	await press(student, 'Yes, accept it');
	await student.getByText('You have accepted the offer.').waitFor();
	const refused = await open(`/account/applications/${second}`, bob);
	await refused.getByText('We have chosen somebody else.').first().waitFor();

	await employer.goto(`${site.url}/employer-dashboard`);
	await employer.getByText('2 answered').waitFor();
	await employer.goto(`${site.url}/employer-dashboard?tab=internships`);
	await employer.getByRole('button', { name: `Close ${TITLE}` }).click();
	await employer.getByRole('button', { name: 'Yes, close it' }).click();
	await employer.getByText('Closed', { exact: true }).waitFor();
	const { page: visitor } = await site.visit('/internships?q=shuttle+maker');
	await expect
		.poll(async () => {
			await visitor.reload();
			return visitor.getByRole('article').filter({ hasText: TITLE }).count();
		})
		.toBe(0);
}, 240_000);
