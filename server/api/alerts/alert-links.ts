import { Hono } from 'hono';
import type { Clock } from '#schema/server-services.ts';
import { goTo, limitedLinks } from '#server/api/mailed-links.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError, answerApiErrors, json, orNoAnswer } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';
import { readBytes } from '#server/http/read-body.ts';
import { ALERT_LINKS, type AlertLink, readAlertToken } from '#server/mail/signed-links.ts';

const FAILED_PAGE = '/alerts/link-failed';
const donePages: Record<AlertLink, string> = {
	stop: '/alerts/stopped',
	stopAll: '/alerts/stopped',
	keep: '/alerts/kept',
};
/** What a mail program sends in place of its reader (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const LARGEST_BODY = 1_024;

/**
 * The buttons of the pages that mails about alerts link to. A link alone (GET) is the page and changes
 * nothing, as mail filters follow links; the button of the page sends a POST to its own address, without
 * scripts. A mail program sends its POST there, too, and does not follow redirects. A repeated request gets the
 * same response.
 */
export function alertLinks(
	clock: Clock,
	config: RunningConfig,
	{ sql, signingKey }: Backend,
	limits: Limits,
): Hono {
	const app = new Hono();
	app.onError(answerApiErrors);
	const act: Record<AlertLink, (id: string) => Promise<unknown>> = {
		stop: (id) => sql`select alert_rules.stop_one(${id})`,
		stopAll: (id) => sql`select alert_rules.stop_all(${id})`,
		keep: (id) => sql`select alert_rules.go_on(${id}, ${clock.today()})`,
	};
	for (const link of ['stop', 'stopAll', 'keep'] as const)
		app.post(ALERT_LINKS[link], limitedLinks(config, limits), async ({ req }) => {
			const id = readAlertToken(signingKey, link, req.query('token') ?? '');
			const oneClick = await isOneClick(req.raw);
			if (oneClick && !id) throw new ApiError(400, 'bad_link', 'This link does not work.');
			if (id) await orNoAnswer(act[link](id));
			return oneClick ? json({ done: true }) : goTo(id ? donePages[link] : FAILED_PAGE);
		});
	return app;
}

/** Its form may have either of the two encodings. */
async function isOneClick(request: Request): Promise<boolean> {
	const text = new TextDecoder().decode(await readBytes(request, LARGEST_BODY));
	const isMultipart = request.headers.get('content-type')?.startsWith('multipart/form-data');
	return isMultipart ? /List-Unsubscribe[\s\S]*One-Click/.test(text) : text.trim() === ONE_CLICK;
}
