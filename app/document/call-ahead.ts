import { ENDS_SOON_S, SESSION_KEY } from '#app/lib/calls/stored-session.ts';
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

/** What the server draws of a screen before React is there (first-screens.tsx). */
export type FirstDrawn = {
	/** Only while this tab is open. */
	tab?: string;
	/** The address of the rules that it needs. */
	stylesheet: string;
};

/**
 * The text of a script for the head of a portal's page: what the screen asks the server first is asked while its scripts load.
 * Nothing where the session has to be renewed before.
 * @param calls what the screen asks
 * @param first where the server draws it: then it makes these calls itself, and what it has drawn is put into the page
 * (app/lib/first-screen.tsx)
 */
export const callAhead = (calls: readonly CallAhead[], first: FirstDrawn | null = null) =>
	`(${call})(${JSON.stringify(calls)},${JSON.stringify(first)},${JSON.stringify(SESSION_KEY)},${ENDS_SOON_S})`;

/** Every such page carries its text: it uses nothing from outside itself. */
function call(
	calls: readonly CallAhead[],
	first: FirstDrawn | null,
	session: string,
	endsSoon: number,
) {
	const { documentElement: root } = document;
	/** Where React is there already, it draws the screen. */
	const put = (html: string) => {
		const place = document.getElementById('first-screen');
		if (place && !('hydrated' in root.dataset)) place.innerHTML = html;
	};
	/** Its rules come meanwhile, and apply once there is something to which they do, or the starter wants them. */
	const fetchRules = (href: string) => {
		const link = document.createElement('link');
		link.rel = 'preload';
		link.as = 'style';
		link.href = href;
		const applied = new Promise<void>((resolve) => {
			// Both the fetched file and the applied rules are told of.
			link.onload = () => link.sheet && resolve();
		});
		document.head.append(link);
		return async (html: string) => {
			link.rel = 'stylesheet';
			await applied;
			if (document.readyState !== 'loading') put(html);
			else addEventListener('DOMContentLoaded', () => put(html));
		};
	};
	try {
		const stored = JSON.parse(localStorage.getItem(session) ?? 'null');
		if (!stored || !(stored.expires_at - Date.now() / 1_000 > endsSoon)) return;
		const token: string = stored.access_token;
		const headers = { Authorization: `Bearer ${token}` };
		const open = new URLSearchParams(location.search).get('tab') ?? 'overview';
		const answers = new Map<unknown, Promise<Response | undefined>>();
		if (first && (first.tab ?? open) === open) {
			const places = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}');
			const isFurtherDown = places[history.state?.key] > 0;
			const draw = fetchRules(first.stylesheet);
			const room = root.clientWidth / Number.parseFloat(getComputedStyle(root).fontSize);
			const of = encodeURIComponent(location.pathname + location.search);
			const drawn = fetch(`/api/first-screen?room=${room}&of=${of}`, { headers })
				.then(async (response): Promise<Record<string, object>> => {
					if (!response.ok) return {};
					const { html, answers } = await response.json();
					if (html && !isFurtherDown) void draw(html);
					return answers;
				})
				.catch((): Record<string, object> => ({}));
			window.ahead = async (path, by, init) => {
				if (by !== token || init) return;
				const told = await drawn;
				const answer = told[String(path)];
				delete told[String(path)];
				return answer && Response.json(answer);
			};
			return;
		}
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
