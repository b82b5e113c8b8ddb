import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionFetch } from './session-fetch.ts';

beforeEach(() => vi.stubGlobal('window', {}));
afterEach(() => vi.unstubAllGlobals());

const answers = (body: BodyInit | null, init?: ResponseInit) =>
	vi.stubGlobal('fetch', async () => new Response(body, init));

test('a session comes without the moment of its end by the server’s clock', async () => {
	answers(JSON.stringify({ access_token: 'a', expires_in: 3600, expires_at: 1_900_000_000 }), {
		headers: { 'X-Request-Id': 'one' },
	});
	const response = await sessionFetch('https://site.example/auth/v1/token');
	expect(await response.json()).toEqual({ access_token: 'a', expires_in: 3600 });
	expect(response.headers.get('X-Request-Id')).toBe('one');
});

test.each([
	['an account', JSON.stringify({ id: 'a', expires_at: 1 }), 200],
	['a refusal', JSON.stringify({ code: 'bad_jwt', expires_in: 1, expires_at: 1 }), 401],
	['no JSON', 'fine', 200],
	['nothing', null, 204],
])('%s stays as it is', async (_, body, status) => {
	answers(body, { status });
	const response = await sessionFetch('https://site.example/auth/v1/user');
	expect([response.status, await response.text()]).toEqual([status, body ?? '']);
});

test('a sign-in that the page has asked for is not asked for again', async () => {
	const body = '{"email":"a@b.example"}';
	const asked = Response.json({ access_token: 'ahead', expires_in: 3600, expires_at: 1 });
	vi.stubGlobal('window', {
		ahead: async (_: unknown, __: string, init: RequestInit) =>
			init.body === body ? asked : undefined,
	});
	answers('{}');
	const token = 'https://site.example/auth/v1/token?grant_type=password';
	const taken = await sessionFetch(token, { method: 'POST', body });
	expect(await taken.json()).toEqual({ access_token: 'ahead', expires_in: 3600 });
	expect(await (await sessionFetch(token, { method: 'POST', body: '{}' })).json()).toEqual({});
});
