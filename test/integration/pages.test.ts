import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { listingTitle } from '#app/routes/internship/listing-title.ts';
import { site as contactDetails } from '#content/site.ts';
import { listingPath } from '#e2e/helpers/page/listing-page.ts';
import { missingPages, publicPages } from '#e2e/helpers/routes.ts';
import type { ListingForPrograms } from '#schema/internships/catalogue-contract.ts';
import { preparedData } from '#test/servers/prepared-place.ts';
import { startServer } from '#test/servers/site-server.ts';

/** What every page of the built site says, as a search engine, a proxy or a browser without scripts gets it. */
let url: string;
let stop: () => Promise<void>;
beforeAll(async () => {
	({ url, stop } = await startServer({ LOG_LEVEL: 'silent' }, 'inherit', await preparedData()));
});
afterAll(() => stop());

const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });

type Answer = { status: number; headers: Headers; html: string };
const answers = new Map<string, Promise<Answer>>();
/** Each address is asked for once. */
function ask(path: string): Promise<Answer> {
	const asked = answers.get(path) ?? get(path);
	answers.set(path, asked);
	return asked;
}

async function get(path: string): Promise<Answer> {
	const response = await fetch(url + path);
	return { status: response.status, headers: response.headers, html: await response.text() };
}

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const first = (html: string, pattern: RegExp) =>
	(pattern.exec(html)?.[1] ?? '')
		.replaceAll('&amp;', '&')
		.replaceAll('&#x27;', "'")
		.replaceAll('&quot;', '"');
const titleOf = (html: string) => first(html, /<title>([^<]*)/);

describe.each([...publicPages(), ...missingPages])('%s', (path) => {
	it('has metadata for search engines', async () => {
		const { status, html } = await ask(path);
		expect(status).toBe(missingPages.includes(path) ? 404 : 200);
		expect(titleOf(html)).toMatch(/^.{5,75}$/);
		expect(first(html, /<meta name="description" content="([^"]*)/)).toMatch(/^.{40,200}$/);
		const canonical = first(html, /<link rel="canonical" href="([^"]*)/);
		if (canonical) expect(canonical).toBe(url + path);
		else expect(html).toContain('<meta name="robots" content="noindex"/>');
		expect(html).not.toMatch(/\.invalid\b/);
	});

	it('has valid markup, one heading of the first level, and never says that it is loading', async () => {
		const { html } = await ask(path);
		expect(html).not.toMatch(/<button(?![^>]*type=)/);
		expect(html).not.toMatch(/ style="/);
		expect(html.match(/<main/g)).toHaveLength(1);
		// What a script shows later, in place of another screen, is no part of the page.
		expect(html.replace(/<template[\s\S]*?<\/template>/g, '').match(/<h1/g)).toHaveLength(1);
		expect(mainOf(html)).toContain('<h1');
		expect(mainOf(html)).not.toMatch(/>[^<]*(Loading|Opening)[^.<]*…/);
		const { results } = await validator.validateString(html);
		expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
	});
});

// The browser measures against it what e2e/pages.slow.test.ts looks at.
it.each([...publicPages(), ...missingPages, '/dev/mailbox'])(
	'%s has a policy without unsafe sources',
	async (path) => {
		const policy = (await ask(path)).headers.get('content-security-policy');
		expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
		expect(policy).toMatch(/base-uri 'none'/);
		expect(policy).toMatch(/frame-ancestors 'none'/);
		expect(policy).not.toMatch(/unsafe|\*|https?:|blob:|strict-dynamic/);
	},
);

// Otherwise WebKit drops the click on a link that leads to a page seen before.
it.each(publicPages())('%s has the same headers where the browser has it already', async (path) => {
	const { headers } = await ask(path);
	const again = await fetch(url + path, {
		headers: { 'If-None-Match': headers.get('etag') ?? '' },
	});
	expect(again.status).toBe(304);
	const ofPage = ({ headers }: { headers: Headers }) =>
		[...headers].filter(
			([name]) =>
				!/^(content-(type|length|encoding)|transfer-encoding|date|x-request-id)$/.test(name),
		);
	expect(ofPage(again)).toEqual(ofPage({ headers }));
});

