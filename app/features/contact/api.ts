import { NO_ANSWER_IN_TIME } from '#app/lib/server-fetch.ts';
import { tables } from '#app/lib/supabase.ts';
import type { Contact } from '#schema/contact.ts';

/** Inserts one row into contacts. @param honeypot content of the field that people never meet */
export async function sendMessage(
	row: Contact,
	honeypot: string,
): Promise<'sent' | 'late' | 'failed'> {
	try {
		const { error } = await (await tables())
			.from('contacts')
			.insert(row)
			.setHeader('x-form-trap', honeypot);
		if (!error) return 'sent';
		if (error.code === NO_ANSWER_IN_TIME) return 'late';
		console.error('The message was not sent:', error.code);
	} catch (error) {
		console.error(error);
	}
	return 'failed';
}
