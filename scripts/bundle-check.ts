/**
 * Stops the build when what a page downloads has grown past its budget, or when one page's data has
 * got into another's bundle. Budgets are kilobytes after brotli (docs/decisions/004).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const client = fileURLToPath(new URL('../build/client/', import.meta.url));
const read = (path: string) => readFileSync(client + path);
const size = (data: Buffer) => brotliCompressSync(data).length;

/** Every script that the page starts with: its preloads, and what the module text imports. */
function scriptsOf(html: string): string[] {
	return [...new Set([...html.matchAll(/assets\/[\w.~-]+\.js/g)].map(([path]) => path))];
}

export type Weight = { page: string; html: number; scripts: number; font: number; total: number };

/** What a first visit of a prerendered page downloads, in bytes; the map's picture left out. */
export function weigh(page: string): Weight {
	const html = read(page === '/' ? 'index.html' : `${page.slice(1)}/index.html`);
	const scripts = scriptsOf(html.toString()).reduce((sum, path) => sum + size(read(path)), 0);
	const font = read('fonts/figtree-latin-5.3.0.woff2').length;
	const own = size(html);
	return { page, html: own, scripts, font, total: own + scripts + font };
}

const budgets: Record<string, { scripts: number; total: number }> = {
	'/': { scripts: 112_000, total: 145_000 },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	for (const [page, budget] of Object.entries(budgets)) {
		const weight = weigh(page);
		console.log(`    ${page}: ${JSON.stringify(weight)}`);
		if (weight.scripts > budget.scripts || weight.total > budget.total) {
			console.error(`${page} is over its budget of ${JSON.stringify(budget)}`);
			process.exitCode = 1;
		}
	}
}
