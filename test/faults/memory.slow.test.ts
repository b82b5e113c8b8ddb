import { connect, type Socket } from 'node:net';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryEnvironment, memoryFlags } from '#scripts/run/memory.mjs';
import { makePlace, type Place, type RunningServer } from '#test/faults/running-server.ts';
import {
	dropTestDatabases,
	jwtSecret,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

const APPLICATIONS = 1_500;
/**
 * Three such texts have forty-five thousand bytes: the maximum length, with three bytes for each character.
 */
const text = '€'.repeat(5_000);
const publishableKey = 'publishable-key-of-the-tests';
const secretKey = 'secret-key-of-the-tests';
/** In addition to the memory after the start. */
const MOST_MEGABYTES = 300;
const MOST_MEGABYTES_OF_LISTS = 450;

let started: TestBackend;
let place: Place;
let server: RunningServer;
let url: string;
let token: string;

/** The real process with the memory limit of `npm start`, and an account of seventy megabytes. */
beforeAll(async () => {
	started = await startTestBackend({ publishableKey, secretKey });
	const person = await signedUp(started.backend, 'much@example.org');
	token = person.token;
	const admin = postgres(started.adminUrl, { max: 1 });
	// Without the triggers, which would compare each row with all others and send mails.
	await admin`alter table public.applications disable trigger user`;
	await admin`
		insert into public.applications
			(user_id, program_type, motivation, experience, availability, answer_due_on)
		select ${person.id}, 'london', ${text}, ${text}, n || ${text.slice(4)}, '2027-01-01'
		from generate_series(1, ${APPLICATIONS}) as n`;
	await admin`alter table public.applications enable trigger user`;
	await admin.end();
	place = await makePlace();
	const env = { JWT_SECRET: jwtSecret, PUBLISHABLE_KEY: publishableKey, SECRET_KEY: secretKey };
	server = place.start(
		{
			...env,
			...memoryEnvironment,
			DATABASE_URL: started.adminUrl,
			TRUST_PROXY: '1',
			STOP_DELAY: '0',
		},
		memoryFlags,
	);
	url = await server.url();
});
afterAll(async () => {
	await place.clear();
	await started.close();
	await dropTestDatabases();
});

/** In megabytes. */
async function resident(): Promise<number> {
	const metrics = await (await fetch(`${url}/metrics`)).text();
	const bytes = /^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1];
	return Number(bytes) / 1_048_576;
}

/** Sends a request on a new connection, and reads only the beginning of the response. */
async function unread(path: string): Promise<Socket> {
	const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
	const headers = `Host: a\r\napikey: ${publishableKey}\r\nAuthorization: Bearer ${token}`;
	socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\nX-Forwarded-For: 10.0.0.1\r\n\r\n`);
	// Waits for the first data, or until the server closes the connection.
	await new Promise<void>((begun) => socket.once('close', begun).once('data', () => begun()));
	return socket.pause();
}

/** @returns the server's peak memory in megabytes, until five seconds later */
async function mostFor(path: string, count: number): Promise<number> {
	const before = await resident();
	let most = 0;
	let until = Number.POSITIVE_INFINITY;
	const asked = Promise.all(Array.from({ length: count }, () => unread(path)));
	void asked.then(() => {
		until = performance.now() + 5_000;
	});
	while (performance.now() < until) most = Math.max(most, (await resident()) - before);
	expect((await fetch(url)).status).toBe(200);
	for (const socket of await asked) socket.destroy();
	return most;
}

test('thirty unread copies of seventy megabytes need a few pages each', async () => {
	expect(await mostFor('/account/data', 30)).toBeLessThan(MOST_MEGABYTES);
});

test('three hundred unread lists do not fill the memory', async () => {
	const path = '/rest/v1/applications?select=*&limit=100';
	// 1.4 GB without the bounds. With them the heap (160), its young generation (48), what waits to be read (48)
	// and the lists that are being read fill up before they are collected: 180 to 370 on an idle machine.
	expect(await mostFor(path, 300)).toBeLessThan(MOST_MEGABYTES_OF_LISTS);
});
