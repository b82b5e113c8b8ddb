import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillIn, fillPanel, openTab, press, valuesOf } from './helpers/page/forms.ts';
import { addressOf, factsIn, hydrated, sectionOf } from './helpers/page/page-readers.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { signIn } from './helpers/people/accounts.ts';
import { linkIn, type RunningSite, startSite } from './helpers/server/site.ts';
import { verifyEmployer } from './helpers/server/staff.ts';
import { rowsOf } from './helpers/server/table-rows.ts';

/**
 * The complete journey of one employer in one browser: each test continues where the previous one
 * ended.
 */
let site: RunningSite;
let page: Page;
let problems: string[];
beforeAll(async () => {
	site = await startSite();
	({ page, problems } = await site.visit('/employer-auth'));
});
afterAll(() => site?.stop());

let stuck = false;
beforeEach(() => {
	if (stuck) throw new Error('The journey ended before.');
});
afterEach(({ task }) => {
	stuck ||= task.result?.state === 'fail';
});

const ada = {
	'Company name': 'Northlight Optics',
	'Contact person': 'Ada Moor',
	Email: 'ada@northlight.example',
	Password: 'ten chars.',
	'Confirm password': 'ten chars.',
};
const thisYear = new Date().getFullYear();
const website = 'Website (optional)';
const founded = 'Founded year (optional)';
const linkedIn = 'LinkedIn (optional)';

const rows = async () => {
	const { user } = await signIn(site, { email: ada.Email, password: ada.Password });
	return rowsOf(site, 'employers', `user_id=eq.${user.id}`);
};
const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
/** The step that the indicator points at. */
const step = async () => (await page.locator('[aria-current=step]').textContent())?.slice(1);
const next = () => press(page, 'Next');
const tabPanel = () => page.getByRole('tabpanel');

it('signs up, and is told to look for the mail', async () => {
	// The tabs work before the script that reads addresses of websites is there.
	await hydrated(page);
	await openTab(page, 'Sign Up');
	const link = page.getByRole('link', { name: 'Go to the student portal' });
	expect(await link.getAttribute('href')).toBe('/auth');
	await fillPanel(page, { [website]: 'www.northlight.example', ...ada });
	expect(await valuesOf(page, [website])).toEqual(['https://www.northlight.example']);
	const sent = page.waitForRequest('**/auth/v1/signup*');
	await press(page, 'Sign Up');
	expect((await sent).postDataJSON()).toMatchObject({
		email: ada.Email,
		data: { full_name: 'Ada Moor', company_name: 'Northlight Optics' },
	});
	expect((await sent).postData()).not.toContain('www.northlight');
	await page.getByText('Account created successfully!').waitFor();
	await page.getByRole('main').getByText(ada.Email).waitFor();
	expect(addressOf(page)).toBe('/employer-auth');
});

it('goes from the mail to the first step, which contains the data from sign-up', async () => {
	await page.goto(linkIn(await site.mailTo(ada.Email)));
	await press(page, 'Confirm my address');
	await page.waitForURL('**/employer-profile-setup');
	await page.getByLabel('Company name').waitFor();
	expect(addressOf(page)).toBe('/employer-profile-setup');
	expect(await valuesOf(page, ['Company name', 'Contact person'])).toEqual([
		'Northlight Optics',
		'Ada Moor',
	]);
	expect(await page.getByRole('list', { name: 'Steps' }).getByRole('listitem').count()).toBe(3);
	expect(await step()).toBe('Company Basics');
});

it('cannot leave the first step until the basics are filled in', async () => {
	await fillIn(page, { 'Company name': '   ' });
	await next();
	const missing = 'Please fill in all required fields to continue.';
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
		.toBe('company_name');
	await expectToast(page, 'Missing Information', missing);
	await fillIn(page, { 'Company name': 'Northlight <b>Optics</b>', Location: 'Bristol' });
	await page.getByLabel('Industry').selectOption('Manufacturing');
	await page.getByLabel('Company size').selectOption('51-200');
	await fillIn(page, { 'Phone (optional)': '020 7946 0123' });
	await next();
	await heading('Company Details').waitFor();
	expect(await step()).toBe('Company Details');
});

