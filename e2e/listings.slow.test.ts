import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { markOf } from '#app/ui/art/mark-of.ts';
import { internationalListings, regions } from '#content/international.ts';
import type { Sector } from '#schema/internships/sectors.ts';
import { cardsIn, expectedCards, readCards } from './helpers/page/listings.ts';
import {
	addressOf,
	figuresIn,
	hydrated,
	linksIn,
	sectionOf,
	textOf,
	textsOf,
} from './helpers/page/page-readers.ts';
import { brokenWordsIn } from './helpers/page/text-overflow.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

const heroOf = (page: Page) => page.locator('main > *').first();
const figuresOf = (page: Page) => figuresIn(page.locator('#figures'));
const claimsOf = (page: Page) => figuresIn(page.locator('#figures + *'));
const headingsIn = (page: Page, section: string) =>
	textsOf(sectionOf(page, section).getByRole('heading', { level: 3 }));

it.each(['/programs/london', '/internships'])(
	'%s breaks no word on a phone with text of twice the size',
	async (path) => {
		const { page } = await site.visit(path);
		expect(await brokenWordsIn(page, 390, '200%')).toEqual([]);
	},
);

it.each(['/programs/london', '/programs/uk-cities'])(
	'%s draws the mark of each sector, and how long its week is',
	async (path) => {
		const { page } = await site.visit(path);
		const cards = await page.locator('.long-cards > li').evaluateAll((items) =>
			items.map((card) => {
				const textOf = (part: string) => card.querySelector(part)?.textContent ?? '';
				const before = (part: string) =>
					getComputedStyle(card.querySelector(part) as Element, '::before');
				const mark = before('.named > p');
				return {
					sector: textOf('.badge') as Sector,
					hours: Number.parseFloat(textOf('.paid > p:last-child')),
					place: mark.backgroundPosition,
					picture: /url\("(.+)"\)/.exec(mark.backgroundImage)?.[1] ?? '',
					bar: before('.paid > p:last-child').backgroundSize,
				};
			}),
		);
		const picture = await (await fetch(cards[0]?.picture ?? '')).text();
		const marks = readFileSync('app/ui/art/marks.svg', 'utf8').replaceAll('--art-', '--');
		for (const { sector, hours, place, bar } of cards) {
			const [column = 0, row = 0] = place.split(' ').map((share) => Number.parseFloat(share));
			const [x, y] = [Math.round((column / 100) * 3) * 48, Math.round((row / 100) * 9) * 48];
			const drawn = new RegExp(`<svg x="${x}" y="${y}"[^>]*>(.*?)</svg>`).exec(picture)?.[1];
			expect(marks).toContain(
				`<symbol id="${markOf(sector)}" viewBox="0 0 48 48">${drawn}</symbol>`,
			);
			expect(bar).toContain(`${Math.ceil(hours) * 2.5}% 6px`);
		}
	},
);

it.each([
	['on a first visit', async () => undefined],
	[
		'coming from another page',
		async (page: Page) => {
			await hydrated(page);
			await page.getByRole('banner').getByRole('link', { name: 'Placement year' }).click();
			await page.locator('#placement-cards .long-cards summary').first().waitFor();
		},
	],
])('leaves what opens the words of a card where it was pressed, %s', async (_, go) => {
	const { page } = await site.visit('/programs/london');
	await go(page);
	await page.setViewportSize({ width: 390, height: 844 });
	const summary = page.locator('.long-cards summary').first();
	await summary.evaluate((element) => element.scrollIntoView({ block: 'center' }));
	const height = () => summary.evaluate((element) => element.getBoundingClientRect().top);
	const before = await height();
	for (const open of [1, 0]) {
		await summary.click();
		await expect.poll(() => page.locator('.long-cards [open]').count()).toBe(open);
		await expect.poll(height).toBeCloseTo(before, 0);
	}
});

