/**
 * Lists the pages for search engines, once they are built: build/client/sitemap.xml, and robots.txt
 * which names it and the sitemap of internships, which the server makes. The server puts its own origin in
 * place of the one here.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { livePages } from '#app/live-pages.ts';
import routes from '#app/routes.ts';
import { placeholderOriginOf } from '#server/site/placeholder-origin.ts';
import { sitemap } from '#server/site/sitemap.ts';
import { lastChanges, type Page, pagesIn, sourcesOf } from './sitemap/last-changes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const client = `${root}build/client`;
const placeholder = placeholderOriginOf(await import(`${root}build/server/index.js`));

const days = lastChanges(root);

/** The file of the route that a path leads to; a parameter stands for one part of a path. */
function routeFile(path: string) {
	const parts = path.split('/').filter(Boolean);
	const route = routes.find((candidate) => {
		const pattern = candidate.path?.split('/') ?? [];
		if (pattern.length !== parts.length) return false;
		return pattern.every((part, place) => part.startsWith(':') || part === parts[place]);
	});
	if (!route) throw new Error(`No route leads to ${path}`);
	return `app/${route.file}`;
}

/** The day that the page names itself, else the day of the last commit to what it is written in. */
function updated(page: Page) {
	const sources = [...sourcesOf(root, routeFile(page.path))];
	return (
		page.updated ??
		sources
			.map((file) => days.get(file) ?? '')
			.toSorted()
			.at(-1)
	);
}

const pages = [...pagesIn(client), ...livePages.map((path): Page => ({ path }))]
	.map((page) => ({ ...page, updated: updated(page) }))
	.toSorted((a, b) => a.path.localeCompare(b.path));

writeFileSync(`${client}/sitemap.xml`, sitemap(placeholder, pages));
writeFileSync(
	`${client}/robots.txt`,
	`User-agent: *\nAllow: /\n\nSitemap: ${placeholder}/sitemap.xml\nSitemap: ${placeholder}/sitemap-internships.xml\n`,
);
