import type { CallAhead } from '#app/lib/route-handle.ts';

declare global {
	interface Window {
		/**
		 * The answer to a call that the page has made before its scripts were there, once; undefined where it has not, for
		 * another token, or without success: then it is asked again. Gone once the first screen is loaded: what nobody has taken
		 * would be out of date.
		 */
		ahead?:
			| ((path: unknown, token: string, init?: RequestInit) => Promise<Response | undefined>)
			| undefined;
	}
}

/**
 * Asks the server for what the screen asks first, while its scripts load; nothing where the session has to be renewed before.
 * Pages carry its text: it uses nothing from outside itself.
 */
export function callAhead(calls: readonly CallAhead[], session: string, endsSoon: number): void {
	try {
		const stored = JSON.parse(localStorage.getItem(session) ?? 'null');
		if (!stored || !(stored.expires_at - Date.now() / 1_000 > endsSoon)) return;
		const token: string = stored.access_token;
		const headers = { Authorization: `Bearer ${token}` };
		const open = new URLSearchParams(location.search).get('tab') ?? 'overview';
		const answers = new Map<unknown, Promise<Response | undefined>>();
		for (const { path, tab } of calls) {
			if (tab !== undefined && tab !== open) continue;
			const address = `/api${path}`;
			const answer = fetch(address, { headers });
			answers.set(
				address,
				answer.then(
					(response) => (response.status < 500 ? response : undefined),
					() => undefined,
				),
			);
		}
		window.ahead = async (path, by, init) => {
			const answer = by === token && !init ? answers.get(path) : undefined;
			if (answer) answers.delete(path);
			return answer;
		};
	} catch {
		// Storage is forbidden here, or what is stored is no session: the screen sees to it.
	}
}
