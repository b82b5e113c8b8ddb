import type { Session } from '@supabase/auth-js';

/** The key of the session in localStorage; named on the cookies page. */
export const SESSION_KEY = 'sb-uk-internships-auth';

/** The stored session; an invalid value is deleted, as the pages read the user from it. */
function storedSession(): Session | null {
	try {
		const text = localStorage.getItem(SESSION_KEY);
		if (text === null) return null;
		if (isSession(text)) return JSON.parse(text);
		localStorage.removeItem(SESSION_KEY);
	} catch {
		// Storage is forbidden here, so there is no session.
	}
	return null;
}

/** Whether a session is stored: without one the auth client is not needed. */
export const hasStoredSession = (): boolean => storedSession() !== null;

/** As the auth client has it: from so many seconds before its end on a session is renewed. */
export const ENDS_SOON_S = 90;

/** The stored session, if it can be used as it is; null where there is none, or the auth client has to renew it. */
export function freshSession(): Session | null {
	const session = storedSession();
	const left = (session?.expires_at ?? 0) - Date.now() / 1_000;
	return left > ENDS_SOON_S ? session : null;
}

/** @param text from anybody */
export function isSession(text: string): boolean {
	try {
		const { access_token, refresh_token, expires_at, user } = JSON.parse(text);
		return (
			/^[\w-]+\.[\w-]+\.[\w-]+$/.test(access_token) &&
			typeof refresh_token === 'string' &&
			typeof expires_at === 'number' &&
			typeof user.id === 'string' &&
			typeof user.user_metadata === 'object' &&
			user.user_metadata !== null
		);
	} catch {
		// Not JSON, or not an object with these fields.
		return false;
	}
}
