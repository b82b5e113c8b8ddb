import type { Backend } from '#server/backend/types.ts';
import { errorCode, relay } from '#server/gateway/answer.ts';
import type { Exchange } from '#server/gateway/route.ts';
import { ApiError } from '#server/http/api-error.ts';
import { renewedSession } from './accounts.ts';

/**
 * So long a token that was exchanged is answered as before, as a project does, unless its next one is used: tabs renew at the
 * same time, and a page that is loaded again has lost its answer. Else each of them would end the session in all.
 */
const SAME_ANSWER_MS = 10_000;

type Renewals = {
	/** By token. */
	answers: Map<string, Promise<Response>>;
	/** The token before one, as long as its answer is kept. */
	before: Map<string, string>;
};

const renewals = new WeakMap<Backend, Renewals>();

/** @throws {ApiError} 400, 429 */
export async function refresh(exchange: Exchange): Promise<Response> {
	const { backend, body, family } = exchange;
	const token = String(body.refresh_token);
	const kept: Renewals = renewals.get(backend) ?? { answers: new Map(), before: new Map() };
	renewals.set(backend, kept);
	// From now on the one before it is a stolen one.
	kept.answers.delete(kept.before.get(token) ?? '');
	const running = kept.answers.get(token);
	if (running) return relay((await running).clone(), family);
	const answer = renew(exchange, token);
	kept.answers.set(token, answer);
	try {
		const response = await answer;
		if (response.ok) await keep(kept, token, response);
		else kept.answers.delete(token);
		return relay(response.clone(), family);
	} catch (error) {
		kept.answers.delete(token);
		throw error;
	}
}

async function keep({ answers, before }: Renewals, token: string, response: Response) {
	// What is no session is passed on as it is.
	const session = await response
		.clone()
		.json()
		.catch(() => ({}));
	const next = String(session.refresh_token);
	before.set(next, token);
	const forget = () => {
		answers.delete(token);
		before.delete(next);
	};
	setTimeout(forget, SAME_ANSWER_MS).unref();
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
