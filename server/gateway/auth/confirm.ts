import { relay } from '#server/gateway/answer.ts';
import { forgetUnconfirmedSignUp } from '#server/gateway/auth/accounts.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { confirmUrl } from '#server/mail/auth-mails.ts';

/**
 * Handles the button on the page of a mailed link: exchanges the code for a session, once. A recovery link
 * also confirms an unconfirmed address; the password of that sign-up is removed first, as only the sign-up
 * link may confirm it.
 */
export async function confirm(exchange: Exchange): Promise<Response> {
	const { body, family, forward } = exchange;
	if (body.type === 'recovery') await forgetUnconfirmedSignUp(exchange, String(body.token_hash));
	return relay(await forward(), family);
}

/**
 * A link from an older mail: redirects to that page without confirming or signing in. The page reports an
 * invalid link.
 */
export async function openConfirmPage({ query, siteUrl }: Exchange): Promise<Response> {
	const [type, code] = [query.get('type') ?? undefined, query.get('token') ?? undefined];
	return new Response(null, {
		status: 303,
		headers: { Location: confirmUrl(siteUrl, { type, code }), 'Cache-Control': 'no-store' },
	});
}
