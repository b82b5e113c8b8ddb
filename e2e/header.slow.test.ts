import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { site as contactDetails } from '#content/site.ts';
import {
	addressOf,
	hrefsIn,
	hydrated,
	linksIn,
	textsOf,
	visitBeforeScripts,
} from './helpers/page/page-readers.ts';
import { doubleText } from './helpers/page/text-overflow.ts';
import { createAccount, signedIn } from './helpers/people/accounts.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

const pageLinks = [
	['Companies', '/companies'],
	['Candidates', '/candidates'],
	['Placement year', '/programs/placement-year'],
	['Govt initiatives', '/govt-initiatives'],
	['About', '/about'],
	['Contact', '/contact'],
];
const mainLinks = [['Internships', '/internships'], ...pageLinks];
const programLinks = [
	['London', '/programs/london'],
	['UK cities', '/programs/uk-cities'],
	['Remote', '/programs/remote'],
	['International', '/programs/international'],
];
const signedOutLinks = [
	['Employer Sign In', '/employer-auth'],
	['Sign In', '/auth'],
];
const phone = { viewport: { width: 390, height: 844 } };

describe('the header of a wide screen', () => {
	it('has Internships, the menu of programs, six links and the two ways to sign in', async () => {
		const { page, problems } = await site.visit('/');
		const bar = page.getByRole('navigation', { name: 'Main' });
		expect(await linksIn(bar)).toEqual(mainLinks);
		expect((await linksIn(page.getByRole('banner'))).slice(-2)).toEqual(signedOutLinks);
		expect(await page.getByRole('button', { name: 'Sign Out' }).count()).toBe(0);
		expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false);

		await bar.getByRole('button', { name: 'Programs' }).click();
		expect((await linksIn(bar)).slice(1, 7)).toEqual([
			['All internships', '/internships'],
			['All programs', '/programs'],
			...programLinks,
		]);
		// Beside the menu, which covers the start of the heading.
		await page.mouse.click(5, 600);
		expect(await linksIn(bar)).toEqual(mainLinks);
		expect(problems).toEqual([]);
	});

	it('closes the menu of programs on a link and marks the page that it leads to', async () => {
		const { page } = await site.visit('/about');
		await hydrated(page);
		const bar = page.getByRole('navigation', { name: 'Main' });
		expect(await bar.getByRole('link', { name: 'About' }).getAttribute('aria-current')).toBe(
			'page',
		);
		await bar.getByRole('button', { name: 'Programs' }).click();
		await bar.getByRole('link', { name: 'Remote' }).click();
		await page.getByRole('heading', { level: 1, name: 'Remote internships' }).waitFor();
		expect(await linksIn(bar)).toEqual(mainLinks);
		await bar.getByRole('button', { name: 'Programs' }).click();
		const remote = bar.getByRole('link', { name: 'Remote' });
		expect(await remote.getAttribute('aria-current')).toBe('page');
	});

	it('leads to both sign-in screens, and home by its name', async () => {
		const { page } = await site.visit('/companies');
		const header = page.getByRole('banner');
		await header.getByRole('link', { name: 'Sign In', exact: true }).click();
		await page.waitForURL('**/auth');
		await header.getByRole('link', { name: 'Employer Sign In' }).click();
		await page.waitForURL('**/employer-auth');
		await header.getByRole('link', { name: contactDetails.name }).click();
		await page.waitForURL(`${site.url}/`);
	});
});

