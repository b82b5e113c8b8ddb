import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { sampleNotice } from '#content/sample-notice.ts';
import type { Catalogue } from '#schema/internships/catalogue-contract.ts';
import type { Internship } from '#schema/internships/internship.ts';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { createLimits } from '#server/http/rate-limits/rate-limits.ts';
import { internshipFeeds } from '#server/site/internships/feeds.ts';
import { fakeServices } from '#test/rows/fake-catalogue.ts';
import { fakeBackend, SITE, testConfig } from '#test/servers/fake-backend.ts';

const internship: Internship = {
	slug: 'data-intern-tidewell-systems-leeds',
	source: 'site',
	kind: 'uk-cities',
	title: 'Data & AI <Intern>; one, two',
	company: 'Tidewell Systems',
	sector: 'Data & AI',
	city: 'Leeds',
	location: 'Holbeck, Leeds',
	remote: 'hybrid',
	country: 'United Kingdom',
	weeks: 12,
	hours: 20,
	pay_amount: 1300,
	pay_per: 'month',
	pay_currency: 'GBP',
	hourly_pay: 15,
	part_of_course: false,
	driving_licence: false,
	starts_on: '2027-06-07',
	starts: '7 June 2027',
	deadline: '2027-02-28',
	spots: null,
	featured: false,
	sponsorship: 'student-visa-ok',
	answer_days: 14,
	status: 'open',
	published_at: '2026-11-10T09:30:00+00:00',
	closed_at: null,
	sample: true,
	description: 'Mend the booking system.',
	requirements: [],
	benefits: [],
	details: {},
};
const result = { total: 1, page: 1, pages: 1, facets: {}, items: [internship] } as unknown;

let asked: InternshipSearch[] = [];
let version = '1';
const catalogue: Partial<Catalogue> = {
	version: async () => version,
	searchWithTexts: async (search) => {
		asked.push(search);
		return result as Awaited<ReturnType<Catalogue['searchWithTexts']>>;
	},
	newest: async () => [internship],
	openSlugs: async () => [{ slug: internship.slug, updated: '2026-11-10' }],
	bySlug: async (slug) => {
		if (slug === 'gone') return { internship, state: 'gone', record: null };
		if (slug === 'rolling')
			return { internship: { ...internship, deadline: null }, state: 'open', record: null };
		return slug === internship.slug ? { internship, state: 'open', record: null } : null;
	},
};
const appWith = (overrides: Partial<Catalogue> = {}) => {
	const limits = createLimits(testConfig(), fakeBackend());
	const services = fakeServices({ ...catalogue, ...overrides });
	return new Hono().route('/', internshipFeeds(services, testConfig(), limits));
};
const get = (path: string, overrides?: Partial<Catalogue>) => appWith(overrides).request(path);

describe('/internships.json', () => {
	test('answers any search to scripts of any site', async () => {
		asked = [];
		const response = await get('/internships.json?city=leeds&unknown=1');
		expect(await response.json()).toEqual({
			...(sampleNotice && { notice: expect.stringMatching(/^Sample site\. /) }),
			...JSON.parse(JSON.stringify(result)),
		});
		expect(response.headers.get('access-control-allow-origin')).toBe('*');
		expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(asked).toMatchObject([{ city: ['Leeds'], page: 1 }]);
	});

	test('keeps an answer for all queries that mean the same, until an internship changes', async () => {
		asked = [];
		const app = appWith();
		const etags = new Set<string | null>();
		for (const query of ['city=leeds', 'city=Leeds&page=1', 'x=1&city=LEEDS'])
			etags.add((await app.request(`/internships.json?${query}`)).headers.get('etag'));
		expect([asked.length, etags.size]).toEqual([1, 1]);
		version = '2';
		await app.request('/internships.json?city=leeds');
		expect(asked).toHaveLength(2);
	});

	test('says that the search is busy, and counts requests', async () => {
		const searchWithTexts = async () => {
			throw Object.assign(new Error('busy'), { name: 'SearchBusyError' });
		};
		const busy = await get('/internships.json', { searchWithTexts });
		expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
		const app = appWith();
		const all = Array.from({ length: 601 }, () => app.request('/internships.json'));
		const refused = (await Promise.all(all)).filter(({ status }) => status === 429);
		expect(refused).toHaveLength(1);
		expect(await refused[0]?.json()).toMatchObject({
			message: expect.stringMatching(/^Too many/),
		});
	});

	test('takes GET and HEAD only', async () => {
		const response = await appWith().request('/internships.json', { method: 'POST' });
		expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
	});
});

test('/internships.atom is a feed whose text is escaped', async () => {
	const response = await get('/internships.atom?q=%3Cb%3E%26&pay=14.5&city=Leeds');
	expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
	const text = await response.text();
	expect(text).toContain(
		'<title>Internships: &lt;b&gt;&amp;, Leeds, £14.50 or more an hour</title>',
	);
	expect(text).toContain(
		`href="${SITE}/internships.atom?city=Leeds&amp;pay=14.5&amp;q=%3Cb%3E%26"`,
	);
	expect(text).toContain('<title>Data &amp; AI &lt;Intern&gt;; one, two, Tidewell Systems</title>');
	expect(text).toContain(`<id>${SITE}/internships/${internship.slug}</id>`);
	expect(text).toContain('<updated>2026-11-10T09:30:00+00:00</updated>');
	expect(text).toContain(`<subtitle>${sampleNotice ? 'Sample site. ' : 'Every internship here '}`);
	expect(text).toContain('<summary>Example, not a real vacancy. ');
	expect(text).toContain(' weeks, temporary.');
	expect(text).toContain('£1,300/month for 20 hours a week, £15.00 an hour.');
	expect(await (await get('/internships.atom', { newest: async () => [] })).text()).toContain(
		'<updated>2026-11-22T00:00:00Z</updated>',
	);
});

test('/sitemap-internships.xml lists what is open', async () => {
	expect(await (await get('/sitemap-internships.xml')).text()).toContain(
		`<url><loc>${SITE}/internships/${internship.slug}</loc><lastmod>2026-11-10</lastmod></url>`,
	);
});

describe('one internship', () => {
	test('is there as JSON, for scripts of any site', async () => {
		const response = await get(`/internships/${internship.slug}.json`);
		expect(response.headers.get('access-control-allow-origin')).toBe('*');
		expect(await response.json()).toMatchObject({ title: internship.title, status: 'open' });
	});

	test.each([
		['unknown', 404],
		['gone', 410],
	])('that is %s is %i', async (slug, status) => {
		const response = await get(`/internships/${slug}.json`);
		expect(response.status).toBe(status);
		expect(await response.json()).toMatchObject({ message: expect.any(String) });
	});
});

describe('the calendar file', () => {
	test('has the deadline as a whole day, in lines of at most 75 bytes', async () => {
		const response = await get(`/internships/${internship.slug}.ics`);
		expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
		const text = await response.text();
		expect(text).toContain('\r\nDTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n');
		expect(text).toContain('\r\nDTSTAMP:20261110T093000Z\r\n');
		expect(text.replaceAll('\r\n ', '')).toContain(
			'SUMMARY:Example: Last day to apply: Data & AI <Intern>\\; one\\, two\\, Tidewell Systems\r\n',
		);
		for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	});

	test.each([
		['unknown', 404],
		['rolling', 404],
		['gone', 410],
	])('of %s is %i', async (slug, status) => {
		expect((await get(`/internships/${slug}.ics`)).status).toBe(status);
	});
});
