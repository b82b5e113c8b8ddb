import { noteRefusedSignIn, noteSignIn } from '#server/deeds/staff/sign-ins.ts';
import type { Exchange } from '#server/gateway/route.ts';

/**
 * Writes into the log of staff that one of them has signed in. This and the next are done in the background: the time of an
 * answer tells nobody whose address it is.
 * @param answer with the session
 */
export const noteStaff = (
	{ backend }: Exchange,
	answer: Response,
	how: 'password' | 'link',
): void =>
	backend.inBackground(async () => {
		const { user } = (await answer.json()) as { user?: { id: string } };
		if (user) await noteSignIn(backend.sql, { account: user.id, how });
	});

/** The same of a sign-in that was refused. */
export const noteRefused = ({ backend, body }: Exchange): void =>
	backend.inBackground(() => noteRefusedSignIn(backend.sql, String(body.email).toLowerCase()));
