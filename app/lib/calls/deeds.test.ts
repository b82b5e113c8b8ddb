import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deed } from './call-api.ts';
import { doDeed } from './deeds.ts';

const fetched = vi.fn();

beforeEach(() => {
	vi.stubGlobal('window', {});
	vi.stubGlobal('location', { origin: 'http://here', pathname: '/alerts', search: '?new=1' });
	vi.stubGlobal('fetch', fetched);
	vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	fetched.mockReset();
});

/** What the action returns once the server has answered with this status. */
function actionAnswer(status: number, opens?: string) {
	fetched.mockImplementation(async (address: string) =>
		address === '/config.json'
			? Response.json({ supabaseKey: 'key' })
			: Response.json({ id: 'one', code: 'so', message: 'In words.' }, { status }),
	);
	const request = new Request('http://here/alerts', {
		method: 'POST',
		body: JSON.stringify(deed('/alerts', { query: 'law' }, opens)),
	});
	return doDeed({ request } as Parameters<typeof doDeed>[0]);
}

test('a deed is the call under /api, with its body', async () => {
	await actionAnswer(200);
	const [address, init] = fetched.mock.lastCall ?? [];
	expect([address, init.method, init.body]).toEqual(['/api/alerts', 'POST', '{"query":"law"}']);
});

describe('the screen is loaded again', () => {
	test.each([
		[200, 200],
		[404, 200],
		[409, 200],
		[400, 400],
		[401, 401],
		[503, 503],
	])('or not after %i: the router is told %i', async (status, told) => {
		expect(await actionAnswer(status)).toHaveProperty('init.status', told);
	});

	test('not where the server cannot be reached, which is said in words', async () => {
		const lost = actionAnswer(200);
		fetched.mockRejectedValue(new TypeError('Failed to fetch'));
		expect(await lost).toMatchObject({
			data: { ok: false, message: expect.stringContaining('The server cannot be reached.') },
			init: { status: 503 },
		});
	});
});

describe('another screen is opened', () => {
	test.each([
		['after another', '/other', '/other', null],
		['with the id of the answer', '/other/:id', '/other/one', null],
		['in place of the same one with another query', '/alerts', '/alerts', 'true'],
	])('%s', async (_, opens, address, replaced) => {
		const { headers } = (await actionAnswer(200, opens)) as Response;
		expect([headers.get('Location'), headers.get('X-Remix-Replace')]).toEqual([address, replaced]);
	});

	test.each([
		['where it is the one that is shown', 200, '/alerts?new=1'],
		['after a failure', 409, '/other'],
	])('but not %s', async (_, status, opens) => {
		expect(await actionAnswer(status, opens)).toHaveProperty('init.status', 200);
	});
});
