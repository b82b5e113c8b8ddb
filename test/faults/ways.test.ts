import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect } from '#server/postgres/database.ts';
import { startTestBackend, stopTestPostgres, type TestBackend } from '#test/backend.ts';
import { visitor, wholeJourney } from '#test/faults/journey.ts';
import { makePostgres, type OtherPostgres } from '#test/faults/other-postgres.ts';
import { freePort, keysOf, makePlace, type Place } from '#test/faults/running-server.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** The real server, run in each of its three ways, from the first visit to the deleted account. */
let place: Place;
beforeAll(async () => {
	place = await makePlace();
});
afterAll(() => place.clear());

const ready = async (url: string) => (await fetch(`${url}/readyz`)).json();
const allReady = { status: 'ok', database: true, migrations: true, outbox: true };

test('with its own Postgres', async () => {
	const url = await place.start().url();
	await wholeJourney(url, (await keysOf(place)).publishable, 'ann@example.org');
	expect(await ready(url)).toEqual(allReady);
});

describe('with a Postgres that is not ours', () => {
	let other: OtherPostgres;
	let url: string;

	/** What docs/operating.md asks an administrator to do. */
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

	test('as an owner that is no superuser', async () => {
		const server = place.start({ DATABASE_URL: url });
		const site = await server.url();
		await wholeJourney(site, (await keysOf(place)).publishable, 'bob@example.org');
		expect(await ready(site)).toEqual(allReady);
		expect(await server.stop()).toBe(0);
		expect(server.said.err).not.toContain('"level":50');
	});

	test('started again, and with another JWT_SECRET, which is another password of its role', async () => {
		for (const JWT_SECRET of ['a'.repeat(40), 'b'.repeat(40)]) {
			const server = place.start({ DATABASE_URL: url, JWT_SECRET });
			const site = await server.url();
			await visitor(site, (await keysOf(place)).publishable).join(`${JWT_SECRET[0]}@example.org`);
			expect(await server.stop()).toBe(0);
		}
	});

	test('saved and restored by that owner, whose people are there again', async () => {
		const file = join(place.folder, 'saved.gz');
		const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: place.dataDir };
		const run = promisify(execFile);
		await run(process.execPath, ['scripts/staff/backup.ts', file], { env });
		const restored = ['scripts/staff/restore.ts', file, '--force'];
		expect((await run(process.execPath, restored, { env })).stdout).toContain('are back');
		const server = place.start({ DATABASE_URL: url });
		const site = visitor(await server.url(), (await keysOf(place)).publishable);
		expect((await site.signIn('a@example.org')).status).toBe(200);
		expect(await server.stop()).toBe(0);
	});

	test('where the role that serves owns nothing and is no superuser', async () => {
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
	let project: TestBackend;
	let port: number;
	let hosted: ReturnType<typeof createServer>;

	/** A second backend plays the project: its API, as the service key or as anybody, and its mails. */
	beforeAll(async () => {
		port = await freePort();
		project = await startTestBackend({ siteUrl: `http://127.0.0.1:${port}` });
		hosted = createServer(getRequestListener(answerAsProject));
		await new Promise<void>((done) => hosted.listen(0, '127.0.0.1', done));
	});
	afterAll(async () => {
		hosted.closeAllConnections();
		hosted.close();
		await project.close();
		await stopTestPostgres();
	});

	async function answerAsProject(request: Request): Promise<Response> {
		const { pathname, search } = new URL(request.url);
		if (request.headers.get('apikey') !== project.backend.keys.secret)
			return project.backend.fetch(request);
		const [, user] = /^\/auth\/v1\/admin\/users\/([\w-]+)$/.exec(pathname) ?? [];
		if (user && request.method === 'DELETE') return deleteUser(user);
		return project.backend.staff.fetch(pathname + search, request);
	}

	/** Of the admin API, which lite has not. */
	async function deleteUser(user: string): Promise<Response> {
		const admin = connect(project.adminUrl, { max: 1 });
		const { count } = await admin`delete from auth.users where id = ${user}`;
		await admin.end();
		return Response.json({}, { status: count === 1 ? 200 : 404 });
	}

	test('through the front door, with no database of our own', async () => {
		const { publishable, secret = '' } = project.backend.keys;
		const own = await makePlace();
		const server = own.start({
			PORT: String(port),
			SUPABASE_URL: `http://127.0.0.1:${(hosted.address() as AddressInfo).port}`,
			SUPABASE_PUBLISHABLE_KEY: publishable,
			SUPABASE_SECRET_KEY: secret,
		});
		const url = await server.url();
		expect(await (await fetch(`${url}/config.json`)).json()).toEqual({
			supabaseUrl: url,
			supabaseKey: publishable,
		});
		const email = 'zoe@example.org';
		await wholeJourney(url, publishable, email, () => project.backend.mailbox());
		expect(await ready(url)).toEqual(allReady);
		const caught = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as { to: string }[];
		expect(caught.map(({ to }) => to)).toContain(email);
		expect(await server.stop()).toBe(0);
		await own.clear();
	});
});
