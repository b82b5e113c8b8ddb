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
import { listMigrations } from '#server/postgres/migration-history.ts';
import { loadSecrets } from '#server/secrets.ts';
import { dropTestDatabases, freshDatabase, jwtSecret, testLog } from '#test/servers/backend.ts';
import { catalogueOf, functionBodies } from './catalogue.ts';
import { of465ba077, since465ba077 as steps } from './earlier-versions.ts';
import { schemaText } from './schema-text.ts';

const ROWS = join(import.meta.dirname, 'rows-of-465ba077.sql');
/** Tables that a start writes, or that newer migrations write to. */
const WRITTEN = ['application_rules.moves', 'application_rules.rejection_reasons'];

/** Columns that newer migrations have replaced, or whose values they have changed. */
const REPLACED = [
	'posting_rules.corrections.version',
	'public.application_copies.profile',
	'public.application_events.offer_until',
	'public.internship_drafts.claimed_by',
	'public.internship_drafts.claimed_until',
	'public.message_reviews.offer_until',
	'public.employers.application_mails',
];

type OpenDatabase = { config: RunningConfig; sql: Sql; folder: string };
const versions = (await listMigrations()).map(({ version }) => version);
let earlier: OpenDatabase;

beforeEach(async () => {
	earlier = await openFresh();
	await start(earlier, of465ba077);
	await earlier.sql.unsafe(await readFile(ROWS, 'utf8'));
});
afterAll(dropTestDatabases);

async function openFresh(): Promise<OpenDatabase> {
	const { url, dataDir } = await freshDatabase();
	const settings = withPort(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), 3999);
	const config = { ...settings, jwtSecret, database: { kind: 'url' as const, url } };
	const sql = connect(url, { max: 1 });
	onTestFinished(() => sql.end());
	return { config, sql, folder: dataDir };
}

async function start({ config }: OpenDatabase, until?: string[]): Promise<void> {
	const secrets = await loadSecrets(config);
	const database = await openDatabase(config, secrets, testLog());
	await prepareForLite(config, secrets, database, testLog(), { versions: until });
}

async function history(sql: Sql): Promise<string[]> {
	const rows = await sql`select version from supabase_migrations.schema_migrations order by 1`;
	return rows.map(({ version }) => version);
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
		tables.map(({ name, columns }) => [
			name,
			columns.filter((column) => !REPLACED.includes(`${name}.${column}`)),
		]),
	);
}

describe('a database of the commit 465ba077', () => {
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
		expect(Object.keys(before).length).toBeGreaterThan(45);
		expect(after).toEqual(before);
		expect(await history(earlier.sql)).toEqual(versions);
		const fresh = await openFresh();
		await start(fresh);
		expect(await catalogueOf(earlier.sql)).toEqual(await catalogueOf(fresh.sql));
		expect(await functionBodies(earlier.sql)).toEqual(await functionBodies(fresh.sql));
		expect(await schemaText(earlier.sql)).toBe(await readFile('supabase/schema.sql', 'utf8'));
	});

	test('keeps what newer migrations have moved: offers, telephone numbers, owners of companies', async () => {
		await earlier.sql`update public.application_copies set profile = '{"name": "Ann Lee", "phone": "0113"}'`;
		await start(earlier);
		expect(
			await earlier.sql`select details ->> 'offer_until' as until from public.application_events
				where to_status = 'offered' union all select details ->> 'offer_until' from public.message_reviews`,
		).toEqual([{ until: '2026-10-30' }, { until: '2026-11-30' }]);
		expect(await earlier.sql`select profile, phone from public.application_copies`).toEqual([
			{ profile: { name: 'Ann Lee' }, phone: '0113' },
		]);
		expect(
			await earlier.sql`select employers.id = employer_id as own, member.user_id = employers.user_id as same, role
				from public.company_members as member, public.employers`,
		).toEqual([{ own: true, same: true, role: 'owner' }]);
	});

	test('keeps how the company is mailed as the choice of its owner, with what waits for them', async () => {
		await earlier.sql`update public.employers set application_mails = 'at-once'`;
		await start(earlier);
		expect(
			await earlier.sql`select application_mails, news.user_id = member.user_id as theirs
				from public.company_members as member join outbox.news using (employer_id)`,
		).toEqual([{ application_mails: 'at-once', theirs: true }]);
	});

	test('keeps the draft that a member of staff has open, theirs', async () => {
		const [draft] = await earlier.sql.begin(async (tx) => {
			// The triggers are of the present files.
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

	test.each([1, 20, steps.length - 1])(
		'goes on from each commit since, such as the one with %i of its migrations',
		async (count) => {
			await start(earlier, [...of465ba077, ...steps.slice(0, count)]);
			await start(earlier);
			expect(await history(earlier.sql)).toEqual(versions);
			const fresh = await openFresh();
			await start(fresh);
			expect(await catalogueOf(earlier.sql)).toEqual(await catalogueOf(fresh.sql));
		},
	);

	test('keeps every row, and gets other names into its history, where it has all of them', async () => {
		await start(earlier, [...of465ba077, ...steps]);
		const columns = await columnsOf(earlier.sql);
		const before = await rowsOf(earlier.sql, columns);
		await start(earlier);
		const after = await rowsOf(earlier.sql, columns);
		for (const table of WRITTEN) {
			delete before[table];
			delete after[table];
		}
		expect(after).toEqual(before);
		expect(await history(earlier.sql)).toEqual(versions);
	});

	test('serves then, and starts again without a change', async () => {
		const backend = await createBackend(earlier.config, testLog());
		expect(await backend.inspect()).toMatchObject({ database: true, migrations: true });
		await backend.close();
		const tables = await rowsOf(earlier.sql);
		await start(earlier);
		expect(await rowsOf(earlier.sql)).toEqual(tables);
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
		const oldest =
			await earlier.sql`select min(version) as version from supabase_migrations.schema_migrations`;
		for (const version of [of465ba077.at(-1), oldest[0]?.version]) {
			await earlier.sql`delete from supabase_migrations.schema_migrations where version = ${version}`;
			const state = async () => [
				await rowsOf(earlier.sql),
				await catalogueOf(earlier.sql),
				await history(earlier.sql),
			];
			const before = await state();
			await expect(createBackend(earlier.config, testLog())).rejects.toThrow(
				/^The database is of a version before the commit 465ba077, and nothing in it was changed\. Start that commit with it once \(git checkout 465ba077; npm start,[^\n]+$/,
			);
			expect(await state()).toEqual(before);
		}
	});

	test('is refused where a newer server has used it', async () => {
		await earlier.sql`insert into supabase_migrations.schema_migrations (version, name, statements)
			values ('29990101000000', 'later', '{}')`;
		await expect(start(earlier)).rejects.toThrow('newer version of this server');
		expect(await history(earlier.sql)).toContain(of465ba077[0]);
	});
});

describe('a backup of the commit 465ba077', () => {
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
		expect(saved.length).toBeGreaterThan(40);
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
		await earlier.sql`delete from supabase_migrations.schema_migrations where version = ${of465ba077[0] ?? ''}`;
		const file = await backUp();
		const fresh = await openFresh();
		await expect(restore(fresh.config, file, OPTIONS)).rejects.toThrow(
			/^The backup is of a version before the commit 465ba077: restore it with that one/,
		);
	});
});
