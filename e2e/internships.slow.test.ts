import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
	addressOf,
	hydrated,
	textOf,
	textsOf,
	visitBeforeScripts,
} from './helpers/page/page-readers.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

const status = (page: Page) => page.getByRole('main').getByRole('status');
const heading = (page: Page, name: string) =>
	page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const option = (page: Page, legend: string, value: string) =>
	page
		.getByRole('group', { name: legend, exact: true })
		.getByRole('checkbox', { name: new RegExp(`^${value} \\d`) });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The number with which a text ends or begins. */
const countIn = (text: string | null) => Number(/\d[\d,]*/.exec(text ?? '')?.[0].replace(',', ''));
const total = async (page: Page) => countIn(await textOf(status(page)));

it('shows all internships, and says of each option how many it would give', async () => {
	const { page, problems } = await site.visit('/internships', desk);
	await heading(page, 'All internships');
	expect(await textsOf(page.locator('fieldset > legend'))).toEqual([
		'Where',
		'Starts in',
		'Your permission to work',
		'Hours',
		'Pay',
		'Industry',
		'Kind',
		'On site or remote',
		'Length',
		'Driving licence',
	]);
	expect(await cards(page).count()).toBe(20);
	for (const card of await cards(page).all()) {
		expect(await card.getByRole('heading').getByRole('link').count()).toBe(1);
		expect(await textOf(card)).toMatch(/£[\d,]+ a (month|week)|a (month|week)/);
	}
	// No other file of tests adds one there.
	const liverpool = page.locator('label', { has: page.locator('input[value=Liverpool]') });
	const expected = countIn(await textOf(liverpool));
	await option(page, 'Where', 'Liverpool').check();
	await heading(page, 'Internships in Liverpool');
	expect(await textsOf(page.locator('fieldset > legend'))).toContain('Where');
	await page.getByRole('group', { name: 'Where', exact: true }).waitFor();
	expect(await total(page)).toBe(expected);
	expect(problems).toEqual([]);
});

it('follows what is chosen: the address, one announcement, and the focus stays', async () => {
	const { page, problems } = await site.visit('/internships', desk);
	await hydrated(page);
	const length = await page.evaluate(() => history.length);
	await status(page).evaluate((element) => {
		const said: string[] = [];
		Object.assign(globalThis, { said });
		new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
			childList: true,
			characterData: true,
			subtree: true,
		});
	});
	const box = option(page, 'Where', 'Leeds');
	await box.focus();
	await page.keyboard.press('Space');
	await heading(page, 'Internships in Leeds');
	expect(addressOf(page)).toBe('/internships?city=Leeds');
	expect(await page.evaluate(() => history.length)).toBe(length + 1);
	expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
	expect(await page.evaluate(() => Reflect.get(globalThis, 'said'))).toEqual([
		await textOf(status(page)),
	]);
	expect(await page.title()).toContain('Internships in Leeds');

	await page.getByRole('radio', { name: /^£14 or more an hour/ }).check();
	await heading(page, 'Internships in Leeds, £14 an hour or more');
	await page.getByLabel('Sort by').selectOption('Highest pay first');
	await page.waitForURL('**/internships?city=Leeds&pay=14&sort=pay');
	expect(problems).toEqual([]);
});

it('searches while one types, best matches first', async () => {
	const { page, problems } = await site.visit('/internships?city=Leeds', desk);
	const box = page.getByLabel('Search internships', { exact: true });
	await box.pressSequentially('accounting');
	await heading(page, 'Internships for “accounting” in Leeds');
	expect(addressOf(page)).toBe('/internships?city=Leeds&q=accounting');
	await expect
		.poll(() => page.getByLabel('Sort by').locator('option:checked').textContent())
		.toBe('Best match');
	expect(await box.inputValue()).toBe('accounting');
	expect(await textsOf(cards(page).getByRole('heading'))).toContainEqual(
		expect.stringMatching(/account/i),
	);
	expect(problems).toEqual([]);
});

