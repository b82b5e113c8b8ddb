import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverFetch } from './server-fetch.ts';

const ours = 'The server cannot be reached. Check your connection and try again.';
const serverMessage = 'The service is not available at the moment.';

beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const answering = (answer: () => Response | Promise<Response>) =>
	vi.stubGlobal('fetch', async () => answer());

async function signInMessage() {
	const client = new AuthClient({ url: 'http://here/auth/v1', fetch: serverFetch });
	const { error } = await client.signInWithPassword({ email: 'a@b.example', password: 'secret1' });
	return error?.message;
}

async function insertMessage() {
	const client = new PostgrestClient('http://here/rest/v1', { fetch: serverFetch });
	return (await client.from('contacts').insert({})).error?.message;
}

describe.each([
	['signing in', signInMessage],
	['an insert', insertMessage],
])('%s', (_, words) => {
	test.each([
		['Chrome', 'Failed to fetch'],
		['Firefox', 'NetworkError when attempting to fetch resource.'],
		['Safari', 'Load failed'],
	])('without a response returns our message in %s', async (_browser, message) => {
		answering(() => Promise.reject(new TypeError(message)));
		expect(await words()).toBe(ours);
	});

	test.each([
		['GoTrue', { code: 503, error_code: 'unavailable', msg: serverMessage }],
		['PostgREST', { code: 'unavailable', message: serverMessage, details: null, hint: null }],
	])('returns the server’s message in the format of %s', async (_api, body) => {
		answering(() => Response.json(body, { status: 503 }));
		expect(await words()).toBe(serverMessage);
	});

	test('has a message if a proxy answers with a page', async () => {
		answering(() => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }));
		expect(await words()).toBe(ours);
	});
});

describe('a server that is silent', () => {
	beforeEach(() => vi.useFakeTimers());
	afterEach(() => vi.useRealTimers());
	const silent = (_input: unknown, init?: RequestInit) =>
		new Promise<Response>((_, reject) => {
			init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
		});

	test('is given up after 30 seconds, in words and with a code of its own', async () => {
		vi.stubGlobal('fetch', silent);
		const answer = serverFetch('http://here/rest/v1/contacts', { method: 'POST', signal: null });
		await vi.advanceTimersByTimeAsync(30_000);
		const response = await answer;
		expect(response.status).toBe(503);
		expect(await response.json()).toEqual({
			code: 'no_answer_in_time',
			message: 'The server has not answered for 30 seconds. Try again: nothing is stored twice.',
		});
	});

	test('is waited for until then, and no timer outlives an answer', async () => {
		let answer = (_: Response) => {};
		vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
		const answered = serverFetch('http://here/');
		await vi.advanceTimersByTimeAsync(29_999);
		answer(new Response('well'));
		expect(await (await answered).text()).toBe('well');
		expect(vi.getTimerCount()).toBe(0);
	});
});

test('other responses are returned unchanged', async () => {
	const answer = Response.json({ code: '23505', message: 'duplicate' }, { status: 409 });
	answering(() => answer);
	expect(await serverFetch('http://here/rest/v1/contacts')).toBe(answer);
});

test('a failure keeps its code and its headers', async () => {
	const headers = { 'Retry-After': '5' };
	answering(() =>
		Response.json({ code: 'unavailable', message: serverMessage }, { status: 503, headers }),
	);
	const response = await serverFetch('http://here/rest/v1/contacts');
	expect(response.headers.get('Retry-After')).toBe('5');
	expect(await response.json()).toEqual({ code: 'unavailable', message: serverMessage });
});

test('an abort by the caller is thrown', async () => {
	answering(() => Promise.reject(new DOMException('stopped', 'AbortError')));
	await expect(serverFetch('http://here/')).rejects.toThrow('stopped');
});
