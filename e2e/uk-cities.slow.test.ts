import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cityListings } from '#content/uk-cities/all.ts';
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
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

const path = '/programs/uk-cities';
const cities = [
	['Manchester', '45+', 'Media & Technology', 48],
	['Birmingham', '38+', 'Automotive & Manufacturing', 41],
	['Edinburgh', '32+', 'Finance & Tourism', 35],
	['Bristol', '28+', 'Aerospace & Energy', 31],
	['Leeds', '25+', 'Healthcare & Finance', 27],
	['Liverpool', '22+', 'Maritime & Logistics', 25],
] as const;

/** The controls and the list of the page; looked for in their place, as 207 cards take time. */
function partsOf(page: Page) {
	const list = page.locator('#programs');
	const cities = page.locator('#cities');
	return {
		card: (city: string) =>
			cities.getByRole('button', { name: new RegExp(`^${city} .* programs`) }),
		marker: (city: string) =>
			cities.getByRole('list', { name: 'Cities on the map' }).getByRole('button', { name: city }),
		clear: list
			.locator('.list-head')
			.getByRole('button', { name: 'Clear Filter - Show All Programs' }),
		list,
		visibleCards: cardsIn(list),
	};
}

it('restores the scroll position when going back', async () => {
	const { page } = await site.visit(path, { viewport: { width: 1280, height: 800 } });
	await hydrated(page);
	await page.mouse.wheel(0, 6000);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(5000);
	const before = await scrollAtRest(page);
	// With mouse events: Playwright's click would scroll the page first.
	const box = await page.getByRole('banner').getByRole('link', { name: 'About' }).boundingBox();
	await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
	await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
	await page.goBack();
	await page.getByRole('heading', { level: 1, name: /six UK cities/ }).waitFor();
	await expect.poll(async () => Math.abs((await scrollAtRest(page)) - before)).toBeLessThan(800);
});

/** How far a page is scrolled once it has not moved for twenty frames. */
const scrollAtRest = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let [last, still] = [scrollY, 0];
				const look = () => {
					still = scrollY === last ? still + 1 : 0;
					last = scrollY;
					if (still === 20) resolve(last);
					else requestAnimationFrame(look);
				};
				requestAnimationFrame(look);
			}),
	);

/** The visible result of a choice, however it was made. */
async function seen(page: Page) {
	const { list, visibleCards, clear } = partsOf(page);
	const cards = await readCards(visibleCards);
	return {
		heading: await textOf(list.locator('h2')),
		status: await textOf(list.locator('[role=status]')),
		cities: [...new Set(cards.map(({ badges }) => badges[1]))],
		count: cards.length,
		pressed: await textsOf(page.locator('button[aria-pressed=true]')),
		clear: await clear.isVisible(),
		address: addressOf(page),
	};
}

const everything = {
	heading: 'Available Programs',
	status: 'Showing all 207 programs, by city',
	// The first ten of each; the others are in the HTML and open by city.
	count: 60,
	pressed: [],
	clear: false,
	address: path,
};

const only = ([name, claim, specialty, count]: (typeof cities)[number]) => ({
	heading: `Programs in ${name}`,
	status: `Showing ${count} programs available in ${name}`,
	cities: [name],
	count,
	pressed: [name, `${name} ${claim} programs ${specialty}`],
	clear: true,
	address: `${path}?city=${name.toLowerCase()}`,
});

it('opens with its figures, three highlights, six cities and all 207 listings, whole', async () => {
	const { page, problems } = await site.visit(path);
	const hero = page.locator('main > *').first();
	expect(await figuresIn(page.locator('#figures'))).toEqual([
		expect.stringMatching(/^207 internships, (all|\d+) open$/),
		'£1,100 to £2,000 a month, paid to you',
		'6 to 12 weeks long, temporary',
		'16 to 32 hours a week',
	]);
	expect(await textsOf(page.locator('#figures + ul').getByRole('listitem').locator('b'))).toEqual([
		'300+ Regional Companies',
		'Lower Cost of Living',
		'Diverse Industries',
	]);
	expect(await linksIn(hero)).toEqual([['Explore UK Cities', '#cities']]);
	expect(
		await textsOf(
			sectionOf(page, 'Major UK Cities').getByRole('button').filter({ hasText: 'programs' }),
		),
	).toEqual(cities.map(([name, claim, specialty]) => `${name} ${claim} programs ${specialty}`));
	await expect.poll(() => seen(page)).toMatchObject(everything);

	const cards = await readCards(partsOf(page).list.locator('.long-cards > li'));
	const expected = expectedCards('uk-cities', (city) => [city, `Featured ${city} Program`]);
	const byPage = (one: { page: string }, other: { page: string }) =>
		one.page < other.page ? -1 : 1;
	expect(cards.toSorted(byPage)).toEqual(expected.toSorted(byPage));
	expect(cards.filter(({ badges }) => badges.length === 3).length).toBeGreaterThanOrEqual(6);
	expect(new Set(cards.map(({ page }) => page)).size).toBe(207);
	expect(problems).toEqual([]);
});

