import { tables } from '#app/lib/supabase.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import type { Application } from '#schema/application.ts';

/** Postgres code for a row that only its signed-in user may insert: the session has expired. */
const NOT_ALLOWED = '42501';

/**
 * Inserts one row into applications, as the specification writes it: an array of one.
 * @returns null, or the server's words
 */
export async function submitApplication(
	row: Application,
	honeypot: string,
): Promise<string | null> {
	try {
		const { error } = await (await tables())
			.from('applications')
			.insert([row])
			.setHeader('x-form-trap', honeypot);
		if (!error) return null;
		return error.code === NOT_ALLOWED ? applicationMessages.sessionEnded : error.message;
	} catch (error) {
		console.error(error);
		return siteMessages.noAnswer;
	}
}
