/**
 * Accounts between lite and a hosted project: both have the tables of supabase/auth, with other columns and types. In a
 * project they belong to another role, so that rows can only be added.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TransactionSql } from 'postgres';
import type { TableLine } from './backup-file.ts';

/**
 * What moves, and what a backup of a hosted project has of its accounts. Sessions end: each of the two refuses the tokens
 * of the other, by their form.
 */
export const ACCOUNT_TABLES = ['auth.audit_log_entries', 'auth.identities', 'auth.users'];

export const isOfAccounts = (table: string) => table.startsWith('auth.');

type Column = { name: string; type: string };

/** The columns that rows may be given for; none where the table is not there. */
function columnsOf(sql: TransactionSql, table: string) {
	return sql<Column[]>`
		select attname as name, format_type(atttypid, atttypmod) as type
		from pg_attribute where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped
			and attgenerated = ''`;
}

/** Whether the rows of a backup go into this table as they are. */
export async function fitsAsItIs(
	sql: TransactionSql,
	{ table, columns }: TableLine,
): Promise<boolean> {
	const [owned] = await sql`
		select where pg_has_role((select relowner from pg_class where oid = to_regclass(${table})), 'usage')`;
	const names = (await columnsOf(sql, table)).map(({ name }) => name);
	return owned !== undefined && columns.every((column) => names.includes(column));
}

/** supabase/auth finds no account of another instance, and reads no text that is null. */
const INSTANCE = "'00000000-0000-0000-0000-000000000000'::uuid";
const NEVER_NULL = [
	'confirmation_token',
	'email_change',
	'email_change_token_current',
	'email_change_token_new',
	'phone_change',
	'phone_change_token',
	'reauthentication_token',
	'recovery_token',
];

/** Lite stores a JSON text within the JSON, supabase/auth the object. */
const object = (column: string, type: string) =>
	`case when jsonb_typeof(${column}::jsonb) = 'string' then (${column}::jsonb #>> '{}')::${type} else ${column}::${type} end`;

function expressionOf({ name, type }: Column): string {
	const column = `staged."${name}"`;
	if (type === 'json' || type === 'jsonb') return object(column, type);
	if (name === 'phone') return `nullif(${column}, '')`;
	const value = `${column}::${type}`;
	return NEVER_NULL.includes(name) ? `coalesce(${value}, '')` : value;
}

/**
 * Adds rows of accounts to a table with other columns. What the table has no column for is left.
 * @returns whether the table is there
 */
export async function addAccounts(
	transaction: TransactionSql,
	{ table, columns }: TableLine,
	rows: AsyncGenerator<Buffer>,
): Promise<boolean> {
	await transaction.unsafe(
		`create temporary table staged (${columns.map((name) => `${name} text`).join(', ')}) on commit drop`,
	);
	const copy = await transaction.unsafe('copy staged from stdin').writable();
	await pipeline(Readable.from(rows, { highWaterMark: 2 }), copy);
	const there = await columnsOf(transaction, table);
	const taken = there.filter(({ name }) => columns.includes(name));
	const names = taken.map(({ name }) => `"${name}"`);
	const values = taken.map(expressionOf);
	if (there.some(({ name }) => name === 'instance_id') && !columns.includes('instance_id')) {
		names.push('instance_id');
		values.push(INSTANCE);
	}
	const offered = ACCOUNT_TABLES.includes(table) && there.length > 0;
	if (offered)
		await transaction.unsafe(
			`insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from staged`,
		);
	if (offered && table === 'auth.users') await addMailedCodes(transaction);
	await transaction.unsafe('drop table staged');
	return offered;
}

/** supabase/auth looks the codes of mailed links up in a table of their own. */
async function addMailedCodes(transaction: TransactionSql): Promise<void> {
	const [table] = await transaction`select where to_regclass('auth.one_time_tokens') is not null`;
	if (!table) return;
	await transaction.unsafe(`
		insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
		select gen_random_uuid(), users.id, kind::auth.one_time_token_type, code, address
		from auth.users as users, lateral (values
			('confirmation_token', users.confirmation_token, users.email),
			('recovery_token', users.recovery_token, users.email),
			('email_change_token_new', users.email_change_token_new, users.email_change)
		) as mailed (kind, code, address)
		where code <> ''`);
}
