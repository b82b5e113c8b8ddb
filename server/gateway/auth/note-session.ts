import { claimsOf } from '#server/backend/sessions.ts';
import { noteBrowser, noteSignIn } from '#server/deeds/sessions.ts';
import { noteRefusedSignIn, noteSignIn as noteStaffSignIn } from '#server/deeds/staff/sign-ins.ts';
import type { Exchange } from '#server/gateway/route.ts';

/** The account and the id of the session in an answer of the auth server. */
async function openedIn(answer: Response) {
	const { access_token } = (await answer.json()) as { access_token?: string };
	const { session_id: session, sub: person } = claimsOf(access_token ?? '') ?? {};
	return session && person ? { session, person } : undefined;
}

/**
 * Notes from which browser somebody has signed in, with a mail where it is a new one, and of staff in their log that they have.
 * These are done in the background: the time of an answer tells nobody whose address it is.
 * @param answer with the session
 */
export const noteOpened = (
	{ backend: { sql, inBackground, sendNotices }, device }: Exchange,
	answer: Response,
	how: 'password' | 'link',
): void =>
	inBackground(async () => {
		const opened = await openedIn(answer);
		if (!opened) return;
		await Promise.all([
			noteStaffSignIn(sql, { account: opened.person, how }),
			noteSignIn(sql, { ...opened, device }).then(sendNotices),
		]);
	});

/** Notes in the log of staff that a sign-in was refused, if the address is one of theirs. */
export const noteRefused = ({ backend, body }: Exchange): void =>
	backend.inBackground(() => noteRefusedSignIn(backend.sql, String(body.email).toLowerCase()));

/** Notes from which browser a session was renewed, in the background. */
export const noteRenewed = ({ backend, device }: Exchange, answer: Response): void =>
	backend.inBackground(async () => {
		const opened = await openedIn(answer);
		if (opened) await noteBrowser(backend.sql, { ...opened, name: device.name });
	});
