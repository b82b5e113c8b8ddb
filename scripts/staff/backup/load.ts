import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql, TransactionSql } from 'postgres';
import { addAccounts, fitsAsItIs, isOfAccounts } from './accounts.ts';
import {
	type CheckedBackup,
	END_OF_ROWS,
	type Part,
	partsOf,
	rowsIn,
	type SequenceLine,
	type TableLine,
} from './backup-file.ts';
import { counted } from './progress.ts';

/**
 * Puts a checked backup's rows into tables that migrations have just made: all of them or none.
 * @param say called with what is being done now, in words
 * @returns how many rows of accounts were left out, such as sessions
 * @throws where a row does not fit, or one is missing at the end
 */
export async function load(
	sql: Sql,
	file: string,
	{ version, tables }: CheckedBackup,
	say: (text: string) => void,
): Promise<number> {
	const all = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
	return sql.begin(async (transaction) => {
		await transaction.unsafe(`
			set local statement_timeout = 0;
			set local maintenance_work_mem = '${INDEX_MEMORY}'`);
		const owned = await ownedTables(transaction, Object.keys(tables));
		const makeAgain = await dropIndexes(transaction, owned);
		const parts = version === 1 ? asCopied(partsOf(file)) : partsOf(file);
		let done = 0;
		const leftOut: string[] = [];
		const count = (data: Buffer) => {
			done += rowsIn(data);
			say(`${counted(done)} of ${counted(all)} rows.`);
		};
		for (let part = await parts.next(); !part.done; part = await parts.next()) {
			const line = JSON.parse(part.value as string) as TableLine | SequenceLine;
			if ('table' in line && !(await put(transaction, line, rowsOf(parts, count))))
				leftOut.push(line.table);
			if ('sequence' in line) await setSequence(transaction, line);
		}
		for (const [place, statement] of makeAgain.entries()) {
			say(`Indexes and references: ${place} of ${makeAgain.length}.`);
			await transaction.unsafe(statement);
		}
		for (const [table, { rows }] of Object.entries(tables))
			if (!leftOut.includes(table)) await compare(transaction, table, rows);
		return leftOut.reduce((sum, table) => sum + (tables[table]?.rows ?? 0), 0);
	});
}

/** @returns false for rows of accounts that do not move */
async function put(
	transaction: TransactionSql,
	line: TableLine,
	rows: AsyncGenerator<Buffer>,
): Promise<boolean> {
	if (isOfAccounts(line.table) && !(await fitsAsItIs(transaction, line)))
		return addAccounts(transaction, line, rows);
	await fill(transaction, line, rows);
	return true;
}

/** Of these tables, those that are there and not another role's. */
async function ownedTables(sql: TransactionSql, tables: string[]): Promise<string[]> {
	const owned = await sql<{ name: string }[]>`
		select name from unnest(${tables}::text[]) as name
		join pg_class on pg_class.oid = to_regclass(name) where pg_has_role(relowner, 'usage')`;
	return owned.map(({ name }) => name);
}

/** For each index that is made, beside what Postgres uses for the rest. */
const INDEX_MEMORY = '128MB';

/**
 * An index is made several times as fast from all rows as row by row; so are references checked. Primary keys and
 * other unique constraints stay.
 * @returns the statements that make them again
 */
async function dropIndexes(sql: TransactionSql, tables: string[]): Promise<string[]> {
	const dropped = await sql<{ drop: string; make: string }[]>`
		with ours as (select unnest(${tables}::text[])::regclass as oid)
		select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
			format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make,
			1 as place
		from pg_constraint where contype = 'f' and (conrelid in (select oid from ours) or confrelid in (select oid from ours))
		union all
		select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 2
		from pg_index where indrelid in (select oid from ours) and not exists (
			select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x')
		) order by place, drop`;
	for (const { drop } of dropped) await sql.unsafe(drop);
	// References need the indexes of what they point to.
	return dropped.map(({ make }) => make).reverse();
}

/** The rows up to the end of their table. */
async function* rowsOf(
	parts: AsyncGenerator<Part>,
	count: (data: Buffer) => void,
): AsyncGenerator<Buffer> {
	for (let part = await parts.next(); !part.done; part = await parts.next()) {
		if (typeof part.value === 'string') return;
		count(part.value);
		yield part.value;
	}
}

/** How many rows of version 1 go into one chunk. */
const BATCH = 500;

/** The rows of version 1, arrays of texts, as COPY would have written them. */
async function* asCopied(parts: AsyncGenerator<Part>): AsyncGenerator<Part> {
	const waiting: string[] = [];
	let inTable = false;
	const send = () => Buffer.from(waiting.splice(0).join(''));
	for await (const part of parts) {
		const line = String(part);
		if (line.startsWith('[')) {
			waiting.push(copied(JSON.parse(line)));
			if (waiting.length === BATCH) yield send();
			continue;
		}
		if (waiting.length > 0) yield send();
		if (inTable) yield END_OF_ROWS;
		inTable = line.startsWith('{"table":');
		yield line;
	}
}

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const copied = (row: (string | null)[]) =>
	`${row.map((value) => value?.replace(/[\\\t\n\r]/g, (letter) => ESCAPED[letter] ?? '') ?? '\\N').join('\t')}\n`;

/**
 * Triggers are off: they would set timestamps and drop values, but restored rows must not change.
 */
async function fill(
	transaction: TransactionSql,
	{ table, columns }: TableLine,
	rows: AsyncGenerator<Buffer>,
): Promise<void> {
	await transaction.unsafe(`alter table ${table} disable trigger user`);
	// A migration may have made a row of its own, such as the version of the catalogue.
	await transaction.unsafe(`truncate ${table}`);
	// Frozen rows are read from indexes alone at once, without a vacuum first.
	const copy = `copy ${table} (${columns.join(', ')}) from stdin with (freeze)`;
	const target = await transaction.unsafe(copy).writable();
	await pipeline(Readable.from(rows, { highWaterMark: 2 }), target);
	await transaction.unsafe(`alter table ${table} enable trigger user; analyze ${table}`);
}

async function setSequence(
	sql: TransactionSql,
	{ sequence, value, called }: SequenceLine,
): Promise<void> {
	await sql`select setval(${sequence}::text::regclass, ${value}::bigint, ${called})`;
}

async function compare(sql: TransactionSql, table: string, count: number): Promise<void> {
	const [row] = await sql.unsafe<{ n: number }[]>(`select count(*)::int as n from ${table}`);
	if (row?.n !== count) throw new Error('Not every row of the backup arrived.');
}