/** How many cards and other parts are not laid out yet, without those that do not show, as in closed details. */
const notLaidOut = (page: Page) =>
	page
		.locator('main article:not(details article) > :first-child, .later > *')
		.evaluateAll(
			(parts) =>
				parts.filter(
					(part) =>
						part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
				).length,
		);

/** By how many pixels it moves in so many frames. */
const movedIn = (card: Locator, frames: number) =>
	card.evaluate(async (element, count) => {
		const { top } = element.getBoundingClientRect();
		for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
		return element.getBoundingClientRect().top - top;
	}, frames);

const inSteps = [
	'/',
	'/internships',
	'/programs/london',
	'/programs/placement-year',
	'/programs/uk-cities',
];

it.each(inSteps)('%s lays out what one sees first', async (path) => {
	const page = await site.newPage({
		viewport: { width: 390, height: 844 },
		reducedMotion: 'no-preference',
	});
	await page.addInitScript(() => {
		const paused = new CSSStyleSheet();
		paused.replaceSync('* { transition-delay: 1000s !important }');
		document.adoptedStyleSheets = [paused];
	});
	await page.goto(site.url + path);
	expect(await notLaidOut(page)).toBeGreaterThan(8);
});

it.each(inSteps)('%s lays out what is further down without a scroll or a touch', async (path) => {
	const { page } = await site.visit(path);
	await expect.poll(() => notLaidOut(page)).toBe(0);
	expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
});

it('leaves a card where it is while those above it are laid out', async () => {
	const { page } = await site.visit('/contact', { viewport: { width: 390, height: 844 } });
	await page.addInitScript(() => {
		const paused = new CSSStyleSheet();
		paused.replaceSync('.long-cards > li { content-visibility: auto !important }');
		document.adoptedStyleSheets = [paused];
	});
	await page.goto(`${site.url}/programs/placement-year`);
	const card = page.locator('.long-cards article').nth(20);
	const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
	await card.evaluate((element) => element.scrollIntoView());
	await expect
		.poll(() =>
			card
				.locator('h3')
				.evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true })),
		)
		.toBe(true);
	// Those in the window have been laid out, too.
	await expect.poll(() => movedIn(card, 10)).toBe(0);
	const [before, left] = [await top(), await notLaidOut(page)];
	expect(left).toBeGreaterThan(30);
	await page.evaluate(() => {
		document.adoptedStyleSheets = [];
	});
	await expect.poll(() => notLaidOut(page)).toBe(0);
	// A scroll position is a whole number of pixels.
	expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

describe('London', () => {
	it('shows its figures, its fifteen programs and why to choose it', async () => {
		const { page, problems } = await site.visit('/programs/london');
		expect(await linksIn(heroOf(page))).toEqual([
			['Apply for London Program', '/apply?type=london'],
		]);
		expect(await figuresOf(page)).toEqual([
			expect.stringMatching(/^15 internships, (all|\d+) open$/),
			'£1,000 to £3,200 a month, paid to you',
			'6 to 16 weeks long, temporary',
			'16 to 37.5 hours a week',
		]);
		expect(await claimsOf(page)).toEqual([
			'500+ Partner companies',
			'2,000+ Students placed',
			'4.8/5 Average rating',
		]);
		const cards = await readCards(cardsIn(sectionOf(page, 'Available London Programs')));
		expect(cards).toHaveLength(15);
		expect(cards).toEqual(expectedCards('london', () => ['London', 'Featured London Program']));
		expect(cards.some(({ badges }) => badges.length === 3)).toBe(true);
		expect(await headingsIn(page, 'Why Choose London')).toHaveLength(4);
		expect(problems).toEqual([]);
	});
});

