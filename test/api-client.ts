/** Calls of the site's API for tests and benches, as the site's scripts make them. */
import type { Mail } from '#server/mail/mail.ts';

/** `key` is the browser's or that of staff. */
export type Call = {
	method?: string;
	key?: string;
	token?: string;
	body?: unknown;
	headers?: Record<string, string>;
};

/** What `fetch` and `Request` take. With a body the method is POST. */
export function callInit({ method, key, token, body, headers }: Call): RequestInit {
	return {
		method: method ?? (body === undefined ? 'GET' : 'POST'),
		redirect: 'manual',
		headers: {
			...(key && { apikey: key }),
			...(token && { Authorization: `Bearer ${token}` }),
			...(body !== undefined && { 'Content-Type': 'application/json' }),
			...headers,
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	};
}

/** A call to a running server. */
export const send = (url: string, path: string, call: Call): Promise<Response> =>
	fetch(url + path, callInit(call));

/** The same; null for an empty response. @throws if it is refused */
export async function ask<T>(url: string, path: string, call: Call): Promise<T> {
	const response = await send(url, path, call);
	const text = await response.text();
	if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
	return JSON.parse(text || 'null') as T;
}

/** The `apikey` of the browser. */
export const browserKey = async (url: string): Promise<string> =>
	(await ask<{ supabaseKey: string }>(url, '/config.json', {})).supabaseKey;

/** The mails that a server without a mail server has caught, oldest first. */
export const caughtMails = (url: string): Promise<Mail[]> => ask(url, '/dev/mailbox.json', {});