it('undoes by Back what was chosen, one by one, and all that was typed at once', async () => {
	const { page, problems } = await site.visit('/internships', desk);
	await hydrated(page);
	await option(page, 'Where', 'Leeds').check();
	await heading(page, 'Internships in Leeds');
	const before = await page.evaluate(() => history.length);
	const box = page.getByLabel('Search internships', { exact: true });
	await box.fill('acc');
	await heading(page, 'Internships for “acc” in Leeds');
	await box.fill('account');
	await heading(page, 'Internships for “account” in Leeds');
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
	const sort = page.getByLabel('Sort by');
	await sort.selectOption('Highest pay first');
	await page.waitForURL('**/internships?city=Leeds&q=account&sort=pay');

	await page.goBack();
	await page.waitForURL('**/internships?city=Leeds&q=account');
	await expect.poll(() => sort.inputValue()).toBe('');
	await box.focus();
	await page.goBack();
	await heading(page, 'Internships in Leeds');
	await expect.poll(() => box.inputValue()).toBe('');
	await page.goBack();
	await heading(page, 'All internships');
	await expect.poll(() => option(page, 'Where', 'Leeds').isChecked()).toBe(false);
	await page.goForward();
	await heading(page, 'Internships in Leeds');
	await expect.poll(() => option(page, 'Where', 'Leeds').isChecked()).toBe(true);
	expect(problems).toEqual([]);
});

it('removes chosen filters one by one, and all', async () => {
	const { page, problems } = await site.visit(
		'/internships?city=Leeds&city=Bristol&start=june&q=accounting',
		desk,
	);
	await hydrated(page);
	const link = (name: string) => page.getByRole('link', { name, exact: true });
	await link('Remove Bristol').click();
	await heading(page, 'Internships for “accounting” in Leeds, starting in June');
	await expect.poll(() => option(page, 'Where', 'Bristol').isChecked()).toBe(false);
	expect(await option(page, 'Where', 'Leeds').isChecked()).toBe(true);
	expect(await page.locator(':focus').evaluate(({ tagName }) => tagName)).toBe('H1');
	await link('Remove accounting').click();
	await heading(page, 'Internships in Leeds, starting in June');
	const box = page.getByLabel('Search internships', { exact: true });
	await expect.poll(() => box.inputValue()).toBe('');
	await link('Clear all').click();
	await heading(page, 'All internships');
	expect(addressOf(page)).toBe('/internships');
	const checked = page.locator('fieldset input[type=checkbox]:checked');
	await expect.poll(() => checked.count()).toBe(0);
	await page.goBack();
	await heading(page, 'Internships in Leeds, starting in June');
	await expect.poll(() => option(page, 'Where', 'Leeds').isChecked()).toBe(true);
	expect(problems).toEqual([]);
});

it('has numbered pages, and keeps everything through back and reload', async () => {
	const { page, problems } = await site.visit('/internships?city=Manchester', desk);
	await hydrated(page);
	const first = await textsOf(cards(page).getByRole('heading'));
	const pages = page.getByRole('navigation', { name: 'Pages' });
	await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
	await page.waitForURL('**/internships?city=Manchester&page=2');
	await expect.poll(() => textsOf(cards(page).getByRole('heading'))).not.toEqual(first);
	const second = await textsOf(cards(page).getByRole('heading'));
	expect(second.filter((title) => first.includes(title)).length).toBeLessThan(5);
	expect(await pages.locator('[aria-current=page]').textContent()).toBe('Page 2');
	await page.reload();
	expect(await textsOf(cards(page).getByRole('heading'))).toEqual(second);
	expect(await option(page, 'Where', 'Manchester').isChecked()).toBe(true);
	await page.goBack();
	await expect.poll(() => textsOf(cards(page).getByRole('heading'))).toEqual(first);
	expect(problems).toEqual([]);
});

it('leads from a card to its page, and back to the same list', async () => {
	// Other files of tests add some in Leeds.
	const { page, problems } = await site.visit('/internships?city=Manchester', desk);
	const titles = await textsOf(cards(page).getByRole('heading'));
	const link = cards(page).nth(3).getByRole('heading').getByRole('link');
	expect(await link.getAttribute('href')).toMatch(/^\/internships\/[a-z0-9-]+$/);
	await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
	await heading(page, 'About us');
	await page.goBack();
	await heading(page, 'Internships in Manchester');
	expect(await textsOf(cards(page).getByRole('heading'))).toEqual(titles);
	expect(problems).toEqual([]);
});