it('lays its cards out one after the other, city after city', async () => {
	const { page } = await site.visit(path);
	const delays = await page
		.locator('#programs .long-cards > li')
		.evaluateAll((cards) =>
			cards
				.filter((card) => !card.closest('details'))
				.map((card) => Number.parseFloat(getComputedStyle(card).transitionDelay)),
		);
	expect(delays.length).toBeGreaterThan(12);
	expect(delays).toEqual([...new Set(delays)].toSorted((one, other) => one - other));
});

it('leaves the other parameters of the address as they are', async () => {
	const { page } = await site.visit(`${path}?from=mail`);
	await hydrated(page);
	const { card } = partsOf(page);
	await card('Leeds').click();
	await page.waitForURL('**?from=mail&city=leeds');
	await page.getByRole('link', { name: /^See the 27 programs/ }).click();
	await page.waitForURL('**?from=mail&city=leeds#programs');
	await card('Leeds').click();
	await page.waitForURL('**?from=mail');
});

it('has every listing in the HTML that is sent, once', async () => {
	const html = await (await fetch(site.url + path)).text();
	const pages = [...html.matchAll(/<h4><a href="(\/internships\/[^"]+)"/g)].map(([, to]) => to);
	expect([pages.length, new Set(pages).size]).toEqual([207, 207]);
});

it('shows the others of a city when asked, and prints them', async () => {
	const { page } = await site.visit(path);
	const { list, visibleCards } = partsOf(page);
	const rest = list.locator('.city-group > details');
	expect(await rest.count()).toBe(6);
	expect(await textsOf(rest.locator('> summary'))).toEqual(
		cities.map(([name, , , count]) => `Show all ${count} in ${name}`),
	);
	// By its key: cards that come into view take their height, and move what is below.
	await rest.first().locator('> summary').press('Enter');
	await expect.poll(() => visibleCards.count()).toBe(60 + 38);
	await page.emulateMedia({ media: 'print' });
	await expect.poll(() => rest.last().locator('li li').last().isVisible()).toBe(true);
	expect(await rest.last().locator('> summary').isVisible()).toBe(false);
	// The list begins under a heading of a few lines, with its address and day, and without the choice of a city.
	const head = page.getByText(/\/programs\/uk-cities, as it stands on \d/);
	expect((await head.boundingBox())?.y).toBeLessThan(260);
	expect(await page.locator('#cities').isVisible()).toBe(false);
	// Until when one can apply stands beside the pay, and what one gets beside what one needs.
	const [first] = await list.locator('article').evaluateAll((cards) =>
		cards.map((card) =>
			['.paid', '.notes', '.foot details > div', '.foot details > div + div'].map((part) => {
				const { top = 0, left = 0 } = card.querySelector(part)?.getBoundingClientRect() ?? {};
				return { top, left };
			}),
		),
	);
	const [paid, notes, needed, given] = first ?? [];
	expect([notes?.top, given?.top]).toEqual([paid?.top, needed?.top]);
	expect(notes?.left).toBeGreaterThan(paid?.left ?? Number.POSITIVE_INFINITY);
	expect(given?.left).toBeGreaterThan(needed?.left ?? Number.POSITIVE_INFINITY);
});

