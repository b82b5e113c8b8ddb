import type { Exchange } from '#server/gateway/route.ts';
import { json, noAnswer } from '#server/http/api-error.ts';

/**
 * Answers before anything is done for the address in the body, so that neither the answer nor its time
 * tells whether the address has an account. What goes wrong then is logged.
 * @throws {ApiError} 503 where the work could not be done for anybody
 */
export const answerFirst =
	(work: (exchange: Exchange) => Promise<Response | undefined>) =>
	async (exchange: Exchange): Promise<Response> => {
		const { backend, log } = exchange;
		if (!(await backend.ready())) throw noAnswer();
		backend.inBackground(async () => {
			const response = await work(exchange);
			await response?.body?.cancel();
			// A hosted project counts its mails itself: 429.
			if (response && !response.ok)
				log.warn({ status: response.status }, 'a mail was not asked for');
		});
		return json({});
	};
