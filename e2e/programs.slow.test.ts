import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { claims } from '#content/pages/claims.ts';
import { programs } from '#content/programs.ts';
import { remoteListings } from '#content/remote.ts';
import { cityListings } from '#content/uk-cities/all.ts';
import { placeholderOriginOf } from '#server/site/placeholder-origin.ts';
import {
	hydrated,
	linksIn,
	sectionOf,
	textOf,
	textsOf,
	visitBeforeScripts,
} from './helpers/page/page-readers.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

const all = programs.map(({ title }) => title);

async function visitPrograms(path = '/programs') {
	const { page, problems } = await site.visit(path);
	const main = page.getByRole('main');
	return {
		page,
		problems,
		box: page.getByLabel('Search programs', { exact: true }),
		status: async () => textOf(main.getByRole('status')),
		titles: () => textsOf(main.getByRole('article').getByRole('heading', { level: 3 })),
	};
}

describe('the search of all programs', () => {
	it('filters while the text changes: keywords, title, description, type and place', async () => {
		const { page, problems, box, status, titles } = await visitPrograms();
		await hydrated(page);
		expect(await titles()).toEqual(all);
		for (const [text, count, title] of [
			['EQUITIES', 1, 'Investment Analysis Program'],
			['brand and digital', 1, 'Brand and Digital Marketing Program'],
			['engineering', 3, 'Civil and Structural Engineering Program'],
			[' Law ', 1, 'Commercial Law Program'],
			['shoreditch', 1, 'Software Engineering Program'],
		] as const) {
			await box.fill(text);
			await page.getByText(`for “${text.trim()}”`).waitFor();
			const programs = count === 1 ? 'program' : 'programs';
			expect(await status()).toBe(`Found ${count} ${programs} for “${text.trim()}”`);
			expect(await titles()).toHaveLength(count);
			expect(await titles()).toContain(title);
		}
		await box.fill('');
		await page.getByText(`${all.length} programs`, { exact: true }).waitFor();
		expect(await titles()).toEqual(all);
		expect(problems).toEqual([]);
	});

	it('begins with the text from the address, and keeps it after going back', async () => {
		const { page, box, status, titles } = await visitPrograms('/programs?search=finance');
		expect(await box.inputValue()).toBe('finance');
		expect(await status()).toBe('Found 1 program for “finance”');
		await hydrated(page);
		await box.fill('marketing');
		await page.waitForURL('**/programs?search=marketing');
		await page.getByRole('link', { name: /^Brand/ }).click();
		await page.getByRole('heading', { level: 1, name: /^Brand/ }).waitFor();
		await page.goBack();
		await page.getByText('Found 1 program for “marketing”').waitFor();
		expect(await box.inputValue()).toBe('marketing');
		expect(await titles()).toEqual(['Brand and Digital Marketing Program']);

		await page.getByRole('link', { name: /^Brand/ }).click();
		await page.getByRole('main').getByRole('link', { name: 'Back to programs' }).click();
		await page.getByText(`${all.length} programs`, { exact: true }).waitFor();
		expect(await box.inputValue()).toBe('');
	});

	it('leaves the other parameters of the address as they are', async () => {
		const { page, box } = await visitPrograms('/programs?from=mail&search=finance');
		await hydrated(page);
		await box.fill('marketing');
		await page.waitForURL('**/programs?from=mail&search=marketing');
		await box.fill('');
		await page.waitForURL('**/programs?from=mail');
	});

	it('shows internships at once where it finds no program while one types', async () => {
		const { page, problems, box } = await visitPrograms();
		await box.pressSequentially('summer manchester');
		const cards = page.getByRole('main').getByRole('article');
		await page.getByText('None of the programs matches, but internships do.').waitFor();
		expect(await cards.count()).toBe(6);
		expect(await textOf(cards.first())).toContain('Manchester');
		await box.fill('zebra');
		await page.getByText('Found 0 programs for “zebra”').waitFor();
		expect(await cards.count()).toBe(0);
		await box.fill('');
		await expect.poll(() => cards.count()).toBe(all.length);
		expect(problems).toEqual([]);
	});

	it('says when it finds nothing, and leads to the four categories', async () => {
		const { page, status } = await visitPrograms('/programs?search=zebra');
		expect(await status()).toBe('Found 0 programs for “zebra”');
		const empty = page.getByRole('heading', { name: 'No programs found' }).locator('..');
		expect(await linksIn(empty)).toEqual([
			['London programs', '/programs/london'],
			['UK cities programs', '/programs/uk-cities'],
			['Remote programs', '/programs/remote'],
			['International programs', '/programs/international'],
		]);
		const { page: other } = await visitPrograms('/programs?search=summer+manchester');
		const withInternships = other.getByRole('heading', { name: 'No programs found' }).locator('..');
		await withInternships.getByText('but internships do').waitFor();
		const cards = other.getByRole('main').getByRole('article');
		expect(await cards.count()).toBe(6);
		expect(await textOf(cards.first())).toContain('Manchester');
		const all = other.getByRole('link', { name: /^See all \d+ internships$/ });
		expect(await all.getAttribute('href')).toBe('/internships?q=summer+manchester');
		const categories = sectionOf(page, 'Browse by Category');
		expect(await linksIn(categories)).toEqual([
			['London', '/programs/london'],
			['UK Cities', '/programs/uk-cities'],
			['Remote', '/programs/remote'],
		]);
		const [london, cities, remote] = await textsOf(categories.getByRole('listitem'));
		for (const { figure, label } of claims.londonPrograms)
			expect(london).toContain(`${figure} ${label}`);
		expect(cities).toContain(`${cityListings.length} listings`);
		expect(remote).toContain(`${remoteListings.length} listings`);
	});
});

