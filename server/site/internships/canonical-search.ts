import { createMiddleware } from 'hono/factory';
import {
	hasEmptyValues,
	parseSearch,
	searchParameters,
} from '#schema/internships/internship-search.ts';
import type { ServerServices } from '#schema/server-services.ts';

/**
 * Leads a search that a form without scripts has sent, with its empty values, to its canonical address. Other queries
 * are answered as they are.
 */
export const withoutEmptyValues = ({ clock }: Pick<ServerServices, 'clock'>) =>
	createMiddleware(async (context, next) => {
		const { method, url } = context.req;
		const given = new URL(url).searchParams;
		if ((method !== 'GET' && method !== 'HEAD') || !hasEmptyValues(given)) return next();
		const query = String(searchParameters(parseSearch(given, clock.today())));
		return context.redirect(query ? `/internships?${query}` : '/internships');
	});
