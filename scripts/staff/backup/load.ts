import type { Sql, TransactionSql } from 'postgres';
import {
	type End,
	linesOf,
	type RowLine,
	type SequenceLine,
	type TableLine,
} from './backup-file.ts';

/** How many rows go into one statement. */
const BATCH = 200;

/**
 * Puts a checked backup's rows into tables that migrations have just made: all of them or none.
 * @param report called with the number of rows that have been read so far
 * @throws where a row does not fit, or one is missing at the end
 */
export async function load(
	sql: Sql,
	file: string,
	{ rows }: End,
	report: (done: number) => void,
): Promise<void> {
	await sql.begin(async (transaction) => {
		await transaction`set local statement_timeout = 0`;
		let table: Loader | undefined;
		let done = 0;
		for await (const line of linesOf(file)) {
			const read = JSON.parse(line) as RowLine | TableLine | SequenceLine;
			if (Array.isArray(read)) {
				await table?.add(line);
				done += 1;
				report(done);
				continue;
			}
			await table?.end();
			table = 'table' in read ? await loader(transaction, read) : undefined;
			if ('sequence' in read) await setSequence(transaction, read);
		}
		for (const [table, count] of Object.entries(rows)) await compare(transaction, table, count);
	});
}

type Loader = { add(row: string): Promise<void>; end(): Promise<void> };

/**
 * Triggers are off: they would set timestamps and drop values, but restored rows must not change.
 */
async function loader(transaction: TransactionSql, line: TableLine): Promise<Loader> {
	const { table } = line;
	const statement = await insertion(transaction, line);
	await transaction.unsafe(`alter table ${table} disable trigger user`);
	// A migration may have made a row of its own, such as the version of the catalogue.
	await transaction.unsafe(`delete from ${table}`);
	let waiting: string[] = [];
	const send = async () => {
		await transaction.unsafe(statement, [`[${waiting.join()}]`]);
		waiting = [];
	};
	return {
		add: async (row) => {
			waiting.push(row);
			if (waiting.length === BATCH) await send();
		},
		end: async () => {
			if (waiting.length > 0) await send();
			await transaction.unsafe(`alter table ${table} enable trigger user`);
		},
	};
}

/** Each text is converted to the type of its column. */
async function insertion(sql: TransactionSql, { table, columns }: TableLine): Promise<string> {
	const types = await sql<{ name: string; type: string }[]>`
		select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type
		from pg_attribute where attrelid = ${table}::regclass and attnum > 0`;
	const values = columns.map((column, at) => {
		const type = types.find(({ name }) => name === column)?.type;
		if (!type) throw new Error('A column of the backup has no place here.');
		return `(line ->> ${at})::${type}`;
	});
	return `insert into ${table} (${columns.join(', ')}) overriding system value
		select ${values.join(', ')} from json_array_elements($1::text::json) as line`;
}

async function setSequence(
	sql: TransactionSql,
	{ sequence, value, called }: SequenceLine,
): Promise<void> {
	await sql`select setval(${sequence}::text::regclass, ${value}::bigint, ${called})`;
}

async function compare(sql: TransactionSql, table: string, count: number): Promise<void> {
	const [found] = await sql.unsafe<{ n: number }[]>(`select count(*)::int as n from ${table}`);
	if (found?.n !== count) throw new Error('Not every row of the backup arrived.');
}