it('cannot leave the second step without a description, however short', async () => {
	expect(await valuesOf(page, [website])).toEqual(['https://www.northlight.example']);
	await page.getByText(/Minimum 50 characters/i).waitFor();
	await next();
	const missing = 'Please provide a company description.';
	await expectToast(page, 'Missing Information', missing);
	await fillIn(page, { 'Company description': 'Lenses.' });
	for (const year of ['1799', String(thisYear + 1), '1990.5']) {
		await fillIn(page, { [founded]: year });
		await next();
		await page.getByText(`Enter a year from 1800 to ${thisYear}`).waitFor();
		expect(await step()).toBe('Company Details');
		await page.getByRole('button', { name: 'Dismiss' }).last().click();
	}
	const year = page.getByLabel(founded, { exact: true });
	await year.fill('');
	await year.pressSequentially('e');
	await next();
	await expectToast(page, 'Error', 'Please correct the marked fields.');
	expect(await year.getAttribute('type')).toBe('number');
	expect(await year.getAttribute('min')).toBe('1800');
	expect(await year.getAttribute('max')).toBe(String(thisYear));
	for (const bound of ['1800', String(thisYear)]) {
		await fillIn(page, { [founded]: bound });
		await next();
		await heading('Review & Complete').waitFor();
		await press(page, 'Back');
		await heading('Company Details').waitFor();
	}
});

it('goes back and forth without losing anything, over a reload too', async () => {
	await fillIn(page, { [website]: 'northlight.example/about', [linkedIn]: 'northlight-optics' });
	await press(page, 'Back');
	await heading('Company Basics').waitFor();
	expect(await step()).toBe('Company Basics');
	expect(await valuesOf(page, ['Company name', 'Location', 'Phone (optional)'])).toEqual([
		'Northlight <b>Optics</b>',
		'Bristol',
		'020 7946 0123',
	]);
	await next();
	expect(await valuesOf(page, ['Company description', website, linkedIn])).toEqual([
		'Lenses.',
		'https://northlight.example/about',
		'northlight-optics',
	]);
	await next();
	await heading('Review & Complete').waitFor();
	await page.reload();
	await heading('Review & Complete').waitFor();
	expect(await step()).toBe('Review & Complete');
	await page.getByText('Northlight <b>Optics</b>').waitFor();
	await page.getByText('https://www.linkedin.com/company/northlight-optics').waitFor();
});

it('saves one complete row, normalised and not verified, and comes to the dashboard', async () => {
	await press(page, 'Complete Setup');
	const thanks = 'Your company profile has been created successfully.';
	await expectToast(page, 'Success!', thanks, 'plain');
	await page.waitForURL('**/employer-dashboard');
	expect(await rows()).toEqual([
		expect.objectContaining({
			company_name: 'Northlight <b>Optics</b>',
			contact_person: 'Ada Moor',
			phone: '020 7946 0123',
			website: 'https://northlight.example/about',
			industry: 'Manufacturing',
			company_size: '51-200',
			location: 'Bristol',
			company_description: 'Lenses.',
			founded_year: thisYear,
			linkedin_url: 'https://www.linkedin.com/company/northlight-optics',
			profile_completed: true,
			verified: false,
		}),
	]);
	expect(await page.evaluate(() => localStorage.getItem('employer-profile-draft'))).toBeNull();
});

