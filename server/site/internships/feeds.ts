import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ServerServices } from '#schema/server-services.ts';
import type { RunningConfig } from '#server/config.ts';
import { answerApiErrors, notAllowed } from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { answersOfOne } from './listing-answers.ts';
import { answersOfSearches } from './search-answers.ts';

/**
 * The internships for programs: any search as JSON and as an Atom feed; the sitemap of the open ones; one internship
 * as JSON, and its deadline as a calendar file. See docs/internships-api.md. Errors are JSON at every such address.
 */
export function internshipFeeds(
	services: ServerServices,
	{ trustProxy }: RunningConfig,
	limits: Limits,
): Hono {
	const app = new Hono();
	app.onError(answerApiErrors);
	const limited = createMiddleware(async ({ req, env }: Incoming, next) => {
		await limits.take('search', clientAddress(req.raw.headers, env?.incoming, trustProxy));
		await next();
	});
	const answers = {
		...answersOfSearches(services),
		...answersOfOne(services),
	};
	for (const [path, answer] of Object.entries(answers)) {
		app.on(['GET', 'HEAD'], path, limited, answer);
		app.all(path, () => {
			throw notAllowed('GET', 'HEAD');
		});
	}
	return app;
}
