import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { site as contactDetails } from '#content/site.ts';
import { missingPages, publicPages } from '#e2e/helpers/routes.ts';
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

type Answer = { status: number; policy: string; html: string };
const answers = new Map<string, Promise<Answer>>();
/** Each address is asked for once. */
function ask(path: string): Promise<Answer> {
	const asked = answers.get(path) ?? get(path);
	answers.set(path, asked);
	return asked;
}

async function get(path: string): Promise<Answer> {
	const response = await fetch(url + path);
	const policy = response.headers.get('content-security-policy') ?? '';
	return { status: response.status, policy, html: await response.text() };
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
		expect(html.match(/<h1/g)).toHaveLength(1);
		expect(mainOf(html)).toContain('<h1');
		expect(mainOf(html)).not.toMatch(/>[^<]*(Loading|Opening)[^.<]*…/);
		const { results } = await validator.validateString(html);
		expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
	});
});

// The browser measures against it what e2e/pages.test.ts looks at.
it.each([...publicPages(), ...missingPages, '/dev/mailbox'])(
	'%s has a policy without unsafe sources',
	async (path) => {
		const { policy } = await ask(path);
		expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
		expect(policy).toMatch(/base-uri 'none'/);
		expect(policy).toMatch(/frame-ancestors 'none'/);
		expect(policy).not.toMatch(/unsafe|\*|https?:|blob:|strict-dynamic/);
	},
);

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
	const known = ['/candidates', '/companies', '/programs', '/resources/faqs'];
	expect(searched.toSorted()).toEqual(known);
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
	/** Several hundred, most of which the server renders only now: four at a time. */
	async function askAll(paths: Iterable<string>, look: (path: string, answer: Answer) => void) {
		const left = [...new Set(paths)].values();
		const next = async () => {
			for (const path of left) look(path, await ask(path));
		};
		await Promise.all(Array.from({ length: 4 }, next));
	}

	test('have a title of their own', { timeout: 180_000 }, async () => {
		const { html } = await ask('/sitemap-internships.xml');
		const listed = [...html.matchAll(/<loc>([^<]*)/g)];
		expect(listed.length).toBeGreaterThan(100);
		const internships = listed.map(([, address = '']) => address.slice(url.length));
		const paths = new Map<string, string[]>();
		await askAll([...publicPages(), ...internships], (path, { html }) => {
			const title = titleOf(html);
			expect([path, title]).toEqual([path, expect.stringMatching(/^.{5,75}$/)]);
			paths.set(title, [...(paths.get(title) ?? []), path]);
		});
		expect([...paths].filter(([, { length }]) => length > 1)).toEqual([]);
	});

	test('have no broken internal link or picture to share', { timeout: 180_000 }, async () => {
		const from = new Map<string, string>();
		await askAll(publicPages(), (path, { html }) => {
			for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g))
				from.set(href.replaceAll('&amp;', '&').replace(/^(\/apply|\/contact)\?.*/, '$1'), path);
			const picture = first(html, /<meta property="og:image" content="([^"]*)/);
			if (picture) from.set(picture.slice(url.length), path);
		});
		const broken: string[] = [];
		await askAll(from.keys(), (path, { status }) => {
			if (status !== 200) broken.push(`${path} on ${from.get(path)}: ${status}`);
		});
		expect(broken).toEqual([]);
	});
});
