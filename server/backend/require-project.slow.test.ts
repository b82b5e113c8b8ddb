/** A hosted project that does not fit is left as it is, by a start and by `npm run migrate`. */
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '#server/backend/backend.ts';
import { type RunningConfig, readConfig, withPort } from '#server/config.ts';
import { connect } from '#server/postgres/database.ts';
import { listMigrations } from '#server/postgres/migration-history.ts';
import { dropTestDatabases, testLog } from '#test/servers/backend.ts';
import { type HostedProject, startHostedProject } from '#test/servers/hosted-project.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';

let project: HostedProject;
let config: RunningConfig;

/** A migration whose row in the history is taken away. */
const [, TAKEN_AWAY = ''] = (await listMigrations()).map(({ version }) => version);

const migrate = (change: Record<string, string> = {}) =>
	promisify(execFile)(process.execPath, ['scripts/staff/migrate.ts'], {
		env: { ...processEnvironment, ...project.environment, ...change },
	});

const refusals: [string, () => Partial<HostedProject['database']>, string][] = [
	[
		'its publishable key',
		() => ({ publishableKey: 'sb_publishable_of_another' }),
		'refuses SUPABASE_PUBLISHABLE_KEY: copy both keys from its dashboard',
	],
	[
		'its secret key',
		() => ({ secretKey: 'sb_secret_of_another_project' }),
		'refuses SUPABASE_SECRET_KEY: copy both keys from its dashboard',
	],
	['its database', () => ({ url: emptyUrl }), 'give the address of the project’s Postgres'],
	['its role', () => ({ url: strangerUrl }), 'use the role "postgres" of the project'],
	['its address', () => ({ supabaseUrl: otherUrl }), 'are of two projects'],
];
let emptyUrl: string;
let otherUrl: string;
/** A project that takes these keys, too, and has another account. */
const other = createServer((_, response) =>
	response.end(JSON.stringify({ users: [{ id: randomUUID() }] })),
);
let strangerUrl: string;
let superuser: Sql;
beforeAll(async () => {
	project = await startHostedProject('http://127.0.0.1:3999');
	const settings = withPort(readConfig({ DATA_DIR: '/nowhere', LOG_LEVEL: 'silent' }), 3999);
	config = { ...settings, database: project.database };
	// The first start makes the running role.
	await (await createBackend(config, testLog())).close();
	superuser = connect(project.superuserUrl, { max: 1 });
	const name = `stranger_${randomBytes(4).toString('hex')}`;
	await superuser.unsafe(`create role ${name} login password 'of a stranger'`);
	const stranger = new URL(project.superuserUrl);
	Object.assign(stranger, { username: name, password: 'of a stranger' });
	strangerUrl = stranger.href;
	await superuser.unsafe(`create database ${name}`);
	const empty = new URL(project.superuserUrl);
	empty.pathname = `/${name}`;
	emptyUrl = empty.href;
	await once(other.listen(0, '127.0.0.1'), 'listening');
	otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(async () => {
	other.close();
	await superuser.unsafe(`drop database ${new URL(emptyUrl).pathname.slice(1)}`);
	await superuser.end();
	await project.close();
	await dropTestDatabases();
});

/** What a start or a migration would change. */
const state = () => superuser`
	select (select count(*) from pg_authid) as roles, (select rolpassword from pg_authid
		where rolname = 'internships_hosted') as password,
		(select count(*) from supabase_migrations.schema_migrations) as migrations`;

test.each(refusals)('by a start: %s', async (_, change, why) => {
	const before = await state();
	const database = { ...project.database, ...change() };
	const error = await createBackend({ ...config, database }, testLog()).catch(
		(refused: Error) => refused,
	);
	expect((error as Error).message).toMatch(/^[^\n]+ Nothing was changed\.$/);
	expect((error as Error).message).toContain(why);
	expect(await state()).toEqual(before);
});

test.each(refusals)('by "npm run migrate": %s', async (_, change, why) => {
	await superuser`delete from supabase_migrations.schema_migrations where version = ${TAKEN_AWAY}`;
	const before = await state();
	const { url, supabaseUrl, publishableKey, secretKey } = { ...project.database, ...change() };
	const { stdout, stderr } = await migrate({
		DATABASE_URL: url,
		SUPABASE_URL: supabaseUrl,
		SUPABASE_PUBLISHABLE_KEY: publishableKey,
		SUPABASE_SECRET_KEY: secretKey,
	}).catch((refused) => refused);
	expect(stdout).toBe('');
	expect(stderr).toMatch(/^[^\n]+ Nothing was changed\.\n$/);
	expect(stderr).toContain(why);
	expect(await state()).toEqual(before);
	await superuser`insert into supabase_migrations.schema_migrations (version) values (${TAKEN_AWAY})`;
});

test('a missing migration is said by a start, which makes no role', async () => {
	await superuser`delete from supabase_migrations.schema_migrations where version = ${TAKEN_AWAY}`;
	const before = await state();
	await expect(createBackend(config, testLog())).rejects.toThrow('run "npm run migrate" first');
	expect(await state()).toEqual(before);
	await superuser`insert into supabase_migrations.schema_migrations (version) values (${TAKEN_AWAY})`;
});