describe('text of any length and script', () => {
	const texts = [
		'<script>alert(1)</script>',
		'.*(\\',
		'%',
		'طالب في لندن',
		'実習 🙂🇬🇧',
		'\u202e\u0000\ud800',
		'x'.repeat(100_000),
	];

	const pages = [
		['/programs', 'Search programs', 'programs'],
		['/companies', 'Search companies', 'companies'],
		['/candidates', 'Search candidates', 'candidates'],
		['/resources/faqs', 'Search questions', 'questions'],
	] as const;

	it.each(pages)('is only text on %s', async (path, label, noun) => {
		const { page, problems } = await site.visit(path, { viewport: { width: 320, height: 700 } });
		await hydrated(page);
		const box = page.getByLabel(label, { exact: true });
		const nothing = page.getByRole('status').filter({ hasText: `Found 0 ${noun} for` });
		for (const text of texts) {
			await box.fill('');
			await nothing.waitFor({ state: 'hidden' });
			await box.fill(text);
			await nothing.waitFor();
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
				320,
			);
		}
		await page.waitForURL('**?search=xxx*');
		expect((await page.reload())?.status()).toBe(200);
		await nothing.waitFor();
		expect(problems).toEqual([]);
	});

	it.each(pages)('is cleared on %s before its scripts are there', async (path, label, noun) => {
		const { page, release } = await visitBeforeScripts(site, `${path}?search=zzz`);
		await page.getByLabel(label, { exact: true }).fill('');
		release();
		await hydrated(page);
		await page.getByText(`Found 0 ${noun} for`).waitFor({ state: 'hidden' });
		await page.waitForURL((url) => url.search === '');
	});

	it('may be for the placeholder of the site’s address in a build, as nobody knows it', async () => {
		const build = await import(pathToFileURL(resolve('build/server/index.js')).href);
		const placeholder = placeholderOriginOf(build);
		expect(placeholder).toMatch(/^https:\/\/[0-9a-f]{12}\.invalid$/);
		const text = 'https://origin.invalid/x';
		const { page, problems, box } = await visitPrograms(`/programs?search=${text}`);
		await hydrated(page);
		expect(await box.inputValue()).toBe(text);
		expect(await page.content()).not.toContain(placeholder);
		expect(problems).toEqual([]);
	});

	it.each(pages)('is answered on %s, as far as a search box takes it', async (path, _, noun) => {
		for (const text of [...texts, '実'.repeat(200)]) {
			const query = new URLSearchParams({ search: text.slice(0, 200) });
			const response = await fetch(`${site.url}${path}?${query}`);
			expect([text.slice(0, 30), response.status]).toEqual([text.slice(0, 30), 200]);
			const html = await response.text();
			expect(html).toContain(`Found 0 ${noun} for`);
			expect(html).not.toContain('<script>alert(1)');
		}
	});
});
