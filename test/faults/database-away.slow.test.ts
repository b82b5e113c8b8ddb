import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect, waitForPostgres } from '#server/postgres/database.ts';
import { send } from '#test/api-client.ts';
import { makePostgres, type OtherPostgres } from '#test/faults/other-postgres.ts';
import {
	fatal,
	freePort,
	keysOf,
	linesForPeople,
	type Place,
	postmaster,
} from '#test/faults/running-server.ts';
import { testLog } from '#test/servers/backend.ts';
import { makePreparedPlace } from '#test/servers/prepared-place.ts';

let place: Place;
let other: OtherPostgres;
let rows = 0;

beforeAll(async () => {
	place = await makePreparedPlace();
	other = await makePostgres();
});
afterEach(() => other.stop());
afterAll(async () => {
	await place.clear();
	await other.clear();
});

async function subscribe(url: string): Promise<number> {
	const { publishable: key } = await keysOf(place);
	const body = { email: `a${++rows}@example.org` };
	return (await send(url, '/rest/v1/newsletter_subscriptions', { key, body })).status;
}
const status = async (url: string, path: string) => (await fetch(url + path)).status;

describe('an external Postgres', () => {
	test('that is stopped causes 503 while pages are served, and works again once it is back', async () => {
		await other.start();
		const server = place.start({ DATABASE_URL: other.url() });
		const url = await server.url();
		expect(await subscribe(url)).toBe(201);
		await other.stop();
		const before = performance.now();
		expect(await subscribe(url)).toBe(503);
		expect(await status(url, '/healthz')).toBe(503);
		expect(await status(url, '/readyz')).toBe(503);
		expect(performance.now() - before).toBeLessThan(15_000);
		expect(await status(url, '/')).toBe(200);
		await other.start();
		await vi.waitUntil(async () => (await subscribe(url)) === 201, 60_000);
		await vi.waitUntil(async () => (await status(url, '/readyz')) === 200, 60_000);
		expect(await server.stop()).toBe(0);
	});

	test('that becomes read-only causes 503 with words in the log, and works again afterwards', async () => {
		await other.start();
		const server = place.start({ DATABASE_URL: other.url() });
		const url = await server.url();
		const { publishable: key } = await keysOf(place);
		const account = { email: 'reader@example.org', password: 'correct horse' };
		expect((await send(url, '/auth/v1/signup', { key, body: account })).status).toBe(200);
		const admin = connect(other.url(), { max: 1 });
		const readOnly = async (value: 'on' | 'off') => {
			await admin.unsafe('set default_transaction_read_only = off');
			await admin.unsafe(`alter system set default_transaction_read_only = ${value}`);
			await admin`select pg_reload_conf()`;
		};
		await readOnly('on');
		await vi.waitUntil(async () => (await status(url, '/healthz')) === 503, 30_000);
		expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
			database: true,
			writes: false,
		});
		const body = { email: 'late@example.org' };
		const calls = [
			['/rest/v1/newsletter_subscriptions', { key, body }],
			['/auth/v1/signup', { key, body: { ...account, email: 'other@example.org' } }],
		] as const;
		for (const [path, sent] of calls) {
			const answer = await send(url, path, sent);
			expect([path, answer.status]).toEqual([path, 503]);
			expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
		}
		expect(await status(url, '/')).toBe(200);
		expect(await status(url, '/internships.json?q=data')).toBe(200);
		expect(server.output.err).toContain(
			'"code":"25006","why":"the database takes no changes: it is read-only"',
		);
		await readOnly('off');
		await admin.end();
		await vi.waitUntil(async () => (await subscribe(url)) === 201, 60_000);
		await vi.waitUntil(async () => (await status(url, '/readyz')) === 200, 60_000);
		expect(await server.stop()).toBe(0);
	});

	test('that starts after the server is waited for, with a log line', async () => {
		const server = place.start({ DATABASE_URL: other.url() });
		await vi.waitUntil(() => server.output.err.includes('waiting for the database at 127'), 30_000);
		expect(server.output.err).not.toContain('superuser');
		await other.start();
		expect(await subscribe(await server.url())).toBe(201);
		expect(await server.stop()).toBe(0);
	});

	test('that refuses the credentials is not waited for', async () => {
		await other.start();
		const server = place.start({ DATABASE_URL: other.url('postgres', 'wrong') });
		expect(await server.ended).toBe(1);
		expect(linesForPeople(server)).toEqual([
			expect.stringMatching(
				/^The server cannot start: the database at 127\.0\.0\.1:\d+ refuses us \(28P01\)\.$/,
			),
		]);
		expect(fatal(server)).toMatchObject({
			release: expect.stringMatching(/^\d+\.\d+\.\d+/),
			causes: [{ name: 'Error' }, { name: 'PostgresError', code: '28P01' }],
		});
	});

	test('that never starts ends in a one-line error, and the wait can be stopped', async () => {
		const nowhere = `postgres://a:secret@127.0.0.1:${await freePort()}/c`;
		await expect(waitForPostgres(nowhere, testLog(), 1_000)).rejects.toThrow(
			/^the database at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)\.$/,
		);
		const server = place.start({ DATABASE_URL: nowhere });
		await vi.waitUntil(() => server.output.err.includes('waiting'), 30_000);
		expect(await server.stop()).toBe(0);
	});
});

test('the embedded Postgres is restarted after it was killed, with only 503 and 201 meanwhile', async () => {
	const url = await place.start().url();
	expect(await subscribe(url)).toBe(201);
	const killed = (await postmaster(place)) ?? 0;
	process.kill(killed, 'SIGKILL');
	const answers: number[] = [];
	await vi.waitUntil(
		async () => answers.push(await subscribe(url)) && answers.at(-1) === 201,
		60_000,
	);
	expect(answers.slice(0, -1).filter((answer) => answer !== 503)).toEqual([]);
	// A connection's process may answer once more before it notices that the first process is gone.
	await vi.waitUntil(async () => (await postmaster(place)) !== killed, 60_000);
	await vi.waitUntil(async () => (await status(url, '/readyz')) === 200, 60_000);
});
