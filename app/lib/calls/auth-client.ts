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

/** Statuses of a token that cannot be renewed; 429 and 5xx do not mean that. */
const refusals = [400, 401, 403];

/** Another token for one that the server refuses. Without any the session is over, and forgotten. */
export async function renewedToken(
	client: ReturnType<typeof newAuthClient>,
): Promise<string | null> {
	const { data, error } = await client.refreshSession();
	if (refusals.includes(error?.status ?? 0)) await client.signOut({ scope: 'local' });
	return data.session?.access_token ?? null;
}
