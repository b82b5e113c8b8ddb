import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKey } from '#server/deeds/connections/company-keys.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { startTestApi, type TestApi } from '#test/servers/test-api.ts';
import { OPERATIONS } from './operations.ts';

/** docs/employers-api.md is what is tested: its examples are sent, one after the other. */
const text = await readFile(join(import.meta.dirname, '../../../docs/employers-api.md'), 'utf8');
const examples = [...text.matchAll(/```http\n([^`]*)```/g)].map(([, block = '']) => {
	const parts = block.trim().split('\n\n');
	const at = parts.findIndex((part) => /^\d{3} /.test(part));
	return {
		request: parts[0] ?? '',
		sent: at === 2 ? parts[1] : undefined,
		answer: parts.slice(at),
	};
});

let app: TestApi['app'];
let close: TestApi['close'];
/** What stands for the names in curly brackets. */
const values: Record<string, string> = {};

beforeAll(async () => {
	let api: TestApi;
	({ app, close } = api = await startTestApi());
	const world = employerWorld(api.started, api.admin);
	const { id, employer } = await world.employer('owner@example.org', 'Tidewell Systems');
	values.internship = await world.publish(employer, 'loom-intern');
	values.key = (await makeKey(api.started.backend.sql, { person: id, name: 'Greenhouse' })).key;
});
afterAll(() => close());

const filled = (template: string) =>
	template.replace(/\{(key|draft|internship)\}/g, (_, name) => values[name] ?? '');
const headersIn = (lines: string[]) =>
	lines.map((line): [string, string] => [
		line.slice(0, line.indexOf(':')),
		line.slice(line.indexOf(':') + 2),
	]);
const withAny = (json: string) =>
	JSON.parse(json, (_, value) => (value === '…' ? expect.anything() : value));

test.for(examples)('$request', async ({ request, sent, answer: [answered = '', body = ''] }) => {
	const [line = '', ...lines] = filled(request).split('\n');
	const [method = '', path = ''] = line.split(' ');
	const response = await app.fetch(
		new Request(`http://127.0.0.1:3999${path}`, {
			method,
			headers: headersIn(lines),
			...(sent !== undefined && { body: sent }),
		}),
	);
	const [status = '', ...headers] = answered.split('\n');
	expect(response.status).toBe(Number.parseInt(status, 10));
	for (const [name, value] of headersIn(headers))
		expect(response.headers.get(name), name).toEqual(value === '…' ? expect.anything() : value);
	const got = (await response.json()) as { id?: string };
	expect(got).toMatchObject(withAny(filled(body)));
	if (response.status === 201) values.draft = got.id ?? '';
});

test('there are examples, and the table has every call', () => {
	expect(examples.length).toBeGreaterThan(5);
	const named = [...text.matchAll(/^\| `([A-Z]+) (\S+)` \|/gm)];
	expect(named.map(([, method, path]) => `${method} ${path}`).toSorted()).toEqual(
		OPERATIONS.map(({ method, path }) => `${method} ${path}`).toSorted(),
	);
});