it.each([
	['/apply', 'Applying'],
	['/auth', 'Signing in'],
	['/employer-auth', 'Signing in'],
	['/forgot-password', 'Asking for a new password'],
	['/new-password', 'Choosing a new password'],
	['/auth/confirm', 'Following your link'],
	['/account', 'Your account'],
	['/employer-dashboard', 'Your dashboard'],
	['/employer-profile-setup', 'Your company profile'],
	['/saved', 'Saving internships'],
	['/saved/compare', 'Comparing internships'],
])('%s says what needs scripts, and how else to reach us', async (path, what) => {
	const { html } = await ask(path);
	// React puts a comment between two texts.
	const main = mainOf(html).replaceAll('<!-- -->', '');
	const explanation = first(main, /<noscript>([\s\S]*?)<\/noscript>/);
	expect(explanation).toContain(`${what} needs JavaScript`);
	expect([...explanation.matchAll(/ href="([^"]*)/g)].map(([, href]) => href)).toEqual([
		`mailto:${contactDetails.email}`,
		contactDetails.phoneLink,
	]);
});

test('a page with a search for itself shows what is searched for in its first render', async () => {
	const searched: string[] = [];
	for (const path of publicPages()) {
		const main = mainOf((await ask(path)).html);
		const form = first(
			main,
			new RegExp(`<form role="search"[^>]* action="${path}"[^>]*>([\\s\\S]*?)</form>`),
		);
		const name = first(form, /<input type="search"[^>]* name="([^"]+)"/);
		if (name === '') continue;
		const { html } = await ask(`${path}?${name}=zebra`);
		expect([path, mainOf(html)]).toEqual([path, expect.stringContaining('value="zebra"')]);
		searched.push(path);
	}
	const expected = ['/candidates', '/companies', '/programs', '/resources/faqs'];
	expect(searched.toSorted()).toEqual(expected);
});

it.each(['99999', '0', 'abc', '1.5', '01', '-1', '1e0', '%E2%91%A0', '__proto__'])(
	'there is no program %s',
	async (id) => {
		const { status, html } = await ask(`/programs/${id}`);
		expect([status, mainOf(html)]).toEqual([404, expect.stringContaining('Program Not Found')]);
	},
);

it.each(['/no-such-page', '/industries/medicine', '/programs/1/2', '/wp-login.php'])(
	'there is no page at %s',
	async (path) => {
		const { status, html } = await ask(path);
		expect([status, mainOf(html)]).toEqual([404, expect.stringContaining('Oops! Page not found')]);
	},
);

describe('all pages, those of the internships too', () => {
	/** All that are open, and so have a page. */
	async function internships(): Promise<ListingForPrograms[]> {
		const pageOf = async (
			number: number,
		): Promise<{ pages: number; items: ListingForPrograms[] }> =>
			JSON.parse((await ask(`/internships.json?page=${number}`)).html);
		const { pages } = await pageOf(1);
		const all = await Promise.all(Array.from({ length: pages }, (_, at) => pageOf(at + 1)));
		return all.flatMap(({ items }) => items);
	}

	test('have a title of their own', async () => {
		const list = await internships();
		expect(list.length).toBeGreaterThan(100);
		const paths = new Map<string, string[]>();
		const add = (path: string, title: string) =>
			paths.set(title, [...(paths.get(title) ?? []), path]);
		for (const internship of list) add(`/internships/${internship.slug}`, listingTitle(internship));
		// The name of the site, which ends most titles of documents, is not in these.
		for (const path of publicPages())
			add(path, first((await ask(path)).html, /<meta property="og:title" content="([^"]*)/));
		// Rendering every internship would take a minute: that one has both shows that its page has this title.
		const twice = [...paths.values()].filter(({ length }) => length > 1);
		expect(twice).toEqual([[listingPath, listingPath]]);
	});

	test('have no broken internal link or picture to share', async () => {
		const there = new Set((await internships()).map(({ slug }) => `/internships/${slug}`));
		const from = new Map<string, string>();
		for (const path of publicPages()) {
			const { html } = await ask(path);
			for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g))
				from.set(href.replaceAll('&amp;', '&').replace(/^(\/apply|\/contact)\?.*/, '$1'), path);
			const picture = first(html, /<meta property="og:image" content="([^"]*)/);
			if (picture) from.set(picture.slice(url.length), path);
		}
		const broken: string[] = [];
		for (const [path, page] of from) {
			if (there.has(path)) continue;
			const { status } = await ask(path);
			if (status !== 200) broken.push(`${path} on ${page}: ${status}`);
		}
		expect(from.size).toBeGreaterThan(300);
		expect(broken).toEqual([]);
	});
});