describe('the choice of a city', () => {
	it('is made by each card and each marker, and undone by them', async () => {
		const { page, problems } = await site.visit(path);
		await hydrated(page);
		const { card, marker } = partsOf(page);
		for (const city of cities) {
			await card(city[0]).click();
			await expect.poll(() => seen(page)).toEqual(only(city));
		}
		await card('Liverpool').click();
		await expect.poll(() => seen(page)).toMatchObject(everything);
		for (const city of cities) {
			await marker(city[0]).click();
			await expect.poll(() => seen(page)).toEqual(only(city));
		}
		await card('Liverpool').click();
		await expect.poll(() => seen(page)).toMatchObject(everything);
		await marker('Leeds').click();
		await marker('Leeds').click();
		await expect.poll(() => seen(page)).toMatchObject(everything);
		expect(problems).toEqual([]);
	});

	it('is cleared by the button, which hands the focus to the heading', async () => {
		const { page } = await site.visit(path);
		await hydrated(page);
		const { card, clear } = partsOf(page);
		await card('Bristol').click();
		await clear.click();
		await expect.poll(() => seen(page)).toMatchObject(everything);
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
			'Available Programs',
		);
	});

	it('is part of the address: can be shared, undone by the back button, unknown values are ignored', async () => {
		const { page, problems } = await site.visit(`${path}?city=leeds`);
		await hydrated(page);
		const [leeds, bristol] = [cities[4], cities[3]];
		await expect.poll(() => seen(page)).toEqual(only(leeds));
		await partsOf(page).card('Bristol').click();
		await page.waitForURL('**?city=bristol');
		await expect.poll(() => seen(page)).toEqual(only(bristol));
		await page.goBack();
		await page.waitForURL('**?city=leeds');
		await expect.poll(() => seen(page)).toEqual(only(leeds));
		await page.getByRole('link', { name: 'See the 27 programs in Leeds' }).click();
		await page.waitForURL('**?city=leeds#programs');
		expect((await seen(page)).count).toBe(27);

		for (const unknown of ['atlantis', 'LEEDS', '', '%3Cscript%3E', 'leeds&city=bristol%00']) {
			await page.goto(`${site.url + path}?city=${unknown}`);
			await hydrated(page);
			const { address: _, ...rest } = await seen(page);
			const { address: __, ...all } = unknown.startsWith('leeds') ? only(leeds) : everything;
			expect(rest).toMatchObject(all);
		}
		expect(problems).toEqual([]);
	});
});

describe('the data of the listings', () => {
	/** How many companies are in the scripts and data that the page has asked for. */
	async function watchScripts(page: Page) {
		const scripts: Promise<string>[] = [];
		page.on('response', (response) => {
			if (/\.(js|data)$/.test(new URL(response.url()).pathname)) scripts.push(response.text());
		});
		return async () => {
			const text = (await Promise.all(scripts)).join();
			expect(text.length).toBeGreaterThan(10_000);
			return cityListings.filter(({ company }) => text.includes(company)).length;
		};
	}

	it('is not downloaded on a first visit, and the cards work all the same', async () => {
		const page = await site.newPage();
		const downloaded = await watchScripts(page);
		await page.goto(site.url + path);
		await hydrated(page);
		await partsOf(page).card('Leeds').click();
		await page.waitForLoadState('networkidle');
		expect(await downloaded()).toBe(0);
		await page.goto(site.url);
		await hydrated(page);
		await page.waitForLoadState('networkidle');
		expect(await downloaded()).toBe(0);
	});

	it('is the same when coming from another page, and after going back', async () => {
		const page = await site.newPage();
		await page.goto(`${site.url}/about`);
		await hydrated(page);
		await page.getByRole('contentinfo').getByRole('link', { name: 'UK cities' }).click();
		await partsOf(page).visibleCards.first().waitFor();
		await expect.poll(() => seen(page)).toMatchObject(everything);
		await partsOf(page).marker('Edinburgh').click();
		await expect.poll(() => seen(page)).toEqual(only(cities[2]));

		await page.getByRole('contentinfo').getByRole('link', { name: 'Remote' }).click();
		await page.getByRole('heading', { level: 1, name: 'Remote internships' }).waitFor();
		await page.goBack();
		await page.getByRole('heading', { level: 2, name: 'Programs in Edinburgh' }).waitFor();
		await partsOf(page).visibleCards.first().waitFor();
		await expect.poll(() => seen(page)).toEqual(only(cities[2]));
	});
});

it('leads to the form of the internship, and from its title to its page', async () => {
	const { page } = await site.visit(`${path}?city=leeds`);
	const [first] = await readCards(partsOf(page).visibleCards.first());
	expect(first?.apply?.[1]).toBe(`/apply?internship=${first?.page.replace('/internships/', '')}`);
	await partsOf(page)
		.visibleCards.first()
		.getByRole('link', { name: first?.title, exact: true })
		.click();
	await page.getByRole('heading', { level: 1, name: first?.title }).waitFor();
});
