import { siteMessages } from '#app/messages/every-page.ts';

/** In milliseconds; a call without an answer is given up then. */
const LONGEST_WAIT = 30_000;

/** The code of a call that was given up: the server may have received it. */
export const NO_ANSWER_IN_TIME = 'no_answer_in_time';

/**
 * `fetch` for the calls to our own server: every failure has a message for people. Without an answer
 * each browser says something of its own ("Failed to fetch", "Load failed"), or waits for minutes, and
 * a proxy's error page has no words at all; each becomes a 503 with ours.
 * @throws only what the caller aborted
 */
export const serverFetch: typeof fetch = async (input, init) => {
	const response = await inTime(input, init).catch((error: unknown) => {
		if (error instanceof Error && error.name === 'AbortError') throw error;
		console.error(error);
		return error === tooLate ? unansweredInTime() : unanswered();
	});
	return response.status < 500 ? response : speaking(response);
};

const tooLate = new Error('no answer in time');

async function inTime(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
	const controller = new AbortController();
	const timer = setTimeout(() => controller.abort(tooLate), LONGEST_WAIT);
	try {
		return await fetch(input, { ...init, signal: init?.signal ?? controller.signal });
	} finally {
		clearTimeout(timer);
	}
}

const unansweredInTime = () =>
	Response.json(
		{ code: NO_ANSWER_IN_TIME, message: siteMessages.noAnswerInTime.text },
		{ status: 503 },
	);

/** The response used if none arrived. */
export const unanswered = () => Response.json({ message: siteMessages.noAnswer }, { status: 503 });

/** auth-js looks for the words of a 5xx on the response itself, postgrest-js in its body. */
async function speaking(response: Response): Promise<Response> {
	const body = await bodyOf(response);
	const message = wordsIn(body) ?? siteMessages.noAnswer;
	const { status, headers } = response;
	return Object.assign(Response.json({ ...body, message }, { status, headers }), { message });
}

async function bodyOf(response: Response): Promise<object> {
	try {
		const body: unknown = await response.json();
		return typeof body === 'object' && body !== null ? body : {};
	} catch {
		// Not from our server: a proxy's page, or an incomplete response.
		return {};
	}
}

/** GoTrue names the field `msg`, PostgREST `message`. */
function wordsIn(body: { msg?: unknown; message?: unknown }): string | undefined {
	const words = body.msg ?? body.message;
	return typeof words === 'string' && words !== '' ? words : undefined;
}
