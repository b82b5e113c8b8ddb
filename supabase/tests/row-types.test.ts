import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { application } from '#schema/applications/application.ts';
import { contact, subscription } from '#schema/contact.ts';
import { employerProfile } from '#schema/employers/employer.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';
import { type Declared, statementsIn } from './row-types.ts';

let started: TestBackend;
let sql: Sql;
beforeAll(async () => {
	started = await startTestBackend();
	sql = postgres(started.adminUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
	await sql?.end();
	await started?.close();
	await dropTestDatabases();
});

const statements = readdirSync('server', { recursive: true, encoding: 'utf8' })
	.filter((path) => /(?<!\.test)\.ts$/.test(path))
	.flatMap((path) => statementsIn(join('server', path)));

/** What the client of the server makes of a type of Postgres; everything else is an object. */
const kinds: Partial<Record<Declared['is'], string[]>> = {
	string: ['text', 'varchar', 'bpchar', 'name', 'uuid', 'int8', 'numeric', 'xid8'],
	number: ['int2', 'int4', 'float4', 'float8', 'oid'],
	boolean: ['bool'],
};

/** Where a column can be null, and the statement alone says why it is not in its rows. */
const NEVER_NULL: Record<string, string> = {
	'server/api/applications/application-rows.ts name': 'it comes with the CV, which is joined',
	'server/deeds/applications/offers.ts spots': 'having compares it',
	'server/deeds/connections/post-draft.ts draft_id': 'stored in the transaction that adds the row',
	'server/mail/colleagues/named-mails.ts user_id': 'compared with those who are asked for',
	'server/mail/staff/answer-mails.ts answer': 'a message is returned with one',
};

type Column = { name: string; type: number; table: number; number: number };

test('types of rows name the columns of their statements, with their kinds, and null where it can be', async () => {
	const types = await sql<
		{ oid: number; name: string }[]
	>`select oid::integer, typname as name from pg_type`;
	const nameOfType = new Map(types.map(({ oid, name }) => [oid, name]));
	const stored = await sql<{ place: string; name: string; nullable: boolean }[]>`
		select concat(attrelid::integer, ' ', attnum) as place, attname as name, relkind = 'r' and not attnotnull as nullable
		from pg_attribute join pg_class on pg_class.oid = attrelid where attnum > 0`;
	const storedAt = new Map(stored.map((column) => [column.place, column]));
	const faults: string[] = [];
	const excepted = new Set<string>();
	const unread: string[] = [];
	for (const { place, columns, text } of statements) {
		const described = text === null ? null : await describeColumns(text);
		if (!columns || !described || text === null) {
			unread.push(place);
			continue;
		}
		for (const [name, { is, orNull, optional }] of columns) {
			// Of two with one name the client has the last.
			const column = described.findLast((one) => one.name === name);
			if (!column) {
				if (!optional) faults.push(`${place}: no ${name}`);
				continue;
			}
			const type = nameOfType.get(column.type) ?? '';
			if (is !== 'other' && !kinds[is]?.includes(type))
				faults.push(`${place}: ${name} is ${type}, not a ${is}`);
			const origin = storedAt.get(`${column.table} ${column.number}`);
			if (!origin?.nullable || orNull || text.includes(`${origin.name} is not null`)) continue;
			const exception = `${place.replace(/:.*/, '')} ${name}`;
			if (exception in NEVER_NULL) excepted.add(exception);
			else faults.push(`${place}: ${name} can be null`);
		}
	}
	expect(faults).toEqual([]);
	expect([...excepted].toSorted()).toEqual(Object.keys(NEVER_NULL).toSorted());
	// Put together as they run.
	expect(unread.length, unread.join('\n')).toBeLessThan(statements.length / 10);
});

/** Null for a statement of which a part is put in as it runs. */
async function describeColumns(text: string): Promise<Column[] | null> {
	try {
		return (await sql.unsafe(text).describe()).columns as unknown as Column[];
	} catch {
		return null;
	}
}

describe('what clients may write into', () => {
	const written: [table: string, entries: v.ObjectEntries][] = [
		['applications', application.entries],
		['contacts', contact.entries],
		['newsletter_subscriptions', subscription.entries],
		['employers', employerProfile(2026).entries],
	];
	test.each(written)('%s are its columns, and null where they can be', async (table, entries) => {
		const columns = await sql<{ name: string; nullable: boolean; has_default: boolean }[]>`
			select column_name as name, is_nullable = 'YES' as nullable, column_default is not null as has_default
			from information_schema.columns where table_schema = 'public' and table_name = ${table}`;
		const mayBe = (name: string, value: unknown) => {
			const entry = entries[name];
			return entry !== undefined && v.safeParse(entry as v.GenericSchema, value).success;
		};
		const names = columns.map(({ name }) => name);
		expect(Object.keys(entries).filter((name) => !names.includes(name))).toEqual([]);
		const needed = columns.filter(({ nullable, has_default }) => !nullable && !has_default);
		expect(needed.filter(({ name }) => !(name in entries))).toEqual([]);
		const required = columns.filter(({ name, nullable }) => name in entries && !nullable);
		expect(required.filter(({ name }) => mayBe(name, null))).toEqual([]);
	});
});
