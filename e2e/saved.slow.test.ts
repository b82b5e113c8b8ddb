import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, axeFaultsInBothLooks, transitionsEnded } from './helpers/page/axe.ts';
import { application, fillIn, fillPanel, openTab, press } from './helpers/page/forms.ts';
import {
	factsIn,
	sectionOf,
	textOf,
	textsOf,
	visitBeforeScripts,
} from './helpers/page/page-readers.ts';
import { expectToast } from './helpers/page/toasts.ts';
import { createAccount, type Person, signedIn, signIn } from './helpers/people/accounts.ts';
import { applyTo } from './helpers/people/employers.ts';
import { linkIn, type SiteUnderTest, startSite } from './helpers/server/site.ts';
import { siteInternships } from './helpers/server/site-internships.ts';

type Listing = { slug: string; title: string; company: string; deadline: string | null };

let site: SiteUnderTest;
let listings: readonly Listing[];
beforeAll(async () => {
	site = await startSite();
	listings = await siteInternships(site, '?sort=deadline');
});
afterAll(() => site?.stop());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const KEY = 'saved-internships';

let people = 0;
async function newPerson(): Promise<Person> {
	people += 1;
	const person = {
		name: 'Ada Obi',
		email: `ada-${people}@saved.example`,
		password: 'six or more',
	};
	await createAccount(site, person);
	return person;
}

const heart = (page: Page, { title }: Listing) =>
	page.getByRole('main').getByRole('button', { name: `Save ${title}` });
const pressed = (page: Page, listing: Listing) =>
	expect.poll(() => heart(page, listing).first().getAttribute('aria-pressed'));
const countIs = (page: Page, count: number) =>
	page
		.getByRole('banner')
		.getByRole('link', { name: count === 0 ? 'Saved' : `Saved ${count}`, exact: true })
		.waitFor();
const listed = (page: Page) =>
	textsOf(page.getByRole('main').getByRole('article').getByRole('heading'));
const onDevice = (page: Page) =>
	page.evaluate((key) => Object.values(JSON.parse(localStorage.getItem(key) ?? '{}')), KEY);
/** Where the account has all that the device has. */
const inAccount = (page: Page, count: number) =>
	expect
		.poll(async () => (await onDevice(page)).filter((one) => (one as { of?: string }).of).length)
		.toBe(count);

function at(place: number): Listing {
	const listing = listings[place];
	if (!listing) throw new Error('The site has too few internships.');
	return listing;
}

const inOrder = (one: Listing, other: Listing) =>
	(one.deadline ?? '9').localeCompare(other.deadline ?? '9') ||
	one.title.localeCompare(other.title);

/** A search that finds it first. */
const searchFor = ({ title, company }: Listing) =>
	`/internships?${new URLSearchParams({ q: `${title} ${company}` })}`;

async function openSearch(listing: Listing, options = {}): Promise<Page> {
	const { page } = await site.visit(searchFor(listing), options);
	return page;
}

