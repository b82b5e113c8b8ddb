/** `path` begins with a slash; `updated` is an ISO date. */
export type SitemapEntry = { path: string; updated?: string | undefined };

/** @param origin without a slash at its end; a page without a day is listed without one */
export function sitemap(origin: string, pages: SitemapEntry[]): string {
	const urls = pages.map(({ path, updated }) => {
		const day = updated ? `<lastmod>${updated}</lastmod>` : '';
		return `<url><loc>${origin}${path}</loc>${day}</url>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
