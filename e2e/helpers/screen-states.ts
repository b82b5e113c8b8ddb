import type { Page } from 'playwright-core';
import { comparePath } from '#app/lib/addresses/compare-path.ts';
import { candidates } from '#content/pages/candidates.ts';
import { faqCategories } from '#content/pages/faqs.ts';
import { fillBasics, openTab, press, subscribe } from './page/forms.ts';
import { listingPath } from './page/listing-page.ts';
import { portalStates } from './portal-states.ts';

/** The kind of account that is signed in; a visitor if undefined. */
export type AccountKind = 'student' | 'employer' | 'new employer' | 'host' | 'staff';

/** The state of a screen after an interaction. */
export type State = {
	name: string;
	path: string;
	account?: AccountKind;
	/** Set if the state exists only on a wide or a narrow screen. */
	only?: 'desk' | 'phone';
	/** What the page meets already while it loads, such as a call that fails. */
	before?: (page: Page) => Promise<unknown>;
	/** Performs the interaction and waits for its result. */
	enter: (page: Page) => Promise<void>;
};

const heading = (page: Page, name: string | RegExp) =>
	page.getByRole('heading', { name }).filter({ visible: true }).first().waitFor();
/** A message disappears after some seconds, except while the pointer is over it. */
const toastWith = async (page: Page, text: string) => {
	const region = page.getByRole('region', { name: 'Notifications' });
	await region.getByText(text).hover();
};
const errors = (page: Page) =>
	page.locator('[aria-invalid]').filter({ visible: true }).first().waitFor();
const search = (name: string, text: string) => async (page: Page) => {
	await page.getByLabel(name, { exact: true }).fill(text);
};
const nothing = (box: string, title: string | RegExp) => async (page: Page) => {
	await search(box, 'nothing like it')(page);
	await heading(page, title);
};
const dialog = async (page: Page, opener: string, name: string) => {
	await page.getByRole('button', { name: opener, exact: true }).click();
	await page.getByRole('dialog', { name }).waitFor();
};

async function wizardTo(page: Page, step: 2 | 3) {
	await fillBasics(page);
	await press(page, 'Next');
	await heading(page, 'Company Details');
	if (step === 2) return;
	await page.getByLabel('Company description').fill('Timetables for hospitals.');
	await press(page, 'Next');
	await heading(page, 'Review & Complete');
}

const [candidate = { name: '' }] = candidates;
const question = faqCategories[0]?.questions[0]?.question ?? '';

const layers: State[] = [
	{
		name: 'the menu of programs',
		path: '/about',
		only: 'desk',
		enter: async (page) => {
			await page.getByRole('button', { name: 'Programs' }).click();
			await page.getByRole('link', { name: 'All programs' }).first().waitFor();
		},
	},
	{
		name: 'the sheet of a small screen',
		path: '/about',
		only: 'phone',
		enter: (page) => dialog(page, 'Menu', 'Menu'),
	},
	{
		name: 'a candidate in full',
		path: '/candidates',
		enter: (page) => dialog(page, `View Profile of ${candidate.name}`, candidate.name),
	},
	{
		name: 'the report of an internship, with errors',
		path: listingPath,
		enter: async (page) => {
			await dialog(page, 'Report this internship', 'Report this internship');
			await press(page, 'Send the report');
			await errors(page);
		},
	},
	{
		name: 'a question with its answer',
		path: '/resources/faqs',
		enter: (page) => page.locator('summary').filter({ hasText: question }).click(),
	},
	{
		name: 'a message of success',
		path: '/cookies',
		enter: async (page) => {
			await subscribe(page, `${Date.now()}@states.example`);
			await toastWith(page, 'Thank you for subscribing to our newsletter');
		},
	},
];

