import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKey } from '#server/deeds/connections/company-keys.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';

/*
 * What a developer does who has read docs/employers-api.md: a client is generated from the description that is served, the
 * program of that text is compiled with it, and run against a server. The folder is in ours, where its packages are found.
 */

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/generated-client');
const at = (name: string) => join(folder, name);
const write = (name: string, content: string) => writeFile(at(name), content);
const node = (...args: string[]) =>
	promisify(execFile)(process.execPath, args, {
		cwd: root,
		env: { ...process.env, KEY: key, INTERNSHIP: internship },
	});

let close: TestApi['close'];
let server: Server;
let url = '';
let internship = '';
let key = '';

beforeAll(async () => {
	const api = await startTestApi();
	({ close } = api);
	const world = employerWorld(api.started, api.admin);
	const { id, employer } = await world.employer('owner@example.org', 'Tidewell Systems');
	internship = await world.publish(employer, 'loom-intern');
	key = (await makeKey(api.started.backend.sql, { person: id, name: 'Greenhouse' })).key;
	server = createServer(getRequestListener(api.app.fetch)).listen(0, '127.0.0.1');
	await once(server, 'listening');
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	await mkdir(folder, { recursive: true });
});
afterAll(async () => {
	await rm(folder, { recursive: true, force: true });
	server.closeAllConnections();
	server.close();
	await close();
});

test('a generated client compiles, and makes the calls of the text for developers', async () => {
	const description = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as object;
	const servers = [{ url: `${url}/api/v1` }];
	await write('openapi.json', JSON.stringify({ ...description, servers }));
	await node('node_modules/oazapfts/dist/cli.js', at('openapi.json'), at('employer-api.ts'));
	const text = await readFile(join(root, 'docs/employers-api.md'), 'utf8');
	const [, program = ''] = /```ts\n([\s\S]*?)```/.exec(text) ?? [];
	await write('program.ts', program);
	await write(
		'tsconfig.json',
		JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }),
	);
	const compiled = await node('node_modules/typescript/bin/tsc', '-p', folder).catch(
		(error: { stdout: string }) => error,
	);
	expect(compiled.stdout).toBe('');
	const { stdout } = await node(at('program.ts'));
	expect(stdout).toMatch(/^Missing: \[[^\]]*'starts_on'/);
	expect(stdout.slice(stdout.indexOf(']') + 2)).toBe(
		'Read it again: changed\nNow: paused\nNew applications: 0\n',
	);
});