it('has the address and the day of a search on paper, also after the list has changed', async () => {
	const { page, problems } = await site.visit('/internships', desk);
	await option(page, 'Where', 'Liverpool').check();
	await heading(page, 'Internships in Liverpool');
	await page.emulateMedia({ media: 'print' });
	await page.getByText(/\/internships\?city=Liverpool, as it stands on \d+ \w+ \d{4}\.$/).waitFor();
	expect(await page.getByRole('button', { name: 'Show internships' }).isVisible()).toBe(false);
	expect(problems).toEqual([]);
});

it('says that nothing is found, and which filter hides most', async () => {
	const { page, problems } = await site.visit('/internships?q=zzzzqqqq&city=Liverpool', desk);
	expect(await textOf(status(page))).toBe('0 internships');
	await page.getByText(/^Without “zzzzqqqq” there are \d+ internships\.$/).waitFor();
	const show = page.getByRole('link', { name: /^Show \d+ internships$/ });
	const expected = countIn(await textOf(show));
	await show.click();
	await heading(page, 'Internships in Liverpool');
	expect(await total(page)).toBe(expected);
	expect(problems).toEqual([]);
});

it('counts what was chosen before its scripts are there', async () => {
	const { page, release } = await visitBeforeScripts(site, '/internships', desk);
	await option(page, 'Where', 'Leeds').check();
	await option(page, 'Where', 'Bristol').check();
	expect(await option(page, 'Where', 'Leeds').isChecked()).toBe(true);
	release();
	await heading(page, 'Internships in Bristol and Leeds');
	expect(addressOf(page)).toBe('/internships?city=Bristol&city=Leeds');
});

it('asks for what is chosen before its scripts are there, and only once', async () => {
	const { page, release } = await visitBeforeScripts(site, '/internships', desk);
	const asked: string[] = [];
	page.on('request', (request) => {
		const { pathname, search } = new URL(request.url());
		if (/^\/internships(\.parts)?$/.test(pathname)) asked.push(pathname + search);
	});
	await page.locator('fieldset input[value=Leeds]').check();
	await expect.poll(() => asked).toEqual(['/internships.parts?city=Leeds']);
	release();
	await heading(page, 'Internships in Leeds');
	expect(addressOf(page)).toBe('/internships?city=Leeds');
	expect(asked).toHaveLength(1);
});

describe('a student’s task on a phone: data or technology, Leeds or remote, at most 20 hours, from June', () => {
	const wanted = '/internships?city=Leeds&city=Remote&hours=20&sector=Technology&start=2027-06';
	const words = 'data or technology, Leeds or remote, 20 hours, June';

	it('is done with words in two taps', async () => {
		const { page, problems } = await site.visit('/internships', phone);
		await page.getByLabel('Search internships', { exact: true }).tap();
		await page.keyboard.type(words);
		await page.getByRole('button', { name: 'Search', exact: true }).tap();
		await heading(page, `Internships for “${words}”`);
		for (const read of ['data', 'technology', 'Leeds', 'at most 20 hours', 'June 2027'])
			await page.getByRole('link', { name: `Remove ${read}`, exact: true }).waitFor();
		expect(await total(page)).toBeGreaterThan(0);
		expect(problems).toEqual([]);
	});

	it('is done with filters alone in five taps from the home page', async () => {
		const { page, problems } = await site.visit('/', phone);
		const quick = page.getByRole('list', { name: 'Quick choices' });
		await quick.getByRole('link', { name: /^20 hours or less/ }).tap();
		const add = page.getByRole('navigation', { name: 'Add a filter' });
		for (const value of ['Technology', 'Leeds', 'Remote', 'June 2027']) {
			await add.getByRole('link', { name: new RegExp(`^${value} \\d`) }).tap();
			await page.getByRole('link', { name: new RegExp(`^Remove .*${value}`) }).waitFor();
		}
		await page.waitForURL((url) => url.pathname + url.search === wanted);
		await expect.poll(() => cards(page).count()).toBe(await total(page));
		expect(problems).toEqual([]);
	});

	it('is done with the filters', async () => {
		const { page, problems } = await site.visit('/internships', phone);
		await page.getByRole('button', { name: 'Filters' }).tap();
		for (const [legend, value] of [
			['Where', 'Leeds'],
			['Where', 'Remote'],
			['Starts in', 'June 2027'],
			['Hours', '20 hours or less'],
			['Industry', 'Technology'],
		] as const) {
			// What few choose by is folded.
			if (legend === 'Industry') await page.locator('summary', { hasText: legend }).tap();
			await option(page, legend, value).tap();
		}
		await page.getByRole('button', { name: 'Show internships' }).tap();
		await page.waitForURL((url) => url.pathname + url.search === wanted);
		await page.getByRole('button', { name: 'Filters · 5' }).waitFor();
		expect(await page.getByRole('button', { name: 'Show internships' }).isVisible()).toBe(false);
		await expect.poll(() => cards(page).count()).toBe(await total(page));
		expect(problems).toEqual([]);
	});
});

