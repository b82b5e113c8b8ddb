/**
 * The API calls of the page for links from emails; separate from ../api.ts, which the sign-in pages
 * download.
 */
import type { Session } from '@supabase/auth-js';
import { type AuthFailure, callAuthSafely } from '#app/features/auth/session.ts';
import { temporaryAuthClient } from '#app/lib/calls/supabase.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import type { MailedLink } from './mailed-link.ts';

export type Exchange =
	| { outcome: 'session'; session: Session }
	/**
	 * An email address changes once the links to the old and the new one have both been followed.
	 */
	| { outcome: 'other link needed' }
	/** The code is unknown, used or expired. */
	| { outcome: 'expired' }
	| { outcome: 'failed'; message: string };

const TOO_MANY_REQUESTS = 429;

/** Exchanges the code of a mailed link for a session, which is not stored. */
export async function exchangeCode({ type, code }: MailedLink): Promise<Exchange> {
	try {
		const client = await temporaryAuthClient();
		const { data, error } = await client.verifyOtp({ type, token_hash: code });
		if (data.session) return { outcome: 'session', session: data.session };
		if (!error) return { outcome: 'other link needed' };
		const { status = 500, message } = error;
		const refused = status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
		return refused ? { outcome: 'expired' } : { outcome: 'failed', message };
	} catch (error) {
		console.error(error);
		return { outcome: 'failed', message: siteMessages.noAnswer };
	}
}

/** Signs in with a session from the server; the session that it replaces ends on the server. */
export const openSession = ({ access_token, refresh_token }: Session): Promise<AuthFailure> =>
	callAuthSafely(async (client) => {
		const before = (await client.getSession()).data.session;
		const opened = await client.setSession({ access_token, refresh_token });
		if (before && !opened.error) await client.admin.signOut(before.access_token, 'local');
		return opened;
	});

/** Ends the unused session of the last exchange. If this fails, it expires by itself. */
export async function discardSession(): Promise<void> {
	try {
		await (await temporaryAuthClient()).signOut({ scope: 'local' });
	} catch (error) {
		console.error('The unused session could not be ended', error);
	}
}
