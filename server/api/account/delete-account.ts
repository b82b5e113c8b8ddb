import type { Sql } from 'postgres';
import type { AccountUser } from '#server/api/account/account-data.ts';
import type { Backend } from '#server/backend/types.ts';
import { ApiError } from '#server/http/api-error.ts';
import { noAnswer } from '#server/http/api-errors.ts';

/**
 * Ends an account. Its sessions, applications and employer profile go with it (the tables'
 * cascades). Twice is harmless.
 * @throws {ApiError} 501 with a hosted project whose service key we have not, 503 where it is away
 */
export async function deleteAccount(backend: Backend, user: AccountUser): Promise<void> {
	if (backend.sql) return deleteHere(backend.sql, user);
	if (!backend.keys.secret)
		throw new ApiError(
			501,
			'not_offered',
			'Accounts cannot be deleted here at the moment. Write to us, and we delete yours.',
		);
	const path = `/auth/v1/admin/users/${encodeURIComponent(user.id)}`;
	const response = await backend.staff.fetch(path, { method: 'DELETE' });
	await response.body?.cancel();
	if (!response.ok && response.status !== 404) throw noAnswer();
}

/** Also what no cascade reaches: traces in the auth server's books, and mails to the address. */
async function deleteHere(sql: Sql, { id, email }: AccountUser): Promise<void> {
	try {
		await sql.begin(async (transaction) => {
			await transaction`delete from auth.refresh_tokens where user_id = ${id}`;
			await transaction`delete from auth.flow_state where user_id = ${id}`;
			await transaction`
				delete from auth.audit_log_entries where position(${id} in payload::text) > 0`;
			await transaction`
				delete from outbox.mails where not caught and lower(recipient) = lower(${email})`;
			await transaction`delete from auth.users where id = ${id}`;
		});
	} catch (cause) {
		throw Object.assign(noAnswer(), { cause });
	}
}
