import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
