/** `npm run build`: every step of the build in its order, each a program of its own. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { markBuilt, unmarkBuilt } from '#scripts/run/built.mjs';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const steps: [label: string, ...args: string[]][] = [
	['maps', at('scripts/build/maps.ts')],
	['skylines', at('scripts/build/skylines.ts')],
	['brochures', at('scripts/build/brochures.ts')],
	['social images', at('scripts/build/social.ts')],
	['icons', at('scripts/build/icons.ts')],
	['pages', at('node_modules/.bin/react-router'), 'build', '--logLevel', 'warn'],
	['table of routes', at('scripts/build/route-table.ts')],
	['sitemap', at('scripts/build/sitemap.ts')],
	['compressed assets', at('scripts/build/compress.ts')],
	['bundle check', at('scripts/build/bundle-check.ts')],
];

unmarkBuilt(at(''));
for (const [label, ...args] of steps) {
	const started = performance.now();
	const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', cwd: at('') });
	if (status !== 0) {
		console.error(`The build stopped at: ${label}`);
		process.exit(1);
	}
	console.log(`  ${label} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
markBuilt(at(''));