describe('on the dashboard', () => {
	it('sees who they are, and that they wait to be verified', async () => {
		await page.getByRole('heading', { level: 1, name: 'Welcome, Ada Moor' }).waitFor();
		const main = page.getByRole('main');
		await main.getByText('Pending Verification', { exact: true }).waitFor();
		await main.getByRole('heading', { level: 2, name: 'Northlight <b>Optics</b>' }).waitFor();
		const tabs = page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab');
		expect(await tabs.allTextContents()).toEqual([
			'Overview',
			'Internships',
			'Applications',
			'Profile',
		]);
	});

	it.each([390, 768, 1280])('finds one Sign Out on a screen of %i pixels', async (width) => {
		await page.setViewportSize({ width, height: 844 });
		const signOut = page.getByRole('button', { name: 'Sign Out' });
		await expect.poll(() => signOut.count()).toBe(1);
		await page.setViewportSize({ width: 1280, height: 720 });
	});

	it('finds counters of nothing and three steps to get started', async () => {
		await expect
			.poll(() => factsIn(tabPanel()))
			.toEqual({
				'Active internships': '0',
				'Total applications': '0',
				'Profile views': '0',
				'Success rate': '–',
			});
		expect(await tabPanel().getByRole('listitem').getByRole('heading').allTextContents()).toEqual([
			'Complete your company profile',
			'Get verified by our team',
			'Post your first internship',
		]);
		// At the top of the dashboard, and not again in a step.
		await page.getByRole('button', { name: 'Post Internship' }).waitFor();
	});

	it('finds tabs that are still empty, and goes on to post an internship', async () => {
		await openTab(page, 'Applications');
		await heading('No applications yet').waitFor();
		await openTab(page, 'Internships');
		await heading('No internships yet').waitFor();
		await tabPanel().getByRole('button', { name: 'Post Internship' }).click();
		await page.waitForURL('**/employer-dashboard/internships/new');
		await page.getByRole('heading', { name: 'Post an internship' }).waitFor();
		// The heading is there before the profile, whose call the next page would cut off.
		await page.getByRole('main').getByRole('button', { name: 'Next' }).waitFor();
	});

	it('edits the profile, and sees it changed', async () => {
		await page.goto(`${site.url}/employer-dashboard`);
		await openTab(page, 'Profile');
		expect(await factsIn(sectionOf(page, 'Company information'))).toMatchObject({
			Industry: 'Manufacturing',
			'Company size': '51-200 employees',
			'Founded year': String(thisYear),
		});
		expect(await factsIn(sectionOf(page, 'Contact information'))).toMatchObject({
			'Contact person': 'Ada Moor',
			LinkedIn: 'https://www.linkedin.com/company/northlight-optics',
			Email: ada.Email,
		});
		await page.getByRole('link', { name: 'Edit Profile' }).click();
		await page.waitForURL('**/employer-profile-setup');
		await page.getByLabel('Location').waitFor();
		expect(await page.getByLabel('Industry').inputValue()).toBe('Manufacturing');
		await fillIn(page, { Location: 'Bath' });
		await next();
		expect(await valuesOf(page, ['Company description', linkedIn])).toEqual([
			'Lenses.',
			'https://www.linkedin.com/company/northlight-optics',
		]);
		await fillIn(page, { [founded]: '' });
		await next();
		await press(page, 'Complete Setup');
		await page.waitForURL('**/employer-dashboard');
		await page.getByRole('main').getByText('Bath', { exact: true }).first().waitFor();
		expect(await rows()).toEqual([
			expect.objectContaining({ location: 'Bath', founded_year: null, verified: false }),
		]);
	});

	it('is verified once staff say so', async () => {
		await verifyEmployer(site, ada.Email);
		await page.reload();
		await page.getByRole('main').getByText('Verified', { exact: true }).waitFor();
		expect(await page.getByText('Pending Verification').count()).toBe(0);
		expect(problems).toEqual([]);
	});

	it('reads before it is saved that another name is checked again', async () => {
		const again = page.getByText('We check your company again after this change.');
		await page.goto(`${site.url}/employer-profile-setup`);
		await page.getByLabel('Company name').waitFor();
		await next();
		await next();
		await heading('Review & Complete').waitFor();
		expect(await again.count()).toBe(0);
		await press(page, 'Back');
		await page.getByLabel('Company description').waitFor();
		// Back of the browser is a step back, too: to the review, and from there to the second step.
		await page.goBack();
		await heading('Review & Complete').waitFor();
		await page.goBack();
		await page.getByLabel('Company description').waitFor();
		await page.reload();
		await page.getByLabel('Company description').waitFor();
		await press(page, 'Back');
		await fillIn(page, { 'Company name': 'Southlight Optics' });
		await next();
		await next();
		await again.waitFor();
	});

	it('signs out, and comes back to the dashboard', async () => {
		await page.getByRole('button', { name: 'Sign Out' }).click();
		await page.waitForURL('**/employer-auth');
		await fillPanel(page, { Email: ada.Email, Password: ada.Password });
		await press(page, 'Sign In');
		await expectToast(page, 'Success', 'Successfully signed in!', 'plain');
		await page.waitForURL('**/employer-dashboard');
	});
});
