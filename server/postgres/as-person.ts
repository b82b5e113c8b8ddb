import type { Sql, TransactionSql } from 'postgres';

/**
 * Runs `work` in one read-only transaction as the account `id`, as the API does: row-level security
 * applies.
 */
export async function asPerson<T>(
	sql: Sql,
	id: string,
	work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
	const done = await sql.begin('read only', async (transaction) => {
		const claims = JSON.stringify({ sub: id, role: 'authenticated' });
		await transaction`
			select set_config('request.jwt.claims', ${claims}, true),
				set_config('request.jwt.claim.sub', ${id}, true)`;
		await transaction`set local role authenticated`;
		return { value: await work(transaction) };
	});
	return done.value;
}
