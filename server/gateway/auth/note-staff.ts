import { noteRefusedSignIn, noteSignIn } from '#server/deeds/staff/sign-ins.ts';
import type { Exchange } from '#server/gateway/route.ts';

/**
 * Writes into the log of staff that one of them has signed in. This and the next are done in the background: the time of an
 * answer tells nobody whose address it is.
 * @param answer with the session
 */
export const noteStaff = (exchange: Exchange, answer: Response, how: 'password' | 'link'): void =>
	inBackground(exchange, async () => {
		const { user } = (await answer.json()) as { user?: { id: string } };
		if (user) await noteSignIn(exchange.backend.sql, { account: user.id, how });
	});

/** The same of a sign-in that was refused. */
export const noteRefused = (exchange: Exchange): void =>
	inBackground(exchange, () =>
		noteRefusedSignIn(exchange.backend.sql, String(exchange.body.email).toLowerCase()),
	);

function inBackground({ log }: Exchange, work: () => Promise<void>): void {
	work().catch((cause: unknown) => {
		const { code } = cause as { code?: string };
		log.error({ code }, 'a sign-in was not written into the log of staff');
	});
}
