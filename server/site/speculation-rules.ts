import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

export const SPECULATION_RULES = '/speculation.json';

/**
 * A browser that knows such rules fetches a page of ours when the pointer rests on its link. Left out are
 * forms and portals, files to download, and what hydrated pages navigate to by script.
 * @param forms paths of routes, such as `/account` or `/staff/:id`
 */
export function speculationRules(forms: readonly string[]) {
	const where = {
		and: [
			{ href_matches: '/*' },
			{ not: { href_matches: forms.map((path) => `${path}\\?*#*`) } },
			{ not: { href_matches: forms } },
			{ not: { selector_matches: '[download], [data-hydrated] *' } },
		],
	};
	const rules = JSON.stringify({
		prefetch: [{ source: 'document', where, eagerness: 'moderate' }],
	});
	return (context: Context) =>
		context.body(rules, 200, {
			'Content-Type': 'application/speculationrules+json',
			'Cache-Control': 'public, max-age=3600',
		});
}

/** Names the rules in the headers of pages. */
export const offerPrefetching = createMiddleware(async (context, next) => {
	await next();
	const { headers } = context.res;
	if (headers.get('Content-Type')?.startsWith('text/html'))
		headers.set('Speculation-Rules', `"${SPECULATION_RULES}"`);
});

/** @param purpose the header `Sec-Purpose` */
export const isPrefetch = (purpose = '') => /\bprefetch\b/.test(purpose);
