import { randomBytes } from 'node:crypto';
import { isContested } from '#server/gateway/auth/accounts.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { json, noAnswer } from '#server/http/api-error.ts';
import { authMail } from '#server/mail/auth-mails.ts';

/** The minimum time between two confirmation mails to one address. */
const PAUSE = '1 minute';

/**
 * Responds before any work for the address in the body, so that neither the response nor its timing shows
 * whether the address has an account. Later failures are logged.
 * @throws {ApiError} 503 if the backend is unavailable, whatever the address
 */
export const respondBeforeWork =
	(work: (exchange: Exchange) => Promise<Response | undefined>) =>
	async (exchange: Exchange): Promise<Response> => {
		const { backend, log } = exchange;
		if (!(await backend.ready())) throw noAnswer();
		backend.inBackground(async () => {
			const response = await work(exchange);
			await response?.body?.cancel();
			// A hosted project has its own limit on mails: 429.
			if (response && !response.ok)
				log.warn({ status: response.status }, 'a mail could not be requested');
		});
		return json({});
	};

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
