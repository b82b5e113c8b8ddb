import { createMiddleware } from 'hono/factory';
import type { RunningConfig } from '#server/config.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';

/** Limits the requests of mailed links, which come without a session. */
export const limitedLinks = ({ trustProxy }: RunningConfig, limits: Limits) =>
	createMiddleware(async ({ req, env }: Incoming, next) => {
		await limits.take('read', clientAddress(req.raw.headers, env?.incoming, trustProxy));
		await next();
	});

/** After the button of a link's page. */
export function goTo(location: string): Response {
	const headers = { Location: location, 'Cache-Control': 'no-store' };
	return new Response(null, { status: 303, headers });
}
