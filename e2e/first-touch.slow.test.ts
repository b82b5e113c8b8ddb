import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { delayCalls } from './helpers/page/delay-calls.ts';
import { listing, listingPath } from './helpers/page/listing-page.ts';
import { addressOf, hydrated, visitBeforeScripts } from './helpers/page/page-readers.ts';
import { publicPages } from './helpers/routes.ts';
import { siteForAll } from './helpers/server/site.ts';

const site = siteForAll();

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const tablet: BrowserContextOptions = { ...phone, viewport: { width: 1024, height: 768 } };
const main = (page: Page) => page.getByRole('main');
const status = (page: Page, text: string | RegExp) =>
	main(page).getByRole('status').filter({ hasText: text }).waitFor();
const isHydrated = (page: Page) =>
	page.evaluate(() => 'hydrated' in document.documentElement.dataset);

/** Slow 4G as Lighthouse has it, on a processor slowed four times. */
async function slowDown(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 150,
		downloadThroughput: (1_638_400 / 8) * 0.9,
		uploadThroughput: (675_000 / 8) * 0.9,
	});
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The ways to press a button, each without anything that comes before it. */
const ways: [name: string, press: (page: Page, button: Locator) => Promise<void>][] = [
	['mouse', (_, button) => button.click()],
	['touch', (_, button) => button.tap()],
	['keyboard', (_, button) => button.press('Enter')],
];

type Control = {
	path: string;
	name: string;
	/** A phone, unless phones do not show it. */
	device?: BrowserContextOptions;
	button: (page: Page) => Locator;
	/** Waits for what it does; done twice, a toggle would do nothing. */
	does: (page: Page) => Promise<unknown>;
};

const named = (name: string | RegExp) => (page: Page) =>
	main(page).getByRole('button', { name, exact: true });

const controls: Control[] = [
	{
		path: '/programs/uk-cities',
		name: 'a city’s card',
		button: named('Leeds 25+ programs Healthcare & Finance'),
		does: (page) => status(page, 'Showing 27 programs available in Leeds'),
	},
	{
		path: '/programs/uk-cities',
		name: 'a city’s marker',
		device: tablet,
		button: named('Leeds'),
		does: (page) => status(page, 'Showing 27 programs available in Leeds'),
	},
	{
		path: '/programs/uk-cities?city=leeds',
		name: 'the button that clears the filter',
		button: named('Clear Filter - Show All Programs'),
		does: (page) => status(page, 'Showing all 207 programs'),
	},
	{
		path: '/programs/international?region=africa',
		name: 'the button that clears the region',
		button: named('Clear Filter - Show All Programs'),
		does: (page) => status(page, 'Showing all 10 featured programs'),
	},
	{
		path: '/programs/placement-year',
		name: 'a heart',
		button: (page) =>
			main(page)
				.getByRole('button', { name: /^Save / })
				.first(),
		does: (page) => page.getByRole('link', { name: 'Saved 1', exact: true }).waitFor(),
	},
	{
		path: '/govt-initiatives',
		name: 'a country',
		button: named('Japan 1 program'),
		does: (page) => status(page, 'Showing 1 program for Japan'),
	},
	{
		path: '/resources/faqs',
		name: 'a popular topic',
		button: named('Visa'),
		does: (page) => status(page, 'for “Visa”'),
	},
	{
		path: '/candidates?search=zebra',
		name: 'the button that shows all candidates',
		button: named('View All Candidates'),
		does: (page) => status(page, '6 candidates'),
	},
	{
		path: '/companies?search=zebra',
		name: 'the button that clears a search',
		button: named('Show all companies'),
		does: (page) => status(page, /^\d+ companies$/),
	},
	{
		path: '/about',
		name: 'the newsletter’s button',
		button: (page) => page.getByRole('button', { name: 'Subscribe' }),
		does: (page) => page.getByText('Please enter a valid email address').first().waitFor(),
	},
	{
		path: '/contact',
		name: 'the contact form’s button',
		button: named('Send Message'),
		does: (page) => page.getByText('Please fill in all required fields.').waitFor(),
	},
	{
		path: '/newsletter',
		name: 'the button of the newsletter’s own page',
		button: named('Subscribe'),
		does: (page) => page.getByText('Please enter a valid email address').first().waitFor(),
	},
	{
		path: '/auth',
		name: 'the button of the sign-in',
		button: named('Sign In'),
		does: (page) => page.getByText('Please fill in all fields').waitFor(),
	},
	{
		path: '/employer-auth',
		name: 'the button of the employers’ sign-in',
		button: named('Sign In'),
		does: (page) => page.getByText('Enter your email').first().waitFor(),
	},
	{
		path: '/forgot-password',
		name: 'the button that asks for a link',
		button: (page) => main(page).locator('[type=submit]'),
		does: (page) => page.getByText('Enter your email').first().waitFor(),
	},
];

