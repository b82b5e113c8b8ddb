import type { Backend } from '#server/backend/types.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { noAnswer } from '#server/http/api-error.ts';

/**
 * Ends an account. Its sessions, applications and employer profile go with it (accounts.delete), and
 * the mails to its address. Twice is harmless.
 * @throws {ApiError} 503 where the database is away
 */
export async function deleteAccount({ sql }: Backend, { id, email }: AccountUser): Promise<void> {
	try {
		await sql.begin(async (transaction) => {
			await transaction`
				delete from outbox.mails where not caught and lower(recipient) = lower(${email})`;
			await transaction`select accounts.delete(${id})`;
		});
	} catch (cause) {
		throw Object.assign(noAnswer(), { cause });
	}
}
