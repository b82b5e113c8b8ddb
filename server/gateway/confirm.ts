import { forgetUnconfirmedSignUp } from '#server/gateway/accounts.ts';
import { relay } from '#server/gateway/answer.ts';
import type { Exchange } from '#server/gateway/route.ts';

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
