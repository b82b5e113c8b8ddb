import type { Backend } from '#server/backend/types.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { orNoAnswer } from '#server/http/api-error.ts';
import { accountDeletedMail } from '#server/mail/auth-mails.ts';

/**
 * Deletes an account with its sessions, applications and employer profile (accounts.delete), and the mails
 * to its address; one last mail says so. Safe to call twice.
 * @throws {ApiError} 503 if the database is unavailable
 */
export async function deleteAccount(
	{ beginWithMails }: Backend,
	{ id, email }: AccountUser,
): Promise<void> {
	await orNoAnswer(
		beginWithMails(async (transaction, queue) => {
			await transaction`
				delete from outbox.mails where not caught and lower(recipient) = lower(${email})`;
			await transaction`select accounts.delete(${id})`;
			await queue(accountDeletedMail(email));
		}),
	);
}
