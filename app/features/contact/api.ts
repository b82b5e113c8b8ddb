import { NO_ANSWER_IN_TIME } from '#app/lib/calls/server-fetch.ts';
import { tables } from '#app/lib/calls/supabase.ts';
import type { Contact } from '#schema/contact.ts';
import { honeypot } from '#schema/honeypot.ts';

/** Inserts one row into contacts. @param filledIn content of the honeypot field, which people do not see */
export async function sendMessage(
	row: Contact,
	filledIn: string,
): Promise<'sent' | 'late' | 'failed'> {
	try {
		const { error } = await (await tables())
			.from('contacts')
			.insert(row)
			.setHeader(honeypot.header, filledIn);
		if (!error) return 'sent';
		if (error.code === NO_ANSWER_IN_TIME) return 'late';
		console.error('The message was not sent:', error.code);
	} catch (error) {
		console.error(error);
	}
	return 'failed';
}
