import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { checkBackup, writeBackup } from '#scripts/staff/backup/backup-file.ts';
import { dump } from '#scripts/staff/backup/dump.ts';
import { restore } from '#scripts/staff/backup/restore.ts';
import { createBackend } from '#server/backend/backend.ts';
import { prepareForLite } from '#server/backend/lite-backend.ts';
import { type RunningConfig, readConfig, withPort } from '#server/config.ts';
import { connect, openDatabase } from '#server/postgres/database.ts';
import { EARLIER, listMigrations } from '#server/postgres/migration-history.ts';
import { loadSecrets } from '#server/secrets.ts';
import { dropTestDatabases, freshDatabase, jwtSecret, testLog } from '#test/servers/backend.ts';
import { catalogueOf, functionBodies } from './catalogue.ts';

const EARLIER_STATE = join(import.meta.dirname, 'state-of-18750ca.sql');
/** Tables that a start writes, or that newer migrations write to. */
const WRITTEN = [
	'application_rules.moves',
	'application_rules.rejection_reasons',
	'catalogue.state',
	'catalogue.view_salts',
	'catalogue.view_digests',
];

/** Triggers that newer migrations drop, with their functions. */
const DROPPED_TRIGGERS =
	/^trigger public\.(applications CREATE TRIGGER ([a-d]_\w+|note_submission|pause_full)|application_events CREATE TRIGGER note_news) /;

/** Tables that newer migrations have dropped. */
const DROPPED = ['posting_rules.wages', 'catalogue.words'];

/** Columns that newer migrations have replaced or dropped. */
const REPLACED = [
	'public.application_copies.cv',
	'public.internship_drafts.claimed_by',
	'public.internship_drafts.claimed_until',
	'public.internships.head',
	'public.internships.stems',
];

type Opened = { config: RunningConfig; sql: Sql; folder: string };
const versions = (await listMigrations()).map(({ version }) => version);
let earlier: Opened;

beforeEach(async () => {
	earlier = await openFresh();
	// The accounts and the roles, without a migration.
	await start(earlier, '0');
	await earlier.sql`drop table supabase_migrations.functions`;
	await earlier.sql.unsafe(await readFile(EARLIER_STATE, 'utf8'));
});
afterAll(dropTestDatabases);

async function openFresh(): Promise<Opened> {
	const { url, dataDir } = await freshDatabase();
	const settings = withPort(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), 3999);
	const config = { ...settings, jwtSecret, database: { kind: 'url' as const, url } };
	const sql = connect(url, { max: 1 });
	onTestFinished(() => sql.end());
	return { config, sql, folder: dataDir };
}

async function start({ config }: Opened, last?: string): Promise<void> {
	const secrets = await loadSecrets(config);
	const database = await openDatabase(config, secrets, testLog());
	await prepareForLite(config, secrets, database, testLog(), { last });
}

async function history(sql: Sql): Promise<string[]> {
	const rows = await sql`select version from supabase_migrations.schema_migrations order by 1`;
	return rows.map(({ version }) => version);
}

/** What the migrations read of the tables that pg-boss 10.4.2 made. */
const PG_BOSS = `
	create schema pgboss;
	create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
	create table pgboss.queue (name text primary key);
	insert into pgboss.queue values ('mail'), ('__pgboss__send-it');
	create table pgboss.job (
		id uuid not null default gen_random_uuid(), name text not null, data jsonb,
		state pgboss.job_state not null default 'created', retry_delay integer not null default 0,
		start_after timestamptz not null default now(), started_on timestamptz,
		primary key (name, id)
	) partition by list (name);
	create table pgboss.mail_jobs partition of pgboss.job for values in ('mail');`;

const minute = (number: number) => new Date(Date.UTC(2030, 1, 1, 0, number));

async function schemas(sql: Sql): Promise<string[]> {
	return (await sql`select nspname as name from pg_namespace`).map(({ name }) => name);
}

type Rows = Record<string, unknown[]>;

/** @param columns of which tables which columns; of all tables all by default */
async function rowsOf(sql: Sql, columns?: Record<string, string[]>): Promise<Rows> {
	const rows: Rows = {};
	for (const [table, names] of Object.entries(columns ?? (await columnsOf(sql)))) {
		const list = names.map((name) => `"${name}"::text`).join();
		rows[table] = (await sql.unsafe(`select array[${list}] as row from ${table} order by 1`)).map(
			({ row }) => row,
		);
	}
	return rows;
}

