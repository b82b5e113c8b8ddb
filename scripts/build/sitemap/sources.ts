import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const imported = /(?:from|import\()\s*'([#.][^']+\.tsx?)'/g;

/**
 * The folders whose files count as changes of a page; a change in app/ui, app/layout or app/lib
 * affects all pages and does not count.
 */
const tells = /^(app\/(routes|features)|content)\//;

/**
 * The files that a page is written in: its route, and what that imports of routes, features and
 * content, however far down.
 *
 * @param root of the project
 * @param file of the route, as all results relative to `root`
 */
export function sourcesOf(root: string, file: string, known = new Set<string>()): Set<string> {
	if (known.has(file) || !tells.test(file) || !existsSync(join(root, file))) return known;
	known.add(file);
	for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
		sourcesOf(root, resolved(file, target), known);
	}
	return known;
}

/** `#content/site.ts` and `./hero.tsx` as paths from the root. */
const resolved = (from: string, target: string) =>
	target.startsWith('#') ? target.slice(1) : normalize(join(dirname(from), target));
