import { APPLICATIONS_CHANGED } from '#app/lib/applications-changed.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import { authorizedFetch } from './supabase.ts';

/** Sent to the window when the signed-in person has done something that changes what needs them. */
export const ACTED = 'acted';

/** What a call under /api answered: a value, or an error with a message for people, and with `more` of what it says. */
export type CallResult<T> =
	| { ok: true; value: T }
	| { ok: false; status: number; code: string; message: string; more?: object };

/** Failures after which a screen is loaded again: somebody else was first, or it is gone. */
export const OUTDATED = [404, 409];

/**
 * A call under /api as the signed-in person; with a body it is a POST. Never rejects.
 * @param path behind /api
 */
export const callApi = <T>(path: string, body?: object): Promise<CallResult<T>> =>
	requestApi(path, body && jsonPost(body));

/** The same for a request that is not JSON, such as a file. */
export async function requestApi<T>(path: string, init?: RequestInit): Promise<CallResult<T>> {
	try {
		const response = await authorizedFetch(`/api${path}`, init);
		const answer = await response.json();
		if (response.ok) {
			if (init && /^\/(applications|employer|staff)/.test(path)) dispatchEvent(new Event(ACTED));
			if (init && /^\/applications/.test(path)) dispatchEvent(new Event(APPLICATIONS_CHANGED));
			return { ok: true, value: answer };
		}
		const { code, message = siteMessages.noAnswer, ...more } = answer;
		return { ok: false, status: response.status, code, message, more };
	} catch (error) {
		console.error(error);
		return { ok: false, status: 503, code: 'no_answer', message: siteMessages.noAnswer };
	}
}

/**
 * What a person does with data of theirs: a call under /api, the type of its answer, and the address that is opened once
 * it is done, where that is another one; ":id" in it is the id in the answer.
 */
export type Deed<T> = { path: string; body: object; opens?: string | undefined; answer?: T };

export const deed = <T = object>(path: string, body: object = {}, opens?: string): Deed<T> => ({
	path,
	body,
	opens,
});

export const jsonPost = (body: object): RequestInit => ({
	method: 'POST',
	headers: { 'Content-Type': 'application/json' },
	body: JSON.stringify(body),
});
