import type { Sql, TransactionSql } from 'postgres';
import {
	afterAll,
	afterEach,
	beforeEach,
	describe,
	expect,
	onTestFinished,
	test,
	vi,
} from 'vitest';
import { createBackend } from '#server/backend/backend.ts';
import { prepareForLite } from '#server/backend/lite-backend.ts';
import { type RunningConfig, readConfig, withPort } from '#server/config.ts';
import { clientOptions, connect, openDatabase } from '#server/postgres/database.ts';
import { listFunctions } from '#server/postgres/functions.ts';
import { listMigrations } from '#server/postgres/migration-history.ts';
import { loadSecrets } from '#server/secrets.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import {
	dropTestDatabases,
	freshDatabase,
	jwtSecret,
	type TestLog,
	testLog,
} from '#test/servers/backend.ts';
import { catalogueOf, functionBodies } from '#test/upgrade/catalogue.ts';
import { of465ba077 } from '#test/upgrade/earlier-versions.ts';

let config: RunningConfig;
let sql: Sql;
const versions = (await listMigrations()).map(({ version }) => version);

beforeEach(async () => {
	const { url, dataDir } = await freshDatabase();
	const settings = withPort(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), 3999);
	config = { ...settings, jwtSecret, database: { kind: 'url', url } };
	sql = connect(url, { max: 1 });
});
afterEach(() => sql.end());
afterAll(dropTestDatabases);

/** @param only what a server of an earlier version would have applied; everything by default */
async function prepare(only?: string[], log = testLog()): Promise<TestLog> {
	const secrets = await loadSecrets(config);
	await prepareForLite(config, secrets, await openDatabase(config, secrets, log), log, {
		versions: only,
	});
	return log;
}

/** The functions of triggers are those of the files, and may need tables that come later. */
async function withoutTriggers(
	work: (transaction: TransactionSql) => Promise<void>,
): Promise<void> {
	await sql.begin(async (transaction) => {
		await transaction`set local session_replication_role = replica`;
		await transaction`set local statement_timeout = 0`;
		await work(transaction);
	});
}

async function applied(): Promise<string[]> {
	const rows = await sql`select version from supabase_migrations.schema_migrations order by 1`;
	return rows.map(({ version }) => version);
}

describe('the migrations', () => {
	test('create everything in an empty database, once', async () => {
		for (const _ of [1, 2]) {
			const backend = await createBackend(config, testLog());
			expect(await backend.inspect()).toMatchObject({ database: true, migrations: true });
			await backend.close();
		}
		expect(await applied()).toEqual(versions);
	});

	test('take as long as they need with a hundred thousand rows, and each is logged with its time', async () => {
		await prepare(of465ba077);
		await withoutTriggers(async (transaction) => {
			await transaction`insert into auth.users (id, email)
				select gen_random_uuid(), 'many-' || n || '@example.org' from generate_series(1, 34000) as n`;
			await transaction`insert into public.internships ${sql(internshipRow('loom-intern'))}`;
			await transaction`
				insert into public.applications (user_id, program_type, motivation, experience, availability, internship_id)
				select users.id, 'london', 'm', 'e', 'June', internship.id from auth.users
				cross join (select id from public.internships union all select null) as internship`;
		});
		const { connection } = clientOptions;
		const limit = connection.statement_timeout;
		connection.statement_timeout = 100;
		const log = await prepare().finally(() => {
			connection.statement_timeout = limit;
		});
		expect(await applied()).toEqual(versions);
		const [row] = await sql`
			select count(distinct number)::int as numbered from public.applications`;
		expect(row?.numbered).toBe(34_000);
		expect(log.lines).toContainEqual(
			expect.stringMatching(/^applying migration 1 of \d+ {"migration":"20261128120100_/),
		);
		expect(log.lines).toContainEqual(
			expect.stringMatching(/^applied migration (\d+) of \1 .*"ms":\d+}/),
		);
	});

	test('wait for a table that another session has locked, and say so', async () => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		onTestFinished(() => void vi.useRealTimers());
		await prepare(of465ba077);
		const other = connect(config.database.kind === 'url' ? config.database.url : '', { max: 1 });
		const [session] = await other`select pg_backend_pid() as pid`;
		const log = testLog();
		const { promise: done, resolve: release } = Promise.withResolvers<void>();
		const locking = other.begin(async (transaction) => {
			await transaction`lock table public.applications in access share mode`;
			await done;
		});
		const migrating = prepare(undefined, log);
		await vi.waitUntil(async () => {
			await vi.advanceTimersByTimeAsync(10_000);
			return log.lines.some((line) => line.includes(`"waitsFor":[${session?.pid}]`));
		}, 60_000);
		release();
		await locking;
		await migrating;
		await other.end();
		expect(await applied()).toEqual(versions);
	});

	test('wait for another process that prepares the database, and say so once and every ten seconds', async () => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		onTestFinished(() => void vi.useRealTimers());
		await sql`select pg_advisory_lock(hashtextextended('internships:prepare', 0))`;
		const log = testLog();
		const preparing = prepare(undefined, log);
		const said = () => log.lines.filter((line) => line.includes('another process that prepares'));
		await vi.waitUntil(() => said().length === 1, 60_000);
		await vi.advanceTimersByTimeAsync(20_000);
		expect(said()).toHaveLength(3);
		await sql`select pg_advisory_unlock(hashtextextended('internships:prepare', 0))`;
		await preparing;
		expect(await applied()).toEqual(versions);
	});

	test('have the same result all at once or one at a time', async () => {
		await prepare();
		const atOnce = await catalogueOf(sql);
		expect(atOnce.length).toBeGreaterThan(1_000);
		const { url } = await freshDatabase();
		config = { ...config, database: { kind: 'url', url } };
		for (const [index] of versions.entries()) await prepare(versions.slice(0, index + 1));
		await prepare();
		await sql.end();
		sql = connect(url, { max: 1 });
		expect(await catalogueOf(sql)).toEqual(atOnce);
	});

	test('refuse a database of a newer server', async () => {
		await prepare();
		await sql`insert into supabase_migrations.schema_migrations (version, name, statements)
			values ('29990101000000', 'later', '{}')`;
		await expect(createBackend(config, testLog())).rejects.toThrow('newer version of this server');
	});
});

