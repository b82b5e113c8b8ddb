import { NO_ANSWER_IN_TIME } from '#app/lib/calls/server-fetch.ts';
import { tables } from '#app/lib/calls/supabase.ts';
import { honeypot } from '#schema/honeypot.ts';
import { UNIQUE_VIOLATION } from '#schema/unique-violation.ts';

/** Why an address was not stored, by the code of the error. */
export const failureOf = (code: string) =>
	code === UNIQUE_VIOLATION ? 'alreadySubscribed' : 'failed';

/** Inserts into newsletter_subscriptions. @param filledIn content of the honeypot field, which people do not see */
export async function subscribe(
	email: string,
	filledIn: string,
): Promise<'subscribed' | 'alreadySubscribed' | 'late' | 'failed'> {
	try {
		const { error } = await (await tables())
			.from('newsletter_subscriptions')
			.insert({ email })
			.setHeader(honeypot.header, filledIn);
		if (!error) return 'subscribed';
		if (error.code === NO_ANSWER_IN_TIME) return 'late';
		return failureOf(error.code);
	} catch (error) {
		console.error(error);
		return 'failed';
	}
}
