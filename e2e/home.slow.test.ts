import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { testimonials } from '#content/pages/home.ts';
import { programs } from '#content/programs.ts';
import {
	addressOf,
	figuresIn,
	hrefsIn,
	hydrated,
	linksIn,
	sectionOf,
	textOf,
	textsOf,
} from './helpers/page/page-readers.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

it('searches for the trimmed text, and for nothing where there is none', async () => {
	const { page, problems } = await site.visit('/');
	await hydrated(page);
	const box = page.getByLabel('Search internships', { exact: true });
	for (const nothing of ['', '   ']) {
		await box.fill(nothing);
		await box.press('Enter');
		await page.getByRole('button', { name: 'Search', exact: true }).click();
		expect(addressOf(page)).toBe('/');
	}
	await box.fill('  law & order ');
	await box.press('Enter');
	await page.waitForURL('**/programs?*');
	expect(addressOf(page)).toBe('/programs?search=law+%26+order');
	expect(await page.getByLabel('Search programs', { exact: true }).inputValue()).toBe(
		'law & order',
	);
	expect(problems).toEqual([]);
});

it('says what the service is, shows what it has done, and lets people speak', async () => {
	const { page } = await site.visit('/');
	const parts = page.locator('main > :not(:has([data-needs-you]))');
	const [hero, figures] = [parts.first(), parts.nth(1)];
	expect(await linksIn(hero)).toEqual(
		expect.arrayContaining([
			['Apply Now', '/apply'],
			['Watch Success Stories', '/resources/success-stories'],
		]),
	);
	expect(await figuresIn(figures)).toEqual([
		'2,500+ Students placed',
		'500+ Partner companies',
		'15 Countries',
		'98% Success rate',
	]);
	expect(await hrefsIn(sectionOf(page, 'For Companies'))).toEqual(['/companies']);
	expect(await hrefsIn(sectionOf(page, 'For Candidates'))).toEqual(['/candidates']);

	const quotes = page.getByRole('figure');
	expect(await quotes.count()).toBe(3);
	for (const [index, { name, country, program, quote, rating }] of testimonials.entries()) {
		const text = await textOf(quotes.nth(index));
		for (const part of [`${name}, ${country}`, program, quote, `${rating.toFixed(1)} out of 5`])
			expect(text).toContain(part);
	}

	const end = sectionOf(page, 'Ready to begin?');
	expect(await textOf(end)).toContain(
		'Free consultation. No application fees. Guaranteed placement.',
	);
	expect(await hrefsIn(end)).toEqual(['/terms#stipends-hours-and-listings', '/apply', '/contact']);
});

it('leads from the map to what is open in each city, with as many as that finds', async () => {
	const { page } = await site.visit('/');
	const map = page.getByRole('list', { name: 'Open internships by city' });
	await expect
		.poll(async () => {
			await page.reload();
			const links = await linksIn(map);
			const totals = await Promise.all(
				links.map(async ([, href]) => {
					const asked = await fetch(site.url + href.replace('?', '.json?'));
					return (await asked.json()).total;
				}),
			);
			return (
				links.map(([text, href]) => [text.replaceAll(/\s+/g, ' '), href]).toString() ===
				['London', 'Manchester', 'Birmingham', 'Edinburgh', 'Bristol', 'Leeds', 'Liverpool']
					.map((city, at) => [`${city} ${totals[at]} open`, `/internships?city=${city}`])
					.toString()
			);
		})
		.toBe(true);
});

it('shows the next internship to close on the first screen of a phone, and the map below', async () => {
	const { page } = await site.visit('/', { viewport: { width: 390, height: 844 } });
	const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
	const first = await top(sectionOf(page, 'Next to close').getByRole('article').first());
	expect(first).toBeLessThan(760);
	expect(await top(page.getByRole('list', { name: 'Open internships by city' }))).toBeGreaterThan(
		first,
	);
});

it('has one filled button on its first screen, and one link for each week in which something closes', async () => {
	const { page } = await site.visit('/');
	const filled = page
		.locator('main .bg-brand-fill, main .bg-hot-fill')
		.and(page.locator('a, button'));
	expect(await textsOf(filled)).toEqual(['Search']);
	const weeks = page.getByRole('list', { name: 'How many close in each week' });
	if ((await weeks.count()) > 0)
		for (const [text, href] of await linksIn(weeks)) {
			expect(text).toMatch(/\d+ by (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+$/);
			expect(href).toMatch(/^\/internships\?.*sort=deadline$/);
		}
});

it('leads from three featured programs to theirs', async () => {
	const { page } = await site.visit('/');
	await hydrated(page);
	const section = sectionOf(page, 'Featured programs');
	const featured = programs.filter((program) => program.featured);
	expect(featured).toHaveLength(3);
	expect(await textsOf(section.getByRole('heading', { level: 3 }))).toEqual(
		featured.map(({ title }) => title),
	);
	for (const { id, title } of featured) {
		await section.getByRole('link', { name: title }).click();
		await page.getByRole('heading', { level: 1, name: title }).waitFor();
		expect(addressOf(page)).toBe(`/programs/${id}`);
		await page.goBack();
	}
	await section.getByRole('link', { name: 'View All Programs' }).click();
	await page.waitForURL('**/programs');
});
