/**
 * Stops the build when what a page downloads has grown past its budget, or when one page's data has
 * got into another's bundle. Budgets are kilobytes after brotli (docs/decisions/004).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { placements } from '#content/placement.ts';
import { leeds } from '#content/uk-cities/leeds.ts';
import { manchester } from '#content/uk-cities/manchester.ts';

const client = fileURLToPath(new URL('../build/client/', import.meta.url));
const read = (path: string) => readFileSync(client + path);
const size = (data: Buffer) => brotliCompressSync(data).length;

/** Every script that the page starts with: its preloads, and what the module text imports. */
function scriptsOf(html: string): string[] {
	return [...new Set([...html.matchAll(/assets\/[\w.~-]+\.js/g)].map(([path]) => path))];
}

const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}/index.html`);

export type Weight = { page: string; html: number; scripts: number; font: number; total: number };

/** What a first visit of a prerendered page downloads, in bytes; the map's picture left out. */
export function weigh(page: string): Weight {
	const html = read(fileOf(page));
	const scripts = scriptsOf(html.toString()).reduce((sum, path) => sum + size(read(path)), 0);
	const font = read('fonts/figtree-latin-5.3.0.woff2').length;
	const own = size(html);
	return { page, html: own, scripts, font, total: own + scripts + font };
}

/**
 * Budgets of the pages that matter most. React and React Router alone are 93 kB; the 207 listings
 * of the UK cities are 40 kB of plain text, which is why that page is the heaviest.
 */
const budgets: Record<string, { scripts: number; total: number }> = {
	'/': { scripts: 115_000, total: 150_000 },
	'/programs/uk-cities': { scripts: 115_000, total: 200_000 },
	'/apply': { scripts: 120_000, total: 160_000 },
};

/** Words of one list, which no script of a first visit may carry: on their page they are HTML. */
const keptOut = [manchester, leeds, placements].map(([listing]) => listing?.description ?? '');

function faultsOf(page: string, budget: { scripts: number; total: number }): string[] {
	const weight = weigh(page);
	console.log(`    ${page}: ${weight.total} bytes, ${weight.scripts} of them scripts`);
	const over = weight.scripts > budget.scripts || weight.total > budget.total;
	return over ? [`${page} is over its budget: ${JSON.stringify({ weight, budget })}`] : [];
}

function carriedAlong(): string[] {
	const carried = Object.keys(budgets).flatMap((page) =>
		scriptsOf(read(fileOf(page)).toString()).filter((path) =>
			keptOut.some((words) => read(path).includes(words)),
		),
	);
	return carried.map((path) => `${path} carries the listings of a page`);
}

if (import.meta.main) {
	const faults = [
		...Object.entries(budgets).flatMap(([page, budget]) => faultsOf(page, budget)),
		...carriedAlong(),
	];
	for (const fault of faults) console.error(fault);
	process.exitCode = faults.length > 0 ? 1 : 0;
}
