import { ApiError } from '#server/http/api-error.ts';
import type { Limits } from '#server/http/rate-limits/rate-limits.ts';

/**
 * Counts a mail that invites an address. Withdrawn and sent again and again, invitations would fill a mailbox.
 * @throws {ApiError} 429
 */
export async function countInvitation(limits: Limits, email: string): Promise<void> {
	if (await limits.mayMail('invitation', email)) return;
	throw new ApiError(
		429,
		'over_email_send_rate_limit',
		'This address was invited several times in the last hour. Try again in an hour.',
	);
}
