import { insertRow } from '#app/lib/calls/insert-row.ts';
import { NO_ANSWER_IN_TIME } from '#app/lib/calls/server-fetch.ts';
import type { Contact } from '#schema/contact.ts';

/** Inserts one row into contacts. @param filledIn content of the honeypot field, which people do not see */
export async function sendMessage(
	row: Contact,
	filledIn: string,
): Promise<'sent' | 'late' | 'failed'> {
	const code = await insertRow('contacts', row, filledIn);
	if (code === null) return 'sent';
	if (code === NO_ANSWER_IN_TIME) return 'late';
	console.error('The message was not sent:', code);
	return 'failed';
}
