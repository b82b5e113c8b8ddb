import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';

/** The addresses for programs of any site: all internships as data, and the sitemaps. */
const PUBLIC_DATA =
	/^\/(internships\.(json|atom)|internships\/[^/]+\.(json|ics)|sitemap[^/]*\.xml)\/?$/;
/** How long a browser need not ask again whether it may; none goes beyond a day. */
const A_DAY = 24 * 60 * 60;

const forEverySite = cors({
	origin: '*',
	allowMethods: ['GET', 'HEAD'],
	allowHeaders: ['If-None-Match', 'Cache-Control', 'X-Requested-With'],
	exposeHeaders: ['ETag', 'Retry-After', 'Allow', 'Content-Disposition', 'Content-Length'],
	maxAge: A_DAY,
});

/**
 * Lets scripts of any site read every answer at these addresses, errors too, and answers a browser that asks first
 * (OPTIONS). No other address has these headers.
 */
export const readableFromEverySite = createMiddleware((context, next) =>
	PUBLIC_DATA.test(context.req.path) ? forEverySite(context, next) : next(),
);