describe('without JavaScript', () => {
	it('filters, removes, sorts and turns pages', async () => {
		const page = await site.newPage({ ...phone, javaScriptEnabled: false });
		await page.goto(`${site.url}/internships`);
		await page.getByRole('button', { name: 'Filters' }).click();
		await option(page, 'Where', 'Leeds').check();
		await option(page, 'Where', 'Remote').check();
		await option(page, 'Hours', '20 hours or less').check();
		await page.getByRole('button', { name: 'Show internships' }).click();
		await heading(page, 'Internships in Leeds or remote, 20 hours or less');
		await expect.poll(() => cards(page).count()).toBe(Math.min(20, await total(page)));
		await page.getByRole('link', { name: 'Remove Remote' }).click();
		await heading(page, 'Internships in Leeds, 20 hours or less');
		await page.getByLabel('Search internships', { exact: true }).fill('data');
		await page.getByLabel('Sort by').selectOption('Deadline first');
		await page.getByRole('button', { name: 'Search', exact: true }).click();
		await heading(page, 'Internships for “data” in Leeds, 20 hours or less');
		expect(await page.getByLabel('Sort by').inputValue()).toBe('deadline');
		await page.goto(`${site.url}/internships`);
		await page.getByRole('link', { name: 'Next page' }).click();
		await page.waitForURL(`${site.url}/internships?page=2`);
	});
});

describe('an address that nobody meant', () => {
	it.each([
		'?colour=red',
		'?city=Atlantis&hours=twenty&page=-1',
		'?city=Leeds&city=Leeds&q=a&q=b',
		`?q=${'x'.repeat(3_000)}`,
		'?q=%F0%9F%98%80%D8%A7%D9%84%E4%B8%AD',
		'?q=%00',
		'?q=%25%25__',
		'?q=a%20%26%20!(b%20%7C%20c)%3A*',
		"?q=';DROP TABLE internships;--",
		'?page=99999&city[]=Leeds',
		'?start=1900-01&pay=-5&weeks=0&sort=DESC',
	])('%s gives what was understood', async (query) => {
		const response = await fetch(`${site.url}/internships${query}`);
		expect(response.status).toBe(200);
		const text = await response.text();
		expect(text).toMatch(/<h1[^>]*>[^<]*internships/i);
		expect(text).toMatch(
			/role="status"[^>]*>[\d,]+(<!-- -->)? internships?(, [\d,]+ close to it)?</,
		);
	});

	it('with a word that never ends is no wider than a phone', async () => {
		const viewport = { width: 320, height: 700 };
		const { page } = await site.visit(`/internships?q=${'w'.repeat(100)}`, { viewport });
		await page.getByRole('link', { name: /^Remove w+ \(in no internship\)$/ }).waitFor();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			320,
		);
	});

	it.each([
		['second year', /not searched for\..*18 and over/],
		['spring week law', /spring week/],
		['3D', /“3D”: not searched for\. All internships are shown\./],
	])('with %s, what is not searched for is read whole on a phone', async (words, says) => {
		const { page } = await site.visit(`/internships?q=${encodeURIComponent(words)}`, phone);
		const said = page.getByRole('list', { name: 'Not searched for' });
		await said.getByText(says).waitFor();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			390,
		);
		const box = await said.boundingBox();
		expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
	});

	it('page 99999 is the last that there is', async () => {
		const { page } = await site.visit('/internships?page=99999', desk);
		const pages = page.getByRole('navigation', { name: 'Pages' });
		const [last = ''] = (await textsOf(pages.getByRole('listitem'))).slice(-1);
		expect(await pages.locator('[aria-current=page]').textContent()).toBe(last);
		expect(await cards(page).count()).toBeGreaterThan(0);
	});
});

