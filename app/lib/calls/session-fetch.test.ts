import { afterEach, expect, test, vi } from 'vitest';
import { sessionFetch } from './session-fetch.ts';

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