async function columnsOf(sql: Sql): Promise<Record<string, string[]>> {
	const tables = await sql<{ name: string; columns: string[] }[]>`
		select format('%I.%I', nspname, relname) as name, array(select attname::text from pg_attribute
			where attrelid = class.oid and attnum > 0 and not attisdropped order by attnum) as columns
		from pg_class class join pg_namespace space on space.oid = relnamespace
		where relkind = 'r' and nspname <> all('{auth,supabase_migrations,pg_catalog,information_schema}')`;
	return Object.fromEntries(
		tables
			.filter(({ name }) => !DROPPED.includes(name))
			.map(({ name, columns }) => [
				name,
				columns.filter((column) => !REPLACED.includes(`${name}.${column}`)),
			]),
	);
}

describe('a database of the commit 18750ca', () => {
	test('goes on with every row, and is then as a new one', async () => {
		const columns = await columnsOf(earlier.sql);
		const before = await rowsOf(earlier.sql, columns);
		expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
		await start(earlier);
		const after = await rowsOf(earlier.sql, columns);
		for (const table of WRITTEN) {
			delete before[table];
			delete after[table];
		}
		expect(Object.keys(before).length).toBeGreaterThan(35);
		expect(after).toEqual(before);
		expect(
			await earlier.sql`select cv_name, encode(content, 'escape') as cv from public.application_copies
				join public.sent_cvs on sent_cvs.id = sent_cv`,
		).toEqual([{ cv_name: 'ann-lee.pdf', cv: '%PDF-1.7' }]);
		expect(
			await earlier.sql`select employers.id = employer_id as own, member.user_id = employers.user_id as same, role
				from public.company_members as member, public.employers`,
		).toEqual([{ own: true, same: true, role: 'owner' }]);
		expect(await history(earlier.sql)).toEqual(versions);
		const fresh = await openFresh();
		await start(fresh);
		expect(await catalogueOf(earlier.sql)).toEqual(await catalogueOf(fresh.sql));
		expect(await functionBodies(earlier.sql)).toEqual(await functionBodies(fresh.sql));
	});

	test('keeps the draft that a member of staff has open, theirs', async () => {
		const [draft] = await earlier.sql.begin(async (tx) => {
			// The triggers of that state have no bodies.
			await tx`set local session_replication_role = replica`;
			return tx`
				update public.internship_drafts set claimed_until = now() + interval '1 hour'
				returning id, claimed_by`;
		});
		await start(earlier);
		expect(await earlier.sql`select draft_id as id, claimed_by from public.staff_claims`).toEqual([
			draft,
		]);
	});

	test('keeps when each waiting mail is due, without the jobs of pg-boss', async () => {
		const mail = (name: string) => earlier.sql<{ id: string }[]>`
			insert into outbox.mails (recipient, subject, body_text, body_html, caught)
			values ('ann@example.org', ${`Mail ${name}`}, 't', 'h', false) returning id`;
		await earlier.sql.unsafe(PG_BOSS);
		const add = async (name: string, state: string) => {
			const [row] = await mail(name);
			await earlier.sql`
				insert into pgboss.job (name, data, state, retry_delay, start_after, started_on)
				values ('mail', ${earlier.sql.json({ id: row?.id ?? '' })}, ${state}::pgboss.job_state, 60, '2030-01-01T00:00:00Z',
					case when ${state} = 'active' then '2030-02-01T00:00:00Z'::timestamptz end)`;
		};
		await add('new', 'created');
		await add('postponed', 'retry');
		await add('being sent', 'active');
		await add('failed', 'failed');
		await mail('without a job');
		await start(earlier);
		expect(
			await earlier.sql`select subject, due_at <= clock_timestamp() as now, due_at, taken_at from outbox.mails
				where subject like 'Mail %' order by subject`,
		).toMatchObject([
			{ subject: 'Mail being sent', due_at: minute(1), taken_at: minute(0) },
			{ subject: 'Mail failed', now: true, taken_at: null },
			{ subject: 'Mail new', due_at: new Date('2030-01-01T00:00:00Z'), taken_at: null },
			{ subject: 'Mail postponed', due_at: new Date('2030-01-01T00:00:00Z'), taken_at: null },
			{ subject: 'Mail without a job', now: true, taken_at: null },
		]);
		expect(await schemas(earlier.sql)).not.toContain('pgboss');
	});

	test('keeps the jobs of another program in pg-boss', async () => {
		await earlier.sql.unsafe(PG_BOSS);
		await earlier.sql`insert into pgboss.queue (name) values ('theirs')`;
		await start(earlier);
		expect(await schemas(earlier.sql)).toContain('pgboss');
	});

	test('serves then, and starts again without a change', async () => {
		const backend = await createBackend(earlier.config, testLog());
		expect(await backend.inspect()).toMatchObject({ database: true, migrations: true });
		await backend.close();
		const tables = await rowsOf(earlier.sql);
		await start(earlier);
		expect(await rowsOf(earlier.sql)).toEqual(tables);
	});

	test('has the tables of the present files before 20261124', async () => {
		const fresh = await openFresh();
		await start(fresh, '20261123999999');
		const tablesOf = async (sql: Sql) =>
			(await catalogueOf(sql)).filter(
				(line) => !/^(function|schema) /.test(line) && !DROPPED_TRIGGERS.test(line),
			);
		const expected = await tablesOf(fresh.sql);
		expect(expected.length).toBeGreaterThan(900);
		expect(await tablesOf(earlier.sql)).toEqual(expected);
	});

	test('goes on once where two processes start together', async () => {
		await Promise.all([start(earlier), start(earlier)]);
		expect(await history(earlier.sql)).toEqual(versions);
	});

	test('is as it was where the upgrade fails', async () => {
		await earlier.sql`create function staff_rules.is_staff(given text) returns text language sql as 'select 1'`;
		const before = [
			await rowsOf(earlier.sql),
			await catalogueOf(earlier.sql),
			await history(earlier.sql),
		];
		await expect(start(earlier)).rejects.toThrow('The function staff_rules.is_staff cannot be');
		expect([
			await rowsOf(earlier.sql),
			await catalogueOf(earlier.sql),
			await history(earlier.sql),
		]).toEqual(before);
	});

	test('is refused in one line where it is older, with the commit to start first', async () => {
		await earlier.sql`delete from supabase_migrations.schema_migrations where version = ${EARLIER.last}`;
		const before = [await catalogueOf(earlier.sql), await history(earlier.sql)];
		await expect(createBackend(earlier.config, testLog())).rejects.toThrow(
			/^The database is of a version before the commit 18750ca: start that one with it once, then this one\.$/,
		);
		expect([await catalogueOf(earlier.sql), await history(earlier.sql)]).toEqual(before);
	});

	test('is refused where a newer server has used it', async () => {
		await earlier.sql`insert into supabase_migrations.schema_migrations (version, name, statements)
			values ('29990101000000', 'later', '{}')`;
		await expect(start(earlier)).rejects.toThrow('newer version of this server');
		expect(await history(earlier.sql)).toContain(EARLIER.first);
	});
});

