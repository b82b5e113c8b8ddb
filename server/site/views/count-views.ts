import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { internshipSlug } from '#schema/text.ts';
import type { RunningConfig } from '#server/config.ts';
import { clientAddress, widerNetworks } from '#server/http/client-address.ts';
import { isFetchedAhead, isRobot } from '#server/site/views/robots.ts';
import type { createViewCounter } from '#server/site/views/view-counter.ts';

type Counter = Pick<ReturnType<typeof createViewCounter>, 'note'>;

/** The page of an internship, or what a hydrated page asks for in its place. */
const PAGE = /^\/internships\/([^/]+?)(?:\.data)?$/;

/**
 * Counts the pages of internships that are sent, kept ones too, whether or not scripts run; not those that a browser
 * fetches ahead or that programs ask for, which nobody may ever look at.
 */
export const countViews = ({ trustProxy }: RunningConfig, counter: Counter) =>
	createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (context, next) => {
		await next();
		const { req, env, res } = context;
		const slug = v.safeParse(internshipSlug, PAGE.exec(req.path)?.[1]);
		if (!slug.success || req.method !== 'GET' || isFetchedAhead(req.raw.headers)) return;
		if (isRobot(req.header('User-Agent') ?? '')) return;
		// A page that the browser has already is looked at as well.
		if (res.status !== 200 && res.status !== 304) return;
		const address = clientAddress(req.raw.headers, env?.incoming, trustProxy);
		const [narrow, network = narrow] = widerNetworks(address);
		void counter.note(slug.output, network);
	});
