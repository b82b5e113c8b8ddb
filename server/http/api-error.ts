import type { Context, ErrorHandler } from 'hono';
import type { Log } from '#server/log.ts';

/** Which of the two APIs a path belongs to; each has its own shape of error. */
export type Family = 'auth' | 'rest';

/** A request that is refused. `message` is shown to people and never repeats their input. */
export class ApiError extends Error {
	readonly status: number;
	readonly code: string;
	readonly headers: Record<string, string>;
	readonly extra: object;

	constructor(
		status: number,
		code: string,
		message: string,
		headers: Record<string, string> = {},
		/** More members of the response, such as `weak_password`. */
		extra: object = {},
	) {
		super(message);
		this.status = status;
		this.code = code;
		this.headers = headers;
		this.extra = extra;
	}
}

export const invalid = (message: string) => new ApiError(400, 'validation_failed', message);

/** Whether Postgres refuses a value itself: its constraints, or text that is no number, day or character. */
export const isInvalidValue = (code: string | undefined) => /^(23514|23502|22)/.test(code ?? '');

/** As GoTrue and PostgREST write an error, so that Supabase's clients understand it. */
export function errorResponse(
	{ status, code, message, headers, extra }: ApiError,
	family: Family,
): Response {
	const body =
		family === 'auth'
			? { code: status, error_code: code, msg: message, ...extra }
			: { code, message, details: null, hint: null, ...extra };
	return json(body, status, headers);
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
	Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** Sends a browser that has posted a form to a page. */
export const seeOther = (location: string) =>
	new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });

/**
 * For an app beside the gateway: answers an ApiError, and a search without an answer from the database; passes any
 * other error to `failed`.
 */
export const answerApiErrors: ErrorHandler = (error) => {
	if (error instanceof ApiError) return errorResponse(error, 'rest');
	if (error.name === 'SearchBusyError') return errorResponse(busy(), 'rest');
	throw error;
};

/** The message alone, for a person. */
export const textResponse = ({ message, status, headers }: ApiError) =>
	new Response(message, {
		status,
		headers: {
			'Content-Type': 'text/plain; charset=utf-8',
			'Cache-Control': 'no-store',
			...headers,
		},
	});

export const noSuchCall = (code = 'not_found') =>
	new ApiError(404, code, 'There is nothing at this address.');

export const notAllowed = (...methods: string[]) =>
	new ApiError(405, 'method_not_allowed', 'This method is not allowed here.', {
		Allow: methods.join(', '),
	});

/** @param cause what was thrown; it is never sent */
export const noAnswer = (cause?: unknown) =>
	Object.assign(
		new ApiError(503, 'unavailable', 'The server cannot be reached at the moment.', {
			'Retry-After': '5',
		}),
		cause === undefined ? {} : { cause },
	);

/** The result of work on the database. @throws {ApiError} 503 if it fails */
export const orNoAnswer = <T>(work: Promise<T>): Promise<T> =>
	work.catch((cause) => {
		throw noAnswer(cause);
	});

export const busy = () =>
	new ApiError(503, 'unavailable', 'The server is busy. Try again in a few seconds.', {
		'Retry-After': '5',
	});

/** The response if the backend is unavailable: `noAnswer` in the format of PostgREST. */
export const unavailable = (): Response => errorResponse(noAnswer(), 'rest');

export const logFailed = (log: Log, error: Error, context: Context) =>
	log.error({ id: context.get('requestId'), type: error.name, stack: places(error) }, 'failed');

/** Handles an unexpected error: logs it with its stack and answers without. */
export const failed =
	(log: Log): ErrorHandler =>
	(error, context) => {
		logFailed(log, error, context);
		if (context.req.header('accept')?.includes('text/html'))
			return context.text('Something went wrong on the server. Please try again.', 500);
		const message = 'Something went wrong on the server.';
		const body = { code: 'unexpected_failure', message, details: null, hint: null };
		return context.json(body, 500, { 'Cache-Control': 'no-store' });
	};

/** The stack without the message, which may repeat what a person typed. */
function places(error: Error): string[] {
	return (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
}

/** What the rules in the database throw: their texts are ours, and repeat nothing that was sent. */
type Refusal = { code: string; message: string; detail?: string };

const statuses: Record<string, [status: number, code: string]> = {
	PT403: [403, 'forbidden'],
	PT404: [404, 'not_found'],
	PT409: [409, 'conflict'],
	PT422: [422, 'refused'],
};

/**
 * A refusal by the rules or constraints in the database as the answer of a call; anything else as 503.
 * @param codes by status, where the call has its own; otherwise the refusal's `detail` is the code
 */
export function refusalOf(error: unknown, codes: Record<number, string> = {}): ApiError {
	if (error instanceof ApiError) return error;
	const { code, message, detail } = error as Refusal;
	const [status, usual] = statuses[code] ?? [];
	if (isInvalidValue(code)) return invalid('A value is not valid.');
	if (status === undefined) return noAnswer(error);
	return new ApiError(status, codes[status] ?? detail ?? usual ?? '', message);
}

/** @throws {ApiError} `refusalOf` an error */
export function refused(error: unknown): never {
	throw refusalOf(error);
}
