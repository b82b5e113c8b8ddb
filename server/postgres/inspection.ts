import type { Sql } from 'postgres';
import type { Inspection } from '#server/http/monitoring/health.ts';
import { withTimeout } from '#server/http/with-timeout.ts';
import { listMigrations } from '#server/postgres/migration-history.ts';

/** Anyone may request this: within this time the last result is reused. */
const FRESH_MS = 1_000;
const NOTHING: Inspection = { database: false, writes: false, migrations: false, outbox: false };

/** @returns a function that checks the database and never rejects */
export function inspector(sql: Sql): () => Promise<Inspection> {
	let last: { at: number; result: Promise<Inspection> } | undefined;
	return () => {
		const at = performance.now();
		if (!last || at - last.at > FRESH_MS)
			// Unavailable or too slow: its parts are unknown.
			last = { at, result: withTimeout(1_500, look(sql)).catch(() => NOTHING) };
		return last.result;
	};
}

async function look(sql: Sql): Promise<Inspection> {
	const [files, writes] = await Promise.all([listMigrations(), canWrite(sql)]);
	const [row] = await sql<Row[]>`
		select
			(select count(*)::int from supabase_migrations.schema_migrations
				where version = any(${files.map(({ version }) => version)})) as applied,
			count(*) filter (where set_aside_at is null)::int as waiting,
			count(*) filter (where set_aside_at is not null)::int as set_aside,
			coalesce(extract(epoch from
				clock_timestamp() - min(created_at) filter (where set_aside_at is null)
			), 0)::int as oldest,
			count(*) filter (
				where attempts = 0 and set_aside_at is null
					and created_at < clock_timestamp() - interval '2 minutes'
			)::int as untouched,
			(select refused is not null from retention.state) as refused
		from outbox.mails where not caught and sent_at is null and refused_at is null`;
	if (!row) return NOTHING;
	return {
		database: true,
		writes,
		migrations: row.applied === files.length,
		outbox: row.untouched === 0,
		mails: { waiting: row.waiting, oldestSeconds: row.oldest, setAside: row.set_aside },
		retentionRefused: row.refused,
	};
}

/**
 * Whether there is room for new rows: sorts a megabyte, which needs a temporary file. Inserting a row would
 * not show it, as on a full disk some rows still fit into existing pages.
 */
async function canWrite(sql: Sql): Promise<boolean> {
	try {
		return await sql.begin(async (transaction) => {
			await transaction`set local work_mem = '64kB'`;
			const [row] = await transaction<{ writable: boolean }[]>`
				select count(*) > 0 and current_setting('transaction_read_only') = 'off' as writable
				from generate_series(1, 50000)`;
			return row?.writable ?? false;
		});
	} catch {
		// No room, or unavailable.
		return false;
	}
}

type Row = {
	applied: number;
	waiting: number;
	set_aside: number;
	oldest: number;
	untouched: number;
	refused: boolean;
};
