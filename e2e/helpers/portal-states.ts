import type { Locator, Page } from 'playwright-core';
import { press } from './page/forms.ts';
import type { State } from './screen-states.ts';

const heading = (page: Page, name: string | RegExp) =>
	page.getByRole('heading', { name }).filter({ visible: true }).first().waitFor();
const text = (page: Page, words: string | RegExp) =>
	page.getByText(words).filter({ visible: true }).first().waitFor();

/** What the server makes calls for itself, and draws, before the screen asks. */
const FIRST_SCREEN = /\/api\/first-screen\?/;
const fails: Parameters<Page['route']>[1] = (route) => route.fulfill({ status: 503, json: {} });

/** The states of what a screen fetches by calls that match `calls`, itself or by the server that draws it first. */
const fetched = (
	screen: Pick<State, 'name' | 'path' | 'account'>,
	calls: RegExp,
	full: State['enter'],
	empty?: { answer: object; words: string | RegExp },
): State[] => [
	{ ...screen, name: `${screen.name}, full`, enter: full },
	{
		...screen,
		name: `${screen.name}, loading`,
		before: async (page) => {
			for (const asked of [FIRST_SCREEN, calls]) await page.route(asked, () => {});
		},
		enter: (page) => text(page, /^Loading/),
	},
	{
		...screen,
		name: `${screen.name}, failed`,
		before: async (page) => {
			for (const asked of [FIRST_SCREEN, calls]) await page.route(asked, fails);
		},
		enter: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor(),
	},
	...(empty
		? [
				{
					...screen,
					name: `${screen.name}, empty`,
					before: async (page: Page) => {
						await page.route(FIRST_SCREEN, fails);
						await page.route(calls, (route) => route.fulfill({ json: empty.answer }));
					},
					enter: (page: Page) => text(page, empty.words),
				},
			]
		: []),
];

const NEW = '/employer-dashboard/internships/new';
const INTERNSHIPS = '/employer-dashboard?tab=internships';
const host = { account: 'host' as const };

/** Opens a draft of the sample employer. */
async function openDraft(page: Page, title: string, button = 'Edit') {
	await page.getByRole('link', { name: `${button} ${title}` }).click();
	await page.waitForURL('**/employer-dashboard/internships/*');
}

const posting: State[] = [
	{ ...host, name: 'what posting asks', path: NEW, enter: (page) => heading(page, 'Preview') },
	{
		...host,
		name: 'the posting’s first step, with errors',
		path: NEW,
		enter: async (page) => {
			await press(page, 'Next');
			await heading(page, 'The work');
			await press(page, 'Next');
			await text(page, 'Give it a title.');
		},
	},
	...['Where, when, how long', 'Pay and permission', 'Preview'].map((step, index) => ({
		...host,
		name: `the posting’s step ${step}`,
		path: INTERNSHIPS,
		enter: async (page: Page) => {
			await openDraft(page, `Step ${index + 2} Intern`);
			await heading(page, step);
		},
	})),
	{
		...host,
		name: 'what is left to mend before it is submitted',
		path: INTERNSHIPS,
		enter: async (page) => {
			await openDraft(page, 'Unfinished Intern');
			await heading(page, 'Before you can submit it');
		},
	},
	{
		...host,
		name: 'a draft that staff have returned',
		path: INTERNSHIPS,
		enter: async (page) => {
			await openDraft(page, 'Returned Intern');
			await text(page, 'Returned to you');
		},
	},
	{
		...host,
		name: 'a draft that waits for approval',
		path: INTERNSHIPS,
		enter: async (page) => {
			await openDraft(page, 'Waiting Intern', 'See it');
			await heading(page, 'Waiting for approval');
		},
	},
	...fetched(
		{ ...host, name: 'the employer’s internships', path: INTERNSHIPS },
		/\/api\/employer\/internships/,
		(page) => heading(page, 'Published'),
		{
			answer: { internships: [], next: null, drafts: [], all: 0, today: '2026-11-22' },
			words: 'No internships yet',
		},
	),
	{
		...host,
		name: 'the question before an internship is closed',
		path: INTERNSHIPS,
		enter: async (page) => {
			await page.getByRole('button', { name: 'Close Loom Intern' }).click();
			await page.getByRole('dialog', { name: 'Close “Loom Intern”?' }).waitFor();
		},
	},
	{
		...host,
		name: 'the import of drafts',
		path: '/employer-dashboard/internships/import',
		enter: (page) => heading(page, 'What goes in'),
	},
	{
		...host,
		name: 'the connections of a company',
		path: '/employer-dashboard/connections',
		enter: (page) => heading(page, 'Make a key'),
	},
	{
		...host,
		name: 'the questions of students',
		path: '/employer-dashboard/questions',
		enter: (page) => heading(page, 'To answer'),
	},
	{
		...host,
		name: 'the colleagues of a company',
		path: '/employer-dashboard/colleagues',
		enter: (page) => heading(page, 'Who may do what'),
	},
	...fetched(
		{ ...host, name: 'the employer’s overview', path: '/employer-dashboard' },
		/\/api\/employer\/overview/,
		(page) => heading(page, 'Applications per week'),
	).filter(({ name }) => !name.endsWith('loading')),
	...fetched(
		{ ...host, name: 'the employer’s applications', path: '/employer-dashboard?tab=applications' },
		/\/api\/employer\/applications/,
		(page) => page.getByRole('link', { name: 'Ann Ng' }).waitFor(),
	),
	{
		...host,
		name: 'the employer’s applications as a board',
		path: '/employer-dashboard?view=board&tab=applications',
		only: 'desk',
		enter: (page) => heading(page, /^Sent \d/),
	},
	{
		...host,
		name: 'an applicant who is moved, with errors',
		path: '/employer-dashboard?tab=applications',
		enter: async (page) => {
			await page.getByRole('link', { name: 'Ann Ng' }).click();
			await heading(page, 'Ann Ng');
			await press(page, 'Move to Not this time');
			await press(page, 'Send');
			await text(page, 'Choose at least one reason.');
		},
	},
];

