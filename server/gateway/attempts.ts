import type { Exchange, Route } from '#server/gateway/route.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';

/**
 * Answers a call that counts as a failed attempt unless it succeeds. Server errors do not count.
 * @throws {ApiError} 429 if there were too many failed attempts; also whatever `answer` throws
 */
export async function countAttempts(
	{ attempt, confirms }: Route,
	limits: Limits,
	network: string,
	{ body }: Pick<Exchange, 'body'>,
	answer: () => Promise<Response>,
): Promise<Response> {
	if (!attempt) return answer();
	const email = typeof body.email === 'string' ? body.email : undefined;
	const takeBack = await limits.attempt(attempt, network, email);
	const response = await answer().catch(async (error: unknown) => {
		if (!(error instanceof ApiError) || error.status >= 500) await takeBack();
		throw error;
	});
	const good = response.status < 400;
	// Every sign-up gets the same answer, so only its confirmation counts as success.
	// The response does not wait for these.
	if (response.status >= 500 || (good && attempt !== 'signUp')) void takeBack();
	if (good && confirms) void limits.succeeded(confirms, network);
	if (good && attempt === 'signIn' && email) limits.signedIn(network, email);
	return response;
}
