import type { Sql, TransactionSql } from 'postgres';
import { afterFirst } from '#server/postgres/as-service-role.ts';

const DEADLOCK = '40P01';
const TRIES = 3;

/** What is done in one transaction. */
export type Work<T> = (tx: TransactionSql) => Promise<T>;

/**
 * Runs `work` in one read-only transaction as the account `id`, as the API does: row-level security
 * applies.
 */
export const asPerson = <T>(sql: Sql, id: string, work: Work<T>): Promise<T> =>
	run(sql, 'read only', id, work);

/** Runs `work` that writes as the account `id`; nothing of it is stored if it throws. */
export const asWritingPerson = <T>(sql: Sql, id: string, work: Work<T>): Promise<T> =>
	againAfterDeadlock(() => run(sql, 'read write', id, work));

/**
 * Does a transaction again after a deadlock, three times at most. Of two transactions that wait for each other Postgres
 * ends one, and stores nothing of it.
 */
export async function againAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
	for (let tries = 1; ; tries += 1)
		try {
			return await transaction();
		} catch (error) {
			if ((error as { code?: string }).code !== DEADLOCK || tries === TRIES) throw error;
		}
}

async function run<T>(sql: Sql, mode: string, id: string, work: Work<T>): Promise<T> {
	const claims = JSON.stringify({ sub: id, role: 'authenticated' });
	const result = await sql.begin(mode, (transaction) =>
		afterFirst(
			transaction`
				select set_config('request.jwt.claims', ${claims}, true),
					set_config('request.jwt.claim.sub', ${id}, true),
					set_config('role', 'authenticated', true)`,
			() => work(transaction),
		),
	);
	return result.value;
}

/** Runs `work` in one transaction as a visitor without an account: row-level security applies. */
export async function asVisitor<T>(
	sql: Sql,
	work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
	const result = await sql.begin((transaction) =>
		afterFirst(transaction`set local role anon`, () => work(transaction)),
	);
	return result.value;
}
