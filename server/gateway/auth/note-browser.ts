import { claimsOf } from '#server/backend/sessions.ts';
import { noteBrowser } from '#server/deeds/sessions.ts';
import type { Exchange } from '#server/gateway/route.ts';

/** Notes in which browser a session was opened or renewed, in the background. @param answer with the session */
export const noteBrowserOf = ({ backend, browser: name }: Exchange, answer: Response): void =>
	backend.inBackground(async () => {
		const { access_token } = (await answer.json()) as { access_token?: string };
		const { session_id: session, sub: person } = claimsOf(access_token ?? '') ?? {};
		if (session && person) await noteBrowser(backend.sql, { person, session, name });
	});