const forms: State[] = [
	{
		name: 'errors of the contact form, and the message of failure',
		path: '/contact',
		enter: async (page) => {
			await press(page, 'Send Message');
			await errors(page);
			await toastWith(page, 'Please fill in all required fields.');
		},
	},
	{
		name: 'errors of the application',
		path: '/apply',
		account: 'student',
		enter: async (page) => {
			await press(page, 'Submit Application');
			await errors(page);
		},
	},
	...(['/auth', '/employer-auth'] as const).flatMap((path) =>
		(['Sign In', 'Sign Up'] as const).map((tab) => ({
			name: `errors of ${path}, ${tab}`,
			path,
			enter: async (page: Page) => {
				await openTab(page, tab);
				await press(page, tab);
				await errors(page);
			},
		})),
	),
	{
		name: 'a confirmation to wait for',
		path: '/auth',
		enter: async (page) => {
			await openTab(page, 'Sign Up');
			const panel = page.getByRole('tabpanel');
			await panel.getByLabel('Full name').fill('Lin Wu');
			await panel.getByLabel('Email').fill(`lin-${Date.now()}@states.example`);
			await panel.getByLabel('Password').fill('six or more');
			await press(page, 'Sign Up');
			await page.getByText('A link to confirm your account').waitFor();
		},
	},
];

const otherSession = {
	access_token: 'a.b.c',
	refresh_token: 'd',
	expires_in: 3600,
	user: { id: 'other', email: 'somebody-else-with-a-long-name@other.example', user_metadata: {} },
};

async function openApplication(page: Page) {
	await page.getByRole('link', { name: /^Open the application/ }).click();
	await heading(page, 'What you sent');
}

const accounts: State[] = [
	{
		name: 'the wizard’s first step with errors',
		path: '/employer-profile-setup',
		account: 'new employer',
		enter: async (page) => {
			await press(page, 'Next');
			await errors(page);
		},
	},
	{
		name: 'the wizard’s second step',
		path: '/employer-profile-setup',
		account: 'new employer',
		enter: (page) => wizardTo(page, 2),
	},
	{
		name: 'the wizard’s third step',
		path: '/employer-profile-setup',
		account: 'new employer',
		enter: (page) => wizardTo(page, 3),
	},
	...['Overview', 'Internships', 'Applications', 'Profile'].map((tab) => ({
		name: `the dashboard’s ${tab}`,
		path: '/employer-dashboard',
		account: 'employer' as const,
		enter: (page: Page) => openTab(page, tab),
	})),
	{
		name: 'a profile that cannot be read',
		path: '/employer-dashboard',
		account: 'employer',
		before: (page) =>
			page.route('**/api/employer/company', (route) => route.fulfill({ status: 400, json: {} })),
		enter: (page) => heading(page, 'Your profile could not be loaded'),
	},
	{
		name: 'the account',
		path: '/account',
		account: 'student',
		enter: (page) => heading(page, 'Sign-in and data'),
	},
	{
		name: 'the applications',
		path: '/account/applications',
		account: 'student',
		enter: (page) => heading(page, 'Waiting for an answer'),
	},
	{
		name: 'an application',
		path: '/account/applications',
		account: 'student',
		enter: openApplication,
	},
	{
		name: 'the question before an application is withdrawn',
		path: '/account/applications',
		account: 'student',
		enter: async (page) => {
			await openApplication(page);
			await dialog(page, 'Withdraw', 'Withdraw this application?');
		},
	},
	{
		name: 'an application to an internship that does not exist',
		path: '/apply?internship=no-such-intern',
		account: 'student',
		enter: (page) => page.getByText(/^There is no such internship/).waitFor(),
	},
	{
		name: 'the question before an account is deleted',
		path: '/account',
		account: 'student',
		enter: (page) => dialog(page, 'Delete my account', 'Delete your account?'),
	},
	{
		name: 'a mailed link to follow',
		path: '/auth/confirm#type=signup&code=abc',
		enter: (page) => page.getByRole('button', { name: 'Confirm my address' }).waitFor(),
	},
	{
		name: 'a mailed link that is not complete',
		path: '/auth/confirm',
		enter: (page) => heading(page, 'This link no longer works'),
	},
	{
		name: 'a mailed link that is used up',
		path: '/auth/confirm#type=recovery&code=abc',
		enter: async (page) => {
			await press(page, 'Choose a new password');
			await heading(page, 'This link no longer works');
			await press(page, 'Send the link again');
			await errors(page);
		},
	},
	{
		name: 'a mailed link for another account',
		path: '/auth/confirm#type=recovery&code=abc',
		account: 'student',
		enter: async (page) => {
			await page.route('**/auth/v1/verify', (route) => route.fulfill({ json: otherSession }));
			await press(page, 'Choose a new password');
			await heading(page, 'This link is for another account');
		},
	},
	{
		name: 'the new password’s form',
		path: '/new-password',
		account: 'student',
		enter: (page) => page.getByLabel('New password').waitFor(),
	},
];

