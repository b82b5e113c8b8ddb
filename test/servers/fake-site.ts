import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createAssets } from '#server/site/assets.ts';
import { createPages } from '#server/site/prerendered-pages.ts';
import type { Render } from '#server/site/render.ts';
import type { Site } from '#server/site/site.ts';
import { listFiles } from '#server/site/static-files.ts';

/** The placeholder for the site's address. */
export const PLACEHOLDER_ORIGIN = 'https://0a1b2c.invalid';
export const HOME_SCRIPT = 'console.log("home")';
export const HOME_STYLE = 'body { color: navy }';

const home = `<!doctype html><html lang="en"><head><title>Home</title>
<link rel="canonical" href="${PLACEHOLDER_ORIGIN}/"><style>${HOME_STYLE}</style></head>
<body><h1>Home</h1>${'<p>text</p>'.repeat(100)}<script data-starts="sha256-abc=">${HOME_SCRIPT}</script>
<script type="application/ld+json">{"a":1}</script></body></html>`;

const files: Record<string, string> = {
	'index.html': home,
	'programs/london/index.html': '<!doctype html><title>London</title>',
	'unsubscribe/index.html': '<!doctype html><title>Unsubscribe</title>',
	'companies/index.html': '<!doctype html><title>Companies</title>',
	'assets/app-1a2b.js': 'export const answer = 42;'.repeat(50),
	'fonts/some.woff2': 'not really a font',
	'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
	'robots.txt': `Sitemap: ${PLACEHOLDER_ORIGIN}/sitemap.xml`,
	'sitemap.xml': `<urlset><url><loc>${PLACEHOLDER_ORIGIN}/</loc></url></urlset>`,
};

const notFound: Render = async (request) =>
	new Response(`<!doctype html><h1>404</h1>${new URL(request.url).pathname}`, {
		status: 404,
		headers: { 'Content-Type': 'text/html; charset=utf-8' },
	});
notFound.forReader = async (path, reader) =>
	path.endsWith('/none') ? null : JSON.stringify({ path, ...reader });
/** Draws what each `call` of the address was answered with, and for whom; with `broken` it fails. */
notFound.firstScreen = async ({ searchParams }, _, { viewer, call }) => {
	const told = await Promise.all(searchParams.getAll('call').map((path) => call(path)));
	if (searchParams.has('broken')) throw new Error(`It cannot be drawn: ${searchParams}`);
	return JSON.stringify({ viewer: await viewer, told });
};

/** A build of a few files in a temporary folder; other addresses are rendered as "not found". */
export async function fakeSite(siteUrl: string, render: Render = notFound): Promise<Site> {
	const folder = await mkdtemp(join(tmpdir(), 'site-'));
	for (const [name, text] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), text);
	}
	const all = await listFiles(folder);
	return {
		files: all,
		assets: createAssets(all),
		release: '/assets/manifest-of-tests.js',
		pages: createPages(all, siteUrl, PLACEHOLDER_ORIGIN),
		queries: new Map([['/companies', ['search']]]),
		scriptedPaths: ['/account'],
		personal: ['/account', '/auth'],
		renderWith: () => render,
		actions: new Set(['/contact']),
		post: async (_path, form) => new Response(form),
	};
}