describe('a visitor', () => {
	it('saves with the very first tap, finds it by deadline, and it is in the account after the sign-up', async () => {
		const [one, other] = [at(0), at(1)];
		const byDeadline = [one, other].toSorted(inOrder).map(({ title }) => title);
		const { page, release } = await visitBeforeScripts(site, searchFor(one), phone);
		await heart(page, one).first().tap();
		release();
		await pressed(page, one).toBe('true');
		await expectToast(page, 'Saved', 'Kept on this device until you sign in.', 'plain');
		await countIs(page, 1);
		await page.goto(site.url + searchFor(other));
		await heart(page, other).first().tap();
		await countIs(page, 2);
		await page.getByRole('banner').getByRole('link', { name: 'Saved 2' }).tap();
		await page.waitForURL('**/saved');
		await expect.poll(() => listed(page)).toEqual(byDeadline);

		const person = {
			'Full name': 'Lin Wu',
			Email: 'lin@saved.example',
			Password: 'six or more',
		};
		await page.getByRole('link', { name: 'sign in', exact: true }).tap();
		await openTab(page, 'Sign Up');
		await fillPanel(page, person);
		await press(page, 'Sign Up');
		const mail = await site.mailTo(person.Email);
		await page.goto(linkIn(mail));
		await press(page, 'Confirm my address');
		await page.waitForURL('**/saved');
		await expect.poll(() => listed(page)).toEqual(byDeadline);
		await inAccount(page, 2);

		const elsewhere = await site.newPage(phone);
		await elsewhere.goto(`${site.url}/auth`);
		await openTab(elsewhere, 'Sign In');
		await fillPanel(elsewhere, { Email: person.Email, Password: person.Password });
		await press(elsewhere, 'Sign In');
		await elsewhere.waitForURL(`${site.url}/`);
		await countIs(elsewhere, 2);
		await elsewhere.goto(`${site.url}/account`);
		await elsewhere.getByText('Saved internships').waitFor();
		expect(await factsIn(sectionOf(elsewhere, 'What we keep'))).toMatchObject({
			'Saved internships': '2',
		});
		await page.close();
	});

	it('takes all deadlines away as one file', async () => {
		const one = at(0);
		const page = await openSearch(one);
		await heart(page, one).first().click();
		await countIs(page, 1);
		await page.goto(`${site.url}/saved`);
		const save = page.getByRole('button', { name: 'Save all deadlines as a file' });
		const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
		expect(download.suggestedFilename()).toBe('Saved deadlines.ics');
		expect(await page.getByRole('button', { name: 'Make an address' }).count()).toBe(0);
		expect(await axeFaults(page)).toEqual([]);
		await page.close();
	});

	it('saves and removes by keyboard alone, and takes a removal back', async () => {
		const one = at(2);
		const page = await openSearch(one);
		await page.getByRole('article').getByRole('link', { name: one.title }).first().focus();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Space');
		await pressed(page, one).toBe('true');
		await page.getByRole('banner').getByRole('link', { name: 'Saved 1' }).focus();
		await page.keyboard.press('Enter');
		await page.getByRole('heading', { level: 1, name: 'Saved internships' }).waitFor();
		await expect.poll(() => listed(page)).toEqual([one.title]);
		await heart(page, one).focus();
		await page.keyboard.press('Enter');
		await countIs(page, 0);
		const undo = page.getByRole('button', { name: /^Undo/ });
		await undo.waitFor();
		expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
		await page.keyboard.press('Enter');
		await countIs(page, 1);
		await expect.poll(() => listed(page)).toEqual([one.title]);
		expect(await heart(page, one).evaluate((button) => button === document.activeElement)).toBe(
			true,
		);
		await page.evaluate((key) => {
			const list = JSON.parse(localStorage.getItem(key) ?? '{}');
			localStorage.setItem(key, JSON.stringify({ ...list, gone: { name: 'Gone Intern', at: 1 } }));
		}, KEY);
		await page.reload();
		await page.getByRole('button', { name: 'Remove Gone Intern' }).press('Enter');
		await page.locator(':focus').getByText('Gone Intern is removed.').waitFor();
		await heart(page, one).press('Enter');
		await undo.waitFor();
		await page.reload();
		await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
	});

	it('finds the heart pressed in lists of the build, which React leaves alone, and on its own page', async () => {
		const { page } = await site.visit('/programs/uk-cities');
		const first = page
			.locator('#city-cards')
			.getByRole('button', { name: /^Save / })
			.first();
		const name = (await first.getAttribute('aria-label'))?.slice('Save '.length) ?? '';
		await first.click();
		await countIs(page, 1);
		await page.reload();
		await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true');
		const [slug = ''] = await page.evaluate(
			(key) => Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}')),
			KEY,
		);
		await page.goto(`${site.url}/internships/${slug}`);
		const save = page.getByRole('button', { name: 'Save', exact: true, pressed: true });
		await save.waitFor();
		await save.click();
		await countIs(page, 0);
		expect(name).toContain(await page.getByRole('heading', { level: 1 }).innerText());
	});

	it('presses twice quickly, and in two tabs', async () => {
		const one = at(3);
		const page = await openSearch(one);
		await heart(page, one).first().click();
		await pressed(page, one).toBe('true');
		await heart(page, one).first().dblclick();
		await pressed(page, one).toBe('true');
		const other = await page.context().newPage();
		await other.goto(site.url + searchFor(one));
		await countIs(other, 1);
		await heart(other, one).first().click();
		await countIs(other, 0);
		await pressed(page, one).toBe('false');
		await countIs(page, 0);
	});

	it('is told where the browser keeps nothing', async () => {
		const context = await site.newContext();
		await context.addInitScript(() => {
			const refuse = () => {
				throw new DOMException('refused', 'SecurityError');
			};
			for (const name of ['localStorage', 'sessionStorage'])
				Object.defineProperty(window, name, { get: refuse });
		});
		const page = await context.newPage();
		await page.goto(site.url + searchFor(at(0)));
		await heart(page, at(0)).first().click();
		await page
			.getByRole('alert')
			.getByText(/does not let the site keep anything/)
			.waitFor();
		await pressed(page, at(0)).toBe('false');
		await context.close();
	});

	it('reads before any script runs that the list stays on this device, so that nothing moves', async () => {
		const { page, release } = await visitBeforeScripts(site, '/saved', phone);
		const intro = page.getByText('They are kept on this device');
		expect(await intro.isVisible()).toBe(true);
		await page.evaluate(() => document.documentElement.toggleAttribute('data-session', true));
		expect(await intro.isVisible()).toBe(false);
		await release();
		await intro.waitFor();
	});

	it('sees no heart without scripts', async () => {
		const context = await site.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		await page.goto(site.url + searchFor(at(0)));
		expect(await page.getByRole('button', { name: /^Save / }).count()).toBe(0);
		await context.close();
	});
});

