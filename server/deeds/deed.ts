import type { Sql } from 'postgres';
import { UNIQUE_VIOLATION } from '#schema/unique-violation.ts';
import { ApiError, refused } from '#server/http/api-error.ts';
import { againAfterDeadlock, type Work } from '#server/postgres/as-person.ts';
import { asServiceRole } from '#server/postgres/as-service-role.ts';

/**
 * Runs what somebody does in one transaction of the server's own, in which row-level security decides nothing: `work`
 * checks first who may do it. Nothing is stored if it throws. After a deadlock it is done again, so it has no effect
 * outside the transaction.
 * @throws {ApiError} what `work` throws; 400 where a constraint refuses a value, 503 if the database does not answer
 */
export const deed = <T>(sql: Sql, work: Work<T>): Promise<T> =>
	againAfterDeadlock(() => asServiceRole(sql, work)).catch(refused);

/** For people who may not know that something exists: the same answer as where it does not. */
export const notFound = (message: string) => new ApiError(404, 'not_found', message);

/** What is asked for is in another state by now. @param code a word for programs */
export const conflict = (code: string, message: string) => new ApiError(409, code, message);

/** What is asked for breaks a rule. @param code a word for programs, such as the name of a field */
export const unprocessable = (code: string, message: string) => new ApiError(422, code, message);

/** Whether a deed failed as a row with the same key was stored in the same moment. */
export const isTaken = (error: unknown): boolean =>
	(error as { cause?: { code?: string } }).cause?.code === UNIQUE_VIOLATION;
