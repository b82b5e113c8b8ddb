import type { Sql } from 'postgres';
import { type Answer, forSignedIn } from '#server/api/signed-in.ts';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { LimitName, Limits } from '#server/http/rate-limits/rate-limits.ts';
import { refused } from '#server/http/refused.ts';
import { asPerson, type Work } from '#server/postgres/as-person.ts';

const noSuchPage = () => new ApiError(404, 'not_found', 'There is no such page.');

/**
 * Makes handlers of calls for members of staff. A signed-in person who is not staff, or not any more, is
 * answered as if there were no such call.
 */
export function forStaff(config: RunningConfig, backend: Backend, limits: Limits) {
	const answered = forSignedIn(config, backend, limits);
	return (limit: LimitName, answer: Answer) =>
		answered(limit, async (user, context) => {
			await requireStaff(backend.sql, user.id);
			return answer(user, context);
		});
}

const requireStaff = (sql: Sql, user: string) =>
	readAsStaff(sql, user, async (tx) => {
		const [row] = await tx<{ staff: boolean }[]>`select staff_rules.is_staff() as staff`;
		if (!row?.staff) throw noSuchPage();
	});

/** Reads as a member of staff, in one transaction. @throws {ApiError} as the rules refuse, 503 otherwise */
export const readAsStaff = <T>(sql: Sql, user: string, work: Work<T>): Promise<T> =>
	asPerson(sql, user, work).catch(refused);
