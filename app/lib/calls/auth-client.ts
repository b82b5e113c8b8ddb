import { AuthClient } from '@supabase/auth-js';
import { leadToStep } from './lead-to-step.ts';
import { ofOtherRelease } from './other-release.ts';
import { sessionFetch } from './session-fetch.ts';
import { sessionStorage } from './session-storage.ts';

/** A refused call, where more than its words are to be done for it. */
export const explained = (response: Response): Promise<Response> =>
	response.status === 403 ? leadToStep(response) : ofOtherRelease(response);

/**
 * Supabase's client for accounts, against our own server. It never reads a session from the address: a link could
 * otherwise sign its recipient in to the sender's account.
 */
export const newAuthClient = (
	apikey: string,
	storage: { storageKey: string; persistSession: boolean },
) =>
	new AuthClient({
		// Not the address in the settings: a server on this machine may be opened as "localhost" too.
		url: `${location.origin}/auth/v1`,
		headers: { apikey },
		flowType: 'implicit',
		detectSessionInUrl: false,
		autoRefreshToken: storage.persistSession,
		fetch: sessionFetch,
		...storage,
		...(storage.persistSession && { storage: sessionStorage }),
	});
