import type { PendingQuery, Row, TransactionSql } from 'postgres';

/**
 * The rows of a query, some at a time. The cursor of the package ends without an error where the query fails between two
 * pages: what was read came out short, and nobody was told.
 * @param transaction is used by nothing else meanwhile
 * @param query without parameters
 */
export async function* pagesOf<T extends Row>(
	transaction: TransactionSql,
	query: PendingQuery<T[]>,
	size = 500,
): AsyncGenerator<T[]> {
	await transaction`declare pages no scroll cursor for ${query}`;
	for (;;) {
		const rows = await transaction.unsafe<T[]>(`fetch ${size} from pages`);
		if (rows.length === 0) break;
		yield rows;
	}
	await transaction`close pages`;
}
