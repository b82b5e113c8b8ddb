import { expect, it } from 'vitest';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { hydrated } from './helpers/page/page-readers.ts';
import { signedIn } from './helpers/people/accounts.ts';
import { linkIn, siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

const student = { name: 'Mei Tan', email: 'mei.tan@students.example', password: 'six or more' };

it('lets a student find a program, sign up, confirm by mail and apply', async () => {
	const { page, problems } = await site.visit('/');

	await page.getByLabel('Search internships', { exact: true }).fill('software');
	await page.getByRole('button', { name: 'Search', exact: true }).click();
	await page.waitForURL('**/programs?search=software');
	await page.getByText(/^Found 1 program for/).waitFor();
	await page.getByRole('link', { name: 'Software Engineering Program' }).click();
	await page.getByRole('heading', { level: 1, name: 'Software Engineering Program' }).waitFor();
	await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).click();

	await page.waitForURL('**/auth');
	const signUp = page.getByRole('tabpanel', { name: 'Sign Up' });
	await signUp.getByLabel('Full name').fill(student.name);
	await signUp.getByLabel('Email').fill(student.email);
	await signUp.getByLabel('Password').fill(student.password);
	await signUp.getByRole('button', { name: 'Sign Up' }).click();
	await page.getByText('Please check your email to confirm your account').waitFor();
	expect(await signUp.getByRole('textbox').count()).toBe(0);
	await signUp.getByRole('button', { name: 'Use another address' }).click();
	expect(await signUp.getByLabel('Email').inputValue()).toBe('');

	await page.goto(linkIn(await site.mailTo(student.email)));
	await page.getByRole('button', { name: 'Confirm my address' }).click();
	await page.getByRole('button', { name: 'Sign Out' }).waitFor();
	await page.waitForURL('**/apply?type=london&program=Software+Engineering+Program*');
	await page.getByLabel('Program type').waitFor();
	expect(await page.getByLabel('Program type').inputValue()).toBe('london');
	expect(await page.getByLabel('Specific program or company').inputValue()).toBe(
		'Software Engineering Program, Tidewell Systems',
	);
	await page.getByLabel('Motivation').fill('I want to see my code used.');
	await page.getByLabel('Relevant experience').fill('A <b>timetable</b> for my university.');
	await page.getByLabel('Availability').fill('From June 2028, twelve weeks.');
	await page.getByRole('button', { name: 'Submit Application' }).click();
	await page.getByText('Application Submitted!').waitFor();
	await page.getByText('We have your application').waitFor();
	expect(await page.getByLabel('Motivation').count()).toBe(0);
	await page.getByRole('button', { name: 'Apply for another program' }).click();
	expect(await page.getByLabel('Motivation').inputValue()).toBe('');
	expect(await storedApplications(page)).toEqual([
		expect.objectContaining({
			program_type: 'london',
			program_name: 'Software Engineering Program, Tidewell Systems',
			experience: 'A <b>timetable</b> for my university.',
		}),
	]);

	await page.getByRole('button', { name: 'Sign Out' }).click();
	await page.waitForURL('**/auth');
	expect(problems).toEqual([]);
});

it('brings a signed-out visitor back to the application they came for', async () => {
	const { page } = await site.visit('/apply?type=remote&program=Data+Desk%2C+Plainform');
	await page.waitForURL('**/auth');
	await page.getByText('Sign in to apply for Data Desk, Plainform.').waitFor();
	await page.getByRole('tab', { name: 'Sign In' }).click();
	const signIn = page.getByRole('tabpanel', { name: 'Sign In' });
	await signIn.getByLabel('Email').fill(student.email);
	await signIn.getByLabel('Password').fill('wrong');
	await signIn.getByRole('button', { name: 'Sign In' }).click();
	await page.getByText('Sign in failed').waitFor();
	await signIn.getByLabel('Password').fill(student.password);
	await signIn.getByRole('button', { name: 'Sign In' }).click();
	await page.getByText('Welcome back!').waitFor();
	await page.waitForURL('**/apply?type=remote&program=Data+Desk%2C+Plainform');
	expect(await page.getByLabel('Program type').inputValue()).toBe('remote');
	// What came along is said once.
	await page.getByText('Welcome back!').waitFor();
	await page.reload();
	await page.getByLabel('Program type').waitFor();
	expect(await page.getByText('Welcome back!').count()).toBe(0);
});

