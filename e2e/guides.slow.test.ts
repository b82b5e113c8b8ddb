import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '#content/guides/blog.ts';
import { programs } from '#content/programs.ts';
import { site as contactDetails } from '#content/site.ts';
import {
	addressOf,
	hydrated,
	linksIn,
	sectionOf,
	textOf,
	textsOf,
} from './helpers/page/page-readers.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

let site: RunningSite;
let page: Page;
beforeAll(async () => {
	site = await startSite();
	page = await site.newPage();
});
afterAll(() => site.stop());

const guides = [
	['Application guide', '/resources/application-guide'],
	['Visa information', '/resources/visa-info'],
	['Accommodation', '/resources/accommodation'],
	['Career tips', '/resources/career-tips'],
];
const legal = [
	['Privacy', '/privacy'],
	['Terms', '/terms'],
	['Cookies', '/cookies'],
	['Accessibility', '/accessibility'],
];
const industries = ['Finance', 'Technology', 'Marketing', 'Law', 'Consulting'];

const wordsIn = async (text: Promise<string>) => (await text).split(/\s+/).length;

describe('the footer', () => {
	it('leads to programs, industries, resources and the legal texts', async () => {
		await page.goto(site.url);
		const footer = page.getByRole('contentinfo');
		const column = (name: string) => linksIn(footer.getByRole('navigation', { name }));
		expect(await column('Programs')).toEqual([
			['London', '/programs/london'],
			['UK cities', '/programs/uk-cities'],
			['Remote', '/programs/remote'],
			['International', '/programs/international'],
		]);
		expect(await column('Industries')).toEqual(
			industries.map((name) => [name, `/industries/${name.toLowerCase()}`]),
		);
		expect(await column('Resources')).toEqual([
			['Success stories', '/resources/success-stories'],
			['FAQs', '/resources/faqs'],
			...guides,
			['Blog', '/resources/blog'],
			['Downloads', '/resources/downloads'],
		]);
		expect((await linksIn(footer)).slice(-4)).toEqual(legal);
	});

	it('says how to reach us, and takes an address for the newsletter', async () => {
		const footer = page.getByRole('contentinfo');
		await footer.getByText(contactDetails.address.join(', ')).waitFor();
		expect(await linksIn(footer)).toEqual(
			expect.arrayContaining([
				[contactDetails.phone, contactDetails.phoneLink],
				[contactDetails.email, `mailto:${contactDetails.email}`],
			]),
		);
		const email = footer.getByRole('textbox', { name: 'Email' });
		expect(await email.getAttribute('type')).toBe('email');
		expect(await email.getAttribute('required')).not.toBeNull();
		await expect
			.poll(() => footer.getByRole('button', { name: 'Subscribe' }).isEnabled())
			.toBe(true);
	});
});

describe.each(industries)('the industry %s', (name) => {
	it('has a screen that says it is coming soon', async () => {
		await page.goto(`${site.url}/industries/${name.toLowerCase()}`);
		const main = page.getByRole('main');
		await main.getByRole('heading', { level: 1, name, exact: true }).waitFor();
		await main.getByText('Coming soon...', { exact: true }).waitFor();
	});
});

describe.each([...guides, ...legal])('%s', (label, path) => {
	it('has real content: dated, in sections, with a way to each', async () => {
		await page.goto(site.url);
		await hydrated(page);
		await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
		await page.waitForURL(site.url + path);
		const main = page.getByRole('main');
		await main.getByRole('heading', { level: 1 }).waitFor();
		const updated = main.getByText(/^Updated \d+ \w+ 20\d\d$/).locator('time');
		const day = await updated.getAttribute('datetime');
		const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
		expect(sitemap).toContain(`<loc>${site.url + path}</loc><lastmod>${day}</lastmod>`);
		expect(await page.locator('[itemprop]').count()).toBe(0);
		expect(await wordsIn(textOf(main))).toBeGreaterThan(250);
		const headings = await textsOf(main.getByRole('article').getByRole('heading', { level: 2 }));
		expect(headings.length).toBeGreaterThanOrEqual(4);
		const contents = await linksIn(main.getByRole('navigation', { name: 'On this page' }));
		expect(contents.map(([text]) => text)).toEqual(headings);
		const [, second] = contents;
		await main
			.getByRole('link', { name: second?.[0] ?? '' })
			.first()
			.click();
		await expect
			.poll(
				async () => (await main.getByRole('heading', { name: headings[1] ?? '' }).boundingBox())?.y,
			)
			.toBeLessThan(300);
	});
});