describe('a backup of the commit 18750ca', () => {
	/** Nothing else than the rows changes. */
	const OPTIONS = { force: false, sendMail: true, say: () => {} };

	async function backUp(): Promise<string> {
		const file = join(earlier.folder, `${crypto.randomUUID()}.gz`);
		await earlier.sql.begin((transaction) => writeBackup(file, dump(transaction, new Date())));
		return file;
	}

	test('is restored with every row', async () => {
		const file = await backUp();
		const { tables } = await checkBackup(file);
		const saved = Object.keys(tables).filter((table) => !/^auth\./.test(table));
		expect(saved.length).toBeGreaterThan(25);
		const columns = Object.fromEntries(
			Object.entries(await columnsOf(earlier.sql)).filter(
				([table]) => saved.includes(table) && !WRITTEN.includes(table),
			),
		);
		const expected = await rowsOf(earlier.sql, columns);
		const fresh = await openFresh();
		await restore(fresh.config, file, OPTIONS);
		expect(await rowsOf(fresh.sql, columns)).toEqual(expected);
		expect(await history(fresh.sql)).toEqual(versions);
		// Over the rows of an earlier state as well.
		await restore(earlier.config, file, { ...OPTIONS, force: true });
		expect(await rowsOf(earlier.sql, columns)).toEqual(expected);
	});

	test('is refused where it is older', async () => {
		await earlier.sql`delete from supabase_migrations.schema_migrations where version = ${EARLIER.last}`;
		const file = await backUp();
		const fresh = await openFresh();
		await expect(restore(fresh.config, file, OPTIONS)).rejects.toThrow(
			/^The backup is of a version before the commit 18750ca/,
		);
	});
});
