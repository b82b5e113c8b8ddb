import { type Context, Hono } from 'hono';
import { goTo, limitedLinks } from '#server/api/mailed-links.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError, answerApiErrors, json, notAllowed, orNoAnswer } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import {
	readUnsubscribeToken,
	UNSUBSCRIBE_FAILED_PAGE,
	UNSUBSCRIBE_PAGE,
	UNSUBSCRIBE_PATH,
	UNSUBSCRIBED_PAGE,
} from '#server/mail/signed-links.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';

/**
 * Ends subscriptions to the newsletter. A link in a mail (GET) changes nothing, as mail filters follow
 * links: it redirects to a page whose button (POST, a form without scripts) ends the subscription. A mail
 * program sends its POST to the link itself (RFC 8058) and does not follow redirects. A repeated request
 * gets the same response, so that it does not show who is subscribed.
 */
export function unsubscribe(config: RunningConfig, backend: Backend, limits: Limits): Hono {
	const app = new Hono();
	app.onError(answerApiErrors);
	const limited = limitedLinks(config, limits);
	const tokenOf = ({ req }: Context) =>
		readUnsubscribeToken(backend.signingKey, req.query('token') ?? '');

	app.on(['GET', 'HEAD'], UNSUBSCRIBE_PATH, limited, (context) => {
		const { search } = new URL(context.req.url);
		return goTo(tokenOf(context) ? UNSUBSCRIBE_PAGE + search : UNSUBSCRIBE_FAILED_PAGE);
	});
	app.post(UNSUBSCRIBE_PATH, limited, async (context) => {
		const id = tokenOf(context);
		if (!id) throw new ApiError(400, 'bad_link', 'This link does not work.');
		await remove(backend, id);
		return json({ unsubscribed: true });
	});
	app.all(UNSUBSCRIBE_PATH, () => {
		throw notAllowed('GET', 'HEAD', 'POST');
	});
	app.post(UNSUBSCRIBE_PAGE, limited, async (context) => {
		const id = tokenOf(context);
		if (id) await remove(backend, id);
		return goTo(id ? UNSUBSCRIBED_PAGE : UNSUBSCRIBE_FAILED_PAGE);
	});
	return app;
}

const remove = ({ sql }: Backend, id: string) =>
	orNoAnswer(
		asServiceRole(sql, (tx) => tx`delete from public.newsletter_subscriptions where id = ${id}`),
	);
