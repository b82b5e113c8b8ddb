import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ANSWER_TIME } from '#schema/api/webhook-events.ts';
import { isPublicAddress, NotPublicError, publicLookup } from './public-address.ts';

/** Answers that say only that another follows (100 to 199): a program that sends them without an end would keep the process busy. */
const MOST_INTERIM = 10;

type WebhookRequest = { url: string; headers: Record<string, string>; body: string };

/**
 * Sends a POST once. Redirects are not followed, and of the answer only the status is read.
 * @param loopback whether the address may be on this machine, without TLS: in tests
 * @param patience in milliseconds, for all of it: an answer that comes bit by bit ends then too
 * @returns the status, or a word for why there was none
 */
export function sendOnce(
	{ url, headers, body }: WebhookRequest,
	{ loopback, patience = ANSWER_TIME }: { loopback: boolean; patience?: number },
): Promise<number | string> {
	const { hostname, protocol } = new URL(url);
	const literal = hostname.replace(/^\[(.*)\]$/, '$1');
	// For an address in numbers nothing is looked up.
	if (
		!loopback &&
		(protocol !== 'https:' || (/^[\d.]+$|:/.test(literal) && !isPublicAddress(literal)))
	)
		return Promise.resolve('not-public');
	return new Promise((resolve) => {
		const request = (protocol === 'https:' ? requestHttps : requestHttp)(
			url,
			{
				method: 'POST',
				// A connection for itself: one that is kept was made by an earlier look-up.
				agent: false,
				headers: {
					'Content-Type': 'application/json',
					'Content-Length': String(Buffer.byteLength(body)),
					'User-Agent': 'uk-internship-placements-webhooks',
					...headers,
				},
				...(!loopback && { lookup: publicLookup() }),
			},
			(response) => {
				resolve(response.statusCode ?? 0);
				response.destroy();
			},
		);
		const timer = setTimeout(() => {
			resolve('timeout');
			request.destroy();
		}, patience);
		let interim = 0;
		request.on('information', () => {
			interim += 1;
			if (interim > MOST_INTERIM) request.destroy();
		});
		request.on('error', (error: Error & { code?: string }) => resolve(wordOf(error)));
		request.on('close', () => {
			clearTimeout(timer);
			// An answer that changes to another protocol ends in neither a response nor an error.
			resolve('no-connection');
		});
		request.end(body);
	});
}

function wordOf(error: Error & { code?: string }): string {
	if (error instanceof NotPublicError) return 'not-public';
	if (/CERT|SELF_SIGNED|TLS|SSL|ALTNAME|VERIFY/.test(error.code ?? '')) return 'certificate';
	if (/ENOTFOUND|EAI_AGAIN/.test(error.code ?? '')) return 'no-such-name';
	return 'no-connection';
}
