import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { livePages } from '#app/live-pages.ts';
import { placements } from '#content/placement.ts';
import { leeds } from '#content/uk-cities/leeds.ts';
import { manchester } from '#content/uk-cities/manchester.ts';
import { SearchBusyError } from '#server/catalogue/database.ts';
import { curated } from '#server/catalogue/own-listings/curated.ts';
import { placeholderOriginOf } from '#server/site/placeholder-origin.ts';

/**
 * Fails if a page's downloads exceed its budget, or if the data of one page is part of another's bundle: the last
 * step of `npm run build`, and a step of `npm test`; a start does not wait for it. Sizes are in bytes after brotli
 * (docs/decisions/pages.md). With `--table` it prints the sizes of every prerendered page.
 */

const client = fileURLToPath(new URL('../../build/client/', import.meta.url));
/** A page is as the server sends it: with the address of a site, where the build has a random placeholder. */
const read = (path: string) => {
	const file = rendered.get(path) ?? readFileSync(client + path);
	return path.endsWith('.html')
		? Buffer.from(file.toString().replaceAll(placeholderOriginOf(build), SITE_URL))
		: file;
};
/** Their budgets were never set, as their lists come from the database. */
const needsDatabase = /^\/(internships|industries\/.*|programs)?$/;
const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}/index.html`);
/** The pages that the server renders, without a database and on a fixed day: the date decides nothing about a build. */
const rendered = new Map<string, Buffer>();
const build = await import(`${client}../server/index.js`);
const DAY = '2026-11-23';
const SITE_URL = 'https://internships.example';
const context = new RouterContextProvider();
context.set(build.entry.module.serverContext, {
	catalogue: new Proxy(
		{},
		{
			get: () => async () => {
				throw new SearchBusyError('no database');
			},
		},
	),
	curated,
	clock: { now: () => new Date(`${DAY}T12:00:00Z`), today: () => DAY },
	config: { siteUrl: SITE_URL },
});
const handle = createRequestHandler(build, 'production');
for (const page of livePages.filter((path) => !needsDatabase.test(path))) {
	const answer = await handle(new Request(`${SITE_URL}${page}`), context);
	if (answer.status !== 200) throw new Error(`${page} is answered with ${answer.status}`);
	rendered.set(fileOf(page), Buffer.from(await answer.arrayBuffer()));
}
/** Every page that is complete without a database, as a path. */
const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
	.filter((path) => /(^|[/\\])index\.html$/.test(path))
	.map((path) => `/${path.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
	.concat([...rendered.keys()].map((file) => `/${file.replace(/\/?index\.html$/, '')}`))
	.toSorted();

/** What a screen behind a sign-in imports as it opens, for each of its tabs (app/document/screen-parts.ts). */
const partsIn = /"parts":(\[.*?\]),"module"/;

/** What sending a form of accounts takes (app/page/accounts/ask-ahead.ts): loaded once somebody is in one. */
const inFieldIn = /"inField":(\[.*?\])/;

const namesIn = (text: string, kind: 'js' | 'css') => [
	...new Set(
		[...text.matchAll(/assets\/[\w.~-]+\.(js|css)/g)]
			.filter(([, ending]) => ending === kind)
			.map(([path]) => path),
	),
];

/**
 * All files of one kind that the page loads at the start: preloads, and the imports of the module
 * script.
 */
const assetsOf = (html: string, kind: 'js' | 'css') =>
	namesIn(html.replace(partsIn, '').replace(inFieldIn, ''), kind);

type Part = { when: object; preloads: string[] };

/** Of what a screen imports as it opens, the files, with a tab the heaviest one; of a form of accounts what sending it takes. */
function partsOf(html: string): number {
	const inField: string[] = JSON.parse(inFieldIn.exec(html)?.[1] ?? '[]');
	if (inField.length > 0) return sum(inField.map((address) => address.slice(1)));
	const parts: Part[] = JSON.parse(partsIn.exec(html)?.[1] ?? '[]');
	const weights = (some: Part[]) =>
		some.map(({ preloads }) => sum(preloads.map((address) => address.slice(1))));
	const isAlways = ({ when }: Part) => Object.keys(when).length === 0;
	const [always = 0] = weights(parts.filter(isAlways));
	return always + Math.max(0, ...weights(parts.filter((part) => !isAlways(part))));
}

/** The pictures that the page shows by themselves: its maps, and the icon of its tab. */
const picturesOf = (html: string) => [
	...new Set(
		[...html.matchAll(/<(?:use|img|link rel="icon")[^>]*? (?:href|src)="\/([^"#]+)/g)].map(
			([, path = '']) => path,
		),
	),
];

/** What the pages load, each file once; Node's threads compress several at once. */
const loaded = pages.flatMap((page) => {
	const html = read(fileOf(page)).toString();
	return [fileOf(page), ...namesIn(html, 'js'), ...assetsOf(html, 'css'), ...picturesOf(html)];
});
const sizes = new Map(
	await Promise.all(
		[...new Set(loaded)].map(
			async (path) => [path, (await promisify(brotliCompress)(read(path))).length] as const,
		),
	),
);

function size(path: string): number {
	const bytes = sizes.get(path);
	if (bytes === undefined) throw new Error(`${path} was not compressed.`);
	return bytes;
}

const sum = (paths: string[]) => paths.reduce((total, path) => total + size(path), 0);

/** The script that a heart waits for, the first of a public page (app/document/page-starter.ts). */
const heartIn = /"scripts":\["\/([^"]+)/;

type Weight = Record<
	'html' | 'font' | 'pictures' | 'before' | 'scripts' | 'styles' | 'total' | 'parts' | 'heart',
	number
>;

/**
 * What a first visit of a prerendered page downloads, in bytes: `before` anything is touched, and in
 * `total` once its scripts are needed, for which a form or a portal does not wait; and `parts` besides, with its data.
 */
function weigh(page: string): Weight {
	const text = read(fileOf(page)).toString();
	const html = size(fileOf(page));
	const font = read('fonts/figtree-basic-5.3.0-4.woff2').length;
	const pictures = sum(picturesOf(text));
	const scripts = sum(assetsOf(text, 'js'));
	const styles = sum(assetsOf(text, 'css'));
	const readable = html + font + pictures;
	const total = readable + scripts + styles;
	const before = loadsAtOnce(text) ? total : readable;
	const [, first = ''] = heartIn.exec(text) ?? [];
	const heart = first ? size(first) : 0;
	return { html, font, pictures, before, scripts, styles, total, parts: partsOf(text), heart };
}

const loadsAtOnce = (html: string) => /"atOnce":true/.test(html);

/**
 * Budgets. Before a touch a page is its HTML, the font and its map; its scripts are those of all public pages, of the page
 * itself, and of what a signed-in person needs besides; its parts what sending a form of accounts takes. What shows nothing
 * before its scripts run has them at once, and so has a screen that React draws.
 */
const reading: Partial<Weight> = { before: 27_600, scripts: 14_600, parts: 20_900, heart: 6_300 };
const readingAtOnce = { before: 51_900, scripts: 14_600 };
const screen = { before: 150_500, scripts: 117_800 };
const budgets: Record<string, typeof reading> = {
	// Two hundred listings.
	'/programs/uk-cities': { ...reading, before: 72_200 },
	// Fifty listings: their words alone are 11 kB.
	'/programs/placement-year': { ...reading, before: 36_100 },
};

function budgetOf(page: string): typeof reading {
	const html = read(fileOf(page)).toString();
	const atOnce = /<html[^>]* data-script=/.test(html) ? readingAtOnce : screen;
	return budgets[page] ?? (loadsAtOnce(html) ? atOnce : reading);
}

/** Of the preloaded font, so that no page built ahead waits for the second file. */
type LetterRange = { first: number; last: number };

/** @param ranges a `unicode-range` as in CSS: `U+20-7E, U+A0` */
const lettersIn = (ranges: string): LetterRange[] =>
	ranges.split(',').map((range) => {
		const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
		return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
	});

/** The characters of a page's text, without scripts, styles, code in a font of the device, line breaks and tabs. */
const lettersOf = (html: string): string[] => {
	const text = html
		.replace(/<(script|style|code)\b[\s\S]*?<\/\1>/g, '')
		.replace(/<[^>]*>|[\n\t]/g, '');
	return [...new Set(text)];
};

/** The characters that none of the ranges contains. */
function lettersOutside(ranges: LetterRange[], letters: string[]): string[] {
	const has = (code: number) => ranges.some(({ first, last }) => first <= code && code <= last);
	return letters.filter((letter) => !has(letter.codePointAt(0) ?? 0));
}

/** The first `unicode-range` of app/styles/fonts.css: that of the file every page preloads. */
function preloadedLetters(): LetterRange[] {
	const css = readFileSync(new URL('../../app/styles/fonts.css', import.meta.url), 'utf8');
	const ranges = /unicode-range:([^;]+);/.exec(css)?.[1];
	if (!ranges) throw new Error('app/styles/fonts.css names no letters of the preloaded font.');
	return lettersIn(ranges);
}

/**
 * Text of a list, which no script of a first visit may contain: on its page it is part of the HTML.
 */
const excludedText = [manchester, leeds, placements].map(([listing]) => listing?.description ?? '');

/** What judges sentences is large, and for the server alone: of it, words that it says to their writers. */
const JUDGE = 'This sentence reads like';

const withJudge = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
	(path) => path.endsWith('.bin') || (path.endsWith('.js') && read(path).includes(JUDGE)),
);

const preloaded = preloadedLetters();

function faultsOf(page: string): string[] {
	const weight = weigh(page);
	const html = read(fileOf(page)).toString();
	const outside = lettersOutside(preloaded, lettersOf(html));
	const budget = budgetOf(page);
	const over = Object.entries(budget).filter(([kind, most]) => weight[kind as keyof Weight] > most);
	const carried = assetsOf(html, 'js').filter((path) =>
		excludedText.some((words) => read(path).includes(words)),
	);
	return [
		...outside.map((letter) => `${page}: "${letter}" is not in the preloaded font`),
		...over.map(([kind, most]) => `${page}: ${kind} over ${most} bytes: ${JSON.stringify(weight)}`),
		...carried.map((path) => `${page}: ${path} carries the listings of another page`),
	];
}

if (import.meta.main) {
	if (process.argv.includes('--table'))
		console.table(Object.fromEntries(pages.map((page) => [page, weigh(page)])));
	const faults = [
		...pages.flatMap(faultsOf),
		...withJudge.map((path) => `${path} has what judges sentences on the server`),
	];
	for (const fault of faults) console.error(fault);
	process.exitCode = faults.length > 0 ? 1 : 0;
}
