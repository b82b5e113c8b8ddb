import { ENDS_SOON_S, SESSION_KEY } from '#app/lib/calls/stored-session.ts';
import type { CallAhead } from '#app/lib/route-handle.ts';
import { askFirst, type FirstDrawn } from './ask-first.ts';
import { callAhead } from './call-ahead.ts';
import { leadToSignIn } from './lead-to-sign-in.ts';

const run = (script: unknown, ...given: unknown[]) =>
	`(${script})(${given.map((value) => JSON.stringify(value)).join()})`;

/**
 * The text of what a page behind a sign-in runs in its head; empty where that is nothing.
 * @param ahead what its screen asks first
 * @param first what the server draws of it, in place of these calls
 */
export function headScript(
	signInAt: string | undefined,
	ahead: readonly CallAhead[],
	first: FirstDrawn | null,
): string {
	const asking = [
		first && run(askFirst, first, SESSION_KEY, ENDS_SOON_S),
		ahead.length > 0 && run(callAhead, ahead, SESSION_KEY, ENDS_SOON_S),
	];
	const leading = signInAt && run(leadToSignIn, signInAt, SESSION_KEY);
	return [leading, asking.filter(Boolean).join('||')].filter(Boolean).join(';');
}
