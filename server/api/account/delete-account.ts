import type { Backend } from '#server/backend/types.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { orNoAnswer } from '#server/http/api-error.ts';

/**
 * Deletes an account with its sessions, applications and employer profile (accounts.delete), and the mails
 * to its address. Safe to call twice.
 * @throws {ApiError} 503 if the database is unavailable
 */
export async function deleteAccount({ sql }: Backend, { id, email }: AccountUser): Promise<void> {
	await orNoAnswer(
		sql.begin(async (transaction) => {
			await transaction`
				delete from outbox.mails where not caught and lower(recipient) = lower(${email})`;
			await transaction`select accounts.delete(${id})`;
		}),
	);
}
