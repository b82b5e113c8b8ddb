import type { Sql, TransactionSql } from 'postgres';
import { pagesOf } from '#scripts/staff/pages-of.ts';
import type { Head, SequenceLine, TableLine } from './backup-file.ts';
import { createdByMigrations } from './site-schemas.ts';

/** The tables of this site. Unlogged ones are not saved: digests of a day's visitors. */
const SCHEMAS = ['auth', 'catalogue', 'outbox', 'public'];

/**
 * Reads everything in one transaction: rows written meanwhile are included completely or not at
 * all.
 * @returns as its last value, how many rows each table has
 */
export async function* dump(
	transaction: TransactionSql,
	at: Date,
): AsyncGenerator<string, Record<string, number>> {
	await transaction`set local statement_timeout = 0`;
	const rows: Record<string, number> = {};
	const applied = await transaction<{ version: string }[]>`
		select version from supabase_migrations.schema_migrations order by version`;
	const migrations = applied.map(({ version }) => version);
	yield line({
		format: 'internships-backup',
		version: 1,
		at: at.toISOString(),
		migrations,
	} satisfies Head);
	const tables = await listTables(transaction);
	for (const table of tables) {
		yield line(table);
		rows[table.table] = yield* rowsOf(transaction, table);
	}
	for (const sequence of await listSequences(transaction, tables)) yield line(sequence);
	return rows;
}

const line = (value: object) => `${JSON.stringify(value)}\n`;

async function* rowsOf(
	transaction: TransactionSql,
	{ table, columns }: TableLine,
): AsyncGenerator<string, number> {
	const values = columns.map((column) => `${column}::text`).join(', ');
	const query = transaction<{ row: string }[]>`
		select json_build_array(${transaction.unsafe(values)})::text as row from ${transaction.unsafe(table)}`;
	let count = 0;
	for await (const rows of pagesOf(transaction, query)) {
		count += rows.length;
		yield rows.map(({ row }) => `${row}\n`).join('');
	}
	return count;
}

/** The auth server's tables and those of our migrations. A table comes after those that its rows point to; generated columns make themselves. */
async function listTables(sql: Sql | TransactionSql): Promise<TableLine[]> {
	const tables = await sql<(TableLine & { needs: string[] })[]>`
		select format('%I.%I', nspname, relname) as "table",
			(select array_agg(quote_ident(attname) order by attnum) from pg_attribute
				where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
			) as columns,
			array(select distinct format('%I.%I', other_space.nspname, other.relname)
				from pg_constraint
				join pg_class other on other.oid = confrelid
				join pg_namespace other_space on other_space.oid = other.relnamespace
				where conrelid = class.oid and contype = 'f' and confrelid <> conrelid
			) as needs
		from pg_class class join pg_namespace space on space.oid = relnamespace
		where relkind = 'r' and relpersistence = 'p' and nspname = any(${SCHEMAS}) order by 1`;
	const created = await createdByMigrations(sql);
	const isSiteTable = (table: string) => table.startsWith('auth.') || created.has(table);
	const ordered: TableLine[] = [];
	const isReady = ({ needs }: { needs: string[] }) =>
		needs.every((need) => ordered.some(({ table }) => table === need));
	for (let left = tables.filter(({ table }) => isSiteTable(table)); left.length > 0; ) {
		const next = left.find(isReady);
		if (!next) throw new Error('The tables point at each other in a circle.');
		ordered.push({ table: next.table, columns: next.columns });
		left = left.filter((table) => table !== next);
	}
	return ordered;
}

/** The sequences that belong to a column of these tables. */
async function listSequences(sql: TransactionSql, tables: TableLine[]): Promise<SequenceLine[]> {
	const names = await sql<{ name: string }[]>`
		select format('%I.%I', nspname, relname) as name
		from pg_class class join pg_namespace space on space.oid = relnamespace
		join pg_depend on classid = 'pg_class'::regclass and objid = class.oid and refobjsubid > 0
		where relkind = 'S' and refobjid = any(${tables.map(({ table }) => table)}::regclass[])
		order by 1`;
	const sequences: SequenceLine[] = [];
	for (const { name } of names) {
		const [row] = await sql.unsafe<{ value: string; called: boolean }[]>(
			`select last_value as value, is_called as called from ${name}`,
		);
		if (row) sequences.push({ sequence: name, ...row });
	}
	return sequences;
}
