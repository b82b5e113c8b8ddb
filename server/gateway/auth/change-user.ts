import { isShortPassword, leastPassword } from '#schema/password-length.ts';
import { requirePresentPassword } from '#server/backend/present-password.ts';
import { claimsOf } from '#server/backend/sessions.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { relay } from '#server/gateway/answer.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { ApiError, json, noAnswer } from '#server/http/api-error.ts';
import { accountExistsMail, addressAskedMail } from '#server/mail/account-mails.ts';
import { beginRecovery, beginSignUp, endRequests, isRecovery, roleOf } from './accounts.ts';
import { weakPassword } from './auth-bodies.ts';

/**
 * A change of the password or of the address asks for the present password, since a session may be open on a device
 * that others use. Who has followed a mailed link to choose a new password is not asked.
 */
export async function changeUser(exchange: Exchange): Promise<Response> {
	const { body, family, forward, backend, token } = exchange;
	const { current_password: present, ...change } = body;
	const isSecret = body.password !== undefined || body.email !== undefined;
	if (!isSecret || token === undefined) return relay(await forward(change), family);
	const user = await backend.userOfToken(token);
	if (body.password !== undefined) await requireLength(exchange, user.id);
	const session = claimsOf(token)?.session_id ?? '';
	const mayChoose = body.email === undefined && (await isRecovery(exchange, session));
	if (!mayChoose) await requirePresent(exchange, user.email, present);
	return body.email === undefined
		? changePassword(exchange, user, change)
		: askForAddress(exchange, user);
}

/** A role decides how long a password has to be. */
async function requireLength(exchange: Exchange, account: string): Promise<void> {
	const password = String(exchange.body.password);
	if (!isShortPassword(password, 'employer')) return;
	const role = await roleOf(exchange, account);
	if (isShortPassword(password, role)) throw weakPassword(leastPassword(role));
}

async function requirePresent(exchange: Exchange, email: string, present: unknown): Promise<void> {
	if (typeof present !== 'string' || present === '')
		throw new ApiError(400, 'current_password_required', 'Enter your present password as well.');
	await requirePresentPassword(exchange, email, present);
}

/** A new password ends the other sessions, which someone who knew the old one may have started. */
async function changePassword(
	exchange: Exchange,
	{ id }: AccountUser,
	change: Record<string, unknown>,
): Promise<Response> {
	const { family, forward, also, backend, log } = exchange;
	const response = await forward(change);
	if (!response.ok) return relay(response, family);
	await endRequests(exchange, id);
	backend.sendNotices();
	const others = await also('POST', '/auth/v1/logout?scope=others');
	if (!others.ok)
		log.error({ status: others.status }, 'other sessions were not ended after a new password');
	await others.body?.cancel();
	return relay(response, family);
}

/**
 * Mails a link to the new address, and a note to the present one. The answer is the same for an address that has
 * another account, whose owner is told by mail.
 */
async function askForAddress(exchange: Exchange, user: AccountUser): Promise<Response> {
	const { body, backend, siteUrl, mayMail } = exchange;
	const address = String(body.email).toLowerCase();
	if (address === user.email.toLowerCase())
		throw new ApiError(
			422,
			'email_address_invalid',
			'This is the address of your account already.',
		);
	if (await mayMail('confirmation')) {
		const { confirmed } = await beginSignUp(exchange, address);
		if (confirmed)
			await backend.queueMail(accountExistsMail({ to: address, siteUrl, moved: true }));
		else await sendLink(exchange, address);
		await backend.queueMail(addressAskedMail({ to: user.email, newEmail: address, siteUrl }));
	}
	return json({ ...user, new_email: address, email_change_sent_at: new Date().toISOString() });
}

/** A hosted project has its own limit on mails (429), and another process may have made an account meanwhile (422). */
async function sendLink({ forward, log }: Exchange, email: string): Promise<void> {
	const response = await forward({ email });
	await response.body?.cancel();
	if (response.status >= 500) throw noAnswer();
	if (!response.ok) log.warn({ status: response.status }, 'a mail could not be requested');
}

/** Notes the session that a mailed link to choose a new password has begun. @param answer of the exchange */
export async function noteRecovery(exchange: Exchange, answer: Response): Promise<void> {
	if (!answer.ok) return;
	const { access_token } = (await answer.clone().json()) as { access_token?: string };
	const { session_id, sub } = claimsOf(access_token ?? '') ?? {};
	if (session_id && sub) await beginRecovery(exchange, session_id, sub);
}
