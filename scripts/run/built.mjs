/** Whether the site is built. Plain JavaScript: `npm start` asks before there is a newer Node. */
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
	'app',
	'content',
	// A page.
	'docs/employers-api.md',
	'schema',
	'scripts/build',
	// The sitemap.
	'server/site',
	'public',
	'package-lock.json',
	'react-router.config.ts',
	'vite.config.ts',
];
const madeByBuild = new Set(['generated', 'brochures', 'social', 'icons', 'site.webmanifest']);

const stamp = (root) => join(root, 'build', '.built');

/**
 * Call at the end of a successful build.
 * @param madeOf the commit, or the time: server/startup-messages.ts reads it
 */
export const markBuilt = (root, madeOf) => writeFileSync(stamp(root), madeOf);

/** Call before a build, so that an incomplete one does not count. */
export const unmarkBuilt = (root) => rmSync(stamp(root), { force: true });

/** Whether the last build is younger than everything it is made from. */
export function isBuilt(root) {
	if (!existsSync(stamp(root))) return false;
	const builtAt = statSync(stamp(root)).mtimeMs;
	return builtAt > Math.max(...sources.map((source) => newest(join(root, source))));
}

function newest(path) {
	const stat = statSync(path);
	if (!stat.isDirectory()) return stat.mtimeMs;
	const children = readdirSync(path).filter((name) => !madeByBuild.has(name));
	return Math.max(stat.mtimeMs, ...children.map((name) => newest(join(path, name))));
}
