import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { scholarships } from '#content/scholarships.ts';
import {
	addressOf,
	hrefsIn,
	hydrated,
	linksIn,
	textOf,
	textsOf,
} from './helpers/page/page-readers.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

const path = '/govt-initiatives';
const countries = [
	'European Union',
	'United States',
	'United Kingdom',
	'Germany',
	'Australia',
	'France',
	'Japan',
	'Commonwealth',
];
const button = (page: Page, country: string) =>
	page.getByRole('button', { name: new RegExp(`^${country} \\d+ programs?$`) });
const titles = (page: Page) =>
	textsOf(page.getByRole('article').getByRole('heading', { level: 3 }));
const pressed = (page: Page) => textsOf(page.getByRole('button', { pressed: true }));
const of = (country: string) =>
	scholarships.filter((program) => program.country === country).map(({ title }) => title);

it('shows eight programs: the featured ones whole, the others in short', async () => {
	const { page, problems } = await site.visit(path);
	expect(await hrefsIn(page.locator('main > *').first())).toEqual(['/apply']);
	expect(await page.getByRole('article').count()).toBe(8);
	for (const program of scholarships) {
		const card = page.getByRole('article').filter({
			has: page.getByRole('heading', { level: 3, name: program.title, exact: true }),
		});
		const text = await textOf(card);
		expect(text).toContain(program.country);
		expect(text).toContain(program.description);
		expect(text).toContain('Check the official site for this year’s figures');
		const { duration, type, funding, eligibility } = program;
		expect(await textsOf(card.locator('dt'))).toEqual([
			'Duration',
			'Funding',
			'Type',
			'Eligibility',
		]);
		expect(await textsOf(card.locator('dd'))).toEqual([duration, funding, type, eligibility]);
		expect(
			await textsOf(card.getByRole('list', { name: 'Sectors' }).getByRole('listitem')),
		).toEqual(program.sectors.slice(0, program.featured ? 4 : 2));
		const lists = await textsOf(card.getByRole('list').locator('li'));
		expect(lists.filter((point) => program.benefits.includes(point))).toEqual(
			program.featured ? program.benefits.slice(0, 4) : [],
		);
		const apply = `/apply?${new URLSearchParams({ program: `${program.title}, ${program.country}` })}`;
		const onIts = `about ${program.title}, on its official site`;
		expect(await linksIn(card)).toEqual([
			[`${program.featured ? 'Official website' : 'Learn More'} ${onIts}`, program.website],
			[`${program.featured ? 'Apply Now' : 'Apply'} for ${program.title}`, apply],
		]);
		expect(program.website).toMatch(/^https:/);
	}
	expect(await linksIn(page.locator('main > *').last())).toEqual([
		['Start Your Application', '/apply'],
		['Get Guidance', '/contact'],
	]);
	// Closed on a phone, open on paper, which has no choice of a country.
	await page.setViewportSize({ width: 390, height: 844 });
	const eligibility = page.getByText('Eligibility').first();
	expect(await eligibility.isVisible()).toBe(false);
	await page.emulateMedia({ media: 'print' });
	expect(await eligibility.isVisible()).toBe(true);
	expect(await button(page, 'Germany').isVisible()).toBe(false);
	expect(problems).toEqual([]);
});

it('filters by country, and shows everything again', async () => {
	const { page, problems } = await site.visit(path);
	await hydrated(page);
	expect(
		await textsOf(page.getByRole('region', { name: 'Browse by country' }).getByRole('button')),
	).toEqual(['All Countries 8 programs', ...countries.map((name) => `${name} 1 program`)]);
	expect(await pressed(page)).toEqual(['All Countries 8 programs']);
	for (const country of countries) {
		await button(page, country).click();
		await page.getByText(`Showing 1 program for ${country}`).waitFor();
		expect(await titles(page)).toEqual(of(country));
		expect(await pressed(page)).toEqual([`${country} 1 program`]);
		const slug = country.toLowerCase().replace(' ', '-');
		await expect.poll(() => addressOf(page)).toBe(`${path}?country=${slug}`);
	}
	await button(page, 'Commonwealth').click();
	await page.getByText('Showing all 8 programs').waitFor();
	expect(await titles(page)).toHaveLength(8);
	expect(await pressed(page)).toEqual(['All Countries 8 programs']);
	await button(page, 'Japan').click();
	await page.getByText('Showing 1 program for Japan').waitFor();
	await button(page, 'All Countries').click();
	await page.getByText('Showing all 8 programs').waitFor();
	expect(await titles(page)).toHaveLength(8);
	expect(problems).toEqual([]);
});

it('takes the country from the address, and ignores one that it does not know', async () => {
	const { page, problems } = await site.visit(`${path}?country=germany`);
	await page.getByText('Showing 1 program for Germany').waitFor();
	expect(await titles(page)).toEqual(of('Germany'));
	await button(page, 'France').click();
	// The choice shows before the address follows.
	await page.waitForURL('**?country=france');
	await page.getByText('Showing 1 program for France').waitFor();
	await page.goBack();
	await page.getByText('Showing 1 program for Germany').waitFor();
	for (const unknown of ['narnia', 'Germany', '', '%00']) {
		await page.goto(`${site.url + path}?country=${unknown}`);
		await hydrated(page);
		await page.getByText('Showing all 8 programs').waitFor();
		expect(await titles(page)).toHaveLength(8);
	}
	expect(problems).toEqual([]);
});