describe('the left edge', () => {
	/** They are made wider and narrower: no page asks for the screen while it loads (pages.slow.test.ts). */
	let programs: Page;
	let about: Page;
	beforeAll(async () => {
		programs = (await site.visit('/programs')).page;
		about = (await site.visit('/about')).page;
	});

	it.each([320, 390, 620, 768, 1024, 1232, 1280, 1600])(
		'is one for notice, header, content and footer on a screen of %i pixels',
		async (width) => {
			await programs.setViewportSize({ width, height: 844 });
			const notice = contactDetails.sampleContent ? ['#sample-bar b'] : [];
			const edges = await Promise.all([
				...[...notice, 'header[data-site] a', 'h1', 'footer[data-site] a'].map(
					async (selector) => (await programs.locator(selector).first().boundingBox())?.x,
				),
			]);
			expect(new Set(edges).size).toBe(1);
			const { scrollWidth, clientWidth } = await programs.evaluate(() => document.documentElement);
			expect(scrollWidth).toBe(clientWidth);
		},
	);

	it.each([390, 768, 1280])('has the name in two lines on a screen of %i pixels', async (width) => {
		await about.setViewportSize({ width, height: 844 });
		const name = about.getByRole('banner').getByText(contactDetails.name);
		const lines = await name.evaluate((words) => {
			const range = document.createRange();
			range.selectNodeContents(words);
			return new Set([...range.getClientRects()].map(({ top }) => top)).size;
		});
		expect(lines).toBe(2);
	});

	it.each([1232, 1280])(
		'leaves the header in one row, no wider than the page, on a screen of %i pixels',
		async (width) => {
			await about.setViewportSize({ width, height: 844 });
			const bar = about.getByRole('banner');
			expect((await bar.boundingBox())?.height).toBeLessThan(72);
			const boxes = await Promise.all(
				(await bar.getByRole('link').all()).map((link) => link.boundingBox()),
			);
			for (const [index, box] of boxes.entries())
				expect(box?.x).toBeGreaterThanOrEqual(
					(boxes[index - 1]?.x ?? 0) + (boxes[index - 1]?.width ?? 0),
				);
			const beyond = await about.locator('header[data-site] > div').evaluate((row) => {
				const end =
					row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight);
				const visible = [...row.querySelectorAll('a, button')].filter((part) =>
					part.checkVisibility(),
				);
				return Math.max(...visible.map((part) => part.getBoundingClientRect().right)) - end;
			});
			expect(beyond).toBeLessThanOrEqual(0);
		},
	);

	it('has room for its links in larger text too', async () => {
		await about.setViewportSize({ width: 1600, height: 844 });
		await about.evaluate(() => document.documentElement.style.setProperty('font-size', '125%'));
		const { scrollWidth, clientWidth } = await about.evaluate(() => document.documentElement);
		expect(scrollWidth).toBe(clientWidth);
	});
});

