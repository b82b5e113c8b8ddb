/**
 * `npm run lighthouse [-- /path …]`: Lighthouse for phones on the built site, the median of three
 * runs a page, the performance of each and what failed in any of them, as a table. A report to read, with floors generous
 * enough for a busy machine.
 */
import { browserFlags, findBrowser } from '#scripts/run/browser.ts';
import { installFolder } from '#scripts/run/steps.mjs';
import { startServer } from '#test/servers/site-server.ts';
import { median } from './table.ts';

installFolder('scripts/bench/lighthouse', 'about 200 packages, 200 MB');
const { launch, lighthouse } = await import('./lighthouse/index.mjs');

const RUNS = 3;
const FLOORS = { performance: 85, accessibility: 100, 'best-practices': 95, seo: 90 };

type Run = { figures: Record<string, number>; failed: string[] };

async function once(url: string, port: number): Promise<Run> {
	const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
	if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
	const { audits, categories } = result.lhr;
	const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
	const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
	return {
		figures: {
			...Object.fromEntries(Object.keys(FLOORS).map((category) => [category, score(category)])),
			'largest paint ms': Math.round(value('largest-contentful-paint')),
			'blocking ms': Math.round(value('total-blocking-time')),
			kB: Math.round(value('total-byte-weight') / 1000),
			// How fast the machine was, as Lighthouse measures it: blocking depends on it.
			'benchmark index': Math.round(result.lhr.environment.benchmarkIndex),
		},
		failed: Object.values(audits)
			.filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
			.map(({ id }) => id),
	};
}

/** A run without a figure is left out, since NaN cannot be sorted. */
const valuesOf = (runs: Run[], name: string) =>
	runs.map(({ figures }) => figures[name] ?? Number.NaN).filter(Number.isFinite);

async function measure(url: string, port: number) {
	const runs: Run[] = [];
	for (let run = 0; run < RUNS; run += 1) runs.push(await once(url, port));
	const names = Object.keys(runs[0]?.figures ?? {});
	const medians = names.map((name) => [name, median(valuesOf(runs, name))]);
	return {
		figures: Object.fromEntries(medians) as Record<string, number>,
		// The figures of a shared machine differ from run to run.
		each: valuesOf(runs, 'performance').join(' '),
		failed: [...new Set(runs.flatMap(({ failed }) => failed))],
	};
}

/** A category without a figure in any run has not reached its floor either. */
const isLow = (figures: Record<string, number>) =>
	Object.entries(FLOORS).some(([category, floor]) => !(Number(figures[category]) >= floor));

const paths = process.argv.slice(2);
const server = await startServer();
const chrome = await launch({
	chromePath: findBrowser(),
	chromeFlags: ['--headless=new', ...browserFlags],
});
try {
	const table: Record<string, Record<string, number | string>> = {};
	const low: string[] = [];
	for (const path of paths.length > 0 ? paths : await server.pages()) {
		const { figures, each, failed } = await measure(server.url + path, chrome.port);
		table[path] = { ...figures, 'performance of each run': each, failed: failed.join(' ') };
		console.error(path, JSON.stringify(table[path]));
		if (isLow(figures)) low.push(path);
	}
	console.table(table);
	if (low.length > 0) {
		console.error(`Under the floor: ${low.join(', ')}`);
		process.exitCode = 1;
	}
} finally {
	chrome.kill();
	await server.stop();
}
