import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { internationalListings } from '#content/international.ts';
import { candidates } from '#content/pages/candidates.ts';
import { faqCategories } from '#content/pages/faqs.ts';
import { daysAfter } from '#schema/london-day.ts';
import { curated } from '#server/catalogue/own-listings/curated.ts';
import { loadSite } from '#server/site/site.ts';
import { fakeServices } from '#test/rows/fake-catalogue.ts';
import { fillIn, press, subscribe, valuesOf } from './helpers/page/forms.ts';
import { cardsIn, readCards } from './helpers/page/listings.ts';
import {
	addressOf,
	hydrated,
	textOf,
	textsOf,
	visitBeforeScripts,
} from './helpers/page/page-readers.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
let page: Page;
beforeAll(async () => {
	site = await startSite();
	page = await site.newPage({ javaScriptEnabled: false });
});
afterAll(() => site.stop());

const visit = (path: string) => page.goto(site.url + path);

describe('without JavaScript', () => {
	it('searches the programs from the home page', async () => {
		await visit('/');
		const box = page.getByLabel('Search internships', { exact: true });
		await box.fill('engineering');
		await page.getByRole('button', { name: 'Search', exact: true }).click();
		await page.getByText('Found 3 programs for “engineering”').waitFor();
		await expect.poll(() => page.getByRole('article').count()).toBe(3);
		const programs = page.getByLabel('Search programs', { exact: true });
		await programs.fill('law');
		await programs.press('Enter');
		await page.getByText('Found 1 program for “law”').waitFor();
		expect(await programs.inputValue()).toBe('law');
		await page.getByRole('link', { name: 'Commercial Law Program' }).click();
		await page.getByRole('heading', { level: 1, name: 'Commercial Law Program' }).waitFor();
	});

	it.each([
		['/companies', 'Search companies', 'law', /^Found [1-9]\d* compan(y|ies) for “law”$/],
		['/candidates', 'Search candidates', 'python', /^Found [1-9]\d* candidates? for “python”$/],
		['/resources/faqs', 'Search questions', 'visa', /^Found [1-9]\d* questions? for “visa”$/],
	])('searches %s, and shows everything again', async (path, label, text, status) => {
		await visit(path);
		const everything = await textOf(page.getByRole('main').getByRole('status'));
		const box = page.getByLabel(label, { exact: true });
		await box.fill(text);
		await box.press('Enter');
		await page.getByRole('status').filter({ hasText: status }).waitFor();
		expect(await box.inputValue()).toBe(text);
		await visit(`${path}?search=zebra`);
		await page.getByRole('button', { name: /^Show all/ }).click();
		await page.getByRole('status').filter({ hasText: everything }).waitFor();
	});

	it('shows all listings of the long lists, and the links of their cards work', async () => {
		await visit('/programs/uk-cities');
		// Those of a city after its tenth are in `details`.
		const cards = cardsIn(page.locator('section#programs'));
		expect(await cards.count()).toBe(60);
		const closed = page.locator('.city-group > details:not([open]) > summary');
		for (let left = await closed.count(); left > 0; left--) {
			await closed.first().press('Enter');
			await expect.poll(() => closed.count()).toBe(left - 1);
		}
		await expect.poll(() => cards.count()).toBe(207);
		await visit('/programs/placement-year');
		const placements = cardsIn(page.locator('section#programs'));
		expect(await placements.count()).toBe(50);
		await placements
			.nth(40)
			.getByRole('link', { name: /^Apply Now/ })
			.click();
		await page.waitForURL('**/apply?internship=*');
	});

	it('shows an internship open through its last day in London, and closed and last on the next', async () => {
		const [soonest] = curated('london', '2026-11-23')
			.filter(({ deadline }) => deadline !== null)
			.toSorted((one, other) => ((one.deadline ?? '') < (other.deadline ?? '') ? -1 : 1));
		const last = soonest?.deadline ?? '';
		const services = { ...fakeServices(), curated, config: { siteUrl: site.url } };
		const render = (await loadSite(site.url)).renderWith(services);
		await page.route('**/programs/london', async (route) => {
			const answer = await render(new Request(route.request().url()), '', async () => {});
			await route.fulfill({ body: await answer.text(), contentType: 'text/html' });
		});
		const seenOn = async (day: string) => {
			services.clock.today = () => day;
			await visit('/programs/london');
			const cards = await readCards(cardsIn(page.locator('section#programs')));
			const at = cards.findIndex(({ page: to }) => to === `/internships/${soonest?.slug}`);
			const { closing, apply } = cards[at] ?? {};
			const later = cards.slice(at + 1).map((card) => card.closing);
			return { closing, apply: apply?.[1], isLast: later.every((words) => words === 'Closed') };
		};
		const apply = `/apply?internship=${soonest?.slug}`;
		expect(await seenOn(last)).toEqual({ closing: 'Closes today, UK time', apply, isLast: false });
		expect(await seenOn(daysAfter(last, 1))).toEqual({
			closing: 'Closed',
			apply: undefined,
			isLast: true,
		});
		await page.unroute('**/programs/london');
	});

	it('filters the UK cities on the map and by card, and clears the filter', async () => {
		await visit('/programs/uk-cities');
		const seen = () => cardsIn(page.locator('section#programs')).filter({ visible: true }).count();
		const pressed = () => textsOf(page.locator('button[aria-pressed=true]'));
		await page.getByRole('button', { name: 'Leeds', exact: true }).click();
		await page.getByText('Showing 27 programs available in Leeds').waitFor();
		await page.getByRole('heading', { level: 2, name: 'Programs in Leeds' }).waitFor();
		expect(addressOf(page)).toBe('/programs/uk-cities?city=leeds#programs');
		// The count stands above the list, which may still be on its way.
		await expect.poll(seen).toBe(27);
		expect(await pressed()).toHaveLength(2);
		await page.getByRole('button', { name: /^Bristol .* programs/ }).click();
		await page.getByText('Showing 31 programs available in Bristol').waitFor();
		await expect.poll(seen).toBe(31);
		await page.getByRole('button', { name: /^Bristol .* programs/ }).click();
		await page.getByText('Showing all 207 programs').waitFor();
		await expect.poll(seen).toBe(60);
		expect(await pressed()).toEqual([]);
		await visit('/programs/uk-cities?city=leeds');
		await page.getByRole('button', { name: 'Clear Filter - Show All Programs' }).click();
		await page.getByText('Showing all 207 programs').waitFor();
	});

	it('filters the government initiatives by country, and shows them all again', async () => {
		await visit('/govt-initiatives');
		const everything = await page.getByRole('article').count();
		await page.getByRole('button', { name: 'Japan 1 program' }).click();
		await page.getByText('Showing 1 program for Japan').waitFor();
		await expect.poll(() => page.getByRole('article').count()).toBe(1);
		expect(await textsOf(page.locator('button[aria-pressed=true]'))).toEqual(['Japan 1 program']);
		await page.getByRole('button', { name: /^All Countries/ }).click();
		await page.getByText(`Showing all ${everything} programs`).waitFor();
	});

	it('filters the international programs by the region of a link', async () => {
		await visit('/programs/international');
		await page.getByRole('link', { name: 'Programs in Europe', exact: true }).click();
		const cards = cardsIn(page.locator('section#programs')).filter({ visible: true });
		const europe = internationalListings.filter(({ region }) => region === 'Europe').length;
		await expect.poll(() => cards.count()).toBe(europe);
		await page.getByRole('button', { name: 'Clear Filter - Show All Programs' }).click();
		await expect.poll(() => cards.count()).toBe(internationalListings.length);
	});

	it('offers no control that does nothing', async () => {
		for (const path of ['/companies', '/candidates', '/resources/faqs', '/resources/downloads']) {
			await visit(path);
			const main = page.getByRole('main');
			// What is sent to an address works.
			const working = await textsOf(main.locator('button:visible:not([action] [type=submit])'));
			expect(working.filter((name) => !/^View Profile/.test(name))).toEqual([]);
		}
	});

	it('searches for a topic, and shows all candidates again', async () => {
		await visit('/resources/faqs');
		await page.getByRole('button', { name: 'Visa', exact: true }).click();
		await page.getByText(/^Found \d+ questions for “Visa”$/).waitFor();
		await visit('/candidates?search=zebra');
		await page.getByRole('button', { name: 'View All Candidates' }).click();
		await page.getByText('6 candidates', { exact: true }).waitFor();
	});

	it('opens questions and profiles', async () => {
		await visit('/resources/faqs');
		const { question, answer } = faqCategories[0]?.questions[0] ?? { question: '', answer: '' };
		await page.getByText(question, { exact: true }).click();
		await page.getByText(answer, { exact: true }).waitFor();
		await visit('/candidates');
		const { name, about } = candidates[0] ?? { name: '', about: '' };
		await page.getByRole('button', { name: `View Profile of ${name}` }).click();
		const dialog = page.getByRole('dialog', { name });
		expect(await textOf(dialog)).toContain(about);
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'hidden' });
	});
});

