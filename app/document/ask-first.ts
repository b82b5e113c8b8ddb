declare global {
	interface Window {
		/** The keys that were pressed on a first screen before React was there (app/lib/single-keys.ts). */
		heldKeys?: KeyboardEvent[] | undefined;
	}
}

/** What the server draws of a screen before React is there (first-screens.tsx). */
export type FirstDrawn = {
	/** Only while this tab is open. */
	tab?: string;
	/** A key of sessionStorage: what is stored there is shown above the rest, and only React draws that. */
	unless?: string;
	/** The address of the rules that it needs. */
	stylesheet: string;
};

/**
 * Asks the server for what it draws of a screen, with the calls that it has made for that, and puts it into the page
 * (app/lib/first-screen.tsx). Pages carry its text: it uses nothing from outside itself.
 * @returns whether it does so at this address
 */
export function askFirst(first: FirstDrawn, session: string, endsSoon: number): boolean {
	const { documentElement: root } = document;
	const open = new URLSearchParams(location.search).get('tab') ?? 'overview';
	if ((first.tab ?? open) !== open) return false;
	/** Whoever is signed in now: another tab may sign out. */
	const stored = () => {
		try {
			return JSON.parse(localStorage.getItem(session) ?? 'null');
		} catch {
			return null;
		}
	};
	const { access_token: token, expires_at: end, user } = stored() ?? {};
	if (!(end - Date.now() / 1_000 > endsSoon)) return true;
	const findPlace = () => document.getElementById('first-screen');

	/** Where React is there already, it draws the screen. */
	const put = (html: string) => {
		const place = findPlace();
		if (!place || 'hydrated' in root.dataset || stored()?.user.id !== user.id) return;
		place.innerHTML = html;
		window.heldKeys = [];
		// As it comes down: while React hydrates the page, it lets no key come back up.
		const hold = (event: KeyboardEvent) => place.isConnected && window.heldKeys?.push(event);
		addEventListener('keydown', hold, true);
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

	const { key = '', usr: handedOn } = history.state ?? {};
	const places = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}');
	const isStored = sessionStorage.getItem(first.unless ?? '') !== null;
	/** What only React draws: a place further down, and what somebody has done right before, which stands above the rest. */
	const isForReact = places[key] > 0 || handedOn || isStored;
	const draw = fetchRules(first.stylesheet);
	const room = root.clientWidth / Number.parseFloat(getComputedStyle(root).fontSize);
	const asked = new URLSearchParams({
		room: String(room),
		rules: first.stylesheet,
		of: location.pathname + location.search,
	});
	const drawn = fetch(`/api/first-screen?${asked}`, {
		headers: { Authorization: `Bearer ${token}` },
	})
		.then(async (response): Promise<Record<string, object>> => {
			if (!response.ok) return {};
			const { html, answers } = await response.json();
			if (html && !isForReact) void draw(html);
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
	// Whoever has signed out, in another tab or before they came back to this page, leaves nothing of theirs.
	for (const type of ['storage', 'pageshow'])
		addEventListener(type, () => stored()?.user.id !== user.id && findPlace()?.replaceChildren());
	return true;
}