it('knows every page with a control that needs scripts', async () => {
	const marked: string[] = [];
	for (const path of publicPages()) {
		const html = await (await fetch(site.url + path)).text();
		const [content = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
		// Hearts are on every page with a list: one of them stands for all.
		const others = content.replace(/<button[^>]* data-save=[^>]*>/g, '');
		if (/data-needs-script/.test(others) && !/"atOnce":true/.test(html)) marked.push(path);
	}
	const searches = ['/', '/programs', '/internships'];
	const sharing = [listingPath];
	const downloads = ['/resources/downloads'];
	const paths = controls.map(({ path }) => path.replace(/\?.*/, ''));
	expect([...new Set([...paths, ...searches, ...sharing, ...downloads])]).toEqual(
		expect.arrayContaining(marked),
	);
});

/** Kinds of control that are each pressed in every way. What the others do does not depend on the way: they take turns. */
const everyWay = ['a city’s card', 'a heart', 'the newsletter’s button'];

describe.each(controls.map((control, place) => ({ ...control, place })))(
	'$name on $path, the very first thing touched',
	({ place, ...control }) => {
		const own = ways.filter((_, way) => way === place % 3 || everyWay.includes(control.name));
		it.each(own)('works by %s', async (_, press) => {
			const { page, release } = await visitBeforeScripts(
				site,
				control.path,
				control.device ?? phone,
			);
			const button = control.button(page);
			await press(page, button);
			expect(await isHydrated(page)).toBe(false);
			await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(1);
			release();
			await control.does(page);
			expect(await page.locator('[aria-busy=true]').count()).toBe(0);
		});
	},
);

describe('before a touch', () => {
	/** The scripts that a page asks for. */
	const scriptsOf = (page: Page) => {
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.url().endsWith('.js')) asked.push(request.url());
		});
		return asked;
	};

	// How much each page loads before is asked of all of them in pages.slow.test.ts.
	it.each(['/', '/programs/uk-cities', '/internships'])(
		'%s does not load React once somebody is in a field',
		async (path) => {
			const page = await site.newPage();
			const asked = scriptsOf(page);
			await page.goto(site.url + path);
			await page.locator('html[data-ready]').waitFor();
			await page.getByLabel('Email for the newsletter').focus();
			await page.waitForLoadState('networkidle');
			expect(asked).not.toEqual([]);
			expect(asked.filter((file) => /vendor|shell|entry/.test(file))).toEqual([]);
		},
	);

	it.each([
		['/apply?program=Data+Desk', '/auth', 'to apply for Data Desk. New here?', 'Sign Up'],
		[
			listingPath.replace('/internships/', '/apply?internship='),
			'/auth',
			`to apply for ${listing.title}, ${listing.company}. New here?`,
			'Sign Up',
		],
		['/account/profile', '/auth', 'Sign in to pick up where you left off.', 'Sign In'],
		['/employer-dashboard', '/employer-auth', 'as an employer to open your dashboard', 'Sign In'],
	])('%s leads a visitor to %s, and what is typed there is kept', async (path, at, words, tab) => {
		const { page, problems } = await site.visit('/about');
		const asked = scriptsOf(page);
		await page.goto(site.url + path);
		await page.waitForURL(`**${at}`);
		await page.getByText(words).waitFor();
		await page.getByRole('tab', { name: tab, selected: true }).waitFor();
		expect(asked.filter((file) => /vendor/.test(file))).toEqual([]);
		const email = main(page).getByRole('tabpanel').getByLabel('Email', { exact: true });
		await email.focus();
		await page.keyboard.type('early@first-touch.example');
		await page.locator('html[data-ready]').waitFor();
		await page.getByText(words).waitFor();
		expect(await page.getByRole('tab', { selected: true }).allInnerTexts()).toEqual([tab]);
		expect(await email.inputValue()).toBe('early@first-touch.example');
		await page.getByRole('tab', { selected: false }).click();
		await page.getByRole('tab', { name: tab, selected: false }).waitFor();
		expect(problems).toEqual([]);
	});

	it.each([
		['hover', (button: Locator) => button.hover()],
		['focus', (button: Locator) => button.focus()],
	])('a %s of a control loads them', async (_, touch) => {
		const { page } = await site.visit('/govt-initiatives');
		await touch(main(page).getByRole('button', { name: 'Japan 1 program', exact: true }));
		await page.locator('html[data-ready]').waitFor();
	});

	it.each([
		['a stored session', '/about', '{"a":1}'],
		['the screen of a mailed link', '/auth/confirm#type=signup&code=abc', undefined],
		['a form that is filled from an account', '/apply', '{"a":1}'],
		['a query that the server does not know', '/about?from=mail', undefined],
	])('%s loads them at once', async (_, path, session) => {
		const page = await site.newPage({
			storageState: {
				cookies: [],
				origins: session
					? [
							{
								origin: site.url,
								localStorage: [{ name: 'sb-uk-internships-auth', value: session }],
							},
						]
					: [],
			},
		});
		await page.goto(site.url + path);
		await page.locator('html[data-ready]').waitFor();
	});

	it('a sign-in in another tab, or before the browser’s Back, loads them', async () => {
		const context = await site.newContext();
		const [one, other] = [await context.newPage(), await context.newPage()];
		for (const page of [one, other]) await page.goto(`${site.url}/about`);
		await one.evaluate(() => localStorage.setItem('sb-uk-internships-auth', '{}'));
		await other.locator('html[data-ready]').waitFor();
		await one.evaluate(() => {
			localStorage.setItem('sb-uk-internships-auth', '{}');
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
		});
		await one.locator('html[data-ready]').waitFor();
	});

	it.each(['/auth', '/employer-auth'])(
		'a sign-in at %s is one call, once somebody has been in a field',
		async (path) => {
			const { page } = await site.visit(path);
			await page.locator('html[data-ready]').waitFor();
			await main(page).getByLabel('Email', { exact: true }).first().focus();
			await page.waitForLoadState('networkidle');
			await main(page).getByLabel('Email', { exact: true }).first().fill('one@first-touch.example');
			await main(page).getByLabel('Password', { exact: true }).first().fill('not the password');
			const asked: string[] = [];
			page.on('request', (request) => {
				// The message may have a letter that the page had not.
				if (request.resourceType() !== 'font') asked.push(new URL(request.url()).pathname);
			});
			await named('Sign In')(page).click();
			await page.getByText('Invalid login credentials').first().waitFor();
			expect(asked).toEqual(['/auth/v1/token']);
		},
	);

	it.each([
		['/about', 'footer form', '/rest/v1/newsletter_subscriptions', 'page-submit-subscription'],
		['/contact', 'form[data-sends=contact]', '/rest/v1/contacts', 'page-contact-rules'],
	])(
		'the form of %s is sent by one call, also where somebody was in it before the scripts',
		async (path, selector, call, part) => {
			const { page, release } = await visitBeforeScripts(site, path);
			const form = page.locator(selector);
			const prepared = [
				page.waitForResponse('**/config.json'),
				page.waitForResponse(`**/${part}*`),
			];
			await form.locator('[name=email]').focus();
			release();
			await Promise.all(prepared);
			const email = `one-call-${Date.now()}@first-touch.example`;
			for (const [name, text] of Object.entries({
				name: 'Ada',
				email,
				subject: 'A',
				message: 'B',
			})) {
				const field = form.locator(`[name=${name}]`);
				if (await field.count()) await field.fill(text);
			}
			await page.waitForLoadState('networkidle');
			const asked: string[] = [];
			page.on('request', (request) => {
				// The message may have a letter that the page had not.
				if (request.resourceType() !== 'font') asked.push(new URL(request.url()).pathname);
			});
			await form.locator('[type=submit]').click();
			await page.locator('[data-done]').waitFor();
			expect(asked).toEqual([call]);
		},
	);

	it('a heart waits for the script of all pages alone', async () => {
		const page = await site.newPage(phone);
		const { release } = await delayCalls(page, '/assets/page-search');
		await page.goto(`${site.url}/internships`, { waitUntil: 'domcontentloaded' });
		const heart = main(page).locator('[data-save]').first();
		const count = (saved: number) =>
			page.locator(`.counts-saved[data-count="${saved}"]`).first().waitFor();
		await heart.tap();
		await count(1);
		await heart.tap();
		await count(0);
		expect(await page.locator('html[data-ready]').count()).toBe(0);
		release();
		await page.locator('html[data-ready]').waitFor();
		await count(0);
		await heart.tap();
		await count(1);
	});

	it('a dialog opens and closes, and so does the menu of a phone', async () => {
		const { page } = await visitBeforeScripts(site, '/candidates', phone);
		for (const opener of [/^View Profile/, 'Menu']) {
			await page.getByRole('button', { name: opener }).first().tap();
			await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
			await page.getByRole('dialog').waitFor({ state: 'hidden' });
		}
	});

	it('a tap beside an open dialog closes it, once the scripts are there', async () => {
		const { page, release } = await visitBeforeScripts(site, '/candidates');
		await page
			.getByRole('button', { name: /^View Profile/ })
			.first()
			.click();
		await page.mouse.click(5, 5);
		release();
		await page.getByRole('dialog').waitFor({ state: 'hidden' });
	});
});

