import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sampleNotice } from '#content/sample-notice.ts';
import type { Catalogue } from '#schema/internships/catalogue-contract.ts';
import type { Internship, Revised } from '#schema/internships/internship.ts';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { byForm } from '#schema/internships/option-values.ts';
import { createLimits } from '#server/http/rate-limits/rate-limits.ts';
import { internshipFeeds } from '#server/site/internships/feeds.ts';
import { fakeServices } from '#test/rows/fake-catalogue.ts';
import { fakeBackend, SITE, testConfig } from '#test/servers/fake-backend.ts';

const internship: Internship & Revised & { id: string } = {
	id: '0b1f3c52-6c5b-4f5e-9a61-3d1d3c1b2a10',
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
	updated_at: '2026-11-12T08:00:00.123+00:00',
	revision: 2,
	sample: true,
	description: 'Mend the booking system.',
	requirements: [],
	benefits: [],
	details: {},
};
const result = { total: 1, page: 1, pages: 1, facets: {}, items: [internship] } as unknown;

let asked: InternshipSearch[] = [];
let version = '1';
let changedAt: string | null = null;
const catalogue: Partial<Catalogue> = {
	version: async () => version,
	companyNames: async () => ({ 'tidewell-systems': 'Tidewell Systems' }),
	towns: async () => byForm(['Leeds', 'St Albans']),
	searchWithTexts: async (search) => {
		asked.push(search);
		return result as Awaited<ReturnType<Catalogue['searchWithTexts']>>;
	},
	newest: async () => [internship],
	changedAt: async () => changedAt,
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
	test('answers any search, and says what it has not understood', async () => {
		asked = [];
		const response = await get('/internships.json?city=leeds&unknown=1&city=Atlantis&sector=');
		expect(await response.json()).toEqual({
			...(sampleNotice && { notice: expect.stringMatching(/^Sample site\. /) }),
			...JSON.parse(JSON.stringify(result)),
			items: [{ ...internship, industry: 'Technology' }],
			ignored: [
				{ parameter: 'unknown', value: '1' },
				{ parameter: 'city', value: 'Atlantis' },
			],
		});
		expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(asked).toMatchObject([{ city: ['Leeds'], page: 1 }]);
	});

	test('keeps an answer for all queries that mean the same, until an internship changes', async () => {
		asked = [];
		const app = appWith();
		const etags = new Set<string | null>();
		for (const query of ['city=leeds', 'city=Leeds&page=1', 'x=1&city=LEEDS', 'x=1&city=Leeds'])
			etags.add((await app.request(`/internships.json?${query}`)).headers.get('etag'));
		// What was ignored is part of the answer.
		expect([asked.length, etags.size]).toEqual([1, 2]);
		version = '2';
		await app.request('/internships.json?city=leeds');
		expect(asked).toHaveLength(2);
	});

	test('is compressed as each client accepts, whoever asked first', async () => {
		const app = appWith();
		const encodings = await Promise.all(
			['br, gzip', 'gzip', 'identity', 'gzip, br'].map(async (accepted) => {
				const headers = { 'Accept-Encoding': accepted };
				const response = await app.request('/internships.json?city=leeds', { headers });
				return response.headers.get('content-encoding');
			}),
		);
		expect(encodings).toEqual(['br', 'gzip', null, 'br']);
	});

	test('understands the values that its items have', async () => {
		asked = [];
		const response = await get('/internships.json?city=st.+albans&sector=fashion&city=London');
		expect(await response.json()).toMatchObject({ ignored: [] });
		expect(asked).toMatchObject([{ city: ['London', 'St Albans'], sector: ['Fashion'] }]);
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
	expect(text).toContain('<published>2026-11-10T09:30:00.000Z</published>');
	expect(text.match(/<updated>.*<\/updated>/g)).toEqual([
		'<updated>2026-11-12T08:00:00.123Z</updated>',
		'<updated>2026-11-12T08:00:00.123Z</updated>',
	]);
	expect(text).toContain(`<subtitle>${sampleNotice ? 'Sample site. ' : 'Every internship here '}`);
	expect(text).toContain('<summary>Example, not a real vacancy. ');
	expect(text).toContain(' weeks, temporary.');
	expect(text).toContain('£1,300/month for 20 hours a week, £15.00 an hour.');
	expect(await (await get('/internships.atom', { newest: async () => [] })).text()).toContain(
		'<updated>2026-11-22T00:00:00.000Z</updated>',
	);
});

test.each(['sort=pay&page=3&q=data', 'q=data&sort=newest', 'page=2&q=data'])(
	'/internships.atom?%s is one feed',
	async (query) => {
		const text = await (await get(`/internships.atom?${query}`)).text();
		expect(text).toContain(`<id>${SITE}/internships.atom?q=data</id>`);
		expect(text).toContain(
			`rel="self" type="application/atom+xml" href="${SITE}/internships.atom?q=data"`,
		);
	},
);

test.each([
	['2026-11-10T09:30:00.123456+00:00', '2026-11-10T09:30:00.123Z'],
	['2026-11-10T09:30:00.12+00:00', '2026-11-10T09:30:00.120Z'],
])(
	'/internships.atom has a time with three digits after the full stop: %s is %s',
	async (stored, written) => {
		const items = [{ ...internship, published_at: stored, updated_at: stored }];
		const text = await (await get('/internships.atom', { newest: async () => items })).text();
		expect(text).toContain(`<published>${written}</published>\n<updated>${written}</updated>`);
	},
);

test('/internships.atom says when anything last changed, and is the same feed while its entries are', async () => {
	const feed = (items: (typeof internship)[]) =>
		get('/internships.atom', { newest: async () => items });
	const updatedOf = async (response: Response) =>
		/<updated>(.*?)<\/updated>/.exec(await response.text())?.[1];
	const first = await feed([internship]);
	const etag = first.headers.get('etag');
	onTestFinished(() => {
		changedAt = null;
	});
	// Another internship, or this one is paused: it leaves the feed.
	changedAt = '2026-11-20T10:00:00.000Z';
	const later = await feed([internship]);
	expect([later.headers.get('etag'), await updatedOf(later)]).toEqual([etag, changedAt]);
	const paused = await feed([]);
	expect(paused.headers.get('etag')).not.toBe(etag);
	expect(await updatedOf(paused)).toBe(changedAt);
	// Read from the database after the index.
	const newer = { ...internship, updated_at: '2026-11-20T10:00:00.500+00:00' };
	expect(await updatedOf(await feed([newer]))).toBe('2026-11-20T10:00:00.500Z');
});

test.each([
	['company=tidewell-systems', 'Internships: Tidewell Systems'],
	['company=Gone+Away', 'Internships: gone away'],
	['city=St+Albans&sector=Fashion', 'Internships: St Albans, Fashion'],
	['pay=14.5&city=leeds&city=london', 'Internships: London, Leeds, £14.50 or more an hour'],
])('the title of the feed of %s is "%s"', async (query, title) => {
	const text = await (await get(`/internships.atom?${query}`)).text();
	expect(text).toContain(`\n<title>${title}</title>\n`);
});

test('/sitemap-internships.xml lists what is open', async () => {
	expect(await (await get('/sitemap-internships.xml')).text()).toContain(
		`<url><loc>${SITE}/internships/${internship.slug}</loc><lastmod>2026-11-10</lastmod></url>`,
	);
});

describe('one internship', () => {
	test('is there as JSON, with the industry under which it is found', async () => {
		const response = await get(`/internships/${internship.slug}.json`);
		expect(await response.json()).toMatchObject({
			title: internship.title,
			status: 'open',
			sector: 'Data & AI',
			industry: 'Technology',
		});
	});

	test.each([
		['Remote, UK and Europe', null],
		['Remote, Asia-Pacific', null],
		['Remote, UK', 'United Kingdom'],
		['Holbeck, Leeds', 'United Kingdom'],
	])('done from "%s" is in the country %s', async (location, country) => {
		const bySlug: Catalogue['bySlug'] = async () => ({
			internship: { ...internship, remote: 'remote', location },
			state: 'open',
			record: null,
		});
		const response = await get(`/internships/${internship.slug}.json`, { bySlug });
		expect(await response.json()).toMatchObject({ country });
	});

	test.each(['json', 'ics'])('as .%s is answered with 304 until it changes', async (ending) => {
		const path = `/internships/${internship.slug}.${ending}`;
		const etag = (await get(path)).headers.get('etag') ?? '';
		const ask = (overrides?: Partial<Catalogue>) =>
			appWith(overrides).request(path, { headers: { 'If-None-Match': etag } });
		const again = await ask();
		expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
		const bySlug: Catalogue['bySlug'] = async () => ({
			internship: { ...internship, deadline: '2027-03-01' },
			state: 'open',
			record: null,
		});
		expect((await ask({ bySlug })).status).toBe(200);
	});

	test.each([
		['unknown.json', 404],
		['gone.json', 410],
		['Not-A-Slug.json', 404],
		['unknown.ics', 404],
		['rolling.ics', 404],
		['gone.ics', 410],
	])('that is %s is %i, in JSON', async (file, status) => {
		const response = await get(`/internships/${file}`);
		expect(response.status).toBe(status);
		expect(await response.json()).toEqual({
			code: expect.any(String),
			message: expect.any(String),
			details: null,
			hint: null,
		});
	});
});

describe('the calendar file', () => {
	type Listing = NonNullable<Awaited<ReturnType<Catalogue['bySlug']>>>;
	const file = async (changes: Partial<Listing['internship']> = {}) => {
		const bySlug: Catalogue['bySlug'] = async () => ({
			internship: { ...internship, ...changes },
			state: 'open',
			record: null,
		});
		const response = await get(`/internships/${internship.slug}.ics`, { bySlug });
		const text = await response.text();
		return { response, text, lines: text.replaceAll('\r\n ', '').split('\r\n') };
	};

	test('has the deadline as a whole day, in lines of at most 75 bytes that all end', async () => {
		const { response, text, lines } = await file({
			title: `Data & AI <Intern>; one, ${'é'.repeat(60)}`,
		});
		expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
		expect(lines).toEqual(
			expect.arrayContaining([
				'UID:data-intern-tidewell-systems-leeds@127.0.0.1',
				'DTSTART;VALUE=DATE:20270228',
				`SUMMARY:Example: Last day to apply: Data & AI <Intern>\\; one\\, ${'é'.repeat(60)}\\, Tidewell Systems`,
				`URL;VALUE=URI:${SITE}/internships/${internship.slug}`,
				'STATUS:CONFIRMED',
				'TRANSP:TRANSPARENT',
			]),
		);
		for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
		expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
		expect(text).not.toMatch(/[^\r]\n|METHOD|TZID|VTIMEZONE/);
	});

	test('says when and how often it has changed, and has its link in the description too', async () => {
		const { lines } = await file();
		expect(lines).toEqual(
			expect.arrayContaining([
				'SEQUENCE:2',
				'DTSTAMP:20261112T080000Z',
				'LAST-MODIFIED:20261112T080000Z',
			]),
		);
		const description = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? '';
		expect(description).toMatch(/^DESCRIPTION:Until the end of the day\\, UK time\. Example/);
		expect(description.endsWith(`\\n${SITE}/internships/${internship.slug}`)).toBe(true);
	});

	test.each([
		['paused', { status: 'paused', paused_by: 'limit' }, 'Paused'],
		['paused until after its deadline', { status: 'closed', paused_by: 'employer' }, 'Paused'],
		['closed before it', { status: 'closed', closed_at: '2027-01-10T09:00:00+00:00' }, 'Closed'],
		['closed on its day', { status: 'closed', closed_at: '2027-02-28T23:00:00+00:00' }, 'Closed'],
	] as const)('is a cancelled event of the same name where it is %s', async (_, changes, word) => {
		const { lines } = await file({ ...changes, revision: 3 });
		expect(lines).toEqual(
			expect.arrayContaining([
				'UID:data-intern-tidewell-systems-leeds@127.0.0.1',
				'SEQUENCE:3',
				'STATUS:CANCELLED',
				`SUMMARY:Example: ${word}: Data & AI <Intern>\\; one\\, two\\, Tidewell Systems`,
			]),
		);
	});

	test.each([
		['whose day has passed', { status: 'closed' }],
		['closed after its day', { status: 'closed', closed_at: '2027-03-01T00:00:00+00:00' }],
	] as const)('is not cancelled where it is one %s', async (_, changes) => {
		expect((await file(changes)).lines).toContain('STATUS:CONFIRMED');
	});

	test('is named after its internship, in ASCII and as it is written', async () => {
		const { response } = await file({ title: 'Café/Data Intern', company: 'Tidewell' });
		expect(response.headers.get('content-disposition')).toBe(
			`attachment; filename="Deadline Cafe Data Intern Tidewell.ics"; filename*=UTF-8''Deadline%20Caf%C3%A9%20Data%20Intern%20Tidewell.ics`,
		);
	});
});
