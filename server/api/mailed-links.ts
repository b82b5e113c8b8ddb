import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Clock } from '#schema/server-services.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import {
	ApiError,
	answerApiErrors,
	json,
	notAllowed,
	orNoAnswer,
	seeOther,
} from '#server/http/api-error.ts';
import { clientAddress, type Incoming } from '#server/http/client-address.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { readBytes } from '#server/http/read-body.ts';
import {
	ALERT_LINKS,
	type AlertLink,
	readAlertToken,
	readUnsubscribeToken,
	UNSUBSCRIBE_FAILED_PAGE,
	UNSUBSCRIBE_PAGE,
	UNSUBSCRIBE_PATH,
	UNSUBSCRIBED_PAGE,
} from '#server/mail/signed-links.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';

/** Limits the requests of mailed links, which come without a session. */
const limitedLinks = ({ trustProxy }: RunningConfig, limits: Limits) =>
	createMiddleware(async ({ req, env }: Incoming, next) => {
		await limits.take('read', clientAddress(req.raw.headers, env?.incoming, trustProxy));
		await next();
	});

const FAILED_PAGE = '/alerts/link-failed';
const donePages: Record<AlertLink, string> = {
	stop: '/alerts/stopped',
	stopAll: '/alerts/stopped',
	keep: '/alerts/kept',
	stopDeadlines: '/alerts/stopped',
};
/** What a mail program sends in place of its reader (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const LARGEST_BODY = 1_024;

/**
 * The links of mails about alerts and deadlines, and of the newsletter. A link alone (GET) changes nothing, as mail filters follow
 * links: it is or leads to a page whose button (POST, a form without scripts) does what the link is for. A mail program
 * sends its POST to the link itself (RFC 8058) and does not follow redirects. A repeated request gets the same response,
 * so that it does not show who is subscribed.
 */
export function mailedLinks(
	{ clock }: { clock: Clock },
	config: RunningConfig,
	backend: Backend,
	limits: Limits,
): Hono {
	const app = new Hono();
	app.onError(answerApiErrors);
	const limited = limitedLinks(config, limits);
	answerAlertLinks(app, limited, clock, backend);
	answerUnsubscribing(app, limited, backend);
	return app;
}

function answerAlertLinks(
	app: Hono,
	limited: MiddlewareHandler,
	clock: Clock,
	{ sql, signingKey }: Backend,
): void {
	const act: Record<AlertLink, (id: string) => Promise<unknown>> = {
		stop: (id) => sql`select alert_rules.stop_one(${id})`,
		stopAll: (id) => sql`select alert_rules.stop_all(${id})`,
		keep: (id) => sql`select alert_rules.go_on(${id}, ${clock.today()})`,
		stopDeadlines: (id) => sql`select alert_rules.want_deadlines(${id}, false)`,
	};
	for (const link of ['stop', 'stopAll', 'keep', 'stopDeadlines'] as const)
		app.post(ALERT_LINKS[link], limited, async ({ req }) => {
			const id = readAlertToken(signingKey, link, req.query('token') ?? '');
			const oneClick = await isOneClick(req.raw);
			if (oneClick && !id) throw new ApiError(400, 'bad_link', 'This link does not work.');
			if (id) await orNoAnswer(act[link](id));
			return oneClick ? json({ done: true }) : seeOther(id ? donePages[link] : FAILED_PAGE);
		});
}

/** Its form may have either of the two encodings. */
async function isOneClick(request: Request): Promise<boolean> {
	const text = new TextDecoder().decode(await readBytes(request, LARGEST_BODY));
	const isMultipart = request.headers.get('content-type')?.startsWith('multipart/form-data');
	return isMultipart ? /List-Unsubscribe[\s\S]*One-Click/.test(text) : text.trim() === ONE_CLICK;
}

/** Of the newsletter. */
function answerUnsubscribing(app: Hono, limited: MiddlewareHandler, backend: Backend): void {
	const tokenOf = ({ req }: Context) =>
		readUnsubscribeToken(backend.signingKey, req.query('token') ?? '');

	app.on(['GET', 'HEAD'], UNSUBSCRIBE_PATH, limited, (context) => {
		const { search } = new URL(context.req.url);
		return seeOther(tokenOf(context) ? UNSUBSCRIBE_PAGE + search : UNSUBSCRIBE_FAILED_PAGE);
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
		return seeOther(id ? UNSUBSCRIBED_PAGE : UNSUBSCRIBE_FAILED_PAGE);
	});
}

const remove = ({ sql }: Backend, id: string) =>
	orNoAnswer(
		asServiceRole(sql, (tx) => tx`delete from public.newsletter_subscriptions where id = ${id}`),
	);
