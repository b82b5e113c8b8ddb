import { randomBytes } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { Sql } from 'postgres';
import { errorCode, relay } from '#server/gateway/answer.ts';
import { newUser } from '#server/gateway/new-user.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { json } from '#server/http/api-error.ts';
import { authMail } from '#server/mail/auth-mails.ts';

/** As much work as lite puts into a new password. */
const BCRYPT_COST = 10;
/** Between two confirmations to one address. */
const PAUSE = '1 minute';

/**
 * Answers a known address like a new one, in content and in time, so that nobody learns who has an
 * account; lite says 429 for ever. Hosted Supabase does so itself.
 */
export async function signUp(exchange: Exchange): Promise<Response> {
	const { body, family, forward, backend } = exchange;
	const response = await forward();
	if (backend.kind === 'hosted') return relay(response, family);
	if (response.ok) return json(newUser(body, ((await response.json()) as { id: string }).id));
	if (!(await isKnown(backend.sql, response, body))) return relay(response, family);
	// As lite does it: first the id, then the digest.
	const user = newUser(body);
	await bcrypt.hash(String(body.password), BCRYPT_COST);
	await renewConfirmation(exchange);
	return json(user);
}

/** Lite refuses to send a confirmation again; this sends it. */
export async function resend(exchange: Exchange): Promise<Response> {
	if (exchange.backend.kind === 'hosted') return relay(await exchange.forward(), exchange.family);
	await renewConfirmation(exchange);
	return json({});
}

/** Lite's refusal of a known address; or its failure, where two sign-ups came at once. */
async function isKnown(
	sql: Sql,
	response: Response,
	{ email }: Exchange['body'],
): Promise<boolean> {
	if ((await errorCode(response)) === 'over_email_send_rate_limit') return true;
	if (response.status !== 500) return false;
	const known = await sql`select from auth.users where email = ${String(email).toLowerCase()}`;
	return known.length > 0;
}

/** A fresh link for an address that still waits for one, where the last was not sent just now. */
async function renewConfirmation({ body, backend, siteUrl }: Exchange): Promise<void> {
	const email = String(body.email).toLowerCase();
	const token = randomBytes(28).toString('hex');
	const renewed = await backend.sql`
		update auth.users set confirmation_token = ${token}, confirmation_sent_at = now()
		where email = ${email} and email_confirmed_at is null
			and (confirmation_sent_at is null or confirmation_sent_at < now() - ${PAUSE}::interval)
		returning id`;
	if (renewed.length > 0)
		await backend.queueMail(authMail({ kind: 'signup', to: email, token, siteUrl }));
}