it('links the official pages from the visa guide, and says it informs only', async () => {
	await page.goto(`${site.url}/resources/visa-info`);
	const official = (await linksIn(page.getByRole('article'))).filter(([, href]) =>
		href.startsWith('https://www.gov.uk/'),
	);
	expect(official.length).toBeGreaterThanOrEqual(3);
	await page
		.getByText(/as published, November 2026/)
		.first()
		.waitFor();
	await page.getByText(/It is general information/).waitFor();
});

describe('the blog', () => {
	it('lists its articles, and each is worth a click', async () => {
		expect(articles.length).toBeGreaterThanOrEqual(4);
		await page.goto(`${site.url}/resources/blog`);
		await hydrated(page);
		for (const { slug, title, summary, author } of articles) {
			await page.getByRole('main').getByRole('link', { name: title }).click();
			await page.getByRole('heading', { level: 1, name: title }).waitFor();
			expect(addressOf(page)).toBe(`/resources/blog/${slug}`);
			const article = page.getByRole('article').first();
			expect(await textOf(article)).toContain(summary);
			expect(await textOf(article)).toContain(author);
			expect(await wordsIn(textOf(article))).toBeGreaterThan(400);
			expect(await linksIn(sectionOf(page, 'More from the blog'))).toHaveLength(2);
			await page.getByRole('link', { name: 'All articles' }).click();
			await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
		}
	});
});

describe('the downloads', () => {
	it('hold a brochure of each program and a checklist to print', async () => {
		await page.goto(`${site.url}/resources/downloads`);
		for (const { title } of programs) {
			const link = page.getByRole('link', { name: `Download PDF: brochure of the ${title}` });
			const response = await fetch(site.url + (await link.getAttribute('href')));
			expect(response.headers.get('content-type')).toBe('application/pdf');
			expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
		}
		const checklist = sectionOf(page, 'Application checklist');
		const boxes = checklist.getByRole('checkbox');
		expect(await boxes.count()).toBeGreaterThanOrEqual(10);
		await boxes.first().check();
		await page.evaluate(() => {
			window.print = () => document.documentElement.setAttribute('data-printed', '');
		});
		await checklist.getByRole('button', { name: 'Print the checklist' }).click();
		await page.locator('html[data-printed]').waitFor();

		await page.emulateMedia({ media: 'print' });
		expect(await page.getByRole('banner').isVisible()).toBe(false);
		expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
		expect(await boxes.first().isVisible()).toBe(true);
		await page.emulateMedia({ media: 'screen' });
	});
});

describe('the cookies page', () => {
	it('names everything that walking about, searching and writing leave in the browser', async () => {
		const { page } = await site.visit('/companies');
		await hydrated(page);
		await page.getByRole('searchbox').fill('law');
		await page.waitForURL('**?search=law');
		await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
		await page.waitForURL('**/contact');
		await hydrated(page);
		await page.getByLabel('Subject').fill('A question');
		await page.reload();
		// One that React draws.
		await page.goto(`${site.url}/saved`);
		await hydrated(page);
		await page.goto(`${site.url}/cookies`);
		const left = await page.evaluate(() => [
			...Object.keys(localStorage),
			...Object.keys(sessionStorage),
			document.cookie,
		]);
		expect(left.toSorted()).toEqual(['', 'contact-draft', 'react-router-scroll-positions']);
		const named = await textOf(page.getByRole('main'));
		for (const key of left) expect(named).toContain(key);
	});
});
