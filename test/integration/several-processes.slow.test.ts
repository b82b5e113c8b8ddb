import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/postgres/database.ts';
import { loadSecrets } from '#server/secrets.ts';
import { send } from '#test/api-client.ts';
import { mailIdle } from '#test/mail-idle.ts';
import { mailedCode } from '#test/mailed-code.ts';
import { dropTestDatabases, freshDatabase, jwtSecret } from '#test/servers/backend.ts';
import { type MailServer, startMailServer } from '#test/servers/mail-server.ts';
import { writeOnePageBuild } from '#test/servers/one-page-build.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';

vi.setConfig({ testTimeout: 200_000 });

/** Real processes, each with its own folder, on one Postgres and one mail server. */
let folder: string;
let databaseUrl: string;
let mails: MailServer;
/** Also those that never came to listen. */
const children: ChildProcess[] = [];
let servers: StartedServer[];
const key = 'publishable-key-of-the-tests';
const secrets = {
	JWT_SECRET: jwtSecret,
	PUBLISHABLE_KEY: key,
	SECRET_KEY: 'secret-key-of-the-tests',
};

type StartedServer = { url: string; process: ChildProcess };

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'several-'));
	await writeOnePageBuild(folder);
	databaseUrl = (await freshDatabase()).url;
	mails = await startMailServer();
	servers = await Promise.all([start('one'), start('two')]);
});
beforeEach(async () => {
	mails.received.length = 0;
	const sql = connect(databaseUrl, { max: 1 });
	await sql`truncate limits.counts`;
	await sql.end();
});
afterAll(async () => {
	for (const child of children) if (child.kill()) await once(child, 'exit');
	await mails.close();
	await dropTestDatabases();
	await rm(folder, { recursive: true, force: true });
});

function run(name: string, env: Record<string, string> = {}, node: string[] = []): ChildProcess {
	const child = spawn(
		process.execPath,
		[...node, join(import.meta.dirname, '..', '..', 'server', 'main.ts')],
		{
			cwd: folder,
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
			env: {
				...processEnvironment,
				PORT: '0',
				DATA_DIR: join(folder, name),
				DATABASE_URL: databaseUrl,
				...mails.settings,
				LOG_LEVEL: 'error',
				...secrets,
				...env,
			},
		},
	);
	children.push(child);
	return child;
}

async function start(name: string, node: string[] = []): Promise<StartedServer> {
	const child = run(name, {}, node);
	let output = '';
	child.stderr?.on('data', (text) => {
		output += text;
	});
	const ended = once(child, 'close').then(([code, signal]) => {
		throw new Error(`The server ${name} ended before it listened (${code ?? signal}): ${output}`);
	});
	const [line] = await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended]);
	return { url: /http:\S+/.exec(String(line))?.[0] ?? '', process: child };
}

const post = ({ url }: StartedServer, path: string, body: object) => send(url, path, { key, body });
const at = (number: number) => servers[number % servers.length] as StartedServer;
/** From an address of its own: an address is sent one acknowledgement an hour. */
const write = (to: StartedServer, message: string) =>
	post(to, '/rest/v1/contacts', {
		name: 'A',
		email: `${randomUUID()}@example.org`,
		subject: 'S',
		message,
	});
const ids = () => mails.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
async function idle(state?: { killed: boolean }): Promise<void> {
	const sql = connect(databaseUrl, { max: 1 });
	await mailIdle(sql, state);
	await sql.end();
}

