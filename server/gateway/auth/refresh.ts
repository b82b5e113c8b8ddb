import type { Backend } from '#server/backend/types.ts';
import { errorCode, relay } from '#server/gateway/answer.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { ApiError } from '#server/http/api-error.ts';
import { renewedSession } from './accounts.ts';
import { noteRenewed } from './note-session.ts';

/** The renewals that run, by token. */
const running = new WeakMap<Backend, Map<string, Promise<Response>>>();

/**
 * Tabs that renew at the same time get one answer: lite would give each a session of its own, and end them all when one that
 * has lost its answer asks again. One after another it answers them alike itself.
 * @throws {ApiError} 400, 429
 */
export async function refresh(exchange: Exchange): Promise<Response> {
	const { backend, body, family } = exchange;
	const token = String(body.refresh_token);
	const renewals = running.get(backend) ?? new Map<string, Promise<Response>>();
	running.set(backend, renewals);
	const renewal =
		renewals.get(token) ?? renew(exchange, token).finally(() => renewals.delete(token));
	renewals.set(token, renewal);
	return relay((await renewal).clone(), family);
}

/**
 * Lite fails if the session ends at the same moment; a second request gets the right error. What is no token is
 * answered as an unknown one: lite tells them apart otherwise than GoTrue.
 */
async function renew(exchange: Exchange, token: string): Promise<Response> {
	const { forward } = exchange;
	await takeSession(exchange, token);
	const first = await forward();
	const response = first.status === 500 ? await forward() : first;
	if (response.status === 400 && (await errorCode(response)) === 'validation_failed')
		throw new ApiError(
			400,
			'refresh_token_not_found',
			'Invalid Refresh Token: Refresh Token Not Found',
		);
	if (response.ok) noteRenewed(exchange, response.clone());
	return response;
}

/**
 * A browser that renews without end uses up its own limit, and not that of its network.
 * @throws {ApiError} 429
 */
async function takeSession(exchange: Exchange, token: string): Promise<void> {
	const { limits, network } = exchange;
	const session = await renewedSession(exchange, token);
	if (session === undefined) return;
	await limits.takePerson('refresh', session).catch(async (error: unknown) => {
		await limits.giveBack('refresh', network);
		throw error;
	});
}
