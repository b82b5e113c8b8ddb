import type { Exchange } from '#server/gateway/route.ts';
import { json, noAnswer } from '#server/http/api-error.ts';

/**
 * Responds before any work for the address in the body, so that neither the response nor its timing shows
 * whether the address has an account. Later failures are logged.
 * @throws {ApiError} 503 if the backend is unavailable, whatever the address
 */
export const respondBeforeWork =
	(work: (exchange: Exchange) => Promise<Response | undefined>) =>
	async (exchange: Exchange): Promise<Response> => {
		const { backend, log } = exchange;
		if (!(await backend.ready())) throw noAnswer();
		backend.inBackground(async () => {
			const response = await work(exchange);
			await response?.body?.cancel();
			// A hosted project has its own limit on mails: 429.
			if (response && !response.ok)
				log.warn({ status: response.status }, 'a mail could not be requested');
		});
		return json({});
	};