test('both start at once on an empty database', async () => {
	for (const { url } of servers) expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

describe('mails are sent once', () => {
	test('for rows and for accounts, from either server', async () => {
		const rows = Array.from({ length: 6 }, (_, number) => write(at(number), `Once ${number}`));
		const accounts = Array.from({ length: 6 }, (_, number) =>
			post(at(number), '/auth/v1/signup', {
				email: `person-${number}@example.org`,
				password: 'correct horse',
			}),
		);
		for (const answer of await Promise.all([...rows, ...accounts])) expect(answer.ok).toBe(true);
		await vi.waitUntil(() => mails.received.length >= 18, 60_000);
		await idle();
		expect(ids()).toHaveLength(18);
		expect(new Set(ids()).size).toBe(18);
	});

	test('also for rows that a killed server had acknowledged', async () => {
		const doomed = await start('three');
		const answers = await Promise.all(
			Array.from({ length: 5 }, (_, number) => write(doomed, `Last words ${number}`)),
		);
		doomed.process.kill('SIGKILL');
		expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
		await idle({ killed: true });
		// The mail being sent at the time may arrive twice, with the same Message-ID.
		expect(new Set(ids()).size).toBe(10);
	});
});

test('a session from one server is valid on the other, and ends on both', async () => {
	const account = { email: 'person-0@example.org', password: 'correct horse' };
	const sql = connect(databaseUrl, { max: 1 });
	await sql`update auth.users set email_confirmed_at = now() where email = ${account.email}`;
	await sql.end();
	const session = (await (
		await post(at(0), '/auth/v1/token?grant_type=password', account)
	).json()) as { access_token: string; refresh_token: string };
	const headers = { apikey: key, Authorization: `Bearer ${session.access_token}` };
	expect((await fetch(`${at(1).url}/auth/v1/user`, { headers })).status).toBe(200);
	await fetch(`${at(1).url}/auth/v1/logout?scope=global`, { method: 'POST', headers });
	const { refresh_token } = session;
	const path = '/auth/v1/token?grant_type=refresh_token';
	expect((await post(at(0), path, { refresh_token })).status).toBe(400);
});

test('a process whose clock is a minute ahead shares sessions, links and mails with the others', async () => {
	const ahead = await start('ahead', [
		'--import',
		`data:text/javascript,${encodeURIComponent(FAST)}`,
	]);
	const account = { email: 'clocks@example.org', password: 'correct horse' };
	expect((await post(ahead, '/auth/v1/signup', account)).status).toBe(200);
	// Lines of a mail are broken, and its signs of equality written as numbers.
	const text = () =>
		(mails.received.find(({ to }) => to.includes(account.email))?.raw ?? '')
			.replaceAll('=\r\n', '')
			.replaceAll('=3D', '=');
	await vi.waitUntil(() => text() !== '', 60_000);
	expect((await post(at(0), '/auth/v1/verify', mailedCode(text()))).status).toBe(200);
	for (const [from, to] of [
		[ahead, at(0)],
		[at(0), ahead],
	] as const) {
		const signedIn = await post(from, '/auth/v1/token?grant_type=password', account);
		const session = (await signedIn.json()) as { access_token: string; refresh_token: string };
		const headers = { apikey: key, Authorization: `Bearer ${session.access_token}` };
		for (const { url } of [from, to])
			expect((await fetch(`${url}/auth/v1/user`, { headers })).status).toBe(200);
		const { refresh_token } = session;
		const path = '/auth/v1/token?grant_type=refresh_token';
		expect((await post(to, path, { refresh_token })).status).toBe(200);
	}
	for (const server of [ahead, at(0)]) expect((await write(server, 'Clocks')).status).toBe(201);
	await vi.waitUntil(() => mails.received.length >= 5, 60_000);
	await idle();
	expect(ids()).toHaveLength(5);
	expect(new Set(ids()).size).toBe(5);
	ahead.process.kill();
	await once(ahead.process, 'exit');
});

const FAST = `const now = Date.now, Real = Date;
	globalThis.Date = class Date extends Real {
		constructor(...given) { given.length ? super(...given) : super(now() + 60_000); }
		static now() { return now() + 60_000; }
	};`;

describe('secrets', () => {
	test('a server with another one is refused and does not lock out the others', async () => {
		const other = run('other', { JWT_SECRET: 'another-secret-than-the-servers-at-work' });
		let output = '';
		other.stderr?.on('data', (text) => {
			output += text;
		});
		expect((await once(other, 'close'))[0]).toBe(1);
		expect(output).toContain('another JWT_SECRET');
		expect(output).not.toContain('another-secret-than');
		for (const server of servers) expect((await write(server, 'Still here')).status).toBe(201);
		await vi.waitUntil(() => mails.received.length === 4, 60_000);
	});

	test('that are created by several at once in one folder are the same for all', async () => {
		const config = readConfig({ DATA_DIR: join(folder, 'shared') });
		const made = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(config)));
		expect(new Set(made.map((each) => JSON.stringify(each))).size).toBe(1);
	});
});

// Last, as each server remembers clients that were over a limit.
describe('limits count together', () => {
	test('messages of one network, whichever server takes them', async () => {
		const points = 60;
		const answers = await Promise.all(
			Array.from({ length: points + 4 }, (_, number) => write(at(number), `Message ${number}`)),
		);
		const statuses = answers.map(({ status }) => status).sort();
		expect(statuses).toEqual([...Array(points).fill(201), ...Array(4).fill(429)]);
		for (const server of servers) expect((await write(server, 'one more')).status).toBe(429);
		await vi.waitUntil(() => mails.received.length === 2 * points, 60_000);
	});

	test('thirty attempts for verify, and ten for a password', async () => {
		const guess = (number: number) =>
			post(at(number), '/auth/v1/verify', { type: 'signup', token_hash: '1' });
		const signIn = (number: number) =>
			post(at(number), '/auth/v1/token?grant_type=password', {
				email: 'a@example.org',
				password: 'x',
			});
		for (const [ask, allowed] of [
			[guess, 30],
			[signIn, 10],
		] as const) {
			const answers = [];
			for (let number = 0; number < allowed + 4; number += 1) answers.push(await ask(number));
			expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
		}
	});
});
