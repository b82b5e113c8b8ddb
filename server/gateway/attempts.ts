import type { Exchange, Route } from '#server/gateway/route.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';

/**
 * Answers a call that counts as failed unless its answer is a good one. What the server is at fault
 * for does not count.
 * @throws {ApiError} 429 where too many failed before; what `answer` throws
 */
export async function countedAs(
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
	// Every sign-up is answered alike: its confirmation shows that it was a person's.
	// The answer waits for none of it.
	if (response.status >= 500 || (good && attempt !== 'signUp')) void takeBack();
	if (good && confirms) void limits.succeeded(confirms, network);
	if (good && attempt === 'signIn' && email) limits.signedIn(network, email);
	return response;
}
