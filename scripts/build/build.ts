/**
 * Builds the site: every step a program of its own, those of one line side by side. `npm run build` then checks the
 * budgets (bundle-check.ts), for which `npm start` does not wait.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { markBuilt, unmarkBuilt } from '#scripts/run/built.mjs';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

type Step = [label: string, ...args: string[]];
const maps: Step = ['maps', at('scripts/build/maps.ts')];
const drawings: Step = ['drawings', at('scripts/build/drawings.ts')];
const pages: Step = [
	'pages',
	at('node_modules/@react-router/dev/bin.cjs'),
	'build',
	'--logLevel',
	'warn',
];
const pictures: Step[] = [
	['brochures', at('scripts/build/brochures.ts')],
	['social images', at('scripts/build/social.ts')],
	['icons', at('scripts/build/icons.ts')],
];
const routeTable: Step = ['table of routes', at('scripts/build/route-table.ts')];
const sitemap: Step = ['sitemap', at('scripts/build/sitemap.ts')];
const compressed: Step = ['compressed assets', at('scripts/build/compress.ts')];

const running = new Set<ChildProcess>();

/** @throws with the step's name when it fails */
async function run([label, ...args]: Step) {
	const started = performance.now();
	const child = spawn(process.execPath, args, { stdio: 'inherit', cwd: at('') });
	running.add(child);
	const [status] = await once(child, 'exit');
	running.delete(child);
	if (status !== 0) throw new Error(label);
	console.log(`  ${label} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

async function inTurn(steps: Step[]) {
	for (const step of steps) await run(step);
}

unmarkBuilt(at(''));
try {
	await Promise.all([run(maps), run(drawings)]);
	// The pages take most of the time, and one processor most of that time.
	await Promise.all([run(pages), inTurn(pictures)]);
	cpSync(at('public'), at('build/client'), { recursive: true });
	await run(routeTable);
	await Promise.all([run(sitemap), run(compressed)]);
} catch (error) {
	for (const child of running) child.kill();
	console.error(`The build stopped at: ${error instanceof Error ? error.message : error}`);
	process.exit(1);
}
markBuilt(at(''), madeOf());

/** The commit; without git, or with changes that are not in it, the time in UTC. */
function madeOf(): string {
	const git = (...args: string[]) => spawnSync('git', args, { cwd: at(''), encoding: 'utf8' });
	const commit = git('rev-parse', '--short=10', 'HEAD').stdout?.trim();
	return commit && git('status', '--porcelain').stdout === ''
		? commit
		: `${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
