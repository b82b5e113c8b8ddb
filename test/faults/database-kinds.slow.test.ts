import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/postgres/database.ts';
import { caughtMails } from '#test/api-client.ts';
import { visitor, wholeJourney } from '#test/faults/journey.ts';
import { makePostgres, type OtherPostgres } from '#test/faults/other-postgres.ts';
import {
	freePort,
	keysOf,
	linesForPeople,
	makePlace,
	type Place,
	subscribers,
} from '#test/faults/running-server.ts';
import { dropTestDatabases } from '#test/servers/backend.ts';
import { type HostedProject, startHostedProject } from '#test/servers/hosted-project.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';

/**
 * The real server with each of the three kinds of database, from the first visit to the deleted account.
 */
let place: Place;
beforeAll(async () => {
	place = await makePlace();
});
afterAll(() => place.clear());

const ready = async (url: string) => (await fetch(`${url}/readyz`)).json();
const allReady = {
	status: 'ok',
	catalogue: true,
	database: true,
	writes: true,
	migrations: true,
	outbox: true,
};

test('with the embedded Postgres', async () => {
	const url = await place.start().url();
	await wholeJourney(url, (await keysOf(place)).publishable, 'ann@example.org');
	expect(await ready(url)).toEqual(allReady);
});

describe('with an external Postgres', () => {
	let other: OtherPostgres;
	let url: string;

	/** The steps of docs/operating.md for an administrator. */
	beforeAll(async () => {
		other = await makePostgres();
		await other.start();
		const admin = connect(other.url(), { max: 1 });
		await admin`create role site_owner login createrole password 'of the owner'`;
		await admin`create database site owner site_owner`;
		await admin.end();
		url = other.url('site_owner', 'of the owner', 'site');
	});
	afterAll(() => other.clear());

	test('as an owner that is not a superuser', async () => {
		const server = place.start({ DATABASE_URL: url });
		const site = await server.url();
		await wholeJourney(site, (await keysOf(place)).publishable, 'bob@example.org');
		expect(await ready(site)).toEqual(allReady);
		expect(await server.stop()).toBe(0);
		expect(server.output.err).not.toContain('"level":50');
	});

	test('after a restart, and with another JWT_SECRET, which changes the password of its role', async () => {
		for (const JWT_SECRET of ['a'.repeat(40), 'b'.repeat(40)]) {
			const server = place.start({ DATABASE_URL: url, JWT_SECRET });
			const site = await server.url();
			await visitor(site, (await keysOf(place)).publishable).join(`${JWT_SECRET[0]}@example.org`);
			expect(await server.stop()).toBe(0);
		}
	});

	test('of another encoding than UTF8 is refused in one line', async () => {
		const admin = connect(other.url(), { max: 1 });
		await admin`create database plain owner site_owner template template0 encoding 'SQL_ASCII'`;
		await admin.end();
		const server = place.start({ DATABASE_URL: other.url('site_owner', 'of the owner', 'plain') });
		expect(await server.ended).toBe(1);
		expect(linesForPeople(server)).toEqual([
			'The server cannot start: The database has the encoding SQL_ASCII: create it with the encoding UTF8.',
		]);
	});

	test('backed up and restored by that owner, with all accounts', async () => {
		const file = join(place.folder, 'saved.gz');
		const env = { ...processEnvironment, DATABASE_URL: url, DATA_DIR: place.dataDir };
		const run = promisify(execFile);
		await run(process.execPath, ['scripts/staff/backup.ts', file], { env });
		const restored = ['scripts/staff/restore.ts', file, '--force'];
		expect((await run(process.execPath, restored, { env })).stdout).toContain('are back');
		const server = place.start({ DATABASE_URL: url });
		const site = visitor(await server.url(), (await keysOf(place)).publishable);
		expect((await site.signIn('a@example.org')).status).toBe(200);
		expect(await server.stop()).toBe(0);
	});

	test('with a running role that owns nothing and is not a superuser', async () => {
		const admin = connect(other.url('postgres', undefined, 'site'), { max: 1 });
		const [role] = await admin`
			select rolsuper, rolcreaterole, rolinherit, rolbypassrls from pg_roles
			where rolname = 'internships_server'`;
		const owned = await admin`
			select relname from pg_class where pg_get_userbyid(relowner) = 'internships_server'`;
		await admin.end();
		expect(role).toEqual({
			rolsuper: false,
			rolcreaterole: false,
			rolinherit: false,
			rolbypassrls: false,
		});
		expect(owned).toEqual([]);
	});
});

describe('with a hosted project', () => {
	let project: HostedProject;
	let port: number;

	beforeAll(async () => {
		port = await freePort();
		project = await startHostedProject(`http://127.0.0.1:${port}`);
	});
	afterAll(async () => {
		await project.close();
		await dropTestDatabases();
	});

	test('through the gateway, with its Postgres and no embedded one', async () => {
		const { publishable, secret } = project.api.keys;
		const other = await makePlace();
		const server = other.start({ PORT: String(port), ...project.environment });
		const url = await server.url();
		expect(await (await fetch(`${url}/config.json`)).json()).toEqual({
			supabaseUrl: url,
			supabaseKey: publishable,
		});
		const email = 'zoe@example.org';
		await wholeJourney(url, publishable, email, async () => project.mails);
		expect(await ready(url)).toEqual({ ...allReady, project: true });
		expect((await caughtMails(url)).map(({ to }) => to)).toContain(email);
		expect(await subscribers(url, secret)).toEqual(new Set());
		expect(await server.stop()).toBe(0);
		expect(server.output.err).not.toContain('"level":50');
		await expect(stat(other.dataDir)).rejects.toThrow('ENOENT');
		await other.clear();
	});
});