const lists: State[] = [
	{
		name: 'no program found',
		path: '/programs?search=nothing+like+it',
		enter: (page) => page.getByText(/^Found 0 programs/).waitFor(),
	},
	{
		name: 'programs found',
		path: '/programs?search=law',
		enter: (page) => page.getByText(/^Found \d+ program/).waitFor(),
	},
	{
		name: 'no company found',
		path: '/companies',
		enter: nothing('Search companies', 'No companies found'),
	},
	{
		name: 'no candidate found',
		path: '/candidates',
		enter: nothing('Search candidates', 'No candidates found'),
	},
	{
		name: 'no question found',
		path: '/resources/faqs',
		enter: nothing('Search questions', /^No (questions|answer)/),
	},
	{
		name: 'the programs of one city',
		path: '/programs/uk-cities?city=leeds',
		enter: (page) => heading(page, 'Programs in Leeds'),
	},
	{
		name: 'the programs of one region',
		path: '/programs/international?region=africa',
		enter: (page) => page.getByText(/^Showing \d+ of the 6\+ programs in Africa/).waitFor(),
	},
	{
		name: 'the programs of one country',
		path: '/govt-initiatives',
		enter: async (page) => {
			await page.getByRole('button', { name: /^Japan/ }).click();
			await page.getByText('Showing 1 program for Japan').waitFor();
		},
	},
	{
		name: 'caught mail',
		path: '/dev/mailbox',
		enter: (page) => page.locator('summary').first().click(),
	},
	{
		name: 'a page that is not there',
		path: '/no-such-page',
		enter: (page) => heading(page, 'Oops! Page not found'),
	},
];

/** Internships that the test makes, with the days since they closed. */
export const closedInternships = { 'states-closed': 1, 'states-gone': 91 };

const internships: State[] = [
	{
		name: 'the sheet of filters',
		path: '/internships?city=Leeds',
		only: 'phone',
		enter: async (page) => {
			await press(page, 'Filters · 1');
			await page.getByRole('button', { name: 'Show internships' }).waitFor();
		},
	},
	{
		name: 'a chosen filter',
		path: '/internships',
		only: 'desk',
		enter: async (page) => {
			await page.getByRole('checkbox', { name: /^Leeds \d/ }).check();
			await heading(page, 'Internships in Leeds');
			await page.getByRole('link', { name: 'Remove Leeds' }).waitFor();
		},
	},
	{
		name: 'internships abroad, with the longest amounts',
		path: '/internships?city=Abroad',
		enter: (page) => page.getByText('HK$15,000').waitFor(),
	},
	{
		name: 'no internship found',
		path: '/internships?city=Leeds&q=zebra',
		enter: (page) => heading(page, 'No internship has all of this'),
	},
	{
		name: 'a search that could not be followed',
		path: '/internships?q=data',
		enter: async (page) => {
			await page.route(/\/internships\.parts\?.*law/, (route) => route.abort());
			await page.getByLabel('Search internships', { exact: true }).fill('law');
			await page.getByRole('button', { name: 'Try again' }).waitFor();
		},
	},
	{
		name: 'internships side by side',
		path: comparePath([
			'speech-data-intern-vowel-stop-manchester',
			'worsted-design-assistant-calverley-fold-worsteds-leeds',
			'carbon-accounting-intern-tern-ledger-remote',
		]),
		enter: (page) => page.getByText('Left in a month').waitFor(),
	},
	{
		name: 'too little to compare',
		path: '/saved/compare?with=no-such-intern,no-other-intern',
		enter: (page) => heading(page, 'There is too little to compare'),
	},
	{
		name: 'an internship that is closed',
		path: '/internships/states-closed',
		enter: (page) => heading(page, 'Similar and open'),
	},
	{
		name: 'an internship that is gone',
		path: '/internships/states-gone',
		enter: (page) => page.getByText('its page is gone').waitFor(),
	},
];

/** Every state that a screen can be brought into. */
export const states = [...layers, ...forms, ...accounts, ...portalStates, ...lists, ...internships];
