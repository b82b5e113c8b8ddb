import { claimsOf } from '#server/backend/sessions.ts';
import { noteBrowser, noteSignIn } from '#server/deeds/sessions.ts';
import type { Exchange } from '#server/gateway/route.ts';

/** The account and the id of the session in an answer of the auth server. */
async function openedIn(answer: Response) {
	const { access_token } = (await answer.json()) as { access_token?: string };
	const { session_id: session, sub: person } = claimsOf(access_token ?? '') ?? {};
	return session && person ? { session, person } : undefined;
}

/** Notes from which browser somebody has signed in, with a mail where it is a new one, in the background. */
export const noteOpened = ({ backend, device }: Exchange, answer: Response): void =>
	backend.inBackground(async () => {
		const opened = await openedIn(answer);
		if (!opened) return;
		await noteSignIn(backend.sql, { ...opened, device });
		backend.sendNotices();
	});

/** Notes from which browser a session was renewed, in the background. */
export const noteRenewed = ({ backend, device }: Exchange, answer: Response): void =>
	backend.inBackground(async () => {
		const opened = await openedIn(answer);
		if (opened) await noteBrowser(backend.sql, { ...opened, name: device.name });
	});
