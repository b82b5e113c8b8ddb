import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '#server/postgres/database.ts';
import { inspector } from '#server/postgres/inspection.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';

let started: TestBackend;
let admin: Sql;
/** As the server's own role, which must have the rights for these checks. */
const look = () => inspector(started.backend.sql)();

beforeAll(async () => {
	started = await startTestBackend();
	admin = connect(started.adminUrl, { max: 1 });
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

test('reports no problem at first', async () => {
	expect(await started.backend.inspect()).toEqual({
		database: true,
		writes: true,
		migrations: true,
		outbox: true,
		mails: { waiting: 0, oldestSeconds: 0, setAside: 0 },
		retentionRefused: false,
	});
});

test('reports an unprocessed mail after two minutes, but not one that was tried', async () => {
	const start = performance.now();
	const [row] = await admin`
		insert into outbox.mails (recipient, subject, body_text, body_html, caught, created_at)
		values ('a@b.example', 's', 't', 'h', false, now() - interval '3 minutes') returning id`;
	const { outbox, mails } = await look();
	const since = Math.ceil((performance.now() - start) / 1_000);
	expect([outbox, mails?.waiting]).toEqual([false, 1]);
	expect(mails?.oldestSeconds).toBeGreaterThanOrEqual(180);
	expect(mails?.oldestSeconds).toBeLessThanOrEqual(180 + since);
	await admin`update outbox.mails set attempts = 1 where id = ${row?.id}`;
	expect(await look()).toMatchObject({ outbox: true, mails: { waiting: 1 } });
	await admin`update outbox.mails set set_aside_at = now(), attempts = 3 where id = ${row?.id}`;
	expect(await look()).toMatchObject({
		outbox: true,
		mails: { waiting: 0, oldestSeconds: 0, setAside: 1 },
	});
});

test('reports a deletion that waits for an operator', async () => {
	await admin`update retention.state set refused = 'pause'`;
	expect(await look()).toMatchObject({ retentionRefused: true });
	await admin`update retention.state set refused = null`;
});

test('reports a database without room', async () => {
	const limit = async (command: string) => {
		await admin.unsafe(`alter system ${command}`);
		await admin`select pg_reload_conf()`;
	};
	await limit('set temp_file_limit = 0');
	await vi.waitUntil(async () => !(await look()).writes, 30_000);
	expect(await look()).toMatchObject({ database: true, writes: false, migrations: true });
	await limit('reset temp_file_limit');
	await vi.waitUntil(async () => (await look()).writes, 30_000);
});

test('reports a missing migration', async () => {
	await admin`delete from supabase_migrations.schema_migrations
		where version = (select max(version) from supabase_migrations.schema_migrations)`;
	expect(await look()).toMatchObject({ database: true, migrations: false });
});

test('reports an unavailable database without rejecting', async () => {
	const gone = connect('postgres://a:b@127.0.0.1:9/c', { max: 1 });
	expect(await inspector(gone)()).toEqual({
		database: false,
		writes: false,
		migrations: false,
		outbox: false,
	});
	await gone.end();
});
