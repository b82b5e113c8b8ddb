import { performance } from 'node:perf_hooks';
import type { Sql } from 'postgres';
import {
	BoundedCounts,
	type Count,
	type Keys,
	type Limit,
} from '#server/http/rate-limits/bounded-counts.ts';
import { withTimeout } from '#server/http/with-timeout.ts';

/**
 * Counts one limit. Not `rate-limiter-flexible`, which needs 0.5 kB and a timer for each key, without a
 * maximum.
 */
export type Counter = {
	/** Takes a point. @returns 0, or the milliseconds to wait if none is left */
	take(keys: Keys): Promise<number>;
	/** Returns a point, if one was taken. */
	giveBack(keys: Keys): Promise<void>;
};

/** Makes the counter of one limit. */
export type CounterStore = (name: string, limit: Limit) => Counter;

/** Counts in this process only. */
export const inMemory: CounterStore = (_, limit) => {
	const counts = new BoundedCounts(limit);
	return {
		take: async (keys) => takeLocally(counts.for(keys)),
		giveBack: async (keys) => giveBackLocally(counts.for(keys)),
	};
};

/** The longest wait for a count in the database. */
const TIMEOUT_MS = 1_000;
/** A refusal is remembered for this long, so that a flood of requests does not reach the database. */
const REFUSAL_MS = 5_000;
const SWEEP_EVERY_MS = 60_000;

/**
 * Counts in Postgres, so that several processes count together (`limits.counts`). Each process uses no more
 * keys than its memory has room for, which also bounds the table. While the database is unavailable each
 * process counts on its own.
 */
export function inPostgres(sql: Sql): CounterStore {
	const sweep = sweeper(sql);
	return (name, limit) => {
		const counts = new BoundedCounts(limit);
		return {
			async take(keys) {
				const count = counts.for(keys);
				const now = performance.now();
				if (count.refusedUntil > now) return count.ends - now;
				sweep(now);
				const alone = takeLocally(count);
				const row = { ...limit, key: `${name}:${count.key}`, points: count.points };
				const answer = withTimeout(TIMEOUT_MS, takeInPostgres(sql, row));
				const wait = await answer.catch(() => alone);
				if (wait > 0)
					Object.assign(count, {
						ends: now + wait,
						refusedUntil: now + Math.min(wait, REFUSAL_MS),
					});
				return wait;
			},
			async giveBack(keys) {
				const count = counts.for(keys);
				giveBackLocally(count);
				const answer = giveBackInPostgres(sql, `${name}:${count.key}`);
				// If this fails, the point returns at the end of the window.
				await withTimeout(TIMEOUT_MS, answer).catch(() => {});
			},
		};
	};
}

function takeLocally(count: Count): number {
	if (count.taken >= count.points) return count.ends - performance.now();
	count.taken += 1;
	return 0;
}

function giveBackLocally(count: Count): void {
	count.taken = Math.max(0, count.taken - 1);
	count.refusedUntil = 0;
}

type Row = { key: string; points: number; duration: number };

/** Uses the database's clock, which all processes share. */
async function takeInPostgres(sql: Sql, { key, points, duration }: Row): Promise<number> {
	const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
	const rows = await sql`
		insert into limits.counts as counts (key, points, expire)
		values (${key}, 1, ${now} + ${duration * 1_000}::bigint)
		on conflict (key) do update set
			points = case when counts.expire <= ${now} then 1 else counts.points + 1 end,
			expire = case when counts.expire <= ${now} then excluded.expire else counts.expire end
		where counts.expire <= ${now} or counts.points < ${points}
		returning 1`;
	if (rows.length > 0) return 0;
	const [row] = await sql<{ wait: number }[]>`
		select (expire - ${now})::integer as wait from limits.counts where key = ${key}`;
	// The window may have ended in the meantime.
	return Math.max(1, row?.wait ?? 1);
}

async function giveBackInPostgres(sql: Sql, key: string): Promise<void> {
	await sql`update limits.counts set points = points - 1 where key = ${key} and points > 0`;
}

/** Deletes ended windows, at most once a minute, when a point is taken. */
function sweeper(sql: Sql): (now: number) => void {
	let last = Number.NEGATIVE_INFINITY;
	return (now) => {
		if (now - last < SWEEP_EVERY_MS) return;
		last = now;
		const ended = sql`
			delete from limits.counts
			where expire <= (extract(epoch from clock_timestamp()) * 1000)::bigint`;
		// A failure is harmless: it runs again in a minute.
		void ended.catch(() => {});
	};
}
