import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SITE } from '#test/servers/fake-backend.ts';
import { app, backend, call, contact, open, reached, TOKEN } from '#test/servers/gateway.ts';
import { relay } from './answer.ts';

beforeEach(() => open());

describe('the response', () => {
	const answered = async (status: number, body: unknown, headers: Record<string, string> = {}) => {
		open({}, () => Response.json(body, { status, headers }));
		return call('/rest/v1/contacts', { body: contact });
	};

	test('has no header of the backend and is not cached', async () => {
		const { headers, text } = await answered(200, [{ a: 1 }], { Server: 'x', 'Set-Cookie': 'a=b' });
		expect(text).toBe('[{"a":1}]');
		expect(Object.fromEntries(headers)).toEqual({
			'cache-control': 'no-store',
			'content-type': 'application/json',
		});
	});

	test('to a duplicate retains its code and repeats no value', async () => {
		const { status, json } = await answered(409, {
			code: '23505',
			message: 'duplicate key value violates unique constraint',
			details: 'Key (email)=(a@b.example) already exists.',
		});
		expect([status, json.code, json.details]).toEqual([409, '23505', null]);
	});

	test.each([
		[400, { code: '23514', message: 'new row violates check constraint "x"' }, 400, '23514'],
		[400, { code: '22P02', message: 'invalid input syntax for type uuid: "x"' }, 400, '22P02'],
		[500, { code: '53300', message: 'too many connections' }, 503, 'unavailable'],
		[500, { code: 'SUP', message: 'Error: connect ECONNREFUSED 127.0.0.1:1' }, 503, 'unavailable'],
		[503, { code: 'x', message: 'y' }, 503, 'unavailable'],
		[500, { code: 'SUP', message: 'TypeError: at secret.ts:1' }, 500, 'unexpected_failure'],
		[502, '<html>', 500, 'unexpected_failure'],
	])('%i %j becomes %i %s', async (from, body, status, code) => {
		const { status: got, json, text } = await answered(from, body);
		expect([got, json.code]).toEqual([status, code]);
		expect(text).not.toMatch(/constraint|ECONN|secret|syntax|html/);
	});

	test('of the auth API retains its format', async () => {
		open({}, () =>
			Response.json(
				{ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials', x: 1 },
				{ status: 400 },
			),
		);
		const { json } = await call('/auth/v1/token?grant_type=password', {
			body: { email: 'a@b.example', password: 'x' },
		});
		expect(json).toEqual({
			code: 400,
			error_code: 'invalid_credentials',
			msg: 'Invalid login credentials',
		});
	});
});

describe('accounts', () => {
	test('a new name or a refused password ends no session', async () => {
		const change = { method: 'PUT', headers: { Authorization: TOKEN } };
		open({}, () => Response.json({}));
		await call('/auth/v1/user', { ...change, body: { data: { full_name: 'B' } } });
		expect(reached()).toBe(1);
		open({}, () => Response.json({}, { status: 401 }));
		await call('/auth/v1/user', { ...change, body: { password: 'abcdefg' } });
		expect(reached()).toBe(1);
	});

	test('an old link redirects to our page and sends nothing to the backend', async () => {
		open({}, () => Response.json({}));
		const path = '/auth/v1/verify?type=signup&token=abc&redirect_to=https://evil.example';
		const response = await app.request(path);
		const target = `${SITE}/auth/confirm#type=signup&code=abc`;
		expect([response.status, response.headers.get('location')]).toEqual([303, target]);
		expect(reached()).toBe(0);
	});

	test.each([
		['/apply?type=london', `${SITE}/apply?type=london`],
		['https://evil.example/apply', null],
	])('the destination %s is forwarded as %s', async (to, sent) => {
		open({}, () => Response.json({}));
		const path = `/auth/v1/recover?redirect_to=${encodeURIComponent(to)}`;
		await call(path, { body: { email: 'ada@a.example' } });
		await vi.waitUntil(() => reached() === 1, 20_000);
		const url = new URL(backend.requests[0]?.url ?? '');
		expect(url.searchParams.get('redirect_to')).toBe(sent);
	});
});

test('a read-only database is 503, with when to try again', async () => {
	const body = { code: '25006', message: 'cannot execute INSERT in a read-only transaction' };
	const answer = await relay(Response.json(body, { status: 405 }), 'rest');
	expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
	expect(await answer.text()).not.toContain('INSERT');
});
