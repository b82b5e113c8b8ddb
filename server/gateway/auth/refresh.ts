import type { Backend } from '#server/backend/types.ts';
import { errorCode, relay } from '#server/gateway/answer.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { ApiError } from '#server/http/api-error.ts';
import { renewedSession } from './accounts.ts';

/**
 * So long a token that was exchanged is answered as before, as a project does: tabs renew at the same time, and a page that is
 * loaded again has lost its answer. Else each of them would end the session in all.
 */
const SAME_ANSWER_MS = 10_000;

/** By backend, the answers of that time by token. */
const renewals = new WeakMap<Backend, Map<string, Promise<Response>>>();

/** @throws {ApiError} 400, 429 */
export async function refresh(exchange: Exchange): Promise<Response> {
	const { backend, body, family } = exchange;
	const token = String(body.refresh_token);
	const answers = renewals.get(backend) ?? new Map<string, Promise<Response>>();
	renewals.set(backend, answers);
	const renewal = answers.get(token) ?? keep(answers, token, renew(exchange, token));
	return relay((await renewal).clone(), family);
}

function keep(
	answers: Map<string, Promise<Response>>,
	token: string,
	renewal: Promise<Response>,
): Promise<Response> {
	answers.set(token, renewal);
	const forget = () => {
		answers.delete(token);
	};
	renewal.then(({ ok }) => (ok ? setTimeout(forget, SAME_ANSWER_MS).unref() : forget()), forget);
	return renewal;
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