describe('the sheet of a small screen', () => {
	it.each([
		[390, 300],
		[700, 400],
	])('is on a screen of %i pixels %i wide, at the right edge', async (width, sheetWidth) => {
		const { page } = await site.visit('/', { viewport: { width, height: 844 } });
		expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
		await page.getByRole('button', { name: 'Menu' }).click();
		const box = await page.getByRole('dialog', { name: 'Menu' }).boundingBox();
		const right = await page.evaluate(() => document.body.getBoundingClientRect().right);
		expect(box).toEqual({ x: right - sheetWidth, y: 0, width: sheetWidth, height: 844 });
	});

	it('has its links in groups, to all that the wide header and the footer lead to', async () => {
		const { page, problems } = await site.visit('/', phone);
		await page.getByRole('button', { name: 'Menu' }).click();
		const sheet = page.getByRole('dialog', { name: 'Menu' });
		const group = (name: string) => linksIn(sheet.getByRole('list', { name }));
		expect(await textsOf(sheet.locator('ul > li:first-child'))).toEqual([
			'Yours',
			'Find',
			'Companies',
			'Industries',
			'About',
			'Resources',
			'Legal',
		]);
		expect(await group('Find')).toEqual([
			['All internships', '/internships'],
			['All programs', '/programs'],
			...programLinks,
			['Placement year', '/programs/placement-year'],
			['Govt initiatives', '/govt-initiatives'],
		]);
		expect(await group('Yours')).toEqual([
			['Sign In', '/auth'],
			['Employer Sign In', '/employer-auth'],
			['Saved', '/saved'],
			['Apply Now', '/apply'],
		]);
		expect(await group('Companies')).toEqual([
			['Companies', '/companies'],
			['Candidates', '/candidates'],
		]);
		const reached = await hrefsIn(sheet);
		const { page: wide } = await site.visit('/');
		const elsewhere = await wide
			.locator('header[data-site] a[href^="/"], footer[data-site] a[href^="/"]')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
		expect(elsewhere.length).toBeGreaterThan(30);
		expect(elsewhere.filter((href) => href !== '/' && !reached.includes(href ?? ''))).toEqual([]);
		expect(problems).toEqual([]);
	});

	it('marks the page that is shown, also after going to another', async () => {
		const { page, problems } = await site.visit('/about');
		await hydrated(page);
		const marked = () => textsOf(page.locator('#menu-links [aria-current=page]'));
		expect(await marked()).toEqual(['About']);
		const bar = page.getByRole('navigation', { name: 'Main' });
		await bar.getByRole('link', { name: 'Companies', exact: true }).click();
		await page.waitForURL('**/companies');
		await expect.poll(marked).toEqual(['Companies']);
		await bar.getByRole('button', { name: 'Programs' }).click();
		await bar.getByRole('link', { name: 'Remote' }).click();
		await expect.poll(marked).toEqual(['Remote']);
		expect(problems).toEqual([]);
	});

	it('leaves the page behind it where it is', async () => {
		const { page } = await site.visit('/', phone);
		const scrolls = () =>
			page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
		expect(await scrolls()).toBe(true);
		await page.getByRole('button', { name: 'Menu' }).click();
		await expect.poll(scrolls).toBe(false);
		await page.keyboard.press('Escape');
		await expect.poll(scrolls).toBe(true);
	});

	it('closes when a link is clicked', async () => {
		const { page, problems } = await site.visit('/', phone);
		await hydrated(page);
		const sheet = page.getByRole('dialog', { name: 'Menu' });
		for (const [label, path] of [...pageLinks, ['All programs', '/programs']] as const) {
			await page.getByRole('button', { name: 'Menu' }).click();
			await sheet.getByRole('link', { name: label, exact: true }).click();
			await page.waitForURL(site.url + path);
			await sheet.waitFor({ state: 'hidden' });
		}
		expect(problems).toEqual([]);
	});

	it('has targets of 44 pixels on screens of 320, 390 and 768', async () => {
		const { page } = await site.visit('/', phone);
		await page.getByRole('button', { name: 'Menu' }).click();
		const sheet = page.getByRole('dialog', { name: 'Menu' });
		await sheet.waitFor();
		for (const width of [320, 390, 768]) {
			await page.setViewportSize({ width, height: 844 });
			const low = await sheet
				.locator('a, button')
				.evaluateAll((targets) =>
					targets
						.filter((target) => target.getBoundingClientRect().height < 44)
						.map(({ textContent }) => textContent),
				);
			expect(low, `${width}`).toEqual([]);
			expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
		}
	});

	it('closes by Escape, by its button and by a click beside it, and returns the focus', async () => {
		const { page } = await site.visit('/about', phone);
		await hydrated(page);
		const menu = page.getByRole('button', { name: 'Menu' });
		const sheet = page.getByRole('dialog', { name: 'Menu' });
		const ways = [
			() => page.keyboard.press('Escape'),
			() => sheet.getByRole('button', { name: 'Close' }).click(),
			() => page.mouse.click(20, 400),
		];
		for (const close of ways) {
			await menu.click();
			await sheet.waitFor();
			await close();
			await sheet.waitFor({ state: 'hidden' });
			expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
		}
		expect(addressOf(page)).toBe('/about');
	});
});

describe('text twice as large', () => {
	let page: Page;
	beforeAll(async () => {
		page = (await site.visit('/about')).page;
		await doubleText(page);
	});

	it.each([320, 390, 620, 800])('header and sheet fit on a screen of %i pixels', async (width) => {
		await page.setViewportSize({ width, height: 844 });
		const header = page.getByRole('banner');
		const boxes = await Promise.all([
			...(await header.getByRole('link').all()).map((link) => link.boundingBox()),
			header.getByRole('button', { name: 'Menu' }).boundingBox(),
		]);
		for (const box of boxes) {
			expect(box?.x).toBeGreaterThanOrEqual(0);
			expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
		}
		await header.getByRole('button', { name: 'Menu' }).click();
		const sheet = page.getByRole('dialog', { name: 'Menu' });
		await sheet.getByRole('link', { name: 'Employer Sign In' }).waitFor();
		const beside = await sheet.evaluate((box) => box.scrollWidth - box.clientWidth);
		expect(beside).toBe(0);
		// Beside each other, words of a phone's menu would be divided.
		const columns = await sheet
			.getByRole('list', { name: 'Find' })
			.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
		expect(columns).toBe(width < 600 ? 1 : 2);
		await page.keyboard.press('Escape');
		await sheet.waitFor({ state: 'hidden' });
	});

	it('has a heart twice as large, too', async () => {
		const { page } = await site.visit('/about', { viewport: { width: 390, height: 844 } });
		const saved = page.getByRole('banner').getByRole('link', { name: 'Saved' });
		const size = () =>
			saved.evaluate((link) => {
				const { scale, padding } = getComputedStyle(link, '::before');
				return 2 * Number.parseFloat(padding) * Number.parseFloat(scale);
			});
		expect(await size()).toBeCloseTo(24);
		await doubleText(page);
		expect(await size()).toBeCloseTo(48);
	});

	it('by the size of the root alone, which no media query follows, leaves the Menu button in view', async () => {
		const { page } = await site.visit('/about', { viewport: { width: 390, height: 844 } });
		await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
		const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
		const { x = 390, width = 0 } = (await menu.boundingBox()) ?? {};
		expect(x + width).toBeLessThanOrEqual(390);
	});
});

