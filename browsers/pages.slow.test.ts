/** What Firefox or WebKit once showed otherwise than Chromium, on public pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPages } from '#e2e/helpers/routes.ts';
import { startServer } from '#test/servers/site-server.ts';
import { browsers } from './browsers.ts';
import { type Person, personAt } from './person.ts';
import type { Browser, Driver } from './tab.ts';

let site: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
	site = await startServer();
});
afterAll(() => site?.stop());

const PHONE = 390;

describe.each(Object.entries(browsers))('in %s', (_, launch) => {
	let browser: Browser;
	let desk: Driver;
	let phone: Driver;
	let person: Person;
	beforeAll(async () => {
		browser = await launch();
		desk = await browser.newTab();
		phone = await browser.newTab(PHONE);
		person = personAt(desk);
	});
	afterAll(async () => {
		for (const tab of [desk, phone]) await tab?.close();
		await browser?.close();
	});

	it.each(['london', 'uk-cities', 'remote', 'placement-year', 'international'])(
		'each card of /programs/%s is there when one scrolls to it',
		async (list) => {
			await desk.goto(`${site.url}/programs/${list}`);
			/** Of the cards that the list shows: whether this one is laid out. */
			const isSeen = (at: number, scrolls: boolean) =>
				desk.run(
					(at, scrolls) => {
						const cards = [...document.querySelectorAll('.long-cards > li')].filter(
							(card) => !card.closest('details:not([open])'),
						);
						const card = cards.at(at);
						if (scrolls) card?.scrollIntoView();
						return {
							count: cards.length,
							isSeen: card
								?.querySelector('article > *')
								?.checkVisibility({ contentVisibilityAuto: true }),
						};
					},
					at,
					scrolls,
				);
			const { count } = await isSeen(0, false);
			expect(count).toBeGreaterThan(9);
			// Beginning with the last: what comes into view at once is laid out with the page.
			for (let at = count - 1; at >= 0; at -= Math.ceil(count / 30)) {
				await isSeen(at, true);
				await expect
					.poll(async () => (await isSeen(at, false)).isSeen, { message: `card ${at} of ${count}` })
					.toBe(true);
			}
		},
	);

	it('a link leads on, to a page seen before too', async () => {
		await person.open(`${site.url}/contact`);
		for (const [name, path] of Array(4)
			.fill([
				['About', '/about'],
				['Contact', '/contact'],
			])
			.flat()) {
			await person.press(name);
			await person.isAt(path);
		}
	});

	it.each(['/', '/internships', '/programs', '/industries/finance'])(
		'the marks of the cards of %s are small',
		async (path) => {
			for (const tab of [desk, phone]) {
				await tab.goto(site.url + path);
				const widths = await tab.run(() =>
					[...document.querySelectorAll('article .art')]
						.filter((mark) => mark.checkVisibility())
						.map((mark) => Math.round(mark.getBoundingClientRect().width)),
				);
				expect(widths.length).toBeGreaterThan(0);
				expect(Math.min(...widths)).toBeGreaterThan(40);
				expect(Math.max(...widths)).toBeLessThan(50);
			}
		},
	);

	it('what is bold is drawn bold', async () => {
		await desk.goto(site.url);
		const widths = await desk.run(() => {
			const heading = document.querySelector('h1') as HTMLElement;
			heading.style.width = 'max-content';
			heading.style.maxWidth = 'none';
			return ['400', '700'].map((weight) => {
				heading.style.fontWeight = weight;
				return heading.getBoundingClientRect().width;
			}) as [number, number];
		});
		// 1.03 as drawn to parts of a pixel; the headless shell of Chromium rounds the width of each letter.
		expect(widths[1]).toBeGreaterThan(widths[0] * 1.01);
	});

	it('hearts are as large as other signs', async () => {
		await desk.goto(`${site.url}/internships`);
		const scales = await desk.run(() =>
			[...document.querySelectorAll('.heart-sign')].map(
				(heart) => getComputedStyle(heart, '::before').scale,
			),
		);
		expect([...new Set(scales.map(Number))]).toEqual([1]);
	});

	it('the menu of programs opens below its button, all of it in the window', async () => {
		await person.open(site.url);
		await person.press('Programs');
		const boxes = await desk.run(() =>
			['[popovertarget=programs-menu]', '#programs-menu'].map((selector) => {
				const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
				return { top, bottom };
			}),
		);
		const [button, menu] = boxes as [DOMRect, DOMRect];
		expect(menu.top).toBeGreaterThanOrEqual(button.bottom);
		expect(menu.bottom).toBeLessThan(800);
	});

	it('after Back the search answers', async () => {
		await person.open(`${site.url}/internships?city=Leeds`);
		await person.press(
			await desk.run(() => document.querySelector('article h3')?.textContent ?? ''),
		);
		await person.isAt(/^\/internships\/./);
		// Not before this call has its answer, which goes with the page.
		await desk.run(() => {
			setTimeout(() => history.back());
		});
		await person.isAt('/internships?city=Leeds');
		await person.fill({ 'Search internships': 'finance' });
		await person.isAt(/[?&]q=finance/);
	});

	it('no page is wider than a phone', async () => {
		for (const path of publicPages()) {
			await phone.goto(site.url + path);
			// One that asks for the sign-in leads there meanwhile.
			await expect
				.poll(() => phone.run(() => document.documentElement.scrollWidth - innerWidth), {
					message: path,
				})
				.toBeLessThanOrEqual(0);
		}
	});
});
