import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';

/**
 * Runs `work` in one transaction as `service_role`, which reads and changes every row of `public`
 * and nothing else. The running role itself has no rights there.
 */
export async function asServiceRole<T>(
	sql: Sql,
	work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
	const result = await sql.begin((transaction) =>
		afterFirst(transaction`set local role service_role`, () => work(transaction)),
	);
	return result.value;
}

/**
 * Sends a statement and, without waiting for its answer, those of `work` behind it on the connection of the same transaction:
 * one round trip less. Postgres does them in this order, and refuses the rest of a transaction in which one has failed.
 * @returns the value in an object, as the driver takes a list for statements
 */
export async function afterFirst<T>(
	first: PendingQuery<Row[]>,
	work: () => Promise<T>,
): Promise<{ value: T }> {
	const sent = first.execute();
	const [value] = await Promise.all([work(), sent]);
	return { value };
}

/**
 * Lets the statements of this transaction take ten minutes, for jobs that read whole tables: with 1.2 million
 * applications, a hundred thousand of them late, one takes half a minute.
 */
export const takeJobTime = (tx: TransactionSql) =>
	tx`select set_config('statement_timeout', '10min', true)`;
