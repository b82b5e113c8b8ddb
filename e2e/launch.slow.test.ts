import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { livePages } from '#app/live-pages.ts';
import { site as owner } from '#content/site.ts';
import { browserKey, send } from '#test/api-client.ts';
import { freePort } from '#test/faults/running-server.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { listing, listingPath } from './helpers/page/listing-page.ts';
import { hydrated } from './helpers/page/page-readers.ts';
import { builtPages } from './helpers/routes.ts';
import { builtWith } from './helpers/server/launched-site.ts';
import { type SiteUnderTest, startSite } from './helpers/server/site.ts';

/** No browser upgrades the requests of a page to https, as the server listens on the loopback interface. */
const SITE_URL = 'http://www.internships.test';

/** An open internship of a verified employer. */
const EMPLOYED = 'loom-intern-loom-sons-leeds';
const SAMPLE_WORDS = /sample site|example figures|\(example\)|\billustrative|not a real vacancy/i;

/** The site is what it is before the launch and after it: two builds, and what differs between them. */
describe.each([true, false])('with sampleContent: %s', (sample) => {
	let folder: string;
	let site: SiteUnderTest;
	beforeAll(async () => {
		folder = sample === owner.sampleContent ? '.' : await builtWith(sample);
		site = await startSite({ SITE_URL, PORT: String(await freePort()) }, folder);
		await inDatabase(site, async (sql) => {
			const [user] = await sql`insert into auth.users (id, email)
				values (gen_random_uuid(), 'host@loom.example') returning id`;
			const profile = {
				...verifiedEmployer(user?.id, 'Loom & Sons'),
				website: 'https://loom.test',
			};
			const [employer] = await sql`insert into public.employers ${sql(profile)} returning id`;
			await sql`insert into public.internships ${sql(
				internshipRow(EMPLOYED, {
					source: 'employer',
					employer_id: employer?.id,
					title: 'Loom Intern',
					company: 'Loom & Sons',
					description: 'Mend <b>looms</b> in < 5 minutes.',
					starts_on: null,
					starts: 'Any Monday',
					deadline: '2099-07-15',
					published_at: '2026-11-01T09:00:00Z',
				}),
			)}`;
		});
	}, 300_000);
	afterAll(() => site.stop());

	const get = async (path: string) => {
		const response = await fetch(site.url + path);
		const { status, headers } = response;
		return { status, robots: headers.get('x-robots-tag'), text: await response.text() };
	};
	const isSample = sample ? 'Sample site. ' : '';

	/** What a page says of a sample, as it should be on this side of the switch. */
	const saysOfSample = (html: string) => {
		const shared = /<meta property="og:description" content="([^"]*)/.exec(html)?.[1] ?? '';
		return [
			html.includes('id="sample-bar"'),
			shared.startsWith('Sample site. '),
			SAMPLE_WORDS.test(html),
		];
	};
	const asItShould = [sample, sample, sample];

	it('every page that is built ahead says what it is', () => {
		const paths = builtPages(folder);
		expect(paths.length).toBeGreaterThan(40);
		for (const path of paths) {
			const file = join(folder, 'build', 'client', path, 'index.html');
			expect([path, saysOfSample(readFileSync(file, 'utf8'))]).toEqual([path, asItShould]);
		}
	});

	it.each(['/about', ...livePages, listingPath, `/internships/${EMPLOYED}`])(
		'%s is answered so, and search engines are kept away from a sample alone',
		async (path) => {
			const { status, robots, text } = await get(path);
			expect([status, robots]).toEqual([200, sample ? 'noindex' : null]);
			expect(saysOfSample(text)).toEqual(asItShould);
		},
	);

	it('search engines get vacancies of employers once they are real', async () => {
		const { text } = await get(`/internships/${EMPLOYED}`);
		const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)]
			.map(([, json = '']) => JSON.parse(json))
			.filter((one) => one['@type'] === 'JobPosting');
		if (sample) return expect(data).toEqual([]);
		expect(data).toEqual([
			expect.objectContaining({
				title: 'Loom Intern',
				description: expect.stringMatching(
					/^<h3>The work<\/h3><p>Mend &lt;b&gt;looms&lt;\/b&gt; in &lt; 5 minutes\.<\/p><h3>/,
				),
				identifier: { '@type': 'PropertyValue', name: 'Loom & Sons', value: EMPLOYED },
				datePosted: '2026-11-01',
				validThrough: '2099-07-15T23:59:59+01:00',
				employmentType: 'INTERN',
				hiringOrganization: {
					'@type': 'Organization',
					name: 'Loom & Sons',
					sameAs: 'https://loom.test',
				},
				jobLocation: expect.objectContaining({
					address: expect.objectContaining({ addressCountry: 'GB' }),
				}),
				directApply: true,
			}),
		]);
		// Our own listings are not vacancies of an employer who is checked.
		expect((await get(listingPath)).text).not.toContain('"JobPosting"');
	});

	it('feeds and calendars say it', async () => {
		const { text: atom } = await get('/internships.atom');
		expect(atom).toContain(`<subtitle>${isSample}`);
		expect(SAMPLE_WORDS.test(atom)).toBe(sample);
		const { notice } = JSON.parse((await get('/internships.json')).text);
		expect(notice?.startsWith('Sample site. ') ?? false).toBe(sample);
		const calendar = (await get(`${listingPath}.ics`)).text.replaceAll('\r\n ', '');
		expect(calendar).toContain(
			`SUMMARY:${sample ? 'Example: ' : ''}Last day to apply: ${listing.title}`,
		);
	});

	it('sitemaps and robots.txt list the pages', async () => {
		expect((await get('/robots.txt')).text).toMatch(/^User-agent: \*\nAllow: \/\n/);
		expect((await get('/sitemap.xml')).text).toContain(`<loc>${SITE_URL}/about</loc>`);
		expect((await get('/sitemap-internships.xml')).text).toContain(
			`<loc>${SITE_URL}/internships/${EMPLOYED}</loc>`,
		);
	});

	it('mails say it', async () => {
		const key = await browserKey(site.url);
		const body = { name: 'Ann', email: 'ann@launch.example', subject: 'Looms', message: 'Hello' };
		expect((await send(site.url, '/rest/v1/contacts', { key, body })).status).toBe(201);
		const { text, html } = await site.mailTo(body.email);
		expect([text, html].map((part) => SAMPLE_WORDS.test(part))).toEqual([sample, sample]);
	});

	it('brochures say it', async () => {
		const file = join(folder, 'build/client/brochures/1-investment-analysis-program.pdf');
		const { text } = await extractText(new Uint8Array(readFileSync(file)), { mergePages: true });
		expect(SAMPLE_WORDS.test(text)).toBe(sample);
	});

	it('pages hydrate, and their print says it', async () => {
		for (const path of ['/', '/resources/success-stories', `/internships/${EMPLOYED}`]) {
			const { page, problems } = await site.visit(path);
			await hydrated(page);
			expect([path, problems]).toEqual([path, []]);
			await page.emulateMedia({ media: 'print' });
			expect(await page.getByText('Sample site.').first().isVisible()).toBe(sample);
		}
	});
});
