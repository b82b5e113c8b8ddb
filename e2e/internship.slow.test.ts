import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { site as contactDetails } from '#content/site.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { axeFaults } from './helpers/page/axe.ts';
import { listing, listingPath } from './helpers/page/listing-page.ts';
import { hydrated, textOf } from './helpers/page/page-readers.ts';
import { startDatabase, type TestDatabase } from './helpers/server/database.ts';
import { type RunningSite, startSite } from './helpers/server/site.ts';
import { rowsOf, serviceKey } from './helpers/server/table-rows.ts';

/** A site whose database the tests may write to. */
let database: TestDatabase;
let admin: Sql;
let site: RunningSite;
const today = londonDay(new Date());
const slug = listingPath.replace('/internships/', '');
const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

beforeAll(async () => {
	database = await startDatabase();
	site = await startSite({ DATABASE_URL: database.url, SECRET_KEY: serviceKey });
	admin = postgres(database.url, { max: 1 });
});
afterAll(async () => {
	await admin.end();
	await site.stop();
	await database.remove();
});

const add = (name: string, change: object) =>
	admin`insert into public.internships ${admin(internshipRow(name, change))}`;

describe('the page of an internship', () => {
	it.each([
		['on a desk, light', { ...desk, colorScheme: 'light' as const }],
		['on a phone, dark', { ...phone, colorScheme: 'dark' as const }],
	])('%s: says everything, offers one way to apply, and has no fault', async (_, options) => {
		const { page, problems } = await site.visit(listingPath, options);
		const main = page.getByRole('main');
		await main.getByRole('heading', { level: 1, name: listing.title }).waitFor();
		const text = await textOf(main);
		for (const part of [listing.company, ...listing.requirements, ...listing.benefits])
			expect(text).toContain(part);
		const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
		expect(headings).toEqual(
			expect.arrayContaining([
				'The work',
				'What you are paid',
				'Permission to work',
				'When you hear',
				'The employer',
				'Similar and open',
			]),
		);
		const apply = page.getByRole('link', { name: `Apply Now for ${listing.title}` });
		expect(await apply.count()).toBe(1);
		expect(await apply.getAttribute('href')).toBe(`/apply?internship=${slug}`);
		const red = page.locator('main .bg-hot-fill:visible');
		expect(await red.allTextContents()).toEqual([`Apply Now for ${listing.title}`]);
		expect(await main.locator('#similar').getByRole('article').count()).toBe(3);
		expect(await axeFaults(page)).toEqual([]);
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(width).toBeLessThanOrEqual(options.viewport.width);
		await hydrated(page);
		// Where the bar at the foot gives way to the panel.
		for (const between of [991, 1000, 1024]) {
			await page.setViewportSize({ width: between, height: 900 });
			expect(await apply.count()).toBe(1);
		}
		expect(problems).toEqual([]);
	});

	it('is the same by a link within the site, without a message in the console', async () => {
		const { page, problems } = await site.visit(listingPath, desk);
		const direct = await textOf(page.getByRole('main'));
		const other = page.locator('#similar').getByRole('link').first();
		await hydrated(page);
		const title = (await textOf(other)).trim();
		await other.click();
		await page.getByRole('heading', { level: 1, name: title }).waitFor();
		await page.goBack();
		await page.getByRole('heading', { level: 1, name: listing.title }).waitFor();
		expect(await textOf(page.getByRole('main'))).toBe(direct);
		expect(problems).toEqual([]);
	});

	it('takes at most 33 kB before a touch', async () => {
		const html = await (await fetch(site.url + listingPath)).text();
		const pictures = [...html.matchAll(/<(?:use|img)[^>]*? (?:href|src)="(\/[^"#]+)/g)];
		const files = new Set(pictures.map(([, path = '']) => path));
		let bytes = brotliCompressSync(html).byteLength;
		for (const path of [...files, '/fonts/figtree-basic-5.3.0-4.woff2']) {
			const file = Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
			bytes += path.endsWith('.woff2') ? file.byteLength : brotliCompressSync(file).byteLength;
		}
		expect(bytes).toBeLessThanOrEqual(33_000);
	});

	it.each([
		listingPath,
		'/internships/investment-analysis-program-haddon-pryce-asset-management-london',
	])('%s is one page of paper with margins', async (path) => {
		const { page } = await site.visit(path);
		const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
		const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
		expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
	});

	it('nothing on paper stands over another thing, or beyond the edge', async () => {
		const { page } = await site.visit(listingPath, { viewport: { width: 718, height: 1000 } });
		await page.emulateMedia({ media: 'print' });
		const over = () => document.documentElement.scrollWidth - window.innerWidth;
		await expect.poll(() => page.evaluate(over)).toBeLessThanOrEqual(0);
		expect(await textOf(page.getByLabel('About this sample site'))).toContain('Sample site.');
	});

	it('says on paper in words what signs say on a screen', async () => {
		const { page } = await site.visit(listingPath);
		const verdict = page.getByText(/^(Fits|Does not fit)( in part)?\.\s*$/).first();
		const width = async () => (await verdict.boundingBox())?.width ?? 0;
		expect(await width()).toBeLessThanOrEqual(1);
		await page.emulateMedia({ media: 'print' });
		expect(await width()).toBeGreaterThan(10);
		await page.getByText(/^Minimum wage, 21 and over: £\d+\.\d\d/).waitFor();
	});

	it('has no data of a vacancy while it is a sample, and breadcrumbs', async () => {
		const html = await (await fetch(site.url + listingPath)).text();
		expect(html).toContain('BreadcrumbList');
		expect(html).not.toContain('JobPosting');
		expect(html).toContain('/social/internship.png');
	});
});

describe('permission to work', () => {
	const lanes = async (name: string, options = desk) => {
		const { page } = await site.visit(`/internships/${name}`, options);
		const panel = page.getByRole('region', { name: 'Permission to work' });
		await panel.waitFor();
		expect(await panel.locator('svg:not([aria-hidden=true])').count()).toBe(0);
		expect(await axeFaults(page)).toEqual([]);
		const said = await panel.locator('li:has(> svg.chart)').allTextContents();
		return { page, panel, said };
	};
	const year = Number(today.slice(0, 4)) + 1;

	it('a summer of more than 20 hours: most bachelor’s courses, and not a taught master’s', async () => {
		await add('in-summer', { starts_on: `${year}-06-21`, weeks: 12, hours: 35, pay_amount: 2200 });
		const { panel, said } = await lanes('in-summer', phone);
		expect(said).toEqual([
			`The work, 12 weeks 21 June to 12 September ${year}`,
			'Bachelor’s courses vacation on most',
			'Taught master’s usually term',
		]);
		await panel.getByText('Fits the summer vacation of most bachelor’s courses').waitFor();
		await panel.getByText('The summer usually counts as term on a taught master’s').waitFor();
	});

	it('without a fixed start it depends on the one that is agreed', async () => {
		await add('open-start', {
			starts_on: null,
			starts: 'June or later',
			weeks: 12,
			hours: 35,
			pay_amount: 2200,
		});
		const { panel, said } = await lanes('open-start');
		expect(said[0]).toMatch(/^The work, 12 weeks June or later\. For example 7 June to 29 August/);
		expect(said).toHaveLength(3);
		await panel.getByText('It depends on the start you agree').waitFor();
	});

	it('work abroad has no lanes: UK permission does not decide', async () => {
		await add('abroad', { country: 'Germany', city: null, sponsorship: null });
		const { panel, said } = await lanes('abroad');
		expect(said).toEqual([]);
		await panel.getByText('UK permission does not decide: the law of that country does.').waitFor();
	});
});

describe('its days', () => {
	it.each([
		[0, 'Closes today, UK time'],
		[1, 'Closes tomorrow, UK time'],
		[5, 'Closes in 5 days'],
	])('a deadline in %i days: %s', async (days, words) => {
		await add(`days-${days}`, { deadline: daysAfter(today, days) });
		await expect
			.poll(async () => (await fetch(`${site.url}/internships/days-${days}`)).text())
			.toContain(words);
	});

	it('a remote one without a city is compared with the remote ones', async () => {
		const html = await (
			await fetch(`${site.url}/internships/carbon-accounting-intern-tern-ledger-remote`)
		).text();
		expect(html).toMatch(/Hourly pay, beside \d+ open internships that are remote/);
		expect(html).not.toMatch(/\bin null\b/);
	});

	it('the home page says on which days of the week some close', async () => {
		await add('closes-in-six-days', { deadline: daysAfter(today, 6) });
		const days = async () => {
			const { page } = await site.visit('/', phone);
			const list = page.getByRole('list', { name: 'How many close on each day' });
			return list.getByRole('listitem').allTextContents();
		};
		await expect.poll(async () => (await days())[6]).toMatch(/●: 1$/);
		expect(await days()).toHaveLength(8);
	});

	it('one that has closed says so, has no way to apply and is not listed', async () => {
		await add('closed-yesterday', { deadline: daysAfter(today, -1) });
		const { page } = await site.visit('/internships/closed-yesterday', desk);
		await page.getByText('Closed', { exact: true }).first().waitFor();
		expect(await page.getByRole('link', { name: /^Apply Now/ }).count()).toBe(0);
		expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
		expect(await page.locator('#similar').getByRole('article').count()).toBeGreaterThan(0);
		expect(await axeFaults(page)).toEqual([]);
	});

	it('one that closed more than 90 days ago is gone, one that never was is not found', async () => {
		await add('closed-long-ago', { deadline: daysAfter(today, -91) });
		const gone = await fetch(`${site.url}/internships/closed-long-ago`);
		expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('is gone')]);
		const missing = await fetch(`${site.url}/internships/never-was`);
		expect([missing.status, await missing.text()]).toEqual([
			404,
			expect.stringContaining('Oops! Page not found'),
		]);
	});

	it('a change is seen at once', async () => {
		await add('changing', { title: 'Before the change' });
		const text = async () => (await fetch(`${site.url}/internships/changing`)).text();
		await expect.poll(text).toContain('Before the change');
		await admin`update public.internships set title = 'After it' where slug = 'changing'`;
		await expect.poll(text).toContain('After it');
	});
});

