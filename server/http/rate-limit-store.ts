import type { Sql } from 'postgres';
import {
	type RateLimiterAbstract,
	RateLimiterMemory,
	RateLimiterPostgres,
} from 'rate-limiter-flexible';
import { withTimeout } from '#server/http/unavailable.ts';

export type Limit = { points: number; duration: number };
/** Makes the counter of one limit. */
export type LimitStore = (keyPrefix: string, limit: Limit) => RateLimiterAbstract;

/** For one process alone. */
export const inMemory: LimitStore = (keyPrefix, limit) =>
	new RateLimiterMemory({ keyPrefix, ...limit });

/** Longer than this nobody waits to be counted. */
const PATIENCE_MS = 1_000;

/**
 * For several processes behind one Postgres, which count together there (`limits.counts`). Whoever
 * is over a limit is remembered here, so that a flood does not reach the database; while that is
 * away each process counts for itself.
 */
export function inPostgres(sql: Sql): LimitStore {
	const storeClient = client(sql);
	let cleans = true;
	return (keyPrefix, limit) => {
		const counter = new RateLimiterPostgres({
			storeClient,
			storeType: 'client',
			schemaName: 'limits',
			tableName: 'counts',
			tableCreated: true,
			// One of them is enough to clear what has expired in the one table.
			clearExpiredByTimeout: cleans,
			keyPrefix,
			...limit,
			inMemoryBlockOnConsumed: limit.points + 1,
			insuranceLimiter: new RateLimiterMemory({ keyPrefix, ...limit }),
		});
		cleans = false;
		return counter;
	};
}

/** The little of the `pg` package that the counter uses. */
function client(sql: Sql) {
	return {
		query: async ({ text, values }: { text: string; values: string[] }) => {
			const rows = await withTimeout(PATIENCE_MS, sql.unsafe(text, values, { prepare: true }));
			return { rows, rowCount: rows.count };
		},
	};
}