describe('before any script', () => {
	it('opens both menus and follows their links without JavaScript', async () => {
		const { page } = await site.visit('/', { javaScriptEnabled: false });
		const bar = page.getByRole('navigation', { name: 'Main' });
		await bar.getByRole('button', { name: 'Programs' }).click();
		await bar.getByRole('link', { name: 'UK cities' }).click();
		await page.getByRole('heading', { level: 1, name: 'Internships in six UK cities' }).waitFor();

		const { page: small } = await site.visit('/', { ...phone, javaScriptEnabled: false });
		await small.getByRole('button', { name: 'Menu' }).click();
		await small.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About' }).click();
		await small.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
	});

	it('opens the sheet while the scripts are on their way, and keeps it', async () => {
		const { page, release } = await visitBeforeScripts(site, '/', phone);
		await page.getByRole('button', { name: 'Menu' }).click();
		const sheet = page.getByRole('dialog', { name: 'Menu' });
		await sheet.waitFor();
		release();
		await hydrated(page);
		await sheet.getByRole('link', { name: 'Contact' }).click();
		await page.waitForURL('**/contact');
		await sheet.waitFor({ state: 'hidden' });
	});
});

it('shows Sign Out to a signed-in user instead, on both screens', async () => {
	const student = { name: 'Ada Header', email: 'ada@students.example', password: 'six or more' };
	await createAccount(site, student);
	const { page } = await site.visit('/', await signedIn(site, student));
	const signIn = page.getByRole('link', { name: /Sign In$/ });
	await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).waitFor();
	expect(await signIn.count()).toBe(0);

	await page.setViewportSize(phone.viewport);
	await page.getByRole('button', { name: 'Menu' }).click();
	const sheet = page.getByRole('dialog', { name: 'Menu' });
	expect(await signIn.count()).toBe(0);
	const answer = Promise.withResolvers<void>();
	await page.route('**/auth/v1/logout*', async (route) => {
		await answer.promise;
		await route.continue();
	});
	await sheet.getByRole('button', { name: 'Sign Out' }).click();
	await sheet.getByRole('button', { name: 'Signing out...' }).waitFor();
	answer.resolve();
	await sheet.waitFor({ state: 'hidden' });
	await page.getByRole('button', { name: 'Menu' }).click();
	await sheet.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
	await sheet.getByRole('link', { name: 'Employer Sign In' }).waitFor();
	expect(await page.getByRole('button', { name: 'Sign Out' }).count()).toBe(0);
});

