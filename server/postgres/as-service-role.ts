import type { Sql, TransactionSql } from 'postgres';

/**
 * Runs `work` in one transaction as `service_role`, which reads and changes every row of `public`
 * and nothing else. The running role itself has no rights there.
 */
export async function asServiceRole<T>(
	sql: Sql,
	work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
	const result = await sql.begin(async (transaction) => {
		await transaction`set local role service_role`;
		return { value: await work(transaction) };
	});
	return result.value;
}

/**
 * Lets the statements of this transaction take ten minutes, for jobs that read whole tables: with 1.2 million
 * applications, a hundred thousand of them late, one takes half a minute.
 */
export const takeJobTime = (tx: TransactionSql) =>
	tx`select set_config('statement_timeout', '10min', true)`;
