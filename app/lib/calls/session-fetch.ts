import { DEVICE_HEADER } from '#schema/device-header.ts';
import { deviceText } from './device-text.ts';
import { serverFetch } from './server-fetch.ts';

/** The calls that open a session. */
const OPENS = /\/(token\?grant_type=password|verify)$/;

/** What says from which browser a session is opened. */
function withDevice(input: Parameters<typeof fetch>[0], init: RequestInit = {}): RequestInit {
	const text = OPENS.test(String(input)) && deviceText();
	if (!text) return init;
	const headers = new Headers(init.headers);
	headers.set(DEVICE_HEADER, text);
	return { ...init, headers };
}

/**
 * `serverFetch` for the calls about accounts. A new session says when it expires (`expires_at`) and in how many seconds
 * (`expires_in`). The first is left out: then auth-js works it out by the clock of this device, by which it decides later
 * whether to renew. By the server's time a device whose clock is an hour fast would renew without end. A sign-in may have been
 * asked for before this script was there (app/page/accounts/ask-ahead.ts).
 */
export const sessionFetch: typeof fetch = async (input, init) => {
	const response =
		(await window.ahead?.(input, '', init)) ?? (await serverFetch(input, withDevice(input, init)));
	if (!response.ok) return response;
	const body: unknown = await response
		.clone()
		.json()
		.catch(() => null);
	if (typeof body !== 'object' || body === null || !('expires_in' in body)) return response;
	return Response.json({ ...body, expires_at: undefined }, response);
};