it('says before anything is typed that the named internship is closed, until another is named', async () => {
	const context = await signedIn(site, student);
	const page = await site.newPage(context);
	const words = 'This internship has closed. Name another one.';
	await page.route('**/api/applications/named?*', (route) => {
		const name = new URL(route.request().url()).searchParams.get('name');
		return route.fulfill({ json: { refusal: name === 'Fraud Analyst' ? words : null } });
	});
	await page.goto(`${site.url}/apply?program=Fraud+Analyst`);
	await page.getByText(words).waitFor();
	const field = page.getByLabel('Specific program or company');
	expect(await field.getAttribute('aria-invalid')).toBe('true');
	expect(await page.getByLabel('Motivation').inputValue()).toBe('');
	await field.fill('Data Desk, Plainform');
	await field.press('Tab');
	await page.getByText(words).waitFor({ state: 'hidden' });
	await field.fill('Fraud Analyst');
	await field.press('Tab');
	await page.getByText(words).waitFor();
});

it.each([
	['/apply?program=Fraud+Analyst', '/api/applications/named?', 'Program type'],
	['/apply?internship=SLUG', '/api/internships/*/application', 'Motivation'],
])('keeps the focus on a link above the form while that comes: %s', async (path, call, field) => {
	const context = await signedIn(site, student);
	const page = await site.newPage(context);
	const calls = await delayCalls(page, call);
	const { items } = await (await fetch(`${site.url}/internships.json?q=analyst`)).json();
	await page.goto(site.url + path.replace('SLUG', items[0].slug));
	await hydrated(page);
	await expect.poll(() => calls.count).toBeGreaterThan(0);
	const link = page.getByRole('link', { name: 'Find an apprenticeship on GOV.UK' });
	await link.focus();
	calls.release();
	await page.getByLabel(field).waitFor();
	expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
});

it('gives a new password by mail', async () => {
	const { page } = await site.visit('/forgot-password');
	await page.getByLabel('Email', { exact: true }).fill(student.email);
	await page.getByRole('button', { name: 'Send the link' }).click();
	await page.getByText('If there is an account for this address').waitFor();
	await page.goto(linkIn(await site.mailTo(student.email, /new password/)));
	await page.getByRole('button', { name: 'Choose a new password' }).click();
	await page.waitForURL('**/new-password');
	await page.getByRole('main').getByText(student.email).waitFor();
	await page.getByLabel('New password').fill('another one');
	await page.getByRole('button', { name: 'Save the new password' }).click();
	await page.getByText('Password changed').waitFor();
	await page.getByText('Your new password is saved').waitFor();
	await page.getByRole('link', { name: 'Go on', exact: true }).click();
	await page.waitForURL(`${site.url}/`);

	await page.goto(linkIn(await site.mailTo(student.email, /new password/)));
	await page.getByRole('button', { name: 'Choose a new password' }).click();
	await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
	await page.getByLabel('Email', { exact: true }).fill(student.email);
	await page.getByRole('button', { name: 'Send the link again' }).click();
	await page.getByText('If there is an account for this address').waitFor();
});

/** The user's rows, read through the public API with the session of the page. */
async function storedApplications(page: import('playwright-core').Page): Promise<object[]> {
	return page.evaluate(async () => {
		const { supabaseKey } = await (await fetch('/config.json')).json();
		const session = JSON.parse(localStorage.getItem('sb-uk-internships-auth') ?? '');
		const headers = { apikey: supabaseKey, Authorization: `Bearer ${session.access_token}` };
		return (await fetch('/rest/v1/applications?select=*', { headers })).json();
	});
}
