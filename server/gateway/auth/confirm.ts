import { relay } from '#server/gateway/answer.ts';
import { forgetUnconfirmedSignUp } from '#server/gateway/auth/accounts.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { confirmUrl } from '#server/mail/auth-mails.ts';

/**
 * The button on the page of a mailed link: its code gives a session, once. A link to choose a new
 * password confirms an address that waits, too; the password that waits with it is forgotten first, as
 * only the link of the sign-up belongs to that.
 */
export async function confirm(exchange: Exchange): Promise<Response> {
	const { body, family, forward } = exchange;
	if (body.type === 'recovery') await forgetUnconfirmedSignUp(exchange, String(body.token_hash));
	return relay(await forward(), family);
}

/**
 * A link of a mail from before there was that page: it leads there, and confirms and signs in nobody.
 * Where it is no link of ours the page says so.
 */
export async function openConfirmPage({ query, siteUrl }: Exchange): Promise<Response> {
	const [type, code] = [query.get('type') ?? undefined, query.get('token') ?? undefined];
	return new Response(null, {
		status: 303,
		headers: { Location: confirmUrl(siteUrl, { type, code }), 'Cache-Control': 'no-store' },
	});
}
