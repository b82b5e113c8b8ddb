import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#test/attack/test-server.ts';

let server: TestServer;

beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
	await server.admin`delete from contacts`;
	await server.admin`
		insert into contacts (name, email, subject, message)
		select 'N', n || '@example.org', 'S', 'M' from generate_series(1, 3) as n`;
});

const withServiceKey = (method: string, query: string) =>
	server.send(`/rest/v1/contacts${query}`, {
		method,
		...(method !== 'DELETE' && { body: { subject: 'Changed' } }),
		headers: { apikey: server.started.backend.keys.secret },
	});

const subjects = async () => {
	const rows = await server.admin<{ subject: string }[]>`select subject from contacts`;
	return rows.map(({ subject }) => subject);
};

describe.each(['DELETE', 'PATCH', 'PUT'])('%s with the service key', (method) => {
	test.each([
		'',
		'?',
		'?select=id',
		'?limit=1',
		'?order=id&limit=1',
		'?columns=subject',
		'?on_conflict=id&offset=0',
		'?id=',
		'?id',
		'?id=1',
		'?=eq.1',
		'?and=()',
		'?or=',
		'?limit=1&limit=eq.1',
		'?%73elect=eq.1',
	])('%s is refused, and no row is changed', async (query) => {
		const answer = await withServiceKey(method, query);
		expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
			400,
			{ code: 'filter_missing' },
		]);
		expect(await subjects()).toEqual(['S', 'S', 'S']);
	});

	test.each(['?nonsense=eq.1', '?id=nonsense.1', '?select=eq.1&nonsense=is.null'])(
		'%s changes no row either',
		async (query) => {
			expect([400, 405]).toContain((await withServiceKey(method, query)).status);
			expect(await subjects()).toEqual(['S', 'S', 'S']);
		},
	);
});

test('with a filter it changes the matching rows', async () => {
	expect((await withServiceKey('PATCH', '?email=eq.1@example.org')).status).toBe(204);
	expect((await subjects()).sort()).toEqual(['Changed', 'S', 'S']);
	expect((await withServiceKey('DELETE', '?email=in.(2@example.org,3@example.org)')).status).toBe(
		204,
	);
	expect(await subjects()).toEqual(['Changed']);
	const or = '?or=(email.eq.1@example.org,email.eq.9@example.org)';
	expect((await withServiceKey('DELETE', or)).status).toBe(204);
	expect(await subjects()).toEqual([]);
});
