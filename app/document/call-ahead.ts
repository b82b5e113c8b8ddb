import { ENDS_SOON_S, SESSION_KEY } from '#app/lib/calls/stored-session.ts';
import { PORTAL_DRAFT } from '#app/lib/draft.ts';
import type { CallAhead } from '#app/lib/route-handle.ts';
import { KEYS_OFF, TAKES_LETTERS } from '#app/lib/single-keys.ts';
import { askAhead } from './ask-ahead.ts';
import { askFirst, type FirstDrawn, type Known } from './ask-first.ts';

const known: Known = {
	session: SESSION_KEY,
	endsSoon: ENDS_SOON_S,
	off: KEYS_OFF,
	draft: PORTAL_DRAFT,
	fields: TAKES_LETTERS,
};

/**
 * The text of a script for the head of a portal's page: what the screen asks the server first is asked while its scripts load.
 * Nothing where the session has to be renewed before.
 * @param calls what the screen asks
 * @param first where the server draws it: then it makes these calls itself
 */
export function callAhead(calls: readonly CallAhead[], first: FirstDrawn | null = null): string {
	const asks = [
		...(first ? [`(${askFirst})(${JSON.stringify(first)},${JSON.stringify(known)})`] : []),
		...(calls.length > 0
			? [`(${askAhead})(${JSON.stringify(calls)},${JSON.stringify(SESSION_KEY)},${ENDS_SOON_S})`]
			: []),
	];
	// Where storage is forbidden, or what is stored is no session, the screen sees to it.
	return `try{${asks.join('||')}}catch{}`;
}
