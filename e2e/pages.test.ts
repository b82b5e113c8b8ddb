import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './helpers/page/axe.ts';
import { hydrated } from './helpers/page/page-readers.ts';
import { missingPages, publicPages } from './helpers/routes.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });

let site: RunningSite;
/** It goes from address to address. */
let page: Page;
/** What was wrong there. */
const problems: string[] = [];
const deskSize = { width: 1280, height: 900 };
const phoneSize = { width: 375, height: 800 };
beforeAll(async () => {
	site = await startSite();
	await openPage();
});
afterAll(() => site.stop());

async function openPage() {
	page = await site.newPage({ viewport: phoneSize });
	await page.addInitScript(() => {
		// A page that does not know the screen loads on a phone as on a desk.
		const tellOfLoad = (what: string) => {
			if (!('hydrated' in document.documentElement.dataset))
				console.error('asks for the screen while it loads:', what);
		};
		const { matchMedia } = window;
		window.matchMedia = (query) => {
			tellOfLoad(query);
			return matchMedia(query);
		};
		const innerWidth = Object.getOwnPropertyDescriptor(window, 'innerWidth');
		Object.defineProperty(window, 'innerWidth', {
			get() {
				tellOfLoad('innerWidth');
				return innerWidth?.get?.call(window);
			},
		});
		document.addEventListener('securitypolicyviolation', (event) => {
			const { effectiveDirective, blockedURI, sourceFile, sample } = event;
			console.error('against the policy:', effectiveDirective, blockedURI, sourceFile, sample);
		});
	});
	page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
	page.on('pageerror', (error) => problems.push(error.message));
	page.on('request', (request) => {
		const url = () => request.url();
		if (!url().startsWith(site.url) && !url().startsWith('data:')) problems.push(`asks ${url()}`);
	});
}

const titles = new Map<string, string>();

/** Screens in pixels, with the size of the text. The root's size alone: no query of the screen follows it. */
const fitted = [
	[320, '100%'],
	[375, '200%'],
	[1280, '200%'],
] as const;

const widthWithText = (size: string) =>
	page.evaluate((asked) => {
		const { style } = document.documentElement;
		style.fontSize = asked;
		const { scrollWidth } = document.documentElement;
		style.fontSize = '';
		return Math.max(scrollWidth, innerWidth);
	}, size);

describe.each([...publicPages(), ...missingPages])('%s', (path) => {
	it('has metadata for search engines and valid markup', async () => {
		const response = await fetch(site.url + path);
		expect(response.status).toBe(missingPages.includes(path) ? 404 : 200);
		const html = await response.text();
		const { title, description, canonical } = parsed(html);
		expect(title.length).toBeGreaterThanOrEqual(5);
		expect(title.length).toBeLessThanOrEqual(75);
		if (response.ok) {
			expect(titles.get(title) ?? path).toBe(path);
			titles.set(title, path);
		}
		expect(description.length).toBeGreaterThanOrEqual(40);
		expect(description.length).toBeLessThanOrEqual(200);
		if (canonical) expect(canonical).toBe(site.url + path);
		else expect(html).toContain('<meta name="robots" content="noindex"/>');
		expect(html).not.toMatch(/\.invalid\b/);
		expect(html).not.toMatch(/<button(?![^>]*type=)/);
		expect(html).not.toMatch(/ style="/);
		expect(html.match(/<main/g)).toHaveLength(1);
		const { results } = await validator.validateString(html);
		expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
	});

	it('has no accessibility fault, console error, foreign request or violation of its policy, on a phone and a desk', async () => {
		problems.length = 0;
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.goto(site.url + path);
		await hydrated(page);
		expect(await axeFaults(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: 'light' });
		await page.setViewportSize(deskSize);
		expect(await axeFaults(page)).toEqual([]);
		expect(problems.filter((text) => !isNotFoundLog(path, text))).toEqual([]);
		expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
	});

	it('fits a screen of 320 pixels, and with text twice as large those of a phone and a desk', async () => {
		// The test before has usually opened it: every page once less.
		if (page.url() !== site.url + path) await page.goto(site.url + path);
		const widths: number[] = [];
		for (const [width, textSize] of fitted) {
			await page.setViewportSize({ width, height: 700 });
			await page.waitForFunction((asked) => innerWidth === asked, width);
			widths.push(await widthWithText(textSize));
		}
		expect(widths).toEqual(fitted.map(([width]) => width));
		await page.setViewportSize(phoneSize);
	});
});

it('has a title of its own for every internship too', { timeout: 180_000 }, async () => {
	const text = async (path: string) => (await fetch(site.url + path)).text();
	const own = new Map<string, string>();
	const titled = async (path: string) => {
		const { title } = parsed(await text(path));
		expect([title.length <= 75, own.get(title) ?? path]).toEqual([true, path]);
		own.set(title, path);
	};
	const listed = [...(await text('/sitemap-internships.xml')).matchAll(/<loc>([^<]*)/g)];
	expect(listed.length).toBeGreaterThan(100);
	const paths = [
		...publicPages().filter((path) => !missingPages.includes(path)),
		...listed.map(([, address = '']) => address.slice(site.url.length)),
	].values();
	const next = async () => {
		for (const path of paths) await titled(path);
	};
	await Promise.all(Array.from({ length: 4 }, next));
});

it('has no broken internal link', { timeout: 180_000 }, async () => {
	const seen = new Map<string, string>();
	for (const path of publicPages()) {
		const html = await (await fetch(site.url + path)).text();
		for (const [, href] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
			seen.set(
				(href as string).replaceAll('&amp;', '&').replace(/^(\/apply|\/contact)\?.*/, '$1'),
				path,
			);
		}
	}
	const broken: string[] = [];
	const links = seen.entries();
	const check = async () => {
		for (const [href, from] of links) {
			const { status } = await fetch(site.url + href, { method: 'HEAD' });
			if (status !== 200) broken.push(`${href} on ${from}: ${status}`);
		}
	};
	// Several hundred pages, most of which the server renders only now: four at a time.
	await Promise.all(Array.from({ length: 4 }, check));
	expect(broken).toEqual([]);
});

/** The specification has the 404 screen logged, and the browser logs the status by itself. */
const isNotFoundLog = (path: string, text: string) =>
	missingPages.includes(path) && text.includes('404');

function parsed(html: string) {
	const first = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '');
	return {
		title: first(/<title>([^<]*)/),
		description: first(/<meta name="description" content="([^"]*)/),
		canonical: first(/<link rel="canonical" href="([^"]*)/),
	};
}

const unescaped = (text: string) =>
	text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
