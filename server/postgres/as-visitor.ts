import type { Sql, TransactionSql } from 'postgres';

/** Runs `work` in one transaction as a visitor without an account: row-level security applies. */
export async function asVisitor<T>(
	sql: Sql,
	work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
	const result = await sql.begin(async (transaction) => {
		await transaction`set local role anon`;
		return { value: await work(transaction) };
	});
	return result.value;
}
