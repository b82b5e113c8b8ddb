import type { Readable } from 'node:stream';
import type { Sql, TransactionSql } from 'postgres';
import { ACCOUNT_TABLES, isOfAccounts } from './accounts.ts';
import {
	END_OF_ROWS,
	type Head,
	type Part,
	type SequenceLine,
	type Sums,
	summing,
	type TableLine,
	VERSION,
} from './backup-file.ts';
import { createdByMigrations, SITE_SCHEMAS } from './site-schemas.ts';

/** What each start writes anew, and the history of the migrations. */
const NOT_SAVED = ['application_rules.moves', 'application_rules.rejection_reasons'];
const HISTORY = 'supabase_migrations';

/**
 * Reads everything in one transaction: rows written meanwhile are included completely or not at
 * all.
 * @param report called with the number of rows that have been read so far, and about how many there are
 * @returns as its last value, what each table has
 */
export async function* dump(
	transaction: TransactionSql,
	at: Date,
	report: (done: number, all: number) => void = () => {},
): AsyncGenerator<Part, Sums> {
	await prepare(transaction);
	const applied = await transaction<{ version: string }[]>`
		select version from supabase_migrations.schema_migrations order by version`;
	const migrations = applied.map(({ version }) => version);
	yield line({
		format: 'internships-backup',
		version: VERSION,
		at: at.toISOString(),
		migrations,
	} satisfies Head);
	const tables = await listTables(transaction);
	const about = await countAbout(transaction, tables);
	const sums: Sums = {};
	let done = 0;
	for (const { table, columns } of tables) {
		yield line({ table, columns } satisfies TableLine);
		const sum = summing();
		for await (const rows of await rowsOf(transaction, { table, columns })) {
			done += sum.add(rows);
			report(done, Math.max(done, about));
			yield rows;
		}
		sums[table] = sum.end();
		yield END_OF_ROWS;
	}
	for (const sequence of await listSequences(transaction, tables)) yield line(sequence);
	return sums;
}

const line = (value: object) => JSON.stringify(value);

/** Values are written in the same way whatever the database's own settings are, and no policy leaves out a row. */
async function prepare(transaction: TransactionSql): Promise<void> {
	await transaction.unsafe(`
		set local statement_timeout = 0;
		set local datestyle = iso;
		set local intervalstyle = postgres;
		set local timezone = utc;
		set local extra_float_digits = 3;
		set local bytea_output = hex;
		set local row_security = off`);
}

const rowsOf = (transaction: TransactionSql, { table, columns }: TableLine): Promise<Readable> =>
	transaction.unsafe(`copy ${table} (${columns.join(', ')}) to stdout`).readable();

/** How many rows there were when Postgres last counted them. */
async function countAbout(sql: TransactionSql, tables: TableLine[]): Promise<number> {
	const [row] = await sql<{ about: number }[]>`
		select coalesce(sum(greatest(reltuples, 0)), 0)::float8 as about from pg_class
		where oid = any(${tables.map(({ table }) => table)}::regclass[])`;
	return Math.round(row?.about ?? 0);
}

/**
 * The auth server's tables and those of our migrations. Unlogged ones are not saved: digests of a day's visitors. A table comes
 * after those that its rows point to; generated columns make themselves.
 */
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
		where relkind = 'r' and relpersistence = 'p' and nspname = any(${SITE_SCHEMAS}) and nspname <> ${HISTORY}
		order by 1`;
	const created = await createdByMigrations(sql);
	const [project] = await sql`select where to_regclass('auth.one_time_tokens') is not null`;
	const isSiteTable = (table: string) =>
		isOfAccounts(table)
			? !project || ACCOUNT_TABLES.includes(table)
			: created.has(table) && !NOT_SAVED.includes(table);
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