describe('Remote', () => {
	it('shows four benefits and ten programs with their time zones', async () => {
		const { page, problems } = await site.visit('/programs/remote');
		expect(await claimsOf(page)).toEqual([
			'150+ Remote-first companies',
			'50+ Countries you can work from',
			'95% Satisfaction',
		]);
		expect(await headingsIn(page, 'What working remotely gives you')).toEqual([
			'Work From Anywhere',
			'Global Collaboration',
			'Digital First',
			'Flexible Schedule',
		]);
		const cards = await readCards(cardsIn(sectionOf(page, 'Available Remote Programs')));
		expect(cards).toHaveLength(10);
		expect(cards).toEqual(expectedCards('remote', () => ['Remote', 'Popular Remote Program']));
		expect(cards.every(({ place }) => place.includes(' · Remote, '))).toBe(true);
		expect(cards.every(({ facts }) => facts.some((fact) => fact.startsWith('Time zone: ')))).toBe(
			true,
		);
		expect(cards.some(({ badges }) => badges.length === 3)).toBe(true);

		await hydrated(page);
		await page.getByRole('link', { name: 'Find Remote Opportunities' }).click();
		await page.waitForURL('**/programs/remote#programs');
		await expect.poll(() => topOf(page, 'Available Remote Programs')).toBeLessThan(300);
		expect(problems).toEqual([]);
	});
});

describe('Placement year', () => {
	it('shows four benefits, four steps and fifty placements', async () => {
		const { page, problems } = await site.visit('/programs/placement-year');
		expect(await textOf(heroOf(page))).toContain('Industrial Year Placements');
		expect(await linksIn(heroOf(page))).toEqual([
			['Apply for Placement Year', '/apply?type=placement'],
		]);
		expect(await claimsOf(page)).toEqual([
			'200+ Placement partner companies',
			'50+ University partners',
			'95% Graduate employment',
		]);
		expect(await headingsIn(page, 'What a placement year gives you')).toEqual([
			'Academic Credit',
			'Real Experience',
			'Graduate Advantage',
			'Professional Network',
		]);
		await page
			.getByText('85% of placement students receive graduate job offers from host companies.')
			.waitFor();
		expect(await headingsIn(page, 'Application Process')).toEqual([
			'University Registration',
			'Application Submission',
			'Company Matching',
			'Interview & Placement',
		]);
		expect(await textOf(sectionOf(page, 'Application Process'))).toContain('CV and transcripts');
		// To most people a placement year is that of a bachelor's degree.
		await page.getByText('For the sandwich year of a bachelor’s degree, ask us').waitFor();
		const cards = await readCards(cardsIn(sectionOf(page, 'Available Placement Programs')));
		expect(cards).toHaveLength(50);
		expect(cards).toEqual(expectedPlacements);
		expect(cards.some(({ badges }) => badges.length === 3)).toBe(true);
		expect(problems).toEqual([]);
	});

	it('shows them also when coming from another page', async () => {
		const { page, problems } = await site.visit('/about');
		await hydrated(page);
		await page.getByRole('banner').getByRole('link', { name: 'Placement year' }).click();
		const cards = cardsIn(sectionOf(page, 'Available Placement Programs'));
		await cards.first().waitFor();
		expect(await readCards(cards)).toEqual(expectedPlacements);
		expect(problems).toEqual([]);
	});

	const expectedPlacements = expectedCards('placement', () => [
		'Placement',
		'Highly Recommended Program',
	]);
});