describe('by role', () => {
	const person = async (email: string, account?: 'employer') => {
		const one = { name: 'Rosa Role', email, password: 'six or more' };
		await createAccount(site, one, account);
		return one;
	};
	const header = (page: Page) => page.getByRole('banner');
	/** On any screen: a second line would move the page below it. */
	const isInOneLine = (page: Page) =>
		header(page).evaluate((banner) => {
			const tops = [...banner.querySelectorAll<HTMLElement>('a, button')]
				.filter((control) => control.offsetWidth > 0)
				.map((control) => control.getBoundingClientRect());
			const [first] = tops;
			return tops.every(({ top, bottom }) => first && top < first.bottom && bottom > first.top);
		});

	it('a student finds heart and applications at any width', async () => {
		const student = await person('role@students.example');
		const { page, problems } = await site.visit('/about', await signedIn(site, student));
		for (const width of [320, 390, 768, 1280]) {
			await page.setViewportSize({ width, height: 844 });
			await header(page).getByRole('link', { name: 'Applications' }).waitFor();
			await header(page).getByRole('link', { name: 'Saved' }).waitFor();
			expect(await header(page).getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
			const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
			expect(scrollWidth, `${width}`).toBe(clientWidth);
			expect(await isInOneLine(page), `${width}`).toBe(true);
		}
		expect(problems).toEqual([]);
	});

	it('an employer finds the dashboard and no heart at any width', async () => {
		const employer = await person('role@hosts.example', 'employer');
		const { page } = await site.visit('/about', await signedIn(site, employer));
		for (const width of [320, 390, 1280]) {
			await page.setViewportSize({ width, height: 844 });
			await header(page).getByRole('link', { name: 'Dashboard' }).waitFor();
			await page.locator('html.no-hearts').waitFor();
			expect(await header(page).getByRole('link', { name: 'Saved' }).count()).toBe(0);
			expect(await header(page).getByRole('link', { name: 'Applications' }).count()).toBe(0);
			expect(await isInOneLine(page), `${width}`).toBe(true);
		}
	});

	it('the tabs of an account come with what counts, and the same distance apart', async () => {
		const student = await person('role-tabs@students.example');
		const { page } = await site.visit('/about', await signedIn(site, student));
		let answer = () => {};
		const asked = new Promise<void>((resolve) => {
			answer = resolve;
		});
		const me = { role: 'student', needs: 12, title: '', detail: '' };
		await page.route('**/api/me', async (route) => {
			await asked;
			await route.fulfill({ json: me });
		});
		await page.goto(`${site.url}/account/applications`);
		const tabs = page.getByRole('navigation', { name: 'Account' });
		await tabs.getByRole('link', { name: 'Saved' }).waitFor({ state: 'hidden' });
		answer();
		await tabs.locator('.counted[data-count="12"]').waitFor();
		const boxes = await tabs.getByRole('link').evaluateAll((links) =>
			links.map((link) => {
				const { left, right } = link.getBoundingClientRect();
				return { left, right };
			}),
		);
		const gaps = boxes.slice(1).map(({ left }, place) => left - (boxes[place]?.right ?? 0));
		expect(gaps).toHaveLength(5);
		for (const gap of gaps) expect(gap).toBeCloseTo(40, 0);
	});

	it('stays as it is while the server does not answer', async () => {
		const { page } = await site.visit(
			'/about',
			await signedIn(site, await person('me@hosts.example')),
		);
		await header(page).getByRole('link', { name: 'Account' }).waitFor();
		const me = { role: 'staff', needs: 7, title: '', detail: '' };
		const askAgain = () => page.evaluate(() => dispatchEvent(new Event('acted')));
		await page.route('**/api/me', (route) => route.fulfill({ json: me }));
		await askAgain();
		const staff = header(page).getByRole('link', { name: /^Staff/ });
		await staff.waitFor();
		await page.route('**/api/me', (route) => route.abort());
		const failed = page.waitForEvent('requestfailed');
		await askAgain();
		await failed;
		await page.evaluate(() => new Promise(requestAnimationFrame));
		expect(await staff.isVisible()).toBe(true);
	});

	it.each(['/about', '/account/alerts'])(
		'counts what was asked for last where an earlier answer comes later, on %s',
		async (path) => {
			const student = await person(`last-${path.length}@students.example`);
			const page = await site.newPage(await signedIn(site, student));
			const { promise: released, resolve: release } = Promise.withResolvers<void>();
			let asked = 0;
			await page.route('**/api/me', async (route) => {
				asked += 1;
				const needs = asked;
				if (needs === 1) await released;
				await route.fulfill({ json: { role: 'student', needs, title: '', detail: '' } });
			});
			await page.goto(site.url + path);
			await expect.poll(() => asked).toBe(1);
			await page.evaluate(() => dispatchEvent(new Event('acted')));
			const counted = header(page).locator('[data-count="2"]');
			await counted.waitFor();
			const first = page.waitForResponse('**/api/me');
			release();
			await (await first).finished();
			await page.evaluate(() => new Promise(requestAnimationFrame));
			expect(await counted.count()).toBe(1);
		},
	);

	it('says at home what needs a student, and keeps its room before it is known', async () => {
		const student = await person('role-home@students.example');
		const { page } = await site.visit('/', await signedIn(site, student));
		await page.getByText('No application needs you now.').waitFor();
		await page.getByRole('main').getByRole('link', { name: 'Your applications' }).click();
		await page.waitForURL('**/account/applications');
		const { page: visitors } = await site.visit('/');
		expect(await visitors.locator('[data-needs-you]').isVisible()).toBe(false);
	});
});