describe('the functions', () => {
	/** What a release before this one left: one function has another body, one is gone from the files. */
	async function anotherRelease(): Promise<void> {
		await sql.unsafe(`
			create or replace function staff_rules.is_staff() returns boolean language sql as 'select true';
			update supabase_migrations.functions set digest = 'another' where name = 'staff_rules.is_staff';
			create function staff_rules.was_here() returns trigger language plpgsql as 'begin return new; end';
			insert into supabase_migrations.functions (name, digest) values ('staff_rules.was_here', 'another')`);
	}

	test('are those of the files, and only what has changed is replaced', async () => {
		await prepare();
		const [before, rights] = [await functionBodies(sql), await catalogueOf(sql)];
		await anotherRelease();
		await sql`grant execute on function staff_rules.is_staff to anon`;
		const log = await prepare();
		expect(log.lines).toContainEqual(expect.stringMatching('^applied functions {"functions":2}'));
		expect(await functionBodies(sql)).toEqual(before);
		expect(await catalogueOf(sql)).toEqual(rights);
		const again = await prepare();
		expect(again.lines.filter((line) => line.includes('functions'))).toEqual([]);
	});

	test('have bodies that fit the tables', async () => {
		await prepare();
		const functions = await listFunctions();
		await sql.begin(async (transaction) => {
			await transaction`set local check_function_bodies = on`;
			for (const { definition } of functions) await transaction.unsafe(definition);
		});
		expect(functions.length).toBeGreaterThan(80);
	});

	test('may be executed by nobody to whom they are not granted', async () => {
		await prepare();
		const open = await sql`
			select name from supabase_migrations.functions, aclexplode(
				(select coalesce(proacl, acldefault('f', proowner)) from pg_proc where oid = to_regproc(name)))
			where grantee = 0`;
		expect(open).toEqual([]);
	});

	test.each([
		[
			'exists with other arguments',
			`create function staff_rules.is_staff(today date) returns boolean language sql as 'select true';
			update supabase_migrations.functions set digest = 'another' where name = 'staff_rules.is_staff'`,
			'The function staff_rules.is_staff cannot be as in supabase/functions: it exists with other arguments as well',
		],
		[
			'has another result',
			`drop function posting_rules.owes_answers;
			create function posting_rules.owes_answers() returns text language sql as 'select 1'`,
			'The function posting_rules.owes_answers cannot be as in supabase/functions: it exists with another result',
		],
		[
			'has left the files and is needed',
			`create trigger was_here before insert on public.staff
				for each row execute function staff_rules.was_here()`,
			'The function staff_rules.was_here cannot be as in supabase/functions: something needs the one that has left',
		],
	])(
		'one that %s ends the start in one line, and nothing is changed',
		async (_, statements, line) => {
			await prepare();
			await anotherRelease();
			await sql.unsafe(`${statements};
			update supabase_migrations.functions set digest = 'another' where name = 'posting_rules.owes_answers'`);
			const before = await functionBodies(sql);
			await expect(prepare()).rejects.toThrow(line);
			expect(await functionBodies(sql)).toEqual(before);
		},
	);
});