describe('on a slow phone', () => {
	it('what is typed while the scripts come is all there, and searched for', async () => {
		const page = await site.newPage(phone);
		await page.goto(`${site.url}/companies`);
		await slowDown(page);
		const box = page.getByRole('searchbox', { name: 'Search companies' });
		await box.tap();
		for (const letter of 'software lab') await page.keyboard.type(letter, { delay: 200 });
		await page.locator('html[data-ready]').waitFor();
		expect(await box.inputValue()).toBe('software lab');
		await status(page, 'for “software lab”');
	});

	it('a form keeps what is typed, and is sent once', async () => {
		const page = await site.newPage(phone);
		await page.goto(`${site.url}/about`);
		await slowDown(page);
		const sent: string[] = [];
		page.on('request', (request) => {
			if (request.method() === 'POST') sent.push(request.postData() ?? '');
		});
		const email = `slow-${Date.now()}@first-touch.example`;
		await page.getByLabel('Email for the newsletter').tap();
		await page.keyboard.type(email);
		await page.getByRole('button', { name: 'Subscribe' }).tap();
		await page.getByRole('button', { name: 'Subscribe' }).tap();
		await page.getByText('Thank you for subscribing to our newsletter').waitFor();
		expect(sent.filter((body) => body.includes(email))).toHaveLength(1);
	});

	it('a tap shows in the next frame, and is done once', async () => {
		const { page, release } = await visitBeforeScripts(site, '/programs/uk-cities', phone);
		await page.evaluate(() => {
			const busy: unknown[] = [];
			Object.assign(window, { busy });
			addEventListener(
				'click',
				({ target }) =>
					requestAnimationFrame(() => {
						busy.push((target as Element).closest('button')?.ariaBusy);
					}),
				true,
			);
		});
		await slowDown(page);
		await main(page)
			.getByRole('button', { name: /^Leeds .* programs/ })
			.tap();
		// The first click: it comes again once the scripts are there.
		await expect
			.poll(() => page.evaluate(() => (window as unknown as { busy: unknown[] }).busy[0]))
			.toBe('true');
		release();
		await status(page, 'Showing 27 programs available in Leeds');
		await page.waitForURL('**/programs/uk-cities?city=leeds');
	});
});

