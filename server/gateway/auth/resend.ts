import { randomBytes } from 'node:crypto';
import { isContested } from '#server/gateway/auth/accounts.ts';
import { respondBeforeWork } from '#server/gateway/auth/respond-before-work.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { authMail } from '#server/mail/auth-mails.ts';

/** The minimum time between two confirmation mails to one address. */
const PAUSE = '1 minute';

/**
 * Sends the confirmation link again. If there were several sign-ups with this address, the password may be
 * a stranger's, so a recovery link is sent instead.
 */
export const resend = respondBeforeWork(async (exchange) => {
	const email = String(exchange.body.email).toLowerCase();
	if (!(await exchange.mayMail('confirmation'))) return undefined;
	if (await isContested(exchange, email)) return recoverInstead(exchange, email);
	// Lite does not support resending.
	if (exchange.backend.kind === 'lite') return renewConfirmation(exchange, email);
	return exchange.forward();
});

function recoverInstead({ also, siteUrl, destination = '/' }: Exchange, email: string) {
	const query = new URLSearchParams({ redirect_to: siteUrl + destination });
	return also('POST', `/auth/v1/recover?${query}`, { email });
}

/** A new link for an unconfirmed address, unless the last one was sent within `PAUSE`. */
async function renewConfirmation({ backend, siteUrl, destination }: Exchange, email: string) {
	const token = randomBytes(28).toString('hex');
	const renewed = await backend.sql`
		update auth.users set confirmation_token = ${token}, confirmation_sent_at = now()
		where email = ${email} and email_confirmed_at is null
			and (confirmation_sent_at is null or confirmation_sent_at < now() - ${PAUSE}::interval)
		returning id`;
	if (renewed.length === 0) return undefined;
	const mail = { kind: 'signup', to: email, token, siteUrl, next: destination } as const;
	await backend.queueMail(authMail(mail));
	return undefined;
}
