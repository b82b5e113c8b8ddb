declare global {
	interface Window {
		/** Keys that were pressed on a first screen, until the screen of React does what they do (app/lib/hand-over.ts). */
		heldKeys?: { keys: string[]; fields: string; end: () => void };
	}
}

/** What the server draws of a screen before React is there (first-screens.tsx). */
export type FirstDrawn = {
	/** Only while this tab is open. */
	tab?: string;
	/** The address of the rules that it needs. */
	stylesheet: string;
};

/** `session`, `off`: keys of localStorage. `draft`: what the keys of drafts begin with. `fields`: a selector of what takes letters. */
export type Known = {
	session: string;
	endsSoon: number;
	off: string;
	draft: string;
	fields: string;
};

/**
 * Asks the server for what it draws of a screen, with the calls that it has made for that, and puts it into the page
 * (app/lib/first-screen.tsx). Pages carry its text: it uses nothing from outside itself.
 * @returns whether it does so at this address
 */
export function askFirst(
	first: FirstDrawn,
	{ session, endsSoon, off, draft, fields }: Known,
): boolean {
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

	/** What is typed into a form that is not sent, which React keeps under the same key (app/features/auth/use-form-draft.ts). */
	const keepTyped = (form: HTMLFormElement) => {
		const key = draft + form.dataset.draft;
		const { owner, ...typed } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
		for (const name of owner === user.id ? Object.keys(typed) : []) {
			const field = form.elements.namedItem(name) as HTMLInputElement | null;
			if (field) field.value = typed[name];
		}
		form.addEventListener('input', () => {
			const values = Object.fromEntries(new FormData(form));
			sessionStorage.setItem(key, JSON.stringify({ ...values, owner: user.id }));
		});
	};
	/** Once one is held, what is pressed next is meant for what it leads to. */
	const holdKeys = (known: string) => {
		if (localStorage.getItem(off) !== null) return;
		const keys: string[] = [];
		const listening = new AbortController();
		const hold = (event: KeyboardEvent) => {
			const { key, isTrusted, ctrlKey, altKey, metaKey, repeat, isComposing } = event;
			if (!isTrusted || ctrlKey || altKey || metaKey || repeat || isComposing) return;
			if ((event.target as Element).closest(fields)) return;
			if (keys.length > 0 ? key.length > 1 && key !== 'Enter' : !known.includes(key)) return;
			event.preventDefault();
			keys.push(key);
		};
		addEventListener('keydown', hold, { capture: true, signal: listening.signal });
		window.heldKeys = { keys, fields, end: () => listening.abort() };
	};
	/** Where React is there already, it draws the screen. */
	const put = (html: string) => {
		const place = findPlace();
		if (!place || 'hydrated' in root.dataset || stored()?.user.id !== user.id) return;
		place.innerHTML = html;
		for (const form of place.querySelectorAll<HTMLFormElement>('[data-draft]')) keepTyped(form);
		const known = place.querySelector<HTMLElement>('[data-keys]')?.dataset.keys;
		if (known) holdKeys(known);
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

	const places = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}');
	const isFurtherDown = places[history.state?.key] > 0;
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
	// Whoever has signed out, in another tab or before they came back to this page, leaves nothing of theirs.
	for (const type of ['storage', 'pageshow'])
		addEventListener(type, () => stored()?.user.id !== user.id && findPlace()?.replaceChildren());
	return true;
}
