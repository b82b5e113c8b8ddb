import { afterEach, describe, expect, test, vi } from 'vitest';
import { callAhead } from './call-ahead.ts';

afterEach(() => vi.unstubAllGlobals());

const takeAhead = async (path: string, token: string) => window.ahead?.(path, token);

const asked: [path: string, authorization: string][] = [];

/** Runs the script of a page's head. @param expires in seconds from now */
function runInHead(search: string, expires: number, answer = async () => Response.json({})) {
	asked.length = 0;
	const session = { access_token: 'token', expires_at: Date.now() / 1_000 + expires };
	vi.stubGlobal('window', {});
	vi.stubGlobal('location', { search });
	vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(session) });
	vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
		asked.push([path, headers.Authorization ?? '']);
		return answer();
	});
	const calls = [
		{ path: '/of-all' },
		{ path: '/list', tab: 'applications', queried: true as const },
		{ path: '/other', tab: 'overview' },
		{ path: '/near', tab: 'applications', queried: true as const, and: { near: '7' } },
	];
	// biome-ignore lint/security/noGlobalEval: as the page runs its text
	globalThis.eval(callAhead(calls));
}

describe('the head of a page', () => {
	test('asks what its open tab shows, with the filters of the address', () => {
		runInHead('?stars=3&stars=2&tab=applications', 3_600);
		expect(asked).toEqual([
			['/api/of-all', 'Bearer token'],
			['/api/list?stars=3&stars=2', 'Bearer token'],
			['/api/near?stars=3&stars=2&near=7', 'Bearer token'],
		]);
	});

	test('asks nothing with a session that has to be renewed before', async () => {
		runInHead('?tab=applications', 60);
		expect(asked).toEqual([]);
		expect(await takeAhead('/api/of-all', 'token')).toBe(undefined);
	});
});

describe('an answer', () => {
	test('is taken once, and by the session alone that has asked, for a call that is no other', async () => {
		runInHead('', 3_600);
		expect(await window.ahead?.('/api/of-all', 'token', { method: 'POST' })).toBe(undefined);
		expect(await takeAhead('/api/of-all', 'another')).toBe(undefined);
		expect((await takeAhead('/api/of-all', 'token'))?.status).toBe(200);
		expect(await takeAhead('/api/of-all', 'token')).toBe(undefined);
	});

	test.each([
		['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
		['a fault of the server', async () => new Response(null, { status: 503 })],
	])('that is %s is asked for again', async (_, answer) => {
		runInHead('', 3_600, answer);
		expect(await takeAhead('/api/of-all', 'token')).toBe(undefined);
	});
});
