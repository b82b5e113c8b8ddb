import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listMigrations } from '#server/postgres/migration-history.ts';
import { send } from '#test/api-client.ts';
import {
	fatal,
	freePort,
	keysOf,
	linesForPeople,
	logged,
	makePlace,
	type Place,
} from '#test/faults/running-server.ts';
import { copyPreparedData, makePreparedPlace } from '#test/servers/prepared-place.ts';
import { inDatabase } from '#test/servers/site-database.ts';

let place: Place;
beforeEach(async () => {
	place = await makePlace();
});
afterEach(() => place.clear());

const PUBLISHABLE_KEY = 'publishable-key-of-this-test';

/** The first answer of a server, which is asked every few milliseconds; until it listens connections are refused. */
async function firstAnswer(url: string): Promise<Response> {
	for (;;) {
		const response = await fetch(url).catch((error: Error & { cause?: { code?: string } }) => {
			// Reset where it is asked in the moment in which the port is tried out.
			if (!/^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/.test(error.cause?.code ?? '')) throw error;
			return undefined;
		});
		if (response) return response;
		await sleep(5);
	}
}

test('is ready when it listens, and answers a hundred requests at once after a cold start', async () => {
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const server = place.start({ PORT: String(port), PUBLISHABLE_KEY });
	const key = PUBLISHABLE_KEY;
	const asks = Array.from({ length: 100 }, (_, number) => () => {
		if (number % 4 === 0) return fetch(`${url}/`);
		if (number % 4 === 1) return fetch(`${url}/config.json`);
		const email = `early-${number}@example.org`;
		if (number % 4 === 2)
			return send(url, '/rest/v1/newsletter_subscriptions', { key, body: { email } });
		const body = { email, password: 'correct horse' };
		return send(url, '/auth/v1/signup', { key, body });
	});
	const ready = await firstAnswer(`${url}/readyz`);
	const answers = await Promise.all(asks.map((ask) => ask()));
	expect([ready.status, await ready.json()]).toEqual([
		200,
		expect.objectContaining({ catalogue: true, database: true }),
	]);
	const counts = Map.groupBy(answers, ({ status }) => status);
	expect(Object.fromEntries([...counts].map(([status, all]) => [status, all.length]))).toEqual({
		200: 75,
		201: 25,
	});
	expect(server.output.err).toBe('');
});

test('logs each migration with its time, and when what was ready', async () => {
	const server = place.start({ LOG_LEVEL: 'info' });
	await server.url();
	type Ready = { release: string; readyAfterMs: Record<string, number> };
	// The address is on standard output, the log on standard error, which may be read later.
	const ready = await vi.waitFor(
		() => {
			const line = logged(server).find(({ msg }) => msg === 'ready');
			if (!line) throw new Error('The line has not been read.');
			return line as Ready;
		},
		{ timeout: 30_000 },
	);
	const migrations = logged(server).filter(({ msg }) => /^applied migration/.test(String(msg)));
	expect(migrations.length).toBe((await listMigrations()).length);
	expect(migrations[0]).toMatchObject({
		msg: `applied migration 1 of ${migrations.length}`,
		migration: expect.stringMatching(/^\d{14}_\w+$/),
		ms: expect.any(Number),
	});
	expect(ready.release).toMatch(/^\d+\.\d+\.\d+/);
	const steps = ['database', 'migrations', 'rules', 'written', 'index', 'listening'];
	expect(Object.keys(ready.readyAfterMs)).toEqual(steps);
	const times = Object.values(ready.readyAfterMs);
	expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('a migration that fails is said in one line, and logged with its SQLSTATE and no row', async () => {
	await copyPreparedData(place.dataDir);
	const first = place.start();
	await first.url();
	// It is applied again, and its table is there.
	const deleted = await inDatabase(
		place,
		(sql) => sql`
			delete from supabase_migrations.schema_migrations
			where statements::text like '%create table public.contacts (%'`,
	);
	expect(deleted.count).toBe(1);
	await first.stop();
	const second = place.start();
	expect(await second.ended).toBe(1);
	const failed = expect.stringMatching(/The migration \d{14}_\w+ failed\.$/);
	expect(linesForPeople(second)).toEqual([failed]);
	expect(fatal(second)).toMatchObject({
		msg: 'the server cannot start',
		release: expect.stringMatching(/^\d+\.\d+\.\d+/),
		readyAfterMs: { database: expect.any(Number) },
		causes: [
			{ name: 'MigrationError', message: failed },
			{ name: 'PostgresError', code: '42P07' },
		],
	});
	expect(second.output.err).not.toContain('contacts\\" already exists');
});

test('of two servers started at once on one port, the one that is later says so', async () => {
	await copyPreparedData(place.dataDir);
	const other = await makePreparedPlace();
	onTestFinished(() => other.clear());
	const PORT = String(await freePort());
	const starts = [place.start({ PORT }), other.start({ PORT })];
	const code = await Promise.race(starts.map(({ ended }) => ended));
	expect(code).toBe(1);
	const late = starts.find(({ child }) => child.exitCode === 1);
	expect(late && linesForPeople(late)).toEqual([
		`Port ${PORT} on 127.0.0.1 is in use. Stop the other program, or choose another PORT.`,
	]);
	const [one] = starts.filter((start) => start !== late);
	expect(await one?.url()).toBe(`http://127.0.0.1:${PORT}`);
});

test('refuses a second server on the same data directory in one line, and the first continues', async () => {
	await copyPreparedData(place.dataDir);
	const url = await place.start().url();
	const second = place.start();
	expect(await second.ended).toBe(1);
	expect(linesForPeople(second)).toEqual([
		expect.stringMatching(/^The server cannot start: Another server or staff command /),
	]);
	expect(second.output.out).toBe('');
	const { publishable: key } = await keysOf(place);
	const body = { email: 'a@example.org' };
	expect((await send(url, '/rest/v1/newsletter_subscriptions', { key, body })).status).toBe(201);
});

test('of five servers started at once, one serves and four are refused', async () => {
	const starts = Array.from({ length: 5 }, () => place.start());
	const turnedAway = () => starts.filter(({ child }) => child.exitCode === 1);
	await vi.waitUntil(() => turnedAway().length === 4, 120_000);
	const [left] = starts.filter((start) => !turnedAway().includes(start));
	expect(await left?.url()).toMatch(/^http:/);
});
