import { tables } from '#app/lib/calls/supabase.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import type { Application } from '#schema/applications/application.ts';
import { honeypot } from '#schema/honeypot.ts';

/** Postgres code for a row that only its signed-in user may insert: the session has expired. */
const NOT_ALLOWED = '42501';

/**
 * Inserts one row into applications, as the specification writes it: an array of one.
 * @param filledIn content of the honeypot field, which people do not see
 * @returns null, or the server's words
 */
export async function submitApplication(
	row: Application,
	filledIn: string,
): Promise<string | null> {
	try {
		const { error } = await (await tables())
			.from('applications')
			.insert([row])
			.setHeader(honeypot.header, filledIn);
		if (!error) return null;
		return error.code === NOT_ALLOWED ? applicationMessages.sessionEnded : error.message;
	} catch (error) {
		console.error(error);
		return siteMessages.noAnswer;
	}
}