it('a tap in kept HTML is done once, on the same element', async () => {
	const { page, release } = await visitBeforeScripts(site, '/programs/uk-cities', phone);
	await page
		.locator('#city-cards li')
		.first()
		.evaluate((card) => {
			const button = document.createElement('button');
			button.textContent = 'Remember this';
			button.dataset.needsScript = '';
			card.append(button);
			const seen: boolean[] = [];
			Object.assign(window, { seen });
			document.addEventListener('click', ({ target }) => seen.push(target === button));
		});
	await page.getByRole('button', { name: 'Remember this' }).tap();
	release();
	await page.locator('html[data-ready]').waitFor();
	await expect
		.poll(() => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen))
		.toEqual([true]);
	expect(await page.getByRole('button', { name: 'Remember this' }).count()).toBe(1);
});

it('a city shows its programs before the scripts are there, and the same after', async () => {
	const { page, release } = await visitBeforeScripts(site, '/programs/uk-cities', phone);
	const seen = () => page.locator('#programs .long-cards > li:visible').count();
	await main(page)
		.getByRole('button', { name: /^Leeds 25\+ programs/ })
		.tap();
	await expect.poll(seen).toBe(27);
	const isThere = () =>
		page.locator('#programs').evaluate((list) => Math.abs(list.getBoundingClientRect().top) < 120);
	await expect.poll(isThere).toBe(true);
	const wholeList = page.getByRole('heading', { name: 'Available Programs', includeHidden: true });
	expect(await wholeList.isVisible()).toBe(false);
	release();
	await status(page, 'Showing 27 programs available in Leeds');
	expect(await page.getByRole('heading', { name: 'Programs in Leeds' }).isVisible()).toBe(true);
	expect(await seen()).toBe(27);
	await main(page).getByRole('button', { name: 'Clear Filter - Show All Programs' }).tap();
	await expect.poll(seen).toBe(60);
});