describe('while the scripts are on their way', () => {
	it.each([
		['/companies', 'Search companies', 'law', /^Found \d+ compan(y|ies) for “law”/],
		['/programs', 'Search programs', 'law', /^Found 1 program for “law”/],
	])('what is typed on %s counts once they are there', async (path, label, text, outcome) => {
		const { page, release } = await visitBeforeScripts(site, path);
		const box = page.getByLabel(label, { exact: true });
		await box.fill(text);
		release();
		await hydrated(page);
		await page.getByRole('status').filter({ hasText: outcome }).waitFor();
		expect(await box.inputValue()).toBe(text);
	});

	it('a search that is sent at once arrives', async () => {
		const { page, release } = await visitBeforeScripts(site, '/companies');
		const box = page.getByRole('searchbox', { name: 'Search companies' });
		await box.fill('law');
		await box.press('Enter');
		release();
		await page.waitForURL('**/companies?search=law');
		await page.getByText(/^Found \d+ compan(y|ies) for “law”/).waitFor();
		expect(await box.inputValue()).toBe('law');
	});
});

describe('a form without JavaScript', () => {
	const subjectTo = async (email: string) => site.mailTo(email).then(({ subject }) => subject);

	it('sends a message, comes back with what is missing, and leads to its result', async () => {
		await visit('/contact');
		const main = page.getByRole('main');
		const typed = { Name: 'Ada Plain', Email: 'plain@post.example', Subject: '<b>Dates</b>' };
		await fillIn(page, typed);
		await press(page, 'Send Message');
		await main.getByText('Please fill in all required fields.').waitFor();
		await main.getByText('Write your message').waitFor();
		expect(await valuesOf(page, Object.keys(typed))).toEqual(Object.values(typed));
		await fillIn(page, { Message: 'Is there a place in spring?' });
		await press(page, 'Send Message');
		await main.getByText('We have your message').waitFor();
		expect(addressOf(page)).toBe('/contact?sent=yes#write-to-us');
		expect(await subjectTo(typed.Email)).toMatch(/^We've received your message/);
		await page.reload();
		await main.getByText('We have your message').waitFor();
		expect(await valuesOf(page, ['Name', 'Message'])).toEqual(['', '']);
	});

	it('subscribes to the newsletter from the foot of a page', async () => {
		await visit('/about');
		await subscribe(page, 'plain.post.example');
		const main = page.getByRole('main');
		await main.getByText('Please enter a valid email address').first().waitFor();
		expect(await main.getByLabel('Your email').inputValue()).toBe('plain.post.example');
		await main.getByLabel('Your email').fill('reader@post.example');
		await press(page, 'Subscribe');
		await main.getByText('You are on the list').waitFor();
		expect(addressOf(page)).toBe('/newsletter?subscribed=yes');
		expect(await subjectTo('reader@post.example')).toMatch(/^You are subscribed/);
	});
});
