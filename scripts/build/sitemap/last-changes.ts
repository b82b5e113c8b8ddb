import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * The day of the last commit to each file, from git's history ("2026-11-20"). Empty where there is
 * no history to ask, or only the last commit of it, which would give every file the same day.
 */
export function lastChanges(root: string): Map<string, string> {
	const git = (...args: string[]) =>
		execFileSync('git', args, {
			cwd: root,
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'ignore'],
			maxBuffer: 2 ** 28,
		});
	try {
		if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map();
		return readLog(git('log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative'));
	} catch {
		// Without git or a repository the sitemap has no dates, which is valid.
		return new Map();
	}
}

/** @param log newest first: for each commit a NUL, its day, an empty line and its files */
export function readLog(log: string): Map<string, string> {
	const days = new Map<string, string>();
	for (const commit of log.split('\0')) {
		const [day = '', ...files] = commit.split('\n').filter(Boolean);
		for (const file of files) if (!days.has(file)) days.set(file, day);
	}
	return days;
}

export type Page = {
	/** "/programs/london" */
	path: string;
	/** The day that the page itself gives as its last change. */
	updated?: string | undefined;
};

const noindex = /<meta name="robots" content="[^"]*noindex/;
/** The line of a guide or legal page (app/features/guides/guide-page.tsx), as React writes it. */
const lastChange = /\bUpdated(?:<!-- -->)? <time datetime="(\d{4}-\d\d-\d\d)">/i;

/** The prerendered pages that search engines may show. @param client the folder build/client */
export function pagesIn(client: string): Page[] {
	return readdirSync(client, { recursive: true, encoding: 'utf8' })
		.filter((file) => file === 'index.html' || file.endsWith('/index.html'))
		.map((file) => ({ file, html: readFileSync(join(client, file), 'utf8') }))
		.filter(({ html }) => !noindex.test(html))
		.map(({ file, html }) => ({
			path: `/${dirname(file)}`.replace(/\/\.$/, '/'),
			updated: lastChange.exec(html)?.[1],
		}));
}

const imported = /(?:from|import\()\s*'([#.][^']+\.(?:tsx?|md))(?:\?raw)?'/g;

/**
 * The folders whose files count as changes of a page; a change in app/ui, app/layout or app/lib
 * affects all pages and does not count.
 */
const tells = /^(app\/(routes|features)|content|docs)\//;

/**
 * The files that a page is written in: its route, and what that imports of routes, features, content
 * and docs, however far down.
 *
 * @param root of the project
 * @param file of the route, as all results relative to `root`
 */
export function sourcesOf(root: string, file: string, visited = new Set<string>()): Set<string> {
	if (visited.has(file) || !tells.test(file) || !existsSync(join(root, file))) return visited;
	visited.add(file);
	for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
		sourcesOf(root, resolved(file, target), visited);
	}
	return visited;
}

/** `#content/site.ts` and `./hero.tsx` as paths from the root. */
const resolved = (from: string, target: string) =>
	target.startsWith('#') ? target.slice(1) : normalize(join(dirname(from), target));