it('the checklist is printed once', async () => {
	const { page, release } = await visitBeforeScripts(site, '/resources/downloads');
	await page.evaluate(() => {
		const printed: number[] = [];
		Object.assign(window, { printed, print: () => printed.push(1) });
	});
	await page.getByRole('button', { name: 'Print the checklist' }).click();
	release();
	await expect
		.poll(() => page.evaluate(() => (window as unknown as { printed: number[] }).printed))
		.toEqual([1]);
});

describe('where scripts fail', () => {
	/** A page where one kind of script cannot be loaded. */
	async function visitWithout(scripts: string, path: string, options?: BrowserContextOptions) {
		const page = await site.newPage(options);
		await page.route(scripts, (route) => route.abort());
		await page.goto(site.url + path);
		return page;
	}
	const message = (page: Page) =>
		page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();

	it('the page stays as it is, and says so when something is tried', async () => {
		const page = await visitWithout('**/assets/page-*.js', '/resources/downloads');
		const button = main(page).getByRole('button', { name: 'Print the checklist' });
		await button.hover();
		expect(await page.getByRole('alert').count()).toBe(0);
		await button.click();
		await message(page);
		expect(await button.getAttribute('aria-busy')).toBeNull();
		expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
	});

	it('the browser filters and searches by itself', async () => {
		const page = await visitWithout('**/assets/{vendor,page}-*.js', '/programs/uk-cities');
		await main(page).getByRole('button', { name: 'Leeds', exact: true }).click();
		await page.waitForURL('**/programs/uk-cities?city=leeds*');
		await status(page, 'Showing 27 programs available in Leeds');
		await page.goto(`${site.url}/resources/faqs`);
		await main(page).getByRole('button', { name: 'Visa', exact: true }).click();
		await page.waitForURL('**/resources/faqs?search=Visa');
		await status(page, 'for “Visa”');
		await page.goto(`${site.url}/companies`);
		await page.getByRole('searchbox', { name: 'Search companies' }).fill('law');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/companies?search=law');
	});

	it('nothing typed into a sign-in gets into an address', async () => {
		const page = await visitWithout('**/assets/{vendor,page}-*.js', '/auth');
		await page.getByRole('tabpanel').getByLabel('Email').fill('amara@students.example');
		await page.getByRole('tabpanel').getByLabel('Password').fill('six or more');
		await page.keyboard.press('Enter');
		await message(page);
		expect(addressOf(page)).toBe('/auth');
		expect(await page.getByLabel('Password').first().inputValue()).toBe('six or more');
	});
});

it('works where storage is forbidden', async () => {
	const { page, problems } = await site.visit('/about');
	await page.addInitScript(() => {
		const refuse = () => {
			throw new DOMException('refused', 'SecurityError');
		};
		for (const name of ['localStorage', 'sessionStorage'])
			Object.defineProperty(window, name, { get: refuse });
	});
	await page.goto(`${site.url}/govt-initiatives`);
	await main(page).getByRole('button', { name: 'Japan 1 program', exact: true }).click();
	await status(page, 'Showing 1 program for Japan');
	await hydrated(page);
	// React Router's own script says in the console that it cannot store how far one has scrolled.
	expect(problems.filter((text) => !text.includes('refused'))).toEqual([]);
});
