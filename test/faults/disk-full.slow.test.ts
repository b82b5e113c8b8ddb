import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '#server/postgres/database.ts';
import { send } from '#test/api-client.ts';
import { mountSmallDisk, type SmallDisk } from '#test/faults/full-disk.ts';
import { keysOf, makePlace, type Place, subscribers } from '#test/faults/running-server.ts';
import { dropTestDatabases, freshDatabase } from '#test/servers/backend.ts';
import { makePreparedPlace } from '#test/servers/prepared-place.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { inDatabase } from '#test/servers/site-database.ts';

vi.setConfig({ testTimeout: 300_000 });

/** If nothing may be mounted, Postgres is made to report a full disk. */
let disk: SmallDisk | undefined;
let place: Place;
let databaseUrl: string | undefined;

beforeAll(async () => {
	disk = await mountSmallDisk(160);
	place = await makePlace(disk && join(disk.dir, 'data'));
	if (!disk) databaseUrl = (await freshDatabase()).url;
	process.stdout.write(
		`disk full: ${disk ? 'a tmpfs of 160 MB' : 'error 53100, raised by a trigger'}\n`,
	);
});
afterAll(async () => {
	await place.clear();
	await disk?.clear();
	await dropTestDatabases();
});

async function fill(): Promise<void> {
	if (disk) return disk.fill();
	const sql = connect(databaseUrl ?? '', { max: 1 });
	await sql.unsafe(`
		create function public.full_disk() returns trigger language plpgsql
			as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
		create trigger full_disk before insert on public.contacts
			for each row execute function public.full_disk()`);
	await sql`alter system set temp_file_limit = 0`;
	await sql`select pg_reload_conf()`;
	await sql.end();
}

async function empty(): Promise<void> {
	if (disk) return disk.empty();
	const sql = connect(databaseUrl ?? '', { max: 1 });
	await sql.unsafe('drop function public.full_disk() cascade');
	await sql`alter system reset temp_file_limit`;
	await sql`select pg_reload_conf()`;
	await sql.end();
}

/** A large message: a few hundred fill the free space of Postgres's files. */
const message = (number: number) => ({
	name: 'Ann',
	email: `ann-${number}@example.org`,
	subject: `${number}`,
	message: Array.from({ length: 700 }, () => Math.random().toString(36).slice(2, 8)).join(' '),
});

/** The status of /healthz and /readyz, and the database's state from the second. */
async function health(url: string) {
	const [healthz, readyz] = [await fetch(`${url}/healthz`), await fetch(`${url}/readyz`)];
	const { database, writes } = (await readyz.json()) as { database: boolean; writes: boolean };
	return [healthz.status, readyz.status, { database, writes }] as const;
}

test('on a full disk writes are 503 and pages are served; once there is room nothing is lost', async () => {
	const server = place.start(databaseUrl ? { DATABASE_URL: databaseUrl } : {});
	const url = await server.url();
	const { publishable: key, secret } = await keysOf(place);
	let number = 0;
	const stored: number[] = [];
	const write = async () => {
		number += 1;
		const { status } = await send(url, '/rest/v1/contacts', { key, body: message(number) });
		if (status === 201) stored.push(number);
		return status;
	};
	expect(await write()).toBe(201);
	await fill();
	const refused: number[] = [];
	while (refused.length < 20 && number < 12_000) {
		const answers = await Promise.all(Array.from({ length: 8 }, write));
		refused.push(...answers.filter((status) => status !== 201));
	}
	expect(refused.length).toBeGreaterThanOrEqual(20);
	expect(new Set(refused)).toEqual(new Set([503]));
	expect((await fetch(`${url}/`)).status).toBe(200);
	expect(await health(url)).toEqual([503, 503, { database: true, writes: false }]);
	expect(server.child.exitCode).toBeNull();

	await empty();
	await vi.waitUntil(async () => (await write()) === 201, 120_000);
	await vi.waitUntil(async () => (await health(url))[0] === 200, 30_000);
	expect(await health(url)).toEqual([200, 200, { database: true, writes: true }]);
	const select = '/rest/v1/contacts?select=subject&limit=20000';
	const rows = (await (await send(url, select, { key: secret })).json()) as { subject: string }[];
	const subjects = new Set(rows.map(({ subject }) => Number(subject)));
	expect(stored.filter((one) => !subjects.has(one))).toEqual([]);
	process.stdout.write(`disk full: ${stored.length} rows acknowledged, all there\n`);
	const name = { email: 'after@example.org' };
	const path = '/rest/v1/newsletter_subscriptions';
	expect((await send(url, path, { key, body: name })).status).toBe(201);
	expect(await subscribers(url, secret)).toEqual(new Set([name.email]));
	expect(await server.stop()).toBe(0);
});

test('a restore for which there is no room says so, and the rows that were there are back', async () => {
	const [full, target] = [await makePreparedPlace(), await makePreparedPlace()];
	onTestFinished(async () => {
		await full.clear();
		await target.clear();
	});
	const inFull = full.start();
	const key = async (at: Place) => (await keysOf(at)).publishable;
	const subscribe = async (at: Place, url: string, email: string) =>
		send(url, '/rest/v1/newsletter_subscriptions', { key: await key(at), body: { email } });
	await inFull.url();
	await inDatabase(full, async (sql) => {
		// A busy machine takes longer for 40 MB than a statement may last.
		await sql`set statement_timeout = 0`;
		await sql`insert into public.contacts (name, email, subject, message)
			select 'Ann', 'ann-' || n || '@example.org', 's', (
				select string_agg(md5(n || ' ' || part), '') from generate_series(1, 125) as part
			) from generate_series(1, 10000) as n`;
	});
	expect(await inFull.stop()).toBe(0);
	const before = target.start();
	expect((await subscribe(target, await before.url(), 'kept@example.org')).status).toBe(201);
	expect(await before.stop()).toBe(0);

	const file = join(full.folder, 'large.gz');
	expect(await command('backup', [file], full)).toMatchObject({ code: 0 });
	const failed = await command('restore', [file, '--force'], target, LIMIT_OF_20_MB);
	expect([failed.code, failed.stderr]).toEqual([
		1,
		expect.stringMatching(/\(XX000\)\. The database is as it was before\.\n$/),
	]);
	const after = target.start();
	const { secret } = await keysOf(target);
	expect(await subscribers(await after.url(), secret)).toEqual(new Set(['kept@example.org']));
	expect(await after.stop()).toBe(0);
});

/** For the command and its Postgres; a file of its log has 16 MB. */
const LIMIT_OF_20_MB = ['sh', '-c', 'ulimit -f 40960; exec "$@"', 'sh'];

type ProcessResult = { code: number; stderr: string };

function command(name: string, args: string[], { dataDir }: Place, before: string[] = []) {
	const words = [...before, process.execPath, `scripts/staff/${name}.ts`, ...args];
	const env = { ...processEnvironment, DATA_DIR: dataDir };
	return new Promise<ProcessResult>((done) =>
		execFile(words[0] ?? '', words.slice(1), { env }, (error, _, stderr) =>
			done({ code: error ? Number(error.code) : 0, stderr }),
		),
	);
}