it.each(['marketing london', 'paid data internships with a friend flexible'])(
	'with “%s”, its first card begins in the upper half of a phone',
	async (words) => {
		const { page } = await site.visit(`/internships?q=${encodeURIComponent(words)}`, phone);
		expect((await cards(page).first().boundingBox())?.y).toBeLessThan(420);
	},
);

it('with words, its heading is printed, also on paper as narrow as a phone', async () => {
	const { page } = await site.visit('/internships?q=marketing+london', phone);
	await page.emulateMedia({ media: 'print' });
	const box = await page.getByRole('heading', { level: 1 }).boundingBox();
	expect(box?.height).toBeGreaterThan(10);
});

describe('back from an internship', () => {
	const search = '/internships?city=Leeds&hours=20';
	const firstCard = (page: Page) => cards(page).first().getByRole('heading').getByRole('link');
	const back = (page: Page) => page.getByRole('link', { name: 'Back to your search', exact: true });
	const all = (page: Page) =>
		page.getByRole('main').getByRole('link', { name: 'All internships', exact: true }).first();

	it('leads to the search that one came from', async () => {
		const { page, problems } = await site.visit(search, phone);
		await firstCard(page).tap();
		await page.waitForURL('**/internships/*');
		await back(page).tap();
		await heading(page, 'Internships in Leeds, 20 hours or less');
		expect(problems).toEqual([]);
	});

	it.each([
		['before any script is loaded', phone],
		['after both pages were shown by script', desk],
	])('leads to the place in it that one left, %s', async (when, options) => {
		const { page } = await site.visit('/internships?remote=on-site', options);
		if (when.startsWith('after')) await hydrated(page);
		const card = cards(page).nth(8);
		await card.scrollIntoViewIfNeeded();
		const top = async () => (await card.boundingBox())?.y ?? 0;
		const before = await top();
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
		await card.getByRole('heading').getByRole('link').click();
		await page.waitForURL('**/internships/*');
		await back(page).click();
		await page.waitForURL('**/internships?remote=on-site');
		await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(100);
	});

	it('leads to it after both pages were shown by script', async () => {
		const { page, problems } = await site.visit('/internships?hours=20', desk);
		await hydrated(page);
		await option(page, 'Where', 'Leeds').check();
		await heading(page, 'Internships in Leeds, 20 hours or less');
		await firstCard(page).click();
		await page.getByRole('heading', { name: 'What you are paid' }).waitFor();
		expect(await back(page).getAttribute('href')).toBe(search);
		await back(page).click();
		await heading(page, 'Internships in Leeds, 20 hours or less');
		expect(addressOf(page)).toBe(search);
		expect(problems).toEqual([]);
	});

	it('keeps what a page shows after it is hydrated, and nothing of other pages', async () => {
		const { page, problems } = await site.visit(search, desk);
		await firstCard(page).click();
		await page.waitForURL('**/internships/*');
		await hydrated(page);
		expect(await back(page).getAttribute('href')).toBe(search);
		const { page: other } = await site.visit('/internships', desk);
		await firstCard(other).click();
		await other.waitForURL('**/internships/*');
		expect(await all(other).getAttribute('href')).toBe('/internships');
		expect(await back(other).count()).toBe(0);
		expect(problems).toEqual([]);
	});

	it('still leads to it from a similar internship, and after a reload', async () => {
		const { page, problems } = await site.visit(search, phone);
		await firstCard(page).tap();
		await page.waitForURL('**/internships/*');
		const first = page.url();
		const similar = page.locator('#similar').getByRole('article');
		await similar.first().getByRole('link').tap();
		await page.waitForURL((url) => url.href !== first);
		expect(await back(page).getAttribute('href')).toBe(search);
		await page.reload();
		expect(await back(page).getAttribute('href')).toBe(search);
		await hydrated(page);
		expect(await back(page).getAttribute('href')).toBe(search);
		await page.goto(`${site.url}/`);
		await page.goto(first);
		expect(await all(page).getAttribute('href')).toBe('/internships');
		expect(problems).toEqual([]);
	});

	it('is a plain link without scripts', async () => {
		const page = await site.newPage({ ...phone, javaScriptEnabled: false });
		await page.goto(`${site.url}${search}`);
		await firstCard(page).click();
		await all(page).click();
		await heading(page, 'All internships');
	});
});
