import { brotliCompressSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { companies } from '#content/pages/companies.ts';
import { slugOf } from '#schema/normal-form.ts';
import { delayCalls } from './helpers/page/delay-calls.ts';
import {
	addressOf,
	hrefsIn,
	hydrated,
	linksIn,
	sectionOf,
	textOf,
	textsOf,
} from './helpers/page/page-readers.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const status = (page: Page) => page.getByRole('main').getByRole('status');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const countIn = (text = '') => Number(/(\d[\d,]*)(?!.*\d)/.exec(text)?.[1]?.replace(',', ''));

/** How many internships the search of an address finds. */
async function countAt(path: string): Promise<number> {
	const { total } = await (
		await fetch(site.url + path.replace('/internships', '/internships.json'))
	).json();
	return total;
}

/** Links that say another number than their search finds; other files post internships too. */
async function miscounted(
	links: [text: string, path: string][],
	isRight: (text: string, count: number) => boolean,
) {
	const counted = await Promise.all(
		links.map(async ([text, path]) => ({ text, count: await countAt(path) })),
	);
	return counted.filter(({ text, count }) => !isRight(text, count));
}

describe('the home page', () => {
	it('counts what each quick choice finds', async () => {
		const { page, problems } = await site.visit('/');
		const choices = page.getByRole('list', { name: 'Quick choices' });
		await expect
			.poll(async () => {
				await page.reload();
				return miscounted(await linksIn(choices), (label, count) => countIn(label) === count);
			})
			.toEqual([]);
		expect((await linksIn(choices)).map(([label]) => label.replace(/ ?\d+$/, ''))).toEqual([
			'20 hours or less',
			'Starts in January',
			'Remote',
			'Placement year',
			'International',
		]);
		expect(problems).toEqual([]);
	});

	it('shows the next three to close, and what an hour pays in each city', async () => {
		const { page, problems } = await site.visit('/');
		await page.getByText('open today').waitFor();
		const closing = sectionOf(page, 'Next to close').getByRole('article').getByRole('heading');
		await expect
			.poll(async () => {
				await page.reload();
				const { items } = await (await fetch(`${site.url}/internships.json?sort=deadline`)).json();
				return (await textsOf(closing)).filter((title, place) => title !== items[place].title);
			})
			.toEqual([]);
		const rows = page.getByRole('rowheader');
		expect(await rows.count()).toBe(8);
		const tiles = sectionOf(page, 'Seven cities and your own desk');
		await expect
			.poll(async () => {
				await page.reload();
				return miscounted(await linksIn(tiles), (text, count) =>
					new RegExp(`^[A-Z][a-z]+ ${count} open half pay more than £1\\d\\.\\d\\d$`).test(text),
				);
			})
			.toEqual([]);
		expect(await tiles.getByRole('link').count()).toBe(8);
		expect(await hrefsIn(page.getByRole('table'))).toEqual(await hrefsIn(tiles));
		await hydrated(page);
		expect(await closing.count()).toBe(3);
		await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
		await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
		await page.goBack();
		await expect.poll(() => closing.count()).toBe(3);
		expect(problems).toEqual([]);
	});

	it('leads a student on a phone to “data or technology, Leeds or remote, 20 hours, June” in two taps', async () => {
		const { page, problems } = await site.visit('/', phone);
		await page.getByLabel('Search internships', { exact: true }).tap();
		await page.keyboard.type('data or technology, Leeds or remote, 20 hours, June');
		await page.keyboard.press('Enter');
		await page.getByRole('link', { name: /^See all \d+ internships$/ }).tap();
		await page.waitForURL('**/internships?q=data+or+technology*');
		await cards(page).first().waitFor();
		const read = page.getByRole('list', { name: 'Read as:' }).getByRole('link');
		expect(await textsOf(read)).toEqual([
			'Remove data',
			'Remove technology',
			'Remove Leeds',
			'Remove or remote',
			'Remove at most 20 hours',
			expect.stringMatching(/^Remove June 20\d\d$/),
			'Search for these exact words',
		]);
		expect(await textOf(status(page))).toMatch(/^\d+ internships?(, \d+ close to it)?$/);
		// The first internship, below what was read, is well within the first screen.
		expect((await cards(page).first().boundingBox())?.y).toBeLessThan(480);
		expect(problems).toEqual([]);
	});

	it('leads there without JavaScript too', async () => {
		const page = await site.newPage({ ...phone, javaScriptEnabled: false });
		await page.goto(site.url);
		await page
			.getByLabel('Search internships', { exact: true })
			.fill('data or technology, Leeds or remote, 20 hours, June');
		await page.keyboard.press('Enter');
		await page.getByRole('link', { name: /^See all \d+ internships$/ }).tap();
		await cards(page).first().waitFor();
		expect(addressOf(page)).toMatch(/^\/internships\?q=data\+or\+technology/);
		await page.getByRole('link', { name: 'Remove at most 20 hours' }).tap();
		expect(await page.getByLabel('Search internships', { exact: true }).inputValue()).not.toMatch(
			/20/,
		);
	});
});

it('the search of programs says how many internships match in all, also while one types', async () => {
	const { page, problems } = await site.visit('/programs');
	const inAll = page.getByRole('link', { name: /^See all \d+ internships$/ });
	expect(await inAll.count()).toBe(0);
	await page.getByLabel('Search programs', { exact: true }).pressSequentially('law');
	await inAll.waitFor();
	expect(await inAll.getAttribute('href')).toBe('/internships?q=law');
	expect(await textOf(inAll)).toBe(`See all ${await countAt('/internships?q=law')} internships`);

	const counts = await delayCalls(page, '/programs?search=data');
	await page.getByLabel('Search programs', { exact: true }).fill('data');
	const uncounted = page.getByRole('link', { name: 'Search all internships' });
	expect(await uncounted.getAttribute('href')).toBe('/internships?q=data');
	expect(await inAll.count()).toBe(0);
	counts.release();
	await inAll.waitFor();
	expect(await inAll.getAttribute('href')).toBe('/internships?q=data');
	expect(problems).toEqual([]);
});

it('the search of programs tells what matches from what is only close to it, as the search of internships does', async () => {
	const text = 'marketing in Manchester this summer on a student visa';
	const { page } = await site.visit(`/internships?${new URLSearchParams({ q: text })}`);
	const words = await textOf(page.getByText(/^\d+ internships?, \d+ close to it$/).first());
	await page.goto(`${site.url}/programs?${new URLSearchParams({ search: text })}`);
	await page.getByText(`In all: ${words}`, { exact: true }).waitFor();
	expect(await page.getByText(/match in all/).count()).toBe(0);
});

describe('a company', () => {
	it('shows what it says about itself and its open internships', async () => {
		const { page, problems } = await site.visit('/companies');
		await page.getByRole('link', { name: 'View Positions at Tidewell Systems' }).click();
		await page.getByRole('heading', { level: 1, name: 'Tidewell Systems' }).waitFor();
		expect(addressOf(page)).toBe('/companies/tidewell-systems#positions');
		const count = await countAt('/internships?company=tidewell-systems');
		expect(count).toBeGreaterThan(0);
		expect(await cards(page).count()).toBe(count);
		const apply = page
			.getByRole('main')
			.getByRole('link', { name: 'Apply Now to Tidewell Systems' });
		expect(await apply.getAttribute('href')).toBe('/apply?program=Tidewell+Systems');
		expect(problems).toEqual([]);
	});

	it('has a page with valid metadata, whether a partner or not; nobody has none', async () => {
		for (const { name } of companies)
			expect([name, (await fetch(`${site.url}/companies/${slugOf(name)}`)).status]).toEqual([
				name,
				200,
			]);
		const { items } = await (await fetch(`${site.url}/internships.json?city=Leeds`)).json();
		const other = await fetch(`${site.url}/companies/${slugOf(items[0].company)}`);
		expect(other.status).toBe(200);
		expect(await other.text()).toContain('<link rel="canonical"');
		for (const slug of ['nobody', '%00', 'Tidewell Systems', 'x'.repeat(300)])
			expect([slug, (await fetch(`${site.url}/companies/${slug}`)).status]).toEqual([slug, 404]);
	});
});

it('an industry lists its open internships below its guide to come', async () => {
	const { page, problems } = await site.visit('/industries/law');
	await page.getByText('Coming soon...').waitFor();
	const all = page.getByRole('link', { name: /^All \d+ internships in law$/ });
	expect(await all.getAttribute('href')).toBe('/internships?sector=Legal+Services');
	expect(countIn(await textOf(all))).toBe(await countAt('/internships?sector=Legal+Services'));
	expect(await cards(page).count()).toBe(6);
	expect(problems).toEqual([]);
});

it.each([
	['/programs/london', '/internships?city=London'],
	['/programs/uk-cities', '/internships?kind=uk-cities'],
	['/programs/uk-cities?city=leeds', '/internships?city=Leeds'],
	['/programs/remote', '/internships?city=Remote'],
	['/programs/placement-year', '/internships?kind=placement'],
	['/programs/international', '/internships?kind=international'],
])('%s leads to %s', async (path, search) => {
	const { page } = await site.visit(path);
	const link = page.getByRole('link', { name: 'Filter and sort in the search' });
	expect(await link.getAttribute('href')).toBe(search);
	expect(await countAt(search)).toBeGreaterThan(0);
});

const bodyOf = async (path: string) =>
	Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
const FONT = '/fonts/figtree-basic-5.3.0-4.woff2';

it.each([
	['/', 28_600],
	['/internships', 28_200],
	['/internships?city=Leeds', 28_200],
	['/companies/tidewell-systems', 24_200],
])('the HTML of %s, as compressed best, and its font have at most %i bytes', async (path, most) => {
	const html = brotliCompressSync(await bodyOf(path)).length;
	expect(html + (await bodyOf(FONT)).length).toBeLessThanOrEqual(most);
});
