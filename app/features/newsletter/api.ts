import { insertRow } from '#app/lib/calls/insert-row.ts';
import { NO_ANSWER_IN_TIME } from '#app/lib/calls/server-fetch.ts';
import { UNIQUE_VIOLATION } from '#schema/unique-violation.ts';

/** Why an address was not stored, by the code of the error. */
export const failureOf = (code: string) =>
	code === UNIQUE_VIOLATION ? 'alreadySubscribed' : 'failed';

/** Inserts into newsletter_subscriptions. @param filledIn content of the honeypot field, which people do not see */
export async function subscribe(
	email: string,
	filledIn: string,
): Promise<'subscribed' | 'alreadySubscribed' | 'late' | 'failed'> {
	const code = await insertRow('newsletter_subscriptions', { email }, filledIn);
	if (code === null) return 'subscribed';
	return code === NO_ANSWER_IN_TIME ? 'late' : failureOf(code);
}
