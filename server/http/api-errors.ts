import type { ErrorHandler } from 'hono';
import { ApiError, errorResponse } from '#server/http/api-error.ts';

/** For an app of its own beside the gateway: a refusal is its answer, anything else is the server's. */
export const answerApiErrors: ErrorHandler = (error) => {
	if (error instanceof ApiError) return errorResponse(error, 'rest');
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

export const notAllowed = (...methods: string[]) =>
	new ApiError(405, 'method_not_allowed', 'This method is not allowed here.', {
		Allow: methods.join(', '),
	});

export const noAnswer = () =>
	new ApiError(503, 'unavailable', 'The server cannot be reached at the moment.', {
		'Retry-After': '5',
	});

export const busy = () =>
	new ApiError(503, 'unavailable', 'The server is busy. Try again in a few seconds.', {
		'Retry-After': '5',
	});