describe('what one can do', () => {
	it('report it: nothing is sent without a reason; then it is stored and the office has a mail', async () => {
		const { page, problems } = await site.visit(listingPath, desk);
		await page.getByRole('button', { name: 'Report this internship' }).click();
		const dialog = page.getByRole('dialog', { name: 'Report this internship' });
		await dialog.getByLabel('What should we know?').fill('They asked me for £50.');
		await dialog.getByRole('button', { name: 'Send the report' }).click();
		await dialog.getByText('Choose what is wrong').waitFor();
		await dialog.getByLabel('What is wrong?').selectOption('fee');
		await dialog.getByLabel('Email').fill('ann@report.example');
		await dialog.getByRole('button', { name: 'Send the report' }).click();
		await dialog.getByText('We have your report').waitFor();
		expect(await rowsOf(site, 'reports', 'email=eq.ann@report.example')).toMatchObject([
			{ internship: slug, reason: 'fee', message: 'They asked me for £50.' },
		]);
		const mail = await site.mailTo(contactDetails.email, /^A new report$/);
		expect(mail.text).toContain(listingPath);
		expect(mail.text).not.toContain('They asked me for £50.');
		expect(problems).toEqual([]);
	});

	it('report it without scripts', async () => {
		const { page } = await site.visit(listingPath, { ...phone, javaScriptEnabled: false });
		expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false);
		await page.getByRole('button', { name: 'Report this internship' }).click();
		await page.getByLabel('What is wrong?').selectOption('pay');
		await page.getByLabel('Email (optional)').fill('bob@report.example');
		await page.getByRole('button', { name: 'Send the report' }).click();
		await page.getByText('We have your report').waitFor();
		expect(await rowsOf(site, 'reports', 'email=eq.bob@report.example')).toMatchObject([
			{ internship: slug, reason: 'pay' },
		]);
	});

	it('share it: without the device’s own way the link is copied', async () => {
		const { page } = await site.visit(listingPath, {
			...desk,
			permissions: ['clipboard-read', 'clipboard-write'],
		});
		await page.getByRole('button', { name: 'Share' }).click();
		await page.getByText('Link copied').waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + listingPath);
	});

	it('put the deadline into a calendar', async () => {
		const { page } = await site.visit(listingPath, desk);
		const link = page.getByRole('link', { name: 'Add to calendar' });
		expect(await link.getAttribute('href')).toBe(`${listingPath}.ics`);
		const file = await fetch(`${site.url}${listingPath}.ics`);
		expect(file.headers.get('content-type')).toContain('text/calendar');
	});

	it('be read by a script of another site, errors and the version that it has too', async () => {
		const { page } = await site.visit('/', desk);
		// A server of its own: a browser lets no page that it takes for a far one call this machine.
		const other = createServer((_, answer) => {
			answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Other</title>');
		}).listen(0, '127.0.0.1');
		onTestFinished(() => void other.close());
		await once(other, 'listening');
		await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
		const read = (path: string, headers: Record<string, string> = {}) =>
			page.evaluate(
				async ([url, given]) => {
					const response = await fetch(url, { headers: given, cache: 'no-store' });
					return { status: response.status, etag: response.headers.get('etag') };
				},
				[site.url + path, headers] as const,
			);
		for (const path of ['/internships.json?q=data', `${listingPath}.json`, `${listingPath}.ics`]) {
			const { status, etag } = await read(path);
			expect([status, typeof etag]).toEqual([200, 'string']);
			expect((await read(path, { 'If-None-Match': etag ?? '' })).status).toBe(304);
		}
		expect((await read('/internships/no-such-intern.json')).status).toBe(404);
		await expect(read('/api/me')).rejects.toThrow(/Failed to fetch/);
		await page.close();
	});
});