describe('somebody who is signed in', () => {
	it('is not told that nothing is saved while the account does not answer', async () => {
		const { page } = await site.visit('/', await signedIn(site, await newPerson()));
		await page.route('**/api/saved/**', (route) => route.abort());
		await page.goto(`${site.url}/saved`);
		await page.getByText('We could not reach your account.').waitFor();
		expect(await page.getByText('Nothing saved yet').count()).toBe(0);
		await page.unroute('**/api/saved/**');
		await press(page, 'Try again');
		await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
	});

	it('keeps on the device what the account does not take, until it does', async () => {
		const person = await newPerson();
		const [one, other] = [at(4), at(5)];
		const page = await openSearch(one, await signedIn(site, person));
		await page.locator('html[data-ready]').waitFor();
		await page.route('**/api/saved', (route) => route.abort());
		const failed = page.waitForEvent('requestfailed', (request) =>
			request.url().endsWith('/api/saved'),
		);
		await heart(page, one).first().click();
		await pressed(page, one).toBe('true');
		await failed;
		await inAccount(page, 0);
		await page.unroute('**/api/saved');
		await page.goto(site.url + searchFor(other));
		await inAccount(page, 1);
		await heart(page, other).first().click();
		await inAccount(page, 2);

		await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
		await countIs(page, 0);
		expect(await onDevice(page)).toEqual([]);
		await pressed(page, other).toBe('false');
		await page.close();

		const again = await openSearch(one, await signedIn(site, person));
		await countIs(again, 2);
		await again.route('**/api/saved/remove', (route) => route.abort());
		await heart(again, one).first().click();
		await expectToast(
			again,
			'Not removed',
			'The server cannot be reached. Check your connection and try again.',
		);
		await pressed(again, one).toBe('true');
	});

	it('joins what a device has saved from two tabs at once, without losing one', async () => {
		const person = await newPerson();
		const page = await openSearch(at(6));
		await heart(page, at(6)).first().click();
		await countIs(page, 1);
		const tab = await page.context().newPage();
		await tab.goto(site.url + searchFor(at(7)));
		await heart(tab, at(7)).first().click();
		await countIs(tab, 2);
		await page.goto(`${site.url}/auth`);
		await openTab(page, 'Sign In');
		await fillPanel(page, { Email: person.email, Password: person.password });
		await press(page, 'Sign In');
		await page.waitForURL(`${site.url}/`);
		await inAccount(page, 2);
		await inAccount(tab, 2);
		await page.close();
		const elsewhere = await openSearch(at(6), await signedIn(site, person));
		await countIs(elsewhere, 2);
	});

	it('reads on a card that they have applied, and by when they hear', async () => {
		const person = await newPerson();
		const one = at(8);
		const { page } = await site.visit(
			`/apply?internship=${one.slug}`,
			await signedIn(site, person),
		);
		await fillIn(page, application);
		await press(page, 'Submit Application');
		await page.getByRole('link', { name: 'See your application', exact: true }).waitFor();
		await page.goto(site.url + searchFor(one));
		const card = page.getByRole('article').filter({ hasText: one.title }).first();
		await card.getByRole('link', { name: /^You applied on \d+ \w+ for / }).waitFor();
		await card.getByText(/^You will hear by \d+ \w+$/).waitFor();
		expect(await card.getByText(/^Answers within/).isVisible()).toBe(false);
	});

	it('is led from the page of an internship and from a kept list to the application, until it is withdrawn', async () => {
		const person = await newPerson();
		const [one] = await siteInternships(site, '?kind=london');
		const options = { ...(await signedIn(site, person)), ...phone };
		const { page } = await site.visit(`/internships/${one.slug}`, options);
		const toApply = page.getByRole('link', { name: `Apply Now for ${one.title}` });
		const toOwn = page.getByRole('link', { name: `See your application for ${one.title}` });
		await toApply.filter({ visible: true }).tap();
		await fillIn(page, application);
		await press(page, 'Submit Application');
		await page.getByText('We have your application').waitFor();

		await page.goBack();
		await toOwn.filter({ visible: true }).waitFor();
		expect(await toApply.count()).toBe(0);
		await page
			.getByRole('main')
			.getByText(/^You applied on/)
			.first()
			.waitFor();
		expect(await (await fetch(page.url())).text()).not.toContain('You applied');
		expect(await axeFaults(page)).toEqual([]);

		await page.goto(`${site.url}/programs/london`);
		const card = page.getByRole('listitem').filter({
			has: page.getByRole('heading', { name: one.title, exact: true }),
		});
		await card.getByText(/^You will hear by \d+ \w+$/).waitFor();
		expect(await card.getByRole('link', { name: /^Apply Now/ }).count()).toBe(0);
		await transitionsEnded(page);
		await card.getByRole('link', { name: /^You applied on \d+ \w+ for / }).tap();
		await page.waitForURL('**/account/applications/*');
		await press(page, 'Withdraw');
		await page.getByRole('dialog').getByRole('button', { name: 'Yes, withdraw it' }).tap();
		await page.getByText('You have withdrawn this application.').waitFor();
		await page.goto(`${site.url}/internships/${one.slug}`);
		await toApply.filter({ visible: true }).waitFor();
	});

	it('is led from the page of a program to the application', async () => {
		const person = await newPerson();
		const options = { ...(await signedIn(site, person)), ...phone };
		const [program] = await siteInternships(site, '?kind=program');
		const one: Listing & { details: { programId: number } } = await (
			await fetch(`${site.url}/internships/${program.slug}.json`)
		).json();
		const { page, problems } = await site.visit(`/apply?internship=${one.slug}`, options);
		const next = page.getByRole('complementary').filter({ hasText: 'What happens next' });
		await next
			.getByText(/^By \d+ \w+ \d{4}, end of the day, UK time, if you apply today: /)
			.waitFor();
		expect(await textOf(page.getByRole('main'))).not.toMatch(/weeks;|working days|every program/);
		await fillIn(page, application);
		await press(page, 'Submit Application');
		await page.getByText('We have your application').waitFor();
		await page.goto(`${site.url}/programs/${one.details.programId}`);
		const panel = page.getByRole('complementary', { name: 'Quick Info' });
		await panel.getByText(/^You applied on \d+ \w+$/).waitFor();
		expect(await panel.getByRole('link', { name: 'Apply Now' }).count()).toBe(0);
		await panel.getByRole('link', { name: 'See your application' }).tap();
		await page.waitForURL('**/account/applications/*');
		expect(problems).toEqual([]);
	});

	it('moves about the account, whose screens have no fault that axe knows', async () => {
		const person = await newPerson();
		const page = await openSearch(at(9), { ...(await signedIn(site, person)), ...phone });
		await heart(page, at(9)).first().tap();
		await inAccount(page, 1);
		await page.goto(`${site.url}/account`);
		const screens = page.getByRole('navigation', { name: 'Account' });
		await expect
			.poll(() => textsOf(screens.getByRole('link')))
			.toEqual(['Applications', 'Saved', 'Profile and CV', 'Alerts', 'Security', 'Account']);
		await screens.getByRole('link', { name: 'Saved 1', exact: true }).tap();
		await expect.poll(() => listed(page)).toEqual([at(9).title]);
		const first = await page.getByRole('main').getByRole('article').first().boundingBox();
		expect(first?.y).toBeLessThan(420);
		expect(await axeFaultsInBothLooks(page)).toEqual([]);
	});
});

