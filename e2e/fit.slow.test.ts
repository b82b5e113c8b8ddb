import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaults } from './helpers/page/axe.ts';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { hydrated, textsOf } from './helpers/page/page-readers.ts';
import { createAccount, type Person, signedIn, signIn } from './helpers/people/accounts.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';
import { siteInternships } from './helpers/server/site-internships.ts';

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
	await createAccount(site, student);
});
afterAll(() => site?.stop());

const student: Person = {
	name: 'Linh Tran',
	email: 'linh.tran@fit.example',
	password: 'six or more',
};
const permission = { kind: 'student-visa', terms: [{ from: '2026-09-21', to: '2027-06-11' }] };

/** Saves what the student says of the permission to work, as the page of the profile does. */
async function say(work_permission: object | null) {
	const { access_token } = await signIn(site, student);
	const headers = { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' };
	const url = `${site.url}/api/profile`;
	const { versions } = await (await fetch(url, { headers })).json();
	const body = {
		section: 'permission',
		expected: versions.permission ?? 0,
		value: { work_permission },
	};
	const saved = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
	expect(saved.status).toBe(200);
}

/** A page of the student, whose profile says this. */
async function visit(path: string, said: object | null = permission) {
	await say(said);
	return site.visit(path, await signedIn(site, student));
}
const fits = (page: Page) => page.locator('#results .notes > .mark');
const signs = (page: Page) =>
	fits(page)
		.locator('use')
		.evaluateAll((icons) => icons.map((use) => use.getAttribute('href')?.split('#')[1]));
const html = async (path: string) => (await fetch(site.url + path)).text();

it.each([
	['term', 'full', 'Student visa: term too'],
	['summer', 'half', 'Student visa: summer vacation'],
	['vacations', 'half', 'Student visa: in vacations'],
	['course', 'half', 'Student visa: as part of your course'],
	['not-in-term', 'empty', 'Student visa: not in term'],
])('the search for %s finds cards with its words, without a script', async (value, disc, words) => {
	const page = await html(`/internships?permission=${value}`);
	const cards = page.match(/<article>.*?<\/article>/gs) ?? [];
	expect(cards).toHaveLength(20);
	for (const card of cards) {
		expect(card).toContain(`#fit-${disc}"`);
		expect(card).toContain(words);
	}
});

it('what vacations meant before is still understood, and work abroad has no words of a Student visa', async () => {
	expect(await html('/internships?permission=vacation')).toContain(
		'Internships that a Student visa allows in term, in the summer vacation or in vacations',
	);
	const abroad = await html('/internships?city=Abroad');
	expect(abroad.match(/<article>.*?<\/article>/gs)?.join('')).not.toMatch(/Student visa|#fit-/);
});

it('a card says how it fits the profile of the reader, in words and as a disc, also where it is HTML only', async () => {
	const { page, problems } = await visit('/internships?hours=20');
	await page.getByText('Fits are worked out from your profile.').waitFor();
	await page.getByText('Student visa, last term until 11 June 2027').waitFor();
	await fits(page).getByText('Fits in term too').first().waitFor();
	const words = new Set(await fits(page).allTextContents());
	words.delete('Ask whether a Student visa is enough');
	expect(words).toEqual(new Set(['Fits in term too']));
	expect(new Set(await signs(page))).not.toContain('fit-empty');

	// The cards of another page of the list are rendered by React.
	await page.getByRole('link', { name: 'Next page' }).click();
	await page.waitForURL('**/internships?hours=20&page=2');
	await fits(page).getByText('Fits in term too').first().waitFor();
	expect(new Set(await signs(page))).not.toContain('fit-empty');
	expect(await axeFaults(page)).toEqual([]);
	expect(problems).toEqual([]);
});

it.each([768, 1280])(
	'its words, which come with the profile, move no card at %i pixels',
	async (width) => {
		const { page } = await visit('/internships');
		await page.setViewportSize({ width, height: 1_000 });
		const profile = await delayCalls(page, '/api/profile');
		await page.reload();
		await hydrated(page);
		const places = () =>
			page
				.getByRole('article')
				.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
		const before = await places();
		await profile.release();
		await fits(page).first().waitFor();
		expect(await places()).toEqual(before);
	},
);

it('the cards of the programs say it as well, on their page and on the home page', async () => {
	const { page, problems } = await visit('/programs', { kind: 'no-restriction' });
	const programs = page.getByRole('main').getByRole('article');
	await programs.getByText('Fits all year').first().waitFor();
	expect(await programs.getByText('Fits all year').count()).toBe(await programs.count());
	// On a page of its own: a call of the first that is cut off would be a problem.
	const home = await site.visit('/', await signedIn(site, student));
	const featured = home.page.locator('section').filter({
		has: home.page.getByRole('heading', { name: 'Featured programs' }),
	});
	await featured.getByText('Fits all year').first().waitFor();
	expect([...problems, ...home.problems]).toEqual([]);
});

const curated = [
	['/programs/london', 15],
	['/programs/uk-cities', 207],
	// Two of the ten are done abroad.
	['/programs/remote', 8],
	['/programs/placement-year', 50],
] as const;
it.each(curated)(
	'the cards of %s say it, and say nothing after signing out',
	async (path, count) => {
		const { page, problems } = await visit(path, { kind: 'no-restriction' });
		const cards = page.locator('.long-cards article');
		await expect.poll(() => cards.getByText('Fits all year').count()).toBe(count);
		expect(await cards.locator('[href$="#fit-full"]').count()).toBe(count);
		expect(await axeFaults(page)).toEqual([]);
		await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
		await expect.poll(() => cards.getByText('Fits all year').count()).toBe(0);
		expect(problems).toEqual([]);
		await page.close();
	},
);

it('the cards of curated lists say it by the terms of a student, also after coming from another page', async () => {
	const { page, problems } = await visit('/programs/international');
	const cards = page.locator('.long-cards article');
	await cards.first().waitFor();
	// What other countries allow is not known.
	expect(await cards.getByText(/^Fits/).count()).toBe(0);
	await page.getByRole('banner').getByRole('button', { name: 'Programs' }).click();
	await page.getByRole('banner').getByRole('link', { name: 'London', exact: true }).click();
	await page.waitForURL('**/programs/london');
	await cards
		.getByText(/^Fits (from|until|in vacation)/)
		.first()
		.waitFor();
	expect(problems).toEqual([]);
});

const openToStudentVisa = async () => {
	const internships = await siteInternships(site, '?hours=20');
	return internships.find(({ sponsorship }) => sponsorship === 'student-visa-ok') ?? internships[0];
};

it('what is saved says it', async () => {
	const one = await openToStudentVisa();
	const { page, problems } = await visit(`/internships/${one.slug}`);
	await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
	await page.getByRole('banner').getByRole('link', { name: 'Saved 1', exact: true }).click();
	// The address changes before the page does.
	await page.getByRole('heading', { name: 'Saved internships' }).waitFor();
	await page.getByRole('article').getByText('Fits in term too').waitFor();
	// Cards wait for it: they would move those below them.
	const profile = await delayCalls(page, '/api/profile');
	await page.reload();
	await expect.poll(() => profile.count).toBe(1);
	expect(await page.getByRole('article').count()).toBe(0);
	profile.release();
	await page.getByRole('article').waitFor();
	expect(problems).toEqual([]);
});

it('a profile that says nothing of it changes no card', async () => {
	const { page } = await visit('/internships', null);
	await page.waitForLoadState('networkidle');
	await page.getByRole('button', { name: 'Sign Out' }).waitFor();
	const terms = page.locator('#results .notes > .terms');
	expect(await terms.first().textContent()).toContain('Student visa');
	expect((await page.locator('#results .notes').allTextContents()).join()).not.toMatch(
		/Fits|profile/,
	);
	expect(await fits(page).count()).toBe(0);
	expect(await page.getByText('Fits are worked out').count()).toBe(0);
});

it('the page and the form of an internship say how it fits', async () => {
	const one = await openToStudentVisa();
	const { page } = await visit(`/internships/${one.slug}`);
	const panel = page.getByRole('region', { name: 'Permission to work' });
	await panel.getByText('Fits in term too').waitFor();
	const own = panel.getByRole('listitem').filter({ hasText: 'your profile' });
	await own.waitFor();
	expect(await textsOf(own)).toEqual([expect.stringMatching(/^Student visa.*Fits in term too\./)]);
	await panel.getByText('Your course').waitFor();
	await page.goto(`${site.url}/apply?internship=${one.slug}`);
	await page
		.getByRole('region', { name: 'The internship' })
		.getByText('Fits in term too')
		.waitFor();
});

it('a form begins on the first screen of a phone, below what decides', async () => {
	const one = await openToStudentVisa();
	await say(permission);
	for (const path of [`/apply?internship=${one.slug}`, '/apply']) {
		const options = { ...(await signedIn(site, student)), viewport: { width: 390, height: 844 } };
		const { page } = await site.visit(path, options);
		const field = page.getByRole('main').locator('form').locator('textarea, select').first();
		await field.waitFor();
		await page.getByText('18 and over.').waitFor();
		if (path !== '/apply') await page.getByText('Fits in term too').waitFor();
		expect((await field.boundingBox())?.y).toBeLessThan(700);
		await page.close();
	}
});

it('the row of one’s own permission asks for what it lacks', async () => {
	const internships = await siteInternships(site, '?permission=summer');
	const one =
		internships.find(({ sponsorship }) => sponsorship === 'student-visa-ok') ?? internships[0];
	const { page } = await visit(`/internships/${one.slug}`, { kind: 'student-visa', terms: [] });
	const own = page
		.getByRole('region', { name: 'Permission to work' })
		.getByRole('listitem')
		.filter({ hasText: 'your profile' });
	await own.first().waitFor();
	const link = own.first().getByRole('link', { name: 'Add your term dates' });
	expect(await link.getAttribute('href')).toBe('/account/profile#permission');
	expect(await axeFaults(page)).toEqual([]);
});

it('no page that is kept for everybody has it in its HTML', async () => {
	const [one] = await siteInternships(site);
	for (const path of ['/internships', `/internships/${one.slug}`])
		expect(await html(path)).not.toContain('your profile');
});
