import { NO_ANSWER_IN_TIME } from '#app/lib/calls/server-fetch.ts';
import { authorizedFetch } from '#app/lib/calls/supabase.ts';
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
		const answer = await authorizedFetch('/rest/v1/newsletter_subscriptions', {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				Prefer: 'return=minimal',
				[honeypot.header]: filledIn,
			},
			body: JSON.stringify({ email }),
		});
		if (answer.ok) return 'subscribed';
		const { code } = await answer.json();
		return code === NO_ANSWER_IN_TIME ? 'late' : failureOf(code);
	} catch (error) {
		console.error(error);
		return 'failed';
	}
}