it('the page of an internship offers no similar ones that the reader has applied for or withdrawn from', async () => {
	const person = await newPerson();
	const path = `/internships/${at(0).slug}`;
	const offeredOn = (page: Page) =>
		page
			.locator('#similar')
			.getByRole('article')
			.getByRole('heading')
			.getByRole('link')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
	const { page: visitor } = await site.visit(path);
	const offered = await offeredOn(visitor);
	const slugs = offered.map((to) => String(to).replace('/internships/', ''));
	expect(slugs).toHaveLength(3);
	const [sent = '', withdrawn = '', other] = slugs;
	await applyTo(site, person, sent);
	const id = await applyTo(site, person, withdrawn);
	const { access_token } = await signIn(site, person);
	const moved = await fetch(`${site.url}/api/applications/${id}/move`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` },
		body: JSON.stringify({ expected: 'submitted', to: 'withdrawn' }),
	});
	expect(moved.status).toBe(200);
	const { page } = await site.visit(path, await signedIn(site, person));
	const offeredPaths = () => offeredOn(page);
	await expect.poll(offeredPaths).not.toContain(`/internships/${sent}`);
	await expect.poll(offeredPaths).not.toContain(`/internships/${withdrawn}`);
	await expect.poll(offeredPaths).toContain(`/internships/${other}`);
	// The marks of cards hide some first; the page of its own fills up what is missing.
	await expect.poll(offeredPaths).toHaveLength(3);
});

describe('the calendar of who is signed in', () => {
	it('has an address that is shown once, is made anew, and ended', async () => {
		const person = await newPerson();
		const one = at(0);
		const { page } = await site.visit(searchFor(one), {
			...(await signedIn(site, person)),
			...phone,
		});
		await heart(page, one).first().tap();
		await inAccount(page, 1);
		await page.goto(`${site.url}/saved`);
		const field = page.getByLabel('Address for your calendar program');
		await press(page, 'Make an address');
		await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
		const first = await field.inputValue();
		const eventsAt = async (address: string) => {
			const response = await fetch(address);
			return response.ok ? (await response.text()).match(/BEGIN:VEVENT/g)?.length : response.status;
		};
		expect(await eventsAt(first)).toBe(1);
		const open = page.getByRole('link', { name: 'Open it in my calendar program' });
		expect(await open.getAttribute('href')).toBe(first.replace(/^https?/, 'webcal'));
		expect(await axeFaults(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			390,
		);
		await press(page, 'Make a new address');
		await expect.poll(() => field.inputValue()).not.toBe(first);
		expect(await eventsAt(first)).toBe(404);
		const second = await field.inputValue();
		await page.reload();
		await page.getByText(/^You made an address on .* It was shown once\.$/).waitFor();
		expect(await field.count()).toBe(0);
		await press(page, 'End the address');
		await page.getByRole('button', { name: 'Make an address' }).waitFor();
		expect(await eventsAt(second)).toBe(404);
		await page.close();
	});
});
