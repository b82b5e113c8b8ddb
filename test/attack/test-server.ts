import { connect } from 'node:net';
import { pino } from 'pino';
import postgres, { type Sql } from 'postgres';
import { createApp } from '#server/app.ts';
import type { RunningConfig } from '#server/config.ts';
import { type HttpServer, listen } from '#server/http/connections/http-server.ts';
import type { Render } from '#server/site/render.ts';
import { callInit } from '#test/api-client.ts';
import {
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';
import { fakeSite } from '#test/servers/fake-site.ts';

type RequestOptions = {
	method?: string;
	/** Sent as JSON; `raw` is sent unchanged. */
	body?: unknown;
	raw?: BodyInit;
	token?: string | undefined;
	headers?: Record<string, string>;
};

export type TestResponse = { status: number; text: string; headers: Headers };

/** The whole server on a port, with a real database, as an attacker on the network can reach it. */
export type TestServer = {
	url: string;
	port: number;
	started: TestBackend;
	/** The migrating role, to read the rows directly. */
	admin: Sql;
	/** Every line that was logged. */
	log(): string[];
	send(path: string, sent?: RequestOptions): Promise<TestResponse>;
	/** Sends bytes unchanged, and returns everything received until the connection is closed. */
	wire(...parts: (string | Buffer)[]): Promise<string>;
	person(email: string): ReturnType<typeof signedUp>;
	close(): Promise<void>;
};

export async function startTestServer(
	overrides: Partial<RunningConfig> = {},
	render?: Render,
): Promise<TestServer> {
	const started = await startTestBackend({ rateLimits: false, ...overrides });
	const lines: string[] = [];
	const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
	const lifecycle = { stopping: false };
	const site = await fakeSite(started.config.siteUrl, render);
	const app = createApp(started.config, started.backend, site, { log, lifecycle });
	const { trustProxy } = started.config;
	const httpServer = await listen('127.0.0.1', 0, lifecycle, app.fetch, { trustProxy });
	const admin = postgres(started.adminUrl, { max: 1, onnotice: () => {} });
	const url = `http://127.0.0.1:${httpServer.port}`;
	return {
		url,
		port: httpServer.port,
		started,
		admin,
		log: () => [...lines, ...started.log.lines],
		send: (path, sent) => send(url + path, started.backend.keys.publishable, sent),
		wire: (...parts) => wire(httpServer.port, parts),
		person: (email) => signedUp(started.backend, email),
		close: () => close(httpServer, admin, started),
	};
}

async function send(url: string, key: string, sent: RequestOptions = {}): Promise<TestResponse> {
	const { raw, headers, ...call } = sent;
	const json = { 'Content-Type': 'application/json' };
	const init =
		raw === undefined
			? callInit({ ...call, key, ...(headers && { headers }) })
			: callInit({ method: 'POST', ...call, key, headers: { ...json, ...headers } });
	const response = await fetch(url, {
		...init,
		...(raw !== undefined && { body: raw, duplex: 'half' }),
	});
	return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Until a busy server answers. */
const LONGEST_WAIT_MS = 20_000;
/** After an answer, until another one must have come. */
const MOST_SILENT_MS = 1_500;

function wire(port: number, parts: (string | Buffer)[]): Promise<string> {
	return new Promise((resolve) => {
		const chunks: Buffer[] = [];
		const socket = connect(port, '127.0.0.1');
		const done = () => {
			socket.destroy();
			resolve(Buffer.concat(chunks).toString('latin1'));
		};
		socket.on('data', (chunk) => {
			chunks.push(chunk);
			socket.setTimeout(MOST_SILENT_MS);
		});
		// The server may disconnect while we are sending, which is a valid response.
		socket.on('error', done).on('close', done).setTimeout(LONGEST_WAIT_MS, done);
		for (const part of parts) socket.write(part);
	});
}

async function close(httpServer: HttpServer, admin: Sql, started: TestBackend): Promise<void> {
	await httpServer.close(0);
	await admin.end();
	await started.close();
	await dropTestDatabases();
}

/** Words that only internal errors of the server contain. */
export const INSIDE =
	/\bat \S+ \(|node_modules|\/work\/|\.ts:\d|\bselect\b.+\bfrom\b|\binsert into\b|pg_|auth\.users|postgres(ql)?:\/\/|sb_secret_|relation "|column "|syntax error/i;
