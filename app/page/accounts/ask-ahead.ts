import type { deviceText } from '#app/lib/calls/device-text.ts';
import type { DEVICE_HEADER } from '#schema/device-header.ts';
import type { storesSession } from './stores-session.ts';

/** What a page with forms of accounts tells the script below. */
export type AccountForms = {
	/** The addresses of the modules that sending such a form takes, besides those of the page. */
	inField: string[];
	/** The key of the session in localStorage. */
	session: string;
};

/**
 * Loads what sending a form of accounts takes as soon as somebody is in one, with the scripts of the page and not after them;
 * and signs in at the press, while any of them is still loaded: the auth client takes the answer
 * (app/lib/calls/session-fetch.ts).
 * Such a page carries the text of this function, so that it uses nothing from outside itself. An address that the script would
 * change first, and one that is none, are left to it.
 */
export function askAhead(
	{ inField, session }: AccountForms,
	keeps: typeof storesSession,
	device: typeof deviceText,
) {
	const answers = new Map<unknown, Promise<Response | undefined>>();
	const ask = (key: string, path: string, init?: RequestInit) => {
		const answer = fetch(path, init)
			// Read at once: the browser takes a call for running until then.
			.then(async (one) => (one.status < 500 ? new Response(await one.text(), one) : undefined))
			.catch(() => undefined);
		answers.set(key, answer);
	};
	window.ahead = async (path, _, init) => {
		const key = init?.body ?? path;
		const answer = answers.get(key);
		answers.delete(key);
		return answer;
	};
	const loading = new Set<string>();
	const onEvent = ({ target, type }: Event) => {
		const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-sends]');
		if (!form) return;
		if (inField.length > 0) ask('/config.json', '/config.json');
		for (const src of inField.splice(0)) {
			const script = document.createElement('script');
			script.type = 'module';
			script.onload = () => loading.delete(src);
			script.src = src;
			loading.add(src);
			document.head.append(script);
		}
		if (type !== 'submit' || form.dataset.sends !== 'sign-in') return;
		if ('ready' in document.documentElement.dataset && loading.size === 0) return;
		const values = new FormData(form);
		const email = String(values.get('email'));
		const password = String(values.get('password'));
		if (!/^[\w.+-]+@[a-z\d.-]+\.[a-z]{2,}$/.test(email) || !password) return;
		// As the auth client writes it.
		const body = JSON.stringify({ email, password, gotrue_meta_security: {} });
		if (answers.has(body) || !keeps(session)) return;
		const name: typeof DEVICE_HEADER = 'x-device';
		const headers = { 'Content-Type': 'application/json', [name]: device() ?? '' };
		ask(body, '/auth/v1/token?grant_type=password', { method: 'POST', headers, body });
	};
	for (const type of ['focusin', 'pointerdown', 'submit']) addEventListener(type, onEvent, true);
}