const staff = { account: 'staff' as const };
const nothing = { answer: { items: [], next: null }, words: 'Nothing is waiting' };
const onScreen = (name: string) => (page: Page) => heading(page, name);

/** Opens the first entry of a list if none is open: staff of other files of tests may have all of them. */
async function openEntry(page: Page, control: Locator) {
	const entry = page.getByRole('main').locator('li > details').first();
	await entry.waitFor();
	const visible = control.filter({ visible: true }).first();
	if ((await visible.count()) === 0) await entry.locator('summary').first().click();
	await visible.waitFor();
}

const desk: State[] = [
	...fetched(
		{ ...staff, name: 'what waits for staff', path: '/staff' },
		/\/api\/staff(\?.*)?$/,
		onScreen('What waits'),
	),
	...fetched(
		{ ...staff, name: 'the drafts that wait', path: '/staff/drafts' },
		/\/api\/staff\/drafts(\?|$)/,
		(page) => text(page, 'Waiting Intern'),
		{
			answer: { items: [], next: null, all: 0, chosen: 0, counts: {}, sectors: {} },
			words: 'No drafts to review',
		},
	),
	{
		...staff,
		name: 'a draft that staff read, with an error',
		path: '/staff/drafts',
		enter: async (page) => {
			const links = page.getByRole('link', { name: /^(Review|Go on with|Open) Waiting Intern$/ });
			await links.first().click();
			await page.waitForURL('**/staff/drafts/*');
			await text(page, /^(Yours|Taken by .+) until/);
			// Other files of tests have staff of their own on this site.
			const takeOver = page.getByRole('button', { name: 'Take over' });
			if ((await takeOver.count()) > 0) await takeOver.click();
			await text(page, /^Yours until/);
			await page.getByRole('group', { name: 'Pay', exact: true }).getByText('Return').click();
			await page.getByLabel('Comment on Pay').waitFor();
			await press(page, 'Return');
			await text(page, 'Say what to change.');
		},
	},
	...fetched(
		{ ...staff, name: 'the employers for staff', path: '/staff/employers' },
		/\/api\/staff\/employers/,
		(page) => openEntry(page, page.getByRole('button', { name: 'Verify' })),
		nothing,
	),
	...fetched(
		{ ...staff, name: 'the messages', path: '/staff/messages' },
		/\/api\/staff\/messages/,
		(page) => openEntry(page, page.getByLabel('Your answer')),
		nothing,
	),
	...fetched(
		{ ...staff, name: 'the reports', path: '/staff/reports' },
		/\/api\/staff\/reports/,
		(page) => openEntry(page, page.getByLabel('What was done')),
		nothing,
	),
	...fetched(
		{ ...staff, name: 'the applications for staff', path: '/staff/applications' },
		/\/api\/staff\/applications/,
		onScreen('Applications'),
	),
	...fetched(
		{ ...staff, name: 'the staff log', path: '/staff/log' },
		/\/api\/staff\/log/,
		(page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
		{ answer: { items: [], next: null }, words: 'Nothing is in the log yet' },
	),
	...fetched(
		{ ...staff, name: 'the settings of staff', path: '/staff/settings' },
		/\/api\/staff\/members/,
		(page) => heading(page, 'Who may do what'),
	),
	{ ...staff, name: 'the search for people', path: '/staff/people', enter: onScreen('People') },
	{
		...staff,
		name: 'people that staff have found',
		path: '/staff/people',
		enter: async (page) => {
			await page.getByRole('main').getByRole('searchbox', { name: 'Email' }).fill('ann.ng');
			await press(page, 'Search');
			await page.locator('summary').getByText('Delete the account').first().click();
			await page.getByLabel('Address of the account').first().waitFor();
		},
	},
	{
		...staff,
		name: 'the catalogue for staff',
		path: '/staff/catalogue',
		enter: onScreen('Catalogue'),
	},
];

/** Every state of the screens with which employers post and answer, and of those of staff. */
export const portalStates = [...posting, ...desk];