describe('International', () => {
	const path = '/programs/international';
	const claims = [
		['Europe', '25+', 3],
		['North America', '20+', 2],
		['Asia-Pacific', '18+', 3],
		['Middle East', '8+', 1],
		['Africa', '6+', 1],
	] as const;
	const partsOf = (page: Page) => {
		const list = page.locator('section#programs');
		return { list, cards: cardsIn(list), status: list.getByRole('status') };
	};
	const regionsOf = async (page: Page) =>
		(await readCards(partsOf(page).cards)).map(({ badges }) => badges[1]);

	it('shows five regions and ten programs with their visa notes', async () => {
		const { page, problems } = await site.visit(path);
		expect(await figuresOf(page)).toEqual([
			expect.stringMatching(/^10 internships, (all|\d+) open$/),
			expect.stringMatching(/^\d countries each with a visa note$/),
			expect.stringMatching(/ weeks long, temporary$/),
			expect.stringMatching(/ hours a week$/),
		]);
		expect(await claimsOf(page)).toEqual([
			'35+ Countries to work in',
			'500+ Global companies',
			'Visa support Provided as information and referral',
		]);
		expect(
			await textsOf(page.getByRole('list', { name: 'Programs by region' }).getByRole('listitem')),
		).toEqual(claims.map(([name, count]) => `${name} ${count}`));
		const five = sectionOf(page, 'Five regions')
			.getByRole('listitem')
			.filter({
				has: page.getByRole('heading', { level: 3 }),
			});
		expect(await five.count()).toBe(5);
		for (const [index, [name, count]] of claims.entries()) {
			const text = await textOf(five.nth(index));
			expect(text).toContain(`${name}${count} programs`);
			for (const highlight of regions[index]?.highlights ?? ['none'])
				expect(text).toContain(highlight);
		}

		const { list, cards } = partsOf(page);
		await list
			.getByRole('heading', { level: 2, name: 'Featured International Programs' })
			.waitFor();
		const seen = await readCards(cards);
		expect(seen).toHaveLength(10);
		const expected = expectedCards('international', (region) => [
			region,
			'Premium International Program',
		]);
		expect(seen).toEqual(expected);
		expect(seen.some(({ badges }) => badges.length === 3)).toBe(true);
		for (const { title, visa, visaSite } of internationalListings) {
			const card = cards.filter({ hasText: title });
			expect(await textOf(card)).toContain(`Visa: ${visa}`);
			expect((await linksIn(card))[1]?.[1]).toBe(`https://${visaSite}`);
		}
		await page.emulateMedia({ media: 'print' });
		await page.getByText(/\/programs\/international, as it stands on \d/).waitFor();
		expect((await cards.first().boundingBox())?.y).toBeLessThan(300);
		expect(await cards.last().getByText('Benefits').isVisible()).toBe(true);
		expect(await five.first().isVisible()).toBe(false);
		expect(problems).toEqual([]);
	});

	it('leads from its button to the regions, and from each region to its programs', async () => {
		const { page, problems } = await site.visit(path);
		await hydrated(page);
		await page.getByRole('link', { name: 'Explore Global Opportunities' }).click();
		await page.waitForURL(`**${path}#regions`);
		await expect.poll(() => topOf(page, 'Five regions')).toBeLessThan(300);
		for (const [name, of, count] of claims) {
			const the = name === 'Middle East' ? 'the ' : '';
			await page.getByRole('link', { name: `Programs in ${the}${name}` }).click();
			await page.getByText(`Showing ${count} of the ${of} programs in ${the}${name}`).waitFor();
			expect(await regionsOf(page)).toEqual(Array(count).fill(name));
			const slug = name.toLowerCase().replace(' ', '-');
			expect(addressOf(page)).toBe(`${path}?region=${slug}#programs`);
			const chosen = page.locator('main a[aria-current]');
			expect(await textsOf(chosen)).toEqual([`${name} ${of}`, `Programs in ${the}${name}`]);
		}
		await page.getByRole('button', { name: 'Clear Filter - Show All Programs' }).click();
		await page.getByText('Showing all 10 featured programs').waitFor();
		expect(await regionsOf(page)).toHaveLength(10);
		// The choice shows before the address follows.
		await page.waitForURL(site.url + path);
		await page
			.getByRole('list', { name: 'Programs by region' })
			.getByRole('link', { name: 'Africa' })
			.click();
		await page.getByText('Showing 1 of the 6+ programs in Africa').waitFor();
		await page.goBack();
		await page.getByText('Showing all 10 featured programs').waitFor();

		await page.goto(`${site.url + path}?region=atlantis`);
		await hydrated(page);
		expect(await textOf(partsOf(page).status)).toBe('Showing all 10 featured programs');
		expect(await regionsOf(page)).toHaveLength(10);
		expect(problems).toEqual([]);
	});
});

/** The distance of a heading from the top of the screen. */
const topOf = async (page: Page, heading: string) =>
	(await page.getByRole('heading', { level: 2, name: heading }).boundingBox())?.y;
