import { honeypot } from '#schema/honeypot.ts';

type NotStored = { code: string; message: string; status: number };

/** Answers one call of the API. @param address of the client, for its limits */
type AnswerCall = (request: Request, address: () => string) => Promise<Response>;

/**
 * Stores the row of a visitor's form as the same call of the API does, with its checks, limits and mails.
 * @param client for its limits
 * @returns a function that returns null once the row is stored
 */
export const rowStore =
	(answer: AnswerCall, siteUrl: string, publishableKey: string) =>
	(client: string) =>
	async (table: string, row: object, filledIn: string): Promise<NotStored | null> => {
		const headers = new Headers({ apikey: publishableKey, 'Content-Type': 'application/json' });
		// Not its content, which may be no valid header.
		if (filledIn !== '') headers.set(honeypot.header, 'filled in');
		const call = new Request(`${siteUrl}/rest/v1/${table}`, {
			method: 'POST',
			headers,
			body: JSON.stringify(row),
		});
		const response = await answer(call, () => client);
		if (response.status < 400) return null;
		const { code, message } = (await response.json()) as { code: string; message: string };
		return { code, message, status: response.status };
	};
