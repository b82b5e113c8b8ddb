import type { ErrorHandler } from 'hono';
import { Refusal, refused } from '#server/gateway/refusal.ts';

/** For an app of its own beside the gateway: a refusal is its answer, anything else is the server's. */
export const refusing: ErrorHandler = (error) => {
	if (error instanceof Refusal) return refused(error, 'rest');
	throw error;
};

export const notAllowed = (...methods: string[]) =>
	new Refusal(405, 'method_not_allowed', 'This method is not allowed here.', {
		Allow: methods.join(', '),
	});

export const noAnswer = () =>
	new Refusal(503, 'unavailable', 'The server cannot be reached at the moment.', {
		'Retry-After': '5',
	});
